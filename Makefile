# Every target is one call of scripts/house.py, which works without make as well.
# ARGS goes on to the tool: make test ARGS="-k verraeter"

PYTHON ?= python3
ARGS ?=

.PHONY: setup run test test-long lint bench bench-scale soak lock
setup run test test-long lint bench bench-scale soak lock:
	@$(PYTHON) scripts/house.py $@ $(ARGS)
