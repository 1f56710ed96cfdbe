"""What most tests of the server begin with."""

from collections.abc import AsyncIterator

import pytest

from tests.playground.scene import Scene, open_scene


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with open_scene() as scene:
        yield scene
