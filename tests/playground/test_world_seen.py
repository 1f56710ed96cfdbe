"""Who sees what: the promise that what a person may not see is never in that person's feed, and its parts."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.playground import Channel, Guild, Permission, Refusal, User, World
from bot.playground.world import (
    Application,
    Change,
    ChannelType,
    Interaction,
    InteractionType,
    Message,
    Overwrite,
)
from tests.playground.harness import MovableClock


class Scene:
    """A guild with a bot and three members, an open channel and one that Cleo does not see."""

    def __init__(self) -> None:
        self.world = World(MovableClock())
        self.bot: Application = self.world.create_application("SampleBot")
        self.guild: Guild = self.world.create_guild("Harbour")
        self.world.add_bot(self.guild.id, self.bot.id)
        self.people: list[User] = [self.world.create_user(name) for name in ("Ada", "Ben", "Cleo")]
        self.ada, self.ben, self.cleo = self.people
        for person in self.people:
            self.world.join(self.guild.id, person.id)
        self.open = self.world.create_channel(self.guild.id, "open")
        self.closed: Channel = self.world.create_channel(
            self.guild.id,
            "closed",
            overwrites=(Overwrite(self.cleo.id, is_role=False, deny=Permission.VIEW_CHANNEL),),
        )

    def call(self, person: User, channel: Channel) -> Interaction:
        """Let somebody call a command."""
        data = {"id": "1", "name": "x", "type": 1}
        return self.world.interactions.begin(InteractionType.COMMAND, self.bot.id, person.id, channel.id, data)

    def reply(self, person: User, channel: Channel, text: str, *, ephemeral: bool) -> None:
        begun = self.call(person, channel)
        data = {"content": text, "flags": 64 if ephemeral else 0}
        self.world.interactions.respond(begun.id, begun.token, {"type": 4, "data": data}, {})


@pytest.fixture
def scene() -> Scene:
    return Scene()


def texts(world: World, person: User, channel: Channel) -> list[str]:
    return [message.content for message in world.visible_messages(person.id, channel.id)]


@contextmanager
def refused(code: int) -> Iterator[None]:
    """Expect a refusal with this code."""
    with pytest.raises(Refusal) as error:
        yield
    assert error.value.reason.code == code


def test_what_is_said_is_seen_by_those_alone_who_may_see_it_there(scene: Scene) -> None:
    """In an open and in a hidden channel, in a private thread and in direct messages."""
    world, bot = scene.world, scene.bot.bot_id
    thread = world.start_thread(bot, scene.open.id, "Match 1", type=ChannelType.PRIVATE_THREAD)
    world.join_thread(thread.id, scene.ada.id)
    places = (scene.open, scene.closed, thread, world.open_dm(bot, scene.ada.id))
    scene.reply(scene.ada, scene.open, "your hand", ephemeral=True)
    for place in places:
        world.messages.send(bot, place.id, {"content": "the board"})
    seen = [[texts(world, person, place) for place in places] for person in scene.people]
    board = ["the board"]
    assert seen == [[["your hand", *board], board, board, board], [board, board, [], []], [board, [], [], []]]
    assert scene.closed not in world.visible_channels(scene.cleo.id)
    world.leave(scene.guild.id, scene.ada.id)
    assert texts(world, scene.ada, scene.open) == []


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["say", "public", "ephemeral", "dm", "edit", "delete", "hide", "show"]),
            st.integers(0, 2),
            st.integers(0, 1),
        ),
        max_size=25,
    )
)
def test_what_a_person_may_not_see_is_never_in_that_persons_feed(
    deeds: list[tuple[str, int, int]],
) -> None:
    """Whoever hears of a message, or of an interaction, is one of those whom this test's own account allows."""
    scene = Scene()
    world, everybody = scene.world, {person.id for person in scene.people}
    shut_out: dict[int, set[int]] = {scene.open.id: set(), scene.closed.id: {scene.cleo.id}}
    reader: dict[int, int] = {}
    """The only reader of each private message, by what it says."""
    heard: dict[int, list[Change]] = {person.id: [] for person in scene.people}
    for person in scene.people:
        world.follow(person.id, heard[person.id].append)
    for number, (what, who, where) in enumerate(deeds):
        person, channel = scene.people[who], (scene.open, scene.closed)[where]
        here = person.id not in shut_out[channel.id]
        own = [m for m in world.messages.in_channel(channel.id) if m.author_id == scene.bot.bot_id]
        may_hear = everybody - shut_out[channel.id]
        if what in ("public", "ephemeral") and here:
            if what == "ephemeral":
                reader[number] = person.id
            scene.reply(person, channel, str(number), ephemeral=what == "ephemeral")
        elif what == "say" and here:
            world.messages.send(person.id, channel.id, {"content": str(number)})
        elif what == "dm":
            dm = world.open_dm(scene.bot.bot_id, person.id)
            world.messages.send(scene.bot.bot_id, dm.id, {"content": str(number)})
            may_hear = {person.id}
        elif what == "edit" and own:
            # Still the same message to the account above: it says what it said, and one thing more.
            world.messages.alter(own[-1], {"content": f"{own[-1].content} again"}, {})
        elif what == "delete" and own:
            world.messages.remove(own[-1])
        elif what == "hide":
            shut_out[channel.id].add(person.id)
            world.set_overwrite(channel.id, person, deny=Permission.VIEW_CHANNEL)
        elif what == "show":
            shut_out[channel.id].discard(person.id)
            world.set_overwrite(channel.id, person)
        for listener, changes in heard.items():
            for change in changes:
                if isinstance(change.thing, Message):
                    said = int(change.thing.content.split()[0])
                    assert listener in may_hear
                    assert listener == reader.get(said, listener)
                elif isinstance(change.thing, Interaction):
                    assert listener == person.id
            changes.clear()


