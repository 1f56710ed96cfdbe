"""What cards of Guardians do, in plain words made from their structured abilities.

Each kind of ability is one sentence of the language (a few are two), in which `cards` and `who` stand for the cards
that a filter means, always in the plural, and `limits` for what an ability may be restricted by: opponents, situations,
how long it lasts. There are thousands of combinations, so these limits come in as values, each a clause of its own that
begins with a blank, in the order in which both languages can say them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from bot.games.contract import Value
from bot.games.guardians import abilities
from bot.games.guardians.abilities import Ability, Basis, CardId, Filter, Immunity, Side
from bot.games.guardians.cards import CARDS, Card, exact
from bot.language import Language
from render.guardians.words.nouns import (
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
        [
            _by_stones(card.cost_stones, language),
            language.say("guardians-clause-once-per-movement") if card.limit else "",
        ]
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
    traits = [language.say(f"guardians-trait-{color}") for color in wanted.colors] if named else []
    traits += _given(wanted, _TRAITS, language)
    return f"{noun} {language.list(traits)}" if traits else noun


def _whose(wanted: Filter | None, side: Side, language: Language, others: bool = False) -> str:
    """Name cards with whose they are: "your other Knights", "the mortal creatures of both sides"."""
    cards = cards_meant(wanted, language)
    return language.say("guardians-whose", side=side, others=others, cards=cards)


def signed(amount: int) -> str:
    """Write a change with its sign: "+3", "−2"; none is a plain 0."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "0"


# Words for what is given


Wording: TypeAlias = Callable[[Any, Language], str]
"""Words the value of a field."""


def _given(told: msgspec.Struct, wordings: Mapping[str, Wording], language: Language) -> Iterator[str]:
    """Word the fields of a struct that differ from a blank one, in the order of the wordings."""
    blank = type(told)()
    for field, wording in wordings.items():
        if (value := getattr(told, field)) != getattr(blank, field):
            yield wording(value, language)


def _immunity_to(basis: Basis, language: Language) -> str:
    return language.say(f"guardians-immunity-{basis}")


_TRAITS: Final[Mapping[str, Wording]] = {
    "flying": lambda so, language: language.say("guardians-trait-flying" if so else "guardians-trait-not-flying"),
    "bribable": lambda so, language: language.say("guardians-trait-bribable" if so else "guardians-trait-not-bribable"),
    "bribable_by": lambda vice, language: language.say("guardians-trait-open-to", vice=vice_name(vice, language)),
    "base_vitality_lt": lambda base, language: language.say("guardians-trait-below", base=str(base)),
    "off_color_bonus": lambda bonus, language: language.say("guardians-trait-off-color", bonus=str(bonus)),
    "attack_basis": lambda basis, language: language.say("guardians-trait-attack", to=_immunity_to(basis, language)),
    "affected_by": lambda basis, language: language.say("guardians-trait-affected", to=_immunity_to(basis, language)),
    "immune_to": lambda basis, language: language.say("guardians-trait-immune", to=_immunity_to(basis, language)),
    "has_ranged": lambda so, language: language.say("guardians-trait-ranged" if so else "guardians-trait-not-ranged"),
    "has_ability": lambda kind, language: language.say(f"guardians-trait-has-{kind}"),
    "channel_receiver": lambda so, language: language.say(
        "guardians-trait-receiver" if so else "guardians-trait-no-receiver"
    ),
    "defending_stronghold": lambda so, language: language.say(
        "guardians-trait-defending" if so else "guardians-trait-outside"
    ),
}
_SITUATIONS: Final[Mapping[str, Wording]] = {
    "role": lambda role, language: language.say(f"guardians-when-{role}"),
    "shield": lambda shield, language: language.say(f"guardians-when-{shield}"),
    "terrain": lambda terrain, language: (
        language.say(f"guardians-when-terrain-{terrain}")
        if terrain in ("none", "face_down")
        else language.say("guardians-when-terrain", terrain=terrain_name(terrain, language))
    ),
    "space": lambda space, language: language.say("guardians-when-disputed"),
    "only_of_class_in_play": lambda name, language: language.say(
        "guardians-when-only", creature=class_name(name, language)
    ),
    "upcard": lambda wanted, language: language.say("guardians-when-upcard", cards=cards_meant(wanted, language)),
}
_MULTIPLIERS: Final[Mapping[str, Wording]] = {
    "opponent_bribery_icons": lambda so, language: language.say("guardians-per-icons"),
    "other_in_play": lambda wanted, language: language.say(
        "guardians-per-in-play", cards=cards_meant(wanted, language)
    ),
    "beaten_this_combat": lambda wanted, language: language.say(
        "guardians-per-beaten", cards=cards_meant(wanted, language)
    ),
    "own_survivor": lambda wanted, language: language.say(
        "guardians-per-survivor", cards=cards_meant(wanted, language)
    ),
    "controlled_terrain": lambda terrain, language: language.say(
        "guardians-per-terrain", terrain=terrain_name(terrain, language)
    ),
    "own_shields_in": lambda space, language: language.say("guardians-per-shields"),
    "own_shields_lost": lambda so, language: language.say("guardians-per-shields-lost"),
}
_IMMUNITIES: Final[Mapping[str, Wording]] = {
    "basis": _immunity_to,
    "creatures": lambda wanted, language: language.say("guardians-immunity-cards", cards=cards_meant(wanted, language)),
    "aoe": lambda so, language: language.say("guardians-immunity-aoe"),
    "ranged": lambda so, language: language.say("guardians-immunity-ranged"),
    "destruction": lambda so, language: language.say("guardians-immunity-destruction"),
}


