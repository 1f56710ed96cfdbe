"""What a player of Power has answered: the words of the button that makes it final, and its confirmation."""

from collections.abc import Iterator

from bot.games.power.board.actions import Answer, Sheet, StandingOrders, TakeBooty
from bot.games.power.board.views import View
from bot.language import Language
from render.kit.sentences import LABEL_LIMIT, shortened
from render.power.nouns import army_name, own_orders, sealed_sheet, view_in
from render.presenter import Scene


def sharing(view: View, which: str, language: Language) -> str:
    """Name the first or the last of the seat's own armies, which gets the booty by a standing order."""
    assert view.seat is not None  # the public is asked nothing
    armies = view.players[view.seat].armies
    return army_name(armies[0 if which == "first" else -1], language)


def final_button(scene: Scene, action: Answer) -> str:
    """Word the button that makes an action final."""
    language, say = scene.language, scene.language.say
    match action:
        case Sheet(orders):
            return _without_the_rest(scene, say("power-act-sheet", count=len(orders)))
        case TakeBooty(army):
            return say("power-act-booty", army=army_name(army, language))
        case StandingOrders():
            return _without_the_rest(scene, say("power-act-plan"))


def _without_the_rest(scene: Scene, label: str) -> str:
    """Say with a button which lines of the draft it leaves out."""
    writing = view_in(scene).writing
    lines = () if writing is None else writing.lines
    left_out = [str(number) for number, each in enumerate(lines, start=1) if each.left_out]
    if not left_out:
        return label
    said = scene.language.say(
        "power-act-without", label=label, count=len(left_out), lines=scene.language.list(left_out)
    )
    return shortened(said, LABEL_LIMIT)


def done(scene: Scene, action: Answer) -> str:
    """Confirm an action to whoever made it."""
    language, say = scene.language, scene.language.say
    match action:
        case Sheet(orders):
            return sealed_sheet(view_in(scene), orders, language)
        case TakeBooty(army):
            return say("power-done-booty", army=army_name(army, language))
        case StandingOrders():
            return "\n".join(kept(scene, action))


def kept(scene: Scene, standing: StandingOrders) -> Iterator[str]:
    """Say in full sentences what standing orders do, and what they never do."""
    view, language, say = view_in(scene), scene.language, scene.language.say
    assert view.seat is not None  # the public is asked nothing
    yield say("power-done-plan-muster" if standing.muster else "power-done-plan-ask")
    if len(view.players[view.seat].armies) > 1:
        if standing.booty == "ask":
            yield say("power-done-plan-shares-ask")
        else:
            yield say("power-done-plan-shares-army", army=sharing(view, standing.booty, language))
    if standing.orders and standing.round >= view.round:
        orders = own_orders(view, standing.orders, language)
        yield say("power-done-plan-sheet", round=standing.round, orders=orders, otherwise=standing.otherwise)
    if standing.muster or standing.orders:
        yield say("power-done-plan-never")
