"""What has happened at a table of Guardians, told in sentences.

Accounts may be told with a later view than the one right after their events. So they take from the view only what
never changes in a match: the seats. Facts that belong together become one line: a shield is turned and moved, cards are
shown and compared at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from bot.games.contract import Event, Seat
from bot.games.guardians import table
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.sheets import SETTINGS, moot
from bot.games.guardians.table import Fighter, GameEvent, MatchUp, Settled, Sum, as_place
from render.guardians.words import phrases
from render.guardians.words.card_texts import ability_text
from render.guardians.words.confirmations import answered_ahead
from render.guardians.words.nouns import card_name
from render.guardians.words.orders import orders_said
from render.guardians.words.phrases import cards_text, sums_text, view_in
from render.kit.sentences import sentence
from render.presenter import Scene
from render.telling import Teller, in_words, player

_MARGINAL: Final = "-# "
"""Discord shows a line that begins so in small grey letters."""


def _fighter(scene: Scene, fighter: Fighter) -> str:
    return phrases.fighter_text(fighter, scene.names, scene.language)


_TELLER: Final = Teller(
    "guardians",
    {
        **dict.fromkeys(("by", "card", "creature", "dominance", "healed", "healer"), in_words(card_name)),
        **dict.fromkeys(("shield", "stronghold", "terrain"), in_words(card_name)),
        **dict.fromkeys(("cards", "creatures", "discarded", "fallen"), in_words(cards_text)),
        **dict.fromkeys(("fighter", "target"), _fighter),
        "spaces": lambda scene, spaces: scene.language.list(as_settled(scene, space) for space in spaces),
        "terrains": in_words(phrases.terrains_text),
        "value": in_words(phrases.declared_name),
        "victim": player,
        "windows": in_words(phrases.windows_text),
    },
)


def account(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell what happened, in order."""
    known = _in_order(events)
    lines = (line for number in range(len(known)) for line in _told(scene, known, number))
    return tuple(sentence(line) for line in lines)


def _in_order(events: Sequence[Event]) -> Sequence[GameEvent]:
    """Put what was answered ahead last, together: so what belongs together stands side by side."""
    return sorted(cast(Sequence[GameEvent], events), key=lambda event: isinstance(event, table.AnsweredAhead))


_IN_FULL_ONLY: Final = (
    table.CommandSaid,
    table.EffectBegun,
    table.Declared,
    table.ShotPlaced,
    table.Channelled,
    table.StonesChanged,
)
"""What an account of a whole combat leaves out: the sums name shots and channels, stones are told together."""


_ANSWERED: Final = (table.LayoutSealed, table.LayoutReopened)
"""What only says who has answered, or has taken that back."""


