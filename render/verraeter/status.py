"""How far a match of Verräter is, what is asked of whom, how it ended, and what is wrong with an action."""

from collections.abc import Sequence
from typing import cast

from bot.games.verraeter.state import FinalScore
from bot.games.verraeter.views import View
from render.kit.sentences import values_of
from render.presenter import Scene
from render.verraeter.captions import title
from render.verraeter.nouns import view_in

# How far the match is


def headline(scene: Scene) -> str:
    """Say in a few words how far the match is, and how the conflict stands on the table."""
    view, say = view_in(scene), scene.language.say
    if view.phase == "granaries":
        return say("verraeter-headline-granaries")
    if view.phase == "over":
        return title(view, scene.language)
    if view.phase == "cards" and view.open_sums is not None:
        eagle, rose = view.open_sums
        return say("verraeter-headline-cards", round=view.round, rounds=view.rounds, eagle=eagle, rose=rose)
    return say(f"verraeter-headline-{view.phase}", round=view.round, rounds=view.rounds)


# The result


def results(scene: Scene) -> tuple[str, ...]:
    """Tell the final ranking with its sums, the winner first; empty while the match goes on."""
    view, language = view_in(scene), scene.language
    if view.outcome is None:
        return ()
    final = [cast(FinalScore, player.final) for player in view.players]
    winners = view.outcome.winners
    told = [
        language.say(
            "verraeter-result",
            names=language.list(scene.names[seat] for seat in winners),
            count=len(winners),
            points=final[winners[0]].total,
            reason=view.outcome.reason,
            rounds=view.rounds,
        )
    ]
    if key := _tie_break(view, final):
        told.append(language.say(key))
    for seat in (seat for place in view.outcome.ranking for seat in place):
        name, score = scene.names[seat], final[seat]
        if view.players[seat].left:
            told.append(language.say("verraeter-result-line-left", name=name, total=score.total))
        else:
            told.append(language.say("verraeter-result-line", name=name, **values_of(score)))
    return tuple(told)


def _tie_break(view: View, final: Sequence[FinalScore]) -> str:
    """Give the message that tells what set players with equal points apart, or nothing."""
    assert view.outcome is not None
    best = final[view.outcome.winners[0]].total
    equal = [seat for seat, score in enumerate(final) if score.total == best and not view.players[seat].left]
    if len(equal) == len(view.outcome.winners):
        return ""
    by_cards = view.options.final_tie == "most_supply_cards"
    return "verraeter-result-by-cards" if by_cards else "verraeter-result-by-posts"


# What is asked


def duty(scene: Scene, kind: str) -> str:
    """Name what a decision asks, to follow "Ada has to"."""
    if kind == "cards":
        return scene.language.say("verraeter-duty-cards", least=view_in(scene).options.min_cards)
    return scene.language.say(f"verraeter-duty-{kind}")
