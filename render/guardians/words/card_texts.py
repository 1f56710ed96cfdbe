"""What cards of Guardians do, in plain words made from their structured abilities.

Each kind of ability is one sentence of the language (a few are two), in which `cards` and `who` stand for the cards
that a filter means, always in the plural, and `limits` for what an ability may be restricted by: opponents, situations,
how long it lasts. There are thousands of combinations, so these limits come in as values, each a clause of its own that
begins with a blank, in the order in which both languages can say them.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from bot.games.guardians import abilities
from bot.games.guardians.abilities import Ability, CardId, Filter, Immunity, Lasting, Per, Side, When
from bot.games.guardians.cards import CARDS, Card, exact
from bot.language import Language
from render.guardians.words.nouns import (
    basis_name,
    card_name,
    class_name,
    class_plural,
    class_slug,
    color_name,
    terrain_name,
    timing_text,
    vice_name,
)
from render.presenter import tag_of


def card_text(card: Card | CardId, language: Language) -> tuple[str, ...]:
    """Say what a card does: for one that is played, when and at what price; then a text for each ability.

    Empty for a card that has only figures.
    """
    card = CARDS[card] if isinstance(card, str) else card
    lines = [play_text(card, language)] if card.timing else []
    as_command = card.timing == "command"
    return (*lines, *(_text(each, language) if as_command else ability_text(each, language) for each in card.abilities))


def card_facts(card: Card, language: Language) -> tuple[str, ...]:
    """List the figures of a card in words, the most important first."""
    say = language.say
    facts: list[str] = []
    if card.type in ("creature", "guardian"):
        facts.append(say("guardians-alt-vitality", base=str(card.base)))
    if card.is_creature and card.stacking != card.base:
        facts.append(say("guardians-alt-stacking", stacking=str(card.stacking)))
    if card.is_shield:
        facts.append(say("guardians-alt-covers", limit=str(card.space_limit)))
    if card.off_color is not None and card.off_color.amount:
        against = color_name(card.off_color.against, language)
        facts.append(say("guardians-alt-off-color", amount=signed(card.off_color.amount), color=against))
    facts += [
        say("guardians-alt-terrain", amount=signed(amount), terrain=terrain_name(terrain, language))
        for terrain, amount in card.terrain_bonus.items()
    ]
    if card.bribable_by:
        vices = language.list(vice_name(vice, language) for vice in card.bribable_by)
        facts.append(say("guardians-alt-bribable", vices=vices))
    if card.is_creature:
        facts.append(say("guardians-alt-receives" if card.bar == "green" else "guardians-alt-receives-not"))
    if card.cmp:
        facts.append(say("guardians-alt-channels", points=str(card.cmp)))
    if card.stones:
        facts.append(say("guardians-alt-stones", stones=card.stones))
    if card.dominance is not None and not card.is_creature:
        facts.append(say("guardians-alt-dominance", dominance=str(card.dominance)))
    return tuple(facts)


def play_text(card: Card, language: Language) -> str:
    """Say when a card may be played, and its price and limit: "At any time, for 1 power stone."; "" if it is laid."""
    if card.timing is None:
        return ""
    limits = _joined(
        [_price(card.cost_stones, language), language.say("guardians-clause-once-per-movement") if card.limit else ""]
    )
    return language.say("guardians-card-play", timing=timing_text(card.timing, language), limits=limits)


def draw_text(card: Card, language: Language) -> str:
    """Say how many cards a Guardian draws. Raises ValueError for any other card."""
    if card.draw is None:
        raise ValueError(f"{card.id} draws nothing")
    draw = card.draw
    return language.say(
        "guardians-card-draw",
        base=str(draw.base),
        fewer=signed(draw.fewer_lands),
        more=signed(draw.more_lands),
        lower=signed(draw.lower_dominance),
    )


def ability_text(ability: Ability, language: Language) -> str:
    """Say what an ability does, in one or two sentences; a command is introduced as such."""
    text = _text(ability, language)
    return language.say("guardians-ability-command", text=text) if ability.command else text


def cards_meant(wanted: Filter | None, language: Language) -> str:
    """Name the cards that a filter means: "Knights", "mortal creatures that are not immune to fear"."""
    if wanted is None:
        return language.say("guardians-creatures", size="any")
    nouns = [class_plural(name, language) for name in wanted.classes]
    if wanted.name is not None:
        nouns.append(language.say("guardians-cards-called", card=card_name(wanted.name, language)))
    nouns += [cards_meant(one, language) for one in wanted.any]
    named = bool(nouns)
    if not named:
        nouns = [language.say(f"guardians-creatures-{color}") for color in wanted.colors]
    if not nouns and (wanted.type in (None, "creature")):
        nouns = [language.say("guardians-creatures", size=(wanted.size or "any").lower())]
    elif wanted.size is not None:
        nouns = [language.list(nouns), language.say("guardians-trait-size", size=wanted.size.lower())]
        return _and_traits(" ".join(nouns), wanted, named, language)
    if not nouns and wanted.type is not None:
        nouns = [language.say(f"guardians-cards-{wanted.type}")]
    return _and_traits(language.list(nouns), wanted, named, language)


def _and_traits(noun: str, wanted: Filter, named: bool, language: Language) -> str:
    """Add what the cards must be besides: traits that follow the noun."""
    say = language.say
    traits = [say(f"guardians-trait-{color}") for color in wanted.colors] if named else []
    if wanted.flying is not None:
        traits.append(say("guardians-trait-flying" if wanted.flying else "guardians-trait-not-flying"))
    if wanted.bribable is not None:
        traits.append(say("guardians-trait-bribable" if wanted.bribable else "guardians-trait-not-bribable"))
    if wanted.bribable_by is not None:
        traits.append(say("guardians-trait-open-to", vice=vice_name(wanted.bribable_by, language)))
    if wanted.base_vitality_lt is not None:
        traits.append(say("guardians-trait-below", base=str(wanted.base_vitality_lt)))
    if wanted.off_color_bonus is not None:
        traits.append(say("guardians-trait-off-color", bonus=str(wanted.off_color_bonus)))
    if wanted.attack_basis is not None:
        traits.append(say("guardians-trait-attack", to=say(f"guardians-immunity-{wanted.attack_basis}")))
    if wanted.affected_by is not None:
        traits.append(say("guardians-trait-affected", to=say(f"guardians-immunity-{wanted.affected_by}")))
    if wanted.immune_to is not None:
        traits.append(say("guardians-trait-immune", to=say(f"guardians-immunity-{wanted.immune_to}")))
    if wanted.has_ranged is not None:
        traits.append(say("guardians-trait-ranged" if wanted.has_ranged else "guardians-trait-not-ranged"))
    if wanted.has_ability is not None:
        traits.append(say(f"guardians-trait-has-{wanted.has_ability}"))
    if wanted.channel_receiver is not None:
        traits.append(say("guardians-trait-receiver" if wanted.channel_receiver else "guardians-trait-no-receiver"))
    if wanted.defending_stronghold is not None:
        traits.append(say("guardians-trait-defending" if wanted.defending_stronghold else "guardians-trait-outside"))
    return f"{noun} {language.list(traits)}" if traits else noun


def _whose(wanted: Filter | None, side: Side, language: Language, others: bool = False) -> str:
    """Name cards with whose they are: "your other Knights", "the mortal creatures of both sides"."""
    cards = cards_meant(wanted, language)
    return language.say("guardians-whose", side=side, others=others, cards=cards)


def signed(amount: int) -> str:
    """Write a change with its sign: "+3", "−2"; none is a plain 0."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "0"


