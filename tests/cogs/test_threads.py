"""Which tag a table has that is a post of a forum."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.matches.types import Refused
from cogs.lobby.threads import tag_for
from render.presenter import presenter_of


def test_a_post_has_the_tag_that_is_called_like_its_game_and_none_that_only_moderators_give() -> None:
    power = presenter_of("power")
    tags = [discord.ForumTag(name="Other"), discord.ForumTag(name="power", moderated=True)]
    forum = SimpleNamespace(id=7, available_tags=tags, flags=SimpleNamespace(require_tag=False))
    assert tag_for(cast(discord.ForumChannel, forum), power) == []
    forum.flags.require_tag = True
    with pytest.raises(Refused, match="refused-no-tag"):
        tag_for(cast(discord.ForumChannel, forum), power)
    tags.append(discord.ForumTag(name="POWER"))
    assert tag_for(cast(discord.ForumChannel, forum), power) == tags[2:]
