"""What sentences about Guardians are made of: players, spaces, cards with their figures, sums, layouts."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from bot.games.contract import Seat
from bot.games.guardians import table
from bot.games.guardians.abilities import Ranged
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.spaces import stacking_of
from bot.games.guardians.table import HOMES, Place, Sum, View
from bot.games.guardians.turn import space_limit
from bot.language import Language
from bot.text import escaped
from render.guardians.words.card_texts import ability_text
from render.guardians.words.nouns import card_name, color_name, position_name, size_name, terrain_name, vice_name
from render.kit.sentences import ABOUT_LIMIT, LABEL_LIMIT, sentence, shortened
from render.presenter import Label, Scene


def view_in(scene: Scene) -> View:
    """Give the view of a scene with its type."""
    return cast(View, scene.view)


def seat_of(scene: Scene) -> Seat:
    """Give the seat that a scene is for. Raises ValueError for the public."""
    seat = view_in(scene).seat
    if seat is None:
        raise ValueError("the public is asked nothing")
    return seat


def enemy_of(scene: Scene) -> str:
    """Name the enemy of the seat that a scene is for."""
    return scene.names[1 - seat_of(scene)]


def label(text: str, about: str = "") -> Label:
    """Make a label within the limits."""
    return Label(shortened(sentence(text), LABEL_LIMIT), shortened(sentence(about), ABOUT_LIMIT))


# Spaces


def home_name(place: Place, language: Language) -> str:
    """Name a home space in its owner's eyes: "A1 (left)"."""
    return language.say("guardians-home", place=place, wing=position_name(table.WINGS[table.wing_of(place)], language))


def place_name(view: View, place: Place, language: Language) -> str:
    """Name a space to the view's seat: its own home spaces with their side."""
    return home_name(place, language) if table.home_of(place) == view.seat else place


def way_text(way: Iterable[Place]) -> str:
    """Write a way from space to space."""
    return " → ".join(way)


def land_text(ground: table.GroundView, language: Language) -> str:
    """Say what lies on a disputed space."""
    if ground.terrain is not None and not ground.face_down:
        return card_name(ground.terrain, language)
    lies = "face_down" if ground.face_down else "none"
    text = language.say("guardians-land", lies=lies)
    if ground.terrain is None:
        return text
    return language.say("guardians-land-known", land=text, card=card_name(ground.terrain, language))


def terrains_text(terrains: Sequence[str], language: Language) -> str:
    """Name the types of a space; "" if it has none."""
    return language.list(terrain_name(each, language) for each in terrains)  # type: ignore[arg-type]  # types of a card


# Cards


def named(card: CardId, language: Language) -> str:
    """Name a card; what is no card's id is written as it is."""
    return card_name(card, language) if card in CARDS else escaped(card)


def counted(
    cards: Iterable[CardId], language: Language, name: Callable[[CardId, Language], str] = card_name
) -> tuple[str, ...]:
    """Name cards, those of a kind together: "2 × Archer"."""
    return tuple(
        name(card, language) if count == 1 else f"{count} × {name(card, language)}"
        for card, count in Counter(cards).items()
    )


def cards_text(cards: Iterable[CardId], language: Language) -> str:
    """List cards in a sentence: "2 × Archer and Gold"; "nothing" for none."""
    return language.list(counted(cards, language)) or language.say("guardians-nothing")


def shield_name(shield: CardId | None, language: Language) -> str:
    """Name the shield over a stack; creatures without one are loose."""
    return language.say("guardians-loose") if shield is None else card_name(shield, language)


def hand_line(name: str, shield: CardId | None, cards: tuple[int, int], language: Language) -> str:
    """Say with how many cards somebody goes into a combat: those with a single and with a double border."""
    single, double = cards
    return language.say(
        "guardians-combat-hand", name=name, shield=shield_name(shield, language), single=single, double=double
    )


