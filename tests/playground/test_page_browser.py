"""The page in a real browser: what people press, read and hear there.

Skipped, with a loud word, where no Chromium is installed. Set CHROMIUM to name one that is elsewhere.
"""

import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.playground.wire import PATIENCE
from bot.playground.world import ComponentType, MessageFlag
from tests.playground.page_client import PageHarness, opened
from tests.playground.sample_bot import logged_in

async_api = pytest.importorskip("playwright.async_api", reason="NO BROWSER TESTS: playwright is not installed")

from playwright.async_api import Browser, Locator, Page, async_playwright, expect  # noqa: E402 - it may be missing

CHROMIUM = os.environ.get("CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="NO BROWSER TESTS: no Chromium found (apt-get install chromium)"),
    pytest.mark.long,
]

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
MILLISECONDS = 1000 * PATIENCE
PRESSES = 8


class Tab:
    """A tab of the browser, with everything that its page was sent and complained about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire: list[str] = []
        self.complaints: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.wire.append(str(frame))))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    async def be(self, number: int) -> None:
        """Become another person by keyboard."""
        if await self.page.locator(f".page.as-{number - 1}").count() == 0:
            await self.page.keyboard.press(f"Alt+{number}")
        await expect(self.page.locator(f".page.as-{number - 1} #messages")).to_have_attribute("aria-busy", "false")

    def message(self, words: str) -> Locator:
        """Find the last message with these words."""
        return self.page.locator("article.message").filter(has_text=words).last

    async def call(self, command: str) -> None:
        """Call a command that needs no options, by keyboard."""
        await self.page.keyboard.press("Alt+w")
        await self.page.keyboard.type(f"/{command}")
        await expect(self.page.locator(".offered .active")).to_contain_text(f"/{command}")
        await self.page.keyboard.press("Enter")
        await expect(self.page.locator(".command .send")).to_be_focused()
        await self.page.keyboard.press("Enter")


async def say(tab: Tab, words: str) -> None:
    await tab.page.get_by_label("Write as Ada").fill(words)
    await tab.page.keyboard.press("Enter")
    await tab.message(words).wait_for(state="attached")


async def say_lines(tab: Tab, count: int) -> None:
    for number in range(count):
        await say(tab, f"line {number}")


class Desk:
    """A browser to open tabs of a house in."""

    def __init__(self, browser: Browser, harness: PageHarness) -> None:
        self._browser = browser
        self._harness = harness
        self.tabs: list[Tab] = []

    async def tab(self, name: str = "Ada", width: int = 1280, *, dark: bool = False) -> Tab:
        """Open a tab as somebody."""
        person = next(one for one in self._harness.backend.people if one.user.display_name == name)
        context = await self._browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme="dark" if dark else "light", locale="en-GB"
        )
        context.set_default_timeout(MILLISECONDS)
        tab = Tab(await context.new_page())
        self.tabs.append(tab)
        await tab.page.goto(f"{self._harness.site.address}#/{person.id}/")
        await expect(tab.page.locator(".room-head")).to_be_visible()
        return tab

    def show(self, text: str) -> None:
        """Let the bot frame a text."""
        backend = self._harness.backend
        place = backend.world.visible_channels(backend.people[0].id)[0].id
        framed = {
            "type": ComponentType.CONTAINER,
            "components": [{"type": ComponentType.TEXT_DISPLAY, "content": text}],
        }
        body = {"flags": MessageFlag.COMPONENTS_V2, "components": [framed]}
        backend.world.messages.send(backend.bot_user.id, place, body)


@asynccontextmanager
async def desk_at(harness: PageHarness) -> AsyncIterator[Desk]:
    expect.set_options(timeout=MILLISECONDS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            desk = Desk(browser, harness)
            yield desk
            assert [complaint for tab in desk.tabs for complaint in tab.complaints] == []
        finally:
            await browser.close()


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A browser at a playground where the small bot has logged in."""
    async with opened(tmp_path) as harness, logged_in(harness.backend.playground), desk_at(harness) as desk:
        yield desk


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Desk]:
    """A browser at a playground whose child is the real bot."""
    async with opened(tmp_path, module="bot") as harness, desk_at(harness) as desk:
        await harness.backend.playground.connected()
        yield desk


