"""The first lesson in Verräter: two rounds in which the newcomer is betrayed, and can betray.

All three support the Eagle, and Belle leads. In the first round Mephisto is the Traitor. In the second the newcomer can
choose the Traitor himself: whatever the Eagle wins pays Belle as much, so that he overtakes her on the other side only.
Chance is the lesson's own: in both rounds it puts the Diplomat +2 aside.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Literal

from bot.games.contract import Decision, Event, Lesson, Seat, Value
from bot.games.verraeter.actions import ChoosePlace, PlayCards, TakeRole
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import ConflictDecided
from bot.games.verraeter.lands import bordering
from bot.games.verraeter.parts import PART_OF, least_to_lead, most_cards
from bot.games.verraeter.state import (
    FAMILIES,
    Building,
    Conflict,
    Family,
    Land,
    LandKind,
    Options,
    Player,
    Role,
    State,
    SupplyCard,
)
from bot.games.verraeter.views import View

LEARNER: Final[Seat] = 0
BELLE: Final[Seat] = 1
MEPHISTO: Final[Seat] = 2

_ROUNDS: Final = (5, 6)
_RING: Final[tuple[tuple[LandKind, Family], ...]] = (
    ("river", "eagle"),
    ("wilderness", "eagle"),
    ("woods", "eagle"),
    ("meadow", "eagle"),
    ("wilderness", "eagle"),
    ("city", "eagle"),
    ("village", "eagle"),
    ("city", "rose"),
    ("woods", "rose"),
    ("river", "rose"),
    ("village", "rose"),
    ("meadow", "rose"),
)
"""Two borders between the families, so that there are two places to choose from in either round."""
_GRANARIES: Final[Mapping[int, Seat]] = {2: LEARNER, 3: BELLE, 4: MEPHISTO}
_HANDS: Final = ((3, 4, 5), (2, 4, 4), (5,))
_SCORES: Final = (12, 18, 2)
_TAKES: Final[Mapping[tuple[int, Seat], Role]] = {
    (5, MEPHISTO): "traitor",
    (5, BELLE): "diplomat5",
    (6, BELLE): "diplomat5",
}
"""What the house takes if it can: in a round, at a seat."""
_UNSEEN: Final = CARDS.roles["diplomat5"].conflict_points
"""How much a side may gain at the reveal that nobody can see before."""


class VerraeterLesson(Lesson):
    """Two rounds of Verräter among three players."""

    version: ClassVar[int] = 1
    seats: ClassVar[int] = 3
    prompts: ClassVar[bool] = False

    def opening(self) -> State:
        pile = list(CARDS.deck)
        for value in (value for hand in _HANDS for value in hand):
            pile.remove(value)
        drawn = _ROUNDS[0] - 1
        return State(
            options=Options(),
            phase="place",
            round=_ROUNDS[0],
            first=MEPHISTO,
            strategist=LEARNER,
            turn=LEARNER,
            lands=tuple(
                Land(
                    kind=kind,
                    family=family,
                    building=Building(_GRANARIES[place], "granary") if place in _GRANARIES else None,
                )
                for place, (kind, family) in enumerate(_RING)
            ),
            players=tuple(
                Player(family="eagle", hand=tuple(SupplyCard(value, drawn=drawn) for value in hand), score=score)
                for hand, score in zip(_HANDS, _SCORES, strict=True)
            ),
            pile=tuple(SupplyCard(value) for value in pile),
        )

    def is_over(self, state: State) -> bool:
        return state.outcome is not None or state.round > _ROUNDS[-1]

    def advice(self, view: View, decision: Decision) -> Any:
        """Fight for a rich land, keep cards for the second round, and be the Traitor then, by enough."""
        is_last = view.round == _ROUNDS[-1]
        match decision.kind:
            case "place":
                beaten: Family = "eagle" if is_last else "rose"
                return ChoosePlace(max(view.legal_borders, key=lambda border: _paid(view, border, beaten)))
            case "role":
                wanted: Role = "traitor" if is_last else "farmer"
                if wanted in view.offered:
                    return TakeRole(wanted)
            case "cards":
                enough = least_to_lead(view, view.hand, most_cards(view), _UNSEEN + 1 if is_last else 1)
                return PlayCards(view.hand if enough is None else enough)
        return PART_OF[decision.kind].fallback(view, decision)

    def reply(self, view: View, decision: Decision) -> TakeRole | PlayCards | None:
        """Let Mephisto betray in the first round; Belle plays what her side needs to lead, and has the Diplomat."""
        wanted = _TAKES.get((view.round, decision.seat))
        if wanted in view.offered and decision.kind == "role":
            return TakeRole(wanted)
        if decision.kind != "cards":
            return None
        if decision.seat == MEPHISTO:
            return PlayCards(view.hand)
        return PlayCards(least_to_lead(view, view.hand, most_cards(view)) or ())

    def topics(self, view: View, decision: Decision, draft: Any | None) -> tuple[str, ...]:
        """Name the kind of the decision and the round; after the first conflict also how it has ended."""
        is_first, me = view.round == _ROUNDS[0], view.players[LEARNER]
        betrayed = (f"betrayed-{_result(view.conflict)}",)
        match decision.kind:
            case "build":
                return (*(betrayed if is_first else ()), "build")
            case "place" if not is_first:
                return (*(() if me.role == "builder" else betrayed), "place-again")
            case "cards" if not is_first:
                return ("cards-traitor" if me.role == "traitor" else "cards-loyal",)
            case "cards" if view.open_sums is not None and view.open_sums[0] > view.open_sums[1]:
                return ("cards-ahead",)
            case kind:
                return (kind if is_first else f"{kind}-again",)

    def values(self, view: View) -> Mapping[str, Value]:
        """Give the scores, the sums of the conflict as far as they are known, and what the latest one has paid."""
        you, belle, mephisto = (player.score for player in view.players)
        values: dict[str, Value] = {"you": you, "belle": belle, "mephisto": mephisto}
        if (conflict := view.conflict) is not None:
            eagle, rose = conflict.eagle.total, conflict.rose.total
            gains = [sum(gained) for gained in zip(conflict.land_points, conflict.role_points, strict=True)]
            values |= {"eagle": eagle, "rose": rose, "missing": abs(eagle - rose) + 1}
            values |= dict(zip(("yourgain", "bellegain", "mephistogain"), gains, strict=True))
        if view.open_sums is not None:
            values |= dict(zip(FAMILIES, view.open_sums, strict=True))
        return values

    def ending(self, state: State) -> tuple[str, ...]:
        """Tell whether treason has paid: enough to lead, too little, or nothing, or that there was none."""
        conflict = state.conflict
        if conflict is None or conflict.turncoat != LEARNER:
            return ("end-loyal", "end-again")
        if (result := _result(conflict)) != "won":
            return (f"end-{result}", "end-again")
        you, *others = (player.score for player in state.players)
        return ("end-first", "end-next") if you > max(others) else ("end-behind", "end-again")

    def is_worth_a_picture(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, ConflictDecided) for event in events)


def _paid(view: View, border: int, beaten: Family) -> int:
    """Give what each of two winners scores if one family's land at a border is beaten."""
    land = next(view.lands[land] for land in bordering(border) if view.lands[land].family == beaten)
    return land.points[1]


def _result(conflict: Conflict | None) -> Literal["won", "lost", "tied"]:
    """Tell how a conflict ended for the side on which the newcomer stood at the end."""
    if conflict is None or conflict.winner is None:
        return "tied"
    return "won" if conflict.winner == conflict.supporters[LEARNER] else "lost"
