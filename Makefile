# Upcard: everything a person or CI types. `make` alone lists the targets.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
CODE := engine data bot cogs internals
# Linted and formatted as well as typed code; folders appear as the project grows.
SOURCES := $(wildcard $(CODE) bench tests)

PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# A lock holds all there is to install; a pip before 23.3 that resolves it anew may miss a pin
# (`coverage[toml]` is not `coverage` to it).
INSTALL := $(PIP) install --no-deps --require-hashes --only-binary :all:
# Most of what else is installed is never imported: bytecode is left to the first import.
LATER := --no-compile -r

# One more than processors: some tests wait for timers, and too many slow each other down.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
# Long tests wait most of their time, for processes of their own, so that more fit next to each other.
LONG_WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + 2 * (os.cpu_count() or 1))')
# Every worker collects all tests, and takes twice as long where nothing is kept of the last run.
unexport PYTHONDONTWRITEBYTECODE
PYTEST := $(BIN)/python -m pytest --dist worksteal --numprocesses
QUICK := $(WORKERS) -m "not long"
LONG := $(LONG_WORKERS) -m "long or hypothesis"

# Stamps: each is as new as the lock file that it was installed from.
MADE := $(VENV)/.made
RUNTIME := $(VENV)/.runtime
LOCAL := $(VENV)/.local
POSTGRES := $(VENV)/.postgres
SETUP := $(VENV)/.setup
# What the bot needs, with PostgreSQL's driver if that is installed.
NEEDED := $(if $(wildcard $(POSTGRES)),$(POSTGRES),$(RUNTIME))

# A service cannot write beside the code.
COMPILE := $(BIN)/python -m compileall -q $(CODE)

LOCK := UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile pyproject.toml --quiet --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links $(ARGS)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

# -- environment ---------------------------------------------------------------------------------

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Upcard needs Python 3.11 or newer: name one with 'make PYTHON=python3.11 …'." >&2; exit 1; }
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(RUNTIME): requirements/runtime.lock $(MADE)
	@echo "Installing what the bot needs"
	@$(INSTALL) -r requirements/runtime.lock
	@touch $@

$(LOCAL): requirements/local.lock $(MADE)
	@echo "Installing what local play needs"
	@$(INSTALL) $(LATER) requirements/local.lock
	@touch $(RUNTIME) $@

$(POSTGRES): requirements/postgres.lock $(MADE)
	@echo "Installing what the bot needs, with PostgreSQL"
	@$(INSTALL) -r requirements/postgres.lock
	@touch $(RUNTIME) $@

# The development lock holds the others, so that `make run` finds nothing left to do after it.
$(SETUP): requirements/dev.lock requirements/local.lock requirements/postgres.lock requirements/runtime.lock $(MADE)
	@echo "Installing everything, development tools included"
	@$(INSTALL) $(LATER) requirements/dev.lock
	@touch $(RUNTIME) $(LOCAL) $(POSTGRES) $@

.PHONY: setup
setup: $(SETUP) ## prepare .venv with everything, development tools included
	@echo "$(VENV) is ready"

.PHONY: install
install: $(NEEDED) ## prepare .venv to run the bot, without tools
	@$(COMPILE)

.PHONY: local
local: $(LOCAL) ## prepare .venv to play locally, without Discord

.PHONY: postgres
postgres: $(POSTGRES) ## prepare .venv to run on PostgreSQL
	@$(COMPILE)

.PHONY: run
run: $(NEEDED) ## start the bot, or local play without a token; ARGS="--port 8123"
	@where=$$($(BIN)/python -m bot --where $(ARGS)) && { [ "$$where" != local ] || $(MAKE) local; }
	@$(BIN)/python -m bot $(ARGS)

.PHONY: probe
probe: $(NEEDED) ## try the real Discord in a test channel, and clean up; CHANNEL=its id
	@$(BIN)/python -m bot probe $(CHANNEL)

