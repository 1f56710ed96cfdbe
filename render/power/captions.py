"""The pictures of Power in words, for those who do not see them, and the words that stand in them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from bot.games.contract import Seat
from bot.games.power.board.data import BOARD, HQ, RESERVE, SMALL, SMALL_OF, STRENGTH, strength_of
from bot.games.power.board.state import Colour, Fall, Fight, Force, Occupied, Order, Piece, Place, Report, Side
from bot.games.power.board.views import ArmyView, View
from bot.games.power.sheets import written
from bot.language import Language
from render.kit.alt import alt_text
from render.kit.sentences import values_of
from render.power.nouns import letters_for, pieces_listed, pieces_or_nothing, place_on


def title(view: View, language: Language) -> str:
    """Say what the number above the plan counts, or that the match is over."""
    if view.phase == "over":
        return language.say("power-picture-over")
    return language.say("power-picture-last-round" if view.last_round else "power-picture-round")


def orders_of(view: View, army: Colour, language: Language) -> list[tuple[str, bool]]:
    """List the orders that were read in the latest round for an army, and which of them were lost."""
    if view.report is None:
        return []
    return [
        (_order(view, verdict.order, language), verdict.reason is not None or verdict.cancelled)
        for sheet in view.report.sheets
        for verdict in sheet.lines
        if verdict.order.army == army
    ]


def _order(view: View, order: Order, language: Language) -> str:
    return written(order, letters_for(language), view.options.sea_labels, (order.army,))


def waiting_line(view: View, names: Sequence[str], language: Language) -> str:
    """Say what is awaited, or who has won."""
    if view.outcome is not None:
        winners = view.outcome.winners
        return language.say(
            "power-picture-won", count=len(winners), names=language.list(names[seat] for seat in winners)
        )
    asked = [name for name, player in zip(names, view.players, strict=True) if player.to_act]
    return language.say(f"power-picture-{view.phase}", count=len(asked), names=language.list(asked))


def army_name(view: View, army: str, names: Sequence[str], language: Language) -> str:
    """Name an army by its colour and its owner: "green (Ada)"."""
    owner = next(each.owner for each in view.armies if each.colour == army)
    name = language.say("power-picture-mercenaries") if owner is None else names[owner]
    return language.say("power-picture-army", colour=army, name=name)


def board_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what the board shows, the most important first, in at most 1024 characters."""
    return alt_text(
        [_head(view, names, language), *standings(view, names, language), *on_places(view, view.places, language)]
    )


def _head(view: View, names: Sequence[str], language: Language) -> str:
    return language.say(
        "power-picture-head",
        round=view.round,
        rounds=view.rounds or 0,
        over=view.phase == "over",
        duty=waiting_line(view, names, language),
    )


def standings(view: View, names: Sequence[str], language: Language) -> list[str]:
    """Say of each army who owns it, how strong it is, and what lies in its reserve."""
    return [_standing(view, army, names, language) for army in view.armies]


def _standing(view: View, army: ArmyView, names: Sequence[str], language: Language) -> str:
    return language.say(
        "power-picture-standing",
        army=army_name(view, army.colour, names, language),
        pieces=pieces_listed(army.reserve, language),
        count=len(army.reserve),
        flags=language.list(language.say("power-picture-colour", colour=flag) for flag in army.flags),
        flagcount=len(army.flags),
        **values_of(army),
    )


def on_places(view: View, places: Sequence[Occupied], language: Language) -> list[str]:
    """Say place by place what stands there."""
    told = []
    for occupied in places:
        forces = language.list(
            language.say("power-picture-force", colour=force.army, pieces=pieces, strength=force.strength)
            for force in occupied.forces
            for pieces in [pieces_listed(force.pieces, language)]
        )
        told.append(language.say("power-picture-place", place=place_on(view, occupied.place), forces=forces))
    return told


# A round


