"""What both players held, once everybody may know it."""

from collections.abc import Sequence

import msgspec

from bot.games.guardians.table import Cards, View
from render.guardians.cards.card_pictures import drawn_hand, hand_alt, sorted_counts
from render.guardians.combat import battlefield
from render.guardians.look.palette import cards_palette, picture
from render.guardians.table import board, organising
from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.sentences import shortened
from render.picture import ALT_LIMIT, Picture
from render.presenter import Scene


def held(scene: Scene, views: Sequence[View]) -> tuple[Picture, ...]:
    """Draw the table with all that the seats of these views know of it, then their hands below each other."""
    names, language = scene.names, scene.language
    kinds = [(names[view.seat or 0], sorted_counts(_cards(view))) for view in views]
    hands = [drawn_hand(cards, language, title=name, large=False).image for name, cards in kinds if cards]
    pictures = [board.board(together(views), names, language)] if views else []
    if hands:
        canvas = Canvas(hands[0].resize((hands[0].width, sum(hand.height for hand in hands))))
        top = 0
        for hand in hands:
            canvas.image.paste(hand, (0, top))
            top += hand.height
        share = ALT_LIMIT // len(hands) - 1
        alt = alt_text(shortened(hand_alt(cards, language, name), share) for name, cards in kinds if cards)
        pictures.append(picture(canvas, alt, "guardians-hands.png", cards_palette()))
    return tuple(pictures)


def together(views: Sequence[View]) -> View:
    """Give the table as whoever has all these views sees it: what is laid face down is known to its owner."""
    own = {view.seat: view for view in views}
    first, second = own.get(0, views[0]), own.get(1, views[0])
    return msgspec.structs.replace(
        views[0],
        seat=None,
        players=(first.players[0], second.players[1]),
        armies=tuple(b if a.creatures is None else a for a, b in zip(first.armies, second.armies, strict=True)),
        grounds=tuple(b if a.terrain is None else a for a, b in zip(first.grounds, second.grounds, strict=True)),
    )


def _cards(view: View) -> Cards:
    return organising.stored(view) if view.combat is None else battlefield.held(view)
