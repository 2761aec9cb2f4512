# Two commands do everything: `make play` and `make test`. Both set up .venv, install the locked packages and compile
# the engine if a C compiler is there; neither repeats what is already done.

PYTHON ?= python3
VENV   := .venv
LOCK   := $(VENV)-lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
          --no-emit-index-url --no-header --upgrade
# Compilers and modes are chosen by setup.py; make's own default for CC is not a wish of the user's.
ifeq ($(origin CC),default)
unexport CC
endif

.DEFAULT_GOAL := help
.PHONY: help play test browser soak bench peers strength picture lock clean

help:                 ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## */  make \1\t/' | expand -t 16

play:                 ## tables in your browser; the address is printed
	@$(PYTHON) tools/prepare.py
	@$(VENV)/bin/prairie serve --log warning

test:                 ## every gate, the suite compiled and interpreted, the client in a real browser
	@$(PYTHON) tools/prepare.py --test
	@$(VENV)/bin/python tools/check.py

browser:              ## the tests of the client in a real Chromium, alone
	@$(PYTHON) tools/prepare.py --test
	@$(VENV)/bin/python -m pytest tests/web

soak:                 ## the long runs, compiled only
	@PRAIRIE_COMPILE=1 $(PYTHON) tools/prepare.py --test
	@PRAIRIE_MODE=compiled $(VENV)/bin/python -m pytest tests/soak -n auto --dist worksteal

bench:                ## how fast the engine is on this machine
	@PRAIRIE_COMPILE=1 $(PYTHON) tools/prepare.py
	@$(VENV)/bin/prairie bench

peers:                ## the same, beside OpenSpiel
	@PRAIRIE_COMPILE=1 $(PYTHON) tools/prepare.py
	@$(VENV)/bin/python -m pip --disable-pip-version-check -q install --require-hashes -r requirements-peers.lock
	@$(VENV)/bin/prairie bench --peers

strength:             ## play what of docs/strength has not been played yet, and name what an earlier build played: hours
	@PRAIRIE_COMPILE=1 $(PYTHON) tools/prepare.py --test
	@$(VENV)/bin/python tools/strength.py

picture:              ## the terminal picture of the README, from a real game
	@$(PYTHON) tools/prepare.py
	@$(VENV)/bin/python tools/picture.py

lock:                 ## choose the newest versions again, for Python 3.11 to 3.13
	@$(PYTHON) -m venv $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip --disable-pip-version-check -q install uv==0.13.7
	@$(LOCK) --extra build --extra server -o requirements.lock
	@$(LOCK) --extra build --extra server --extra test -c requirements.lock -o requirements-test.lock
	@$(LOCK) --extra peers -c requirements-test.lock -o requirements-peers.lock
	@$(LOCK) --extra node -c requirements-test.lock -o requirements-node.lock

clean:                ## remove everything that was built
	rm -rf web/node_modules src/prairie/server/static $(VENV) $(VENV)-lock build dist src/*.egg-info .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