def _group(group: str, language: Language) -> str:
    """Name a group of which only one may be there: that of a card, or one with a name of its own."""
    card = exact(group)
    return card_name(card, language) if card else language.say(f"guardians-kind-{class_slug(group)}")


_NOUNS: Final[Mapping[str, Wording]] = {
    "amount": lambda amount, language: signed(amount),
    "basis": lambda basis, language: basis if basis == "none" else _immunity_to(basis, language),
    "bribe": lambda vice, language: vice if vice == "all" else vice_name(vice, language),
    "group": _group,
    "terrain": terrain_name,
    "to": lambda to, language: next(_given(to, _IMMUNITIES, language), "") if isinstance(to, Immunity) else to,
    "vice": vice_name,
}
"""How the fields of abilities are worded that do not stand in sentences as they are."""


# Clauses, each "" or with a blank in front


def _joined(clauses: Iterable[str]) -> str:
    return "".join(f" {clause}" for clause in clauses if clause)


def _by_stones(stones: int, language: Language) -> str:
    return language.say("guardians-clause-price", stones=stones) if stones else ""


def _against(wanted: Filter, language: Language) -> str:
    return language.say("guardians-clause-against", cards=cards_meant(wanted, language))


_CLAUSES: Final[Mapping[str, Wording]] = {
    "against": _against,
    "area": lambda area, language: language.say("guardians-clause-in-front"),
    "bribe": lambda vice, language: (
        "" if vice == "all" else language.say("guardians-clause-by-vice", vice=vice_name(vice, language))
    ),
    "cost_stones": _by_stones,
    "duration": lambda duration, language: language.say(
        "guardians-clause-one-match-up" if duration == "match_up" else f"guardians-duration-{duration}"
    ),
    "first_only": lambda so, language: language.say("guardians-clause-first-only"),
    "lasting": lambda lasting, language: language.say(f"guardians-lasting-{lasting}"),
    "only_if_ally": lambda wanted, language: language.say(
        "guardians-clause-beside", cards=cards_meant(wanted, language)
    ),
    "only_terrain": lambda terrains, language: language.say(
        "guardians-when-terrain", terrain=language.list(terrain_name(each, language) for each in terrains)
    ),
    "only_vs": _against,
    "per": lambda per, language: next(_given(per, _MULTIPLIERS, language), ""),
    "requires": lambda requires, language: language.say("guardians-clause-survives"),
    "role": lambda role, language: language.say("guardians-clause-as-secondary"),
    "scope": lambda scope, language: language.say(f"guardians-scope-{scope}"),
    "upcard": _SITUATIONS["upcard"],
    "when": lambda when, language: " ".join(_given(when, _SITUATIONS, language)),
}
"""How fields of abilities limit them."""


