"""The sums of match-ups and secondary attacks, term by term, and who beats whom (M5 to M10, rule 6.7)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from bot.games.contract import Seat
from bot.games.guardians import abilities
from bot.games.guardians.battlefield.active_effects import (
    Text,
    concerns,
    defends_stronghold,
    fighter_of,
    fits,
    holds,
    own_texts,
    terrain_types,
    texts_of,
    times,
)
from bot.games.guardians.battlefield.immunity import destroys_loser, immune_to_shots, shields_from
from bot.games.guardians.battlefield.restrictions import forbidden_by
from bot.games.guardians.battlefield.shots import may_be_helped, ranged_of
from bot.games.guardians.cards import CARDS, CardId, matches
from bot.games.guardians.table import Battlefield, Fighter, Sum, Term, home_of


class Verdict(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How a comparison ends: the two sums, who wins and who is beaten, and why the sums alone do not tell.

    `winner` and `loser` are fighters' numbers. A winner that cannot hurt the other (`shielded` names the card) beats
    nobody: then both are None, as in a tie. `cause` is the card that turned the outcome, if one did. `destroyed` is the
    card by which the loser is destroyed instead of beaten.
    """

    sums: tuple[Sum, Sum]
    winner: int | None = None
    loser: int | None = None
    outcome: Literal["win", "tie", "shielded"] = "tie"
    cause: CardId | None = None
    shielded: CardId | None = None
    destroyed: CardId | None = None


# Match-ups


@lru_cache(maxsize=64)
def match_sums(field: Battlefield, first: Fighter, second: Fighter) -> tuple[Sum, Sum]:
    """Make the sums of two primaries face to face, as they stand now."""
    return Sum(tuple(_primary_terms(field, first, second))), Sum(tuple(_primary_terms(field, second, first)))


def running_sums(field: Battlefield) -> tuple[Sum, Sum] | None:
    """Make the sums of what is being fought now: (attacker, defender), or (striker, target) of a secondary attack.

    None while nobody, or only one, is there to compare.
    """
    if not field.match_ups or field.match_ups[-1].compared:
        return None
    now = field.match_ups[-1]
    first, second = fighter_of(field, now.first), fighter_of(field, now.second)
    if first is None or second is None:
        return None
    return strike_sums(field, first, second) if now.secondary else match_sums(field, first, second)


@lru_cache(maxsize=64)
def compare(field: Battlefield, first: Fighter, second: Fighter) -> Verdict:
    """Compare two primaries: immunity, shots that force a tie, and texts that turn ties and defeats are counted in.

    Who cannot be hurt is not defeated, so that no text turns it. Else a text that lets the loser win comes first, then
    one that makes a defeat a tie, then one that makes a tie a win; if both sides would win a tie, it stays one. Nobody
    changes a tie that a shot has forced.
    """
    sums = match_sums(field, first, second)
    if not may_be_helped(field, first):
        return Verdict(sums=sums, cause=_lock(field, first.match))
    margin = sums[0].total - sums[1].total
    cause = None
    if margin:
        winner, loser = (first, second) if margin > 0 else (second, first)
        shielded = shields_from(field, loser, winner)
        if shielded is not None:
            return Verdict(sums=sums, outcome="shielded", shielded=shielded)
        turn = _turns(field, winner, loser, abs(margin))
        if turn is not None:
            return _won(field, sums, loser, winner, turn)
        cause = _evens(field, loser, abs(margin))
        if cause is None:
            return _won(field, sums, winner, loser, None)
    wins = [(one, other, by) for one, other in ((first, second), (second, first)) if (by := _wins_ties(field, one))]
    if len(wins) == 1:
        return _won(field, sums, *wins[0])
    return Verdict(sums=sums, cause=cause)


def _turns(field: Battlefield, winner: Fighter, loser: Fighter, margin: int) -> CardId | None:
    """Name the card by which the loser wins because it would lose by so much."""
    for text in texts_of(field, abilities.WinIfBeatenByMoreThan):
        spared = text.ability.not_vs_guardian and winner.role == "guardian"
        if text.owner == loser.owner and margin > text.ability.margin and not spared:
            return text.card
    return None


def _evens(field: Battlefield, loser: Fighter, margin: int) -> CardId | None:
    """Name the card by which a defeat by so little is a tie."""
    for text in texts_of(field, abilities.PushUnlessBeatenBy):
        if margin < text.ability.margin and _protects(field, text, loser):
            return text.card
    return None


def _won(field: Battlefield, sums: tuple[Sum, Sum], winner: Fighter, loser: Fighter, cause: CardId | None) -> Verdict:
    """Let a primary win; it beats nobody whom it cannot hurt."""
    shielded = shields_from(field, loser, winner)
    if shielded is not None:
        return Verdict(sums=sums, outcome="shielded", cause=cause, shielded=shielded)
    return Verdict(
        sums=sums,
        winner=winner.number,
        loser=loser.number,
        outcome="win",
        cause=cause,
        destroyed=destroys_loser(field, winner, loser),
    )


