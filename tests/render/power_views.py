"""Views of Power to draw: positions of random matches, a crowded table, drafts, and the golden pictures."""

from collections.abc import Iterator, Sequence
from functools import cache, partial

from bot.games.contract import Decision
from bot.games.power.board.actions import Draft, Sheet
from bot.games.power.board.data import HQ
from bot.games.power.board.events import (
    BootyAsked,
    BootyTaken,
    FlagsTaken,
    MissilesStruck,
    OrdersExecuted,
    PlayerLeft,
    StandOff,
)
from bot.games.power.board.state import Move, Options, State
from bot.games.power.board.views import View
from bot.games.power.sheets.drafts import line_of
from bot.language import Language
from render.picture import Picture
from render.power import PowerPresenter, battle, board, private_pictures, war_map
from tests.games.power.tables import GAME, asked, orders, play, table
from tests.games.random_matches import Moment, chance_of, positions
from tests.render.picture_checks import GoldenView, Pictures, numbered, set_up
from tests.render.word_checks import Words

NAMES = ("Ada", "Bruno", "Chen", "Dorothea")
LONG_NAMES = (
    "Maximiliane von Hohenstaufen-Lichtenberg",
    "🦊🔥 Foxy_the_Unstoppable 🔥🦊",
    "محمد بن عبد الله الخوارزمي",
    "山田太郎左衛門尉景虎之介殿下",
)

PRESENTER = PowerPresenter()


@cache
def moments(count: int = 12) -> tuple[Moment, ...]:
    """Give positions of random matches."""
    return tuple(positions(GAME, 6, count))


def drawings(moment: Moment, view: View, names: Sequence[str], language: Language) -> Iterator[Picture]:
    """Draw everything that there is to draw of a view."""
    yield board.board(view, names, language)
    if view.report is not None:
        yield battle.orders_board(view, names, language)
        yield battle.after(view, names, language)
    if view.seat is not None:
        yield private_pictures.hand(view, names, language)
        yield private_pictures.threats(view, view.seat, names, language)
    for decision in GAME.waiting_on(moment.state):
        if decision.kind == "orders" and decision.seat == view.seat:
            yield battle.preview(drafted(view, decision), names, language)


def drafted(view: View, decision: Decision) -> View:
    """Give what a seat sees of a draft: some orders of its own, and one that is impossible."""
    sampled = GAME.sample(view, decision, chance_of("drafts", decision.id))
    assert isinstance(sampled, Sheet)
    wrong = Move(view.commands[0], "T", HQ[view.commands[0]], "S1")
    lines = tuple(map(line_of, (*sampled.orders[:4], wrong)))
    return GAME.preview(view, decision, Draft(lines=lines))


@cache
def crowded() -> State:
    """Set a table up with forty piles on the board, six of them in its middle, and nine in a headquarters."""
    return table(
        {
            "V": {
                "IX": "3S 2T R",
                "HQV": "2S T C D R A B CR M",
                "V0": "2S A",
                "V4": "3T B",
                "S3": "2D CR",
                "B5": "12S",
            },
            "B": {"IX": "2T C B", "HQB": "S T", "B0": "3S", "B4": "A B", "S6": "4D 2CR", "B8": "11S"},
            "J": {"HQJ": "4S 2T", "J0": "2R T", "J4": "2S 2T 2C R A", "S9": "D", "IS": "T", "V8": "R"},
            "R": {"HQR": "2S 2T 2C 2D", "R0": "3T A", "R4": "2C B", "S12": "3D CR", "IW": "2S T"},
        },
        reserve={"V": "2S 3T C D R A B CR M 12P", "B": "2T", "J": "2S 5P", "R": "37P"},
        round=9,
    )


@cache
def fought() -> State:
    """Play a round with nearly everything: moves, missiles, bounces, fights, a lost line, a flag that falls."""
    state = table(
        {
            "V": {"HQV": "2S 2T", "V0": "2T A", "S12": "D", "V8": "C", "S1": "D"},
            "B": {"HQB": "3S", "B0": "2T", "S3": "CR", "B4": "M", "IE": "S"},
            "J": {"HQJ": "T", "J0": "R", "J4": "2C", "B6": "R", "S5": "2D"},
            "R": {"R0": "T A", "J8": "R 2T", "R8": "M", "IS": "2S", "S8": "D"},
        },
        reserve={"V": "3S 4P", "R": "T 6P"},
        options=Options(authentic_illegal_orders=True),
        round=7,
    )
    return play(
        state,
        {
            0: orders("V", "T V0 IX", "A V0 IX", "D S12 R0", "3S ERV R", "R RV HQ"),
            1: orders("B", "T B0 IX", "T B0 IX", "M B4 S8", "S IE B3", "T HQB B4"),
            2: orders("J", "C J4 IX", "R J0 IX", "T HQJ J8"),
            3: orders("R", "R J8 HQJ", "T R0 IX", "A R0 IX", "S IS J3", "M R8 RVV"),
        },
    ).state


