# SPDX-License-Identifier: MIT
# make generated   emit the committed output again
# make proved      prove every bundled specification again, and the assembly in the schedules for each other microarchitecture,
#                  with the C where that has a shape for it: the records that manifests show, and verify/SOUNDNESS.md
# make renewed     the records for texts that changed where the bytes did not; names what has to be proved again
# make test        the test suite
# make lint types  ruff, mypy and pyright
# All of them use the environment that .ci/setup makes.

BIN ?= .venv/bin
MICROARCHITECTURES := $(filter-out zen5,$(notdir $(patsubst %/,%,$(wildcard specs/tuned/*/))))  # beside the default
CURVES := p192 p224 p256 p384 p521 secp192k1 secp224k1 secp256k1 curve25519
STRUCTURES := $(basename $(notdir $(shell grep -lE '^kind = "(ring|binary)"' specs/*.toml)))

test:
	$(BIN)/pytest

# First what makes emission quick: it knows the prover's sources by their bytes, without parsing them.
generated:
	@$(BIN)/python -m ecgen_verify.prove.evidence.digest
	@for curve in $(CURVES); do $(BIN)/ecgen --curve $$curve --out generated/$$curve -q || exit 1; done

# Exit code 1 says that something was not proved; it has no record then, and the page says so.
proved:
	@$(BIN)/ecgen prove --all --record specs/proved -q 2>/dev/null || [ $$? = 1 ]
	@for core in $(MICROARCHITECTURES); do for spec in $$(ls specs/tuned/$$core | sed -nE 's/_fe_(mul|sqr)\.schedule$$//p' | sort -u); do target=nasm; \
	    if sed -n '/^\[c64\]/,/^\[x/p' specs/tuned/$$core/shapes.toml 2>/dev/null | grep -q "^$$spec *="; then target=all; fi; \
	    $(BIN)/ecgen prove --curve $$spec --target $$target --tuned $$core --record specs/proved/$$core -q \
	        || [ $$? = 1 ] || exit 1; \
	done; done
	@for spec in $(STRUCTURES); do $(BIN)/ecgen prove --curve $$spec --record specs/proved -q || [ $$? = 1 ] || exit 1; done
	$(BIN)/python -m ecgen_verify.prove.evidence.soundness
	$(BIN)/python -m ecgen_verify.prove.evidence.digest

# The records for texts that changed where no byte did; says what is to be proved again.
renewed:
	$(BIN)/python -m ecgen_verify.prove.evidence.renewal

lint:
	$(BIN)/ruff check .

types:
	$(BIN)/mypy
	$(BIN)/pyright

.PHONY: test generated proved renewed lint types
