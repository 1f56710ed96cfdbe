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
from tests.e2e.robots import answered, begin, call, fill_in, join, labels, open_table, opened_form, press
from tests.e2e.stored_matches import match_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "guardians"
STARTER = STARTERS["steel_and_scales"]
LIST = write_deck(STARTER)
"""A list that can be played as it is."""
NAMELESS = LIST.partition("\n")[2]


async def write(here: Harness, person: Person, name: str, text: str) -> Seen:
    """Write a new deck by the form; give its panel."""
    return await fill_in(person, await call(person, here.channel, "deck"), "Write a deck", name=name, text=text)


async def open_deck(here: Harness, person: Person, name: str) -> Seen:
    """Open a deck from the shelf."""
    return await choose(person, await call(person, here.channel, "deck"), name)


async def delete(person: Person, panel: Seen) -> Seen:
    """Delete the deck of a panel for good."""
    return await press(person, await press(person, panel, "Delete it"), "Delete it for good")


async def choose(person: Person, panel: Seen, label: str) -> Seen:
    """Choose the option of a menu that has a label."""
    menu = next(menu for menu in panel.selects if label in {option.label for option in menu.options})
    return await answered(person, await person.choose(panel, menu.custom_id, [label]))


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


async def test_a_newcomer_finds_the_two_starter_decks_ready_and_private(here: Harness) -> None:
    ada = here.people[0]
    shelf = await call(ada, here.channel, "deck")
    assert shelf.ephemeral
    for deck in STARTERS.values():
        assert deck.name in shelf.text
    panel = await open_deck(here, ada, STARTER.name)
    assert "This deck is ready to play." in panel.text
    assert {"See the cards", "Export it", "Copy it", "See all my decks"} == labels(panel)


