"""The settings of a table: listed for menus, stored as texts, read back into typed values."""

import re
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import Chance, derived_seed
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, OptionField, Unreadable, option_fields, option_text, read_options
from bot.games.selfplay import sample_entries
from tests.any_text import SIGNS
from tests.games.random_matches import chance_of, every_game, some_options

OPTION_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One setting of each kind."""

    layout: Literal["shuffled", "alternating"] = "shuffled"
    open_hands: bool = False
    rounds: Literal[12, 20, "none"] = 20


def test_settings_are_listed_with_all_values_and_the_default() -> None:
    assert option_fields(Settings) == (
        OptionField("layout", ("shuffled", "alternating"), "shuffled"),
        OptionField("open_hands", ("true", "false"), "false"),
        OptionField("rounds", ("12", "20", "none"), "20"),
    )


def test_what_is_left_out_takes_its_default() -> None:
    assert read_options(Settings, {}) == Settings()
    assert read_options(Settings, {"open_hands": "true"}) == Settings(open_hands=True)


def test_numbers_are_read_as_numbers_also_beside_words() -> None:
    assert read_options(Settings, {"rounds": "12"}).rounds == 12
    assert read_options(Settings, {"rounds": "none"}).rounds == "none"


def test_every_mistake_is_named_at_once() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options(Settings, {"layout": "heap", "colour": "red", "rounds": "20", "open_hands": "True"})
    assert [(problem.key, problem.where) for problem in refusal.value.problems] == [
        ("unknown-option-value", "layout"),
        ("unknown-option", "colour"),
        ("unknown-option-value", "open_hands"),
    ]
    assert refusal.value.problems[0].values == {
        "option": "layout",
        "value": "heap",
        "allowed": "shuffled, alternating",
    }


class FreeText(msgspec.Struct, frozen=True):
    name: str = ""


class NoDefault(msgspec.Struct, frozen=True):
    open_hands: bool


class EitherType(msgspec.Struct, frozen=True):
    rounds: int | None = None


@pytest.mark.parametrize("options", [FreeText, NoDefault, EitherType])
def test_a_setting_that_no_menu_could_offer_is_refused(options: Any) -> None:
    with pytest.raises(TypeError):
        option_fields(options)


some_names = st.sampled_from(["layout", "open_hands", "rounds", "colour", ""])
some_texts = st.sampled_from(["shuffled", "alternating", "true", "false", "12", "20", "none"]) | st.text(
    SIGNS, max_size=8
)


@given(st.dictionaries(some_names, some_texts))
def test_texts_are_read_or_refused_for_each_that_is_wrong(texts: dict[str, str]) -> None:
    allowed = {field.name: field.values for field in option_fields(Settings)}
    wrong = {name for name, text in texts.items() if text not in allowed.get(name, ())}
    if wrong:
        with pytest.raises(Unreadable) as refusal:
            read_options(Settings, texts)
        assert {problem.where for problem in refusal.value.problems} == wrong
    else:
        options = read_options(Settings, texts)
        assert {name: option_text(getattr(options, name)) for name in texts} == texts


def test_the_settings_of_a_game_fit_a_menu(game: AnyGame) -> None:
    for field in option_fields(game.types.options):
        assert OPTION_NAME.fullmatch(field.name)
        assert field.default in field.values
        assert len(set(field.values)) == len(field.values) >= 2
        assert all(0 < len(value) <= 60 for value in field.values)


def test_each_value_of_each_setting_of_a_game_is_read_back(game: AnyGame) -> None:
    for field in option_fields(game.types.options):
        for value in field.values:
            options = read_options(game.types.options, {field.name: value})
            assert option_text(getattr(options, field.name)) == value
            assert from_json(to_json(options), game.types.options) == options


@given(key=st.sampled_from(every_game().keys()), number=st.integers(0, 10**9))
def test_settings_survive_the_way_through_texts(key: str, number: int) -> None:
    game = every_game()[key]
    options = some_options(game, chance_of("options", number))
    texts = {field.name: option_text(getattr(options, field.name)) for field in option_fields(game.types.options)}
    assert read_options(game.types.options, texts) == options


def test_a_match_starts_with_the_default_settings(game: AnyGame) -> None:
    options = game.types.options()
    for players in game.seats:
        entries = sample_entries(game, players, options, chance_of("defaults", players))
        step = game.start(entries, options, Chance(derived_seed("defaults", players), 0))
        assert game.waiting_on(step.state)


def test_every_setting_stands_in_one_group(game: AnyGame) -> None:
    grouped = [name for names in game.settings.groups.values() for name in names]
    assert not grouped or sorted(grouped) == sorted(field.name for field in option_fields(game.types.options))


def test_a_preset_can_be_played_and_differs_from_the_others(game: AnyGame) -> None:
    """What it says to change is no usual value."""
    usual = {field.name: field.default for field in option_fields(game.types.options)}
    presets = game.settings.presets
    for values in presets.values():
        read_options(game.types.options, values)
        assert not values.items() & usual.items()
    assert len({tuple(sorted(values.items())) for values in presets.values()}) == len(presets)
