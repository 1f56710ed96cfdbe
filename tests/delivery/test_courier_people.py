"""Letters to people: one place for each, in their language, pinging nobody without need, read by nobody else."""

import asyncio
import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bot.delivery.courier import Courier
from bot.delivery.custom_ids import read_custom_id
from bot.games.contract import Event
from bot.language import languages
from bot.playground import Person, Request
from bot.store.kept import matches, people, timers
from bot.store.outgoing import Addressed, Notice
from bot.store.rows import ActionRow
from render.picture import Picture
from render.presenter import Presenters, Scene
from tests.delivery.echo_game import EchoPresenter
from tests.delivery.harness import (
    DeliveryHarness,
    Keeper,
    account,
    asked,
    labels,
    orders_followed,
    private_message,
    rang,
    reminder,
    waiting,
)
from tests.probe.state import Anchor, Raid


async def set_person(harness: DeliveryHarness, person: Person, **values: object) -> None:
    async with harness.store.writing() as tx:
        await people.change_person(tx, person.id, values)


def silent(person: Person, channel: Any) -> bool:
    return not rang(person.last(channel))


# One place for each


async def test_direct_messages_are_opened_once_and_remembered(harness: DeliveryHarness) -> None:
    for _ in range(2):
        await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."))
        await harness.kill()
        harness.dispatch(harness.courier())
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Fox."))
    assert len(harness.opened()) == 1
    assert (await harness.store.people.get(harness.ada.id)).dm_channel_id == harness.ada.dm_channels[0].id


@pytest.mark.parametrize("tries", [0, 2], ids=["at the first try", "after other trouble"])
async def test_a_direct_channel_that_is_no_more_is_opened_again_once(harness: DeliveryHarness, tries: int) -> None:
    await harness.store.people.set_dm_channel(harness.ada.id, 4711)
    if tries:
        harness.refuse(503, 0, times=tries)
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."))
    assert "Wolf" in harness.ada.dms[0].text
    assert len(harness.opened()) == 1
    assert (await harness.store.people.get(harness.ada.id)).dm_channel_id == harness.ada.dm_channels[0].id


async def test_a_direct_channel_that_is_somebody_elses_is_given_up_for_the_right_one(harness: DeliveryHarness) -> None:
    await harness.store.people.set_dm_channel(harness.ada.id, harness.ben.dm_with(harness.cleo.id).id)
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."))
    assert "Wolf" in harness.ada.dms[0].text
    assert harness.ben.dms == []


async def test_a_direct_channel_that_the_library_remembers_wrongly_is_asked_for_anew(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."))
    harness.playground.world.delete_channel(harness.ada.dm_channels[0].id)
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Fox."))
    assert ["Fox" in seen.text for seen in harness.ada.dms] == [True]


async def test_a_direct_channel_that_is_gone_for_good_ends_the_letter_and_not_the_lane(
    harness: DeliveryHarness,
) -> None:
    harness.refuse(404, 10003, times=1)
    await harness.tried(private_message(harness.ada, 0, "Your card is the Wolf."))
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Fox."))
    assert [row.state for row in await harness.rows()] == ["dropped", "sent"]


async def test_direct_messages_are_never_opened_several_at_once(harness: DeliveryHarness) -> None:
    # Before it knows how many requests are allowed, the library sends them one by one.
    await harness.deliver(private_message(harness.playground.person("Dora", harness.guild), 3, "Your turn."))
    harness.playground.faults.hang(path="/users/@me/channels")
    everybody = (harness.ada, harness.ben, harness.cleo)
    await harness.put(*(private_message(person, seat, "Your turn.") for seat, person in enumerate(everybody)))
    await harness.playground.until(lambda: len(harness.opened()) > 1)
    await asyncio.sleep(0.1)
    assert len(harness.opened()) == 2


# In their own language, and named


async def test_a_letter_is_in_its_readers_language_and_a_board_in_the_servers(harness: DeliveryHarness) -> None:
    await set_person(harness, harness.ben, locale="fr")
    async with harness.store.writing() as tx:
        await people.change_guild(tx, harness.guild.id, {"language": "fr"})
    await set_person(harness, harness.ada, locale="en-GB")
    said = [
        private_message(person, seat, asked=(asked(seat),)) for seat, person in enumerate((harness.ada, harness.ben))
    ]
    await harness.deliver(account("", waiting=(waiting(0),)), *said)
    french, english = languages()["fr"], languages()["en"]
    assert labels(harness.ben.dms[0])[0] == french.say("button-choose")
    assert labels(harness.ada.dms[0])[0] == english.say("button-choose")
    assert labels(harness.ada.last(harness.channel))[0] == french.say("button-move")


async def test_every_direct_message_names_server_channel_and_match(harness: DeliveryHarness) -> None:
    notice = Addressed(Notice(key="notice-agreed"), harness.ada.id)
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."), reminder(harness.ada, 0), notice)
    for seen in harness.ada.dms:
        named = f"Echo · match {harness.match} · Harbour · <#{harness.channel.id}>"
        assert named in seen.text.splitlines()[0]


async def test_a_letter_asks_until_when_an_answer_is_wanted(harness: DeliveryHarness) -> None:
    await harness.deliver(
        private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0, due=1_800_003_600),))
    )
    (seen,) = harness.ada.dms
    assert "Please answer a bid." in seen.text
    assert "<t:1800003600:R>" in seen.text
    choose = read_custom_id(seen.button("Make your choice").custom_id or "")
    assert choose is not None
    assert (choose.verb, choose.match, choose.args[0]) == ("desk", harness.match, "bid-1-0")


