"""The whole table of Power in words, for those who do not see the pictures."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Seat
from bot.games.power.board.data import HQ, RESERVE
from bot.games.power.board.views import View
from bot.language import Language
from render.kit.sentences import sentence
from render.power.captions import on_places, standings, verdict
from render.power.nouns import army_title, pieces_listed, pieces_or_nothing, place_on, sealed_sheet, whose


def board_text(view: View, names: Sequence[str], language: Language) -> str:
    """Say everything that the board shows, in lines."""
    say = language.say
    lines = [say("power-text-armies")]
    lines += [f"- {sentence(line)}" for line in standings(view, names, language)]
    if view.phase == "orders":
        sealed = [names[seat] for seat, player in enumerate(view.players) if player.ready]
        lines.append(say("power-text-sealed", count=len(sealed), names=language.list(sealed)))
        lines.append(say("power-text-referee", name=names[view.referee]))
    lines += ["", say("power-text-places")]
    lines += [f"- {line}" for line in on_places(view, view.places, language)]
    return "\n".join(lines)


def hand_text(view: View, language: Language) -> str:
    """Say what lies in the reserves of the view's seat, how strong it is, and which sheet it has sealed.

    Raises ValueError for the public's view, which commands no army.
    """
    if view.seat is None:
        raise ValueError("the public commands no army")
    return "\n".join(_hand(view, view.seat, language))


def _hand(view: View, seat: Seat, language: Language) -> Iterator[str]:
    say = language.say
    if not view.commands:
        yield say("power-hand-out")
        return
    for army in view.armies:
        if army.colour not in view.commands:
            continue
        title = army_title(army.colour, language)
        if army.colour in view.players[seat].armies:
            yield say("power-hand-strength", army=title, strength=army.strength, garrison=army.garrison)
        yield say(
            "power-hand-reserve",
            army=title,
            place=RESERVE[army.colour],
            pieces=pieces_or_nothing(army.reserve, language),
            power=army.power,
        )
    if view.sheet is not None:
        yield sealed_sheet(view, view.sheet, language)


def threats_text(view: View, seat: Seat, names: Sequence[str], language: Language) -> str:
    """Say which pieces could reach a seat's headquarters in the next round, the strongest first."""
    return "\n".join(_threats(view, seat, names, language))


def _threats(view: View, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    say = language.say
    for army in view.armies:
        if army.colour not in view.players[seat].armies or not army.standing:
            continue
        key = "power-threats-title" if army.threats else "power-threats-none"
        yield say(key, place=HQ[army.colour])
        for threat in army.threats:
            yield say(
                "power-threat",
                whose=whose(view, threat.army, names, language),
                place=place_on(view, threat.place),
                pieces=pieces_listed(threat.pieces, language),
                strength=threat.strength,
                infantry=threat.infantry,
            )
        garrison = say("power-threats-garrison", strength=army.garrison)
        yield f"**{verdict(view, army, language)}**" if army.threats else garrison
