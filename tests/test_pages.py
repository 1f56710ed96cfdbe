"""The pages of the project: their links lead somewhere, and what they promise is so."""

import re
from pathlib import Path

from bot.store import tables

ROOT = Path(__file__).resolve().parents[1]
PAGES = (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md"))
LINK = re.compile(r"\]\(([^()\s]+)\)|(?:src|href)=\"([^\"]+)\"")


def anchors(page: Path) -> set[str]:
    """Name the headings of a page as a link does."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> list[str]:
    """Name the links of a page that lead to no file, or to no heading of one."""
    broken = []
    for link in filter(None, (link for found in LINK.findall(page.read_text("utf-8")) for link in found)):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        elsewhere = re.match(r"\w+:", link)
        if not elsewhere and (not target.exists() or (anchor and anchor not in anchors(target))):
            broken.append(link)
    return broken


def test_every_link_between_pages_leads_somewhere() -> None:
    assert {str(page.relative_to(ROOT)): broken for page in PAGES if (broken := broken_links(page))} == {}


def test_privacy_names_every_table_that_is_stored_and_no_other() -> None:
    listed = (ROOT / "PRIVACY.md").read_text("utf-8").partition("## What is stored")[2]
    rows = re.findall(r"^\| (`.+?) \| (.+) \| (.+) \| (.+) \|$", listed, flags=re.MULTILINE)
    named = {name: " ".join(told) for names, *told in rows for name in re.findall(r"`(\w+)`", names)}
    assert set(named) == set(tables.metadata.tables)
    # Where a person's number stands, "no persons" would be untrue.
    personal = {name for name, table in tables.metadata.tables.items() if {"user_id", "player_id"} & {*table.c.keys()}}
    assert {name for name in personal if "no persons" in named[name] or "forget me" not in named[name]} == set()


def test_every_promise_of_security_names_a_test_that_there_is() -> None:
    promises = (ROOT / "SECURITY.md").read_text("utf-8").partition("\n## What is promised")[2].partition("\n## ")[0]
    promised = re.findall(r"^- \*\*.+?:\*\* .+\n(.*)$", promises, flags=re.MULTILINE)
    held = [re.fullmatch(r"  `(tests/\S+\.py)::(test_\w+)`", line) for line in promised]
    assert len(held) == promises.count("\n- ")
    assert [line for line, found in zip(promised, held, strict=True) if found is None] == []
    assert [
        found[2] for found in held if found and f"def {found[2]}(" not in (ROOT / found[1]).read_text("utf-8")
    ] == []
