"""The end of a match of Power as a poster: the winner, strengths by round, the turning point, the greatest battle."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from bot.games.power.board.data import HQ
from bot.games.power.board.events import FightWon, FlagsTaken
from bot.games.power.board.state import Colour, Fall, Fight
from bot.games.power.board.views import View
from bot.language import Language
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.colours import mix
from render.kit.fonts import STRONG, TITLE
from render.kit.text import fit_lines, measure
from render.picture import Picture
from render.power import captions, silhouettes, stacks, war_map
from render.power.board import picture
from render.power.counters import badge, counter, flag, print_mask, seal, sign
from render.power.nouns import pieces_listed, place_on, player_name
from render.power.theme import ARMY, BRASS, INK, NEUTRAL, PALE, PAPER, SEPIA, TABLE
from render.presenter import Chapter

_LEFT, _RIGHT = 16, war_map.WIDTH - 16
_BANNER: Box = (_LEFT, 16, _RIGHT, 336)
_CHART: Box = (_LEFT, 352, _RIGHT, 836)
_PLOT: Box = (_LEFT + 100, 440, _RIGHT - 60, 780)
_CARDS: tuple[Box, Box] = ((_LEFT, 852, 592, 1118), (608, 852, _RIGHT, 1118))
_RANKS_HEIGHT = 140
_BANNER_HEIGHT = 280
_SHORT, _LONG = 112, 60  # sizes of a title on one line, and on two
_SHOWN = 7  # kinds of captured pieces that have room on a card


Strengths: TypeAlias = Mapping[int, tuple[int, ...]]
"""How strong the seats are after each round; the start is round 0."""


class Turn(NamedTuple):
    """A round that has changed how far the winner was ahead: his strength before and after, and the next one's then."""

    gain: int
    round: int
    before: int
    after: int
    rival: int


class Battle(NamedTuple):
    """A fight, and the round of it."""

    round: int
    fight: Fight


def poster(view: View, course: Sequence[Chapter], names: Sequence[str], language: Language) -> Picture:
    """Draw the poster, as large as a board; without a course, or a winner, it holds less.

    Raises ValueError while the match goes on.
    """
    if view.outcome is None:
        raise ValueError("the match is not over")
    strengths = strengths_of(course)
    stories = _stories(view, course, names, language)
    *_, bottom = _CARDS[0] if stories else _CHART if strengths else _BANNER
    size = (war_map.WIDTH, bottom + _RANKS_HEIGHT + 32)
    canvas = Canvas(war_map.cloth("power/poster", *size))
    _draw_winner(canvas, view, names, language)
    if strengths:
        _draw_chart(canvas, view, strengths, course, language)
    boxes = _CARDS if len(stories) == len(_CARDS) else ((_LEFT, _CARDS[0][1], _RIGHT, bottom),)
    for box, (title, story) in zip(boxes, stories, strict=False):
        _draw_card(canvas, box, title, story)
    if battle := greatest_battle(course):
        left, _, _, bottom_of_card = boxes[-1]
        for number, pile in enumerate(stacks.captured(battle.fight)[:_SHOWN]):
            at = (left + 60 + 76 * number, bottom_of_card - 44)
            canvas.stamp(counter(pile.army, pile.piece, pile.number, 70, 60), at)
    _draw_ranks(canvas, view, names, bottom + 16)
    alt = [_result(view, names, language), *(story for _, story in stories), *captions.standings(view, names, language)]
    return picture(canvas, alt_text(alt), "power-poster.png")