# --- with a small bot ---


async def test_buttons_menus_and_forms_work_by_keyboard_alone(desk: Desk) -> None:
    tab = await desk.tab()
    await tab.call("table")
    card = tab.page.locator("article.message:has(pick-list)")
    await expect(card.get_by_role("button", name="Picture: an empty board.")).to_be_visible()
    await card.focus()
    for _ in range(6):
        await tab.page.keyboard.press("Tab")
        if await card.get_by_role("button", name="Bid 3").evaluate("button => button === document.activeElement"):
            break
    await tab.page.keyboard.press("Enter")
    answer = tab.message("You bid 3.")
    await expect(answer).to_contain_text("Only you see this.")

    menu = card.locator("pick-list[data-custom-id=role]")
    await menu.get_by_role("combobox").focus()
    await tab.page.keyboard.press("ArrowDown")
    await tab.page.keyboard.press("ArrowDown")
    await tab.page.keyboard.press("Enter")
    await expect(tab.message("You are s")).to_contain_text("(edited)")

    await tab.call("orders")
    sheet = tab.page.get_by_role("dialog")
    await expect(sheet.get_by_role("heading", name="Orders")).to_be_visible()
    await tab.page.keyboard.type("A Paris holds")
    await tab.page.keyboard.press("Enter")
    await expect(tab.message("Sealed: A Paris holds")).to_be_visible()
    await expect(sheet).to_be_hidden()


async def test_options_are_suggested_while_typing(desk: Desk) -> None:
    tab = await desk.tab()
    await tab.page.keyboard.press("/")
    await tab.page.keyboard.type("hello")
    await tab.page.keyboard.press("Enter")
    await tab.page.get_by_role("button", name="+ name").click()
    await tab.page.keyboard.type("c")
    await expect(tab.page.get_by_role("option", name="Cleo")).to_be_visible()
    await tab.page.keyboard.press("Enter")
    await tab.page.keyboard.press("Enter")
    await expect(tab.message("Hello cleo!")).to_be_visible()


HOSTILE = (
    "<img src=x onerror=alert(1)> [x](javascript:alert(1)) <b onclick=alert(1)>b</b> **bold** ||<i>hid||",
    "<script>alert(1)</script>",
    "<svg/onload=alert(1)>",
    "<svg><animate onbegin=alert(1) attributeName=x></svg>",
    "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data='javascript:alert(1)'></object><embed src='javascript:alert(1)'>",
    "<a href='javascript:alert(1)'>x</a>",
    "<a href='jAvAsCrIpT:alert(1)'>x</a>",
    "[x](jAvAsCrIpT:alert(1))",
    "[x](java\nscript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
    "[x](vbscript:msgbox(1))",
    "[x](//evil.example 'onmouseover=alert(1)')",
    '[x](https://a.example" onmouseover="alert(1))',
    '![x](x" onerror="alert(1))',
    "<button type='submit' data-place='\"><script>alert(1)</script>'>x</button>",
    "<button data-command='play' onfocus=alert(1) autofocus>x</button>",
    "<time datetime='x' data-moment='1' onmouseover=alert(1)>x</time>",
    "<span class=spoiler tabindex=0 onfocus=alert(1)>x</span>",
    "<input autofocus onfocus=alert(1)>",
    "<details open ontoggle=alert(1)>x</details>",
    "<style>@import 'javascript:alert(1)'</style>",
    "<base href='javascript:/a/+alert(1)//'>",
    "<form action='javascript:alert(1)'><button>x</button></form>",
    "<p style='background:url(javascript:alert(1))'>x</p>",
    "`<img src=x onerror=alert(1)>` ```\n<script>alert(1)</script>\n```",
    '<t:1:R" onmouseover="alert(1)> <#1" onclick="alert(1)> </play" onclick="alert(1):1>',
)
"""Texts that would run a script in a page that takes what people write for its own."""


