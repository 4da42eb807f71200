# Each target sets up what it needs; a second call is quick. `make help` lists them.

# Why: CONTRIBUTING.md, "The site generator".
export NO_MKDOCS_2_WARNING = 1

ADDRESS ?= 127.0.0.1:8000
FORMAT ?= text
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup serve site check test lint types browser bench format lock clean distclean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

setup: ## make .venv and install what requirements.txt names
	@sh tools/setup

serve: setup ## build the site and show it at http://127.0.0.1:8000 (ADDRESS=host:port for another)
	@$(BIN)/python tools/serve $(ADDRESS)

site: setup ## build the site into site/; any finding or warning stops it
	$(BIN)/mkdocs build --strict

check: setup ## the gate alone: do text, scenarios and engine agree? (FORMAT=text, json or github)
	$(BIN)/rulebook check --format $(FORMAT)

test: setup browser lint types check ## everything that must pass: style, types, the gate, all tests
	browser=$$(sh tools/browser) && RULEBOOK_CHROMIUM="$$browser" \
		$(BIN)/pytest --ignore=tests/benchmarks

lint: setup ## style of the code
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests

types: setup ## types of the code
	$(BIN)/mypy

browser: ## find or install the browser that the tests drive
	@sh tools/browser

bench: setup ## measure; no part of the tests
	$(BIN)/python tests/benchmarks/bench.py

format: setup ## lay out the code as `make lint` wants it
	$(BIN)/ruff check --fix src tests
	$(BIN)/ruff format src tests

lock: setup ## write requirements.txt anew from pyproject.toml (UPGRADE=1 for the newest versions)
	@sh tools/lock

clean: ## remove what was built and cached
	rm -rf site .site-* build .pytest_cache .mypy_cache .ruff_cache .hypothesis src/*.egg-info
	find src tests examples -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove .venv too
	rm -rf .venv
