"""What somebody believes to lie face down under his enemy's shields, as he has marked it for himself, army by army."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from bot.games.guardians.abilities import Color
from bot.games.guardians.cards import CARDS
from bot.games.guardians.table import HOMES, ArmyView, View
from bot.language import Language
from render.guardians.table import spaces
from render.guardians.table.board import corner_of
from render.guardians.words.nouns import class_plural, class_slug, color_name
from render.guardians.words.phrases import fights, place_name
from render.kit.canvas import Canvas
from render.kit.pencil import slip
from render.kit.sentences import sentence
from render.presenter import Markable, Scene

_KINDS: Final = ("strong", "weak", "trap", "flyers", "ranged", "command")
_COLORS: Final[tuple[Color, ...]] = ("mortal", "elemental", "external")
_CLASSES: Final = 15
"""So many classes have a word of their own: a menu holds 25 with the one that takes a mark away."""


def markable(scene: Scene) -> tuple[Markable, ...]:
    """List the enemy's shields under which a card lies that the view's seat has not seen.

    Decks are closed, so that the words are the same for all. Cards under a shield cannot be told apart, and the key
    is that of an army of which all can see that it is still the one: it holds from when a shield was turned until it
    is turned again, on its owner's own strongholds only until that or until he organises; and as long as neither its
    place nor its cards change in number. A shield that moves, fights or is filled up loses its mark.
    """
    view, language = scene.view, scene.language
    words = dict(_words(language)) if view.seat is not None else {}
    return tuple(
        Markable(
            _key(view, army),
            language.say(
                "guardians-mark-army",
                place=place_name(view, army.place, language),
                count=army.cards - len(army.known),
            ),
            words,
        )
        for army in _hidden(view)
    )


def draw_guesses(canvas: Canvas, scene: Scene) -> None:
    """Put a slip with its word beside the shield of each army that is marked."""
    view: View = scene.view
    words = dict(_words(scene.language)) if scene.marks else {}
    for army in _hidden(view) if scene.marks else ():
        if (word := scene.marks.get(_key(view, army))) is not None:
            left, top, right, bottom = spaces.beside_shield(view, army, corner_of(army.place, view.seat or 0))
            drawn = slip(words[word], size=36, room=right - left)
            canvas.stamp(drawn, ((left + right) / 2, (top + bottom) / 2))


def _hidden(view: View) -> Iterator[ArmyView]:
    """List armies of the enemy, from top to bottom, of which the view's seat does not know every card."""
    if view.seat is None or view.outcome is not None:
        return
    for army in sorted(view.armies, key=lambda each: corner_of(each.place, view.seat or 0)[::-1]):
        moved_about = view.phase == "organise" and army.place in HOMES[army.owner]
        followed = army.shield is not None and not moved_about and not fights(view, army)
        if army.owner != view.seat and army.creatures is None and followed:
            yield army


def _key(view: View, army: ArmyView) -> str:
    at_home = army.place in HOMES[army.owner]
    since = f"{view.turn}.{army.turned:d}" if at_home else str(view.turn + army.turned)
    return f"army.{army.place}.{since}.{army.shield}.{army.cards}.{len(army.known)}"


def _words(language: Language) -> Iterator[tuple[str, str]]:
    yield from ((kind, language.say(f"guardians-mark-{kind}")) for kind in _KINDS)
    yield from ((color, sentence(color_name(color, language))) for color in _COLORS)
    yield from ((slug, sentence(class_plural(name, language))) for slug, name in _common_classes().items())


@cache
def _common_classes() -> Mapping[str, str]:
    """Give the classes with the most creatures, by their slugs."""
    counts = Counter(name for card in CARDS.values() if card.is_creature for name in card.classes)
    return {class_slug(name): name for name, _ in counts.most_common(_CLASSES)}