async def test_what_people_write_is_never_run_by_the_browser(desk: Desk) -> None:
    tab = await desk.tab()
    ran: list[str] = []
    tab.page.on("dialog", lambda dialog: ran.append(dialog.message))
    box = tab.page.get_by_label("Write as Ada")
    for number, text in enumerate(HOSTILE):
        await box.fill(text)
        await box.press("Enter")
        await expect(tab.page.locator("article.message .text")).to_have_count(number + 1)
    texts = tab.page.locator("article.message .text")
    await expect(texts.first.locator("strong")).to_have_text("bold")
    assert await texts.first.locator("img, b, i, a").count() == 0
    assert HOSTILE[0].split("[")[0].strip() in (await texts.first.text_content() or "")
    odd = await texts.evaluate_all(
        """all => all.flatMap(one => [...one.querySelectorAll("*")]).flatMap(one => [
            ...(/^(script|img|svg|math|iframe|object|embed|input|form|style|base|details)$/i.test(one.tagName)
                ? [one.tagName] : []),
            ...[...one.attributes].filter(({name, value}) => /^on/i.test(name) || name === "style"
                || (name === "href" && !/^(https?|mailto):/i.test(value))).map(({name}) => name),
        ])"""
    )
    assert odd == []
    assert ran == []


async def test_what_follows_a_list_is_no_part_of_it(desk: Desk) -> None:
    tab = await desk.tab()
    await tab.page.get_by_label("Write as Ada").fill("- one\n- two\n  goes on\nafter")
    await tab.page.keyboard.press("Enter")
    text = tab.page.locator("article.message .text").last
    await expect(text.locator("p")).to_have_text("after")
    await expect(text.locator("li")).to_contain_text(["one", "goes on"])


async def test_a_place_in_a_text_is_gone_to_by_a_press_and_the_rest_keeps_its_meaning(desk: Desk) -> None:
    tab = await desk.tab()
    await tab.page.locator(".place").filter(has_text="side-table").click()
    await expect(tab.page.locator(".room-head h1")).to_contain_text("side-table")
    there = await tab.page.evaluate("location.hash.split('/')[2]")
    await tab.page.locator(".place").filter(has_text="table").first.click()
    await expect(tab.page.locator(".room-head h1")).not_to_contain_text("side-table")
    await say_lines(tab, 1)
    desk.show(f"3. the third\n\n<t:1:R> ||hidden|| go to <#{there}>")
    text = tab.message("go to").locator(".text")
    await expect(text.locator("ol")).to_have_attribute("start", "3")
    await expect(text.locator("time")).to_have_attribute("data-moment", "1")
    await expect(text.locator(".spoiler")).to_have_attribute("tabindex", "0")
    await text.get_by_role("button", name="#side-table").click()
    await expect(tab.page.locator(".room-head h1")).to_contain_text("side-table")


async def test_a_person_hears_of_new_messages_and_sees_what_is_unread(desk: Desk) -> None:
    ada, bruno = await desk.tab("Ada"), await desk.tab("Bruno")
    await bruno.page.locator(".place").filter(has_text="side-table").click()
    await expect(bruno.page.locator(".room-head h1")).to_contain_text("side-table")
    me = await bruno.page.evaluate("location.hash.split('/')[1]")
    await ada.page.get_by_label("Write as Ada").fill(f"It is your turn, <@{me}>")
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator(".whom").nth(1)).to_contain_text("called")
    line = bruno.page.locator(".place").filter(has_text="table").first
    await expect(line).to_contain_text("1 unread, 1 for you")
    await bruno.page.keyboard.press("Alt+u")
    await expect(bruno.message("It is your turn")).to_have_class("message  pings-me ")
    await expect(line).not_to_contain_text("unread")
    await ada.page.get_by_label("Write as Ada").fill("Hurry")
    await ada.page.keyboard.press("Enter")
    await expect(bruno.page.locator("#spoken")).to_contain_text("Ada: Hurry")


