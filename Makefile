# `npm ci` installs the whole toolchain: npm scripts run on the Node it installs, whatever the system has.
# PORT, HOST and DATA_DIR are respected everywhere; nothing is written outside DATA_DIR (default: data) and node_modules.

.DEFAULT_GOAL := help
SHELL := /bin/bash
STAMP := node_modules/.installed
REAL_DATA ?= ../shared/data
MARKET ?= sample
LUX := npm run -s lux --

.PHONY: help run setup sample pipeline serve test check real bench bench-models eval-search eval-lease eval-features eval-affordability lease-reader wish-reader clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

ifeq ($(MARKET),sample)
run: setup ## install, generate the sample market, run the pipeline, start the server on http://127.0.0.1:3000
	@npm run -s sample
	@$(LUX) run
	@npm run -s score-match
	@npm run -s welcome
	@npm run -s serve
else
# Another market has its own data, so that no release of one follows a release of the other.
run: export LUX_MARKET = $(MARKET)
run: export DATA_DIR := $(or $(DATA_DIR),data/markets/$(MARKET))
run: setup
	@$(LUX) run
	@npm run -s welcome
	@npm run -s serve
endif

setup: $(STAMP) ## install the packages of package-lock.json

$(STAMP): package.json package-lock.json
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $(STAMP)

sample: setup ## generate the sample market
	@npm run -s sample

pipeline: setup ## run what is out of date and publish a release
	@$(LUX) run

serve: setup ## start the server on the current release
	@npm run -s serve

test: setup ## check types, lint, repository rules and run all tests; ends with "N passed, N failed"
	@npm run -s test:all

check: setup ## check types, lint and formatting only
	@npm run -s typecheck && npm run -s lint && npm run -s format:check

real: setup ## run the pipeline over the real data in ../shared/data (or REAL_DATA=…) and print the counts
	@REAL_DATA=$(REAL_DATA) npm run -s real

bench: setup ## measure speed and memory against a baseline in the same run
	@npm run -s bench

bench-models: setup ## run the statistical models on public benchmarks; rewrites the tables of the model cards
	@npm run -s bench:models

eval-search: setup ## score the search on labelled queries over the release, and on the public benchmark
	@npm run -s eval:search

eval-lease: setup ## score the lease analysis on labelled leases: recall and false alarms of each check
	@npm run -s eval:lease
	@npm run -s eval:lease-mutations

eval-features: setup ## score the features read from labelled descriptions, if the texts lie beside the checkout
	@npm run -s eval:features

eval-affordability: setup ## compare affordability with worked cases and their arithmetic; ends with the number right
	@npm run -s eval:affordability

lease-reader: setup ## train the reader of lease clauses, from data/reference/lease-reader
	@npm run -s lease-reader

wish-reader: setup ## train the readers of wishes and of lives, from data/reference/wish-reader and life-reader
	@npm run -s wish-reader
	@npm run -s life-reader

clean: ## remove everything that runs have built: feeds, warehouse, releases, node_modules (keys and inquiries in state/ stay)
	@rm -rf node_modules artifacts $(addprefix data/,feeds raw warehouse releases previews real current.json) data/markets/*/{raw,warehouse,releases,previews,current.json}
