"""What Guardians asks of a player: prompts with what there is to know, menus, and an answer in the making."""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from bot.games.contract import STANDING
from bot.games.guardians import battlefield, table
from bot.games.guardians.asking import STYLES, ordered
from bot.games.guardians.battlefield import fighter_of
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.combat import facing, load_of, target_of
from bot.games.guardians.sheets import sheet_so_far
from bot.games.guardians.table import DISPUTED, Battlefield, DecisionKind, Place, View, army_at, as_place
from bot.games.guardians.turn import WINDOW_ORDERS, orders_with
from bot.language import Language
from render.guardians.words import phrases
from render.guardians.words.card_texts import card_text
from render.guardians.words.nouns import card_name, vice_name
from render.guardians.words.orders import ORDERS, not_done_again, order_choice, orders_told
from render.guardians.words.phrases import card_label, enemy_of, fighter_text, label, place_name, seat_of, view_in
from render.guardians.words.sheets import sheet_lines
from render.kit.sentences import sentence
from render.presenter import Label, Scene

_ORDERED: Final = {
    "suggest": "guardians-question-sheet",
    "heal": "guardians-question-healing",
    "save": "guardians-question-saving",
}
"""The questions about orders that have other words than those of the same name in a combat."""
_NOTHING: Final = {"pass", "pass-for-good", "nobody"}
"""The choices by which nothing is done."""

# What is asked


def prompt(scene: Scene, kind: str) -> str:
    """Ask the view's seat for a decision: what there is to know, and who learns the answer."""
    return "\n".join(_prompt(scene, kind))


def _prompt(scene: Scene, kind: str) -> Iterator[str]:
    say = scene.language.say
    if kind == STANDING:
        yield say("guardians-prompt-plan")
        return
    asking = view_in(scene).asking
    revealed = kind == "command-card" and asking is not None and asking.card is not None
    yield say("guardians-prompt-revealed") if revealed else say(f"guardians-prompt-{kind}")
    if asking is not None and asking.kind == kind:
        yield from _about(scene, asking.kind, asking)
    yield "-# " + _secrecy(scene, kind, revealed=revealed)


def late(scene: Scene, kind: str) -> str:
    """Say what the clock answers for the view's seat."""
    return "" if kind == STANDING else scene.language.say(f"guardians-default-{kind}")


def passing(scene: Scene, kind: str) -> str | None:
    """Word the button that passes in a window; whether a command card is used is said with yes or no."""
    if kind not in STYLES or not STYLES[kind].window or kind == "command":
        return None
    return scene.language.say("guardians-choice-pass", kind=kind)


def _secrecy(scene: Scene, kind: str, *, revealed: bool) -> str:
    """Say who learns of an answer. The one about a command card is told whatever it is; so are revealed creatures."""
    say, style = scene.language.say, STYLES[cast(DecisionKind, kind)]
    if style.window and kind != "command":
        return say("guardians-secret-window")
    if style.sealed and not revealed:
        return say("guardians-secret-sealed", other=enemy_of(scene))
    return say("guardians-secret-open")


def _about(scene: Scene, kind: DecisionKind, asking: table.AskingView) -> Iterator[str]:
    """Say what there is to know for a decision."""
    view, language, say, seat = view_in(scene), scene.language, scene.language.say, seat_of(scene)
    card = "" if asking.card is None else card_name(asking.card, language)
    place = asking.path[-1] if asking.path else ""
    if view.combat is not None and view.combat.field.stage != "aftermath":
        yield from _combat(scene, view.combat)
    match kind:
        case "organise":
            yield from _organising(scene)
        case "foresight":
            yield say("guardians-about-foresight", card=card, number=view.players[seat].number)
        case "upcards":
            for name, player in zip(scene.names, view.players, strict=True):
                if player.dominance is not None:
                    shown = card_name(player.dominance, language)
                    yield "- " + say("guardians-about-upcard", name=name, card=shown, number=player.number)
        case "march":
            left = [one.place for one in view.armies if one.owner != seat and one.shield is not None and not one.turned]
            places = language.list(left)
            yield "-# " + say("guardians-about-unturned", name=enemy_of(scene), count=len(left), places=places)
        case "flight":
            army = army_at(view.armies, asking.path[0], 1 - seat)
            cards = phrases.cards_text(army.known if army is not None else (), language)
            yield say("guardians-about-flight", name=enemy_of(scene), way=phrases.way_text(asking.path), cards=cards)
        case "retreat":
            yield say("guardians-about-retreat", card=card, place=place)
        case "merge":
            yield say("guardians-about-merge", card=card, place=place)
            yield from _meeting(scene, asking)
        case "overflow":
            weight, limit = load_of(view, asking.path)
            yield say("guardians-about-overflow", place=place, weight=weight, limit=limit, over=max(0, weight - limit))
            yield from _meeting(scene, asking)
        case "spoils":
            yield say("guardians-about-spoils", name=enemy_of(scene), card=card, place=place)
        case "storm":
            yield say("guardians-about-storm", name=enemy_of(scene), place=place)
        case "settle":
            yield "-# " + say("guardians-about-settle", stones=view.players[seat].stones)
        case "dispel":
            yield say("guardians-about-dispel", card=card)
        case _ if view.combat is not None:
            yield from _fighting(scene, kind, asking, view.combat, card)


