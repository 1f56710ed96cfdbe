"""The pictures of Power in words, for those who do not see them, and the words that stand in them."""

from collections.abc import Sequence

from bot.games.contract import Seat
from bot.games.power.data import BOARD, HQ, SMALL, SMALL_OF, STRENGTH, strength_of
from bot.games.power.notation import written
from bot.games.power.state import Colour, Force, Occupied, Order, Piece, Place, Side
from bot.games.power.views import ArmyView, View
from bot.language import Language
from render.kit.alt import alt_text
from render.power.nouns import letters_for, pieces_listed, place_on


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
        over="yes" if view.phase == "over" else "no",
        duty=waiting_line(view, names, language),
    )


def standings(view: View, names: Sequence[str], language: Language) -> list[str]:
    """Say of each army who owns it, how strong it is, and what lies in its reserve."""
    return [_standing(view, army, names, language) for army in view.armies]


def _standing(view: View, army: ArmyView, names: Sequence[str], language: Language) -> str:
    return language.say(
        "power-picture-standing",
        army=army_name(view, army.colour, names, language),
        strength=army.strength,
        power=army.power,
        pieces=pieces_listed(army.reserve, language),
        count=len(army.reserve),
        flags=language.list(language.say("power-picture-colour", colour=flag) for flag in army.flags),
        flagcount=len(army.flags),
        standing="yes" if army.standing else "no",
    )


def on_places(view: View, places: Sequence[Occupied], language: Language) -> list[str]:
    """Say place by place what stands there."""
    return [
        language.say(
            "power-picture-place",
            place=place_on(view, occupied.place),
            forces=language.list(_force(force, language) for force in occupied.forces),
        )
        for occupied in places
    ]


def _force(force: Force, language: Language) -> str:
    return language.say(
        "power-picture-force",
        colour=force.army,
        pieces=pieces_listed(force.pieces, language),
        strength=force.strength,
    )


# A round


def orders_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what everybody ordered in the latest round, and what stood where before the fights."""
    assert view.report is not None
    ordered = [
        language.say(
            "power-picture-ordered",
            army=army_name(view, army.colour, names, language),
            orders=", ".join(
                language.say("power-picture-lost-order", order=text) if lost else text
                for text, lost in orders_of(view, army.colour, language)
            ),
        )
        for army in view.armies
        if orders_of(view, army.colour, language)
    ]
    head = language.say("power-picture-orders-head", round=view.report.round)
    strikes = [
        language.say("power-picture-struck", place=place_on(view, strike.target)) for strike in view.report.strikes
    ]
    return alt_text([head, *ordered, *strikes, *on_places(view, view.report.before, language)])


def after_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what the latest round has brought, then how the board is."""
    assert view.report is not None
    report = view.report
    lines = [_head(view, names, language)]
    lines += [language.say("power-picture-struck", place=place_on(view, strike.target)) for strike in report.strikes]
    lines += [
        language.say(
            "power-picture-bounced",
            place=place_on(view, bounce.place),
            armies=_sides(view, bounce.sides[: bounce.tied], names, language),
            strength=bounce.sides[0].strength,
            back="yes" if bounce.back else "no",
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
    lines += [
        language.say(
            "power-picture-fell",
            army=army_name(view, fall.army, names, language),
            captor=army_name(view, fall.captor, names, language),
        )
        for fall in report.falls
    ]
    return alt_text([*lines, *standings(view, names, language), *on_places(view, view.places, language)])


def _sides(view: View, sides: Sequence[Side], names: Sequence[str], language: Language) -> str:
    return language.list(army_name(view, side.forces[0].army, names, language) for side in sides)


def preview_alt(view: View, language: Language) -> str:
    """Say line by line what is written, and what would stand where."""
    assert view.writing is not None
    lines = [
        language.say(
            "power-picture-line",
            number=str(number),
            order=_order(view, line.order, language),
            fault="no" if line.fault is None else "yes",
        )
        for number, line in enumerate(view.writing.lines, start=1)
        if line.order is not None
    ]
    head = language.say("power-picture-preview-head", count=len(lines))
    return alt_text([head, *lines, *on_places(view, view.writing.places, language)])


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


def hand_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what lies in the reserves that the view's seat commands, and what it can be exchanged for."""
    lines = []
    for army in own_armies(view):
        made = [piece for piece in SMALL if army.power >= STRENGTH[piece]]
        made += [large for large, small in SMALL_OF.items() if army.reserve.count(small) >= BOARD.merging]
        lines += [
            _standing(view, army, names, language),
            language.say(
                "power-picture-can-make",
                count=len(made),
                pieces=language.list(language.say(f"power-picture-piece-{piece}", count=1) for piece in made),
            ),
        ]
        lines += [
            language.say(
                "power-picture-merger",
                place=place_on(view, where),
                piece=language.say(f"power-picture-piece-{large}", count=1),
            )
            for where, large in mergers(view, army.colour)
        ]
        worth = strength_of(army.reserve) + army.power
        lines.append(language.say("power-picture-missile", worth=worth, needed=BOARD.missile))
    return alt_text(lines)


def threats_title(armies: Sequence[ArmyView], language: Language) -> str:
    """Say whether anything could reach the headquarters of armies in the next round."""
    return language.say("power-picture-threats", count=sum(len(army.threats) for army in armies))


def threats_alt(view: View, seat: Seat, names: Sequence[str], language: Language) -> str:
    """Say what could reach the headquarters of a seat in the next round, the strongest first."""
    own = [army for army in view.armies if army.owner == seat and army.standing]
    lines = [f"{threats_title(own, language)}."]
    for army in own:
        lines.append(
            language.say("power-picture-garrison", place=place_on(view, HQ[army.colour]), strength=army.garrison)
        )
        lines += [
            language.say(
                "power-picture-threat",
                army=army_name(view, threat.army, names, language),
                place=place_on(view, threat.place),
                pieces=pieces_listed(threat.pieces, language),
                strength=threat.strength,
                infantry="yes" if threat.infantry else "no",
            )
            for threat in army.threats
        ]
    return alt_text(lines)
