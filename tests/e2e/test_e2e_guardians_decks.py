"""The library of decks and the choice of a deck, over the loopback server: by pressing only what is seen."""

import sqlite3
from contextlib import closing

import pytest

from bot.games.codec import from_json
from bot.games.guardians.cards import STARTERS, Deck, read_deck, write_deck
from bot.playground import Person, Seen
from bot.text import escaped
from tests.databases import change, rows
from tests.e2e.guardians_robots import bring
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    answered,
    begin,
    call,
    fill_in,
    forge,
    join,
    labels,
    open_table,
    opened_form,
    press,
    reads,
    talk,
)
from tests.e2e.stored_matches import match_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

STARTER = STARTERS["steel_and_scales"]
LIST = write_deck(STARTER)
"""A list that can be played as it is."""
NAMELESS = LIST.partition("\n")[2]
READY = "This deck is ready to play."


def cards(more: int = 0) -> str:
    return f"{STARTER.size + more} cards"


def archers(text: str) -> str:
    return LIST.replace("3x Archer", text)


async def write(here: Harness, person: Person, name: str, text: str, *sentences: str) -> Seen:
    """Write a new deck by the form; give its panel."""
    return await talk(person, here.channel, ("/deck",), ("Write a deck", {"name": name, "text": text}, *sentences))


def decks_of(here: Harness, person: Person) -> int:
    """Count what the store keeps for somebody."""
    ((count,),) = rows(here.database, "SELECT count(*) FROM documents WHERE user_id = ?", person.id)
    return int(count)


def entry_of(here: Harness, person: Person) -> Deck | None:
    """Read from the store what somebody brings to the only table."""
    ((entry,),) = rows(here.database, "SELECT entry FROM members WHERE user_id = ?", person.id)
    deck: Deck | None = None if entry is None else from_json(entry, Deck)
    return deck


# The library


async def test_a_newcomer_finds_the_two_starter_decks_ready(here: Harness) -> None:
    starters = (deck.name for deck in STARTERS.values())
    panel = await talk(here.people[0], here.channel, ("/deck", *starters), (STARTER.name, READY))
    assert {"See the cards", "Export it", "Copy it", "See all my decks"} == labels(panel)


async def test_a_deck_is_written_shown_changed_renamed_copied_and_deleted(here: Harness) -> None:
    ada = here.people[0]
    shown = await press(ada, await write(here, ada, "Wolves", LIST, "Wolves", READY), "See the cards")
    assert shown.pictures
    shelf = await talk(
        ada,
        shown,
        ("Go back to the deck",),
        ("Change it", {"text": archers("")}, cards(-3)),
        ("Rename it", {"name": "Old Wolves"}, "Old Wolves"),
        ("Copy it", "Old Wolves 2"),
        ("See all my decks",),
    )
    assert [option.label for option in shelf.selects[0].options][:2] == ["Old Wolves", "Old Wolves 2"]
    shelf = await talk(
        ada,
        shelf,
        ("Old Wolves",),
        ("Delete it",),
        ("Keep it", "Old Wolves"),
        ("Delete it",),
        ("Delete it for good", "Old Wolves is deleted."),
    )
    assert [option.label for option in shelf.selects[0].options][:1] == ["Old Wolves 2"]


async def test_a_typo_costs_its_line_only_and_one_press_mends_it(here: Harness) -> None:
    """The other lines are kept, and the number of the line that is mended."""
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", archers("3 Archr"), "“3 Archr”", "Archer", cards(-3))
    await talk(ada, panel, ("Take Archer", READY, cards()))


async def test_numbers_in_front_of_the_lines_are_read_as_their_writer_says(here: Harness) -> None:
    ada, which = here.people[0], "Is it one copy of Horse, in place 3 of the list, or 3 copies?"
    asked = await write(here, ada, "Wolves", "1 Archer\n2 Swordsman\n3 Horse\n# mine", which)
    assert "Leave out what cannot be read" not in labels(asked)
    counts = asked.button("Take them as numbers of copies").custom_id or ""
    panel = await talk(ada, asked, ("Take them as places in the list", "3 cards"))
    reads(await forge(ada, panel, counts), here.say("refused-deck-has-changed"))


