"""The first lesson in Guardians: lay an army out, march it against a shield, seal a combat sheet, and settle the land.

The newcomer has Bone and Ember; every card is one that a player has. Everybody has seen two of the three knights below
the enemy's shield, who fight as the clock would let them. The combat is won by one bribe, one stone (eleven to ten) and
a secondary attack; without the stone both sides count eight, and a tie is the defender's.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.games.chance import SEED_BYTES, Chance
from bot.games.contract import Decision, Event, Lesson, Seat
from bot.games.guardians.cards import CARDS, STARTERS, CardId, Deck
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    DISPUTED,
    Army,
    Battlefield,
    Cards,
    CombatSheet,
    ControlCounted,
    Draft,
    Ground,
    Options,
    Place,
    Player,
    State,
    Stronghold,
    Table,
    View,
    Walk,
)
from bot.games.guardians.turn import suggested

LEARNER: Final[Seat] = 0

HOME: Final[Place] = "A2"
WAY: Final[tuple[Place, ...]] = ("B2", "C2")
"""How the newcomer's shield comes to the enemy's."""
_TURN: Final = 2
_HAND: Final[Cards] = (
    "babes",
    "devil_dog",
    "grim_skull",
    "iron_lord",
    "mountains",
    "shield_broms_skull_07",
    "skeletal_minion",
)
_DEFENDERS: Final[Cards] = ("captain", "corporal", "marshal")
_SEEN: Final[Cards] = ("captain", "marshal")
_DECKS: Final[tuple[Cards, Cards]] = (
    ("fire_walker", "wraith", "swamp", "shield_broms_skull_08", "demon_horde_of_kabod", "beer", "mule", "vampire"),
    ("icky_bugs", "archer", "mountains", "shield_broms_angelic_09", "swordsman", "beer", "merchant", "axeman"),
)
"""What is drawn next, the dominance cards of the lesson first."""
_LOOKED_AT: Final = ("organise-orders", "sheet-bribery", "sheet-modifiers")
"""The lists and parts of a panel that are explained when they are opened, after the kind of the decision."""
_LANDS: Final[Mapping[Place, Ground]] = {
    "B2": Ground(terrain="swamp", owner=0),
    "C2": Ground(terrain="the_dry_heaps", owner=1),
}


class GuardiansLesson(Lesson):
    """One turn of Guardians from the layout to the terrains."""

    version: ClassVar[int] = 2

    def opening(self) -> State:
        defenders = Army(owner=1, place="C2", shield="shield_broms_angelic_08", creatures=_DEFENDERS, known=_SEEN)
        first = _player(0, "bone_and_ember", _HAND, (*_DECKS[0], *_HAND, "swamp"))
        lying = (*_DECKS[1], *_DEFENDERS, "shield_broms_angelic_08", "the_dry_heaps")
        second = _player(1, "steel_and_scales", (), lying)
        state = State(
            options=Options(pace="sheets"),
            phase="organise",
            turn=_TURN,
            players=(first, second),
            grounds=tuple(_LANDS.get(place, Ground()) for place in DISPUTED),
            armies=(defenders,),
        )
        table = Table(state, Chance(bytes(SEED_BYTES), 0))
        table.ask("organise", 0, 1)
        return table.state

    def is_over(self, state: State) -> bool:
        return state.outcome is not None or state.turn > _TURN

    def advice(self, view: View, decision: Decision) -> Any:
        """Lay the strong centre, march at the enemy, and win what can be won with one stone a match-up."""
        match decision.kind:
            case "organise":
                return suggested(view, LEARNER, "center")
            case "march":
                march = Walk(shield=HOME, path=WAY)
                if not PART_OF["march"].problems(view, decision, march):
                    return march
            case "sheet":
                return CombatSheet(orders=replace(suggested_sheet(view, LEARNER, "win"), stones=1))
        return PART_OF[decision.kind].fallback(view, decision)

    def topics(self, view: View, decision: Decision, draft: Draft | None) -> tuple[str, ...]:
        """Name the kind of the decision and what is looked at; before the terrains also what the sheet has done."""
        match decision.kind:
            case "organise" | "sheet" as kind:
                looked_at = () if draft is None else (f"{kind}-{one}" for _, chosen in draft.taken for one in chosen)
                return (next((topic for topic in looked_at if topic in _LOOKED_AT), kind),)
            case "settle" if view.fought is not None and view.fought.winner == LEARNER:
                return ("fought", *_done_by_sheet(view.fought), "settle")
            case "march":
                return ("march",)
            case _:
                return ("other",)

    def ending(self, state: State) -> tuple[str, ...]:
        """Tell what the combat was won by or lost for want of, and if it was lost what the sheet has done."""
        field = state.fought
        if field is None:
            return ("end-early", "end-again")
        done = tuple(_done_by_sheet(field))
        if field.winner == LEARNER:
            return ("end-stone" if "did-stone" in done else "end-won", "end-next")
        missed = "-".join(what for what in ("bribe", "stone") if f"did-no-{what}" in done)
        return (f"end-lost-{missed}" if missed else "end-lost", *done, "end-again")

    def is_worth_a_picture(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, ControlCounted) for event in events)


def _done_by_sheet(field: Battlefield) -> Iterator[str]:
    """Tell of each part of the learner's sheet that matters whether it has done something."""
    yield "did-bribe" if field.bribed[1 - LEARNER] else "did-no-bribe"
    own = [one for one in field.fighters if one.owner == LEARNER]
    yield "did-stone" if any(one.channels for one in own) else "did-no-stone"
    strikers = {one.number for one in own if one.role == "secondary"}
    won = any(match.secondary and match.winner in strikers for match in field.match_ups)
    yield "did-strike" if won else "did-no-strike"


def _player(seat: Seat, starter: str, drawn: Cards, cards: Cards) -> Player:
    deck = STARTERS[starter]
    left, center, right = (Stronghold(card=card) for card in deck.strongholds)
    counts: Counter[CardId] = Counter(cards)
    return Player(
        deck_list=Deck(deck.name, deck.guardian, deck.strongholds, tuple(sorted(counts.items()))),
        guardian=deck.guardian,
        strongholds=(left, center, right),
        stones=CARDS[deck.guardian].stones,
        deck=_DECKS[seat],
        drawn=tuple(sorted(drawn)),
    )