async def test_what_standing_orders_have_answered_is_told_in_few_lines_without_a_picture(
    harness: DeliveryHarness,
) -> None:
    await harness.deliver(orders_followed(harness.ada, 0, Raid(1), Anchor("B")))
    (seen,) = harness.ada.dms
    assert seen.text.splitlines()[1:] == [
        "Your standing orders have answered for you:",
        "- You were asked to answer a bid. You have answered {'victim': 1}.",
        "- You were asked to answer a bid. You have answered {'reef': 'B'}.",
    ]
    assert seen.pictures == ()
    assert silent(harness.ada, harness.ada.dm_channels[0])


@pytest.mark.parametrize("is_news", [True, False])
async def test_where_a_question_is_answered_before_it_goes_out_only_news_do(
    harness: DeliveryHarness, is_news: bool
) -> None:
    question = asked(0)
    line = (harness.match, 1, "act", "player", 0, question.decision, "", True, b"{}", b"[]", 1, None, 0)
    async with harness.store.writing() as tx:
        await matches.append(tx, [ActionRow(*line)])
    told = private_message(harness.ada, 0, "Your card is the Wolf.", asked=(question,))
    told = msgspec.structs.replace(told, payload=msgspec.structs.replace(told.payload, is_news=is_news))
    await harness.deliver(told)
    assert len(harness.ada.dms) == is_news


# Pings


async def test_only_those_are_pinged_whose_duty_has_just_begun(harness: DeliveryHarness) -> None:
    await harness.deliver(account("Ada wins Sarnath.", waiting=(waiting(0, 1),), begun=(1,)))
    assert not harness.ada.last(harness.channel).pings_me
    assert harness.ben.last(harness.channel).pings_me
    assert not harness.cleo.last(harness.channel).pings_me
    assert not silent(harness.ada, harness.channel)


async def test_whoever_plays_with_others_is_called_though_he_has_his_panel_before_him(harness: DeliveryHarness) -> None:
    courier = harness.courier()
    courier.has_before_him = lambda _match, _user: True
    harness.dispatch(courier)
    await harness.deliver(account("Ada wins Sarnath.", waiting=(waiting(0, 1),), begun=(1,)))
    assert harness.ben.last(harness.channel).pings_me


async def test_who_is_asked_in_a_window_is_neither_pinged_nor_named(harness: DeliveryHarness) -> None:
    window = msgspec.structs.replace(waiting(), window="nets")
    await harness.deliver(account("Ada raids Ben.", waiting=(window,)))
    seen = harness.ben.last(harness.channel)
    assert seen.text.endswith("The window nets is open.")
    assert not any(person.last(harness.channel).pings_me for person in (harness.ada, harness.ben, harness.cleo))