def conquest(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw a banner for each flag that has fallen in the latest round: whose, to whom, why, what has come with it.

    Raises ValueError if none has.
    """
    if view.report is None or not view.report.falls:
        raise ValueError("no flag has fallen")
    falls, alt = view.report.falls, []
    canvas = Canvas(war_map.cloth("power/poster", war_map.WIDTH, 16 + (_BANNER_HEIGHT + 16) * len(falls)))
    for number, fall in enumerate(falls):
        top = 16 + (_BANNER_HEIGHT + 16) * number
        title, *lines = _fall(view, fall, names, language)
        _draw_banner(canvas, (_LEFT, top, _RIGHT, top + _BANNER_HEIGHT), fall.heir, fall.army, title, lines)
        alt += [title, *lines]
    return picture(canvas, alt_text(alt), "power-conquest.png")


def _fall(view: View, fall: Fall, names: Sequence[str], language: Language) -> list[str]:
    """Tell who has taken whose flag, why, and what went with it."""
    assert view.report is not None
    fight = next((fight for fight in view.report.fights if fight.place == HQ[fall.army]), None)
    pieces = pieces_listed(fall.pieces, language)
    spoils = language.say("power-spoils", count=len(fall.pieces), pieces=pieces, power=fall.power)
    told = [
        captions.fell(view, fall, names, language),
        captions.fall_reason(fight, fall.army, language),
    ]
    return told if fall.heir is None else [*told, f"+ {spoils}"]


# How the match went


def strengths_of(course: Sequence[Chapter]) -> Strengths:
    """Find how strong the seats were at the start and after each round."""
    return {_round(chapter.view): tuple(each.strength for each in chapter.view.players) for chapter in course}


def _round(view: View) -> int:
    """Tell which round a chapter is about; who resigns ends the match in the one that is being written."""
    if view.phase == "over":
        return view.round
    return view.report.round if view.report else 0


def turning_point(view: View, strengths: Strengths) -> Turn | None:
    """Find the round before the last in which the winner's lead over the strongest rival grew most, if it ever grew."""
    if view.outcome is None or len(view.outcome.winners) != 1:
        return None
    (winner,) = view.outcome.winners
    leads = [(number, each[winner], max(each[:winner] + each[winner + 1 :])) for number, each in strengths.items()]
    turns = [
        Turn(own - rival - (before - other), number, before, own, rival)
        for (_, before, other), (number, own, rival) in pairwise(leads[:-1])
    ]
    best = max(turns, key=lambda turn: turn.gain, default=None)
    return best if best is not None and best.gain > 0 else None


def greatest_battle(course: Sequence[Chapter]) -> Battle | None:
    """Find the fight in which most strength met; None where nobody has fought."""
    battles = [
        Battle(_round(chapter.view), event.fight)
        for chapter in course
        for event in chapter.events
        if isinstance(event, FightWon)
    ]
    return max(battles, key=lambda battle: sum(side.strength for side in battle.fight.sides), default=None)


def _falls(course: Sequence[Chapter]) -> Iterator[tuple[int, Colour]]:
    """Give the flags that have fallen, each with its round."""
    for chapter in course:
        for event in chapter.events:
            if isinstance(event, FlagsTaken):
                yield from ((_round(chapter.view), fall.army) for fall in event.falls)


# In words


def _result(view: View, names: Sequence[str], language: Language) -> str:
    assert view.outcome is not None
    winners = [names[seat] for seat in view.outcome.winners]
    if not winners and view.outcome.reason != "nobody":
        return f"{language.say('power-headline-over')}."
    return language.say("power-result", count=len(winners), names=language.list(winners), reason=view.outcome.reason)


def _stories(view: View, course: Sequence[Chapter], names: Sequence[str], language: Language) -> list[tuple[str, str]]:
    """Tell the turning point and the greatest battle, as far as there are: titles and sentences."""
    say, told = language.say, []
    if turn := turning_point(view, strengths_of(course)):
        assert view.outcome is not None
        name = language.list(names[seat] for seat in view.outcome.winners)
        numbers = {"round": turn.round, "before": turn.before, "strength": turn.after, "other": turn.rival}
        lead = say("power-poster-lead", name=name, **numbers)
        told.append((say("power-poster-turning"), lead))
    if battle := greatest_battle(course):
        winner_side, *losers = battle.fight.sides
        fought = say(
            "power-poster-fought",
            round=battle.round,
            place=place_on(view, battle.fight.place),
            who="mercenaries" if winner_side.seat is None else "player",
            name=player_name(winner_side.seat, names, language),
            others=language.list(player_name(side.seat, names, language) for side in losers),
            strengths="\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}".join(str(side.strength) for side in battle.fight.sides),
        )
        told.append((say("power-poster-battle"), fought))
    return told


# Its parts


def _draw_banner(
    canvas: Canvas, box: Box, army: Colour | None, flown: Colour | None, title: str, lines: Sequence[str]
) -> float:
    """Draw a title and lines on the colour of an army, beside a large flag, and return where they begin."""
    left, top, right, bottom = box
    ground, pattern = (ARMY[army].ground, ARMY[army].pattern) if army else (NEUTRAL, "level")
    canvas.rounded(box, 18, INK)
    canvas.rounded((left + 4, top + 4, right - 4, bottom - 4), 15, ground)
    size = (right - left - 8, bottom - top - 8)
    canvas.fill(print_mask(pattern, *size, 22, 2.0), mix(ground, INK, 0.25), (left + 4, top + 4), 0.5)
    x = left + (300 if flown else 40)
    if flown is not None:
        canvas.stamp(flag(flown, 230), (left + 62, bottom - 24))
    one_line = measure(title, STRONG, _LONG) <= right - x - 30
    titles, tall = fit_lines(title, STRONG, _SHORT if one_line else _LONG, right - x - 30, 1 if one_line else 2)
    for number, line in enumerate(reversed(titles)):
        y = bottom - (156 if one_line else 134) - (tall + 6) * number
        canvas.text((x, y), line, INK, tall, STRONG, align="left", halo=ground)
    for number, line in enumerate(lines):
        at = (x, bottom - 78 + 46 * number)
        canvas.fitted_text(at, line, INK, 44, right - x - 30, STRONG, align="left", halo=ground)
    return x


def _draw_winner(canvas: Canvas, view: View, names: Sequence[str], language: Language) -> None:
    """Draw who has won, large, with his flag, those that he has taken, and his strength."""
    assert view.outcome is not None
    _, top, right, _ = _BANNER
    winners = view.outcome.winners
    own = view.players[winners[0]].armies[0] if winners else None
    title = language.list(names[seat] for seat in winners) or language.say("power-picture-over")
    lines, _ = fit_lines(_result(view, names, language), STRONG, 44, right - 346, 2)
    x = _draw_banner(canvas, _BANNER, own, own, title, lines)
    if own is None:
        return
    canvas.stamp(seal(silhouettes.CROWN, 36, INK, BRASS), (x + 36, top + 44))
    taken = [each for army in view.armies if army.owner in winners for each in army.flags]
    for number, colour in enumerate(taken):
        canvas.stamp(flag(colour, 66), (x + 106 + 78 * number, top + 82))
    strength, ground = str(view.players[winners[0]].strength), ARMY[own].ground
    width = canvas.text((right - 30, top + 52), strength, INK, 84, TITLE, align="right", halo=ground)
    canvas.stamp(sign(silhouettes.SWORDS, 62, INK, ground, 0.5), (right - 74 - width, top + 52))


def _draw_chart(
    canvas: Canvas, view: View, strengths: Strengths, course: Sequence[Chapter], language: Language
) -> None:
    """Draw the strength of each player by round as a line, with the flags that have fallen above their rounds."""
    left, top, right, bottom = _PLOT
    canvas.rounded(_CHART, 14, INK)
    canvas.rounded((_CHART[0] + 3, _CHART[1] + 3, _CHART[2] - 3, _CHART[3] - 3), 12, PAPER)
    title = language.say("power-poster-strengths")
    canvas.text((_CHART[0] + 28, _CHART[1] + 36), title, INK, 38, STRONG, align="left")
    last = max(*strengths, 1)
    most = max(1, *(strength for each in strengths.values() for strength in each))
    step = next(size * scale for scale in (1, 10, 100, 1000) for size in (10, 20, 25, 50) if size * scale * 4 >= most)
    ceiling = step * -(-most // step)

    def at(number: int, strength: int) -> tuple[float, float]:
        return (left + (right - left) * number / last, bottom - (bottom - top) * strength / ceiling)

    for strength in range(0, ceiling + 1, step):
        _, y = at(0, strength)
        canvas.rounded((left, round(y) - 1, right, round(y) + 1), 0, SEPIA, 0.45)
        canvas.text((left - 14, y), str(strength), INK, 32, TITLE, align="right")
    for number in range(0, last + 1, -(-last // 12)):
        canvas.text((at(number, 0)[0], bottom + 30), str(number), INK, 32, TITLE)
    if turn := turning_point(view, strengths):
        x, _ = at(turn.round, 0)
        canvas.rounded((round(x) - 12, top - 20, round(x) + 12, bottom), 8, BRASS, 0.6)
    fallen: Counter[int] = Counter()
    for number, army in _falls(course):
        x = round(at(number, 0)[0])
        canvas.rounded((x - 1, top - 14, x + 1, bottom), 0, INK, 0.6)
        canvas.stamp(flag(army, 54), (x - 58 * fallen[number], top - 8))
        fallen[number] += 1
    lines = []
    for seat in range(len(view.players)):
        end = next((place for place, each in enumerate(strengths.values()) if not each[seat]), len(strengths))
        shown = [at(number, each[seat]) for number, each in list(strengths.items())[: end + 1]]
        lines.append([(x, y - 4 + 4 * seat) for x, y in shown])  # equal ones lie beside each other
    for line, player in zip(lines, view.players, strict=True):
        for thickness, ink in ((13.0, INK), (8.0, ARMY[player.armies[0]].ground)):
            canvas.stroke([line], thickness, ink)
    for line, player in zip(lines, view.players, strict=True):
        for x, y in (line[len(line) // 2], line[-1]):
            canvas.stamp(badge(player.armies[0], 34), (x, y))


def _draw_card(canvas: Canvas, box: Box, title: str, story: str) -> None:
    """Draw a dark card with a title and a sentence; room for a picture stays below."""
    left, top, right, bottom = box
    canvas.rounded(box, 14, INK)
    canvas.rounded((left + 3, top + 3, right - 3, bottom - 3), 12, mix(TABLE[0], TABLE[1], 0.6))
    canvas.fitted_text((left + 24, top + 38), title, BRASS, 40, right - left - 48, STRONG, align="left")
    lines, size = fit_lines(story, STRONG, 36, right - left - 48, 3)
    for number, line in enumerate(lines):
        canvas.text((left + 24, top + 86 + (size + 4) * number), line, PALE, size, STRONG, align="left")


def _draw_ranks(canvas: Canvas, view: View, names: Sequence[str], top: int) -> None:
    """Draw all players in the order in which they have come in, with strengths and flags."""
    assert view.outcome is not None
    left, right, bottom = _LEFT, _RIGHT, top + _RANKS_HEIGHT
    ranked = [seat for place in view.outcome.ranking for seat in place] or list(range(len(view.players)))
    wide = (right - left) // len(ranked)
    for number, seat in enumerate(ranked):
        player = view.players[seat]
        x = left + wide * number
        look = ARMY[player.armies[0]]
        canvas.rounded((x + 4, top, x + wide - 4, bottom), 12, INK)
        canvas.rounded((x + 7, top + 3, x + wide - 7, bottom - 3), 10, look.ground)
        canvas.fitted_text((x + 22, top + 36), names[seat], INK, 40, wide - 44, STRONG, align="left")
        canvas.stamp(badge(player.armies[0], 38), (x + 42, top + 96))
        canvas.text((x + 74, top + 96), str(player.strength), INK, 52, TITLE, align="left")
        own = [army for army in view.armies if army.owner == seat]
        held = [army.colour for army in own if army.standing] + [each for army in own for each in army.flags]
        for place, colour in enumerate(reversed(held)):
            canvas.stamp(flag(colour, 40), (x + wide - 56 - 30 * place, top + 116))