def test_ids_grow_even_if_the_clock_stands_still() -> None:
    world = Scene().world
    ids = [world.new_id() for _ in range(5000)]
    assert ids == sorted(set(ids))


def test_permissions_come_from_roles_then_from_the_channel(scene: Scene) -> None:
    world = scene.world
    assert not world.may(scene.ada.id, scene.open.id, Permission.MANAGE_MESSAGES)
    role = world.create_role(scene.guild.id, "moderators", Permission.MANAGE_MESSAGES)
    world.set_member(scene.guild.id, scene.ada.id, roles=(role.id,))
    assert world.may(scene.ada.id, scene.open.id, Permission.MANAGE_MESSAGES)
    world.set_overwrite(scene.open.id, role, deny=Permission.MANAGE_MESSAGES)
    assert not world.may(scene.ada.id, scene.open.id, Permission.MANAGE_MESSAGES)
    world.set_overwrite(scene.open.id, scene.ada, allow=Permission.MANAGE_MESSAGES)
    assert world.may(scene.ada.id, scene.open.id, Permission.MANAGE_MESSAGES)


def test_an_administrator_is_kept_out_of_nothing(scene: Scene) -> None:
    role = scene.world.create_role(scene.guild.id, "admins", Permission.ADMINISTRATOR)
    scene.world.set_member(scene.guild.id, scene.cleo.id, roles=(role.id,))
    assert scene.world.permissions(scene.cleo.id, scene.closed.id) == Permission.everything()


@pytest.mark.parametrize(
    ("granted", "needed", "offered"),
    [
        (Permission(0), None, True),
        (Permission(0), Permission.MANAGE_GUILD, False),
        (Permission.MANAGE_GUILD, Permission.MANAGE_GUILD, True),
        (Permission.ADMINISTRATOR, Permission.MANAGE_GUILD, True),
        (Permission.MANAGE_GUILD, Permission(0), False),
    ],
)
def test_a_command_is_offered_to_those_with_its_permissions(
    scene: Scene, granted: Permission, needed: Permission | None, offered: bool
) -> None:
    body = {"name": "settings", "default_member_permissions": None if needed is None else int(needed)}
    scene.world.commands.put(scene.bot.id, None, body)
    role = scene.world.create_role(scene.guild.id, "role", granted)
    scene.world.set_member(scene.guild.id, scene.ada.id, roles=(role.id,))
    assert bool(scene.world.commands.offered(scene.ada.id, scene.open.id)) is offered


@pytest.mark.parametrize(
    ("contexts", "in_guild", "in_dm"), [(None, True, True), ([0], True, False), ([1], False, True)]
)
def test_a_command_is_offered_where_its_contexts_say(
    scene: Scene, contexts: list[int] | None, in_guild: bool, in_dm: bool
) -> None:
    scene.world.commands.put(scene.bot.id, None, {"name": "play", "contexts": contexts})
    dm = scene.world.open_dm(scene.bot.bot_id, scene.ada.id)
    assert bool(scene.world.commands.offered(scene.ada.id, scene.open.id)) is in_guild
    assert bool(scene.world.commands.offered(scene.ada.id, dm.id)) is in_dm