@pytest.mark.parametrize("over", [False, True])
async def test_a_message_that_pings_nobody_is_silent(harness: DeliveryHarness, over: bool) -> None:
    await harness.deliver(account("Ada wins Sarnath.", waiting=(waiting(0),), over=over, results="Ada wins."))
    assert silent(harness.ada, harness.channel)
    await harness.deliver(Addressed(Notice(key="notice-agreed")))
    assert silent(harness.ada, harness.channel)


async def test_a_letter_that_asks_nothing_is_silent(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."))
    assert silent(harness.ada, harness.ada.dm_channels[0])
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)))
    assert not silent(harness.ada, harness.ada.dm_channels[0])


async def test_nothing_that_a_presenter_or_a_name_says_pings_anybody(harness: DeliveryHarness) -> None:
    villain = harness.playground.person(f"@everyone <@{harness.cleo.id}> **x**", harness.guild)
    channel = harness.playground.world.create_channel(harness.guild.id, "more games")
    match = await harness.table(channel, [harness.ben, villain])
    told = f"@everyone @here <@{harness.cleo.id}> <@&{harness.guild.id}>"
    await harness.deliver(account(told, waiting=(waiting(0, 1),), begun=(0,)), match=match, channel=channel)
    replaced = Notice(key="notice-replaced", values={"old": villain.user.display_name}, seats={"name": 1})
    await harness.deliver(Addressed(replaced), match=match, channel=channel)
    for post in harness.posts():
        mentions = post.body["allowed_mentions"]
        assert mentions.get("parse", []) == []
        assert mentions.get("users", []) in ([], [harness.ben.id])
        assert not mentions.get("roles")
    assert not any(seen.pings_me for seen in harness.cleo.sees(channel))
    notice = harness.texts(channel=channel)[-1]
    assert re.findall(r".@everyone", notice) == [r"\@everyone"] * 2
    assert harness.cleo.mention not in notice
    assert "**x**" not in notice


# Preferring the channel


async def test_who_prefers_answers_in_the_channel_gets_no_private_messages(harness: DeliveryHarness) -> None:
    await set_person(harness, harness.ada, answers_in_channel=True)
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)))
    assert harness.ada.dms == []
    assert [row.state for row in await harness.rows()] == ["dropped"]


@pytest.mark.parametrize("window", ["", "nets"])
async def test_who_prefers_answers_in_the_channel_is_reminded_there_but_not_of_a_window(
    harness: DeliveryHarness, window: str
) -> None:
    await set_person(harness, harness.ada, answers_in_channel=True)
    await harness.deliver(reminder(harness.ada, 0, window=window))
    assert harness.ada.dms == []
    assert [seen.pings_me for seen in harness.ada.sees(harness.channel)] == [True] * (not window)


@pytest.mark.parametrize("late", [0, 1])
async def test_nobody_is_reminded_after_the_fact(harness: DeliveryHarness, late: int) -> None:
    """The reminder was held up until the clock is about to answer."""
    await harness.put(reminder(harness.ada, 0, due=1_800_003_600))
    await harness.clock.advance(3600 - 1 + late)
    await harness.settle()
    assert [row.state for row in await harness.rows()] == ["dropped" if late else "sent"]


async def test_nobody_is_reminded_of_what_he_has_answered_meanwhile(harness: DeliveryHarness) -> None:
    await harness.put(reminder(harness.ada, 0))
    async with harness.store.writing() as tx:
        await timers.clear(tx, harness.match)
    await harness.settle()
    assert harness.ada.dms == []