# Clauses, each "" or with a blank in front


def _joined(clauses: Iterable[str]) -> str:
    return "".join(f" {clause}" for clause in clauses if clause)


def _price(stones: int, language: Language) -> str:
    return language.say("guardians-clause-price", stones=stones) if stones else ""


def _against(wanted: Filter | None, language: Language) -> str:
    if wanted is None:
        return ""
    return language.say("guardians-clause-against", cards=cards_meant(wanted, language))


def _lasting(lasting: Lasting | None, language: Language) -> str:
    return language.say(f"guardians-lasting-{lasting}") if lasting else ""


def _when(when: When | None, language: Language) -> str:
    if when is None:
        return ""
    say = language.say
    clauses = []
    if when.role:
        clauses.append(say(f"guardians-when-{when.role}"))
    if when.shield:
        clauses.append(say(f"guardians-when-{when.shield}"))
    match when.terrain:
        case None:
            pass
        case "none" | "face_down":
            clauses.append(say(f"guardians-when-terrain-{when.terrain}"))
        case terrain:
            clauses.append(say("guardians-when-terrain", terrain=terrain_name(terrain, language)))
    if when.space:
        clauses.append(say("guardians-when-disputed"))
    if when.only_of_class_in_play:
        clauses.append(say("guardians-when-only", creature=class_name(when.only_of_class_in_play, language)))
    if when.upcard:
        clauses.append(say("guardians-when-upcard", cards=cards_meant(when.upcard, language)))
    return " ".join(clauses)


