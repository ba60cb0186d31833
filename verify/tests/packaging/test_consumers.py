# SPDX-License-Identifier: MIT
"""Projects that use an emitted folder by make, CMake, pkg-config and Meson, installed or as a part of their own build."""

from __future__ import annotations

import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.folder import write_folder
from ecgen.library import Syntax
from support.emitted import need, shell, spec_named, write

PROGRAM = """
#include <f251.h>
int main(void)
{
    uint8_t bytes[F251_FE_BYTES] = {7};
    f251_fe a;
    if (f251_fe_from_bytes(&a, bytes) != 0) { return 1; }
    f251_fe_sqr(&a, &a);
    f251_fe_to_bytes(bytes, &a);
    return bytes[0] == 49 ? 0 : 1;
}
"""
CMAKE = "cmake_minimum_required(VERSION 3.13)\nproject(consumer C)\nadd_executable(consumer main.c)\n"


@pytest.fixture(scope="module", params=list(Syntax))
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("nasm")
    place = tmp_path_factory.mktemp(request.param) / "f251"
    write_folder(place, emit(replace(make_library(spec_named("f251"), None, "all", None), syntax=request.param), "ecgen"))
    return place


@pytest.fixture
def consumer(tmp_path: Path) -> Path:
    (tmp_path / "consumer").mkdir()
    (tmp_path / "consumer" / "main.c").write_text(PROGRAM, encoding="utf-8")
    return tmp_path / "consumer"


def copied(folder: Path, place: Path) -> Path:
    shell("cp", "-r", folder, place)
    return place


@pytest.mark.slow
def test_cmake_installs_a_package_that_is_found(folder: Path, consumer: Path, tmp_path: Path) -> None:
    need("cmake")
    shell("cmake", "-S", folder, "-B", tmp_path / "build", f"-DCMAKE_INSTALL_PREFIX={tmp_path / 'usr'}")
    shell("cmake", "--build", tmp_path / "build", "--target", "install")
    package = "find_package(f251 0 CONFIG REQUIRED)\ntarget_link_libraries(consumer f251::f251)\n"
    (consumer / "CMakeLists.txt").write_text(CMAKE + package, encoding="utf-8")
    shell("cmake", "-S", consumer, "-B", tmp_path / "out", f"-DCMAKE_PREFIX_PATH={tmp_path / 'usr'}")
    shell("cmake", "--build", tmp_path / "out")
    shell(tmp_path / "out" / "consumer")


@pytest.mark.slow
def test_ctest_runs_the_self_test(folder: Path, tmp_path: Path) -> None:
    need("cmake")
    shell("cmake", "-S", folder, "-B", tmp_path / "build")
    shell("cmake", "--build", tmp_path / "build")
    assert "100% tests passed, 0 tests failed out of 1" in shell("ctest", "--test-dir", tmp_path / "build")


@pytest.mark.quick("nasm")
def test_cmake_takes_the_folder_as_a_part(folder: Path, consumer: Path, tmp_path: Path) -> None:
    """Then there is no self-test among the tests of the whole, and nothing of it is installed."""
    need("cmake")
    copied(folder, consumer / "f251")
    (consumer / "CMakeLists.txt").write_text(
        CMAKE + "enable_testing()\nadd_subdirectory(f251)\ntarget_link_libraries(consumer f251::f251)\n"
        "add_test(NAME consumer COMMAND consumer)\n", encoding="utf-8")  # fmt: skip
    shell("cmake", "-S", consumer, "-B", tmp_path / "out", f"-DCMAKE_INSTALL_PREFIX={tmp_path / 'usr'}")
    shell("cmake", "--build", tmp_path / "out")
    assert "100% tests passed, 0 tests failed out of 1" in shell("ctest", "--test-dir", tmp_path / "out")
    shell("cmake", "--install", tmp_path / "out")
    assert not (tmp_path / "usr" / "include").exists()


@pytest.mark.slow
@pytest.mark.parametrize("options", [(), ("NO_ASM=1",)], ids=["with assembly", "portable C"])
def test_make_installs_what_pkg_config_finds(folder: Path, options: tuple[str, ...], consumer: Path, tmp_path: Path) -> None:
    need("pkg-config")
    vendored = copied(folder, tmp_path / "f251")
    shell("make", "-s", "CFLAGS=-O0", f"prefix={tmp_path / 'usr'}", *options, "install", cwd=vendored)
    library = tmp_path / "usr" / "lib"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "f251"], check=True, capture_output=True, text=True,
                           env={**os.environ, "PKG_CONFIG_PATH": str(library / "pkgconfig")}).stdout.split()  # fmt: skip
    assert ("-DF251_NO_ASM" in flags) == bool(options)
    without_library = [flag for flag in flags if not flag.startswith("-l")]
    shell("cc", "-o", "static", "main.c", *without_library, library / "libf251.a", cwd=consumer)
    shell(consumer / "static")
    shell("cc", "-o", "shared", "main.c", *flags, cwd=consumer)
    assert "[libf251.so.0]" in shell("readelf", "--dynamic", consumer / "shared")
    subprocess.run([consumer / "shared"], check=True, env={**os.environ, "LD_LIBRARY_PATH": str(library)})


@pytest.mark.slow
def test_meson_builds_tests_and_is_a_subproject(folder: Path, consumer: Path, tmp_path: Path) -> None:
    need("meson")
    need("ninja")
    (consumer / "subprojects").mkdir()
    copied(folder, consumer / "subprojects" / "f251")
    (consumer / "meson.build").write_text(
        "project('consumer', 'c')\nf251 = subproject('f251').get_variable('f251_dep')\n"
        "test('consumer', executable('consumer', 'main.c', dependencies: f251))\n", encoding="utf-8")  # fmt: skip
    shell("meson", "setup", tmp_path / "out", consumer)
    shell("meson", "test", "-C", tmp_path / "out", "--print-errorlogs")
    summary = (tmp_path / "out" / "meson-logs" / "testlog.txt").read_text(encoding="utf-8")
    assert "f251_selftest" in summary and "consumer" in summary


@pytest.mark.slow
def test_make_builds_anew_what_other_flags_ask_for(folder: Path, tmp_path: Path) -> None:
    vendored = copied(folder, tmp_path / "f251")
    shell("make", "-s", "CFLAGS=-O0", cwd=vendored)
    assert shell("make", "CFLAGS=-O0", cwd=vendored) == ""
    assert "f251_fe_divsteps_de_x64" in shell("nm", vendored / "libf251.a")
    shell("make", "-s", "CFLAGS=-O0", "NO_ASM=1", "check", cwd=vendored)
    assert "f251_fe_divsteps_de_x64" not in shell("nm", vendored / "libf251.a")
    shell("make", "-s", "CFLAGS=-O0", "check", cwd=vendored)
    assert "f251_fe_divsteps_de_x64" in shell("nm", vendored / "libf251.a")


def test_make_says_what_to_do_without_nasm(tmp_path: Path) -> None:
    vendored = write(tmp_path / "f251", "f251")
    command = ["make", "-s", "CFLAGS=-O0", "NASM=no-such-nasm"]
    run = subprocess.run(command, cwd=vendored, capture_output=True, text=True, check=False)
    assert run.returncode != 0 and "no-such-nasm not found" in run.stderr
    assert "NO_ASM=1" in run.stderr and "--syntax gnu" in run.stderr
