"""What goes over the wire of the page: to each person what that person may see, and nothing else."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError
from yarl import URL

from bot.playground.world import ChannelType, Upload
from tests.playground.page_client import JSON, PageClient, PageHarness, Refused, opened
from tests.playground.sample_bot import PICTURE, logged_in


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[PageHarness]:
    async with opened(tmp_path) as harness, logged_in(harness.backend.playground):
        yield harness


@pytest.fixture
async def ada(harness: PageHarness) -> PageClient:
    return await harness.visit("Ada")


@pytest.fixture
async def bruno(harness: PageHarness) -> PageClient:
    return await harness.visit("Bruno")


# --- who sees what ---


async def test_a_page_is_told_who_is_there_and_where_one_can_be(ada: PageClient) -> None:
    assert [person["name"] for person in ada.welcome["everybody"]["people"]] == ["Ada", "Bruno", "Chen", "Dana"]
    assert [(place["kind"], place["name"]) for place in ada.places] == [
        ("channel", "table"),
        ("channel", "side-table"),
        ("dm", "SampleBot"),
    ]
    assert ada.welcome["bot"]["connected"]


async def test_a_place_says_of_what_kind_it_is_and_whether_threads_can_be_started_there(harness: PageHarness) -> None:
    world, guild = harness.backend.world, harness.backend.guild
    for kind in (ChannelType.VOICE, ChannelType.ANNOUNCEMENT, ChannelType.FORUM):
        world.create_channel(guild.id, kind.name, type=kind)
    ada = await harness.visit("Ada")
    assert [(place["kind"], place["type"], place["threads"]) for place in ada.places if place["name"].isupper()] == [
        ("channel", 2, False),
        ("channel", 5, True),
        ("channel", 15, False),
    ]


async def test_an_ephemeral_answer_reaches_its_reader_alone(ada: PageClient, bruno: PageClient) -> None:
    await ada.slash("hello", name="the secret word")
    answer = await ada.message("Hello the secret word!")
    assert answer["only_you"]
    await ada.say("done")
    await bruno.message("done")
    assert (await bruno.ask("open", place=ada.table))["messages"][-1]["text"] == "done"
    assert not any("secret word" in frame for frame in bruno.wire)
    with pytest.raises(Refused, match="gone"):
        await bruno.ask("dismiss", message=answer["id"])


async def test_private_messages_and_their_files_reach_their_reader_alone(
    harness: PageHarness, ada: PageClient, bruno: PageClient
) -> None:
    backend, world = harness.backend, harness.backend.world
    mine = ada.place("SampleBot")["id"]
    world.messages.send(backend.bot_user.id, int(mine), {"content": "You are the traitor"})
    message = await ada.message("You are the traitor")
    for asked in ({"do": "open", "place": mine}, {"do": "commands", "place": mine}):
        try:
            assert not (await bruno.ask(**asked)).get("messages")
        except Refused:
            continue
    for wish in ("delete", "dismiss"):
        with pytest.raises(Refused):
            await bruno.ask(wish, message=message["id"])
    with pytest.raises(Refused):
        await bruno.ask("file", message=message["id"], file="1")
    with pytest.raises(Refused):
        await bruno.ask("click", message=message["id"], custom_id="bid:3")
    assert not any("traitor" in frame or mine in frame for frame in bruno.wire)


async def test_the_list_of_requests_tells_no_bodies_ids_or_tokens(
    harness: PageHarness, ada: PageClient, bruno: PageClient
) -> None:
    await bruno.ask("watch requests", on=True)
    await ada.slash("hello", name="the secret word")
    told = await bruno.until(lambda: next((each for each in bruno.told if each["event"] == "requests"), None))
    assert {"at", "method", "path", "status", "wrong"} <= set(told["requests"][0])
    await bruno.until(lambda: any("/interactions/…/…/callback" in frame for frame in bruno.wire))
    tokens = [i.token for i in harness.backend.world.interactions._all.values()]
    assert tokens
    assert not any("secret word" in frame or token in frame for frame in bruno.wire for token in tokens)


async def test_whoever_opens_the_page_sees_what_was_said_before(harness: PageHarness, ada: PageClient) -> None:
    for number in range(60):
        await ada.say(f"line {number}")
    bruno = await harness.visit("Bruno")
    assert bruno.place("table")["unread"] == 60
    last = await bruno.ask("open", place=ada.table)
    assert [each["text"] for each in last["messages"]] == [f"line {number}" for number in range(10, 60)]
    assert last["more"]
    before = await bruno.ask("open", place=ada.table, before=last["messages"][0]["id"])
    assert (len(before["messages"]), before["more"]) == (10, False)
    await bruno.ask("read", place=ada.table, message=last["messages"][-1]["id"])
    await bruno.until(lambda: bruno.place("table")["unread"] == 0)


# --- doing ---


async def test_buttons_menus_forms_and_suggestions_are_answered(ada: PageClient) -> None:
    commands = (await ada.ask("commands", place=ada.table))["slash"]
    assert [command["name"] for command in commands] == ["board", "hello", "orders", "sleep", "table", "twice"]
    suggested = await ada.ask("suggest", place=ada.table, name="hello", option="name", typed="b", options={})
    assert suggested == {"choices": [{"shown": "Ben", "value": "ben"}]}

    await ada.slash("table")
    card = await ada.message("Round 1")
    assert card["used"] == {"by": "Ada", "command": "table"}
    await ada.ask("click", message=card["id"], custom_id="bid:3")
    await ada.message("You bid 3.", only_you=True)
    await ada.ask("choose", message=card["id"], custom_id="role", values=["s"])
    await ada.message("You are s", edited=True)
    bruno = ada.welcome["everybody"]["people"][1]["id"]
    await ada.ask("choose", message=card["id"], custom_id="against", values=[bruno])
    await ada.message("Against bruno")

    opened_form = (await ada.slash("orders"))["form"]
    assert (opened_form["title"], opened_form["parts"][0]["label"]) == ("Orders", "Your orders")
    with pytest.raises(Refused, match="20 characters"):
        await ada.ask("submit", form=opened_form["id"], values={"orders": "x" * 21})
    await ada.ask("submit", form=opened_form["id"], values={"orders": "A Paris holds"})
    await ada.message("Sealed: A Paris holds", only_you=True)


async def test_who_presses_what_has_just_changed_reads_so(ada: PageClient) -> None:
    await ada.slash("table")
    card = await ada.message("Round 1")
    for wish, fields in (
        ("click", {"custom_id": "bid:9"}),
        ("choose", {"custom_id": "gone", "values": ["s"]}),
        ("choose", {"custom_id": "role", "values": ["gone"]}),
    ):
        with pytest.raises(Refused) as refused:
            await ada.ask(wish, message=card["id"], **fields)
        assert str(refused.value) == "This message has changed just now. Press what it shows you now."


async def test_a_form_can_be_sent_in_only_by_whoever_it_was_opened_for(ada: PageClient, bruno: PageClient) -> None:
    form = (await ada.slash("orders"))["form"]
    with pytest.raises(Refused, match="not open"):
        await bruno.ask("submit", form=form["id"], values={"orders": "forged"})


async def test_pictures_come_over_the_wire_with_their_alternative_text(ada: PageClient) -> None:
    await ada.slash("table")
    card = await ada.message("Round 1")
    gallery = next(part for part in card["parts"] if part["type"] == 12)
    (item,) = gallery["items"]
    assert item["description"] == "an empty board"
    file = await ada.ask("file", message=card["id"], file=item["media"]["id"])
    assert (file["type"], base64.b64decode(file["data"])) == ("image/png", PICTURE)


async def test_a_film_takes_its_room_before_it_is_there(harness: PageHarness, ada: PageClient) -> None:
    place = int(ada.table)
    film = Upload("film.gif", b"GIF89a" + (640).to_bytes(2, "little") + (480).to_bytes(2, "little"), "image/gif")
    harness.backend.world.messages.send(harness.backend.bot_user.id, place, {"content": "The film"}, {0: film})
    (file,) = (await ada.message("The film"))["files"]
    assert (file["width"], file["height"]) == (640, 480)


async def test_a_deferred_answer_is_thinking_until_it_is_there(ada: PageClient) -> None:
    await ada.slash("board")
    message = await ada.message("The newest board", thinking=False)
    assert any(
        told["event"] == "message" and told["message"]["id"] == message["id"] and told["message"]["thinking"]
        for told in ada.told
    )


async def test_who_gets_no_answer_is_told_so(harness: PageHarness, ada: PageClient) -> None:
    answering = asyncio.create_task(ada.slash("sleep"))
    await harness.backend.playground.until(lambda: harness.backend.world.interactions.waiting)
    harness.backend.clock.advance(4)
    harness.backend.playground.time_moved()
    assert await answering == {"answer": "failed"}


async def test_what_is_asked_wrongly_is_refused_in_a_sentence(ada: PageClient) -> None:
    for wish, fields in (
        ("fly", {}),
        ("say", {"place": "table", "text": "x"}),
        ("say", {"place": ada.table}),
        ("say", {"place": ada.table, "text": ""}),
        ("say", {"place": ada.table, "text": "x" * 2001}),
        ("advance", {"seconds": -1}),
        ("fail requests", {"status": 418, "seconds": 1}),
        ("change person", {"person": "1", "name": "X", "locale": "fr"}),
        ("add channel", {"name": "!"}),
        ("slash", {"place": ada.table, "name": "hello", "options": {"name": {"name": "f"}}}),
        ("slash", {"place": ada.table, "name": "hello", "options": {"name": {"name": "f", "data": "ü"}}}),
        ("say", {"place": ada.table, "text": "x", "reply_to": "0"}),
    ):
        with pytest.raises(Refused) as refused:
            await ada.ask(wish, **fields)
        assert str(refused.value).endswith(".")
        assert "stumbled" not in str(refused.value)
    await ada.say("still here")


# --- for whoever tests ---


async def test_people_can_be_named_and_let_in_up_to_six(
    harness: PageHarness, ada: PageClient, bruno: PageClient
) -> None:
    me = ada.welcome["self"]["id"]
    await ada.ask("change person", person=me, name="  Ada   Lovelace ", locale="fr")
    await bruno.until(lambda: any("Ada Lovelace" in frame for frame in bruno.wire))
    with pytest.raises(Refused, match="called bruno already"):
        await ada.ask("add person", name="bruno")
    await ada.ask("add person", name="Eve")
    await ada.ask("add person", name="Finn")
    with pytest.raises(Refused, match="room for 6"):
        await ada.ask("add person", name="Gil")
    eve = await harness.visit("Eve")
    assert [place["unread"] for place in eve.places] == [0, 0, 0]


async def test_closed_private_messages_refuse_the_bot(harness: PageHarness, ada: PageClient) -> None:
    await ada.ask("set dms", open=False)
    assert not harness.backend.people[0].user.dms_open
    await ada.until(lambda: any(told.get("self", {}).get("dms_open") is False for told in ada.told))
    await ada.ask("set dms", open=True)
    assert harness.backend.people[0].user.dms_open


async def test_a_person_leaves_the_server_and_comes_back(harness: PageHarness, bruno: PageClient) -> None:
    await bruno.ask("set member", member=False)
    await bruno.until(lambda: [place["kind"] for place in bruno.places] == ["dm"])
    with pytest.raises(Refused):
        await bruno.ask("say", place=(await harness.visit("Ada")).place("table")["id"], text="me again")
    await bruno.ask("set member", member=True)
    await bruno.until(lambda: len(bruno.places) == 3)
    ada = await harness.visit("Ada")
    with pytest.raises(Refused, match="yours"):
        await ada.ask("set member", member=False)


async def test_the_clock_of_the_world_and_of_the_bot_move_together(
    harness: PageHarness, ada: PageClient, tmp_path: Path
) -> None:
    assert await ada.ask("next moment") == {"moment": None}
    moment = int(harness.backend.clock.now().timestamp()) + 7200
    await ada.say(f"until <t:{moment}:R>, not <t:{moment + 60}>")
    assert await ada.ask("next moment") == {"moment": moment}
    await ada.ask("advance", seconds=7200)
    assert float((tmp_path / "clock").read_text()) == 7200
    assert harness.backend.world.now().timestamp() >= moment
    await ada.until(lambda: {"event": "time", "ahead": 7200.0} in ada.told)
    assert await ada.ask("next moment") == {"moment": moment + 60}


async def test_the_line_of_the_bot_is_cut_and_resumed(ada: PageClient) -> None:
    await ada.ask("lose gateway")
    await ada.until(lambda: any(told["event"] == "bot" and not told["bot"]["connected"] for told in ada.told))
    await ada.until(lambda: next(t for t in reversed(ada.told) if t["event"] in ("bot", "welcome"))["bot"]["connected"])


async def test_requests_fail_for_a_while_and_then_no_more(ada: PageClient) -> None:
    await ada.ask("watch requests", on=True)
    await ada.ask("fail requests", status=429, seconds=0.5)
    await ada.until(lambda: any(told["event"] == "bot" and told["bot"]["failing"] == [429] for told in ada.told))
    await ada.slash("hello")
    await ada.message("Hello you!")
    assert any('"status": 429' in frame and '"fault": "answer"' in frame for frame in ada.wire)
    await ada.until(lambda: [t for t in ada.told if t["event"] == "bot"][-1]["bot"]["failing"] == [])


# --- what is kept ---


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as before, logged_in(before.backend.playground):
        ada = await before.visit("Ada")
        await ada.slash("table")
        card = await ada.message("Round 1")
        await ada.ask("read", place=ada.table, message=card["id"])
        await ada.ask("advance", seconds=3600)
    async with opened(tmp_path) as after, logged_in(after.backend.playground):
        ada = await after.visit("Ada")
        assert ada.place("table")["unread"] == 0
        assert ada.welcome["ahead"] == 3600
        (again,) = (await ada.ask("open", place=ada.table))["messages"]
        assert (again["id"], again["parts"]) == (card["id"], card["parts"])
        media = next(part for part in again["parts"] if part["type"] == 12)["items"][0]["media"]
        assert base64.b64decode((await ada.ask("file", message=again["id"], file=media["id"]))["data"]) == PICTURE
        await ada.ask("click", message=again["id"], custom_id="bid:3")
        await ada.message("You bid 3.")


async def test_a_damaged_world_is_set_aside_with_a_line(tmp_path: Path) -> None:
    for damage in (b"{", b"{}", json.dumps({"version": 99}).encode(), b"\xff"):
        (tmp_path / "world.json").write_bytes(damage)
        async with opened(tmp_path) as harness:
            assert (await harness.visit("Ada")).places
        aside = [folder for folder in tmp_path.iterdir() if folder.name.startswith("set-aside-")]
        assert damage in [(folder / "world.json").read_bytes() for folder in aside]


async def test_a_dismissed_message_stays_away(ada: PageClient) -> None:
    await ada.slash("hello")
    message = await ada.message("Hello you!")
    await ada.ask("dismiss", message=message["id"])
    await ada.until(lambda: {"event": "gone", "place": ada.table, "message": message["id"]} in ada.told)
    assert (await ada.ask("open", place=ada.table))["messages"] == []


# --- the door ---


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
async def test_other_pages_cannot_talk_to_the_playground(harness: PageHarness, origin: str | None) -> None:
    with pytest.raises(WSServerHandshakeError) as refused:
        await harness.client.ws_connect(f"{harness.site.address}ws", origin=origin)
    assert refused.value.status == 403


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "127.0.0.1", "localhost:1"])
@pytest.mark.parametrize("path", ["", "static/main.js", "ws"])
async def test_a_name_of_somebody_elses_does_not_lead_here(harness: PageHarness, host: str, path: str) -> None:
    headers = {"Host": host.format(port=harness.site.port)}
    async with harness.client.get(f"{harness.site.address}{path}", headers=headers) as answer:
        assert answer.status == 403


async def test_the_page_loads_nothing_from_elsewhere_and_says_so(harness: PageHarness) -> None:
    async with harness.client.get(harness.site.address) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert (answer.status, answer.content_type) == (200, "text/html")
        assert "default-src 'none'" in policy
        assert "http:" not in policy.replace(f"ws://127.0.0.1:{harness.site.port}", "")
    for outside in ("static/../site.py", "static/%2e%2e/site.py", "static/", "static/vendor", "nothing"):
        async with harness.client.get(harness.site.address + outside) as answer:
            assert answer.status == 404


async def test_only_this_machine_is_listened_to(harness: PageHarness) -> None:
    assert harness.site._runner
    assert {address[0] for address in harness.site._runner.addresses} == {"127.0.0.1"}


async def test_an_unknown_person_is_not_let_in(harness: PageHarness) -> None:
    socket = await harness.client.ws_connect(f"{harness.site.address}ws", origin=harness.site.address.rstrip("/"))
    await socket.send_json({"as": str(harness.backend.bot_user.id)})
    assert (await socket.receive_json())["event"] == "unknown"
    assert (await socket.receive()).data in (None, 1000)


# --- what no page of ours asks for ---

DEEP: object = []
for _ in range(900):
    DEEP = [DEEP]
NUMBER = "9" * 5000


@pytest.mark.parametrize(
    "asked",
    [
        *({"do": "slash", "name": name, "options": {}} for name in ("", " ", "\0", NUMBER, "hello hello")),
        *({"do": "slash", "name": "hello", "options": {"name": one}} for one in ([], {}, None, 7, {"name": 1}, DEEP)),
        {"do": "slash", "name": "hello", "options": {NUMBER: "x"}},
        {"do": "suggest", "name": "", "option": "\0", "typed": "", "options": {}},
        {"do": "open", "place": NUMBER},
        {"do": "start thread", "name": "\0"},
        {"do": "add channel", "name": "\0"},
        {"do": "add person", "name": "\0\n"},
        {"do": "submit", "form": "1", "values": {"a": DEEP}},
        {"do": "click", "message": "1", "custom_id": NUMBER},
        {"do": "choose", "message": "1", "custom_id": "\0", "values": [NUMBER]},
    ],
    ids=lambda asked: str(asked)[:40],
)
async def test_what_no_page_of_ours_asks_for_is_refused_in_a_sentence(
    ada: PageClient, asked: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    elsewhere = asked["do"] in ("submit", "click", "choose", "add person", "add channel")
    place: JSON = {} if elsewhere else {"place": ada.table}
    with pytest.raises(Refused) as refused:
        await ada.ask(**{**place, **asked})
    assert "stumbled" not in str(refused.value)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    "frame", ["[" * 100_000, '{"do":"slash","x":' + "[" * 100_000, '{"re":' + NUMBER + "}", '"\\ud800"', "\0"]
)
async def test_a_frame_that_cannot_be_read_is_answered_and_the_page_goes_on(
    harness: PageHarness, ada: PageClient, frame: str
) -> None:
    await ada._socket.send_str(frame)
    assert (await ada.ask("open", place=ada.table))["messages"] == []
    socket = await harness.client.ws_connect(f"{harness.site.address}ws", origin=harness.site.address.rstrip("/"))
    await socket.send_str(frame)
    assert (await socket.receive_json())["event"] == "unknown"


@pytest.mark.parametrize("name", ["%00", "a" * 5000, "a%00.js", "a" * 5000 + ".js", "%ff.js"])
async def test_a_name_that_no_file_can_have_is_not_found(harness: PageHarness, name: str) -> None:
    async with harness.client.get(URL(f"{harness.site.address}static/{name}", encoded=True)) as answer:
        assert answer.status == 404
