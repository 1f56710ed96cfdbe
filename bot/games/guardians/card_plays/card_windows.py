"""Windows in which one player may play a card of his depot or pass; which cards, `card_plays.TIMINGS` says.

Menu: the question "play" with the cards that fit and "pass" (chosen beforehand; whoever can only pass is not asked),
and "target" with spaces where a card can be aimed at several.
"""

from collections.abc import Callable, Iterator, Sequence

from bot.games.contract import Decision
from bot.games.forms import Form
from bot.games.guardians.asking import PASS, Part, ask_or_pass, listed, numbered, unnumbered
from bot.games.guardians.card_plays import depot
from bot.games.guardians.cards import CardId
from bot.games.guardians.table import Action, Asking, Cards, DecisionKind, Pass, Play, Table, View


def window(kind: DecisionKind, resolve: Callable[[Table, Asking], None]) -> Part:
    """Make the part of a window. Whoever holds nothing that fits passes by himself; passing is the fallback too."""
    timings = depot.TIMINGS[kind]

    def offers(view: View, decision: Decision) -> Iterator[Action]:
        yield Pass()
        yield from depot.plays_now(view, timings)

    def fill_in(view: View, decision: Decision, form: Form) -> Action | None:
        chosen = ask_or_pass(form, "play", (*depot.playable(view, timings), PASS))
        if chosen is None:
            return None
        return Pass() if chosen == PASS else aim(view, form, chosen)

    return listed(kind, offers=offers, fill_in=fill_in, resolve=resolve)


def aim(view: View, form: Form, card: CardId) -> Play | None:
    """Ask what a card is aimed at, if there is a choice."""
    ways = tuple(depot.plays_of(view, card))
    if len(ways) == 1:
        return ways[0]
    target = form.ask("target", (play.target for play in ways))
    return None if target is None else Play(card=card, target=target)


def ask_cards(form: Form, key: str, cards: Sequence[CardId], *, least: int = 0) -> Cards | None:
    """Ask for some cards, of which there may be several copies; None while too few are chosen."""
    names = numbered(cards)
    chosen = form.ask_several(key, names, least=least, most=len(names))
    return None if chosen is None else tuple(map(unnumbered, chosen))
