"""The first lesson in Guardians: lay an army out, march it against a shield, fight, and settle the land.

The newcomer has Bone and Ember; every card is one that a player has. The enemy holds one space with three creatures, a
knight who takes gold among them, and answers as the clock would.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bot.games.chance import SEED_BYTES, Chance
from bot.games.contract import Decision, Lesson, Seat
from bot.games.guardians.cards import CARDS, STARTERS, CardId, Deck
from bot.games.guardians.parts import PARTS
from bot.games.guardians.plans import planned
from bot.games.guardians.table import (
    DISPUTED,
    Army,
    BribeRule,
    Cards,
    Ground,
    Options,
    Place,
    Plan,
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
    "devil_dog",
    "gold",
    "mountains",
    "shield_broms_skull_07",
    "skeletal_minion",
    "will_o_the_wisp",
    "zombie",
)
_DEFENDERS: Final[Cards] = ("captain", "icky_bugs", "swordsman")
_DECKS: Final[tuple[Cards, Cards]] = (
    ("fire_walker", "wraith", "swamp", "shield_broms_skull_08", "demon_horde_of_kabod", "beer", "mule", "vampire"),
    ("icky_bugs", "archer", "mountains", "shield_broms_angelic_09", "corporal", "beer", "merchant", "marshal"),
)
"""What is drawn next, the dominance cards of the lesson first."""
_LANDS: Final[Mapping[Place, Ground]] = {
    "B2": Ground(terrain="swamp", owner=0),
    "C2": Ground(terrain="the_dry_heaps", owner=1),
}
_PLAN: Final = Plan(
    attacking="no",
    after_yes="no",
    after_no="no",
    then="highest",
    bribes=(BribeRule(base_from=5),),
    unbribed="pass",
    goal="win",
    stones=1,
    shot_at="never",
    secondary="highest",
    otherwise="pass",
)


class GuardiansLesson(Lesson):
    """One turn of Guardians from the layout to the terrains."""

    version: ClassVar[int] = 1

    def opening(self) -> State:
        defenders = Army(owner=1, place="C2", shield="shield_broms_angelic_08", creatures=_DEFENDERS)
        first = _player(0, "bone_and_ember", _HAND, (*_DECKS[0], *_HAND, "swamp"))
        lying = (*_DECKS[1], *_DEFENDERS, "shield_broms_angelic_08", "the_dry_heaps")
        second = _player(1, "steel_and_scales", (), lying)
        state = State(
            options=Options(pace="steps"),
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
        """Lay the strong centre, march at the enemy, and fight by a plan."""
        match decision.kind:
            case "organise":
                return suggested(view, LEARNER, "center")
            case "march":
                march = Walk(shield=HOME, path=WAY)
                if not PARTS["march"].problems(view, decision, march):
                    return march
        return planned(view, decision, _PLAN) or PARTS[decision.kind].fallback(view, decision)

    def topic(self, view: View, decision: Decision) -> str:
        """Name the kind of the decision; for modifiers, how the match-up stands."""
        if decision.kind == "modifiers" and view.combat is not None and view.combat.sums is not None:
            mine, theirs = (sum_.total for sum_ in view.combat.sums)
            if view.combat.field.attacker != LEARNER:
                mine, theirs = theirs, mine
            return "modifiers-ahead" if mine > theirs else "modifiers-behind"
        if decision.kind == "primary" and view.combat is not None and view.combat.field.match_ups:
            return "primary-again"
        topics = ("organise", "march", "primary", "bribery", "secondary", "settle")
        return decision.kind if decision.kind in topics else "other"

    def ending(self, state: State) -> str:
        """Tell whether the enemy's shield has gone from where it stood."""
        held = any((army.owner, army.place) == (1 - LEARNER, WAY[-1]) for army in state.armies)
        return "end-early" if held else "end"


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
