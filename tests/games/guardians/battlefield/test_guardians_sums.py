"""What is true of all sums, whichever cards meet: tried with many seeded battlefields over the whole pool."""

from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.guardians.abilities import VitalityBonus
from bot.games.guardians.battlefield import (
    active_effects,
    compare,
    compare_strike,
    control_sums,
    hurts,
    may_shoot,
    strike_needed,
    texts_of,
)
from bot.games.guardians.battlefield.sums import match_sums
from bot.games.guardians.cards import CARDS
from bot.games.guardians.table import Stage
from tests.games.guardians.fields import Duel, commands, duel, fighter, strike
from tests.games.guardians.tables import chance

CREATURES: Final = tuple(card.id for card in CARDS.values() if card.is_creature)
COMMANDERS: Final = tuple(card for card in CREATURES if any(one.command for one in CARDS[card].abilities))
BEARERS: Final = tuple(card.id for card in CARDS.values() if card.type == "standard_bearer")
LANDS: Final = (None, *(card.id for card in CARDS.values() if card.type == "terrain"))
WALLS: Final = tuple(card.id for card in CARDS.values() if card.type == "stronghold")


def any_duel(luck: Chance) -> Duel:
    """Two primaries of the whole pool, with creatures around them, shields, a command and some land."""
    around = [
        fighter(3 + index, index % 2, luck.pick(CREATURES), match=0, beaten_by=1 if luck.below(3) == 0 else None)
        for index in range(luck.below(6))
    ]
    ground = {"terrain": luck.pick(LANDS)} if luck.below(4) else {"stronghold": luck.pick(WALLS)}
    return duel(
        luck.pick(CREATURES),
        luck.pick(CREATURES),
        others=around,
        lasting=commands(luck.below(2), luck.pick(COMMANDERS)) if luck.below(2) else (),
        shields=(luck.pick(BEARERS), luck.pick(BEARERS)),
        **ground,
    )


@pytest.mark.parametrize("seed", range(20))
def test_sums_do_not_depend_on_who_is_named_first_and_every_term_names_its_card(seed: int) -> None:
    luck = chance("sums", seed)
    for _ in range(25):
        fought = any_duel(luck)
        one, other = match_sums(fought.field, fought.first, fought.second)
        assert match_sums(fought.field, fought.second, fought.first) == (other, one)
        for term in (*one.terms, *other.terms):
            assert term.card in CARDS
            assert term.amount or term.kind == "base"
        verdict = compare(fought.field, fought.first, fought.second)
        if verdict.loser is not None and verdict.cause is None:
            totals = {1: one.total, 2: other.total}
            assert verdict.winner is not None
            assert totals[verdict.winner] > totals[verdict.loser]
        if verdict.loser is not None:
            pair = {1: fought.first, 2: fought.second}
            assert hurts(fought.field, pair[3 - verdict.loser], pair[verdict.loser])
            assert verdict.shielded is None
        control_sums(fought.field)


@pytest.mark.parametrize("seed", range(10))
def test_a_target_of_secondary_attacks_has_its_base_alone_and_what_is_needed_beats_it(seed: int) -> None:
    luck = chance("strikes", seed)
    for _ in range(25):
        target, primary = luck.pick(CREATURES), luck.pick(CREATURES)
        fought = strike(
            luck.pick(CREATURES),
            target,
            primary=primary,
            hurt=luck.below(2) == 0,
            shields=(luck.pick(BEARERS), luck.pick(BEARERS)),
            terrain=luck.pick(LANDS),
        )
        assert fought.totals[1] == CARDS[target].base
        verdict = compare_strike(fought.field, fought.first, fought.second)
        helped = sum(term[1] for term in fought.terms[0] if term[0] == "ally")
        waiting = tuple(one for one in fought.field.fighters if one.role != "secondary")
        before = strike_needed(replace(fought.field, fighters=waiting), fought.second)
        brought = fought.totals[0] - helped
        enough = brought >= before if before else fought.totals[0] > fought.totals[1]
        assert (verdict.winner is not None) == (enough or verdict.cause is not None)
        assert not any(may_shoot(fought.field, 0, card) for card in ("archer", "gunner"))


class Speakers:
    """A battlefield of which nothing can be asked but who speaks there, and at what stage."""

    def __init__(self, *, origin: Any, numbers: Any, stones: Any, hands: Any, depots: Any, **known: Any) -> None:
        vars(self).update(known, defender=1 - known["attacker"])


@pytest.mark.parametrize("seed", range(10))
def test_which_texts_are_in_force_follows_from_nothing_but_who_speaks(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are remembered by that alone: whatever else the rules of a text ask for has to be among it."""
    monkeypatch.setattr(active_effects, "Battlefield", Speakers)
    luck, spoken = chance("speakers", seed), 0
    for _ in range(25):
        field = any_duel(luck).field
        for stage in get_args(Stage):
            spoken += len(texts_of(replace(field, stage=stage), VitalityBonus))
    assert spoken