async def test_what_cannot_be_read_stays_in_the_text_until_it_is_left_out(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", LIST + "\nqqq zzz\n# a remark", "“qqq zzz”")
    assert "qqq zzz" in str((await opened_form(ada, panel, "Change it")).components)
    panel = await talk(ada, panel, ("Leave out what cannot be read", "```\nqqq zzz\n```", READY))
    left = str((await opened_form(ada, panel, "Change it")).components)
    assert ("qqq zzz" in left, "# a remark" in left) == (False, True)


async def test_a_deck_goes_out_as_a_file_and_comes_back_from_it(here: Harness) -> None:
    ada, bruno, _ = here.people
    await ada.click(await write(here, ada, "Wolves", LIST), label="Export it")
    sent = await ada.wait_for_message(here.channel, "Here is the deck as a text.")
    assert sent.ephemeral
    content = sent.pictures[0].data
    deck, problems = read_deck(content.decode())
    assert deck is not None
    assert (deck.name, deck.cards, problems) == ("Wolves", STARTER.cards, ())
    imported = {"file": [("wolves.txt", content)]}
    await talk(bruno, here.channel, ("/deck",), ("Import a file", imported, "Wolves", READY))
    # The list names itself, however an editor has saved it.
    await talk(bruno, here.channel, ("/deck", {"file": ("lions.txt", LIST.encode("utf-16"))}, STARTER.name))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "This file is no text."),
        (b"", "No card is named here."),
        (b"x" * 90_000, "too large"),
        (b"hello\nthere", "“hello” is no card."),
    ],
)
async def test_a_file_without_a_deck_is_refused_in_a_sentence(content: bytes, said: str, here: Harness) -> None:
    ada = here.people[0]
    await talk(ada, here.channel, ("/deck", {"file": ("deck.txt", content)}, said))
    assert decks_of(here, ada) == 0


async def test_a_file_that_holds_no_deck_is_told_all_that_cannot_be_read(here: Harness) -> None:
    lines = "\n".join(f"qqq {letter}zz" for letter in "abcdefghijklmno")
    file = ("deck.txt", f"Name: Les loups\n{lines}".encode())
    refused = await talk(here.people[0], here.channel, ("/deck", {"file": file}, "And 3 more"))
    assert refused.text.count("is no card") == 12
    assert "Did you mean" not in refused.text


