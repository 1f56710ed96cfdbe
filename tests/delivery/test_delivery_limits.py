"""The bot's table of limits and the loopback server's, written apart, agree."""

import pytest

from bot.delivery import limits as ours
from bot.playground import USUAL, USUAL_GATEWAY, Rate
from bot.playground.spec import limits as theirs
from bot.playground.world import messages
from render.picture import ALT_LIMIT

SHARED = {
    "TEXT_IN_MESSAGE": "COMPONENT_TEXT_LENGTH",
    "COMPONENTS_IN_MESSAGE": "COMPONENTS",
    "BUTTONS_IN_ROW": "ROW_BUTTONS",
    "OPTIONS_IN_MENU": "SELECT_OPTIONS",
    "CUSTOM_ID": "CUSTOM_ID_LENGTH",
    "BUTTON_LABEL": "BUTTON_LABEL_LENGTH",
    "OPTION_LABEL": "OPTION_LABEL_LENGTH",
    "OPTION_DESCRIPTION": "OPTION_LABEL_LENGTH",
    "ALT_TEXT": "ALT_TEXT_LENGTH",
    "MODAL_TITLE": "MODAL_TITLE_LENGTH",
    "MODAL_LABEL": "MODAL_LABEL_LENGTH",
    "MODAL_TEXT": "MODAL_TEXT_LENGTH",
    "COMMAND_CHOICES": "CHOICES",
}
RATES = {
    "REQUESTS_PER_SECOND": USUAL.everything == Rate(ours.REQUESTS_PER_SECOND, 1.0),
    "IDENTIFY_SECONDS": USUAL_GATEWAY.identifies == Rate(1, ours.IDENTIFY_SECONDS),
}
OURS_ALONE = {
    "MENU_PLACEHOLDER",
    "MODAL_DESCRIPTION",
    "NONCE_SECONDS",
}


@pytest.mark.parametrize("name", SHARED)
def test_both_tables_hold_the_same_limit(name: str) -> None:
    assert getattr(ours, name) == getattr(theirs, SHARED[name])


def test_every_limit_of_ours_is_compared_or_known_to_be_ours_alone() -> None:
    assert {name for name in vars(ours) if name.isupper()} == {*SHARED, *RATES, *OURS_ALONE}


@pytest.mark.parametrize("name", RATES)
def test_the_rates_are_those_that_the_loopback_server_keeps(name: str) -> None:
    assert RATES[name]


def test_pictures_know_the_limit_of_an_alt_text() -> None:
    assert ALT_LIMIT == ours.ALT_TEXT


def test_a_nonce_is_trusted_for_less_time_than_it_holds() -> None:
    assert messages.NONCE_LIFE.total_seconds() > ours.NONCE_SECONDS
