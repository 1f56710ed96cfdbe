"""Letters to people: one place for each, in their language, pinging nobody without need, read by nobody else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from bot.delivery.compose import TableFacts
from bot.delivery.courier import Courier
from bot.delivery.custom_ids import read
from bot.language import languages
from bot.playground import Person, Request, Seen
from bot.playground.flags import MessageFlag
from bot.store import Addressed, people
from bot.store.outgoing import Notice, Reminder
from tests.delivery.echo_game import EchoPresenter
from tests.delivery.harness import DeliveryHarness, account, asked, private_message, waiting


async def set_person(house: DeliveryHarness, person: Person, **values: object) -> None:
    async with house.store.writing() as tx:
        await people.change_person(tx, person.id, values)


def silent(person: Person, channel: Any) -> bool:
    return MessageFlag.SUPPRESS_NOTIFICATIONS in person.last(channel).message.flags


def labels(seen: Seen) -> list[str]:
    return [button.label for button in seen.buttons]


# One place for each


async def test_direct_messages_are_opened_once_and_remembered(house: DeliveryHarness) -> None:
    for _ in range(2):
        await house.deliver(private_message(house.ada, 0, "Your card is the Wolf."))
        await house.kill()
        house.dispatch(house.courier())
    await house.deliver(private_message(house.ada, 0, "Your card is the Fox."))
    assert len(house.opened()) == 1
    assert (await house.store.people.get(house.ada.id)).dm_channel_id == house.ada.dm_channels[0].id


@pytest.mark.parametrize("tries", [0, 2], ids=["at the first try", "after other trouble"])
async def test_a_direct_channel_that_is_no_more_is_opened_again_once(house: DeliveryHarness, tries: int) -> None:
    await house.store.people.set_dm_channel(house.ada.id, 4711)
    if tries:
        house.refuse(503, 0, times=tries)
    await house.deliver(private_message(house.ada, 0, "Your card is the Wolf."))
    assert "Wolf" in house.ada.dms[0].text
    assert len(house.opened()) == 1
    assert (await house.store.people.get(house.ada.id)).dm_channel_id == house.ada.dm_channels[0].id


async def test_a_direct_channel_that_is_somebody_elses_is_given_up_for_the_right_one(house: DeliveryHarness) -> None:
    await house.store.people.set_dm_channel(house.ada.id, house.ben.dm_with(house.cleo.id).id)
    await house.deliver(private_message(house.ada, 0, "Your card is the Wolf."))
    assert "Wolf" in house.ada.dms[0].text
    assert house.ben.dms == []


async def test_a_direct_channel_that_the_library_remembers_wrongly_is_asked_for_anew(house: DeliveryHarness) -> None:
    await house.deliver(private_message(house.ada, 0, "Your card is the Wolf."))
    house.playground.world.delete_channel(house.ada.dm_channels[0].id)
    await house.deliver(private_message(house.ada, 0, "Your card is the Fox."))
    assert ["Fox" in seen.text for seen in house.ada.dms] == [True]


async def test_a_direct_channel_that_is_gone_for_good_ends_the_letter_and_not_the_lane(house: DeliveryHarness) -> None:
    house.refuse(404, 10003, times=1)
    await house.tried(private_message(house.ada, 0, "Your card is the Wolf."))
    await house.deliver(private_message(house.ada, 0, "Your card is the Fox."))
    assert [row.state for row in await house.rows()] == ["dropped", "sent"]


async def test_direct_messages_are_never_opened_several_at_once(house: DeliveryHarness) -> None:
    # Before it knows how many requests are allowed, the library sends them one by one.
    await house.deliver(private_message(house.playground.person("Dora", house.guild), 3, "Your turn."))
    house.playground.faults.hang(path="/users/@me/channels")
    everybody = (house.ada, house.ben, house.cleo)
    await house.put(*(private_message(person, seat, "Your turn.") for seat, person in enumerate(everybody)))
    await house.playground.until(lambda: len(house.opened()) > 1)
    await asyncio.sleep(0.1)
    assert len(house.opened()) == 2


# In their own language, and named


async def test_a_letter_is_in_its_readers_language_and_a_board_in_the_servers(house: DeliveryHarness) -> None:
    await set_person(house, house.ben, locale="fr")
    async with house.store.writing() as tx:
        await people.change_guild(tx, house.guild.id, {"language": "fr"})
    await set_person(house, house.ada, locale="en-GB")
    said = [private_message(person, seat, asked=(asked(seat),)) for seat, person in enumerate((house.ada, house.ben))]
    await house.deliver(account("", waiting=(waiting(0),)), *said)
    french, english = languages()["fr"], languages()["en"]
    assert labels(house.ben.dms[0])[0] == french.say("button-choose")
    assert labels(house.ada.dms[0])[0] == english.say("button-choose")
    assert labels(house.ada.last(house.channel))[0] == french.say("button-move")


async def test_every_direct_message_names_server_channel_and_match(house: DeliveryHarness) -> None:
    reminder = Addressed(Reminder(seat=0, asked=asked(0, due=1_800_003_600)), house.ada.id)
    notice = Addressed(Notice(key="notice-agreed"), house.ada.id)
    await house.deliver(private_message(house.ada, 0, "Your card is the Wolf."), reminder, notice)
    for seen in house.ada.dms:
        named = f"Echo · match {house.match} · Harbour · <#{house.channel.id}>"
        assert named in seen.text.splitlines()[0]


async def test_a_letter_asks_until_when_an_answer_is_wanted(house: DeliveryHarness) -> None:
    await house.deliver(private_message(house.ada, 0, "Your card is the Wolf.", asked=(asked(0, due=1_800_003_600),)))
    (seen,) = house.ada.dms
    assert "Please answer a bid." in seen.text
    assert "<t:1800003600:R>" in seen.text
    choose = read(seen.button("Make your choice").custom_id or "")
    assert choose is not None
    assert (choose.verb, choose.match, choose.args[0]) == ("desk", house.match, "bid-1-0")


# Pings


async def test_only_those_are_pinged_whose_duty_has_just_begun(house: DeliveryHarness) -> None:
    await house.deliver(account("Ada wins Sarnath.", waiting=(waiting(0, 1),), begun=(1,)))
    assert not house.ada.last(house.channel).pings_me
    assert house.ben.last(house.channel).pings_me
    assert not house.cleo.last(house.channel).pings_me
    assert not silent(house.ada, house.channel)


async def test_who_is_asked_in_a_window_is_neither_pinged_nor_named(house: DeliveryHarness) -> None:
    window = msgspec.structs.replace(waiting(), window="nets")
    await house.deliver(account("Ada raids Ben.", waiting=(window,)))
    seen = house.ben.last(house.channel)
    assert seen.text.endswith("The window nets is open.")
    assert not any(person.last(house.channel).pings_me for person in (house.ada, house.ben, house.cleo))


@pytest.mark.parametrize("over", [False, True])
async def test_a_message_that_pings_nobody_is_silent(house: DeliveryHarness, over: bool) -> None:
    await house.deliver(account("Ada wins Sarnath.", waiting=(waiting(0),), over=over, results="Ada wins."))
    assert silent(house.ada, house.channel)
    await house.deliver(Addressed(Notice(key="notice-agreed")))
    assert silent(house.ada, house.channel)


async def test_a_letter_that_asks_nothing_is_silent(house: DeliveryHarness) -> None:
    await house.deliver(private_message(house.ada, 0, "Your card is the Wolf."))
    assert silent(house.ada, house.ada.dm_channels[0])
    await house.deliver(private_message(house.ada, 0, "Your card is the Wolf.", asked=(asked(0),)))
    assert not silent(house.ada, house.ada.dm_channels[0])


async def test_nothing_that_a_presenter_or_a_name_says_pings_anybody(house: DeliveryHarness) -> None:
    villain = house.playground.person(f"@everyone <@{house.cleo.id}> **x**", house.guild)
    channel = house.playground.world.create_channel(house.guild.id, "more games")
    match = await house.table(channel, [house.ben, villain])
    told = f"@everyone @here <@{house.cleo.id}> <@&{house.guild.id}>"
    await house.deliver(account(told, waiting=(waiting(0, 1),), begun=(0,)), match=match)
    replaced = Notice(key="notice-replaced", values={"old": villain.user.display_name}, seats={"name": 1})
    await house.deliver(Addressed(replaced), match=match)
    for post in house.posts():
        mentions = post.body["allowed_mentions"]
        assert mentions.get("parse", []) == []
        assert mentions.get("users", []) in ([], [house.ben.id])
        assert not mentions.get("roles")
    assert not any(seen.pings_me for seen in house.cleo.sees(channel))
    notice = house.texts(channel=channel)[-1]
    assert "@everyone" not in notice
    assert house.cleo.mention not in notice
    assert "**x**" not in notice


# Preferring the channel


async def test_who_prefers_answers_in_the_channel_gets_no_private_messages(house: DeliveryHarness) -> None:
    await set_person(house, house.ada, answers_in_channel=True)
    await house.deliver(private_message(house.ada, 0, "Your card is the Wolf.", asked=(asked(0),)))
    assert house.ada.dms == []
    assert [row.state for row in await house.rows()] == ["dropped"]


async def test_who_prefers_answers_in_the_channel_is_reminded_there(house: DeliveryHarness) -> None:
    await set_person(house, house.ada, answers_in_channel=True)
    await house.deliver(Addressed(Reminder(seat=0, asked=asked(0)), house.ada.id))
    assert house.ada.dms == []
    assert house.ada.last(house.channel).pings_me


async def test_who_prefers_answers_in_the_channel_is_not_reminded_there_of_a_window(house: DeliveryHarness) -> None:
    await set_person(house, house.ada, answers_in_channel=True)
    await house.deliver(Addressed(Reminder(seat=0, asked=asked(0, window="nets")), house.ada.id))
    assert house.texts() == []
    assert house.ada.dms == []


# Leaving


async def reminded(house: DeliveryHarness, courier: Courier) -> list[str]:
    """Remind Ada and Ben; give what became of both reminders."""
    house.dispatch(courier)
    for seat, person in enumerate((house.ada, house.ben)):
        await house.put(Addressed(Reminder(seat=seat, asked=asked(seat)), person.id))
    await house.settle()
    return [row.state for row in await house.rows()]


async def test_who_has_left_the_server_is_not_reminded_and_the_match_is_told(house: DeliveryHarness) -> None:
    told: list[tuple[int, int]] = []

    async def member_gone(guild_id: int, user_id: int) -> None:
        told.append((guild_id, user_id))

    courier = house.courier()
    courier.on_member_gone = member_gone
    house.ben.leave(house.guild)
    assert await reminded(house, courier) == ["sent", "dropped"]
    assert told == [(house.guild.id, house.ben.id)]
    assert house.texts() == []


async def test_a_match_that_cannot_be_told_holds_up_no_lane_for_ever(house: DeliveryHarness) -> None:
    async def member_gone(_guild_id: int, _user_id: int) -> None:
        raise LookupError

    courier = house.courier()
    courier.on_member_gone = member_gone
    house.ben.leave(house.guild)
    assert await reminded(house, courier) == ["sent", "dropped"]


@pytest.mark.parametrize("code", [0, 10004, 50001])
async def test_who_may_still_be_there_is_reminded(house: DeliveryHarness, code: int) -> None:
    house.refuse(404 if code == 10004 else 403, code, path=f"/members/{house.ben.id}$", method="GET")
    assert await reminded(house, house.courier()) == ["sent", "sent"]


# Secrets


def written(post: Request) -> str:
    """Give all that a message holds outside its text, pictures' bytes and alt texts."""
    ids: list[str] = [post.body.get("nonce") or ""]

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            ids.extend(str(part[key]) for key in ("custom_id", "url", "filename", "id") if key in part)
            for inner in part.values():
                walk(inner)
        elif isinstance(part, list):
            for inner in part:
                walk(inner)

    walk(post.body)
    return " ".join([*ids, *(upload.filename for upload in post.attachments)])


