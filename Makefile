# Every target is one call of scripts/house.py, which works without make as well.
# ARGS goes on to the tool: make test ARGS="-k verraeter"; a new game is named: make game NAME=tic_tac_toe

PYTHON ?= python3
ARGS ?=
NAME ?=

.PHONY: setup run test test-long lint bench bench-scale soak lock release site game
setup run test test-long lint bench bench-scale soak lock release site:
	@$(PYTHON) scripts/house.py $@ $(ARGS)

game:
	@$(PYTHON) scripts/house.py $@ $(NAME)
