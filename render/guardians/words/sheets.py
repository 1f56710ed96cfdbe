"""Combat sheets in words: what one will do in the order of a combat, what it never does, and how it might end."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from bot.games.guardians import table
from bot.games.guardians.abilities import Dispel, Heal
from bot.games.guardians.ahead import leads
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.combat import (
    When,
    bribery_cards,
    can_be_raised,
    cards_here,
    combat_of,
    command_cards,
    when_cast,
)
from bot.games.guardians.examples import Example, examples
from bot.games.guardians.sheets import SETTINGS, SHEET_PARTS, WHOLE
from bot.games.guardians.table import CombatOrders, CombatView, GameEvent
from render.guardians.words.nouns import card_name
from render.guardians.words.orders import order_said, way_back
from render.guardians.words.phrases import cards_text, enemy_of, seat_of, view_in
from render.kit.sentences import sentence
from render.presenter import Scene

_FIRST: Final = frozenset({"primaries", "modifiers"})
"""The parts that are said before any is looked at: whom a sheet leads with, and what it pays."""
_LISTED: Final = 8
"""So many primaries are named; whoever comes after them is left out."""


def sheet_lines(scene: Scene, orders: CombatOrders, part: str) -> Iterator[str]:
    """Say what a sheet will do in the combat, what it never does, and how it would end in three examples.

    Of the part that is open, or of the whole sheet; while none is, only what matters most.
    """
    view, say = view_in(scene), scene.language.say
    combat = view.combat
    if combat is None:
        return
    told = {part} if part in SHEET_PARTS else {*SHEET_PARTS} if part == WHOLE else _FIRST
    deeds = [sentence(line) for about, lines in _deeds(scene, combat, orders) if about in told for line in lines]
    if nevers := ", ".join(what for about, what in _nevers(scene, combat, orders) if about in told):
        deeds.append(say("guardians-sheet-never", what=nevers))
    heading = say(f"guardians-plan-part-{part}") if part in SHEET_PARTS else say("guardians-sheet-heading", part=part)
    yield f"-# **{heading}** – {' '.join(deeds)}" if deeds else f"-# **{heading}**"
    shown = [line for example in examples(view, orders) for line in _example(scene, example)]
    if shown and part:
        yield "-# " + " ".join((say("guardians-examples"), *shown))
    elif shown:
        yield say("guardians-examples")
        yield from (f"- {line}" for line in shown)


# What it does


def _deeds(scene: Scene, combat: CombatView, orders: CombatOrders) -> Iterator[tuple[str, Iterable[str]]]:
    """Say part by part, in sentences, what a sheet does, as far as there is anything left in hand for it."""
    told = set[Deed]()
    for setting in SETTINGS:
        if setting.part == "commands" and combat.field.match_ups:
            continue
        deed = _TOLD_BY.get(setting.key)
        if deed is None:
            yield setting.part, (f"{order}." for order in order_said(setting, orders, scene.language))
        elif deed not in told:
            told.add(deed)
            yield setting.part, deed(scene, orders)


def _command(scene: Scene, orders: CombatOrders) -> Iterator[str]:
    language, say, seat = scene.language, scene.language.say, seat_of(scene)
    possible = command_cards(view_in(scene), seat)
    cards = tuple(card for card in orders.commands or possible if card in possible and card not in orders.spare)
    when = _commanding(combat_of(view_in(scene)), seat, orders)
    if cards and when != "never":
        names = ", ".join(card_name(card, language) for card in dict.fromkeys(cards))
        yield say("guardians-sheet-command", when=when, other=enemy_of(scene), count=len(cards), cards=names)
        if orders.raised and any(map(can_be_raised, cards)):
            yield say("guardians-sheet-raised", count=orders.raised)
        if orders.second == "yes" and view_in(scene).options.second_command_spell:
            yield say("guardians-sheet-second")
    if orders.dispel == "area" and _holds_dispel(scene):
        yield say("guardians-sheet-dispel", count=orders.dispel_from)


def _commanding(combat: CombatView, seat: int, orders: CombatOrders) -> str:
    """Tell when a sheet uses a command card: always, never, or after what the attacker says."""
    if seat == combat.field.attacker:
        return "always" if orders.attacking == "yes" else "never"
    match orders.after_yes, orders.after_no:
        case "yes", "yes":
            return "always"
        case "yes", _:
            return "after-yes"
        case _, "yes":
            return "after-no"
        case _:
            return "never"


def lead_text(scene: Scene, orders: CombatOrders) -> str:
    """Say in what order a sheet leads, without a full stop; "" if it leaves that open."""
    return next(_lead(scene, orders), "").removesuffix(".")


def _lead(scene: Scene, orders: CombatOrders) -> Iterator[str]:
    say, order = scene.language.say, tuple(dict.fromkeys(leads(view_in(scene), orders)))
    if not order:
        return
    names = [card_name(card, scene.language) for card in order[:_LISTED]]
    yield say("guardians-sheet-lead", count=len(order), cards=", ".join(names), more=len(order) > _LISTED)


def _bribe(scene: Scene, orders: CombatOrders) -> Iterator[str]:
    say = scene.language.say
    if not bribery_cards(view_in(scene), seat_of(scene)):
        return
    for rule in orders.bribes:
        yield say(
            "guardians-sheet-bribe",
            count=rule.base_from,
            when="always" if not rule.losing else "losing" if rule.by_most is None else "close",
            points=rule.by_most or 0,
        )
    if orders.shot_at == "bribe":
        yield say("guardians-sheet-shot-at")
    if orders.counter == "outbid" and view_in(scene).options.counter_bribery:
        yield say("guardians-sheet-counter", count=min((rule.base_from for rule in orders.bribes), default=0))


def _cast(scene: Scene, orders: CombatOrders) -> Iterator[str]:
    """Say which cards are played when, those together that are played alike."""
    held, language = cards_here(view_in(scene), seat_of(scene)), scene.language
    alike: dict[tuple[When, int, bool], list[str]] = {}
    for rule in orders.spells:
        if rule.card in held and (when := when_cast(rule.card)) is not None:
            key = when, rule.base_from, rule.losing
            alike.setdefault(key, []).append(card_name(rule.card, language))
    for (when, least, losing), names in alike.items():
        yield language.say(f"guardians-sheet-cast-{when}", card=language.list(names), count=least, losing=losing)


def _dispel(scene: Scene, orders: CombatOrders) -> Iterator[str]:
    if not orders.dispels or not _holds_dispel(scene):
        return
    played = [kind for kind in ("spell", "item") if kind in orders.dispels]
    if played:
        what = "both" if len(played) > 1 else played[0]
        yield scene.language.say("guardians-sheet-dispels", what=what, count=orders.dispel_from)
    if "command" in orders.dispels:
        yield scene.language.say("guardians-sheet-dispels-command")


def _match_up(scene: Scene, orders: CombatOrders) -> Iterator[str]:
    combat, language, say = combat_of(view_in(scene)), scene.language, scene.language.say
    if orders.goal not in ("win", "tie"):
        return
    player = view_in(scene).players[seat_of(scene)]
    below = (card for home in player.strongholds if not home.ruined for card in home.below_cards or ())
    stones = min(orders.stones, player.stones)
    shots = [card for card in dict.fromkeys(orders.shots) if card in combat.creatures and card not in orders.spare]
    means = []
    if orders.channelers and any(CARDS[card].cmp for card in below):
        means.append(say("guardians-sheet-by-channelers"))
    if stones:
        means.append(say("guardians-sheet-by-stones", count=stones))
    if shots:
        means.append(say("guardians-sheet-by-shots", cards=", ".join(card_name(card, language) for card in shots)))
    if means:
        yield say("guardians-sheet-modifiers", goal=orders.goal, means=language.series(means))
    boosted = [card for card in shots if (ranged := ranged_of(card)) is not None and ranged.channel_boost_max]
    if orders.to_shots and boosted:
        yield say("guardians-sheet-to-shots", cards=cards_text(boosted, language))


def _strike(scene: Scene, orders: CombatOrders) -> Iterator[str]:
    if orders.secondary == "highest":
        creatures = combat_of(view_in(scene)).creatures
        kept = [card for card in dict.fromkeys(orders.keep_back) if card in creatures]
        cards = cards_text(kept, scene.language)
        yield scene.language.say("guardians-sheet-secondary", count=len(kept), cards=cards)


def _afterwards(scene: Scene, orders: CombatOrders) -> Iterator[str]:
    combat, say = combat_of(view_in(scene)), scene.language.say
    hand = (*combat.creatures, *combat.items)
    if orders.heal in ("free", "paid") and any(with_ability(CARDS[card], Heal) for card in hand):
        yield say("guardians-sheet-heal", paid=orders.heal == "paid")
    if orders.save == "most":
        yield say("guardians-sheet-save")
    if not combat.field.storm or seat_of(scene) != combat.field.attacker:
        places, gives_up = way_back(orders)
        yield say("guardians-sheet-retreat", count=len(places), places=", ".join(places), gives=gives_up)


Deed: TypeAlias = Callable[[Scene, CombatOrders], Iterable[str]]
_DEEDS: Final[Mapping[Deed, str]] = {
    _command: "attacking after-yes after-no commands raised second dispel",
    _lead: "primaries then spare",
    _bribe: "bribe shot-at counter",
    _cast: "spells spells-from spells-when",
    _dispel: "dispels",
    _match_up: "goal stones channelers shots to-shots",
    _strike: "secondary keep-back",
    _afterwards: "heal save retreats",
}
"""Which settings are told together; one that stands nowhere here is told as standing orders tell it."""
_TOLD_BY: Final = {key: deed for deed, keys in _DEEDS.items() for key in keys.split()}


# What it never does


def _nevers(scene: Scene, combat: CombatView, orders: CombatOrders) -> Iterator[tuple[str, str]]:
    """Say, with the part that it belongs to, what a sheet never does."""
    language, say, seat = scene.language, scene.language.say, seat_of(scene)
    if not combat.field.match_ups and _commanding(combat, seat, orders) == "never":
        yield "commands", say("guardians-never-command")
    for card in dict.fromkeys(orders.spare):
        if card in combat.creatures:
            yield "primaries", say("guardians-never-lead", card=card_name(card, language))
    if bribery_cards(view_in(scene), seat):
        least = min((rule.base_from for rule in orders.bribes), default=None)
        shooters = orders.shot_at == "bribe"
        if least is None:
            yield "bribery", say("guardians-never-bribe", shooters=shooters)
        elif least:
            yield "bribery", say("guardians-never-bribe-below", count=least, shooters=shooters)
    if not orders.spells and any(when_cast(card) is not None for card in _depot(scene)):
        yield "spells", say("guardians-never-cast")
    if orders.dispel != "area" and not orders.dispels and _holds_dispel(scene):
        yield "spells", say("guardians-never-dispel")
    if orders.goal not in ("win", "tie"):
        yield "modifiers", say("guardians-never-modify")
    elif orders.stones < view_in(scene).players[seat].stones:
        yield "modifiers", say("guardians-never-pay", count=orders.stones)
    if orders.secondary != "highest":
        yield "secondary", say("guardians-never-strike")
    if orders.save != "most":
        yield "afterwards", say("guardians-never-save")


# What there is in hand


def _depot(scene: Scene) -> tuple[CardId, ...]:
    return view_in(scene).players[seat_of(scene)].depot_cards or ()


def _holds_dispel(scene: Scene) -> bool:
    return any(with_ability(CARDS[card], Dispel) for card in _depot(scene))


# Examples


def _example(scene: Scene, example: Example) -> Iterator[str]:
    """Say in a line how an example ended, and for how many stones."""
    say = scene.language.say
    happened = [say("guardians-example-stones", count=example.stones)] if example.stones else []
    end = next((line for event in example.events[-1:] for line in _end(scene, event)), say("guardians-example-open"))
    course = scene.language.series((*happened, end))
    yield say(f"guardians-example-{example.enemy}", other=enemy_of(scene), course=course)


def _who(seat: int, side: int) -> str:
    return "you" if side == seat else "enemy"


def _end(scene: Scene, event: GameEvent) -> Iterator[str]:
    say, seat = scene.language.say, seat_of(scene)
    match event:
        case table.ControlCounted(place=place, attacker=attacker, sums=sums, winner=winner):
            own, their = (sums[0], sums[1]) if attacker == seat else (sums[1], sums[0])
            yield say(
                "guardians-example-end",
                who=_who(seat, winner),
                place=place,
                taken=winner == attacker,
                points=own.total,
                others=their.total,
            )
        case table.GuardianHeld(seat=side):
            yield say("guardians-example-guardian", who=_who(seat, side), held="yes", other=enemy_of(scene))
        case table.MatchEnded(winner=winner):
            loser = seat if winner != seat else 1 - seat
            yield say("guardians-example-guardian", who=_who(seat, loser), held="no", other=enemy_of(scene))
        case _:
            pass