.PHONY: lock
lock: $(SETUP) ## write the lock files; ARGS=--upgrade takes the newest
	@$(LOCK) --output-file requirements/runtime.lock
	@$(LOCK) --constraint requirements/runtime.lock --extra local --output-file requirements/local.lock
	@$(LOCK) --constraint requirements/runtime.lock --extra postgres --output-file requirements/postgres.lock
	@$(LOCK) --constraint requirements/local.lock --constraint requirements/postgres.lock \
		--extra local --extra postgres --group dev --output-file requirements/dev.lock

# -- proof ---------------------------------------------------------------------------------------

.PHONY: test
test: $(SETUP) ## run the tests, but for those that are long by nature; ARGS="-k joker" picks from them
	@$(PYTEST) $(QUICK) --quiet $(ARGS)

.PHONY: test-long
test-long: $(SETUP) ## run the long ones, and try properties with many examples; ARGS="-k soak" picks
	@HYPOTHESIS_PROFILE=many $(PYTEST) $(LONG) --quiet $(ARGS)

.PHONY: image-check
image-check: $(SETUP) ## build the image with buildah and play in it, as root; ARGS=--stand-in needs no registry
	@$(BIN)/python -m tests.image $(ARGS)

.PHONY: newest
newest: ## run the suite with the newest version of everything; changes no lock
	@$(PYTHON) -m tests.newest --numprocesses $(WORKERS) --dist worksteal --quiet $(ARGS)

.PHONY: check
check: format-check lint types imports test ## all that is asked of a commit; CI runs test-long too

.PHONY: format-check
format-check: $(SETUP)
	@$(BIN)/ruff format --check --quiet $(SOURCES) || { echo "Run 'make format'." >&2; exit 1; }

.PHONY: lint
lint: $(SETUP)
	@$(BIN)/ruff check --quiet $(SOURCES)

.PHONY: types
types: $(SETUP)
	@$(BIN)/mypy --strict $(CODE)

.PHONY: imports
imports: $(SETUP)
	@$(BIN)/lint-imports --no-logo

.PHONY: coverage
coverage: $(SETUP) ## run the tests and name the files with lines that none reaches: before a release
	@$(PYTEST) $(QUICK) $(addprefix --cov=,$(CODE)) --cov-report=term:skip-covered

.PHONY: format
format: $(SETUP) ## format the code and fix what the linter can fix
	@$(BIN)/ruff check --fix --quiet $(SOURCES) || true
	@$(BIN)/ruff format $(SOURCES)

.PHONY: lists
lists: $(SETUP) ## write the lists of games in documents and forms, from the registry
	@$(BIN)/python -m tests.write_lists

.PHONY: words
words: $(SETUP) ## count habits of English that are hard to read; ARGS="--show begin" lists the places
	@$(BIN)/python -m tests.habits $(ARGS)

.PHONY: bench
bench: $(SETUP) ## measure with the bench that ARGS names (engine, duel, load …); ARGS=--help lists them
	@$(BIN)/python -m bench $(ARGS)

SECONDS ?= 600

.PHONY: soak
soak: $(SETUP) ## let everything go wrong for SECONDS=600, and check all promises; ARGS="--postgres --seed 7"
	@$(BIN)/python -m tests.soak --seconds $(SECONDS) $(ARGS)

INPUTS ?= 100000

.PHONY: fuzz
fuzz: $(SETUP) ## send INPUTS forged clicks, commands, texts and files; ARGS="--only typed" picks
	@$(BIN)/python -m tests.fuzz --inputs $(INPUTS) $(ARGS)

.PHONY: pictures
pictures: $(SETUP) ## take the README's pictures; needs Chromium
	@$(BIN)/python -m tests.browser.pictures

.PHONY: screens
screens: $(SETUP) ## photograph every screen in every language; ARGS="hand --language th" picks
	@$(BIN)/python -m tests.browser.screens $(ARGS)

# -- tidying -------------------------------------------------------------------------------------

.PHONY: clean
clean: ## remove caches and reports, keep .venv and databases
	@find $(SOURCES) -type d -name __pycache__ -prune -exec rm -rf {} +
	@rm -rf .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache screenshots screens

.PHONY: distclean
distclean: clean ## remove .venv as well
	@rm -rf $(VENV)