async def test_what_is_told_in_private_to_one_person_is_never_sent_to_another(house: DeliveryHarness) -> None:
    everybody = (house.ada, house.ben, house.cleo)
    for round_number in range(3):
        for seat, person in enumerate(everybody):
            canary = f"canary-{seat}"
            question = (asked(seat, window="nets"),) if round_number == 2 else ()
            await house.put(
                private_message(person, seat, f"{canary} whispered", hand=f"{canary} in hand", asked=question)
            )
        await house.put(account("Everybody has a card."))
    house.playground.faults.drop_after(method="POST", path="/messages$", times=4)
    house.refuse(503, 0, times=2)
    await house.settle()
    for seat, person in enumerate(everybody):
        assert f"canary-{seat}" in person.dms[0].text
        private = {channel.id for channel in person.dm_channels}
        for post in house.posts():
            if int(post.path.split("/")[2]) not in private:
                assert f"canary-{seat}" not in json.dumps(post.body)
                assert all(f"canary-{seat}".encode() not in upload.data for upload in post.attachments)


async def test_ids_and_file_names_of_a_private_letter_tell_nothing_of_what_is_in_it(house: DeliveryHarness) -> None:
    for card in ("Wolf", "Fox"):
        await house.deliver(private_message(house.ada, 0, f"Your card is the {card}.", hand=card, asked=(asked(0),)))
    wolf, fox = house.posts()
    assert "Wolf" not in written(wolf)
    assert "Fox" not in written(fox)
    assert len(written(wolf)) == len(written(fox))


