# SPDX-License-Identifier: MIT
"""The documentation's site: built strictly, and opened in a browser, which is Debian's chromium."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest

from support.emitted import need
from support.run_folder import made_once

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.slow


def build(root: Path, site: Path) -> subprocess.CompletedProcess[str]:
    pytest.importorskip("mkdocs", reason="mkdocs is not installed: sh .ci/setup platforms")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def built(site: Path) -> None:
    done = build(ROOT, site)
    assert done.returncode == 0, done.stdout + done.stderr


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the site is served."""
    handler = partial(_Quiet, directory=str(made_once("docs-site", built)))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.fixture(scope="module")
def page(address: str) -> Iterator[Any]:
    """A page of the browser. `page.faults`: what its console calls an error, what fails, what is loaded from elsewhere."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: sh .ci/setup platforms")
    executable = shutil.which(need("chromium"))
    with playwright.sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.set_default_timeout(120_000)
        page.faults = []
        page.on("console", lambda message: message.type == "error" and page.faults.append(message.text))
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        # the next page cuts off what the last one still loads
        page.on("requestfailed", lambda request: request.failure == "net::ERR_ABORTED"
                or page.faults.append(f"failed: {request.url}: {request.failure}"))  # fmt: skip
        page.on("response", lambda answer: answer.status >= 400 and page.faults.append(f"{answer.status}: {answer.url}"))
        page.on("request", lambda request: request.url.startswith((address, "data:", "blob:"))
                or page.faults.append(f"from elsewhere: {request.url}"))  # fmt: skip
        yield page
        browser.close()


def test_a_broken_link_fails(tmp_path: Path) -> None:
    for entry in ROOT.iterdir():
        if entry.name not in ("docs", "site") and not entry.name.startswith("."):
            (tmp_path / entry.name).symlink_to(entry)
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    (tmp_path / "docs" / "glossary.md").write_text("# Glossary\n\n[nowhere](../generator/nowhere.py)\n", encoding="utf-8")
    done = build(tmp_path, tmp_path / "out")
    assert done.returncode != 0 and "nowhere.py" in done.stdout + done.stderr


def test_pages_open_without_an_error(address: str, page: Any) -> None:
    """Those of the navigation, with their pictures; every link on them leads to a page, and to a place on it."""
    page.goto(address)
    names = page.eval_on_selector_all("nav.md-nav--primary a[href]", "links => links.map(link => link.href)")
    pages = sorted({urldefrag(name).url for name in names if name.startswith(address)})
    assert len(pages) >= 15
    links: set[str] = set()
    for name in pages:
        page.goto(name, wait_until="load")
        assert page.inner_text("h1")
        assert page.evaluate("[...document.images].every(image => image.complete && image.naturalWidth > 0)"), name
        links.update(page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)"))
    assert page.faults == []
    site = made_once("docs-site", built)
    inside = {link for link in links if link.startswith(address)}
    assert len(inside) > 100
    for link in sorted(inside):
        where, fragment = urldefrag(link.removeprefix(address))
        file = site / unquote(where or "index.html")
        assert file.is_file(), link
        assert not fragment or f'id="{unquote(fragment)}"' in file.read_text(encoding="utf-8"), link


def test_search_finds_a_word(address: str, page: Any) -> None:
    page.goto(address)
    page.click("input.md-search__input")
    page.locator("input.md-search__input").press_sequentially("unwind")  # the search listens to keys
    answer = page.locator("li.md-search-result__item a.md-search-result__link").first
    answer.wait_for(state="visible")
    where = urldefrag(answer.get_attribute("href")).url.partition("?")[0]
    answer.click()
    page.wait_for_url(f"{where}**")
    assert "unwind" in page.inner_text("article").lower()
    assert page.faults == []
