"""The supplement: every row refuses what breaks it, by that row alone, and lets pass what just keeps it.

Each case is a pair of requests that differ in little: the first is wrong, the second right.
"""

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


def bare_button(**body: Any) -> Body:
    return {"type": 2, **body}


def options(*values: str) -> list[Body]:
    return [{"label": value, "value": value} for value in values]


def select(*values: str, custom_id: str = "pick", **more: Any) -> Body:
    return {"type": 3, "custom_id": custom_id, "options": options(*values), **more}


def user_select(**more: Any) -> Body:
    return {"type": 5, "custom_id": "who", **more}


def row(*components: Body, **more: Any) -> Body:
    return {"type": 1, "components": list(components), **more}


def gallery(url: str) -> Body:
    return {"type": 12, "items": [{"media": {"url": url}}]}


def label(component: Body) -> Body:
    return {"type": 18, "label": "Your orders", "component": component}


def text_input(custom_id: str = "orders") -> Body:
    return {"type": 4, "style": 1, "custom_id": custom_id}


def slash(name: str = "play", **more: Any) -> Body:
    return {"name": name, "description": "Start a game.", **more}


def option(name: str = "game", **more: Any) -> Body:
    return {"type": 3, "name": name, "description": "Which game.", **more}


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


PNG = ("board.png", 1000)
ROWS = [row(button(f"go:{number}")) for number in range(6)]
TWENTY = [row(button(f"go:{number}")) for number in range(20)]
LONG = "x" * 100