def orders_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what everybody ordered in the latest round, and what stood where before the fights."""
    assert view.report is not None
    ordered = []
    for army in view.armies:
        orders = ", ".join(
            language.say("power-picture-lost-order", order=text) if lost else text
            for text, lost in orders_of(view, army.colour, language)
        )
        if orders:
            name = army_name(view, army.colour, names, language)
            ordered.append(language.say("power-picture-ordered", army=name, orders=orders))
    head = language.say("power-picture-orders-head", round=view.report.round)
    strikes = _strikes(view, view.report, language)
    return alt_text([head, *ordered, *strikes, *on_places(view, view.report.before, language)])


def _strikes(view: View, report: Report, language: Language) -> list[str]:
    return [language.say("power-picture-struck", place=place_on(view, strike.target)) for strike in report.strikes]


def after_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what the latest round has brought, then how the board is."""
    assert view.report is not None
    report = view.report
    lines = [_head(view, names, language), *_strikes(view, report, language)]
    lines += [
        language.say(
            "power-picture-bounced",
            place=place_on(view, bounce.place),
            armies=_sides(view, bounce.sides[: bounce.tied], names, language),
            strength=bounce.sides[0].strength,
            back=bool(bounce.back),
        )
        for bounce in report.bounces
    ]
    lines += [
        language.say(
            "power-picture-fought",
            place=place_on(view, fight.place),
            winner=_sides(view, fight.sides[:1], names, language),
            losers=_sides(view, fight.sides[1:], names, language),
            captured=pieces_listed(fight.captured, language),
            strengths=" : ".join(str(side.strength) for side in fight.sides),
        )
        for fight in report.fights
    ]
    lines += [fell(view, fall, names, language) for fall in report.falls]
    return alt_text([*lines, *standings(view, names, language), *on_places(view, view.places, language)])


def fell(view: View, fall: Fall, names: Sequence[str], language: Language) -> str:
    """Say whose flag has fallen, and who has taken it."""
    army, captor = (army_name(view, each, names, language) for each in (fall.army, fall.captor))
    return language.say("power-picture-fell", army=army, captor=captor)


def _sides(view: View, sides: Sequence[Side], names: Sequence[str], language: Language) -> str:
    return language.list(army_name(view, side.forces[0].army, names, language) for side in sides)


def preview_alt(view: View, language: Language, title: str = "power-picture-preview-head") -> str:
    """Say line by line what is written, and what would stand where; the message `title` comes first."""
    assert view.writing is not None
    lines = [
        language.say(
            "power-picture-line",
            number=str(number),
            order=_order(view, line.order, language),
            fault=line.fault is not None,
        )
        for number, line in enumerate(view.writing.lines, start=1)
        if line.order is not None
    ]
    head = language.say(title, count=len(lines))
    for occupied in view.writing.places:
        if contest := contest_on(view, occupied.forces):
            place, strengths = place_on(view, occupied.place), {"strength": contest.strength, "other": contest.rival}
            lines.append(language.say("power-picture-contest", place=place, verdict=contest.verdict, **strengths))
    reserves = [
        language.say(
            "power-draft-reserve",
            place=RESERVE[reserve.army],
            pieces=pieces_or_nothing(reserve.pieces, language),
            power=reserve.power,
        )
        for reserve in view.writing.reserves
        if reserve.pieces or reserve.power
    ]
    return alt_text([head, *lines, *reserves, *on_places(view, view.writing.places, language)])


class Contest(NamedTuple):
    """The writer's armies on a place beside rivals, their strength and that of the strongest rival."""

    own: tuple[Colour, ...]
    strength: int
    rival: int

    @property
    def verdict(self) -> Literal["captured", "tied", "lost"]:
        return "captured" if self.strength > self.rival else "tied" if self.strength == self.rival else "lost"


def contest_on(view: View, forces: Sequence[Force]) -> Contest | None:
    """Weigh the forces of the view's seat against those of each rival; None where there are not both."""
    owners = {army.colour: army.owner for army in view.armies}
    sides: Counter[Seat | None] = Counter()
    for force in forces:
        sides[owners[force.army]] += force.strength
    strength = sides.pop(view.seat, 0)
    own = tuple(force.army for force in forces if owners[force.army] == view.seat)
    return Contest(own, strength, max(sides.values())) if own and sides else None


# What is private


def own_armies(view: View) -> list[ArmyView]:
    """List the armies that the view's seat commands, the mercenaries last; once all have fallen, those that it had.

    Raises ValueError for the public's view.
    """
    if view.seat is None:
        raise ValueError("the public commands no army")
    own = [army for army in view.armies if army.owner == view.seat]
    if not any(army.standing for army in own):
        return own
    return [army for army in (*own, *(army for army in view.armies if army.owner is None)) if army.standing]


def reserve_title(army: ArmyView, names: Sequence[str], language: Language) -> str:
    """Name the reserve of an army."""
    name = language.say("power-picture-mercenaries") if army.owner is None else names[army.owner]
    return language.say("power-picture-reserve", colour=army.colour, name=name)


