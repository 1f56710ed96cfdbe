"""Probe among so many islands that a sheet's menu of them has pages: an extension of the bot for tests."""

from collections.abc import Iterable

import msgspec

from bot.games.contract import Decision, IllegalAction, Problem, Question
from cogs.kit.presses import GameCog
from render.presenter import Label, Scene
from tests.probe import Probe
from tests.probe.presenter import ProbePresenter
from tests.probe.state import Draft, View

ISLANDS = tuple(f"island-{number}" for number in range(1, 61))
MOST = 5


class PagedProbe(Probe):
    """A sheet also says which islands to look at, which changes nothing; the draft keeps them beside its lines."""

    def questions(self, view: View, decision: Decision, draft: Draft) -> Iterable[Question]:
        yield from super().questions(view, decision, draft)
        if decision.kind == "sheet":
            yield Question(
                key="islands", choices=ISLANDS, least=0, most=MOST, chosen=dict(draft.taken).get("islands", ())
            )

    def take(self, view: View, decision: Decision, draft: Draft, question: str, chosen: tuple[str, ...]) -> Draft:
        if question != "islands":
            return super().take(view, decision, draft, question, chosen)
        if len(chosen) > MOST or not set(chosen) <= set(ISLANDS):
            raise IllegalAction(Problem("not-on-the-menu"))
        return msgspec.structs.replace(draft, taken=((question, chosen),))


class PagedProbePresenter(ProbePresenter):
    """The words of Probe, and the islands."""

    def question(self, scene: Scene, kind: str, question: str) -> str:
        return "Choose the islands" if question == "islands" else super().question(scene, kind, question)

    def choice(self, scene: Scene, kind: str, question: str, choice: str) -> Label:
        return Label(choice) if question == "islands" else super().choice(scene, kind, question, choice)


class PagedProbeCog(GameCog):
    """Offers the words."""

    presenter = PagedProbePresenter