CASES: tuple[tuple[str, Request, Request], ...] = (
    (
        "files-too-many",
        sends(*[(f"{number}.png", 1) for number in range(11)]),
        sends(*[(f"{number}.png", 1) for number in range(10)]),
    ),
    ("file-too-large", sends(("board.png", FILE_SIZE + 1)), sends(("board.png", FILE_SIZE))),
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
    ("message-empty", edits(components=[], flags_before=V2), edits(components=[])),
    ("message-empty", Request("POST", "/webhooks/1/token", {}), Request("POST", "/webhooks/1/token", {"content": "a"})),
    (
        "message-empty",
        Request("POST", "/channels/1/threads", {"name": "Match 7", "message": {}}),
        Request("POST", "/channels/1/threads", {"name": "Match 7", "message": {"content": "a"}}),
    ),
    ("content-too-long", sends(content="x" * 2001), sends(content="x" * 2000)),
    ("content-too-long", edits(content="x" * 2001), edits(content="x" * 2000)),
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
        sends(
            PNG,
            flags=V2,
            components=[gallery("attachment://0.png")],
            attachments=[{"id": 0, "filename": "0.png"}],
        ),
    ),
    (
        "attachment-unknown",
        sends(flags=V2, components=[gallery("attachment://old.png")], attachments=[{"id": 0, "filename": "old.png"}]),
        sends(flags=V2, components=[gallery("https://example.org/old.png")]),
    ),
    (
        "attachment-unknown",
        edits(flags=V2, components=[gallery("attachment://old.png")], attachments=[]),
        edits(flags=V2, components=[gallery("attachment://old.png")]),
    ),
    (
        "attachment-unknown",
        edits(flags=V2, components=[gallery("attachment://old.png")], attachments=[{"id": 8, "filename": "new.png"}]),
        edits(flags=V2, components=[gallery("attachment://old.png")], attachments=[{"id": 8, "filename": "old.png"}]),
    ),
    (
        "file-not-attached",
        shows({"type": 13, "file": {"url": "https://example.org/log.txt"}}),
        sends(("log.txt", 9), flags=V2, components=[{"type": 13, "file": {"url": "attachment://log.txt"}}]),
    ),
    ("v2-part-without-flag", sends(components=[text()]), shows(text())),
    (
        "v2-part-without-flag",
        edits(components=[{"type": 17, "components": [row(button())]}]),
        edits(components=[{"type": 17, "components": [row(button())]}], flags_before=V2),
    ),
    ("v2-part-without-flag", answers(4, components=[text()]), answers(4, components=[text()], flags=V2 | EPHEMERAL)),
    ("v2-part-without-flag", answers(7, components=[text()]), answers(7, components=[text()], flags=V2)),
    ("v2-with-content", sends(content="Hello.", flags=V2, components=[text()]), shows(text())),
    ("v2-with-content", sends(embeds=embeds(1), flags=V2, components=[text()]), sends(embeds=embeds(1))),
    ("v2-with-content", sends(poll=poll("a"), flags=V2, components=[text()]), sends(poll=poll("a"))),
    ("v2-with-content", sends(sticker_ids=["1"], flags=V2, components=[text()]), sends(sticker_ids=["1"])),
    ("v2-with-content", edits(content="Hello.", flags_before=V2), edits(content="Hello.")),
    (
        "v2-with-content",
        edits(content="Hello.", flags=V2, components=[text()]),
        edits(content=None, embeds=[], flags=V2, components=[text()]),
    ),
    # Twenty rows with a button each are 40 components, the container around them is one more.
    ("components-too-many", shows({"type": 17, "components": TWENTY}), shows(*TWENTY)),
    (
        "components-too-many",
        shows(*TWENTY[:19], {"type": 9, "components": [text()], "accessory": button()}),
        shows(*TWENTY[:19], row(button())),
    ),
    ("texts-too-long", shows(text("x" * 2000), text("x" * 2001)), shows(text("x" * 2000), text("x" * 2000))),
    ("rows-too-many", sends(components=ROWS), sends(components=ROWS[:5])),
    ("rows-too-many", edits(components=ROWS), edits(components=ROWS, flags_before=V2)),
    ("row-mixed", shows(row(select("a"), button())), shows(row(select("a")), row(button()))),
    ("row-mixed", shows(row(select("a"), user_select())), shows(row(select("a")), row(user_select()))),
    ("custom-id-repeated", shows(row(button("go"), button("go"))), shows(row(button("go"), button("stay")))),
    (
        "custom-id-repeated",
        shows(
            {"type": 17, "components": [row(button("go"))]},
            {"type": 9, "components": [text()], "accessory": button("go")},
        ),
        shows(
            {"type": 17, "components": [row(button("go"))]},
            {"type": 9, "components": [text()], "accessory": button("stay")},
        ),
    ),
    (
        "custom-id-repeated",
        opens_modal(label(text_input("a")), label(text_input("a"))),
        opens_modal(label(text_input("a")), label(text_input("b"))),
    ),
    ("component-id-repeated", shows(row(button(id=7), id=7)), shows(row(button(id=0), id=0))),
    (
        "button-without-custom-id",
        sends(components=[row(bare_button(style=1, label="Go"))]),
        sends(components=[row(bare_button(style=1, label="Go", custom_id="go"))]),
    ),
    (
        "button-without-custom-id",
        sends(components=[row(button(url="https://example.org"))]),
        sends(components=[row(button(url=None))]),
    ),
    (
        "link-without-url",
        sends(components=[row(bare_button(style=5, label="Rules"))]),
        sends(components=[row(bare_button(style=5, label="Rules", url="https://example.org"))]),
    ),
    (
        "link-without-url",
        sends(components=[row(bare_button(style=5, label="Rules", url="https://example.org", custom_id="go"))]),
        sends(components=[row(bare_button(style=5, emoji={"name": "📜"}, url="https://example.org"))]),
    ),
    (
        "premium-without-sku",
        sends(components=[row(bare_button(style=6))]),
        sends(components=[row(bare_button(style=6, sku_id="1"))]),
    ),
    (
        "premium-without-sku",
        sends(components=[row(bare_button(style=6, sku_id="1", label="Buy"))]),
        sends(components=[row(bare_button(style=6, sku_id="1", label=None))]),
    ),
    (
        "button-blank",
        sends(components=[row(bare_button(style=1, custom_id="go", label=""))]),
        sends(components=[row(bare_button(style=1, custom_id="go", emoji={"name": "⚔️"}))]),
    ),
    ("option-repeated", shows(row(select("a", "b", "a"))), shows(row(select("a", "b", "c")))),
    (
        "option-repeated",
        opens_modal(label({"type": 21, "custom_id": "side", "options": options("a", "a")})),
        opens_modal(label({"type": 21, "custom_id": "side", "options": options("a", "b")})),
    ),
    ("range-impossible", shows(row(select("a", "b", max_values=3))), shows(row(select("a", "b", max_values=2)))),
    (
        "range-impossible",
        shows(row(select("a", "b", min_values=2))),
        shows(row(select("a", "b", min_values=2, max_values=2))),
    ),
    (
        "range-impossible",
        opens_modal(label({"type": 19, "custom_id": "deck", "min_values": 3, "max_values": 2})),
        opens_modal(label({"type": 19, "custom_id": "deck", "min_values": 2, "max_values": 2})),
    ),
    (
        "range-impossible",
        opens_modal(label({"type": 22, "custom_id": "cards", "min_values": 3, "options": options("a", "b")})),
        opens_modal(label({"type": 22, "custom_id": "cards", "min_values": 2, "options": options("a", "b")})),
    ),
    (
        "defaults-out-of-range",
        shows(row(user_select(default_values=[{"type": "user", "id": "1"}, {"type": "user", "id": "2"}]))),
        shows(row(user_select(default_values=[{"type": "user", "id": "1"}]))),
    ),
    (
        "defaults-out-of-range",
        shows(row(user_select(default_values=[{"type": "user", "id": "1"}], min_values=2, max_values=2))),
        shows(row(user_select(default_values=[], min_values=2, max_values=2))),
    ),
    (
        "defaults-out-of-range",
        shows(row({"type": 3, "custom_id": "pick", "options": [{**o, "default": True} for o in options("a", "b")]})),
        shows(row({"type": 3, "custom_id": "pick", "options": [{**o, "default": True} for o in options("a")]})),
    ),
    (
        "modal-parts-too-many",
        opens_modal(*[label(text_input(str(number))) for number in range(6)]),
        opens_modal(*[label(text_input(str(number))) for number in range(5)]),
    ),
    (
        "modal-part-disabled",
        opens_modal(label(select("a", disabled=True))),
        opens_modal(label(select("a", disabled=False))),
    ),
    (
        "modal-part-required",
        opens_modal(label(select("a", min_values=0))),
        opens_modal(label(select("a", min_values=0, required=False))),
    ),
    ("deferral-flags", answers(5, flags=V2), answers(5, flags=EPHEMERAL)),
    ("name-characters", syncs(slash("Play")), syncs(slash("play"))),
    ("name-characters", syncs(slash("play game")), syncs(slash("play-game_2"))),
    ("name-characters", syncs(slash("Übung")), syncs(slash("übung"), slash("खेलें"), slash("เล่น"), slash("対戦"))),
    ("name-characters", syncs(slash(options=[option("Game")])), syncs(slash(options=[option("game")]))),
    (
        "name-characters",
        syncs(slash(name_localizations={"de": "Spiel"})),
        syncs(slash(name_localizations={"de": "spiel"}), {"name": "Show Board", "type": 3}),
    ),
    ("description-missing", syncs(slash(description="")), syncs(slash(description="."))),
    ("description-missing", syncs({"name": "play"}), syncs({"name": "Profile", "type": 2})),
    (
        "description-missing",
        syncs({"name": "Profile", "type": 2, "description": "Show it."}),
        syncs({"name": "Profile", "type": 2, "description": ""}, {**slash("launch"), "type": 4, "handler": 2}),
    ),
    (
        "options-misplaced",
        syncs({"name": "Profile", "type": 2, "options": [option()]}),
        syncs({"name": "Profile", "type": 2, "options": []}),
    ),
    (
        "option-order",
        syncs(slash(options=[option("a"), option("b", required=True)])),
        syncs(slash(options=[option("a", required=True), option("b")])),
    ),
    (
        "option-order",
        syncs(slash(options=[option("new", type=1, options=[option("a"), option("b", required=True)])])),
        syncs(slash(options=[option("new", type=1, options=[option("a", required=True), option("b")])])),
    ),
    (
        "option-name-repeated",
        syncs(slash(options=[option("a"), option("a")])),
        syncs(slash(options=[option("a", type=1, options=[option("b")]), option("b", type=1, options=[option("b")])])),
    ),
    (
        "choices-and-autocomplete",
        syncs(slash(options=[option(choices=[choice()], autocomplete=True)])),
        syncs(slash(options=[option(choices=[], autocomplete=True)])),
    ),
    (
        "locale-unknown",
        syncs(slash(name_localizations={"de-AT": "spiel"})),
        syncs(slash(name_localizations={"de": "spiel"})),
    ),
    (
        "locale-unknown",
        syncs(slash(options=[option(choices=[choice(name_localizations={"en": "Power"})])])),
        syncs(slash(options=[option(choices=[choice(name_localizations={"en-GB": "Power"})])])),
    ),
    (
        "locale-unknown",
        suggests(choice(name_localizations={"en": "Power"})),
        suggests(choice(name_localizations={"en-US": "Power"})),
    ),
    (
        "choice-value-too-long",
        syncs(slash(options=[option(choices=[choice(value=LONG + "x")])])),
        syncs(slash(options=[option(choices=[choice(value=LONG)])])),
    ),
    ("choice-value-too-long", suggests(choice(value=LONG + "x")), suggests(choice(value=LONG))),
    ("command-too-long", syncs(command_of(8001)), syncs(command_of(8000))),
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
    (
        "commands-too-many",
        syncs(*[{"name": f"Board {number}", "type": 3} for number in range(16)]),
        syncs(*[{"name": f"Board {number}", "type": 3} for number in range(15)]),
    ),
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
