"""The pictures of a table of Guardians in words, for those who do not see them, and the words that stand in them."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from bot.games.contract import Seat
from bot.games.guardians import table
from bot.games.guardians.abilities import BribeFromHand
from bot.games.guardians.battlefield import control_sums, fighter_of
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.table import Battlefield, CombatView, MatchUp, Place, Sum, View
from bot.language import Language
from render.guardians.words.nouns import card_name, terrain_name
from render.guardians.words.phrases import counted, declared_name
from render.kit.alt import alt_text


def short_name(card: CardId, language: Language) -> str:
    """Name a card without what follows a comma or a colon in its name: "Tes Let"."""
    return re.split(r"[,:]", card_name(card, language))[0].strip()


# The table


def land_name(ground: table.GroundView, language: Language) -> str:
    """Name what lies on a disputed space; "" for nothing."""
    if ground.face_down:
        return language.say("guardians-picture-face-down")
    return "" if ground.terrain is None else card_name(ground.terrain, language)


def turn_line(view: View, language: Language) -> str:
    """Say which turn it is, and how many there are, or that the match is over."""
    if view.outcome is not None:
        return language.say("guardians-picture-over")
    limit = view.options.turn_limit
    return language.say("guardians-picture-turn", turn=view.turn, limit=0 if limit == "none" else limit)


def waiting_line(view: View, names: Sequence[str], language: Language) -> str:
    """Say what is going on, or who has won; a window names nobody."""
    if view.outcome is not None:
        winners = view.outcome.winners
        named = language.list(names[seat] for seat in winners)
        return language.say("guardians-picture-won", count=len(winners), names=named)
    if view.combat is not None:
        return _attack(view.combat.field, names, language)
    if view.phase == "movement" and view.active is not None:
        return language.say("guardians-picture-marching", name=names[view.active])
    if view.phase == "organise":
        return language.say("guardians-picture-organise")
    return language.say("guardians-picture-moving" if view.phase == "movement" else "guardians-picture-settlement")


def still_line(view: View, names: Sequence[str], language: Language) -> str:
    """Say what is still to come in a phase: the shields that each can turn; "" where nothing is to be said."""
    if view.outcome is not None or view.phase != "movement":
        return ""
    if view.combat is not None:
        return field_name(view.combat.field, language)
    still = Counter(army.owner for army in view.armies if army.shield is not None and not army.turned)
    shields = language.list(f"{name} {still[seat]}" for seat, name in enumerate(names))
    return language.say("guardians-picture-still", shields=shields)


def turn_of(view: View) -> Seat | None:
    """Name the seat whose turn it is, or that has won; None where both act or nobody may know who."""
    if view.outcome is not None:
        return view.outcome.winners[0] if len(view.outcome.winners) == 1 else None
    if view.combat is not None:
        return view.combat.field.attacker
    return view.active if view.phase == "movement" else None


def _attack(field: Battlefield, names: Sequence[str], language: Language) -> str:
    name, other = names[field.attacker], names[field.defender]
    return language.say("guardians-picture-fight", name=name, other=other, place=field.place, storm=field.storm)


def table_alt(
    view: View, names: Sequence[str], language: Language, *, offered: Collection[Place] = (), lost: str = ""
) -> str:
    """Say what the table shows, the most important first, in at most 1024 characters."""
    seats = (near := view.seat or 0, 1 - near)
    turn, duty = turn_line(view, language), waiting_line(view, names, language)
    lines = [*([f"{lost}."] if lost else ()), language.say("guardians-picture-head", turn=turn, duty=duty)]
    if offered:
        places = [place for place in table.PLACES if place in offered]
        lines.append(language.say("guardians-picture-offered", places=language.list(places)))
    if still := still_line(view, names, language):
        lines.append(f"{still}.")
    lines += [_standing(view, seat, names[seat], language) for seat in seats]
    lines += [
        language.say("guardians-picture-armies", name=names[seat], armies=language.series(armies))
        for seat in seats
        if (armies := [_army(view, army, language) for army in view.armies if army.owner == seat])
    ]
    lines += [
        language.say("guardians-picture-lands", name=names[seat], lands=language.list(lands))
        for seat in seats
        if (lands := [_land(ground, language) for ground in view.grounds if ground.controller == seat])
    ]
    lines += [line for seat in seats for each in view.players[seat].strongholds if (line := _home(each, language))]
    return alt_text(lines)


def _standing(view: View, seat: Seat, name: str, language: Language) -> str:
    player = view.players[seat]
    return language.say(
        "guardians-picture-standing",
        name=name,
        guardian=short_name(player.guardian, language),
        stones=player.stones,
        lost=player.shields_lost,
        lands=player.lands,
        deck=player.deck,
        pen=player.pen,
        depot=player.depot,
        drawn=player.drawn,
        discard=len(player.discard),
        top=card_name(player.discard[-1], language) if player.discard else "",
        dominance=player.number if player.dominance else 0,
        first=view.phase == "movement" and view.first == seat,
    )


def _army(view: View, army: table.ArmyView, language: Language) -> str:
    """Say what lies on a space, with the cards that the view may name."""
    fight = view.combat is not None and view.combat.field.place == army.place
    cards = fighting_cards(view.combat.field, army) if view.combat is not None and fight else army.cards
    known = (*army.creatures, *(army.items or ())) if army.creatures is not None else army.known
    return language.say(
        "guardians-picture-stack",
        place=army.place,
        count=cards,
        shield="no" if army.shield is None else "turned" if army.turned else "yes",
        flew=army.flew,
        cards=named(known, language),
        known=len(known),
        points=army.stacking or 0,
        limit=army.limit,
    )


def _land(ground: table.GroundView, language: Language) -> str:
    return f"{ground.place} {land_name(ground, language)}".strip()


def _home(stronghold: table.StrongholdView, language: Language) -> str:
    """Say what is special about a home space; "" if nothing is."""
    beside = stronghold.upgrade or stronghold.downgrade
    cards = stronghold.below_cards if stronghold.below_cards is not None else stronghold.shown
    if not (stronghold.ruined or beside or stronghold.below):
        return ""
    return language.say(
        "guardians-picture-home",
        place=stronghold.place,
        ruined=stronghold.ruined,
        below=stronghold.below,
        known=len(cards),
        cards=named(cards, language),
        fitted=1 if beside else 0,
        beside=card_name(beside, language) if beside else "",
    )


def named(cards: Iterable[CardId], language: Language) -> str:
    """List cards by their names, those of a kind together: "2 × Archer and Captain"."""
    return language.list(counted(cards, language, short_name))


# A combat


def fighting_cards(field: Battlefield, army: table.ArmyView) -> int:
    """Count the cards of an army that fights: those in hand, once it is over those that have come back."""
    return army.cards if field.stage == "aftermath" else field.hands[army.owner]


def lost_cards(field: Battlefield, seat: Seat) -> table.Cards:
    """List what a seat has lost in a combat so far: destroyed, or beaten and not healed (R42)."""
    beaten = (one for one in field.fighters if one.owner == seat and one.beaten_by is not None)
    return (*field.graveyard[seat], *(one.card for one in beaten if one.role != "guardian"))


def is_counted(field: Battlefield) -> bool:
    """Tell whether it is decided who holds the space that is fought for."""
    return field.winner is not None and not field.storm


def account_of(combat: CombatView) -> tuple[Sum, Sum] | None:
    """Give what was counted for the space, by seat, as long as everything that counted lies there as it did."""
    field = combat.field
    there = field.step in ("heal", "recover") and not any(fighter.healed for fighter in field.fighters)
    return combat.control if is_counted(field) and there else None


def is_running(field: Battlefield, match: MatchUp) -> bool:
    """Tell whether a match-up or secondary attack is being fought: the last one, until it is compared or called off."""
    between = field.step in ("between", "declare", "primaries", "secondary")
    fights = field.stage in ("match-ups", "secondary") and not between
    return match == field.match_ups[-1] and not match.compared and fights


def owners_of(field: Battlefield, match: MatchUp) -> tuple[Seat, Seat]:
    """Name the seats of the first and the second card of a match-up, also after they have gone."""
    if not match.secondary:
        return field.attacker, field.defender
    for number, mirrored in ((match.first, False), (match.second, True)):
        if (fighter := fighter_of(field, number)) is not None:
            striker = 1 - fighter.owner if mirrored else fighter.owner
            return striker, 1 - striker
    return field.attacker, field.defender


def command_said(field: Battlefield, seat: Seat) -> str:
    """Tell whether a side uses a command card: "yes", "no", or "open" while it has not said."""
    said = field.commands[seat]
    if said is None:
        return "open" if field.stage == "commands" else "no"
    return "yes" if said else "no"


def declared(field: Battlefield, seat: Seat, language: Language) -> str:
    """Say what a side has stated about its next primary: its size or its colour; "" for nothing."""
    value = field.declared[seat]
    return language.say("guardians-picture-declared", what=declared_name(value, language)) if value else ""


def revealed_of(field: Battlefield) -> Seat:
    """Name the seat whose combat hand was searched for creatures to bribe: the enemy of whoever commands that."""
    searchers = (each.seat for each in field.shown if with_ability(CARDS[each.card], BribeFromHand))
    return 1 - next(searchers, field.attacker)


def field_name(field: Battlefield, language: Language) -> str:
    """Name what is fought on: the stronghold or the land, with its types."""
    if field.storm:
        return card_name(field.guardians[field.defender], language)
    if field.stronghold is not None:
        name = card_name(field.stronghold, language)
    elif field.terrain is not None:
        name = card_name(field.terrain, language)
    else:
        name = language.say("guardians-picture-no-land", land=field.land)
    types = [terrain_name(each, language) for each in field.terrains]  # type: ignore[arg-type]  # types of a card
    more = [each for each in types if each.casefold() not in name.casefold()]
    return f"{name} ({language.list(more)})" if more else name


def match_title(match: MatchUp, language: Language) -> str:
    """Name a match-up or a secondary attack by its number."""
    if match.secondary:
        return language.say("guardians-picture-secondary")
    return language.say("guardians-picture-match", number=match.number)


def outcome_of(match: MatchUp, *, running: bool, language: Language) -> str:
    """Say in a few words how a match-up has ended when its sums do not say it alone."""
    if running:
        return ""
    if match.shielded is not None:
        return language.say("guardians-picture-shielded", card=card_name(match.shielded, language))
    if match.cause is not None:
        return language.say("guardians-picture-cause", card=card_name(match.cause, language))
    if match.winner is not None:
        return ""
    if not match.compared:
        return language.say("guardians-picture-no-comparison")
    return language.say("guardians-picture-fails" if match.secondary else "guardians-picture-tie")


def term_name(term: table.Term, own: CardId | None, language: Language) -> str:
    """Say where a term of a sum comes from: a card by its name, its own text, or a rule."""
    if term.kind in ("base", "off-color", "terrain", "stronghold", "guardian"):
        return language.say(f"guardians-picture-term-{term.kind}")
    if term.card is None or term.card == own:
        return language.say("guardians-picture-term-text")
    return short_name(term.card, language)


def counted_name(term: table.Term, language: Language) -> str:
    """Name what counts for a space."""
    return language.say("guardians-picture-term-text") if term.card is None else card_name(term.card, language)


def held_by(field: Battlefield, names: Sequence[str], language: Language) -> str:
    """Say who holds the space after the combat."""
    seat = field.defender if field.winner is None else field.winner
    taken = seat == field.attacker
    return language.say("guardians-picture-held", name=names[seat], place=field.place, taken=taken, storm=field.storm)


def ended_of(view: View) -> tuple[CombatView, tuple[Sum, Sum] | None]:
    """Give the latest combat that was counted, and what was counted for the space (by seat; None after a storm).

    Raises ValueError if none has been counted.
    """
    if view.fought is None:
        raise ValueError("no combat has been counted")
    counted = control_sums(view.fought, immune_count=view.options.immune_count)
    combat = CombatView(field=view.fought, creatures=(), items=(), sums=None, control=counted)
    return combat, account_of(combat)


def pending_cards(field: Battlefield, seat: Seat) -> Iterator[CardId | None]:
    """List the cards that a seat has played and that may still be answered."""
    return (each.action.card for each in field.pending if each.seat == seat)


def field_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say how the combat stands, the latest first, in at most 1024 characters. Raises ValueError if none runs."""
    if view.combat is None:
        raise ValueError("no combat runs")
    return combat_alt(view.combat, account_of(view.combat), names, language)


