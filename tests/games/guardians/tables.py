"""Tables of Guardians set up by hand, as the numbered cases and the tests of single rules need them.

Whatever is not given is as plain as possible: Rak Nam against Tes Let, no cards in hand, turn 2, the movement phase
of seat 0. Decks hold what lies on the table and `deck`, so that every card is in its place.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.games.chance import Chance, derived_seed
from bot.games.contract import Seat
from bot.games.guardians.cards import CARDS, Deck
from bot.games.guardians.invariants import cards_of as everywhere
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import (
    DISPUTED,
    HOMES,
    Army,
    Ground,
    Options,
    Phase,
    Place,
    Player,
    State,
    Stronghold,
    Table,
)

GAME: Final = Guardians()
GUARDIANS: Final = ("rak_nam_leader_of_the_mighty", "tes_let_leader_with_foresight")
STRONGHOLDS: Final = (
    ("sabu_amantek_left", "sabu_amantek_center", "sabu_amantek_right"),
    ("carreg_amroth_left", "carreg_amroth_center", "carreg_amroth_right"),
)
PLAIN_SHIELDS: Final = tuple(card.id for card in CARDS.values() if card.type == "shield")


def chance(*parts: object) -> Chance:
    """Give chance that is the same for the same words and numbers."""
    return Chance(derived_seed("guardians", *parts), 0)


def army(
    owner: Seat,
    place: Place,
    *cards: str,
    shield: str | None = "",
    turned: bool = False,
    flew: bool = False,
    known: Sequence[str] = (),
) -> Army:
    """Make an army of creatures and creature items; the shield "" is some plain one, None is none."""
    return Army(
        owner=owner,
        place=place,
        shield=PLAIN_SHIELDS[owner] if shield == "" else shield,
        turned=turned,
        flew=flew,
        creatures=tuple(sorted(card for card in cards if CARDS[card].is_creature)),
        items=tuple(sorted(card for card in cards if not CARDS[card].is_creature)),
        known=tuple(known),
    )


def player(
    seat: Seat,
    *,
    guardian: str | None = None,
    strongholds: tuple[str, str, str] | None = None,
    stones: int | None = None,
    deck: Sequence[str] = (),
    drawn: Sequence[str] = (),
    hand: Sequence[str] = (),
    discard: Sequence[str] = (),
    accessories: Sequence[str] = (),
    dominance: str | None = None,
    number: int | None = None,
    shields_lost: int = 0,
    homes: Mapping[Place, Mapping[str, Any]] | None = None,
    **more: Any,
) -> Player:
    """Make a player. `hand` is put away into pen and depot; `homes` gives fields of the home cards by place."""
    guardian = guardian or GUARDIANS[seat]
    cards = strongholds or STRONGHOLDS[seat]
    left, center, right = (
        Stronghold(card=card, **(homes or {}).get(HOMES[seat][wing], {})) for wing, card in enumerate(cards)
    )
    turned_up = CARDS[dominance].dominance or 0 if dominance else 0
    return Player(
        deck_list=Deck(guardian=guardian, strongholds=cards),
        guardian=guardian,
        strongholds=(left, center, right),
        stones=CARDS[guardian].stones if stones is None else stones,
        deck=tuple(deck),
        drawn=tuple(sorted(drawn)),
        pen=tuple(sorted(card for card in hand if not CARDS[card].double_backed)),
        depot=tuple(sorted(card for card in hand if CARDS[card].double_backed)),
        discard=tuple(discard),
        accessories=tuple(accessories),
        dominance=dominance,
        number=turned_up if number is None else number,
        shields_lost=shields_lost,
        **more,
    )


def by_steps(**settings: Any) -> Options:
    """Give settings of a table, unless they say otherwise one with combats step by step and with every window asked."""
    return Options(**({"pace": "steps", "windows": "asked"} | settings))


def ground(terrain: str | None = None, owner: Seat | None = None, *, face_down: bool = False) -> Ground:
    """Make a disputed space."""
    return Ground(terrain=terrain, owner=owner if terrain else None, face_down=face_down)


def state(
    *,
    players: tuple[Player, Player] | None = None,
    armies: Iterable[Army] = (),
    grounds: Mapping[Place, Ground] | None = None,
    terrain: Mapping[Place, str] | None = None,
    phase: Phase = "movement",
    turn: int = 2,
    first: Seat | None = 0,
    active: Seat | None = 0,
    options: Options | None = None,
    **more: Any,
) -> State:
    """Set a table up. `terrain` lays terrain cards that belong to whoever stands there or lives in front of them."""
    laid = dict(grounds or {})
    armies = tuple(sorted(armies, key=lambda one: (one.place, one.owner)))
    for place, card in (terrain or {}).items():
        there = [one.owner for one in armies if one.place == place]
        laid[place] = Ground(terrain=card, owner=there[0] if there else 0 if place[0] == "B" else 1)
    made = State(
        options=options or by_steps(),
        phase=phase,
        turn=turn,
        players=players or (player(0), player(1)),
        grounds=tuple(laid.get(place, Ground()) for place in DISPUTED),
        armies=armies,
        first=first,
        active=active,
        **more,
    )
    return with_decks(made)


def with_decks(made: State) -> State:
    """Let each deck list hold exactly the cards that its owner has on the table."""
    players = []
    for seat, one in enumerate(made.players):
        counts = Counter(cards_of(made, seat))
        deck = Deck("", one.guardian, one.deck_list.strongholds, tuple(sorted(counts.items())))
        players.append(replace(one, deck_list=deck))
    return replace(made, players=tuple(players))


def cards_of(made: State, seat: Seat) -> list[str]:
    """List every card of a seat's deck wherever it is."""
    return list(everywhere(made, seat))


def table(made: State, *parts: object) -> Table:
    """Put a state on a table, to carry something out."""
    return Table(made, chance("table", *parts))


def of_type(events: Iterable[Any], kind: type[Any]) -> list[Any]:
    """Pick the events of one type."""
    return [event for event in events if isinstance(event, kind)]