async def test_words_begun_before_the_last_ones_have_arrived_are_kept(desk: Desk) -> None:
    tab = await desk.tab()
    box = tab.page.get_by_label("Write as Ada")
    for number in range(20):
        await box.fill(f"line {number}")
        await box.evaluate(
            """box => {
                box.dispatchEvent(new KeyboardEvent("keydown", {key: "Enter", bubbles: true}));
                box.value = "the next words";
                box.dispatchEvent(new Event("input", {bubbles: true}));
            }"""
        )
        await tab.message(f"line {number}").wait_for(state="attached")
        await expect(box).to_have_value("the next words")


async def test_an_answer_begun_before_the_last_words_have_arrived_is_kept(desk: Desk) -> None:
    tab = await desk.tab()
    await say(tab, "who is there?")
    await tab.page.get_by_label("Write as Ada").fill("a line")
    await tab.page.evaluate(
        """() => {
            document.querySelector(".composer .send").click();
            document.querySelector("article [title=Answer]").click();
        }"""
    )
    await expect(tab.message("a line")).to_be_visible()
    await expect(tab.page.locator(".replying")).to_contain_text("You answer Ada.")


async def test_words_that_arrive_after_one_has_gone_elsewhere_are_not_kept_as_a_draft(desk: Desk) -> None:
    tab = await desk.tab()
    box, here = tab.page.get_by_label("Write as Ada"), tab.page.locator(".place[aria-current=page]")
    first = await here.inner_text()
    await box.fill("a line")
    await tab.page.evaluate(
        """() => {
            document.querySelector(".composer .send").click();
            document.querySelector(".place[aria-current=false]").click();
        }"""
    )
    await expect(here).not_to_have_text(first)
    await tab.page.locator(".place").filter(has_text=first).first.click()
    await expect(tab.message("a line")).to_be_visible()
    await expect(box).to_have_value("")


async def test_who_reads_the_end_follows_it_though_something_grows_there(desk: Desk) -> None:
    tab = await desk.tab()
    await say_lines(tab, 30)
    box = tab.page.locator("#messages")
    await box.evaluate("box => box.lastElementChild.style.paddingBottom = '400px'")
    await box.dispatch_event("scroll")
    await say(tab, "one more")
    await expect(tab.message("one more")).to_be_in_viewport(ratio=1)

    await box.hover()
    await tab.page.mouse.wheel(0, -900)
    await expect(tab.message("one more")).not_to_be_in_viewport()
    await say(tab, "and another")
    await expect(tab.message("and another")).not_to_be_in_viewport()
    await tab.page.get_by_role("button", name="New messages").click()
    await expect(tab.message("and another")).to_be_in_viewport(ratio=1)


async def test_a_scroll_that_is_told_when_its_room_has_been_left_is_no_complaint(desk: Desk) -> None:
    tab = await desk.tab()
    await say_lines(tab, 1)
    await tab.page.evaluate(
        """() => {
            const box = document.getElementById("messages");
            new MutationObserver((_changes, observer) => {
                if (document.getElementById("messages")) return;
                observer.disconnect();
                box.dispatchEvent(new Event("scroll"));
                document.body.dataset.told = "too late";
            }).observe(document.body, {childList: true, subtree: true});
        }"""
    )
    await tab.be(2)
    assert await tab.page.evaluate("document.body.dataset.told") == "too late"


async def test_earlier_messages_come_once_however_often_they_are_asked_for(desk: Desk) -> None:
    tab = await desk.tab()
    await say_lines(tab, 70)
    await tab.page.reload()
    lines = tab.page.locator("article.message")
    await expect(lines).to_have_count(50)
    await tab.page.get_by_role("button", name="Show earlier messages").evaluate("it => { it.click(); it.click(); }")
    await expect(lines).to_have_count(70)
    await say(tab, "done")
    await expect(lines).to_have_count(71)