def _per(per: Per | None, language: Language) -> str:
    if per is None:
        return ""
    say = language.say
    if per.opponent_bribery_icons:
        return say("guardians-per-icons")
    if per.other_in_play is not None:
        return say("guardians-per-in-play", cards=cards_meant(per.other_in_play, language))
    if per.beaten_this_combat is not None:
        return say("guardians-per-beaten", cards=cards_meant(per.beaten_this_combat, language))
    if per.own_survivor is not None:
        return say("guardians-per-survivor", cards=cards_meant(per.own_survivor, language))
    if per.controlled_terrain is not None:
        return say("guardians-per-terrain", terrain=terrain_name(per.controlled_terrain, language))
    if per.own_shields_in is not None:
        return say("guardians-per-shields")
    return say("guardians-per-shields-lost")


def _immunity(to: Immunity, language: Language) -> str:
    say = language.say
    if to.basis is not None:
        return say(f"guardians-immunity-{to.basis}")
    if to.creatures is not None:
        return say("guardians-immunity-cards", cards=cards_meant(to.creatures, language))
    if to.aoe:
        return say("guardians-immunity-aoe")
    return say("guardians-immunity-ranged" if to.ranged else "guardians-immunity-destruction")


def _sentences(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _group(group: str, language: Language) -> str:
    """Name a group of which only one may be there: that of a card, or one with a name of its own."""
    card = exact(group)
    return card_name(card, language) if card else language.say(f"guardians-kind-{class_slug(group)}")


# The kinds


@lru_cache(maxsize=2048)
def _text(ability: Ability, language: Language) -> str:  # noqa: PLR0911, PLR0912 - one case for each kind that needs more than its fields
    say = language.say
    match ability:
        case abilities.VitalityBonus():
            limits = _limits(language, ability.against, ability.when, per=ability.per)
            return say("guardians-ability-vitality-bonus", **_values(ability, language) | {"limits": limits})
        case abilities.TeamBonus():
            return _team_bonus(ability, language)
        case abilities.Ranged():
            return _ranged(ability, language)
        case abilities.CancelRanged():
            then = _text(ability.then, language) if ability.then else ""
            return _sentences(say("guardians-ability-cancel-ranged"), then)
        case abilities.Aoe():
            return _aoe(ability, language)
        case abilities.DestroyPair():
            ally = cards_meant(ability.ally, language)
            if ability.opponent is None:
                return say("guardians-ability-destroy-pair", cards=ally)
            return say(
                "guardians-ability-destroy-pair-only", cards=ally, opponents=cards_meant(ability.opponent, language)
            )
        case abilities.GrantImmunity():
            who = _whose(ability.targets, ability.side, language)
            return say("guardians-ability-grant-immunity", who=who, **_values(ability, language))
        case abilities.Heal():
            return _heal(ability, language)
        case abilities.Recover():
            return _recover(ability, language)
        case abilities.ControlBonus():
            return _control_bonus(ability, language)
        case abilities.ControlExclude():
            if ability.target == "self":
                return say("guardians-ability-control-exclude-self")
            if ability.against is None:
                return say("guardians-ability-control-exclude")
            return say("guardians-ability-control-exclude-only", cards=cards_meant(ability.against, language))
        case abilities.PushUnlessBeatenBy():
            key = "push-unless" if ability.targets is None else "push-unless-team"
            return say(f"guardians-ability-{key}", **_values(ability, language))
        case abilities.ContributionWhenBeaten():
            return say("guardians-ability-contribution", amount=str(ability.amount))
        case abilities.CommandWithCreature():
            grants = _text(ability.grants, language)
            return _sentences(
                say("guardians-ability-command-with", text=grants), say("guardians-ability-removes-command")
            )
        case abilities.Forbid():
            return _forbid(ability, language)
        case abilities.ChannelReceive():
            return _channel_receive(ability, language)
        case abilities.GrantReceiver():
            return _grant_receiver(ability, language)
        case abilities.CmpMod():
            return _cmp_mod(ability, language)
        case abilities.CancelChanneling():
            then = _text(ability.then, language) if ability.then else ""
            return _sentences(say("guardians-ability-cancel-channeling", **_values(ability, language)), then)
        case abilities.Stones():
            return _stones(ability, language)
        case abilities.Dispel():
            targets = language.list(say(f"guardians-dispel-{each}") for each in ability.targets)
            return say("guardians-ability-dispel", targets=targets)
        case abilities.View():
            return say(f"guardians-ability-view-{ability.what}")
        case abilities.UpcardToHand():
            limits = _joined([_when(When(upcard=ability.upcard), language)])
            taken = say("guardians-ability-upcard-to-hand", hand=ability.to, limits=limits)
            return _sentences(taken, say("guardians-ability-becomes-upcard"))
        case abilities.MoveMod():
            return _move_mod(ability, language)
        case abilities.UpkeepDiscard():
            return say("guardians-ability-upkeep", count=ability.amount)
        case abilities.DrawBonus():
            limits = _limits(language, when=ability.when, per=ability.per)
            return say("guardians-ability-draw-bonus", count=ability.amount, limits=limits)
        case _:
            key = tag_of(ability).replace("_", "-")
            return say(f"guardians-ability-{key}", **_values(ability, language))


def _values(ability: Ability, language: Language) -> dict[str, str | int]:
    """Word the fields of an ability by their names; $cards are those that its filter means."""
    fields = msgspec.structs.asdict(ability)
    values: dict[str, str | int] = {
        "cards": cards_meant(next((each for each in fields.values() if isinstance(each, Filter)), None), language),
        "limits": _limits(
            language,
            when=fields.get("when"),
            lasting=fields.get("lasting"),
            stones=fields.get("cost_stones", 0),
        ),
    }
    for name, value in fields.items():
        match value:
            case Immunity():
                values[name] = _immunity(value, language)
            case str() | int():
                values[name] = _NOUNS[name](value, language) if name in _NOUNS else value
    return values


_NOUNS: Final[Mapping[str, Callable[[Any, Language], str]]] = {
    "amount": lambda amount, _: signed(amount),
    "basis": lambda basis, language: language.say(f"guardians-immunity-{basis}"),
    "bribe": vice_name,
    "group": _group,
    "terrain": terrain_name,
    "vice": vice_name,
}
"""How the fields of abilities are worded that are told by their kinds alone."""


def _limits(
    language: Language,
    against: Filter | None = None,
    when: When | None = None,
    *,
    per: Per | None = None,
    lasting: Lasting | None = None,
    stones: int = 0,
) -> str:
    return _joined(
        [
            _per(per, language),
            _against(against, language),
            _when(when, language),
            _lasting(lasting, language),
            _price(stones, language),
        ]
    )


def _team_bonus(ability: abilities.TeamBonus, language: Language) -> str:
    say = language.say
    clauses = [
        say("guardians-clause-as-secondary") if ability.role else "",
        say("guardians-clause-first-only") if ability.first_only else "",
    ]
    limits = _limits(language, ability.against, ability.when)
    lasting = _joined([_lasting(ability.lasting, language)])
    limits = _joined(clauses) + (lasting + limits if ability.lasting == "under_this_shield" else limits + lasting)
    return _sentences(
        say(
            "guardians-ability-team-bonus",
            amount=signed(ability.amount),
            who=_whose(ability.to, ability.side, language, others=not ability.include_self),
            limits=limits,
        ),
        say("guardians-ability-adds-up") if ability.stacks else "",
        say("guardians-ability-not-dispellable") if ability.not_dispellable else "",
    )


def _ranged(ability: abilities.Ranged, language: Language) -> str:
    say = language.say
    limits = _joined(
        [
            _against(ability.only_vs, language),
            say("guardians-clause-beside", cards=cards_meant(ability.only_if_ally, language))
            if ability.only_if_ally
            else "",
            say(
                "guardians-when-terrain",
                terrain=language.list(terrain_name(each, language) for each in ability.only_terrain),
            )
            if ability.only_terrain
            else "",
        ]
    )
    boost = ability.channel_boost_max
    return _sentences(
        say("guardians-ability-ranged", points=str(ability.points), limits=limits),
        say(f"guardians-ability-ranged-{ability.effect}") if ability.effect else "",
        say("guardians-ability-ranged-channel", points=str(boost)) if boost else "",
        say("guardians-ability-ranged-beaten") if ability.self_beaten_after else "",
    )


def _aoe(ability: abilities.Aoe, language: Language) -> str:
    say = language.say
    sentences = [
        say(
            "guardians-ability-aoe-destroys" if ability.mode == "destroy" else "guardians-ability-aoe-suffocates",
            points=str(ability.points),
            basis=basis_name(ability.basis, language) if ability.basis != "none" else "none",
            trigger=ability.trigger or "command",
            sides=ability.sides,
            cards=cards_meant(ability.affects, language),
        )
    ]
    if ability.plus_per_other_in_play is not None:
        more = ability.plus_per_other_in_play
        sentences.append(
            say(
                "guardians-ability-aoe-plus-in-play",
                amount=signed(more.amount),
                cards=cards_meant(more.filter, language),
                side=more.side,
                names="distinct" if more.distinct_names else "all",
            )
        )
    if ability.plus_per_discarded is not None:
        extra = ability.plus_per_discarded
        cards = cards_meant(extra.discard, language)
        sentences.append(say("guardians-ability-aoe-plus-discarded", amount=signed(extra.amount), cards=cards))
    if ability.cost_stones:
        sentences.append(say("guardians-ability-costs", stones=ability.cost_stones))
    if ability.plus_per_extra_stone:
        sentences.append(say("guardians-ability-aoe-plus-stone", amount=signed(ability.plus_per_extra_stone)))
    if ability.area:
        sentences.append(say("guardians-ability-area"))
    return _sentences(*sentences)


def _heal(ability: abilities.Heal, language: Language) -> str:
    cards, outcome = cards_meant(ability.targets, language), "any" if ability.regardless_of_winner else "won"
    limits = _limits(language, stones=ability.cost_stones)
    if ability.count == "opponent_losses":
        return language.say("guardians-ability-heal-losses", outcome=outcome, cards=cards, limits=limits)
    return language.say("guardians-ability-heal", outcome=outcome, count=ability.count, cards=cards, limits=limits)


def _recover(ability: abilities.Recover, language: Language) -> str:
    say = language.say
    limits = _joined(
        [
            say("guardians-clause-by", cards=cards_meant(ability.against, language)) if ability.against else "",
        ]
    )
    price = _limits(language, stones=ability.cost_stones)
    if ability.targets == "self":
        return say(
            "guardians-ability-recover-self", trigger=ability.trigger, hand=ability.to, limits=limits, price=price
        )
    who = (
        say("guardians-under-this-shield")
        if ability.targets == "under_this_shield"
        else _whose(ability.targets, "own", language)
    )
    return say(
        "guardians-ability-recover", trigger=ability.trigger, hand=ability.to, who=who, limits=limits, price=price
    )


def _control_bonus(ability: abilities.ControlBonus, language: Language) -> str:
    say = language.say
    limits = _limits(language, when=ability.when, per=ability.per) + _joined(
        [
            say("guardians-clause-survives") if ability.requires else "",
            say("guardians-clause-in-front") if ability.area else "",
        ]
    )
    plus = ability.plus_per_stone
    return _sentences(
        say("guardians-ability-control-bonus", amount=signed(ability.amount), limits=limits),
        say("guardians-ability-control-per-stone", amount=signed(plus)) if plus else "",
    )


def _forbid(ability: abilities.Forbid, language: Language) -> str:
    say = language.say
    clauses = []
    if ability.bribe is not None and ability.bribe != "all":
        clauses.append(say("guardians-clause-by-vice", vice=vice_name(ability.bribe, language)))
    if ability.how:
        ways = language.list(say(f"guardians-flight-{way}") for way in ability.how)
        clauses.append(say("guardians-clause-flight", ways=ways, scope=ability.scope))
    else:
        clauses.append(_against(ability.against, language))
        clauses.append(say(f"guardians-scope-{ability.scope}"))
    if ability.lasting != "in_match_up":  # as the scope says already
        clauses.append(_lasting(ability.lasting, language))
    return _sentences(
        say("guardians-ability-forbid", side=ability.side, what=ability.what, limits=_joined(clauses)),
        say("guardians-ability-forbid-except") if ability.except_self else "",
    )


def _channel_receive(ability: abilities.ChannelReceive, language: Language) -> str:
    say = language.say
    sources = [
        say("guardians-source-guardian") if each == "guardian" else card_name(each, language)
        for each in ability.sources
    ]
    sentences = []
    if ability.cap == "unlimited":
        sentences.append(say("guardians-ability-receive-any"))
    elif ability.cap is not None:
        sentences.append(say("guardians-ability-receive-cap", points=str(ability.cap)))
    if sources:
        sentences.append(say("guardians-ability-receive-from", sources=language.list(sources)))
    return _sentences(*sentences)


def _grant_receiver(ability: abilities.GrantReceiver, language: Language) -> str:
    say = language.say
    limits = _limits(language, lasting=ability.lasting) + _joined(
        [say("guardians-clause-one-match-up") if ability.duration else ""]
    )
    who = _whose(ability.targets, ability.side, language)
    if ability.count is None:
        return say("guardians-ability-grant-receiver", who=who, limits=limits)
    return say("guardians-ability-grant-receiver-some", count=ability.count, who=who, limits=limits)


def _cmp_mod(ability: abilities.CmpMod, language: Language) -> str:
    say = language.say
    limits = _joined(
        [
            say(f"guardians-scope-{ability.scope}") if ability.scope else "",
            say(f"guardians-duration-{ability.duration}") if ability.duration else "",
        ]
    )
    change = "mod" if ability.set_to is None else "set"
    return say(f"guardians-ability-cmp-{change}", **_values(ability, language) | {"limits": limits})


def _stones(ability: abilities.Stones, language: Language) -> str:
    key = "guardians-ability-stones" if ability.trigger == "on_play" else "guardians-ability-stones-when"
    change = "gain" if ability.amount > 0 else "loss"
    return language.say(key, change=change, count=abs(ability.amount), **_values(ability, language))


def _move_mod(ability: abilities.MoveMod, language: Language) -> str:
    say = language.say
    limits = _joined([say(f"guardians-duration-{ability.duration}") if ability.duration else ""])
    key = "guardians-ability-move" if ability.set_max is None else "guardians-ability-move-max"
    return say(key, **_values(ability, language) | {"count": ability.count or 0, "limits": limits})