def combat_alt(combat: CombatView, counted: tuple[Sum, Sum] | None, names: Sequence[str], language: Language) -> str:
    """Say how a combat stands, or has ended; `counted` is what was counted for the space, by seat."""
    field = combat.field
    place = f"{field.place}, {field_name(field, language)}"
    lines = [language.say("guardians-picture-head", turn=place, duty=_attack(field, names, language))]
    sides = (field.attacker, field.defender)
    if field.winner is not None:
        held = held_by(field, names, language)
        if counted is None:
            lines.append(f"{held}.")
        else:
            one, other = (_account(counted[seat], language) for seat in sides)
            lines.append(language.say("guardians-picture-account", held=held, attacker=one, defender=other))
    lines += [
        language.say(
            "guardians-picture-side",
            name=names[seat],
            stones=field.stones[seat],
            over=field.winner is not None,
            hand=field.hands[seat],
            depot=field.depots[seat],
            commands=sum(each.seat == seat for each in field.shown),
            command=named((each.card for each in field.shown if each.seat == seat), language),
        )
        for seat in sides
    ]
    lines += [
        language.say("guardians-alt-section", section=names[seat], cards=said)
        for seat in sides
        if (said := declared(field, seat, language))
    ]
    for number, match in enumerate(reversed(field.match_ups)):
        running = is_running(field, match)
        sums = combat.sums if running and combat.sums is not None else (match.first_sum, match.second_sum)
        lines.append(_comparison(match, sums, running=running, long=number == 0, language=language))
    lines += [
        language.say("guardians-picture-gone", name=names[seat], what=what, cards=named(cards, language))
        for seat in sides
        for what, cards in (("lost", lost_cards(field, seat)), ("bribed", field.bribed[seat]))
        if cards
    ]
    return alt_text(lines)