def brief_account(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell a combat that was fought by sheets from its result on: each match-up in a line with its sums, then the rest.

    Everything else is told as in the account, but for who has organised, since the board says who has answered; and
    beside a combat but for what sheets have answered.
    """
    known = [event for event in _in_order(events) if not isinstance(event, _ANSWERED)]
    over = _end_of_sheets(scene, known)
    if over is None:
        return account(scene, known)
    known = [event for event in known if not isinstance(event, table.AnsweredAhead)]
    lines = [*_result(scene, known, over), *_fought(scene, known, over)]
    lines += [line for number in range(over + 1, len(known)) for line in _told(scene, known, number)]
    return tuple(sentence(line) for line in lines)


def decided(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Say how a combat has ended that was fought by sheets."""
    known = _in_order(events)
    over = _end_of_sheets(scene, known)
    return () if over is None else tuple(sentence(line) for line in _result(scene, known, over))


def _end_of_sheets(scene: Scene, events: Sequence[GameEvent]) -> int | None:
    """Find the event with which a combat by sheets ends, if one has."""
    if view_in(scene).options.pace == "steps":
        return None
    return next((number for number, event in enumerate(events) if ends_combat(event)), None)


def ends_combat(event: Event) -> bool:
    """Tell whether an event decides a combat."""
    match event:
        case table.ControlCounted() | table.GuardianHeld():
            return True
        case table.MatchEnded(reason=reason):
            return reason == "guardian"
        case _:
            return False


def _result(scene: Scene, events: Sequence[GameEvent], over: int) -> Iterator[str]:
    yield from (line for line in _told(scene, events, over) if not line.startswith(_MARGINAL))


def _fought(scene: Scene, events: Sequence[GameEvent], over: int) -> Iterator[str]:
    """Tell the combat up to its end, without what only leads to the sums."""
    decided = [event.match for event in events if isinstance(event, table.MatchDecided)]
    compared = {match.number for match in decided if match.compared and not match.secondary}
    for number, event in enumerate(events[:over]):
        match event:
            case table.PrimariesShown() if event.number in compared:
                pass
            case table.StruckAt() if _is_compared(events[number:]):
                pass
            case table.AreaHit(fallen=()):
                pass
            case _ if isinstance(event, _IN_FULL_ONLY):
                pass
            case _:
                yield from (line for line in _told(scene, events, number) if not line.startswith(_MARGINAL))
    for seat in (0, 1):
        paid = [event for event in events[:over] if isinstance(event, table.StonesChanged) and event.seat == seat]
        if amount := sum(event.amount for event in paid):
            yield _stones(scene, table.StonesChanged(seat=seat, amount=amount, card=None, left=paid[-1].left))
    yield _MARGINAL + scene.language.say("guardians-combat-in-full")


def _is_compared(events: Iterable[GameEvent]) -> bool:
    """Tell whether the first comparison among events comes about, with its sums."""
    return next((event.match.compared for event in events if isinstance(event, table.MatchDecided)), False)


def _told(scene: Scene, events: Sequence[GameEvent], number: int) -> Iterator[str]:  # noqa: PLR0912, PLR0915 - one case for each event
    event, language = events[number], scene.language
    before = events[number - 1] if number else None
    after = events[number + 1] if number + 1 < len(events) else None
    match event:
        case table.TableSet():
            yield from _table_set(scene, event)
        case table.Drawn():
            yield from _drawn(scene, event)
        case table.LayoutSealed() if any(isinstance(later, table.Organised) for later in events[number:]):
            pass  # what both have at home follows at once
        case table.LayoutKept(audience=int() as seat, layout=layout) if not layout.redraw:
            yield language.say("guardians-layout-kept")
            yield from (f"- {line}" for line in phrases.layout_lines(seat, layout, view_in(scene).options, language))
        case table.LayoutKept():
            yield language.say("guardians-layout-redraw")
        case table.Organised():
            yield from _organised(scene, event)
        case table.StonesChanged():
            yield _stones(scene, event)
        case table.DominanceShown():
            yield from _dominance(scene, event)
        case table.FirstNamed(card=str()):
            yield _TELLER.line(scene, event, "guardians-first-by")
        case table.CardPlayed():
            yield from _played(scene, event, after)
        case table.CardDispelled(by=None):
            yield _TELLER.line(scene, event, "guardians-contradicted")
        case table.CardsSeen(what=what):
            yield _TELLER.line(scene, event, f"guardians-seen-{what}")
        case table.AnsweredAhead():
            same = [one for one in events[number:] if isinstance(one, table.AnsweredAhead)]
            yield from () if isinstance(before, table.AnsweredAhead) else answered_ahead(scene, same)
        case table.StonesUnspent():
            yield _unspent(scene, event)
        case table.SheetsShown():
            yield from _sheets(scene, event)
        case table.ShieldTurned(place=place, path=path):
            yield _TELLER.line(scene, event, way=phrases.way_text((place, *path)))
        case table.Reinforced(cards=count):
            yield _TELLER.line(scene, event, cards=count)
        case table.Moved():
            yield from _moved(scene, event, before)
        case table.StrongholdLost(discarded=lost) | table.ShieldLost(creatures=lost):
            yield _TELLER.line(scene, event)
            if lost:
                lies = "stronghold" if isinstance(event, table.StrongholdLost) else "shield"
                yield _MARGINAL + _TELLER.line(scene, event, f"guardians-{lies}-discards")
        case table.CombatBegun():
            yield from _combat(scene, event)
        case table.CommandsShown():
            yield from _commands(scene, event)
        case table.EffectBegun(card=card):
            yield from _effect(scene, card, events[:number])
        case table.PrimariesShown():
            yield from _primaries(scene, event, after)
        case table.Destroyed(by=str()):
            yield _TELLER.line(scene, event, "guardians-destroyed-by")
        case table.ShotPlaced(fighter=fighter, sums=sums):
            name, card = scene.names[fighter.owner], card_name(fighter.card, language)
            yield language.say("guardians-shot", name=name, card=card, points=fighter.worth)
            yield from _as_it_stands(scene, sums)
        case table.Channelled(fighter=fighter, sums=sums):
            receiver, full = card_name(fighter.card, language), event.points == event.counted
            yield _TELLER.line(scene, event, receiver=receiver, full=full)
            yield from _as_it_stands(scene, sums)
        case table.SentAway(unopposed=True):
            yield _TELLER.line(scene, event, "guardians-unopposed")
        case table.MatchDecided():
            yield _decided(scene, event)
        case table.StruckAt(fighter=fighter):
            name, card = scene.names[fighter.owner], card_name(fighter.card, language)
            yield _TELLER.line(scene, event, name=name, card=card)
        case table.ControlCounted():
            yield from _control(scene, event)
        case table.TerrainLost(by=str()):
            yield _TELLER.line(scene, event, "guardians-terrain-destroyed")
        case table.SpaceSettled(terrain=terrain, creature=creature):
            by = "terrain" if terrain is not None else "hidden" if creature is None else "creature"
            yield _TELLER.line(scene, event, f"guardians-settled-{by}")
        case table.MatchEnded(reason=reason, winner=int() as winner):
            name, other = scene.names[winner], scene.names[1 - winner]
            yield language.say("guardians-ended", reason=reason, name=name, other=other)
        case table.MatchEnded():
            yield language.say("guardians-drawn-match")
        case _:
            yield _TELLER.line(scene, event)


# Setting up, drawing, organising


def _table_set(scene: Scene, event: table.TableSet) -> Iterator[str]:
    for seat, name in enumerate(scene.names):
        yield scene.language.say(
            "guardians-table-seat",
            name=name,
            guardian=card_name(event.guardians[seat], scene.language),
            strongholds=cards_text(event.strongholds[seat], scene.language),
            cards=event.decks[seat],
            stones=event.stones[seat],
        )


def _drawn(scene: Scene, event: table.Drawn) -> Iterator[str]:
    terms = [
        _TELLER.line(scene, term, "guardians-draw-term", amount=str(term.amount).replace("-", "−"))
        for term in event.terms
    ]
    total = sum(term.amount for term in event.terms)
    summed = terms[0] if len(terms) == 1 else f"{' + '.join(terms)} = {total}"
    yield _TELLER.line(scene, event, count=event.cards, cards="", terms=summed.replace("+ −", "− "))
    if event.dominance is not None:
        kept = not event.dominance_discarded
        yield _MARGINAL + _TELLER.line(scene, event, "guardians-dominance-drawn", cards="", kept=kept)


def _organised(scene: Scene, event: table.Organised) -> Iterator[str]:
    language, say, name = scene.language, scene.language.say, scene.names[event.seat]
    shields = (say("guardians-shield-at", card=card_name(card, language), place=place) for place, card in event.shields)
    yield _TELLER.line(scene, event, count=len(event.shields), shields=language.list(shields))
    for place, card in event.laid:
        known = card_name(card, language)
        if place is None:
            yield say("guardians-laid-accessory", name=name, card=known)
        else:
            yield say("guardians-laid-beside", name=name, card=known, place=place)
    for how, cards in (("returned", event.returned), ("discarded", event.discarded)):
        if cards:
            yield say(f"guardians-organised-{how}", name=name, cards=cards_text(cards, language))
    if event.sacrificed:
        yield say("guardians-organised-sacrificed", name=name, count=event.sacrificed)


def _stones(scene: Scene, event: table.StonesChanged) -> str:
    change, by = "lost" if event.amount < 0 else "won", event.card is not None
    return _MARGINAL + _TELLER.line(scene, event, change=change, count=abs(event.amount), by=by)


# Movement


def _dominance(scene: Scene, event: table.DominanceShown) -> Iterator[str]:
    language, say = scene.language, scene.language.say
    shown = [
        say(
            "guardians-upcard",
            name=name,
            source="none" if card is None else "discard" if again else "deck",
            card="" if card is None else card_name(card, language),
            number=number,
        )
        for name, card, number, again in zip(scene.names, event.cards, event.numbers, event.from_discard, strict=True)
    ]
    yield say("guardians-dominance", upcards=language.list(shown), tie=event.tie)


def _played(scene: Scene, event: table.CardPlayed, after: GameEvent | None) -> Iterator[str]:
    """Tell a card that is played; what it does is told when it takes effect, whom it is aimed at by then too.

    A bribe that nobody could answer is told at once as what it has done.
    """
    if isinstance(after, table.Bribed) and (after.seat, after.card) == (event.seat, event.card):
        return
    if CARDS[event.card].type == "bribery":
        yield _TELLER.line(scene, event, "guardians-bribes", target="")
    elif as_place(event.target) is not None:
        yield _TELLER.line(scene, event, "guardians-played-at", target=event.target)
    elif event.target in CARDS:
        other = card_name(event.target, scene.language)
        yield _TELLER.line(scene, event, "guardians-played-against", target=other)
    else:
        yield _TELLER.line(scene, event, "guardians-played", target="")


def _unspent(scene: Scene, event: table.StonesUnspent) -> str:
    language, say = scene.language, scene.language.say
    why = []
    if cards := event.barred:
        why.append(say("guardians-unspent-barred", count=len(cards), cards=cards_text(cards, language)))
    if cards := event.forbidden:
        why.append(say("guardians-unspent-forbidden", cards=cards_text(cards, language)))
    if cards := event.short:
        why.append(say("guardians-unspent-short", most=event.most, cards=cards_text(cards, language)))
    return _TELLER.line(scene, event, "guardians-unspent", why="; ".join(why))


def _sheets(scene: Scene, event: table.SheetsShown) -> Iterator[str]:
    """Tell the sheets of a combat: what each has for itself, then what both have.

    What only the other side of a combat or another table asks is left out.
    """
    language = scene.language
    yield language.say("guardians-sheets-shown", place=event.place)
    unasked = [setting.key for setting in SETTINGS if not setting.at_table(view_in(scene))]
    said = dict[Seat, Sequence[str]]()
    for seat in (event.attacker, 1 - event.attacker):
        left_out = (*unasked, *moot(seat == event.attacker))
        said[seat] = tuple(orders_said(event.sheets[seat], language, without=left_out))
    alike = [order for order in said[0] if order in said[1]]
    for seat, orders in said.items():
        if own := [order for order in orders if order not in alike]:
            yield "- " + language.entry(scene.names[seat], language.series(own))
    if alike:
        yield "- " + language.entry(language.say("guardians-sheets-alike"), language.series(alike))


def _moved(scene: Scene, event: table.Moved, before: GameEvent | None) -> Iterator[str]:
    """Tell where a shield has come to, unless its turning has told it, and what it has left and taken."""
    say, name = scene.language.say, scene.names[event.seat]
    if not (isinstance(before, table.ShieldTurned) and before.use == "walk"):
        yield say("guardians-moved", name=name, origin=event.origin, place=event.place)
    for place, left, taken in event.exchanged:
        yield say("guardians-exchanged", name=name, place=place, left=left, taken=taken)


# Combat


def _combat(scene: Scene, event: table.CombatBegun) -> Iterator[str]:
    attacker, defender = event.attacker, 1 - event.attacker
    key, names = "guardians-combat-storm" if event.storm else "guardians-combat", scene.names
    yield _TELLER.line(scene, event, key, name=names[attacker], other=names[defender])
    if event.stronghold is not None:
        yield _MARGINAL + _TELLER.line(scene, event, "guardians-combat-stronghold")
    if event.terrains:
        yield _MARGINAL + _TELLER.line(scene, event, "guardians-combat-land")
    for seat in (attacker, defender):
        yield _MARGINAL + phrases.hand_line(names[seat], event.shields[seat], event.hands[seat], scene.language)


def _commands(scene: Scene, event: table.CommandsShown) -> Iterator[str]:
    language, say = scene.language, scene.language.say
    for name, card, partner in zip(scene.names, event.cards, event.partners, strict=True):
        if card is None:
            continue
        if partner is None:
            yield say("guardians-command", name=name, card=card_name(card, language))
        else:
            with_it = card_name(partner, language)
            yield say("guardians-command-with", name=name, card=card_name(card, language), other=with_it)
        texts = [each for each in CARDS[card].abilities if each.command] or CARDS[card].abilities
        if texts:
            yield _MARGINAL + " ".join(ability_text(each, language) for each in texts)
    if event.cards == (None, None):
        yield say("guardians-no-command")


def _effect(scene: Scene, card: CardId, before: Sequence[GameEvent]) -> Iterator[str]:
    """Tell an effect that begins to hold, with the text of its card; that of a command was told when it was shown."""
    if any(isinstance(event, table.CommandsShown) and card in event.cards for event in before):
        return
    yield scene.language.say("guardians-effect", card=card_name(card, scene.language))
    if texts := [each for each in CARDS[card].abilities if not each.command]:
        yield _MARGINAL + " ".join(ability_text(each, scene.language) for each in texts)


def _primaries(scene: Scene, event: table.PrimariesShown, after: GameEvent | None) -> Iterator[str]:
    """Tell who faces whom, unless the comparison that follows at once tells it."""
    if isinstance(after, table.MatchDecided) and after.owner is not None and after.match.number == event.number:
        return
    language = scene.language
    first, second = event.fighters
    yield _TELLER.line(
        scene,
        event,
        "guardians-primaries",
        name=scene.names[first.owner],
        card=card_name(first.card, language),
        other=scene.names[second.owner],
        othercard=card_name(second.card, language),
    )


def _as_it_stands(scene: Scene, sums: tuple[Sum, Sum]) -> Iterator[str]:
    """Give the sums of the running match-up, if two still face each other."""
    if all(each.terms for each in sums):
        yield _MARGINAL + scene.language.say("guardians-stands", sums=sums_text(sums, scene.language))


def _decided(scene: Scene, event: table.MatchDecided) -> str:
    """Tell a comparison with both sums, and why the greater one has not won if it has not."""
    language, say, match = scene.language, scene.language.say, event.match
    key = "guardians-strike" if match.secondary else "guardians-match"
    if event.owner is None or not match.compared:
        return say(f"{key}-undecided", number=match.number)
    name, other = scene.names[event.owner], scene.names[1 - event.owner]
    first, second = phrases.sum_text(match.first_sum, language), phrases.sum_text(match.second_sum, language)
    verdict = sentence(_verdict(scene, match, name, other))
    return say(key, number=match.number, name=name, first=first, other=other, second=second, verdict=verdict)


def _verdict(scene: Scene, match: MatchUp, name: str, other: str) -> str:
    language, say = scene.language, scene.language.say

    def beaten(by_first: bool) -> dict[str, str]:
        winner, loser = (match.first_card, match.second_card)[:: 1 if by_first else -1]
        won, lost = card_name(winner or "", language), card_name(loser or "", language)
        return {"name": name if by_first else other, "card": won, "loser": lost}

    cause = "" if match.cause is None else card_name(match.cause, language)
    turned = match.cause is not None
    if match.shielded is not None:
        ahead = beaten(match.first_sum.total > match.second_sum.total)
        return say("guardians-verdict-shielded", other=card_name(match.shielded, language), **ahead)
    if match.winner is not None:
        return say("guardians-verdict-won", turned=turned, cause=cause, **beaten(match.winner == match.first))
    if match.secondary:
        return say("guardians-verdict-failed")
    return say("guardians-verdict-tie", turned=turned, cause=cause)


def _control(scene: Scene, event: table.ControlCounted) -> Iterator[str]:
    language, say = scene.language, scene.language.say
    attacker, defender = event.attacker, 1 - event.attacker
    for seat in (attacker, defender):
        if event.put_down[seat]:
            cards = cards_text(event.put_down[seat], language)
            yield _MARGINAL + say("guardians-put-down", name=scene.names[seat], cards=cards)
    ours, theirs = (each.total for each in event.sums)
    yield _TELLER.line(
        scene,
        event,
        "guardians-control",
        name=scene.names[event.winner],
        taken=event.winner == attacker,
        more=max(ours, theirs),
        less=min(ours, theirs),
        tie=ours == theirs,
    )
    for seat, total in zip((attacker, defender), event.sums, strict=True):
        yield "- " + language.entry(scene.names[seat], phrases.sum_text(total, language))


# Terrain settlement and the end


def as_settled(scene: Scene, space: Settled) -> str:
    """Say what is done with one space in a settlement."""
    way, card = phrases.settled_by(space)
    return scene.language.say("guardians-as-settled", place=space.place, way=way, card=card_name(card, scene.language))
