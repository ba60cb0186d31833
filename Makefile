# SPDX-License-Identifier: MIT
# make generated   emit the committed output again
# make test        the test suite
# make lint types  ruff and mypy
# All of them use the environment that .ci/setup makes.

BIN ?= .venv/bin
CURVES := p192 p224 p256 p384 p521 secp192k1 secp224k1 secp256k1 curve25519

test:
	$(BIN)/pytest

generated:
	@for curve in $(CURVES); do $(BIN)/ecgen --curve $$curve --out generated/$$curve -q || exit 1; done

lint:
	$(BIN)/ruff check .

# The import name ecgen is put together from several folders; mypy sees it as one through links. The tests are left
# out: what they import from each other is found by pytest only.
types:
	@rm -rf build/types && mkdir -p build/types/ecgen/verify
	@ln -s $(CURDIR)/generator/* build/types/ecgen/
	@for folder in templates specs bench; do ln -s $(CURDIR)/$$folder build/types/ecgen/$$folder; done
	@ln -s $(filter-out %/tests,$(wildcard $(CURDIR)/verify/*)) build/types/ecgen/verify/
	MYPYPATH=build/types $(BIN)/mypy -p ecgen

.PHONY: test generated lint types
