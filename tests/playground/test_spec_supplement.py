"""The supplement: every row refuses what breaks it, by that row alone, and lets pass what just keeps it.

Each case is a pair of requests that differ in little, mostly in one thing: the first is wrong, the second right.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from bot.playground import spec
from bot.playground.spec.limits import FILE_SIZE
from bot.playground.spec.supplement import SUPPLEMENT

V2 = 1 << 15
EPHEMERAL = 1 << 6

Body = dict[str, Any]


class Request(NamedTuple):
    method: str
    path: str
    body: Any
    attachments: tuple[tuple[str, int], ...] = ()
    flags_before: int = 0

    def rules_broken(self) -> set[str]:
        content_type = "multipart/form-data" if self.attachments else "application/json"
        found = spec.request(
            self.method, self.path, content_type, self.body, self.attachments, flags_before=self.flags_before
        )
        return {breach.rule for breach in found}


def sends(*files: tuple[str, int], **body: Any) -> Request:
    return Request("POST", "/channels/1/messages", body, files)


def edits(*files: tuple[str, int], flags_before: int = 0, **body: Any) -> Request:
    return Request("PATCH", "/channels/1/messages/2", body, files, flags_before)


def answers(kind: int, **data: Any) -> Request:
    return Request("POST", "/interactions/1/token/callback", {"type": kind, "data": data})


def opens_modal(*components: Body) -> Request:
    return answers(9, custom_id="form", title="Orders", components=list(components))


def suggests(*choices: Body) -> Request:
    return answers(8, choices=list(choices))


def syncs(*commands: Body) -> Request:
    return Request("PUT", "/applications/1/commands", list(commands))


def shows(*components: Body) -> Request:
    """A message under Components V2."""
    return sends(flags=V2, components=list(components))


def text(content: str = "Hello.") -> Body:
    return {"type": 10, "content": content}


def button(custom_id: str = "go", **more: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def has_button(**body: Any) -> Request:
    """A message of old with one button."""
    return sends(components=[row({"type": 2, **body})])


def options(*values: str) -> list[Body]:
    return [{"label": value, "value": value} for value in values]


def select(*values: str, custom_id: str = "pick", **more: Any) -> Body:
    return {"type": 3, "custom_id": custom_id, "options": options(*values), **more}


def user_select(**more: Any) -> Body:
    return {"type": 5, "custom_id": "who", **more}


def row(*components: Body, **more: Any) -> Body:
    return {"type": 1, "components": list(components), **more}


def framed(*components: Body) -> Body:
    return {"type": 17, "components": list(components)}


def section(custom_id: str) -> Body:
    return {"type": 9, "components": [text()], "accessory": button(custom_id)}


def users(*ids: str) -> list[Body]:
    return [{"type": "user", "id": one} for one in ids]


def gallery(url: str) -> Body:
    return {"type": 12, "items": [{"media": {"url": url}}]}


def label(component: Body) -> Body:
    return {"type": 18, "label": "Your orders", "component": component}


def text_input(custom_id: str = "orders") -> Body:
    return {"type": 4, "style": 1, "custom_id": custom_id}


def asks(**component: Any) -> Request:
    """A modal with one part."""
    return opens_modal(label(component))


def slash(name: str = "play", **more: Any) -> Body:
    return {"name": name, "description": "Start a game.", **more}


def option(name: str = "game", **more: Any) -> Body:
    return {"type": 3, "name": name, "description": "Which game.", **more}


def plays(*options: Body) -> Request:
    """A command with options."""
    return syncs(slash(options=list(options)))


def sub(*options: Body, name: str = "new") -> Body:
    return option(name, type=1, options=list(options))


def choice(name: str = "Power", **more: Any) -> Body:
    return {"name": name, "value": "power", **more}


def command_of(length: int, **more: Any) -> Body:
    """A command with a name of one letter whose names, descriptions and values have so many characters."""
    full = [choice("n" * 100, value="v" * 100)] * 25
    count, left = divmod(length - 1 - 1 - 2 - 5000 - 2, 200)
    rest = [*full[:count], choice("n" * (left - 100), value="v" * 100)]
    described = [option("a", description="d", choices=full), option("b", description="d", choices=rest)]
    return slash("c", description="d", options=described, **more)


def embeds(*lengths: int) -> list[Body]:
    return [{"description": "x" * length} for length in lengths]


def poll(answer: str) -> Body:
    return {"question": {"text": "Which game?"}, "answers": [{"poll_media": {"text": answer}}]}


PNG, OLD = ("board.png", 1000), gallery("attachment://old.png")
ROWS = [row(button(f"go:{number}")) for number in range(6)]
TWENTY = [row(button(f"go:{number}")) for number in range(20)]
LONG = "x" * 100
LINK = "https://example.org"

Case = tuple[str, Request, Request]


def case(rule: str, request: Callable[[Any], Request], wrong: Any, right: Any) -> Case:
    """A request that one thing in it makes wrong, and another right."""
    return rule, request(wrong), request(right)


CASES: tuple[Case, ...] = (
    case("files-too-many", lambda count: sends(*[(f"{number}.png", 1) for number in range(count)]), 11, 10),
    case("file-too-large", lambda size: sends(("board.png", size)), FILE_SIZE + 1, FILE_SIZE),
    (
        "request-too-large",
        sends(("1.png", FILE_SIZE), ("2.png", FILE_SIZE), ("3.png", FILE_SIZE // 2 + 1)),
        sends(("1.png", FILE_SIZE), ("2.png", FILE_SIZE), ("3.png", FILE_SIZE // 2)),
    ),
    ("message-empty", sends(), sends(content="Hello.")),
    ("message-empty", sends(content=" \n"), sends(PNG)),
    ("message-empty", sends(content=None, embeds=[], components=[]), sends(sticker_ids=["1"])),
    (
        "message-empty",
        sends(message_reference={"message_id": "1"}),
        sends(message_reference={"message_id": "1", "channel_id": "2", "type": 1}),
    ),
    ("message-empty", sends(flags=V2), shows(text())),
    ("message-empty", answers(4), answers(4, content="Hello.")),
    ("message-empty", edits(content="", embeds=[], components=[], attachments=[]), edits(content="", embeds=[])),
    case("message-empty", lambda flags: edits(components=[], flags_before=flags), V2, 0),
    case("message-empty", lambda body: Request("POST", "/webhooks/1/token", body), {}, {"content": "a"}),
    (
        "message-empty",
        Request("POST", "/channels/1/threads", {"name": "Match 7", "message": {}}),
        Request("POST", "/channels/1/threads", {"name": "Match 7", "message": {"content": "a"}}),
    ),
    case("content-too-long", lambda length: sends(content="x" * length), 2001, 2000),
    case("content-too-long", lambda length: edits(content="x" * length), 2001, 2000),
    (
        "mentions-contradict",
        sends(content="<@1>", allowed_mentions={"parse": ["users"], "users": ["1"]}),
        sends(content="<@1>", allowed_mentions={"parse": ["users"], "users": [], "roles": ["2"]}),
    ),
    (
        "attachment-unknown",
        sends(PNG, embeds=[{"image": {"url": "attachment://bord.png"}}]),
        sends(PNG, embeds=[{"image": {"url": "attachment://board.png"}}]),
    ),
    (
        "attachment-unknown",
        sends(PNG, flags=V2, components=[gallery("attachment://0.png")]),
        sends(PNG, flags=V2, components=[gallery("attachment://0.png")], attachments=[{"id": 0, "filename": "0.png"}]),
    ),
    (
        "attachment-unknown",
        sends(flags=V2, components=[OLD], attachments=[{"id": 0, "filename": "old.png"}]),
        shows(gallery("https://example.org/old.png")),
    ),
    case("attachment-unknown", lambda more: edits(flags=V2, components=[OLD], **more), {"attachments": []}, {}),
    (
        "attachment-unknown",
        edits(flags=V2, components=[OLD], attachments=[{"id": 8, "filename": "new.png"}]),
        edits(flags=V2, components=[OLD], attachments=[{"id": 8, "filename": "old.png"}]),
    ),
    (
        "file-not-attached",
        shows({"type": 13, "file": {"url": "https://example.org/log.txt"}}),
        sends(("log.txt", 9), flags=V2, components=[{"type": 13, "file": {"url": "attachment://log.txt"}}]),
    ),
    ("v2-part-without-flag", sends(components=[text()]), shows(text())),
    case("v2-part-without-flag", lambda flags: edits(components=[framed(row(button()))], flags_before=flags), 0, V2),
    case("v2-part-without-flag", lambda flags: answers(4, components=[text()], flags=flags), 0, V2 | EPHEMERAL),
    case("v2-part-without-flag", lambda flags: answers(7, components=[text()], flags=flags), 0, V2),
    ("v2-with-content", sends(content="Hello.", flags=V2, components=[text()]), shows(text())),
    ("v2-with-content", sends(embeds=embeds(1), flags=V2, components=[text()]), sends(embeds=embeds(1))),
    ("v2-with-content", sends(poll=poll("a"), flags=V2, components=[text()]), sends(poll=poll("a"))),
    ("v2-with-content", sends(sticker_ids=["1"], flags=V2, components=[text()]), sends(sticker_ids=["1"])),
    case("v2-with-content", lambda flags: edits(content="Hello.", flags_before=flags), V2, 0),
    (
        "v2-with-content",
        edits(content="Hello.", flags=V2, components=[text()]),
        edits(content=None, embeds=[], flags=V2, components=[text()]),
    ),
    # Twenty rows with a button each are 40 components, the container around them is one more.
    ("components-too-many", shows(framed(*TWENTY)), shows(*TWENTY)),
    ("components-too-many", shows(*TWENTY[:19], section("go")), shows(*TWENTY[:19], row(button()))),
    case("texts-too-long", lambda length: shows(text("x" * 2000), text("x" * length)), 2001, 2000),
    case("rows-too-many", lambda count: sends(components=ROWS[:count]), 6, 5),
    case("rows-too-many", lambda flags: edits(components=ROWS, flags_before=flags), 0, V2),
    ("row-mixed", shows(row(select("a"), button())), shows(row(select("a")), row(button()))),
    ("row-mixed", shows(row(select("a"), user_select())), shows(row(select("a")), row(user_select()))),
    case("custom-id-repeated", lambda other: shows(row(button("go"), button(other))), "go", "stay"),
    case("custom-id-repeated", lambda other: shows(framed(row(button("go"))), section(other)), "go", "stay"),
    case("custom-id-repeated", lambda other: opens_modal(label(text_input("a")), label(text_input(other))), "a", "b"),
    case("component-id-repeated", lambda number: shows(row(button(id=number), id=number)), 7, 0),
    ("button-without-custom-id", has_button(style=1, label="Go"), has_button(style=1, label="Go", custom_id="go")),
    case("button-without-custom-id", lambda url: sends(components=[row(button(url=url))]), LINK, None),
    ("link-without-url", has_button(style=5, label="Rules"), has_button(style=5, label="Rules", url=LINK)),
    (
        "link-without-url",
        has_button(style=5, label="Rules", url=LINK, custom_id="go"),
        has_button(style=5, emoji={"name": "📜"}, url=LINK),
    ),
    ("premium-without-sku", has_button(style=6), has_button(style=6, sku_id="1")),
    case("premium-without-sku", lambda label: has_button(style=6, sku_id="1", label=label), "Buy", None),
    case(
        "button-blank",
        lambda face: has_button(style=1, custom_id="go", **face),
        {"label": ""},
        {"emoji": {"name": "⚔️"}},
    ),
    case("option-repeated", lambda other: shows(row(select("a", "b", other))), "a", "c"),
    case("option-repeated", lambda other: asks(type=21, custom_id="side", options=options("a", other)), "a", "b"),
    case("range-impossible", lambda most: shows(row(select("a", "b", max_values=most))), 3, 2),
    case("range-impossible", lambda more: shows(row(select("a", "b", min_values=2, **more))), {}, {"max_values": 2}),
    case("range-impossible", lambda least: asks(type=19, custom_id="deck", min_values=least, max_values=2), 3, 2),
    case(
        "range-impossible",
        lambda few: asks(type=22, custom_id="deck", min_values=few, options=options(*"ab")),
        3,
        2,
    ),
    case("defaults-out-of-range", lambda ids: shows(row(user_select(default_values=users(*ids)))), "12", "1"),
    (
        "defaults-out-of-range",
        shows(row(user_select(default_values=users("1"), min_values=2, max_values=2))),
        shows(row(user_select(default_values=[], min_values=2, max_values=2))),
    ),
    (
        "defaults-out-of-range",
        shows(row({"type": 3, "custom_id": "pick", "options": [{**o, "default": True} for o in options("a", "b")]})),
        shows(row({"type": 3, "custom_id": "pick", "options": [{**o, "default": True} for o in options("a")]})),
    ),
    case("modal-parts-too-many", lambda count: opens_modal(*[label(text_input(str(n))) for n in range(count)]), 6, 5),
    case("modal-part-disabled", lambda so: opens_modal(label(select("a", disabled=so))), True, False),
    case("modal-part-required", lambda more: asks(**select("a", min_values=0, **more)), {}, {"required": False}),
    case("deferral-flags", lambda flags: answers(5, flags=flags), V2, EPHEMERAL),
    case("name-characters", lambda name: syncs(slash(name)), "Play", "play"),
    case("name-characters", lambda name: syncs(slash(name)), "play game", "play-game_2"),
    ("name-characters", syncs(slash("Übung")), syncs(slash("übung"), slash("खेलें"), slash("เล่น"), slash("対戦"))),
    case("name-characters", lambda name: plays(option(name)), "Game", "game"),
    (
        "name-characters",
        syncs(slash(name_localizations={"de": "Spiel"})),
        syncs(slash(name_localizations={"de": "spiel"}), {"name": "Show Board", "type": 3}),
    ),
    case("description-missing", lambda about: syncs(slash(description=about)), "", "."),
    ("description-missing", syncs({"name": "play"}), syncs({"name": "Profile", "type": 2})),
    (
        "description-missing",
        syncs({"name": "Profile", "type": 2, "description": "Show it."}),
        syncs({"name": "Profile", "type": 2, "description": ""}, {**slash("launch"), "type": 4, "handler": 2}),
    ),
    case("options-misplaced", lambda asked: syncs({"name": "Profile", "type": 2, "options": asked}), [option()], []),
    ("option-order", plays(option("a"), option("b", required=True)), plays(option("a", required=True), option("b"))),
    (
        "option-order",
        plays(sub(option("a"), option("b", required=True))),
        plays(sub(option("a", required=True), option("b"))),
    ),
    (
        "option-name-repeated",
        plays(option("a"), option("a")),
        plays(sub(option("b"), name="a"), sub(option("b"), name="b")),
    ),
    case("choices-and-autocomplete", lambda few: plays(option(choices=few, autocomplete=True)), [choice()], []),
    case("locale-unknown", lambda locale: syncs(slash(name_localizations={locale: "spiel"})), "de-AT", "de"),
    case("locale-unknown", lambda at: plays(option(choices=[choice(name_localizations={at: "Power"})])), "en", "en-GB"),
    case("locale-unknown", lambda locale: suggests(choice(name_localizations={locale: "Power"})), "en", "en-US"),
    case("choice-value-too-long", lambda value: plays(option(choices=[choice(value=value)])), LONG + "x", LONG),
    case("choice-value-too-long", lambda value: suggests(choice(value=value)), LONG + "x", LONG),
    case("command-too-long", lambda length: syncs(command_of(length)), 8001, 8000),
    (
        "command-too-long",
        syncs(command_of(8000, name_localizations={"de": "ab", "fr": "a"})),
        syncs(command_of(8000, name_localizations={"de": "b", "fr": "a"})),
    ),
    (
        "commands-too-many",
        syncs(*[slash(f"play{number}") for number in range(101)]),
        syncs(
            *[slash(f"play{number}") for number in range(100)],
            *[{"name": f"Profile {number}", "type": 2} for number in range(15)],
            *[{"name": f"Board {number}", "type": 3} for number in range(15)],
        ),
    ),
    case("commands-too-many", lambda count: syncs(*[{"name": f"Board {n}", "type": 3} for n in range(count)]), 16, 15),
    ("command-repeated", syncs(slash("play"), slash("play")), syncs(slash("play"), {"name": "play", "type": 2})),
)


@pytest.mark.parametrize(("rule", "wrong", "right"), CASES, ids=[rule for rule, _, _ in CASES])
def test_a_row_refuses_what_breaks_it_and_nothing_that_just_keeps_it(rule: str, wrong: Request, right: Request) -> None:
    assert wrong.rules_broken() == {rule}
    assert right.rules_broken() == set()


def test_every_row_of_the_supplement_has_a_case() -> None:
    assert {row.key for row in SUPPLEMENT} == {rule for rule, _, _ in CASES}


def test_every_row_says_what_it_is_about_and_where_it_stands() -> None:
    for row in SUPPLEMENT:
        assert row.what.endswith("."), row.key
        assert row.source, row.key
    assert len({row.key for row in SUPPLEMENT}) == len(SUPPLEMENT)


def test_a_breach_names_its_place_in_the_body_and_its_source() -> None:
    body = {"type": 4, "data": {"components": [row(button("go")), row(button("go"))]}}
    (breach,) = spec.request("POST", "/interactions/1/token/callback", "application/json", body)
    assert breach.where == "/data/components/1/components/0/custom_id"
    assert "'go'" in breach.message
    assert breach.source.startswith("components/reference#")


def test_several_breaches_are_reported_at_once() -> None:
    body = {"content": "x" * 2001, "flags": V2, "components": [row(button(id=1), button(id=1))], "contnet": "x"}
    assert Request("POST", "/channels/1/messages", body).rules_broken() == {
        "content-too-long",
        "v2-with-content",
        "custom-id-repeated",
        "component-id-repeated",
        "unknown-key",
    }


def test_answers_that_hold_nothing_of_the_kind_meet_no_rule() -> None:
    for body in ({"type": 1}, {"type": 6}, {"type": 7}, {"type": 8, "data": {"choices": [None]}}):
        assert Request("POST", "/interactions/1/token/callback", body).rules_broken() == set()