def mergers(view: View, army: Colour) -> list[tuple[Place, Piece]]:
    """List where on the board an army could merge small pieces, and what they would become."""
    return [
        (occupied.place, large)
        for occupied in view.places
        for force in occupied.forces
        for large, small in SMALL_OF.items()
        if force.army == army and force.pieces.count(small) >= BOARD.merging
    ]


def filled(view: View) -> list[ArmyView]:
    """List the armies of the view's seat with anything in their reserve, or pieces to merge.

    Raises ValueError for the public's view.
    """
    return [army for army in own_armies(view) if army.reserve or army.power or mergers(view, army.colour)]


def shown_in_hand(view: View) -> list[ArmyView]:
    """List the armies whose reserves a picture shows: those with something in them, or all if none has."""
    return filled(view) or own_armies(view)


def hand_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what lies in the reserves that the view's seat commands, and what it can be exchanged for."""
    lines = []
    for army in shown_in_hand(view):
        made = [piece for piece in SMALL if army.power >= STRENGTH[piece]]
        made += [large for large, small in SMALL_OF.items() if army.reserve.count(small) >= BOARD.merging]
        lines.append(_standing(view, army, names, language))
        lines.append(language.say("power-picture-can-make", count=len(made), pieces=pieces_listed(made, language)))
        lines += [
            language.say("power-picture-merger", place=place_on(view, where), piece=pieces_listed((large,), language))
            for where, large in mergers(view, army.colour)
        ]
        worth = strength_of(army.reserve) + army.power
        lines.append(language.say("power-picture-missile", worth=worth, needed=BOARD.missile))
    return alt_text(lines)


Verdict: TypeAlias = Literal["fall", "beaten", "safe"]
_VERDICTS: tuple[Verdict, ...] = ("fall", "beaten", "safe")


class Danger(NamedTuple):
    """What each other side could bring to a headquarters next round, by one of its armies; whether that may fall."""

    brought: Mapping[Colour, int]
    verdict: Verdict


def danger(view: View, army: ArmyView) -> Danger:
    """Compare the garrison of an army with what each other side could bring together."""
    owners = {each.colour: each.owner for each in view.armies}
    sides: dict[Seat | None, Colour] = {}
    brought: Counter[Colour] = Counter()
    takers = set()
    for threat in army.threats:
        side = sides.setdefault(owners[threat.army], threat.army)
        brought[side] += threat.strength
        takers |= {side} if threat.infantry else set()
    beaten = {side for side, strength in brought.items() if strength > army.garrison}
    return Danger(brought, "fall" if beaten & takers else "beaten" if beaten else "safe")


def verdict(view: View, army: ArmyView, language: Language) -> str:
    """Say whether a headquarters is safe next round, with the strengths."""
    brought, found = danger(view, army)
    attack = max(brought.values(), default=0)
    place = HQ[army.colour]
    return language.say("power-picture-verdict", place=place, verdict=found, garrison=army.garrison, attack=attack)


def threats_titles(view: View, armies: Sequence[ArmyView], language: Language) -> list[str]:
    """Say whether the headquarters of armies that anything could reach are safe next round, the least safe first."""
    threatened = [army for army in armies if army.threats]
    threatened.sort(key=lambda army: _VERDICTS.index(danger(view, army).verdict))
    return [verdict(view, army, language) for army in threatened] or [language.say("power-picture-threats")]


def fall_reason(fight: Fight | None, army: Colour, language: Language) -> str:
    """Say why a flag has fallen: the fight for its headquarters in numbers, or that there was none."""
    if fight is None:
        return language.say("power-picture-fall-empty", place=HQ[army])
    strength, other, *_ = (side.strength for side in fight.sides)
    return language.say("power-picture-fall-fought", place=HQ[army], strength=strength, other=other)


def threats_alt(view: View, seat: Seat, names: Sequence[str], language: Language) -> str:
    """Say what could reach the headquarters of a seat in the next round, the strongest first."""
    own = [army for army in view.armies if army.owner == seat and army.standing]
    lines = [f"{title}." for title in threats_titles(view, own, language)]
    for army in own:
        place = place_on(view, HQ[army.colour])
        lines.append(language.say("power-picture-garrison", place=place, strength=army.garrison))
        lines += [
            language.say(
                "power-picture-threat",
                army=army_name(view, threat.army, names, language),
                place=place_on(view, threat.place),
                pieces=pieces_listed(threat.pieces, language),
                strength=threat.strength,
                infantry=threat.infantry,
            )
            for threat in army.threats
        ]
    return alt_text(lines)