def draft(state: State, seat: int, text: str) -> View:
    """Give what a seat sees of a sheet that it has typed."""
    view, decision = asked(state, seat)
    return GAME.preview(
        view, decision, GAME.typed[decision.kind].read(view, decision, GAME.blank(view, decision), text).draft
    )


def two_players() -> State:
    """Set a table of two up, each with two armies."""
    return table(
        {
            "V": {"HQV": "2S 2T 2C 2D"},
            "B": {"HQB": "2S T", "B5": "3C", "IE": "3T"},
            "J": {"V8": "3T S", "HQJ": "2S"},
            "R": {"V4": "2C", "B6": "S"},
        },
        seats=(("V", "B"), ("J", "R")),
        reserve={"V": "3S 15P"},
        round=3,
    )


def three_players() -> State:
    """Set a table of three up, with an army that anybody may command."""
    return table(
        {"V": {"HQV": "2S 2T"}, "B": {"HQB": "2S T", "V0": "R"}, "J": {"HQJ": "2S", "J4": "3C"}, "R": {"R0": "2C"}},
        seats=(("V",), ("B",), ("R",)),
        reserve={"J": "S 4P"},
        options=Options(sea_labels="by_territory", round_limit="none"),
        round=5,
    )


def fallen() -> State:
    """Set a table up on which two armies have lost their flags to the third."""
    return table(
        {"V": {"HQV": "2S 2T 2C 2D", "R4": "R"}, "B": {"HQB": "2S T", "B5": "3C"}},
        flags={"J": "V", "R": "V"},
        reserve={"V": "3S 15P"},
        options=Options(round_limit="12"),
        round=12,
    )


def ended() -> State:
    """Play the last round of that table."""
    return play(fallen(), {0: orders("V", "S HQ V8"), 1: orders("B", "S HQ B8")}).state


Golden = partial(GoldenView, view_type=View, names=NAMES)


def _threats(view: View, names: Sequence[str], language: Language) -> Picture:
    return private_pictures.threats(view, 0, names, language)


GOLDENS = (
    Golden("power-start", board.board),
    Golden("power-two", board.board, names=LONG_NAMES),
    Golden("power-three", board.board, language="fr"),
    Golden("power-crowd", board.board),
    Golden("power-end", board.board),
    Golden("power-orders", battle.orders_board),
    Golden("power-after", battle.after, language="fr"),
    Golden("power-preview", battle.preview),
    Golden("power-hand", private_pictures.hand, names=LONG_NAMES),
    Golden("power-threats", _threats),
)

WORDS = Words(
    GAME,
    PRESENTER,
    never=r"power-|\*\*\*|\n|\(\)",
    title="Power",
    teaser=120,
    quick=1,
    every=5,
    seldom=2,
    untold=lambda event: isinstance(event, OrdersExecuted | BootyAsked),  # by the sheets, and by the fight
    unmet=frozenset({FlagsTaken, MissilesStruck, PlayerLeft, StandOff, BootyAsked, BootyTaken}),
    first=frozenset({"new"}),
)

TABLES = (crowded, fought, two_players, three_players, fallen, ended)

PICTURES = Pictures(
    GAME,
    PRESENTER,
    positions={
        **{of.__name__: partial(lambda of: set_up(GAME, of()), of) for of in TABLES},
        **numbered(moments, 12),
    },
    draw=drawings,
    size=(war_map.WIDTH, war_map.HEIGHT),
    fits=lambda wide, high: max(wide, high) <= 1290,  # at most 430 pixels high on a phone, 400 wide
    files=frozenset(f"power-{of}.png" for of in ("board", "orders", "after", "hand", "threats", "preview")),
    long_names=(LONG_NAMES,),
    palette_loses=4,
    poster_loses=4,
    posters=[(players, number) for number in (2, 6) for players in GAME.seats],
    poster_fits=lambda wide, high: high <= war_map.HEIGHT,
)