def _organising(scene: Scene) -> Iterator[str]:
    view, say, seat = view_in(scene), scene.language.say, seat_of(scene)
    player = view.players[seat]
    yield "-# " + say("guardians-about-organise", stones=player.stones)
    if player.may_redraw:
        yield say("guardians-about-redraw")
    if ordered(view.options):
        yield "-# " + say(
            "guardians-about-orders",
            pace=view.options.pace,
            rule=phrases.rule_of(view.orders),
            turn=view.turn,
            count=len(view.orders.otherwise),
        )
    if view.options.memory:
        yield say("guardians-about-memory")


def _meeting(scene: Scene, asking: table.AskingView) -> Iterator[str]:
    view, language = view_in(scene), scene.language
    for army in view.armies:
        if army.owner == view.seat and army.place in asking.path:
            yield "- " + language.entry(place_name(view, army.place, language), phrases.army_text(army, language))


# Combats


def _combat(scene: Scene, combat: table.CombatView) -> Iterator[str]:
    """Say where the combat is, how the match-up stands and what both would count."""
    language, say, field, seat = scene.language, scene.language.say, combat.field, seat_of(scene)
    yield say(
        "guardians-about-storming" if field.storm else "guardians-about-combat",
        place=field.place,
        role="attacker" if seat == field.attacker else "defender",
        other=enemy_of(scene),
    )
    if field.terrains:
        yield "-# " + say("guardians-combat-land", terrains=phrases.terrains_text(field.terrains, language))
    if field.stage != "commands" and not field.storm:
        ours, theirs = combat.control[seat].total, combat.control[1 - seat].total
        yield "-# " + say("guardians-about-control", ours=ours, theirs=theirs, other=enemy_of(scene))
    if combat.sums is not None:
        yield say("guardians-stands", sums=phrases.sums_text(combat.sums, language))


def _fighting(
    scene: Scene, kind: DecisionKind, asking: table.AskingView, combat: table.CombatView, card: str
) -> Iterator[str]:
    language, say, field, seat = scene.language, scene.language.say, combat.field, seat_of(scene)
    enemy = 1 - seat
    fighter = fighter_of(field, asking.fighter)
    about = "" if fighter is None else fighter_text(fighter, scene.names, language)
    match kind:
        case "sheet":
            hand = field.hands[enemy], field.depots[enemy]
            yield "-# " + phrases.hand_line(scene.names[enemy], field.shields[enemy], hand, language)
            if known := field.known[enemy]:
                yield "-# " + say(
                    "guardians-about-known", name=scene.names[enemy], cards=phrases.cards_text(known, language)
                )
            if missing := not_done_again(scene):
                yield "-# " + say("guardians-about-last-sheet", what=missing)
            if view_in(scene).options.council:
                yield say("guardians-about-council-later")
        case "council":
            fighters = [fighter_text(one, scene.names, language) for one in facing(field) if one is not None]
            yield say("guardians-about-council", first=fighters[0], second=fighters[-1])
        case "command" if field.commands[enemy] is not None:
            yield say("guardians-command-said", name=enemy_of(scene), yes=bool(field.commands[enemy]))
        case "responses" if card:
            yield say("guardians-about-answered", name=enemy_of(scene), card=card)
        case "responses":
            shown = (one.card for one in field.shown if one.seat == enemy and not one.void)
            yield from ("- " + language.entry(card_name(one, language), _text(one, language)) for one in shown)
        case "declare":
            yield say("guardians-about-declare", card=card)
        case "primary":
            yield say(
                "guardians-about-primary", name=enemy_of(scene), single=field.hands[enemy], double=field.depots[enemy]
            )
        case "bribery":
            target = target_of(field, seat, asking.fighter)
            if target is not None:
                vices = language.list(vice_name(vice, language) for vice in battlefield.open_to(field, seat, target))
                yield say("guardians-about-bribery", target=fighter_text(target, scene.names, language), vices=vices)
        case "steal":
            yield say("guardians-about-steal", name=enemy_of(scene), card=card, target=about)
        case "shot" if fighter is not None:
            yield say("guardians-about-shot", shot=about, points=fighter.worth)
        case "channel":
            yield say("guardians-about-channel", card=card, target=about, points=asking.amount)
        case "modifiers" if combat.bid is not None:
            yield say("guardians-about-bid")
        case "secondary":
            for target in battlefield.strike_targets(field, seat):
                yield f"- {_target_text(scene, field, target)}"
        case _:
            pass


