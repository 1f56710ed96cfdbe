"""Words for the library of decks and the book of cards."""

from collections import Counter

from bot.games.contract import Problem
from bot.games.guardians.cards import CARDS, LONGEST_NAME, CardId, Deck, TypeGroup, card_named, cards_like, suggestions
from bot.language import Language
from render.guardians.words.nouns import card_name, group_name, type_group


def contents(deck: Deck, language: Language) -> tuple[str, ...]:
    """Sum up what is in a deck: who leads it, his strongholds, and how many cards of which types."""
    counts: Counter[TypeGroup] = Counter()
    for key, count in deck.cards:
        if (group := type_group(CARDS[key].type)) is not None:
            counts[group] += count
    lines = []
    if deck.guardian:
        lines.append(language.say("deck-led-by", card=card_name(deck.guardian, language)))
    if strongholds := [card_name(card, language) for card in deck.strongholds if card]:
        lines.append(language.say("deck-strongholds", cards=language.list(strongholds)))
    groups = [f"{group_name(group, language)} {count}" for group, count in counts.most_common()]
    lines.append(" · ".join([language.say("deck-size", count=deck.size), *groups]))
    return tuple(lines)


def repairs(problem: Problem, language: Language) -> tuple[tuple[CardId, str], ...]:
    """List the cards, with their names, that may have been meant in a line of a deck that cannot be read."""
    return tuple((card, card_name(card, language)) for card in suggestions(problem) if card in CARDS)


def named_card(text: str, language: Language) -> CardId | tuple[str, ...]:
    """Find the card that a text names, by its id or name; else give the names of those that it may mean."""
    found = text if text in CARDS else card_named(text[:LONGEST_NAME], language.code)
    return found if isinstance(found, str) else tuple(card_name(card, language) for card in found)


def suggested_cards(text: str, language: Language, most: int) -> tuple[tuple[CardId, str], ...]:
    """List cards with their names for a half typed one; without a letter, those from A on."""
    found = cards_like(text[:LONGEST_NAME], language.code, most)
    return tuple((card, card_name(card, language)) for card in found)