async def test_a_table_in_a_message_makes_no_text_wider_than_a_phone(desk: Desk) -> None:
    tab = await desk.tab(width=400)
    widest = "Wilderness   4  3  2  2 |        2  1  1  0"
    desk.show(f"{'word ' * 30}\n```\n{widest}\n```")
    table = tab.page.locator("article.message pre")
    await table.wait_for()
    assert await table.evaluate("pre => pre.scrollWidth - pre.clientWidth") <= 0
    assert await table.evaluate("pre => pre.getBoundingClientRect().right") <= 400


@pytest.mark.parametrize("width", [400, 1280])
async def test_the_page_is_as_high_as_the_window(desk: Desk, width: int) -> None:
    tab = await desk.tab(width=width)
    await say_lines(tab, 30)
    assert await tab.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


async def test_pictures_grow_and_say_what_they_show(desk: Desk) -> None:
    tab = await desk.tab()
    await tab.call("table")
    await tab.page.get_by_role("button", name="Picture: an empty board.").click()
    await expect(tab.page.get_by_role("dialog").get_by_role("img", name="an empty board")).to_be_visible()
    await tab.page.keyboard.press("Escape")
    await expect(tab.page.get_by_role("dialog")).to_be_hidden()


async def test_who_gets_no_answer_reads_so_beside_the_button(desk: Desk) -> None:
    tab = await desk.tab()
    await tab.call("sleep")
    await expect(tab.page.get_by_text("did not answer /sleep in time")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True])
async def test_a_phone_shows_everything_without_scrolling_sideways(desk: Desk, dark: bool) -> None:
    tab = await desk.tab(width=400, dark=dark)
    await tab.call("table")
    await expect(tab.message("Round 1")).to_be_visible()
    for panel in (None, "Channels and private messages", "Backstage: clock, bot, faults (Alt+B)"):
        if panel:
            await tab.page.get_by_role("button", name=panel).or_(tab.page.get_by_title(panel)).first.click()
        assert await tab.page.evaluate("document.documentElement.scrollWidth") <= 400
        if panel:
            await tab.page.keyboard.press("Escape")


async def test_the_bot_can_be_cut_off_and_time_moved_backstage(desk: Desk) -> None:
    tab = await desk.tab()
    await tab.page.keyboard.press("Alt+b")
    stage = tab.page.get_by_role("complementary", name="Backstage")
    await stage.get_by_role("button", name="1 day on").click()
    await expect(stage).to_contain_text("24 hours ahead")
    await stage.get_by_label("List its requests").check()
    await expect(stage.locator(".requests li").first).to_contain_text("as described")
    await stage.get_by_role("button", name="Close your private messages").click()
    await expect(stage).to_contain_text("The bot cannot write to you privately.")
    await stage.get_by_role("button", name="Cut its line").click()
    await expect(stage).to_contain_text("is here")


# --- with the real bot ---


async def sit_down(tab: Tab, people: int = 3) -> None:
    """Open a table as the empty page proposes, let everybody join and start the match."""
    page = tab.page
    await page.locator(".nothing").get_by_role("button", name="/play").click()
    await page.get_by_role("option", name="Verräter").wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Join").wait_for()
    for number in range(2, people + 1):
        await tab.be(number)
        await page.get_by_role("button", name="Join").click()
        await expect(tab.message("Join")).to_contain_text(("Ada", "Bruno", "Chen", "Dana")[number - 1])
    await tab.be(1)
    await page.get_by_role("button", name="Start the match").click()
    await page.get_by_role("button", name="Your move").first.wait_for()


async def be_called(tab: Tab) -> int:
    """Become whoever the last call or board says has to move; return their number."""
    last = tab.page.locator("article.message:has(button:text-is('Your move'))").last
    duty = re.compile(r" ha(s|ve) to |your move")
    await expect(last).to_contain_text(duty)
    board = await last.inner_text()
    asked = next(line for line in reversed(board.splitlines()) if duty.search(line))
    number = next(number for number, name in enumerate(("Ada", "Bruno", "Chen", "Dana"), 1) if name in asked)
    await tab.be(number)
    return number