def _lock(field: Battlefield, match: int) -> CardId | None:
    """Name the shot that has forced the tie of a match-up."""
    for shot in field.fighters:
        ranged = ranged_of(shot.card) if shot.role == "shot" and shot.match == match else None
        if ranged is not None and ranged.effect == "force_push_and_lock":
            return shot.card
    return None


def _wins_ties(field: Battlefield, fighter: Fighter) -> CardId | None:
    return next(
        (
            text.card
            for text in texts_of(field, abilities.WinPushes)
            if concerns(text.ability.side, text.owner, fighter.owner)
        ),
        None,
    )


def _protects(field: Battlefield, text: Text[abilities.PushUnlessBeatenBy], fighter: Fighter) -> bool:
    if text.owner != fighter.owner or not holds(field, text.ability.when, text.owner, text.fighter):
        return False
    if text.ability.targets is not None:
        return fits(field, text.ability.targets, fighter)
    return text.fighter is not None and text.fighter.number == fighter.number


def _primary_terms(field: Battlefield, fighter: Fighter, opponent: Fighter) -> Iterator[Term]:
    yield from _vitality(field, fighter)
    yield from _bonuses(field, fighter, opponent)
    yield from _channels(fighter)
    shots = tuple(_shots(field, fighter))
    if shots and immune_to_shots(field, opponent) is None:
        yield from shots


def _shots(field: Battlefield, fighter: Fighter) -> Iterator[Term]:
    """Yield what shots add to a primary: its own, and those that were stolen for it."""
    for shot in field.fighters:
        if shot.role == "shot" and shot.owner == fighter.owner and shot.against == fighter.number and shot.worth:
            yield Term(kind="shot", amount=shot.worth, card=shot.card)
            yield from _channels(shot)
    for stolen in texts_of(field, abilities.StealRanged):
        if stolen.target == fighter.number:
            yield Term(kind="shot", amount=stolen.amount, card=stolen.card)


# Secondary attacks


def strike_sums(field: Battlefield, striker: Fighter, target: Fighter) -> tuple[Sum, Sum]:
    """Make the sums of a secondary attack: the latest attacker with all bonuses and its helpers, and the bare target.

    The owner of a stronghold has its bonus here as well; there are no shots. Helpers are earlier secondary attackers on
    the target and the own primary that fought and hurt it; they give their base vitality, or the number that their text
    names for a beaten card.
    """
    terms = (
        *_vitality(field, striker),
        *_bonuses(field, striker, target),
        *_channels(striker),
        *help_against(field, striker, target),
    )
    return Sum(terms), Sum(tuple(_vitality(field, target)))


def help_against(field: Battlefield, striker: Fighter | None, target: Fighter) -> tuple[Term, ...]:
    """List what helpers add to a secondary attack on a target; `striker` None: to one that is still to come."""
    terms: list[Term] = []
    primary = fighter_of(field, target.against) if target.role in ("primary", "guardian") else None
    if primary is not None and primary.role == "primary" and primary.hurts:
        named = own_texts(field, primary, abilities.ContributionWhenBeaten) if primary.beaten_by is not None else ()
        amount = named[0].ability.amount if named else CARDS[primary.card].base
        terms.append(Term(kind="ally", amount=amount, card=primary.card))
    terms += [
        Term(kind="ally", amount=CARDS[one.card].base, card=one.card)
        for one in field.fighters
        if one.role == "secondary"
        and one.against == target.number
        and one.owner != target.owner
        and (striker is None or one.number != striker.number)
    ]
    return tuple(terms)


def strike_needed(field: Battlefield, target: Fighter) -> int:
    """Give the least that one more secondary attacker must bring along, bonuses counted in, to beat a target."""
    bare = sum(term.amount for term in _vitality(field, target))
    return max(0, bare + 1 - sum(term.amount for term in help_against(field, None, target)))


def strike_targets(field: Battlefield, seat: Seat) -> tuple[Fighter, ...]:
    """List whom a seat may send secondary attackers against (rule 6.7): unbeaten enemies on the battlefield.

    Those that have no opponent are among them (rule 6.8).
    """
    return tuple(
        one
        for one in field.fighters
        if one.owner != seat
        and one.beaten_by is None
        and one.role != "reserve"
        and forbidden_by(field, seat, "secondary", fighter=one) is None
    )


@lru_cache(maxsize=64)
def compare_strike(field: Battlefield, striker: Fighter, target: Fighter) -> Verdict:
    """Compare a secondary attack: it beats the target with strictly more, or by a text; else nothing happens.

    Nobody is immune any more, and what destroys a loser in match-ups is blank.
    """
    sums = strike_sums(field, striker, target)
    certain = next(
        (
            text.card
            for text in own_texts(field, striker, abilities.AutoWin)
            if holds(field, text.ability.when, striker.owner, striker)
        ),
        None,
    )
    if certain is None and sums[0].total <= sums[1].total:
        return Verdict(sums=sums)
    return Verdict(sums=sums, winner=striker.number, loser=target.number, outcome="win", cause=certain)


# Terms


