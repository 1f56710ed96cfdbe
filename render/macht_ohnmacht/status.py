"""How far a match of Macht & Ohnmacht is, what is asked of whom, how it ended, and what is wrong with an action."""

from bot.games.contract import Problem
from bot.games.macht_ohnmacht.board.data import MAP
from bot.language import Language
from bot.text import escaped
from render.kit.sentences import values_of
from render.macht_ohnmacht.nouns import region_name, the_tile, view_in
from render.presenter import Scene

# How far the match is


def headline(scene: Scene) -> str:
    """Say in a few words how far the match is: cycle, turn, and what is left of the hourglass."""
    view, say = view_in(scene), scene.language.say
    if view.phase == "over":
        return say("macht_ohnmacht-headline-over")
    board = view.board
    return say("macht_ohnmacht-headline", cycle=board.cycle, kind=view.cycle, turn=board.turn, count=board.hourglass)


# The result


def results(scene: Scene) -> tuple[str, ...]:
    """Tell the final ranking with its sums, the winner first; empty while the match goes on."""
    view, language = view_in(scene), scene.language
    if view.outcome is None:
        return ()
    winners = view.outcome.winners
    told = [
        language.say(
            "macht_ohnmacht-result",
            names=language.list(scene.names[seat] for seat in winners),
            count=len(winners),
            reason=view.outcome.reason,
            total=str(view.players[winners[0]].total),
            goal=str(view.goal),
        )
    ]
    for seat in (seat for place in view.outcome.ranking for seat in place):
        player = view.players[seat]
        line = {"name": scene.names[seat], "active": len(player.active), **values_of(player)}
        told.append(language.say("macht_ohnmacht-result-line", **line))
    return tuple(told)


# What is asked


def duty(scene: Scene, kind: str) -> str:
    """Name what a decision asks, to follow "Ada has to"."""
    view, say = view_in(scene), scene.language.say
    match kind:
        case "bid" if view.auction is not None:
            return say("macht_ohnmacht-duty-bid", tile=the_tile(view.auction.tile, scene.language))
        case "serpent" if view.announced is not None:
            return say("macht_ohnmacht-duty-serpent", tile=the_tile(view.announced.tile, scene.language))
        case "retreat" | "occupy" if view.fall is not None:
            return say(f"macht_ohnmacht-duty-{kind}", region=region_name(view.fall.region))
        case _:
            return say(f"macht_ohnmacht-duty-plain-{kind}")


def problem(language: Language, problem: Problem) -> str:
    """Say what is wrong and what would be right; keys of regions, tiles, markers, kinds and cycles become words."""
    values = {name: _named(language, name, value) for name, value in problem.values.items()}
    return language.say(problem.key, **values)


def _named(language: Language, name: str, value: str | int) -> str | int:
    if name in ("region", "other"):
        return region_name(str(value)) if value in MAP.places else escaped(str(value))
    key = {
        "tile": f"macht_ohnmacht-tile-{value}",
        "marker": f"macht_ohnmacht-marker-{value}",
        "wanted": f"macht_ohnmacht-marker-{value}",
        "kind": f"macht_ohnmacht-kind-{value}",
        "cycle": f"macht_ohnmacht-cycle-{value}",
    }.get(name, "")
    if key and language.has(key):
        return language.say(key)
    return escaped(value) if isinstance(value, str) else value