async def open_panel(tab: Tab) -> Locator:
    """Press "Your move" under the last board and wait for the panel that only this person sees.

    A press on a button that is drawn anew at this moment is lost, so it is tried again, as people do.
    """
    panels = tab.page.locator("article.only-you")
    before = await panels.count()
    for _ in range(PRESSES):
        await tab.page.get_by_role("button", name="Your move").last.click()
        with suppress(AssertionError):
            await expect(panels).not_to_have_count(before, timeout=MILLISECONDS / PRESSES)
            break
    await expect(panels).not_to_have_count(before)
    await expect(panels.last.locator(".thinking")).to_have_count(0)
    return panels.last


async def answer_first(tab: Tab, panel: Locator) -> None:
    """Choose the first line of each menu in a panel, then press what makes the answer final."""
    final = panel.locator("button[data-custom-id^='button:seal:']")
    for _ in range(6):
        if await final.count():
            break
        await panel.locator("pick-list:has(.pick-hint) .pick").first.click()
        await tab.page.keyboard.press("Enter")
        await expect(panel.locator("[aria-busy=true]")).to_have_count(0)
        await expect(final.or_(panel.locator(".pick-hint")).first).to_be_visible()
    pressed = await final.first.get_attribute("data-custom-id")
    await final.first.click()
    await expect(panel.locator(f"button[data-custom-id='{pressed}']")).to_have_count(0)


async def asks(panel: Locator) -> bool:
    """Tell whether a panel asks for anything: a board may be read just before it changes."""
    return await panel.locator("button[data-custom-id^='button:seal:'], .pick-hint").count() > 0


async def test_one_person_alone_begins_a_match_in_private_messages(table: Desk) -> None:
    """The empty conversation offers it; the board comes there, and the move is asked on the same page."""
    tab = await table.tab("Ada")
    await tab.page.locator(".place").filter(has_text="SampleBot").click()
    await tab.page.locator(".nothing").get_by_role("button", name="/practice").click()
    await tab.page.keyboard.type("Power")
    await expect(tab.page.get_by_role("option", name="Power")).to_be_visible()
    await tab.page.keyboard.press("Enter")
    await tab.page.get_by_role("button", name="Send /practice").click()
    await expect(tab.message("Ada plays Power against 3 computers")).to_contain_text("/resign")
    await tab.page.get_by_role("button", name="Your move").last.click()
    await expect(tab.message("Choose a piece to move")).to_contain_text("Only you see this.")


async def test_commands_are_called_as_in_the_language_that_one_has_chosen(table: Desk) -> None:
    tab = await table.tab("Ada")
    offers = tab.page.locator(".nothing")
    await expect(offers.get_by_role("button", name="/play")).to_be_visible()
    await tab.page.locator(".whom[aria-pressed=true]").click()
    await tab.page.get_by_label("Language").select_option("de")
    await tab.page.get_by_role("button", name="Save").click()
    await expect(offers.get_by_role("button", name="/spielen")).to_be_visible()


async def test_a_match_goes_on_after_the_bot_was_killed(table: Desk) -> None:
    """The bot is killed while a panel is open; the old panel's menu and button still work when it is back."""
    tab = await table.tab("Ada")
    await sit_down(tab)
    await be_called(tab)
    panel = await open_panel(tab)
    await tab.page.keyboard.press("Alt+b")
    await tab.page.get_by_role("button", name="Kill it").click()
    status = tab.page.locator(".top .bot-status")
    await expect(status).to_have_attribute("title", "SampleBot is on its way")
    await expect(status).to_have_attribute("title", "SampleBot is here")
    await tab.page.keyboard.press("Alt+b")
    await answer_first(tab, panel)


@pytest.mark.soak
@pytest.mark.timeout(900)
async def test_a_whole_match_is_played_by_what_the_page_shows(table: Desk) -> None:
    """Four people play Verräter to its final score, always answering with the first line of each menu."""
    tab = await table.tab("Ada")
    await sit_down(tab, people=4)
    over = tab.page.get_by_role("button", name="Play again")
    for _ in range(400):
        if await over.count():
            break
        await be_called(tab)
        if await asks(panel := await open_panel(tab)):
            await answer_first(tab, panel)
    await expect(over).to_be_visible()