async def test_a_public_board_does_not_tell_how_much_was_told_in_private_before_it(house: DeliveryHarness) -> None:
    """A number that counts rows would: the second board comes after twenty private messages, or after none."""
    counts: list[int] = []
    await house.deliver(account("Ada wins Sarnath."))
    await house.deliver(*(private_message(house.ada, 0, "psst") for _ in range(20)))
    await house.deliver(account("Ben wins Mokron."))
    for seen in house.ada.sees(house.channel):
        ids = [button.custom_id for button in seen.buttons if button.custom_id]
        numbers = [arg for custom_id in ids for arg in custom_id.split(":")[2:]]
        assert set(numbers) <= {str(house.match)}
        counts.append(len(ids))
    assert counts[0] == counts[1]


# Welcome


def facts(house: DeliveryHarness) -> TableFacts:
    return TableFacts(
        match=house.match,
        game="echo",
        guild_id=house.guild.id,
        channel_id=house.channel.id,
        guild_name="Harbour",
        channel_name="games",
        names=("Ada", "Ben", "Cleo"),
        user_ids=(house.ada.id, house.ben.id, house.cleo.id),
    )


async def greet(house: DeliveryHarness, person: Person, language: str = "en") -> Any:
    return await house.courier().greet(person.id, EchoPresenter(), facts(house), languages()[language])