@pytest.mark.parametrize("what", ["a reminder", "a letter"])
async def test_a_letter_names_the_deadline_as_it_is_now(harness: DeliveryHarness, what: str) -> None:
    """While it was held up the bot was away, and time was given back."""
    due = 1_800_003_600
    letter = private_message(harness.ada, 0, asked=(asked(0, due=due),))
    await harness.put(letter if what == "a letter" else reminder(harness.ada, 0, due=due))
    async with harness.store.writing() as tx:
        await timers.shift(tx, 7200, 0)
    await harness.settle()
    assert "<t:1800010800:f> (<t:1800010800:R>)" in harness.ada.dms[0].text


# The last board


class Terse(EchoPresenter):
    """A presenter that draws nothing of an account."""

    def account_pictures(self, scene: Scene, events: Sequence[Event]) -> tuple[Picture, ...]:
        return ()


async def test_a_match_never_ends_without_its_last_board(harness: DeliveryHarness) -> None:
    harness.presenters = Presenters([Terse()])
    await harness.deliver(account("Ada has sealed a sheet."))
    await harness.deliver(account(over=True))
    drawn, last = harness.ada.sees(harness.channel)
    assert (len(drawn.pictures), len(last.pictures)) == (0, 1)


# Leaving


async def reminded(harness: DeliveryHarness, courier: Courier) -> list[str]:
    """Remind Ada and Ben; give what became of both reminders."""
    harness.dispatch(courier)
    for seat, person in enumerate((harness.ada, harness.ben)):
        await harness.put(reminder(person, seat))
    await harness.settle()
    return [row.state for row in await harness.rows()]


async def test_who_has_left_the_server_is_not_reminded_and_the_match_is_told(harness: DeliveryHarness) -> None:
    harness.ben.leave(harness.guild)
    assert await reminded(harness, harness.courier()) == ["sent", "dropped"]
    assert harness.keeper.told == [("member gone", harness.guild.id, harness.ben.id)]
    assert harness.texts() == []


async def test_a_match_that_cannot_be_told_holds_up_no_lane_for_ever(harness: DeliveryHarness) -> None:
    class Lost(Keeper):
        async def member_gone(self, guild_id: int, user_id: int) -> None:
            raise LookupError

    harness.keeper = Lost(harness.store)
    harness.ben.leave(harness.guild)
    assert await reminded(harness, harness.courier()) == ["sent", "dropped"]


@pytest.mark.parametrize("code", [0, 10004, 50001])
async def test_who_may_still_be_there_is_reminded(harness: DeliveryHarness, code: int) -> None:
    harness.refuse(404 if code == 10004 else 403, code, path=f"/members/{harness.ben.id}$", method="GET")
    assert await reminded(harness, harness.courier()) == ["sent", "sent"]


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


async def test_what_is_told_in_private_to_one_person_is_never_sent_to_another(harness: DeliveryHarness) -> None:
    everybody = (harness.ada, harness.ben, harness.cleo)
    for round_number in range(3):
        for seat, person in enumerate(everybody):
            canary = f"canary-{seat}"
            question = (asked(seat, window="nets"),) if round_number == 2 else ()
            await harness.put(
                private_message(person, seat, f"{canary} whispered", hand=f"{canary} in hand", asked=question)
            )
        await harness.put(account("Everybody has a card."))
    harness.playground.faults.drop_after(method="POST", path="/messages$", times=4)
    harness.refuse(503, 0, times=2)
    await harness.settle()
    for seat, person in enumerate(everybody):
        assert f"canary-{seat}" in person.dms[0].text
        private = {channel.id for channel in person.dm_channels}
        for post in harness.posts():
            if int(post.path.split("/")[2]) not in private:
                assert f"canary-{seat}" not in json.dumps(post.body)
                assert all(f"canary-{seat}".encode() not in upload.data for upload in post.attachments)


async def test_ids_and_file_names_of_a_private_letter_tell_nothing_of_what_is_in_it(harness: DeliveryHarness) -> None:
    for card in ("Wolf", "Fox"):
        await harness.deliver(
            private_message(harness.ada, 0, f"Your card is the {card}.", hand=card, asked=(asked(0),))
        )
    wolf, fox = harness.posts()
    assert "Wolf" not in written(wolf)
    assert "Fox" not in written(fox)
    assert len(written(wolf)) == len(written(fox))