def _comparison(match: MatchUp, sums: tuple[Sum, Sum], *, running: bool, long: bool, language: Language) -> str:
    cards = (match.first_card, match.second_card)
    first, second = (
        language.say("guardians-picture-nothing") if card is None else _fighting(card, of, language, long=long)
        for card, of in zip(cards, sums, strict=True)
    )
    outcome = outcome_of(match, running=running, language=language)
    won = "wins" if match.winner == match.first else "loses"
    ended = won if match.winner is not None else "runs" if running else "push"
    return language.say(
        "guardians-picture-comparison",
        title=match_title(match, language),
        first=first,
        second=second,
        ended=ended,
        judged=1 if outcome else 0,
        outcome=outcome,
    )


def _fighting(card: CardId, of: Sum, language: Language, *, long: bool) -> str:
    """Write a card with its sum: "Archer 11 (6 Base vitality + 5 Rak Nam)", or without the words."""
    name = short_name(card, language)
    if not of.terms:
        return name
    terms = [f"{term.amount} {term_name(term, card, language)}" if long else str(term.amount) for term in of.terms]
    return f"{name} {of.total}" if len(terms) == 1 else f"{name} {of.total} ({' + '.join(terms)})"


def _account(of: Sum, language: Language) -> str:
    terms = language.list(f"{counted_name(term, language)} {term.amount}" for term in of.terms)
    return f"{of.total} ({terms})" if of.terms else str(of.total)


# Organising


def drawer_title(name: str, count: int, limit: int, language: Language) -> str:
    """Say what becomes of cards, and how many they are; `limit` is how many may stay in the hand."""
    return language.say(f"guardians-picture-drawer-{name}", count=count, limit=limit)


def wing_line(
    place: str, name: str, used: int, limit: int, parts: Iterable[tuple[str, Sequence[CardId]]], language: Language
) -> str:
    """Say what would lie at a home space; `parts` are what lies where ("shield", "above", "below", "beside")."""
    told = [
        language.say(f"guardians-picture-part-{part}", cards=named(cards, language)) for part, cards in parts if cards
    ]
    what = language.series(told) or language.say("guardians-picture-nothing")
    return language.say("guardians-picture-wing", place=place, name=name, used=used, limit=limit, what=what)
