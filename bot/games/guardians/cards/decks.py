"""Decks: what a player brings, whether the rules accept it, and how it is written down.

The rules themselves demand little, and the customs of the players more; both kinds are checked here. Whatever the
profile, a deck has one Guardian, a stronghold card for each of the three places, known cards only, a shield and a
creature, without which nothing can ever be done, and at least 13 cards: the opening twelve and one to turn up for
dominance. Custom adds 55 cards at least and five copies of a card at most, shields and terrains excepted. (Custom also
restricts Champs, the Wonder Dog, to one copy; that card is not among ours.) A house limit of 250 cards keeps decks
within what can be shuffled and shown.

A deck is written as lines with a count and a name. Reading forgives what people do differently (`deck_lines`):
`3x Archer`, `Archer x3`, `Archer`, bullets, sets in brackets, tables, headings and blank lines, numbers that only
count the lines (`deck_places`). `Name:` in front of a line names the deck.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.games.chance import Chance
from bot.games.codec import named
from bot.games.contract import Problem, Value
from bot.games.guardians.abilities import CardType
from bot.games.guardians.cards.catalogue import CARDS, SHIELDS, TERRAINS, Card, CardId, Position
from bot.games.guardians.cards.deck_lines import (
    LONGEST_LINE,
    card_in,
    count_with,
    is_comment,
    is_free_heading,
    is_heading,
    names_in,
    note_in,
    spaced,
)
from bot.games.guardians.cards.deck_places import Places, places_in
from bot.games.guardians.cards.names import LONGEST_NAME, close

Pool: TypeAlias = Literal["all", "core"]

OPENING_DRAW: Final = 12
FEWEST_BY_RULES: Final = OPENING_DRAW + 1
FEWEST_BY_CUSTOM: Final = 55
MOST_CARDS: Final = 250
MOST_COPIES: Final = 5
LONGEST_DECK_NAME: Final = 60
LONGEST_TEXT: Final = 20_000

POSITIONS: Final[tuple[Position, Position, Position]] = ("left", "center", "right")
_ANY_NUMBER: Final = SHIELDS | TERRAINS


class Deck(msgspec.Struct, frozen=True, cache_hash=True):
    """A Guardian, his strongholds from left to right, and how many of which cards; an empty one is no choice yet.

    A deck that was read, drawn or published names each card once, in the order of the card file.
    """

    name: str = ""
    guardian: CardId = ""
    strongholds: tuple[CardId, CardId, CardId] = ("", "", "")
    cards: tuple[tuple[CardId, int], ...] = ()

    @property
    def size(self) -> int:
        """The number of cards, Guardian and strongholds not counted."""
        return sum(count for _, count in self.cards)

    @property
    def pile(self) -> tuple[CardId, ...]:
        """Every single card of the deck, not shuffled."""
        return tuple(card for card, count in self.cards for _ in range(count))


STARTERS: Final[Mapping[str, Deck]] = msgspec.json.decode(
    files("bot.games.guardians").joinpath("data", "decks.json").read_bytes(), type=dict[str, Deck]
)
"""The two starter decks, by name."""


# The check


def deck_problems(deck: Deck, limits: bool = True) -> tuple[Problem, ...]:
    """List everything that is wrong with a deck (rule 2.2); without `limits`, what mere custom forbids is allowed."""
    if deck == Deck(deck.name):
        return (Problem("guardians-problem-no-deck"),)
    return (*_outside_problems(deck), *_pile_problems(deck, limits))


def _outside_problems(deck: Deck) -> Iterator[Problem]:
    guardian = CARDS.get(deck.guardian)
    if not deck.guardian:
        yield Problem("guardians-problem-no-guardian")
    elif guardian is None:
        yield Problem("guardians-problem-unknown-card", {"text": deck.guardian})
    elif guardian.type != "guardian":
        yield Problem("guardians-problem-not-a-guardian", {"card": guardian.id})
    for position, key in zip(POSITIONS, deck.strongholds, strict=True):
        card = CARDS.get(key)
        if not key:
            yield Problem("guardians-problem-no-stronghold", {"position": position})
        elif card is None:
            yield Problem("guardians-problem-unknown-card", {"text": key})
        elif card.type != "stronghold":
            yield Problem("guardians-problem-not-a-stronghold", {"card": card.id})
        elif card.position != position:
            yield Problem("guardians-problem-stronghold-misplaced", {"card": card.id, "position": card.position or ""})


def _pile_problems(deck: Deck, limits: bool) -> Iterator[Problem]:
    counts: Counter[CardId] = Counter()
    for key, count in deck.cards:
        if count < 1:
            yield Problem("guardians-problem-count", {"text": key, "most": MOST_CARDS})
        else:
            counts[key] += count
    for key, count in counts.items():
        card = CARDS.get(key)
        if card is None:
            yield Problem("guardians-problem-unknown-card", {"text": key})
        elif not card.in_deck:
            yield Problem("guardians-problem-not-in-the-deck", {"card": card.id})
        elif limits and count > MOST_COPIES and card.type not in _ANY_NUMBER:
            yield Problem("guardians-problem-copies", {"card": card.id, "count": count, "most": MOST_COPIES})
    known = [CARDS[key] for key in counts if key in CARDS]
    if not any(card.is_shield for card in known):
        yield Problem("guardians-problem-no-shield")
    if not any(card.is_creature for card in known):
        yield Problem("guardians-problem-no-creature")
    fewest = FEWEST_BY_CUSTOM if limits else FEWEST_BY_RULES
    size = counts.total()
    if size < fewest:
        yield Problem("guardians-problem-too-few-cards", {"count": size, "least": fewest})
    elif size > MOST_CARDS:
        yield Problem("guardians-problem-too-many-cards", {"count": size, "most": MOST_CARDS})
    if len(deck.name.splitlines()) > 1 or len(deck.name) > LONGEST_DECK_NAME:
        yield Problem("guardians-problem-deck-name", {"most": LONGEST_DECK_NAME})


def _in_order(counts: Mapping[CardId, int]) -> tuple[tuple[CardId, int], ...]:
    return tuple((card, counts[card]) for card in CARDS if counts.get(card, 0) > 0)


# Decks by chance


def random_deck(chance: Chance, pool: Pool = "all") -> Deck:
    """Draw a legal deck of 55 to 65 cards, with shields, terrains and creatures enough to be played."""
    cards = [card for card in CARDS.values() if pool == "all" or card.core]
    plain = [card for card in cards if card.type in SHIELDS - {"standard_bearer"}]
    bearers = [card for card in cards if card.type == "standard_bearer"]
    terrains = [card for card in cards if card.type == "terrain"]
    creatures = [card for card in cards if card.is_creature]
    others = [card for card in cards if card.in_deck and card.type not in _ANY_NUMBER and not card.is_creature]
    counts: Counter[CardId] = Counter()
    _draw(chance, counts, plain, 6 + chance.below(4))
    _draw(chance, counts, bearers, chance.below(3))
    _draw(chance, counts, terrains, 6 + chance.below(4))
    _draw(chance, counts, creatures, 28 + chance.below(5))
    _draw(chance, counts, others, max(FEWEST_BY_CUSTOM - counts.total(), 0) + chance.below(10))
    left, center, right = (
        chance.pick([card.id for card in cards if card.position == position]) for position in POSITIONS
    )
    return Deck(
        guardian=chance.pick([card.id for card in cards if card.type == "guardian"]),
        strongholds=(left, center, right),
        cards=_in_order(counts),
    )


def _draw(chance: Chance, counts: Counter[CardId], cards: Sequence[Card], number: int) -> None:
    """Add that many cards, each again and again as long as custom allows another copy."""
    for _ in range(number):
        free = [card for card in cards if card.type in _ANY_NUMBER or counts[card.id] < MOST_COPIES]
        counts[chance.pick(free).id] += 1


# Decks as text


TypeGroup: TypeAlias = Literal["shields", "terrains", "creatures", "items", "works", "spells", "bribery"]
"""Types as a player sorts his cards: shields with standard bearers, works beside strongholds with one another."""
TYPES_IN: Final[Mapping[TypeGroup, tuple[CardType, ...]]] = {
    "shields": ("shield", "standard_bearer", "shield_terrain"),
    "terrains": ("terrain",),
    "creatures": ("creature",),
    "items": ("item_creature", "item_accessory", "item_hand"),
    "works": ("stronghold_upgrade", "stronghold_downgrade"),
    "spells": ("spell",),
    "bribery": ("bribery",),
}


def write_deck(deck: Deck) -> str:
    """Write a deck as text that `read_deck` reads back, if each of its cards is known and stands in its place."""
    sections = [("Guardian", [(deck.guardian, 1)]), ("Strongholds", [(card, 1) for card in deck.strongholds])]
    known = [(key, count) for key, count in deck.cards if key in CARDS]
    for group, types in TYPES_IN.items():
        heading = "Upgrades and downgrades" if group == "works" else group.capitalize()
        sections.append((heading, [(key, count) for key, count in known if CARDS[key].type in types]))
    lines = [f"Name: {deck.name}", ""] if deck.name else []
    for heading, entries in sections:
        written = [f"{count}x {CARDS[key].name_en}" for key, count in entries if key in CARDS]
        if written:
            lines += [f"{heading}:", *written, ""]
    return "\n".join(lines)


def read_deck(text: str) -> tuple[Deck | None, tuple[Problem, ...]]:
    """Read a deck; None if no card can be found in the text.

    Each line that cannot be read costs a problem, whose `where` is "line N", and no other line. One more, of no line,
    asks whether numbers in front of lines are places or counts, if they may be either; they are read as counts
    meanwhile. Whether the deck is legal is not asked here.
    """
    if len(text) > LONGEST_TEXT:
        return None, (Problem("guardians-problem-text-too-long", {"most": LONGEST_TEXT}),)
    _, reader, question = _understood(text.splitlines())
    if not reader.found:
        return None, tuple(reader.problems) or (Problem("guardians-problem-no-cards-in-text"),)
    return reader.deck, (*reader.problems, *question)


def _understood(lines: Sequence[str]) -> "tuple[Places, _Reader, tuple[Problem, ...]]":
    """Tell where numbers in front of lines are places, what is read by that, and what has to be asked about it."""
    sure, doubtful = places_in(lines)
    counted = _Reader(lines, sure)
    placed = _Reader(lines, sure | doubtful) if doubtful else counted
    if len(placed.problems) < len(counted.problems):
        return sure | doubtful, placed, ()
    if len(placed.problems) > len(counted.problems) or placed.deck == counted.deck:
        return sure, counted, ()
    for number, place in reversed(doubtful.items()):
        found, otherwise = card_in(place.rest), card_in(lines[number])
        if found and otherwise and found != otherwise:
            values: dict[str, Value] = {"text": _shown(spaced(lines[number])), "card": found[0], "count": place.number}
            return sure, counted, (Problem(_PLACES_OR_COUNTS, values),)
    return sure, counted, ()


_PLACES_OR_COUNTS: Final = "guardians-problem-places-or-counts"
_DID_YOU_MEAN: Final = "guardians-problem-did-you-mean"
_SUGGESTED_LINES: Final = 20
"""After so many unreadable lines the text is no list of cards, and looking for near misses would take its time."""


class _Reader:
    """What is read of the lines of a deck, if some of them have places in front."""

    def __init__(self, lines: Sequence[str], places: Places) -> None:
        self.name = ""
        self.guardian: CardId = ""
        self.strongholds: dict[Position, CardId] = {}
        self.counts: Counter[CardId] = Counter()
        self.found = False
        self.problems: list[Problem] = []
        for number, line in enumerate(lines):
            read, shown = places[number].rest if number in places else line, spaced(line)
            if not self.name and (name := named(read)) is not None:
                self.name = spaced(name)[:LONGEST_DECK_NAME].rstrip()
            elif (problem := self._entry(read, shown)) is not None:
                self.problems.append(msgspec.structs.replace(problem, where=f"line {number + 1}"))

    @property
    def deck(self) -> Deck:
        left, center, right = (self.strongholds.get(position, "") for position in POSITIONS)
        return Deck(self.name, self.guardian, (left, center, right), _in_order(self.counts))

    def _entry(self, line: str, shown: str) -> Problem | None:
        if len(shown) > LONGEST_LINE:
            return _unreadable(shown)
        if is_comment(said := spaced(line)) or is_free_heading(said):
            return None
        if (found := card_in(line)) is not None:
            key, count, likely = found
            if count is None:
                return _unreadable(shown, "guardians-problem-which-count", count=likely, card=key)
            return self._add(CARDS[key], count)
        if is_heading(line):
            return None
        for name in names_in(line) if len(self.problems) < _SUGGESTED_LINES else ():
            match [card for card in close(name, most=2) if count_with(line, CARDS[card]) is not None]:
                case (card,):
                    return _unreadable(shown, _DID_YOU_MEAN, card=card)
                case (card, other):
                    return _unreadable(shown, f"{_DID_YOU_MEAN}-either", card=card, other=other)
        return _unreadable(shown)

    def _add(self, card: Card, count: int) -> Problem | None:
        if not 0 < count <= MOST_CARDS:
            return Problem("guardians-problem-count", {"text": card.name_en, "most": MOST_CARDS})
        if card.type == "guardian":
            if count > 1 or self.guardian not in ("", card.id):
                return Problem("guardians-problem-second-guardian", {"card": card.id})
            self.guardian = card.id
        elif card.position is not None:
            if count > 1 or self.strongholds.get(card.position, card.id) != card.id:
                return Problem("guardians-problem-second-stronghold", {"card": card.id, "position": card.position})
            self.strongholds[card.position] = card.id
        else:
            self.counts[card.id] += count
        self.found = True
        return None


def _unreadable(line: str, key: str = "guardians-problem-unreadable", **values: Value) -> Problem:
    return Problem(key, {"text": _shown(line), **values})


def _shown(line: str) -> str:
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1] + "…"


# What is mended


Reading: TypeAlias = Literal["places", "counts"]
"""What numbers in front of lines are."""


def suggestions(problem: Problem) -> tuple[str, ...]:
    """List what a problem suggests for the text that has it: cards for its line, or how numbers are to be read."""
    if problem.key == _PLACES_OR_COUNTS:
        return get_args(Reading)
    cards = (problem.values.get(name) for name in ("card", "other") if problem.key.startswith(_DID_YOU_MEAN))
    return tuple(card for card in cards if isinstance(card, str))


def corrected(text: str, problem: Problem, suggestion: str) -> str:
    """Write the text of a deck anew with what was suggested for a problem of it.

    A line gets the card that was meant, with the place and the count that stood there and the note at its end; if its
    count cannot be told it stays as it is, and no card is suggested for it. Numbers in front of lines are written so
    that they can only be counts, or only places.
    """
    lines = text.splitlines()
    if problem.key == _PLACES_OR_COUNTS:
        sure, doubtful = places_in(lines)
        meant = doubtful if suggestion == "counts" else dict(sorted((sure | doubtful).items()))
        for row, (number, place) in enumerate(meant.items(), start=1):
            written = f"{place.number}x" if suggestion == "counts" else f"{row}."
            lines[number] = f"{place.bullet}{written} {place.rest}"
        return "\n".join(lines)
    places, _, _ = _understood(lines)
    number = int(problem.where.removeprefix("line ")) - 1
    line = places[number].rest if number in places else lines[number]
    if (count := count_with(line, CARDS[suggestion])) is not None:
        front = lines[number].removesuffix(line)
        lines[number] = f"{front}{count} {CARDS[suggestion].name_en} {note_in(line)}".rstrip()
    return "\n".join(lines)