def test_registering_all_commands_anew_keeps_the_ids_of_those_that_stay() -> None:
    commands = Scene().world.commands
    first = commands.replace_all(7, None, [{"name": "play"}, {"name": "board"}])
    second = commands.replace_all(7, None, [{"name": "board"}, {"name": "hand"}])
    assert [command.name for command in commands.of(7, None)] == ["board", "hand"]
    assert second[0].id == first[1].id


def test_the_first_follow_up_fills_in_a_deferred_answer_and_stays_as_private_as_it_was(scene: Scene) -> None:
    interactions = scene.world.interactions
    begun = scene.call(scene.ada, scene.open)
    answered = interactions.respond(begun.id, begun.token, {"type": 5, "data": {"flags": 64}}, {})
    message = interactions.follow_up(scene.bot.id, begun.token, {"content": "your hand", "flags": 0}, {})
    assert answered.response
    assert message.id == answered.response.message_id
    assert texts(scene.world, scene.ada, scene.open) == ["your hand"]
    assert texts(scene.world, scene.ben, scene.open) == []


def test_a_form_cannot_answer_a_form(scene: Scene) -> None:
    interactions = scene.world.interactions
    begun = interactions.begin(
        InteractionType.MODAL_SUBMIT, scene.bot.id, scene.ada.id, scene.open.id, {"custom_id": "x", "components": []}
    )
    form = {"custom_id": "y", "title": "y", "components": []}
    with refused(50035):
        interactions.respond(begun.id, begun.token, {"type": 9, "data": form}, {})


def test_a_wrong_token_answers_nothing(scene: Scene) -> None:
    begun = scene.call(scene.ada, scene.open)
    with refused(10062):
        scene.world.interactions.respond(begun.id, "wrong", {"type": 4, "data": {"content": "x"}}, {})


def test_nobody_follows_up_before_the_first_answer(scene: Scene) -> None:
    begun = scene.call(scene.ada, scene.open)
    with refused(10015):
        scene.world.interactions.follow_up(scene.bot.id, begun.token, {"content": "x"}, {})


def test_a_token_reaches_only_the_messages_of_its_interaction(scene: Scene) -> None:
    other = scene.world.messages.send(scene.bot.bot_id, scene.open.id, {"content": "the board"})
    begun = scene.call(scene.ada, scene.open)
    scene.world.interactions.respond(begun.id, begun.token, {"type": 4, "data": {"content": "x"}}, {})
    with refused(10008):
        scene.world.interactions.edit(scene.bot.id, begun.token, other.id, {"content": "y"}, {})


def test_a_deleted_channel_takes_its_threads_and_messages_along(scene: Scene) -> None:
    thread = scene.world.start_thread(scene.bot.bot_id, scene.open.id, "Match 1")
    message = scene.world.messages.send(scene.bot.bot_id, thread.id, {"content": "the board"})
    scene.world.delete_channel(scene.open.id)
    assert thread.id not in scene.world.channels
    assert scene.world.messages.find(message.id) is None


def test_a_conversation_is_opened_once_for_two_and_is_nobody_elses(scene: Scene) -> None:
    world, bot = scene.world, scene.bot.bot_id
    opened = world.open_dm(bot, scene.ada.id)
    assert world.open_dm(scene.ada.id, bot) == opened
    assert {world.open_dm(bot, scene.ben.id).id, world.open_dm(bot, bot).id}.isdisjoint({opened.id})


def test_a_nonce_is_the_authors_own(scene: Scene) -> None:
    body = {"content": "one", "nonce": "n", "enforce_nonce": True}
    first = scene.world.messages.send(scene.bot.bot_id, scene.open.id, body)
    again = scene.world.messages.send(scene.bot.bot_id, scene.open.id, {**body, "content": "two"})
    other = scene.world.messages.send(scene.ada.id, scene.open.id, body)
    assert (again.id, again.content) == (first.id, "one")
    assert other.id != first.id


def test_only_text_channels_have_threads(scene: Scene) -> None:
    voice = scene.world.create_channel(scene.guild.id, "talk", type=ChannelType.VOICE)
    with refused(50024):
        scene.world.start_thread(scene.bot.bot_id, voice.id, "Match 1")
