"""How high the panels are on a phone of 400 by 860 pixels, with their pictures: `python -m tests.cogs.measure_panels`.

The playground's page shows them in Chromium, as beginners get them in whole matches: blank, half made and ready.
`--width 1280` makes the page wider; `--sheets` measures combat sheets of Guardians for hands up to the largest instead.
"""

import argparse
import asyncio
import re
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from playwright.async_api import Browser, async_playwright

from bot.delivery.letters import Letter
from bot.delivery.platform import connect_to
from bot.delivery.studio import draw
from bot.games.contract import AnyGame
from bot.language import languages
from bot.players.choosing import choose
from bot.players.quick_chance import QuickChance
from tests.cogs.count_presses import GAMES, TOO_WIDE, choices_of, panel, steps_of_sheet
from tests.cogs.sheet_panels import HANDS, sheet_panels
from tests.games.menu_search import steps_to
from tests.games.random_matches import every_game, random_match
from tests.playground.page_client import PageHarness, opened
from tests.playground.test_page_browser import CHROMIUM, FLAGS

WIDTH, SCREEN = 400, 860
DUE = 2_000_000_000
EVERY, MOST = 4, 5
"""Of each kind of decision one in so many is shown, and at most so many."""
MOMENTS = 120
TOGETHER = 15
"""Messages of one channel: more are not all on the page at once."""
HEIGHTS = "[...document.querySelectorAll('article.message')].map(one => one.getBoundingClientRect().height)"
DRAWN = "[...document.querySelectorAll('article.message img')].every(one => one.complete && one.naturalWidth)"


def panels(game: AnyGame, matches: int) -> Iterator[tuple[str, Letter]]:
    """Make panels of whole matches, each with its kind and how far its answer is."""

    def greedy(view: Any, decision: Any, chance: Any) -> Any:
        return choose(game, view, decision, "greedy", QuickChance(chance.below(2**32)))

    counts: Counter[str] = Counter()
    for number in range(matches):
        players = game.seats[(number + 1) % len(game.seats)]
        match = random_match(game, players, "heights", number, leave_one_in=0, choose=greedy)
        for moment, _ in zip(match, range(MOMENTS), strict=False):
            for view, decision in moment.asked:
                if decision.answered or game.forced(view, decision) is not None:
                    continue
                counts[decision.kind] += 1
                if counts[decision.kind] % EVERY == 1 and counts[decision.kind] < EVERY * MOST:
                    action = greedy(view, decision, moment.chance)
                    for state, draft in drafts(game, view, decision, action):
                        yield (
                            f"{decision.kind}: {state}",
                            panel(game, players, view, decision, draft, revision=state != "blank", due=DUE),
                        )


def drafts(game: AnyGame, view: Any, decision: Any, action: Any) -> Iterator[tuple[str, Any]]:
    """Give the drafts on the way to an answer: the blank one, some that are half made, and the last one."""
    draft = game.blank(view, decision)
    yield "blank", draft
    parts = next((one.choices for one in game.questions(view, decision, draft) if one.key == "part"), ())
    yield from (("part", game.take(view, decision, draft, "part", (part,))) for part in parts)
    if decision.kind in TOO_WIDE:
        steps: Sequence[tuple[str, tuple[str, ...]]] | None = [
            ("suggest", choices_of(game, view, decision, "suggest")[:1])
        ]
    else:
        sheet = decision.kind == "orders"
        steps = steps_of_sheet(action) if sheet else steps_to(game, view, decision, action)
    for number, (key, chosen) in enumerate(steps or (), 1):
        asked = next((one for one in game.questions(view, decision, draft) if one.key == key), None)
        if asked is None or not chosen or not set(chosen) <= set(asked.choices):
            return
        draft = game.take(view, decision, draft, key, chosen)
        yield "ready" if number == len(steps or ()) else "half", draft


async def measured(
    harness: PageHarness, browser: Browser, name: str, letters: Iterable[tuple[str, Letter]], width: int
) -> dict[str, list[float]]:
    """Post panels and measure them on the page."""
    playground = harness.backend.playground
    found = defaultdict[str, list[float]](list)
    shown: dict[int, list[str]] = {}
    async with discord.Client(intents=discord.Intents.none(), max_messages=None) as client:
        await client.login(playground.token)
        for number, (label, letter) in enumerate(letters):
            if number % TOGETHER == 0:
                called = re.sub("[^a-z0-9]", "-", f"{name}-{number}")
                channel = playground.world.create_channel(harness.backend.guild.id, called)
                shown[channel.id] = []
            shown[channel.id].append(label)
            view, files = letter.with_pictures({one: draw(one) for one in letter.undrawn}).build()
            await client.get_partial_messageable(channel.id).send(view=view, files=files)
    for place, labels in shown.items():
        page = await browser.new_page(viewport={"width": width, "height": SCREEN}, bypass_csp=True)
        await page.goto(f"{harness.site.address}#/{harness.backend.people[0].id}/{place}")
        await page.wait_for_function(f"document.querySelectorAll('article.message').length === {len(labels)}")
        await page.evaluate("document.querySelectorAll('img').forEach(one => { one.loading = 'eager' })")
        await page.wait_for_function(DRAWN)
        for label, height in zip(labels, await page.evaluate(HEIGHTS), strict=True):
            found[label].append(height)
        await page.close()
    return found


async def measure(groups: Mapping[str, Iterable[tuple[str, Letter]]], width: int) -> None:
    """Print a line for each kind of panel: the least, the usual and the most pixels."""
    print("| of | panel | counted | least | usual | most |\n|---|---|---|---|---|---|")
    every: list[float] = []
    with TemporaryDirectory() as folder:
        async with opened(Path(folder)) as harness, async_playwright() as playwright:
            connect_to(harness.backend.playground.api_url)
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for name, letters in groups.items():
                for label, heights in sorted((await measured(harness, browser, name, letters, width)).items()):
                    figures = min(heights), statistics.median_low(heights), max(heights)
                    print(
                        f"| {name} | {label} | {len(heights)} | " + " | ".join(f"{one:.0f}" for one in figures) + " |"
                    )
                    every += heights
            await browser.close()
    fitting = sum(height <= SCREEN for height in every), sum(height <= 1.5 * SCREEN for height in every)
    print(f"{len(every)} panels, {fitting[0]} on one screen, {fitting[1]} on one and a half")


def main() -> None:
    """Measure the panels of some games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument("--sheets", action="store_true")
    parser.add_argument("--language", default="en", choices=[*languages()], help="of the sheets")
    arguments = parser.parse_args()
    groups = {key: panels(every_game()[key], arguments.matches) for key in arguments.games}
    if arguments.sheets:
        groups = {hand: sheet_panels(languages()[arguments.language], hand) for hand in HANDS}
    asyncio.run(measure(groups, arguments.width))


if __name__ == "__main__":
    main()
