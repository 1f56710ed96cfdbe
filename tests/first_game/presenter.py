"""How rock, paper, scissors is told.

What is not said here is said by the messages that begin with the game's key, which each language has in a file of its
own. Nobody has drawn the board; until somebody does, it is a picture of the lines of `board_text`.
"""

from collections.abc import Sequence
from pathlib import Path  # only here
from typing import Any, ClassVar, cast

from bot.games.contract import Event
from bot.language import learn  # only here
from render.presenter import Presenter, Scene
from tests.first_game.rules import GameEvent, HandsShown, PlayerLeft, Show, View, winners

learn(Path(__file__).with_name("locales"))  # only here


class FirstGamePresenter(Presenter):
    """The words of the first game."""

    key: ClassVar[str] = "first_game"
    rules_package: ClassVar[str] = "tests.first_game"  # only here
    view_type: ClassVar[Any] = View
    event_type: ClassVar[Any] = GameEvent
    action_type: ClassVar[Any] = Show

    def headline(self, scene: Scene) -> str:
        view: View = scene.view
        if view.outcome is not None:
            return scene.language.say("first_game-headline-over")
        return scene.language.say("first_game-headline", round=len(view.shown) + 1, rounds=view.options.rounds)

    def board_text(self, scene: Scene) -> str:
        view: View = scene.view
        rounds = [
            HandsShown(hands=hands, winner=won) for hands, won in zip(view.shown, winners(view.shown), strict=True)
        ]
        return "\n".join((self.headline(scene), *self.account(scene, rounds)))

    def hand_text(self, scene: Scene) -> str:
        return scene.language.say("first_game-hand", hand=scene.view.own or "none")

    def account(self, scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(_told(scene, cast(GameEvent, event)) for event in events)

    def results(self, scene: Scene) -> tuple[str, ...]:
        view, say = cast(View, scene.view), scene.language.say
        if view.outcome is None:
            return ()
        names = scene.language.list(scene.names[seat] for seat in view.outcome.winners)
        won = winners(view.shown)
        scores = [say("first_game-score", name=name, rounds=won.count(seat)) for seat, name in enumerate(scene.names)]
        return (say("first_game-result", names=names, count=len(view.outcome.winners)), *scores)


def _told(scene: Scene, event: GameEvent) -> str:
    say, names = scene.language.say, scene.names
    if isinstance(event, PlayerLeft):
        return say("first_game-left", name=names[event.seat])
    if event.winner is None:
        return say("first_game-drawn", one=names[0], other=names[1], hand=event.hands[0])
    won, lost = event.winner, 1 - event.winner
    return say("first_game-won", name=names[won], hand=event.hands[won], other=names[lost], beaten=event.hands[lost])