def figures(card: CardId, language: Language) -> str:
    """Give the figures of a card that matter in play: "6, shot 3, gold"."""
    known, say = CARDS[card], language.say
    if known.type == "creature":
        return ", ".join(_creature_figures(card, language))
    parts = [say(f"guardians-type-{known.type}")]
    if known.is_shield:
        parts.append(say("guardians-figure-holds", points=known.space_limit))
    if known.is_terrain:
        parts += [terrain_name(each, language) for each in known.terrain_types]
    if known.cost_stones:
        parts.append(say("guardians-stones", count=known.cost_stones))
    if known.dominance and (known.is_shield or known.is_terrain):
        parts.append(say("guardians-figure-dominance", number=known.dominance))
    return ", ".join(parts)


def _creature_figures(card: CardId, language: Language) -> Iterator[str]:
    known, say = CARDS[card], language.say
    if known.stacking == known.base:
        yield str(known.base)
    else:
        yield say("guardians-figure-stacking", base=known.base, stacking=known.stacking)
    ranged = ranged_of(card)
    if ranged is not None and ranged.points:
        yield say("guardians-figure-shot", points=ranged.points)
    if known.cmp:
        yield say("guardians-figure-channels", points=known.cmp)
    if any(ability.command for ability in known.abilities):
        yield say("guardians-figure-command")
    if known.flying:
        yield say("guardians-figure-flies")
    if known.bar == "green":
        yield say("guardians-figure-green")
    if known.color is not None:
        yield color_name(known.color, language)
    if known.off_color is not None and known.off_color.amount:
        against = color_name(known.off_color.against, language)
        yield say("guardians-figure-off-color", amount=f"+{known.off_color.amount}", color=against)
    yield from (vice_name(vice, language) for vice in known.bribable_by)


def card_label(card: CardId, language: Language, text: str = "", when: str = "") -> Label:
    """Name a card in a menu, with its figures and as much of its text as fits; `text` stands in place of the name.

    `when` it is played stands in place of the figures.
    """
    texts = (ability_text(each, language) for each in CARDS[card].abilities if not isinstance(each, Ranged))
    return label(text or card_name(card, language), " · ".join((when or figures(card, language), *texts)))


def declared_name(value: str, language: Language) -> str:
    """Name what can be declared of the next primary: a size or the colour of a border."""
    match value:
        case "S" | "M" | "L":
            return size_name(value, language)
        case "mortal" | "elemental" | "external":
            return color_name(value, language)
        case _:
            return escaped(value)


# Sums


def sum_text(total: Sum, language: Language) -> str:
    """Write a sum with all its terms: "Swordsman 6 + 3 (off-colour bonus) = 9"."""
    if not total.terms:
        return "0"
    first = total.terms[0]
    parts = [f"{'' if first.card is None else card_name(first.card, language)} {_number(first.amount)}".strip()]
    for term in total.terms[1:]:
        sign = "−" if term.amount < 0 else "+"
        if term.kind == "base" and term.card is not None:
            parts.append(f"{sign} {card_name(term.card, language)} {abs(term.amount)}")
        else:
            parts.append(f"{sign} {abs(term.amount)} ({_source(term, first.card, language)})")
    return " ".join(parts) if len(parts) == 1 else f"{' '.join(parts)} = {_number(total.total)}"


def _number(amount: int) -> str:
    return f"−{-amount}" if amount < 0 else str(amount)


def _source(term: table.Term, own: CardId | None, language: Language) -> str:
    if term.card is None or term.card == own:
        return language.say("guardians-term-own", kind=term.kind)
    return language.say("guardians-term", kind=term.kind, card=card_name(term.card, language))


def sums_text(sums: tuple[Sum, Sum], language: Language) -> str:
    """Set two sums against each other."""
    first, second = (sum_text(each, language) for each in sums)
    return language.say("guardians-against", first=first, second=second)


