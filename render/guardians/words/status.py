"""The words of Guardians around a match: how far it is, what is asked of whom, how it ended, what is wrong."""

from bot.games.contract import Problem, Seat
from bot.language import Language
from bot.text import escaped
from render.guardians.words.nouns import card_name
from render.guardians.words.phrases import named, view_in
from render.kit.sentences import sentence
from render.presenter import Scene

# How far the match is


def headline(scene: Scene) -> str:
    """Say in a few words how far the match is."""
    view, say = view_in(scene), scene.language.say
    limit = view.options.turn_limit
    turn = say("guardians-turn", turn=view.turn, limit=0 if limit == "none" else limit)
    if view.outcome is not None:
        return say("guardians-headline-over")
    if view.combat is not None:
        field = view.combat.field
        return say("guardians-headline-combat", turn=turn, place=field.place, storm=field.storm)
    return say("guardians-headline", turn=turn, phase=view.phase)


def window(scene: Scene, window: str) -> str:
    """Tell that a reaction window is open, in whose combat, and where it is for a stop, for whom: all that is known."""
    view, say = view_in(scene), scene.language.say
    kind = window.rpartition("-")[0] or window
    told = say(f"guardians-window-{kind}")
    if view.combat is not None:
        attacker = view.combat.field.attacker
        first, second = scene.names[attacker], scene.names[1 - attacker]
        told = f"{say('guardians-window-combat', first=first, second=second, place=view.combat.field.place)} {told}"
    asking = view.asking
    if asking is None or asking.kind != kind:
        return told
    waiting = [scene.names[seat] for seat in asking.seats if kind in view.stops[seat]]
    if not waiting:
        return told
    return f"{told} {say('guardians-window-stopped', names=scene.language.list(waiting))}"


# The result


def results(scene: Scene) -> tuple[str, ...]:
    """Tell who has won, and what both have in the end; empty while the match goes on."""
    view, say = view_in(scene), scene.language.say
    outcome = view.outcome
    if outcome is None:
        return ()
    winners = outcome.winners
    ranked = [seat for place in outcome.ranking for seat in place] or [0, 1]
    if len(winners) == 1:
        first = say("guardians-result", name=scene.names[winners[0]], reason=outcome.reason)
    else:
        first = say("guardians-result-drawn")
    return (first, *(_result(scene, seat) for seat in ranked))


def _result(scene: Scene, seat: Seat) -> str:
    player = view_in(scene).players[seat]
    return scene.language.say(
        "guardians-result-line",
        name=scene.names[seat],
        guardian=card_name(player.guardian, scene.language),
        shields=player.shields_lost,
        lands=player.lands,
        stones=player.stones,
        ruins=sum(home.ruined for home in player.strongholds),
        left=player.left,
    )


# What is wrong


def problem(language: Language, problem: Problem) -> str:
    """Say what is wrong and what would be right; ids of cards become names."""
    values = {name: _named(language, name, value) for name, value in problem.values.items()}
    return sentence(language.say(problem.key, **values))


def _named(language: Language, name: str, value: str | int) -> str | int:
    if not isinstance(value, str):
        return value
    match name:
        case "card" | "other":
            return named(value, language)
        case "place":
            return value or "–"
        case "position":
            return value
        case _:
            return escaped(value)
