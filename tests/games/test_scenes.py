"""The scenes of the games, in which one table after the other is played as its scene says (`scenes.py`)."""

from pathlib import Path

import pytest

from tests.games.guardians.stage import STAGE as GUARDIANS
from tests.games.macht_ohnmacht.stage import STAGE as MACHT_OHNMACHT
from tests.games.power.stage import STAGE as POWER
from tests.games.scenes import Spec, Stage, play, scenes_in
from tests.games.verraeter.stage import STAGE as VERRAETER

STAGES = {stage.game.key: stage for stage in (VERRAETER, POWER, MACHT_OHNMACHT, GUARDIANS)}
SCENES = [
    pytest.param(stage, case, id=f"{key}-{name}")
    for key, stage in STAGES.items()
    for name, case in scenes_in(Path(__file__).parent / key / "scenes")
]


@pytest.mark.parametrize(("stage", "scene"), SCENES)
def test_a_scene_goes_as_it_is_written(stage: Stage, scene: Spec) -> None:
    play(stage, scene)


def test_no_promise_is_written_twice() -> None:
    ids = [scene.id for scene in SCENES]
    assert len(set(ids)) == len(ids)