def fighter_text(fighter: table.Fighter, names: Sequence[str], language: Language) -> str:
    """Name a card on the battlefield with its owner."""
    return language.say("guardians-of", card=card_name(fighter.card, language), name=names[fighter.owner])


# Armies and layouts


def army_text(army: table.ArmyView, language: Language, *, fights: bool = False) -> str:
    """Say what lies on a space, as far as the view's seat may know it; the cards of one that fights are in the hand."""
    say = language.say
    shield = shield_name(army.shield, language)
    if fights:
        return say("guardians-army-fights", shield=shield)
    if army.creatures is None or army.items is None:
        cards, known = cards_text(army.known, language), bool(army.known)
        return say("guardians-army", shield=shield, count=army.cards, known=known, cards=cards)
    return say(
        "guardians-army-open",
        shield=shield,
        cards=cards_text((*army.creatures, *army.items), language),
        points=army.stacking or 0,
        limit=army.limit,
    )


def fights(view: View, army: table.ArmyView) -> bool:
    """Tell whether the cards of an army have been picked up for a combat; in its aftermath they lie there again."""
    return view.combat is not None and view.combat.field.place == army.place and view.combat.field.stage != "aftermath"


def layout_lines(seat: Seat, layout: table.Layout, options: table.Options, language: Language) -> Iterator[str]:
    """Say what a layout lays where, and what it discards; nothing is said of what is put away."""
    say = language.say
    for place, home in zip(HOMES[seat], layout.homes, strict=True):
        above = (*home.above, *home.items)
        if above or home.shield is not None:
            yield say(
                "guardians-layout-on",
                place=home_name(place, language),
                shield=shield_name(home.shield, language),
                cards=cards_text(above, language),
                points=stacking_of(home.above, home.items) + stacking_of(home.below),
                limit=space_limit(home.shield),
            )
        if home.below:
            yield say(
                "guardians-layout-below", place=home_name(place, language), cards=cards_text(home.below, language)
            )
    for owner, cards in ((seat, layout.upgrades), (1 - seat, layout.downgrades)):
        for place, card in zip((HOMES[owner][0], HOMES[owner][2]), cards, strict=True):
            if card is not None:
                yield say("guardians-layout-beside", place=place, card=card_name(card, language))
    for place, card in layout.attached:
        yield say("guardians-layout-attached", place=place, card=card_name(card, language))
    if layout.orders is not None:
        yield from order_lines(layout.orders, options, language)
    for how in ("accessories", "plays", "sacrifices", "discards"):
        if cards := getattr(layout, how):
            yield say(f"guardians-layout-{how}", cards=cards_text(cards, language))


def rule_of(orders: table.WindowOrders) -> str:
    """Name the preset of orders for windows: bold or careful."""
    return "bold" if orders.bold else "careful"


def order_lines(orders: table.WindowOrders, options: table.Options, language: Language) -> Iterator[str]:
    """Say what orders for windows will do and what they will never do."""
    say = language.say
    yield say(
        "guardians-orders-rule",
        pace=options.pace,
        rule=rule_of(orders),
        count=len(orders.otherwise),
        cards=language.list(counted(tuple(dict.fromkeys(orders.otherwise)), language)),
    )
    yield say("guardians-orders-settle", settle=orders.settle)
    yield say("guardians-orders-stops", count=len(orders.stops), windows=windows_text(orders.stops, language))
    yield say("guardians-orders-never", dominance="ask" if "foresight" in orders.stops else "take")


def windows_text(windows: Iterable[str], language: Language) -> str:
    """List kinds of windows: "when a shield flies and when a shield was lost"."""
    return language.list(language.say(f"guardians-when-{window}") for window in windows)


def settled_by(space: table.Settled) -> tuple[str, CardId]:
    """Tell what settles a space (terrain, hidden, creature), and which card."""
    if space.terrain is not None:
        return "terrain", space.terrain
    if space.face_down is not None:
        return "hidden", space.face_down
    return "creature", space.creature or ""
