# The whole toolchain comes with `npm ci`: npm scripts run on the Node that it installs, whatever the system has.
# PORT, HOST and DATA_DIR are respected everywhere; nothing is written outside DATA_DIR (default: data) and node_modules.

.DEFAULT_GOAL := help
SHELL := /bin/bash
STAMP := node_modules/.installed
REAL_DATA ?= ../shared/data
LUX := npm run -s lux --

.PHONY: help run setup sample pipeline serve test check real bench bench-models eval-search eval-lease eval-affordability lease-reader clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

run: setup ## install, draw the sample market, run the pipeline, start the server on http://127.0.0.1:3000
	@npm run -s sample
	@$(LUX) run
	@npm run -s score-match
	@npm run -s welcome
	@npm run -s serve

setup: $(STAMP) ## install what package-lock.json names

$(STAMP): package.json package-lock.json
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $(STAMP)

sample: setup ## draw the sample market
	@npm run -s sample

pipeline: setup ## run what is stale and publish a release
	@$(LUX) run

serve: setup ## start the server on the current release
	@npm run -s serve

test: setup ## types, lint, repository rules and all tests; ends with "N passed, N failed"
	@npm run -s test:all

check: setup ## types, lint and formatting only
	@npm run -s typecheck && npm run -s lint && npm run -s format:check

real: setup ## run the pipeline over the real data in ../shared/data (or REAL_DATA=…) and print the counts
	@REAL_DATA=$(REAL_DATA) npm run -s real

bench: setup ## speed and memory, as ratios against a baseline in the same run
	@npm run -s bench

bench-models: setup ## the statistical models on the public benchmarks; rewrites the tables of the model cards
	@npm run -s bench:models

eval-search: setup ## search by description on labelled queries over the release, and on the public benchmark
	@npm run -s eval:search

eval-lease: setup ## lease analysis on labelled leases: recall and false alarms of each check
	@npm run -s eval:lease

eval-affordability: setup ## affordability on worked cases with their arithmetic; ends with the count right
	@npm run -s eval:affordability

lease-reader: setup ## learn anew to read clauses of leases, from data/reference/lease-reader
	@npm run -s lease-reader

clean: ## remove what runs have built: feeds, warehouse, releases, node_modules (keys and inquiries in state/ stay)
	@rm -rf node_modules artifacts data/feeds data/raw data/warehouse data/releases data/real data/current.json
