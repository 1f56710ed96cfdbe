"""How far a match of Power is, how it ended, and what is wrong with a sheet."""

from typing import cast

from bot.games.contract import Problem, Seat
from bot.games.power.board.data import strength_of
from bot.games.power.board.state import Colour, Piece
from bot.games.power.board.views import View
from bot.language import Language
from bot.text import escaped
from render.kit.sentences import sentence, values_of
from render.power.captions import waiting_line
from render.power.nouns import armies_listed, army_title, piece_name, pieces_listed, view_in
from render.presenter import Scene

# How far the match is


def headline(scene: Scene) -> str:
    """Say in a few words how far the match is."""
    view, say = view_in(scene), scene.language.say
    if view.phase == "over":
        over = say("power-headline-over")
        winners = view.outcome.winners if view.outcome is not None else ()
        return f"{over} · {waiting_line(view, scene.names, scene.language)}" if winners else over
    falls = view.report.falls if view.report is not None and view.phase == "orders" else ()
    return say(
        "power-headline",
        round=view.round,
        rounds=view.rounds or 0,
        phase="fallen" if falls else view.phase,
        armies=armies_listed((fall.army for fall in falls), scene.language),
    )


# The result


def results(scene: Scene) -> tuple[str, ...]:
    """Tell the final ranking with its sums, the winner first; empty while the match goes on."""
    view, language = view_in(scene), scene.language
    if view.outcome is None:
        return ()
    winners = view.outcome.winners
    told = [
        language.say(
            "power-result",
            count=len(winners),
            names=language.list(scene.names[seat] for seat in winners),
            reason=view.outcome.reason,
        )
    ]
    ranked = [seat for place in view.outcome.ranking for seat in place] or range(len(view.players))
    return (*told, *(_result(scene, view, seat) for seat in ranked))


def _result(scene: Scene, view: View, seat: Seat) -> str:
    player = view.players[seat]
    reserve = sum(strength_of(army.reserve) for army in view.armies if army.colour in player.armies)
    return scene.language.say(
        "power-result-line",
        name=scene.names[seat],
        board=player.strength - reserve - player.power,
        reserve=reserve,
        fate="fell" if player.fell is not None else "left" if player.left else "stayed",
        round=player.fell or 0,
        **values_of(player),
    )


# What is wrong


def problem(language: Language, problem: Problem) -> str:
    """Say what is wrong and what would be right, of a line with its number; codes of pieces and armies become words."""
    values = {name: _named(language, name, value) for name, value in problem.values.items()}
    if isinstance(count := problem.values.get("count"), int):
        values["pieces"] = pieces_listed([cast(Piece, problem.values["piece"])] * count, language)
    said = language.say(problem.key, **values)
    if problem.where.startswith("line "):
        return language.say("power-draft-reason", line=problem.where.removeprefix("line "), reason=said)
    return sentence(said)


def _named(language: Language, name: str, value: str | int) -> str | int:
    if not isinstance(value, str):
        return value
    if name in ("piece", "small"):
        return piece_name(cast(Piece, value), language)
    if name in ("army", "other", "first", "second"):
        return army_title(cast(Colour, value), language)
    return escaped(value)