def _target_text(scene: Scene, field: Battlefield, target: table.Fighter) -> str:
    return scene.language.say(
        "guardians-target",
        card=card_name(target.card, scene.language),
        base=CARDS[target.card].base,
        count=battlefield.strike_needed(field, target),
    )


# An answer in the making


def draft_lines(scene: Scene, kind: str, draft: table.Draft) -> tuple[str, ...]:
    """Say what a draft holds so far, what it would lead to, and what it gives away."""
    if kind == STANDING:
        return tuple(orders_told(scene, draft.orders))
    if kind in ORDERS:
        part = "".join(dict(draft.taken).get("part", ()))
        return tuple(sheet_lines(scene, sheet_so_far(view_in(scene), seat_of(scene), draft), part))
    return tuple(sentence(line) for line in _drafted(scene, kind, dict(draft.taken)))


def _drafted(scene: Scene, kind: str, choices: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    view, say = view_in(scene), scene.language.say
    taken = {answer for answers in choices.values() for answer in answers}
    if kind == "organise":
        yield from _laid_out(scene, ordering=choices.get("at") == (WINDOW_ORDERS,))
        if "bare" in choices:
            yield say("guardians-draft-bare")
    elif kind == "march":
        yield from _planned_march(scene, choices)
    elif view.combat is not None and kind in ("modifiers", "strike", "secondary", "heal") and taken - _NOTHING:
        if view.combat.sums is not None:
            yield say("guardians-draft-sums", sums=phrases.sums_text(view.combat.sums, scene.language))
        seat = seat_of(scene)
        ours, theirs = view.combat.control[seat].total, view.combat.control[1 - seat].total
        yield "-# " + say("guardians-about-control", ours=ours, theirs=theirs, other=enemy_of(scene))


def _laid_out(scene: Scene, *, ordering: bool) -> Iterator[str]:
    """Say what orders for windows say while they are given, and that they are; the picture shows what is laid where."""
    view, language = view_in(scene), scene.language
    if view.layout is None:
        return
    if view.layout.redraw:
        yield language.say("guardians-layout-redraw")
        return
    if ordering or view.layout.orders is not None:
        yield from (f"- {line}" for line in phrases.order_lines(orders_with(view, view.layout), view.options, language))


def _planned_march(scene: Scene, choices: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    view, language, say, seat = view_in(scene), scene.language, scene.language.say, seat_of(scene)
    match choices.get("use"):
        case ("rest",):
            yield say("guardians-draft-rest")
        case ("storm",):
            yield from _fought(scene, choices)
    to = as_place("".join(choices.get("to", ()) or choices.get("for", ())))
    if to is None or ("use" in choices and choices["use"] not in (("move",), ("reinforce",))):
        return
    own, enemy = army_at(view.armies, to, seat), army_at(view.armies, to, 1 - seat)
    if own is not None:
        yield "- " + language.entry(place_name(view, to, language), phrases.army_text(own, language))
        if own.flew:
            yield say("guardians-risk-flight", name=enemy_of(scene))
    if "to" not in choices:
        return
    yield from _fought(scene, choices)
    if enemy is not None:
        yield say("guardians-risk-combat", name=enemy_of(scene), place=to, count=enemy.cards)
    elif table.home_of(to) == 1 - seat:
        yield say("guardians-risk-ruins", name=enemy_of(scene), place=to)
    elif to in DISPUTED and (ground := view.grounds[DISPUTED.index(to)]).terrain is None and ground.owner is None:
        yield say("guardians-risk-bare", place=to)


def _fought(scene: Scene, choices: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Say by which combat sheet an attack would be fought, if that is chosen."""
    for fight in choices.get("fight", ()):
        if fight != "ask":
            yield scene.language.say("guardians-fought", fight=fight)


# Menus


def question(scene: Scene, kind: str, question: str) -> str:
    """Name a menu."""
    language, say = scene.language, scene.language.say
    part, _, rest = question.partition("-")
    place = as_place(rest)
    if place is not None and part in ("leave", "take"):
        return say(f"guardians-question-{part}", place=place)
    if (place := as_place(question)) is not None:
        return say("guardians-question-settle", place=place)
    if question.startswith("heal."):
        return say("guardians-question-heal", card=card_name(question.split(".", 2)[2], language))
    if kind in ORDERS and question in _ORDERED:
        return say(_ORDERED[question])
    if question == "to" and kind == "retreat":
        return say("guardians-question-retreat")
    if question == "do" and kind == "command":
        return say("guardians-question-say")
    return say(f"guardians-question-{question}")


def choice(scene: Scene, kind: str, question: str, choice: str) -> Label:
    """Name a choice of a menu, with the figures that matter for it."""
    if kind in ORDERS:
        return order_choice(scene, question, choice)
    if kind == "organise":
        return _arranging(scene, question, choice)
    if question == "do":
        return _deed(scene, kind, choice)
    if question == "turn" or (question == "to" and kind in ("march", "retreat")) or question in ("from", "for"):
        return _space_or_card(scene, kind, question, choice)
    if as_place(question) is not None:
        way, _, card = choice.partition(":")
        text = scene.language.say("guardians-choice-settle", way=way, card=card_name(card, scene.language))
        return card_label(card, scene.language, text)
    return _other(scene, kind, question, choice)


def _arranging(scene: Scene, question: str, choice: str) -> Label:
    view, language, say = view_in(scene), scene.language, scene.language.say
    if question == "cards":
        below = choice.startswith("below:")
        card = choice.removeprefix("below:").partition("+")[0]
        name = card_name(card, language)
        return card_label(card, language, say("guardians-choice-below", card=name) if below else name)
    if question == "orders":
        return _order(scene, choice)
    if question in ("at", "to") and (place := as_place(choice.removeprefix("below."))) is not None:
        name, theirs = place_name(view, place, language), table.home_of(place) == 1 - seat_of(scene)
        where = "below" if choice.startswith("below.") else "beside" if theirs else "on"
        return label(name if question == "at" else say("guardians-choice-lay", place=name, where=where))
    return label(say(f"guardians-choice-{question}-{choice}"))


def _order(scene: Scene, choice: str) -> Label:
    """Name what can be ordered for windows: a card that is excepted from the rule, settling, or a stop."""
    view, language, say = view_in(scene), scene.language, scene.language.say
    if choice not in CARDS:
        return label(say(f"guardians-choice-orders-{choice.replace(':', '-')}"))
    orders = view.orders if view.layout is None else orders_with(view, view.layout)
    name = card_name(choice, language)
    return card_label(choice, language, say("guardians-choice-orders-card", card=name, rule=phrases.rule_of(orders)))


def _deed(scene: Scene, kind: str, choice: str) -> Label:
    """Name what can be done in a window, with what it costs or adds."""
    language, say = scene.language, scene.language.say
    what, _, rest = choice.partition(":")
    match what:
        case "play" | "bribe":
            return label(say(f"guardians-choice-{what}", card=card_name(rest, language)), _text(rest, language))
        case "shoot":
            return label(say("guardians-choice-shoot", card=card_name(rest, language)), _worth(scene, rest))
        case "channel":
            source, _, below = rest.partition(":")
            card = below or view_in(scene).players[seat_of(scene)].guardian
            points = CARDS[card].cmp
            stone = say("guardians-choice-stone", points=points)
            about = say("guardians-choice-below-at", place=source, points=points) if below else stone
            return label(say("guardians-choice-channel", card=card_name(card, language)), about)
        case "yes" | "no":
            return label(say("guardians-choice-command", yes=what))
        case "raise" | "pass-for-good":
            key = what.removeprefix("pass-")
            return label(say(f"guardians-choice-{key}"), say(f"guardians-choice-{key}-about"))
        case _:
            return label(say("guardians-choice-pass", kind=kind))


def _worth(scene: Scene, card: CardId) -> str:
    combat = view_in(scene).combat
    if combat is None:
        return ""
    worth = battlefield.shot_worth(combat.field, seat_of(scene), card).total
    return scene.language.say("guardians-choice-worth", points=worth, figures=phrases.figures(card, scene.language))


def _text(card: CardId, language: Language) -> str:
    known = CARDS[card]
    texts = card_text(card, language)
    return " ".join(texts[1:] if known.timing else texts)


def _space_or_card(scene: Scene, kind: str, question: str, choice: str) -> Label:
    """Name a space with what lies there, a card that can be played, or giving a shield up."""
    view, language, say = view_in(scene), scene.language, scene.language.say
    if choice == "give-up":
        return label(say("guardians-choice-give-up"), say("guardians-choice-give-up-about"))
    place = as_place(choice)
    if place is None:
        return label(say("guardians-choice-play", card=card_name(choice, language)), _text(choice, language))
    name = place_name(view, place, language)
    text = say("guardians-choice-turn", place=name) if question == "turn" else name
    if question == "to" and kind == "march":
        return label(text, _destination(scene, place))
    if question == "to" and view.asking is not None:
        weight, limit = load_of(view, (view.asking.path[0], place))
        if weight > limit:
            text = say("guardians-choice-crowded", place=name, weight=weight, limit=limit, over=weight - limit)
    army = army_at(view.armies, place, seat_of(scene))
    if army is not None:
        return label(text, sentence(phrases.army_text(army, language)))
    # In the preview of a march the shield that is turned has left its space: nothing is to be said of that.
    return label(text, "" if question == "turn" else _land(view, place, language))


def _destination(scene: Scene, place: Place) -> str:
    """Say what waits on a space that a shield may move to."""
    view, language, say, seat = view_in(scene), scene.language, scene.language.say, seat_of(scene)
    own, enemy = army_at(view.armies, place, seat), army_at(view.armies, place, 1 - seat)
    if enemy is not None:
        return say("guardians-choice-to-combat", count=enemy.cards)
    if own is not None and own.shield is not None and not own.turned:  # no other shield can be where one may stop
        return say("guardians-choice-to-exchange")
    if own is not None:
        return phrases.army_text(own, language)
    land = _land(view, place, language)
    if place not in DISPUTED:
        return land
    controller = view.grounds[DISPUTED.index(place)].controller
    return say("guardians-text-land", land=land, name=(scene.plain or scene.names)[controller])


def _land(view: View, place: Place, language: Language) -> str:
    if place in DISPUTED:
        return phrases.land_text(view.grounds[DISPUTED.index(place)], language)
    home = next(home for player in view.players for home in player.strongholds if home.place == place)
    if home.ruined:
        return language.say("guardians-ruins")
    return card_name(home.card, language)


def _other(scene: Scene, kind: str, question: str, choice: str) -> Label:
    language, say = scene.language, scene.language.say
    card = choice.partition(":")[0]
    if question == "way":
        air = choice.startswith("fly:")
        way = " → ".join(choice.removeprefix("fly:").split("."))
        return label(say("guardians-choice-way", way=way, air=air))
    if question == "target":
        return _target(scene, choice)
    if question == "stones":
        return label(sentence(say("guardians-stones", count=int(choice))))
    if question == "declare":
        return label(sentence(phrases.declared_name(choice, language)))
    if choice == "pass":
        return label(say("guardians-choice-pass", kind=kind))
    if choice == "nobody":
        return label(say("guardians-choice-nobody"))
    if question == "play":
        return label(say("guardians-choice-play", card=card_name(card, language)), _text(card, language))
    if card in CARDS:
        return card_label(card, language)
    return label(say(f"guardians-choice-{question}-{choice}"))


def _target(scene: Scene, choice: str) -> Label:
    """Name what a card is aimed at: a space, a card, or a fighter."""
    view, language = view_in(scene), scene.language
    place = as_place(choice)
    if place is not None:
        return label(place_name(view, place, language), sentence(_land(view, place, language)))
    fighter = fighter_of(view.combat.field, int(choice)) if view.combat is not None and choice.isdecimal() else None
    if fighter is None or view.combat is None:
        return label(phrases.named(choice, language))
    text = fighter_text(fighter, scene.plain or scene.names, language)
    if fighter.owner == view.seat:
        return label(text, phrases.figures(fighter.card, language))
    return label(text, _target_text(scene, view.combat.field, fighter))