async def test_a_public_board_does_not_tell_how_much_was_told_in_private_before_it(harness: DeliveryHarness) -> None:
    """A number that counts rows would: the second board comes after twenty private messages, or after none."""
    counts: list[int] = []
    for told in (account("Ada wins Sarnath."), account("Ben wins Mokron.")):
        await harness.deliver(told)
        await harness.deliver(*(private_message(harness.ada, 0, "psst") for _ in range(20)))
        seen = harness.ada.last(harness.channel)
        ids = [button.custom_id for button in seen.buttons if button.custom_id]
        numbers = [arg for custom_id in ids for arg in custom_id.split(":")[2:]]
        assert set(numbers) <= {str(harness.match)}
        counts.append(len(ids))
    assert counts[0] == counts[1]


# Welcome


async def greet(harness: DeliveryHarness, person: Person, match: int | None = None) -> Any:
    """Welcome somebody to the table, or to one like it of another number."""
    facts = await harness.store.facts(harness.match)
    about = msgspec.structs.replace(facts, match_id=match or harness.match)
    return await harness.courier().greet(person.id, EchoPresenter(), about, languages()["en"])


async def test_a_welcome_opens_direct_messages_and_names_the_table(harness: DeliveryHarness) -> None:
    assert await greet(harness, harness.ada) is None
    (seen,) = harness.ada.dms
    assert seen.text.splitlines() == [
        f"-# Echo · match {harness.match} · Harbour · <#{harness.channel.id}>",
        f"You sit at the table of Echo in <#{harness.channel.id}>. What only you may know comes here, and you can make "
        "your secret choices here.",
    ]
    assert [button.url for button in seen.buttons] == [
        f"https://discord.com/channels/{harness.guild.id}/{harness.channel.id}",
        None,
    ]
    assert labels(seen)[1] == "Less of this"
    assert silent(harness.ada, harness.ada.dm_channels[0])


async def test_everybody_at_a_table_is_welcomed_with_however_large_a_number(harness: DeliveryHarness) -> None:
    """A nonce has 25 characters: two people's welcomes to one match must not share one."""
    for person in (harness.ada, harness.ben, harness.cleo):
        assert await greet(harness, person, 987_654) is None
        assert len(person.dms) == 1
    assert len({post.body["nonce"] for post in harness.posts()}) == 3


async def test_whom_direct_messages_reach_is_not_welcomed_at_every_table(harness: DeliveryHarness) -> None:
    for match in (harness.match, harness.match + 1):
        await greet(harness, harness.ada, match)
    assert len(harness.ada.dms) == 1


async def test_who_cannot_be_welcomed_is_known_before_the_start(harness: DeliveryHarness) -> None:
    harness.ada.close_dms()
    case = await greet(harness, harness.ada)
    assert (case.remedy, case.sentence) == ("closed-dm", "dm-closed")
    assert await harness.store.people.unreachable([harness.ada.id, harness.ben.id]) == {harness.ada.id}
    harness.ada.open_dms()
    assert await greet(harness, harness.ada) is None
    assert await harness.store.people.unreachable([harness.ada.id, harness.ben.id]) == frozenset()


async def test_a_welcome_that_comes_too_fast_does_not_mean_that_the_door_is_closed(harness: DeliveryHarness) -> None:
    harness.playground.world.new_dms_left = 0
    case = await greet(harness, harness.ada)
    assert case.sentence == "dm-throttled"
    assert not (await harness.store.people.get(harness.ada.id)).dm_closed


async def test_without_a_connection_nobody_is_called_unreachable(harness: DeliveryHarness) -> None:
    harness.playground.faults.drop_before(path="/users/@me/channels")
    case = await greet(harness, harness.ada)
    assert case.name == "no connection"
    assert not (await harness.store.people.get(harness.ada.id)).dm_closed


async def test_who_prefers_answers_in_the_channel_is_not_written_to(harness: DeliveryHarness) -> None:
    await set_person(harness, harness.ada, answers_in_channel=True)
    assert await greet(harness, harness.ada) is None
    assert harness.ada.dms == []
