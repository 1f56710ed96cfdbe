"""The whole table of Guardians in words, for those who do not see the pictures."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Seat
from bot.games.guardians.table import DISPUTED, PLACES, Battlefield, PlayerView, StrongholdView, View
from bot.language import Language
from render.guardians.words import phrases
from render.guardians.words.captions import lost_cards
from render.guardians.words.nouns import card_name
from render.guardians.words.phrases import cards_text, fights, place_name
from render.kit.sentences import values_of

# The table


def board_text(view: View, names: Sequence[str], language: Language) -> str:
    """Say everything that the board shows, in lines."""
    return "\n".join(_board(view, names, language))


def _board(view: View, names: Sequence[str], language: Language) -> Iterator[str]:
    say = language.say
    for seat, player in enumerate(view.players):
        yield from (f"- {line}" for line in _player(player, names[seat], language))
    yield ""
    yield say("guardians-text-spaces")
    for place in PLACES:
        lies = _lies(view, place, names, language)
        parts = [language.entry(place, lies)]
        for army in view.armies:
            if army.place == place:
                told = phrases.army_text(army, language, fights=fights(view, army))
                parts.append(say("guardians-text-army", name=names[army.owner], army=told, turned=army.turned))
        yield "- " + " · ".join(parts)
    if view.lasting:
        lasting = tuple(dict.fromkeys(one.card for one in view.lasting))
        yield say("guardians-text-lasting", cards=cards_text(lasting, language))
    if view.combat is not None and view.outcome is None:
        yield ""
        yield from _battlefield(view.combat.field, names, language)
        if view.combat.sums is not None:
            yield say("guardians-stands", sums=phrases.sums_text(view.combat.sums, language))


def _player(player: PlayerView, name: str, language: Language) -> Iterator[str]:
    say = language.say
    yield say(
        "guardians-text-player",
        name=name,
        guardian=card_name(player.guardian, language),
        stones=player.stones,
        lands=player.lands,
        shields=player.shields_lost,
    )
    yield say("guardians-text-piles", name=name, discard=len(player.discard), **values_of(player))
    if player.dominance is not None:
        card = card_name(player.dominance, language)
        yield say("guardians-about-upcard", name=name, card=card, number=player.number)
    if player.accessories:
        yield say("guardians-text-accessories", name=name, cards=cards_text(player.accessories, language))


def _lies(view: View, place: str, names: Sequence[str], language: Language) -> str:
    say = language.say
    if place in DISPUTED:
        ground = next(ground for ground in view.grounds if ground.place == place)
        return say("guardians-text-land", land=phrases.land_text(ground, language), name=names[ground.controller])
    owner = 0 if place[0] == "A" else 1
    home = next(home for home in view.players[owner].strongholds if home.place == place)
    return say("guardians-text-home", card=_home(home, language), name=names[owner])


def _home(home: StrongholdView, language: Language) -> str:
    if home.ruined:
        return language.say("guardians-ruins")
    parts = [card_name(home.card, language)]
    if home.below:
        parts.append(language.say("guardians-text-below", count=home.below))
    if home.shown:
        parts.append(language.say("guardians-text-shown", cards=cards_text(home.shown, language)))
    parts += [card_name(card, language) for card in (home.upgrade, home.downgrade) if card is not None]
    return ", ".join(parts)


def _battlefield(field: Battlefield, names: Sequence[str], language: Language) -> Iterator[str]:
    say = language.say
    yield say("guardians-text-combat", name=names[field.attacker], other=names[field.defender], place=field.place)
    for seat in (field.attacker, field.defender):
        yield "- " + say("guardians-text-hand", name=names[seat], single=field.hands[seat], double=field.depots[seat])
    for one in field.shown:
        if one.fighter is None:
            card = card_name(one.card, language)
            yield "- " + say("guardians-text-command", name=names[one.seat], card=card, void=one.void)
    for seat, name in enumerate(names):
        if lost := lost_cards(field, seat):
            yield "- " + say("guardians-text-lost", name=name, cards=cards_text(lost, language))
    for fighter in field.fighters:
        yield "- " + say(
            "guardians-text-fighter",
            fighter=phrases.fighter_text(fighter, names, language),
            role=fighter.role,
            beaten=fighter.beaten_by is not None,
        )


# What is private


def hand_text(view: View, language: Language) -> str:
    """Say what the view's seat holds in private. Raises ValueError for the public's view, which holds nothing."""
    if view.seat is None:
        raise ValueError("the public holds no cards")
    return "\n".join(_hand(view, view.seat, language)) or language.say("guardians-hand-empty")


def _hand(view: View, seat: Seat, language: Language) -> Iterator[str]:
    say, player = language.say, view.players[seat]
    for pile in ("drawn", "pen", "depot"):
        if cards := getattr(player, f"{pile}_cards"):
            yield say(f"guardians-hand-{pile}", cards=cards_text(cards, language))
    if view.combat is not None:
        cards = (*view.combat.creatures, *view.combat.items)
        yield say("guardians-hand-combat", cards=cards_text(cards, language))
    for army in view.armies:
        if army.owner == seat and not fights(view, army):
            yield say(
                "guardians-hand-army",
                place=place_name(view, army.place, language),
                army=phrases.army_text(army, language),
            )
    for home in player.strongholds:
        if home.below_cards:
            below = cards_text(home.below_cards, language)
            yield say("guardians-layout-below", place=place_name(view, home.place, language), cards=below)
    for ground in view.grounds:
        if ground.face_down and ground.owner == seat and ground.terrain is not None:
            yield say("guardians-hand-hidden", place=ground.place, card=card_name(ground.terrain, language))
    if view.layout is not None and view.phase == "organise" and player.ready:
        laid = [f"- {line}" for line in phrases.layout_lines(seat, view.layout, view.options, language)]
        yield from (say("guardians-layout-kept"), *laid) if laid else (say("guardians-layout-kept-bare"),)
    for sight in view.sights:
        if sight.what == "vitality":
            yield say("guardians-seen-vitality", place=sight.place or "", amount=sight.amount)
        else:
            yield say("guardians-seen-storage", cards=cards_text(sight.cards, language))