async def test_a_welcome_opens_direct_messages_and_names_the_table(house: DeliveryHarness) -> None:
    assert await greet(house, house.ada) is None
    (seen,) = house.ada.dms
    assert seen.text.splitlines() == [
        f"-# Echo · match {house.match} · Harbour · <#{house.channel.id}>",
        f"You sit at the table of Echo in <#{house.channel.id}>. What only you may know comes here, and you can make "
        "your secret choices here.",
    ]
    assert [button.url for button in seen.buttons] == [
        f"https://discord.com/channels/{house.guild.id}/{house.channel.id}"
    ]
    assert silent(house.ada, house.ada.dm_channels[0])


async def test_everybody_at_a_table_is_welcomed_with_however_large_a_number(house: DeliveryHarness) -> None:
    """A nonce has 25 characters: two people's welcomes to one match must not share one."""
    house.match = 987_654
    for person in (house.ada, house.ben, house.cleo):
        assert await greet(house, person) is None
        assert len(person.dms) == 1
    assert len({post.body["nonce"] for post in house.posts()}) == 3


async def test_a_second_welcome_within_minutes_is_not_a_second_message(house: DeliveryHarness) -> None:
    await greet(house, house.ada)
    await greet(house, house.ada)
    assert len(house.ada.dms) == 1


async def test_who_cannot_be_welcomed_is_known_before_the_start(house: DeliveryHarness) -> None:
    house.ada.close_dms()
    case = await greet(house, house.ada)
    assert (case.remedy, case.sentence) == ("closed-dm", "dm-closed")
    assert await house.store.people.unreachable([house.ada.id, house.ben.id]) == {house.ada.id}
    house.ada.open_dms()
    assert await greet(house, house.ada) is None
    assert await house.store.people.unreachable([house.ada.id, house.ben.id]) == frozenset()


async def test_a_welcome_that_comes_too_fast_does_not_mean_that_the_door_is_closed(house: DeliveryHarness) -> None:
    house.playground.world.new_dms_left = 0
    case = await greet(house, house.ada)
    assert case.sentence == "dm-throttled"
    assert not (await house.store.people.get(house.ada.id)).dm_closed


async def test_without_a_connection_nobody_is_called_unreachable(house: DeliveryHarness) -> None:
    house.playground.faults.drop_before(path="/users/@me/channels")
    case = await greet(house, house.ada)
    assert case.name == "no connection"
    assert not (await house.store.people.get(house.ada.id)).dm_closed


async def test_who_prefers_answers_in_the_channel_is_not_written_to(house: DeliveryHarness) -> None:
    await set_person(house, house.ada, answers_in_channel=True)
    assert await greet(house, house.ada) is None
    assert house.ada.dms == []