async def test_a_deck_is_written_shown_changed_renamed_copied_and_deleted(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", LIST)
    assert panel.ephemeral
    assert "Wolves" in panel.text
    assert "This deck is ready to play." in panel.text
    shown = await press(ada, panel, "See the cards")
    assert shown.pictures
    panel = await press(ada, shown, "Go back to the deck")
    panel = await fill_in(ada, panel, "Change it", text=LIST.replace("3x Archer\n", ""))
    assert f"{STARTER.size - 3} cards" in panel.text
    panel = await fill_in(ada, panel, "Rename it", name="Old Wolves")
    assert "Old Wolves" in panel.text
    panel = await press(ada, panel, "Copy it")
    assert "Old Wolves 2" in panel.text
    shelf = await press(ada, panel, "See all my decks")
    names = [option.label for option in shelf.selects[0].options]
    assert names[:2] == ["Old Wolves", "Old Wolves 2"]
    asked = await press(ada, await choose(ada, shelf, "Old Wolves"), "Delete it")
    kept = await press(ada, asked, "Keep it")
    assert "Old Wolves" in kept.text
    asked = await press(ada, kept, "Delete it")
    shelf = await press(ada, asked, "Delete it for good")
    assert "Old Wolves is deleted." in shelf.text
    assert [option.label for option in shelf.selects[0].options][:1] == ["Old Wolves 2"]


async def test_a_typo_costs_its_line_only_and_one_press_mends_it(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", LIST.replace("3x Archer", "3 Archr"))
    assert "“3 Archr”" in panel.text
    assert "Archer" in panel.text
    assert f"{STARTER.size - 3} cards" in panel.text, "the other lines are kept"
    panel = await choose(ada, panel, "Take Archer")
    assert "This deck is ready to play." in panel.text
    assert f"{STARTER.size} cards" in panel.text, "the number of the line is kept"


async def test_numbers_in_front_of_the_lines_are_read_as_their_writer_says(here: Harness) -> None:
    ada = here.people[0]
    text = "1 Archer\n2 Swordsman\n3 Horse\n# mine"
    asked = await write(here, ada, "Wolves", text)
    assert "Is it one copy of Horse, in place 3 of the list, or 3 copies?" in asked.text
    assert "Leave out what cannot be read" not in labels(asked)
    counts = asked.button("Take them as numbers of copies").custom_id
    panel = await press(ada, asked, "Take them as places in the list")
    assert "3 cards" in panel.text
    assert counts is not None
    refused = await answered(ada, await ada.forge_click(counts, panel))
    assert here.say("refused-deck-has-changed") in refused.text


async def test_what_cannot_be_read_stays_in_the_text_until_it_is_left_out(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", LIST + "\nqqq zzz\n# a remark")
    assert "“qqq zzz”" in panel.text
    opened = await opened_form(ada, panel, "Change it")
    assert "qqq zzz" in str(opened.components)
    panel = await press(ada, panel, "Leave out what cannot be read")
    assert "```\nqqq zzz\n```" in panel.text
    assert "This deck is ready to play." in panel.text
    opened = await opened_form(ada, panel, "Change it")
    assert "qqq zzz" not in str(opened.components)
    assert "# a remark" in str(opened.components)


async def test_a_deck_goes_out_as_a_file_and_comes_back_from_it(here: Harness) -> None:
    ada, bruno, _ = here.people
    panel = await write(here, ada, "Wolves", LIST)
    await ada.click(panel, label="Export it")
    sent = await ada.wait_for_message(here.channel, "Here is the deck as a text.")
    assert sent.ephemeral
    content = sent.pictures[0].data
    deck, problems = read_deck(content.decode())
    assert problems == ()
    assert deck is not None
    assert (deck.name, deck.cards) == ("Wolves", STARTER.cards)
    shelf = await call(bruno, here.channel, "deck")
    panel = await fill_in(bruno, shelf, "Import a file", file=[("wolves.txt", content)])
    assert "Wolves" in panel.text
    assert "This deck is ready to play." in panel.text
    panel = await call(bruno, here.channel, "deck", file=("lions.txt", LIST.encode("utf-16")))
    assert STARTER.name in panel.text, "the list names itself, however an editor has saved it"


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
    refused = await call(ada, here.channel, "deck", file=("deck.txt", content))
    assert refused.ephemeral
    assert said in refused.text
    assert decks_of(here, ada) == 0


async def test_a_file_that_holds_no_deck_is_told_all_that_cannot_be_read(here: Harness) -> None:
    ada = here.people[0]
    lines = "\n".join(f"qqq {letter}zz" for letter in "abcdefghijklmno")
    refused = await call(ada, here.channel, "deck", file=("deck.txt", f"Name: Les loups\n{lines}".encode()))
    assert refused.text.count("is no card") == 12
    assert "And 3 more" in refused.text
    assert "Did you mean" not in refused.text


async def test_a_file_that_is_gone_is_asked_for_once_more(here: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, world = here.people[0], here.playground.world
    monkeypatch.setattr(world, "cdn", f"{world.cdn}/attachments/1/1/gone?")
    refused = await call(ada, here.channel, "deck", file=("wolves.txt", LIST.encode()))
    assert refused.text == here.say("refused-file-gone", file="wolves.txt")
    shelf = await call(ada, here.channel, "deck")
    assert (
        "wolves.txt cannot be fetched" in (await fill_in(ada, shelf, "Import a file", file=[("wolves.txt", b"x")])).text
    )


# Nothing that was written is lost


async def test_a_text_for_a_deck_that_is_gone_becomes_a_new_deck(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", LIST)
    edited = await opened_form(ada, panel, "Change it")
    renamed = await opened_form(ada, panel, "Rename it")
    await fill_in(ada, panel, "Rename it", name="Bears")
    kept = await answered(ada, await ada.submit(edited, {"text": f"{NAMELESS}\n# mine"}))
    assert here.say("deck-kept-gone", deck="My deck") in kept.text
    assert decks_of(here, ada) == 2
    refused = await answered(ada, await ada.submit(renamed, {"name": "My own wolves"}))
    assert here.say("refused-no-such-deck") in refused.text
    assert "```\nMy own wolves\n```" in refused.text
    assert refused.ephemeral


async def test_a_text_for_a_deck_that_has_changed_meanwhile_is_kept_beside_it(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", LIST)
    first, second = await opened_form(ada, panel, "Change it"), await opened_form(ada, panel, "Change it")
    await answered(ada, await ada.submit(first, {"text": NAMELESS.replace("3x Archer", "4 Archer")}))
    kept = await answered(ada, await ada.submit(second, {"text": NAMELESS.replace("3x Archer", "5 Archer")}))
    assert here.say("deck-kept-apart", deck="Wolves 2") in kept.text
    assert f"{STARTER.size + 2} cards" in kept.text
    assert f"{STARTER.size + 1} cards" in (await open_deck(here, ada, "Wolves")).text
    again = await answered(ada, await ada.submit(first, {"text": NAMELESS.replace("3x Archer", "4 Archer")}))
    assert decks_of(here, ada) == 2, "the same text once more is no other one"
    assert "### **Wolves**" in again.text


async def test_a_name_in_the_text_of_a_deck_is_taken_or_told(here: Harness) -> None:
    ada = here.people[0]
    panel = await write(here, ada, "Wolves", f"Name: Lions\n{NAMELESS}")
    assert here.say("deck-other-name", deck="Wolves", other="Lions") in panel.text
    panel = await fill_in(ada, panel, "Change it", text=f"Name: Bears\n{NAMELESS}")
    assert "### **Bears**" in panel.text
    await write(here, ada, "Cats", NAMELESS)
    panel = await fill_in(ada, panel, "Change it", text=f"Name: Cats\n{NAMELESS}\n# newer")
    assert "### **Bears**" in panel.text
    assert here.say("refused-deck-name-taken", deck="Cats") in panel.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("text", ["3 Archer\n# *mine*", "# a long remark\n" * 200 + "# end", "3 Archer ```"])
async def test_what_cannot_be_kept_goes_back_to_its_writer(text: str, here: Harness) -> None:
    ada, bruno, _ = here.people
    panel = await call(ada, here.channel, "deck")
    with closing(sqlite3.connect(here.database)) as connection:
        connection.execute("ALTER TABLE documents RENAME TO elsewhere")
        try:
            refused = await fill_in(ada, panel, "Write a deck", name="Wolves", text=text)
        finally:
            connection.execute("ALTER TABLE elsewhere RENAME TO documents")
    assert refused.ephemeral
    assert here.say("our-fault") in refused.text
    files = [file.data.decode() for file in refused.pictures]
    assert files == ["Wolves", text] or f"```\nWolves\n```\n```\n{text}\n```" in refused.text
    assert not [one for one in here.wire.to(bruno) if "wolves" in one.letters.casefold()]


async def test_names_are_unique_however_they_are_written(here: Harness) -> None:
    ada = here.people[0]
    await write(here, ada, "Wolves", LIST)
    panel = await write(here, ada, "WOLVES", LIST)
    assert "WOLVES 2" in panel.text
    refused = await fill_in(ada, panel, "Rename it", name="wolves")
    assert "There is a deck called wolves already." in refused.text
    panel = await write(here, ada, "", "Name: Lions\n\n" + LIST)
    assert "Lions" in panel.text
    panel = await write(here, ada, "", LIST.partition("\n\n")[2])
    assert "My deck" in panel.text


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
    ada = here.people[0]
    await write(here, ada, name, f"{NAMELESS}\n# a note \u202e\ud83d")
    shelf = await call(ada, here.channel, "deck")
    assert f"- **{escaped(seen)}** · " in shelf.text
    panel = await choose(ada, shelf, seen)
    assert f"### **{escaped(seen)}**" in panel.text
    changed = await opened_form(ada, panel, "Change it")
    assert changed.title == seen
    assert "This deck is ready to play." in panel.text
    copy = await press(ada, panel, "Copy it")
    assert f"This is your copy, called {escaped(seen)} 2." in copy.text
    assert f"{escaped(seen)} 2 is deleted." in (await delete(ada, copy)).text


async def test_a_deck_that_was_kept_under_no_visible_name_is_found_and_can_be_called_something(here: Harness) -> None:
    ada = here.people[0]
    await write(here, ada, "Wolves", LIST)
    change(here.database, "UPDATE documents SET name = ? WHERE user_id = ?", "\u200b", ada.id)
    panel = await open_deck(here, ada, "–")
    renamed = await fill_in(ada, panel, "Rename it", name="Wolves again")
    assert "Wolves again" in renamed.text
    assert "–**" not in (await call(ada, here.channel, "deck")).text
    panel = await call(ada, here.channel, "deck", file=("\u200b.txt", NAMELESS.encode()))
    assert "### **–**" in panel.text, "a file without a visible name becomes a deck all the same"


@pytest.mark.long
async def test_nobody_keeps_more_than_twenty_decks(here: Harness) -> None:
    ada = here.people[0]
    panel = await open_deck(here, ada, STARTER.name)
    for _ in range(20):
        panel = await press(ada, await open_deck(here, ada, STARTER.name), "Copy it")
    refused = await press(ada, panel, "Copy it")
    assert "You keep 20 decks" in refused.text
    shelf = await call(ada, here.channel, "deck")
    assert {button.label for button in shelf.buttons if button.disabled} == {"Write a deck", "Import a file"}
    assert decks_of(here, ada) == 20


async def test_a_deck_is_seen_by_its_owner_only_and_by_nobody_once_it_is_gone(here: Harness) -> None:
    ada, bruno, _ = here.people
    panel = await write(here, ada, "Zanzibar", LIST)
    opened = panel.button("See the cards").custom_id or ""
    shelf = await call(bruno, here.channel, "deck")
    assert "Zanzibar" not in shelf.text
    forged = await bruno.forge_click(opened, shelf)
    assert "You have no such deck any more." in (await answered(bruno, forged)).text
    assert not [one for one in here.wire.to(bruno) if "zanzibar" in one.letters.casefold()]
    await delete(ada, await open_deck(here, ada, "Zanzibar"))
    assert "You have no such deck any more." in (await press(ada, panel, "Copy it")).text


# At a table


async def test_the_match_begins_when_both_have_chosen_and_nobody_hears_what(here: Harness) -> None:
    ada, bruno, _ = here.people
    await write(here, bruno, "Zanzibar", LIST)
    card = await join(here, await open_table(here, GAME), bruno)
    assert card.text.count("has still to choose") == 2
    assert "The match can begin when **Ada** and **Bruno** have chosen." in card.text
    await ada.click(ada.look_again(card), label="Start the match")
    refused = await ada.wait_for_message(here.channel, "Ada has still to choose a deck")
    assert "Bruno has still to choose a deck" in refused.text
    assert "The match can begin when everybody has chosen." in refused.text
    chosen = await bring(here, ada, card, "A starter deck, by lot")
    assert any(f"You bring {deck.name}." in chosen.text for deck in STARTERS.values())
    chosen = await bring(here, bruno, card, "Zanzibar")
    assert "You bring Zanzibar." in chosen.text
    await ada.wait_for(lambda: "has still to choose" not in ada.look_again(card).text)
    brought = entry_of(here, bruno)
    assert brought is not None
    assert brought.cards == STARTER.cards
    await begin(here, ada.look_again(card))
    assert rows(here.database, "SELECT status FROM matches WHERE id = ?", match_of(here)) == [("running",)]
    assert not [one for one in here.wire.to(ada) if "zanzibar" in one.letters.casefold()]


async def test_a_deck_with_problems_is_shown_with_them_and_not_taken(here: Harness) -> None:
    ada = here.people[0]
    card = await open_table(here, GAME)
    await write(here, ada, "Pups", "1 Rak Nam, Leader of the Mighty\n3 Archer")
    refused = await bring(here, ada, card, "Pups")
    assert "Pups cannot be played at this table as it is." in refused.text
    assert "The deck has no shield." in refused.text
    assert entry_of(here, ada) is None
    await write(here, ada, "Wolves", LIST + "\n2 Arxher")
    refused = await bring(here, ada, card, "Wolves")
    assert "“2 Arxher”" in refused.text
    assert entry_of(here, ada) is None
    await choose(ada, refused, "Take Archer")
    taken = await bring(here, ada, card, "Wolves")
    assert "You bring Wolves." in taken.text


async def test_what_is_changed_later_does_not_change_the_table(here: Harness) -> None:
    ada = here.people[0]
    card = await open_table(here, GAME)
    panel = await write(here, ada, "Wolves", LIST)
    await bring(here, ada, card, "Wolves")
    await delete(ada, panel)
    brought = entry_of(here, ada)
    assert brought is not None
    assert brought.cards == STARTER.cards


# The book of cards


async def test_a_card_is_found_by_the_beginning_of_its_name_and_explained_in_private(here: Harness) -> None:
    ada = here.people[0]
    choices = await ada.autocomplete(here.channel, "card", "name", "arch")
    assert any(choice.name == "Archer" for choice in choices)
    shown = await call(ada, here.channel, "card", name="archer")
    assert shown.ephemeral
    assert shown.pictures
    assert "Archer" in shown.text
    assert "6" in shown.text
    near = await call(ada, here.channel, "card", name="Archr")
    assert "Perhaps you mean" in near.text
    assert "Archer" in near.text
    nothing = await call(ada, here.channel, "card", name="qqqqqq")
    assert "No card is called qqqqqq" in nothing.text


async def test_a_french_reader_is_told_which_name_is_ours(here: Harness) -> None:
    reader = here.playground.person("Lea", here.guild, locale="fr")
    shown = await call(reader, here.channel, "card", name="Horse")
    assert "**Cheval" in shown.text
    assert "-# Nom traduit par nous" in shown.text
    assert shown.text.endswith("Horse.")
    assert "Nom traduit" not in (await call(reader, here.channel, "card", name="épéiste")).text