def _vitality(field: Battlefield, fighter: Fighter) -> Iterator[Term]:
    yield Term(kind="base", amount=CARDS[fighter.card].base, card=fighter.card)
    if fighter.role == "guardian":
        for text in texts_of(field, abilities.GuardianVitality):
            if text.owner == fighter.owner:
                yield Term(kind="guardian", amount=text.ability.amount, card=text.card)


def _channels(fighter: Fighter) -> Iterator[Term]:
    """Yield what was channelled to a fighter; what was wasted is no term."""
    return (term for term in fighter.channels if term.amount)


def _bonuses(field: Battlefield, fighter: Fighter, opponent: Fighter) -> Iterator[Term]:
    """Yield text, team, off-color, terrain and stronghold bonuses of a primary or of the latest secondary attacker."""
    for text in own_texts(field, fighter, abilities.VitalityBonus):
        bonus = text.ability
        if fits(field, bonus.against, opponent) and holds(field, bonus.when, fighter.owner, fighter):
            count = times(field, bonus.per, fighter, opponent, fighter.owner)
            if count:
                yield Term(kind="text", amount=bonus.amount * count, card=fighter.card)
    yield from _team(field, fighter, opponent)
    yield from _off_color(field, fighter, opponent)
    yield from _terrain(field, fighter)
    yield from _stronghold(field, fighter, opponent)


def _team(field: Battlefield, fighter: Fighter, opponent: Fighter) -> Iterator[Term]:
    """Yield the bonuses that texts give to whole sides; in a secondary attack that of the attacker serves itself alone.

    Copies of one card add up only where its text says so.
    """
    given: set[tuple[CardId, abilities.TeamBonus]] = set()
    for text in texts_of(field, abilities.TeamBonus):
        bonus = text.ability
        itself = text.fighter is not None and text.fighter.number == fighter.number
        strikes = text.fighter is not None and text.fighter.role == "secondary"
        if (
            concerns(bonus.side, text.owner, fighter.owner)
            and (bonus.include_self if itself else not strikes)
            and (bonus.stacks or (text.card, bonus) not in given)
            and (bonus.role is None or fighter.role == bonus.role)
            and (not bonus.first_only or _is_first(field, fighter, bonus))
            and fits(field, bonus.to, fighter)
            and fits(field, bonus.against, opponent)
            and holds(field, bonus.when, text.owner, text.fighter)
        ):
            given.add((text.card, bonus))
            yield Term(kind="team", amount=bonus.amount, card=text.card)


def _is_first(field: Battlefield, fighter: Fighter, bonus: abilities.TeamBonus) -> bool:
    """Tell whether a fighter is the first primary of its side that a bonus is meant for."""
    if fighter.role != "primary":
        return False
    attacks = fighter.owner == field.attacker
    earlier = (
        one.first_card if attacks else one.second_card
        for one in field.match_ups
        if not one.secondary and one.number < fighter.match
    )
    return not any(card is not None and matches(bonus.to, CARDS[card]) for card in earlier)


def _off_color(field: Battlefield, fighter: Fighter, opponent: Fighter) -> Iterator[Term]:
    printed = CARDS[fighter.card].off_color
    if (
        printed is None
        or printed.amount <= 0
        or CARDS[opponent.card].color != printed.against
        or forbidden_by(field, fighter.owner, "off_color_bonus", fighter=fighter, against=opponent)
    ):
        return
    yield Term(kind="off-color", amount=printed.amount, card=fighter.card)
    for text in texts_of(field, abilities.OffColorBonusMod):
        if concerns(text.ability.side, text.owner, fighter.owner):
            yield Term(kind="off-color", amount=text.ability.amount, card=text.card)


def _terrain(field: Battlefield, fighter: Fighter) -> Iterator[Term]:
    """Yield a creature's bonus or penalty for each type of the space, each raised by what raises terrain bonuses."""
    bonuses = CARDS[fighter.card].terrain_bonus
    lies = terrain_types(field) if bonuses else ()
    for terrain, amount in bonuses.items():
        if terrain not in lies or not amount:
            continue
        yield Term(kind="terrain", amount=amount, card=fighter.card)
        for text in texts_of(field, abilities.TerrainBonusMod):
            if amount > 0 and concerns(text.ability.side, text.owner, fighter.owner):
                yield Term(kind="terrain", amount=text.ability.amount, card=text.card)


def _stronghold(field: Battlefield, fighter: Fighter, opponent: Fighter) -> Iterator[Term]:
    """Yield the bonus of the owner's creatures on his intact stronghold, unless something ignores the walls."""
    if fighter.role == "guardian" or not defends_stronghold(field, fighter.owner):
        return
    for text in texts_of(field, abilities.IgnoreStrongholdBonus):
        if text.ability.scope == "adjacent_stronghold" and text.owner == home_of(field.place):
            return
        if (
            text.fighter is not None
            and text.fighter.number == opponent.number
            and holds(field, text.ability.when, text.owner, text.fighter)
        ):
            return
    for wall in texts_of(field, abilities.StrongholdBonus):
        yield Term(kind="stronghold", amount=wall.ability.amount, card=wall.card)
