"""What players read of facts, stories and answers, sentence by sentence: `tests/render/words/<game>.yaml`.

A fact `tells` an event to the channel at a table; a story tells what is done there (`does`, after what was done
`before`) and how it ends (`results`), in one or several languages. An answer (or standing `orders`) has a button, and
words once it is given. A sheet that `types` something reads why its last line cannot be carried out. The `table` of a
file is that of all its rows, as scenes write it; what a row says of it is exchanged.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from bot.games.contract import Event
from bot.language import languages
from render.presenter import Presenter, Scene
from tests.games.case_files import LOADER
from tests.games.scenes import Scene as Played
from tests.games.scenes import Spec, Stage, struct_of
from tests.games.test_scenes import STAGES
from tests.render import macht_ohnmacht_views, power_views, verraeter_views
from tests.render.word_checks import public

PRESENTERS: Mapping[str, Presenter] = {
    "verraeter": verraeter_views.PRESENTER,
    "power": power_views.PRESENTER,
    "macht_ohnmacht": macht_ohnmacht_views.PRESENTER,
}
NAMES = ("**Ann**", "**Bob**", "**Cy**", "**Di**")


def rows(kind: str) -> list[Any]:
    """List the rows of a kind in all files, each with its table."""
    found = []
    for key in PRESENTERS:
        file = yaml.load((Path(__file__).parent / "words" / f"{key}.yaml").read_text("utf-8"), LOADER)
        for number, row in enumerate(file.get(kind, ()), start=1):
            table = {**file["table"], **row.get("table", {})}
            about = next(iter(row.get("tells", {})), row.get("promise", row.get("types", "")))
            found.append(pytest.param(key, {**row, "table": table}, id=f"{key}-{number} {about}".strip()))
    return found


def scene(view: Any, code: str = "en") -> Scene:
    names = NAMES[: len(view.players)]
    return Scene(view=view, names=names, language=languages()[code], plain=names)


def told(key: str, stage: Stage, state: Any, events: Sequence[Event], code: str = "en") -> list[str]:
    """Tell events to the channel, at a table as it is afterwards."""
    account = PRESENTERS[key].account(scene(stage.game.view(state, None), code), events)
    return plainly("\n".join(account)).split("\n")


def plainly(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def said(text: str | list[str]) -> list[str]:
    """Give the lines of a text, however it is written."""
    return [text] if isinstance(text, str) else text


@pytest.mark.parametrize(("key", "row"), rows("facts"))
def test_a_fact_is_told(key: str, row: Spec) -> None:
    stage = STAGES[key]
    event = struct_of(row["tells"], stage.game.types.event)
    assert told(key, stage, stage.table(row["table"]), [event]) == said(row["says"])


@pytest.mark.parametrize(("key", "row"), rows("stories"))
def test_a_story_is_told_with_every_number(key: str, row: Spec) -> None:
    stage = STAGES[key]
    played = Played(stage, row["promise"], row["table"])
    played.play({"does": row.get("before", [])})
    played.play({word: row[word] for word in ("does", "leaves") if word in row})
    for code, text in row.get("says", {}).items():
        assert told(key, stage, played.state, public(played.told_now), code) == said(text)
    for line in row.get("says_among_others", ()):
        assert line in told(key, stage, played.state, public(played.told_now))
    if "results" in row:
        results = PRESENTERS[key].results(scene(stage.game.view(played.state, None)))
        assert list(results[: len(row["results"])]) == row["results"]


@pytest.mark.parametrize(("key", "row"), rows("answers"))
def test_buttons_say_what_they_do_and_answers_what_was_done(key: str, row: Spec) -> None:
    stage, presenter = STAGES[key], PRESENTERS[key]
    answer = stage.plan_of(row["orders"]) if "orders" in row else stage.action_of(row["does"])
    seen = scene(stage.game.view(stage.table(row["table"]), 0))
    assert presenter.final_button(seen, answer) == row["button"]
    assert presenter.done(seen, answer).split("\n") == said(row["done"])


@pytest.mark.parametrize("key", PRESENTERS)
def test_every_kind_of_answer_has_its_words_tested(key: str) -> None:
    answers = [row for of, row in (param.values for param in rows("answers")) if of == key and "does" in row]
    actions = get_args(STAGES[key].game.types.action)
    assert {type(STAGES[key].action_of(row["does"])) for row in answers} == set(actions)


@pytest.mark.parametrize(("key", "row"), rows("reasons"))
@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_reason_on_the_panel_says_what_helps(key: str, row: Spec, code: str) -> None:
    stage = STAGES[key]
    seat = Played(stage, "", row["table"])
    seat.play({"types": row["types"]})
    last = [fault for fault in seat.faults if fault.where == f"line {len(seat.draft.lines)}"]
    reasons = [plainly(PRESENTERS[key].problem(languages()[code], fault)).partition(": ")[2] for fault in last]
    assert reasons == [row[code]]