def _limits(ability: Ability, fields: Iterable[str], language: Language) -> str:
    return _joined(_CLAUSES[field](value, language) for field in fields if (value := getattr(ability, field, None)))


# The kinds


@lru_cache(maxsize=2048)
def _text(ability: Ability, language: Language) -> str:
    return " ".join(_sentences(ability, language))


def _sentences(ability: Ability, language: Language) -> Iterator[str]:  # noqa: PLR0912, PLR0915 - one case for each kind that needs more than its fields
    values = _values(ability, language)

    def told(key: str, *limits: str, **words: Value) -> str:
        """Tell by the message that ends so, limited by some fields."""
        limited = {"limits": _limits(ability, limits, language)} if limits else {}
        return language.say(f"guardians-ability-{key}", **values | limited | words)

    match ability:
        case abilities.VitalityBonus():
            yield told("vitality-bonus", "per", "against", "when")
        case abilities.TeamBonus():
            who = _whose(ability.to, ability.side, language, others=not ability.include_self)
            under = ability.lasting == "under_this_shield"
            limits = ("lasting", "against", "when") if under else ("against", "when", "lasting")
            yield told("team-bonus", "role", "first_only", *limits, who=who)
            if ability.stacks:
                yield told("adds-up")
            if ability.not_dispellable:
                yield told("not-dispellable")
        case abilities.Ranged():
            yield told("ranged", "only_vs", "only_if_ally", "only_terrain")
            if ability.effect:
                yield told(f"ranged-{ability.effect}")
            if ability.channel_boost_max:
                yield told("ranged-channel", points=ability.channel_boost_max)
            if ability.self_beaten_after:
                yield told("ranged-beaten")
        case abilities.CancelRanged() | abilities.CancelChanneling():
            yield told("cancel-ranged" if isinstance(ability, abilities.CancelRanged) else "cancel-channeling")
            if ability.then is not None:
                yield _text(ability.then, language)
        case abilities.Aoe():
            basis = language.say(f"guardians-basis-{ability.basis}") if ability.basis != "none" else "none"
            key = "aoe-destroys" if ability.mode == "destroy" else "aoe-suffocates"
            yield told(key, basis=basis, trigger=ability.trigger or "command")
            if (more := ability.plus_per_other_in_play) is not None:
                cards, names = cards_meant(more.filter, language), "distinct" if more.distinct_names else "all"
                yield told("aoe-plus-in-play", amount=signed(more.amount), cards=cards, side=more.side, names=names)
            if (extra := ability.plus_per_discarded) is not None:
                cards = cards_meant(extra.discard, language)
                yield told("aoe-plus-discarded", amount=signed(extra.amount), cards=cards)
            if ability.cost_stones:
                yield told("costs", stones=ability.cost_stones)
            if ability.plus_per_extra_stone:
                yield told("aoe-plus-stone", amount=signed(ability.plus_per_extra_stone))
            if ability.area:
                yield told("area")
        case abilities.DestroyPair(opponent=Filter() as opponent):
            yield told("destroy-pair-only", opponents=cards_meant(opponent, language))
        case abilities.GrantImmunity():
            yield told("grant-immunity", who=_whose(ability.targets, ability.side, language))
        case abilities.Heal():
            key = "heal-losses" if ability.count == "opponent_losses" else "heal"
            yield told(key, outcome="any" if ability.regardless_of_winner else "won")
        case abilities.Recover(against=beaten_by, targets=targets):
            by = language.say("guardians-clause-by", cards=cards_meant(beaten_by, language)) if beaten_by else ""
            words = {"hand": ability.to, "limits": _joined([by]), "price": _limits(ability, ["cost_stones"], language)}
            match targets:
                case "self":
                    yield told("recover-self", **words)
                case "under_this_shield":
                    yield told("recover", who=language.say("guardians-under-this-shield"), **words)
                case _:
                    yield told("recover", who=_whose(targets, "own", language), **words)
        case abilities.ControlBonus():
            yield told("control-bonus", "per", "when", "requires", "area")
            if ability.plus_per_stone:
                yield told("control-per-stone", amount=signed(ability.plus_per_stone))
        case abilities.ControlExclude(target="self"):
            yield told("control-exclude-self")
        case abilities.ControlExclude(against=Filter()):
            yield told("control-exclude-only")
        case abilities.PushUnlessBeatenBy(targets=Filter()):
            yield told("push-unless-team")
        case abilities.PushUnlessBeatenBy():
            yield told("push-unless")
        case abilities.ContributionWhenBeaten():
            yield told("contribution", amount=str(ability.amount))
        case abilities.CommandWithCreature():
            yield told("command-with", text=_text(ability.grants, language))
            yield told("removes-command")
        case abilities.Forbid(how=how):
            within = _limits(ability, ("against", "scope"), language)
            if how:
                ways = language.list(language.say(f"guardians-flight-{way}") for way in how)
                within = _joined([language.say("guardians-clause-flight", ways=ways, scope=ability.scope)])
            # Where an effect lasts in a match-up the scope says it already.
            lasts = "" if ability.lasting == "in_match_up" else _limits(ability, ["lasting"], language)
            yield told("forbid", limits=_limits(ability, ["bribe"], language) + within + lasts)
            if ability.except_self:
                yield told("forbid-except")
        case abilities.ChannelReceive():
            if ability.cap == "unlimited":
                yield told("receive-any")
            elif ability.cap is not None:
                yield told("receive-cap", points=ability.cap)
            if ability.sources:
                yield told("receive-from", sources=language.list(_source(each, language) for each in ability.sources))
        case abilities.GrantReceiver():
            key = "grant-receiver" if ability.count is None else "grant-receiver-some"
            yield told(key, "lasting", "duration", who=_whose(ability.targets, ability.side, language))
        case abilities.CmpMod():
            yield told("cmp-mod" if ability.set_to is None else "cmp-set", "scope", "duration")
        case abilities.Stones():
            key = "stones" if ability.trigger == "on_play" else "stones-when"
            yield told(key, change="gain" if ability.amount > 0 else "loss", count=abs(ability.amount))
        case abilities.Dispel():
            kinds = (language.say(f"guardians-dispel-{kind}") for kind in ability.targets)
            yield told("dispel", targets=language.list(kinds))
        case abilities.View():
            yield told(f"view-{ability.what}")
        case abilities.UpcardToHand():
            yield told("upcard-to-hand", "upcard", hand=ability.to)
            yield told("becomes-upcard")
        case abilities.MoveMod():
            yield told("move" if ability.set_max is None else "move-max", "duration", count=ability.count or 0)
        case abilities.UpkeepDiscard():
            yield told("upkeep", count=ability.amount)
        case abilities.DrawBonus():
            yield told("draw-bonus", "per", "when", count=ability.amount)
        case _:
            yield told(tag_of(ability).replace("_", "-"))


def _values(ability: Ability, language: Language) -> dict[str, Value]:
    """Word the fields of an ability by their names; $cards are those that its filter means."""
    fields = msgspec.structs.asdict(ability)
    wanted = next((each for each in fields.values() if isinstance(each, Filter)), None)
    values: dict[str, Value] = {
        "cards": cards_meant(wanted, language),
        "limits": _limits(ability, ("when", "lasting", "cost_stones"), language),
    }
    for name, value in fields.items():
        worded = _NOUNS[name](value, language) if name in _NOUNS and value is not None else value
        if isinstance(worded, str | int):
            values[name] = worded
    return values


def _source(source: str, language: Language) -> str:
    return language.say("guardians-source-guardian") if source == "guardian" else card_name(source, language)