async def test_a_file_that_is_gone_is_asked_for_once_more(here: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, world = here.people[0], here.playground.world
    monkeypatch.setattr(world, "cdn", f"{world.cdn}/attachments/1/1/gone?")
    gone = here.say("refused-file-gone", file="wolves.txt")
    await talk(ada, here.channel, ("/deck", {"file": ("wolves.txt", LIST.encode())}, gone))
    await talk(ada, here.channel, ("/deck",), ("Import a file", {"file": [("wolves.txt", b"x")]}, gone))


# Nothing that was written is lost


async def test_a_text_for_a_deck_that_is_gone_becomes_a_new_deck(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", LIST)
    edited, renamed = await opened_form(ada, panel, "Change it"), await opened_form(ada, panel, "Rename it")
    await fill_in(ada, panel, "Rename it", name="Bears")
    kept = await answered(ada, await ada.submit(edited, {"text": f"{NAMELESS}\n# mine"}))
    reads(kept, here.say("deck-kept-gone", deck="My deck"))
    assert decks_of(here, ada) == 2
    refused = await answered(ada, await ada.submit(renamed, {"name": "My own wolves"}))
    reads(refused, here.say("refused-no-such-deck"), "```\nMy own wolves\n```")


async def test_a_text_for_a_deck_that_has_changed_meanwhile_is_kept_beside_it(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", LIST)
    first, second = await opened_form(ada, panel, "Change it"), await opened_form(ada, panel, "Change it")
    four = {"text": NAMELESS.replace("3x Archer", "4 Archer")}
    await answered(ada, await ada.submit(first, four))
    kept = await answered(ada, await ada.submit(second, {"text": NAMELESS.replace("3x Archer", "5 Archer")}))
    reads(kept, here.say("deck-kept-apart", deck="Wolves 2"), cards(2))
    await talk(ada, here.channel, ("/deck",), ("Wolves", cards(1)))
    reads(await answered(ada, await ada.submit(first, four)), "### **Wolves**")
    assert decks_of(here, ada) == 2, "the same text once more is no other one"


async def test_a_name_in_the_text_of_a_deck_is_taken_or_told(here: Harness) -> None:
    ada, other = here.people[0], here.say("deck-other-name", deck="Wolves", other="Lions")
    panel = await write(here, ada, "Wolves", f"Name: Lions\n{NAMELESS}", other)
    panel = await talk(ada, panel, ("Change it", {"text": f"Name: Bears\n{NAMELESS}"}, "### **Bears**"))
    await write(here, ada, "Cats", NAMELESS)
    taken, newer = here.say("refused-deck-name-taken", deck="Cats"), {"text": f"Name: Cats\n{NAMELESS}\n# newer"}
    await talk(ada, panel, ("Change it", newer, "### **Bears**", taken))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("text", ["3 Archer\n# *mine*", "# a long remark\n" * 200 + "# end", "3 Archer ```"])
async def test_what_cannot_be_kept_goes_back_to_its_writer(text: str, here: Harness) -> None:
    ada, bruno, _ = here.people
    panel = await call(ada, here.channel, "deck")
    with closing(sqlite3.connect(here.database)) as connection:
        connection.execute("ALTER TABLE documents RENAME TO elsewhere")
        try:
            refused = await talk(ada, panel, ("Write a deck", {"name": "Wolves", "text": text}, here.say("our-fault")))
        finally:
            connection.execute("ALTER TABLE elsewhere RENAME TO documents")
    files = [file.data.decode() for file in refused.pictures]
    assert files == ["Wolves", text] or f"```\nWolves\n```\n```\n{text}\n```" in refused.text
    assert not [one for one in here.wire.to(bruno) if "wolves" in one.letters.casefold()]


async def test_names_are_unique_however_they_are_written(here: Harness) -> None:
    ada, taken = here.people[0], "There is a deck called wolves already."
    await write(here, ada, "Wolves", LIST)
    panel = await write(here, ada, "WOLVES", LIST, "WOLVES 2")
    await talk(ada, panel, ("Rename it", {"name": "wolves"}, taken))
    await write(here, ada, "", "Name: Lions\n\n" + LIST, "Lions")
    await write(here, ada, "", LIST.partition("\n\n")[2], "My deck")


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u200b", "My deck"),
        ("\u2800", "My deck"),
        ("W\u202eol\u200bves", "Wolves"),
        ("Z\u0301\u0302\u0303\u0304\u0305\u0306", "Ź\u0302\u0303\u0304"),
        ("https://example.org/*", "https://example.org/*"),
        ("half \ud83d", "half \ufffd"),
    ],
)
async def test_any_name_of_a_deck_is_seen_and_acts_on_nothing(name: str, seen: str, here: Harness) -> None:
    ada, shown = here.people[0], escaped(seen)
    await write(here, ada, name, f"{NAMELESS}\n# a note \u202e\ud83d")
    panel = await talk(ada, here.channel, ("/deck", f"- **{shown}** · "), (seen, f"### **{shown}**", READY))
    assert (await opened_form(ada, panel, "Change it")).title == seen
    await talk(
        ada,
        panel,
        ("Copy it", f"This is your copy, called {shown} 2."),
        ("Delete it",),
        ("Delete it for good", f"{shown} 2 is deleted."),
    )


async def test_a_deck_that_was_kept_under_no_visible_name_is_found_and_can_be_called_something(here: Harness) -> None:
    ada = here.people[0]
    await write(here, ada, "Wolves", LIST)
    change(here.database, "UPDATE documents SET name = ? WHERE user_id = ?", "\u200b", ada.id)
    await talk(ada, here.channel, ("/deck",), ("–",), ("Rename it", {"name": "Wolves again"}, "Wolves again"))
    assert "–**" not in (await call(ada, here.channel, "deck")).text
    # A file without a visible name becomes a deck all the same.
    await talk(ada, here.channel, ("/deck", {"file": ("\u200b.txt", NAMELESS.encode())}, "### **–**"))


@pytest.mark.long
async def test_nobody_keeps_more_than_twenty_decks(here: Harness) -> None:
    ada = here.people[0]
    copying = ("/deck",), (STARTER.name,), ("Copy it",)
    panel = await talk(ada, here.channel, *copying * 20)
    shelf = await talk(ada, panel, ("Copy it", "You keep 20 decks"), ("/deck",))
    assert {button.label for button in shelf.buttons if button.disabled} == {"Write a deck", "Import a file"}
    assert decks_of(here, ada) == 20


async def test_a_deck_is_seen_by_its_owner_only_and_by_nobody_once_it_is_gone(here: Harness) -> None:
    ada, bruno, _ = here.people
    panel = await write(here, ada, "Zanzibar", LIST)
    shelf = await call(bruno, here.channel, "deck")
    forged = await forge(bruno, shelf, panel.button("See the cards").custom_id or "")
    reads(forged, "You have no such deck any more.")
    assert not [one for one in here.wire.to(bruno) if "zanzibar" in one.letters.casefold()]
    await talk(ada, here.channel, ("/deck",), ("Zanzibar",), ("Delete it",), ("Delete it for good",))
    await talk(ada, panel, ("Copy it", "You have no such deck any more."))


# At a table


async def test_the_match_begins_when_both_have_chosen_and_nobody_hears_what(here: Harness) -> None:
    ada, bruno, _ = here.people
    await write(here, bruno, "Zanzibar", LIST)
    card = await join(here, await open_table(here, "guardians"), bruno)
    assert card.text.count("has still to choose") == 2
    reads(card, "The match can begin when **Ada** and **Bruno** have chosen.")
    await ada.click(ada.look_again(card), label="Start the match")
    refused = await ada.wait_for_message(here.channel, "Ada has still to choose a deck")
    reads(refused, "Bruno has still to choose a deck", "The match can begin when everybody has chosen.")
    chosen = await bring(here, ada, card, "A starter deck, by lot")
    assert any(f"You bring {deck.name}." in chosen.text for deck in STARTERS.values())
    reads(await bring(here, bruno, card, "Zanzibar"), "You bring Zanzibar.")
    await ada.wait_for(lambda: "has still to choose" not in ada.look_again(card).text)
    brought = entry_of(here, bruno)
    assert brought is not None
    assert brought.cards == STARTER.cards
    await begin(here, ada.look_again(card))
    assert rows(here.database, "SELECT status FROM matches WHERE id = ?", match_of(here)) == [("running",)]
    assert not [one for one in here.wire.to(ada) if "zanzibar" in one.letters.casefold()]


async def test_a_deck_with_problems_is_shown_with_them_and_what_is_taken_stays_as_it_is(here: Harness) -> None:
    ada, no_shield = here.people[0], "The deck has no shield."
    card = await open_table(here, "guardians")
    await write(here, ada, "Pups", "1 Rak Nam, Leader of the Mighty\n3 Archer")
    refused = await bring(here, ada, card, "Pups")
    reads(refused, "Pups cannot be played at this table as it is.", no_shield)
    assert entry_of(here, ada) is None
    panel = await write(here, ada, "Wolves", LIST + "\n2 Arxher")
    refused = reads(await bring(here, ada, card, "Wolves"), "“2 Arxher”")
    assert entry_of(here, ada) is None
    await talk(ada, refused, ("Take Archer",))
    reads(await bring(here, ada, card, "Wolves"), "You bring Wolves.")
    brought = entry_of(here, ada)
    assert brought is not None
    await talk(ada, panel, ("Delete it",), ("Delete it for good",))
    assert entry_of(here, ada) == brought, "what is changed later does not change the table"


# The book of cards


async def test_a_card_is_found_by_the_beginning_of_its_name_and_explained(here: Harness) -> None:
    ada = here.people[0]
    choices = await ada.autocomplete(here.channel, "card", "name", "arch")
    assert any(choice.name == "Archer" for choice in choices)
    shown = await talk(ada, here.channel, ("/card", {"name": "archer"}, "Archer", "6"))
    assert shown.pictures
    await talk(ada, here.channel, ("/card", {"name": "Archr"}, "Perhaps you mean", "Archer"))
    await talk(ada, here.channel, ("/card", {"name": "qqqqqq"}, "No card is called qqqqqq"))


async def test_a_french_reader_is_told_which_name_is_ours(here: Harness) -> None:
    reader = here.playground.person("Lea", here.guild, locale="fr")
    shown = await talk(reader, here.channel, ("/card", {"name": "Horse"}, "**Cheval", "-# Nom traduit par nous"))
    assert shown.text.endswith("Horse.")
    assert "Nom traduit" not in (await call(reader, here.channel, "card", name="épéiste")).text
