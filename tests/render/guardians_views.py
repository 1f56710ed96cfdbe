"""Views of Guardians to draw: tables set up by hand, combats in every state, and the golden pictures."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Outcome, Seat
from bot.games.guardians import table as facts
from bot.games.guardians.battlefield import compare, compare_strike, control_sums, shot_worth
from bot.games.guardians.table import (
    Asking,
    Battlefield,
    Combat,
    Commanded,
    Fighter,
    Home,
    Layout,
    MatchUp,
    State,
    Term,
    View,
)
from bot.games.guardians.views import view_of
from bot.language import Language, languages
from render.guardians.combat import battlefield
from render.guardians.presenter import GuardiansPresenter
from render.guardians.table import board, organising
from render.picture import Picture
from tests.games.guardians.fields import battlefield as set_field
from tests.games.guardians.fields import commands, fighter
from tests.games.guardians.tables import GAME, army, ground, player, state
from tests.games.random_matches import Moment, positions
from tests.render.picture_checks import GoldenPicture, Pictures, numbered, set_up
from tests.render.word_checks import Words

NAMES = ("Ada", "Bruno")
LONG_NAMES = ("Maximiliane von Hohenstaufen-Lichtenberg", "🦊🔥 Foxy_the_Unstoppable 🔥🦊")
OTHER_NAMES = ("محمد بن عبد الله الخوارزمي", "山田太郎左衛門尉景虎之介殿下")

PRESENTER = GuardiansPresenter()


# Tables


@cache
def start() -> State:
    """Set a table up as it is when both organise for the first time."""
    hand = ("archer", "archer", "captain", "cleric", "mountains", "beer", "shield_broms_angelic_08", "paladin", "horse")
    return state(
        turn=1,
        phase="organise",
        first=None,
        active=None,
        players=(player(0, deck=["zombie"] * 43, drawn=hand), player(1, deck=["archer"] * 43, drawn=hand)),
        askings=(Asking(number=1, kind="organise", seats=(0, 1)),),
        asked=1,
    )


@cache
def crowded() -> State:
    """Set a table up with ten armies, upgrades, ruins, open and hidden cards below, and a card face down as land."""
    first = player(
        0,
        deck=["archer"] * 21,
        hand=["archer", "beer", "gold", "dispel_magic", "zombie", "mountains"],
        discard=["wraith", "vampire"],
        accessories=["gift_of_isis"],
        dominance="vampire",
        shields_lost=2,
        homes={
            "A1": {"below": ("amber_well", "sorcerer"), "shown": ("sorcerer",), "upgrade": "wizards_tower"},
            "A3": {"ruined": True},
        },
    )
    second = player(
        1,
        deck=["archer"] * 30,
        hand=["archer"] * 5 + ["beer"] * 2,
        discard=["archer"] * 4 + ["captain"],
        accessories=["gift_of_isis", "scarab_of_bounty"],
        dominance="captain",
        shields_lost=1,
        homes={
            "D1": {"below": ("archer", "mule"), "downgrade": "snake_pit"},
            "D3": {"below": ("archer",) * 5, "upgrade": "alarm_bells"},
        },
    )
    return state(
        turn=7,
        players=(first, second),
        armies=[
            army(0, "A1", "captain", "mule"),
            army(0, "A2", "zombie", "zombie", shield=None),
            army(0, "B1", "devil_dog", "succubus", "zombie", turned=True),
            army(0, "B3", "mule", "skeletal_minion", "skeletal_minion", "wood_nymph", turned=True, flew=True),
            army(0, "C2", "cleric", "energy_well", "gunner", "horse", "horse", "mule", "mule"),
            army(1, "A3", "marshal", "swordsman", "swordsman", turned=True),
            army(1, "B2", "bantam_drake", "sand_lord", flew=True, turned=True, known=("bantam_drake",)),
            army(1, "C1", "archer", "archer", "cleric", "horse", known=("archer", "archer", "cleric", "horse")),
            army(1, "C3", "archer", shield="shield_terrain_dem_bones"),
            army(1, "D2", "archer", "captain", "paladin"),
        ],
        terrain={"B1": "swamp", "B2": "barrow_downs", "C1": "mountains", "C2": "the_dry_heaps", "C3": "woods"},
        grounds={"B3": ground("archer", 0, face_down=True)},
        askings=(Asking(number=40, kind="march", seats=(0,)),),
        asked=40,
    )


@cache
def over() -> State:
    """Set a table up on which five shields are lost."""
    first, second = crowded().players
    outcome = Outcome(reason="shields", ranking=((0,), (1,)))
    return replace(
        crowded(),
        phase="over",
        active=None,
        askings=(),
        players=(first, replace(second, shields_lost=5)),
        outcome=outcome,
    )


def arranged() -> Layout:
    """Lay out what seat 0 holds at the start: two stacks, a channeler below, one card discarded."""
    return Layout(
        homes=(
            Home(shield="shield_broms_angelic_08", above=("archer", "archer", "captain"), below=("cleric",)),
            Home(above=("horse", "paladin")),
            Home(),
        ),
        discards=("beer",),
    )


# Combats


class Fight:
    """A battlefield in the making: every match-up is judged by the rules as it is added."""

    def __init__(self, **changes: Any) -> None:
        self.field: Battlefield = set_field(**changes)

    def _appear(self, seat: Seat, card: str, role: str, **more: Any) -> Fighter:
        made = fighter(self.field.appeared + 1, seat, card, role=role, **more)
        self.field = replace(self.field, appeared=made.number, fighters=(*self.field.fighters, made))
        return made

    def _change(self, changed: Fighter) -> None:
        fighters = tuple(changed if one.number == changed.number else one for one in self.field.fighters)
        self.field = replace(self.field, fighters=fighters)

    def duel(
        self,
        first: str,
        second: str,
        *,
        shots: Sequence[tuple[Seat, str]] = (),
        channels: Sequence[tuple[Seat, str, int]] = (),
        running: bool = False,
    ) -> "Fight":
        """Add a match-up of primaries, with shots and channels of the seats."""
        number = len(self.field.match_ups) + 1
        attacker, defender = self.field.attacker, self.field.defender
        one = self._appear(attacker, first, "primary", match=number)
        role = "guardian" if self.field.storm else "primary"
        other = self._appear(defender, second, role, match=number, against=one.number)
        one = replace(one, against=other.number)
        given = {attacker: one, defender: other}
        for seat, source, points in channels:
            made = (*given[seat].channels, Term(kind="channel", amount=points, card=source))
            given[seat] = replace(given[seat], channels=made)
        for each in given.values():
            self._change(each)
        match = MatchUp(number=number, first=one.number, second=other.number, first_card=first, second_card=second)
        self.field = replace(self.field, match_ups=(*self.field.match_ups, match))
        for seat, card in shots:
            worth = shot_worth(self.field, seat, card).total
            self._appear(seat, card, "shot", match=number, against=given[seat].number, worth=worth)
        if not running:
            self._judge(match, compare(self.field, given[attacker], given[defender]))
        return self

    def strike(self, card: str, target: int) -> "Fight":
        """Add a secondary attack of the attacker on a fighter."""
        number = len(self.field.match_ups) + 1
        one = self._appear(self.field.attacker, card, "secondary", match=number, against=target)
        aim = next(each for each in self.field.fighters if each.number == target)
        match = MatchUp(
            number=number, secondary=True, first=one.number, second=target, first_card=card, second_card=aim.card
        )
        self.field = replace(self.field, match_ups=(*self.field.match_ups, match), stage="secondary")
        self._judge(match, compare_strike(self.field, one, aim))
        return self

    def _judge(self, match: MatchUp, verdict: Any) -> None:
        judged = replace(
            match,
            first_sum=verdict.sums[0],
            second_sum=verdict.sums[1],
            winner=verdict.winner,
            compared=True,
            cause=verdict.cause,
            shielded=verdict.shielded,
        )
        self.field = replace(self.field, match_ups=(*self.field.match_ups[:-1], judged))
        for one in self.field.fighters:
            if one.number == verdict.loser:
                self._change(replace(one, beaten_by=verdict.winner))

    def counted(self) -> "Fight":
        """Resolve the combat."""
        sums = control_sums(self.field)
        seat = self.field.attacker if sums[self.field.attacker].total > sums[self.field.defender].total else None
        winner = self.field.defender if seat is None else seat
        self.field = replace(self.field, stage="aftermath", step="heal", winner=winner)
        return self

    def on(self, base: State, creatures: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())) -> State:
        """Put the combat on a table, with what is left in the hands."""
        place, attacker = self.field.place, self.field.attacker
        armies = [one for one in base.armies if one.place != place]
        armies += [army(attacker, place, turned=True)] + ([] if self.field.storm else [army(1 - attacker, place)])
        hands = (len(creatures[0]), len(creatures[1]))
        depots = (len(base.players[0].depot), len(base.players[1].depot))
        field = replace(self.field, hands=hands, depots=depots)
        return replace(
            base,
            armies=tuple(sorted(armies, key=lambda one: (one.place, one.owner))),
            combat=Combat(field=field, creatures=creatures),
            askings=(),
        )


def seven() -> Fight:
    """Fight seven match-ups with shots, channels, a command on each side, and then strike three times."""
    fight = Fight(
        terrain="the_dry_heaps",
        place="C2",
        origin="B2",
        shown=(Commanded(seat=0, card="captain"), Commanded(seat=1, card="vitales_dark_cloud", void=True)),
        lasting=commands(0, "marshal"),
        graveyard=((), ("archer", "mule")),
        bribed=(("merchant",), ()),
        stage="match-ups",
    )
    return (
        fight.duel(
            "swordsman",
            "zombie",
            shots=[(0, "archer"), (0, "archer")],
            channels=[(1, "rak_nam_leader_of_the_mighty", 5)],
        )
        .duel("paladin", "iron_lord")
        .duel("sand_lord", "wraith", channels=[(1, "sorcerer", 4)], shots=[(1, "grim_skull")])
        .duel("cleric", "demon_horde_of_kabod")
        .duel("captain", "devil_dog", shots=[(0, "gunner")])
        .duel("horse", "mule")
        .duel("marshal", "succubus", channels=[(0, "tes_let_leader_with_foresight", 6)])
    )


@cache
def seven_running() -> State:
    """Stop in the eighth match-up."""
    fight = seven().duel("corporal", "vampire", running=True, shots=[(0, "archer")])
    return fight.on(crowded(), (("horse", "snogwart"), ("zombie",)))


@cache
def seven_counted() -> State:
    """Strike three times after seven match-ups, and count."""
    fight = seven().strike("bantam_drake", 2).strike("snogwart", 6).strike("corporal", 9)
    return fight.counted().on(crowded())


@cache
def commanding() -> State:
    """Begin a combat at a stronghold: command cards are said."""
    fight = Fight(stronghold="carreg_amroth_center", stage="commands", commands=(True, None), origin="C2")
    return fight.on(crowded(), (("archer", "captain", "zombie"), ("archer", "captain", "paladin")))


@cache
def storming() -> State:
    """Attack a Guardian from his ruins: he has withstood a primary with a shot."""
    shields = (None, "shield_broms_angelic_08")
    fight = Fight(storm=True, place="A3", attacker=1, origin="B3", land="home", shields=shields)
    channels = [(1, "tes_let_leader_with_foresight", 6)]
    fight.duel("paladin", "rak_nam_leader_of_the_mighty", shots=[(1, "archer")], channels=channels)
    return fight.on(crowded(), ((), ("marshal", "swordsman")))


def seen(of: State, seat: Seat | None = None) -> View:
    """Give what a seat, or everybody, sees of a table."""
    return view_of(of, seat)


@cache
def moments() -> tuple[Moment, ...]:
    """Give positions of random matches."""
    return tuple(positions(GAME, 1, 6))


TABLES = (start, crowded, over, seven_running, seven_counted, commanding, storming)
COMBATS = (seven_running, seven_counted, commanding, storming)


def pictures(view: View, names: Sequence[str], language: Language) -> Iterator[Picture]:
    """Draw everything that there is to draw of a view, hands apart."""
    yield board.board(view, names, language)
    if view.combat is not None:
        yield battlefield.field(view, names, language)
    if view.layout is not None:
        yield organising.layout(view, view.layout, names, language)


# The golden pictures


@dataclass(frozen=True)
class Golden(GoldenPicture):
    """A picture that is kept: what is drawn of which table, for which seat, with which names, in which language."""

    draw: Callable[[View, Sequence[str], Language], Picture]
    of: Callable[[], State]
    seat: Seat | None = None
    names: tuple[str, str] = NAMES
    language: str = "en"

    def picture(self) -> Picture:
        return self.draw(seen(self.of(), self.seat), self.names, languages()[self.language])


def _arranged(view: View, names: Sequence[str], language: Language) -> Picture:
    return organising.layout(view, arranged(), names, language)


GOLDENS = (
    Golden("guardians-table-start", board.board, start, names=LONG_NAMES, language="fr"),
    Golden("guardians-table-crowd", board.board, crowded),
    Golden("guardians-table-own", board.board, crowded, seat=1, names=OTHER_NAMES),
    Golden("guardians-table-fight", board.board, seven_running, seat=0),
    Golden("guardians-table-end", board.board, over, language="fr"),
    Golden("guardians-table-layout", _arranged, start, seat=0),
    Golden("guardians-battlefield-begin", battlefield.field, commanding),
    Golden("guardians-battlefield-running", battlefield.field, seven_running, names=LONG_NAMES),
    Golden("guardians-battlefield-counted", battlefield.field, seven_counted, language="fr"),
    Golden("guardians-battlefield-storm", battlefield.field, storming, names=OTHER_NAMES),
)

PICTURES = Pictures(
    GAME,
    PRESENTER,
    positions={
        **{of.__name__: partial(lambda of: set_up(GAME, of()), of) for of in TABLES},
        **numbered(moments, 6),
    },
    draw=lambda _, *what: pictures(*what),
    text_limit=5100,  # a long combat goes into a file
    size=(board.WIDTH, board.HEIGHT),
    fits=lambda wide, high: wide == board.WIDTH,
    files=frozenset(f"guardians-{of}.png" for of in ("table", "battlefield", "layout")),
    long_names=(LONG_NAMES, OTHER_NAMES),
    palette_loses=5,
    worlds=3,
    poster_loses=6,
    posters=[(2, number) for number in range(1, 5)],
    poster_fits=lambda wide, high: wide == 1200 >= high,
    poster_says=lambda view, names: [names[view.outcome.winners[0]]],
)

WORDS = Words(
    GAME,
    PRESENTER,
    never=r"guardians-|[a-z]_[a-z]|\n|\(\)|\*\*\*\*",
    title="Guardians",
    teaser=120,
    matches=4,
    names_buttons=lambda _: True,
    every=5,
    telling=lambda moment: moment.state.combat is not None,
    seldom=2,
    worlds=1,
    refused=3,
    asks_again=True,
    unmet=frozenset(
        {
            facts.BriberyFailed,
            facts.CardDispelled,
            facts.CardsDiscarded,
            facts.CardsSaved,
            facts.Declared,
            facts.Destroyed,
            facts.FlightStopped,
            facts.GuardianHeld,
            facts.HandRedrawn,
            facts.Healed,
            facts.SentAway,
            facts.SheetsShown,
            facts.StonesUnspent,
            facts.StopsSet,
            facts.StrongholdLost,
        }
    ),
)
