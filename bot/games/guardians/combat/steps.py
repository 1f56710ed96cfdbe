"""Combats (rule 6): how one begins, what comes next, and the parts for all its decisions.

`Battlefield.step` names what comes next. `go_on` does one step after the other until somebody is asked; each step
either asks, or does what is automatic and names the step after it.
"""

import dataclasses
from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.guardians.asking import Part, listed
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.combat import (
    bribery,
    commands,
    match_ups,
    menus,
    primaries,
    resolution,
    response_stack,
    secondary_attacks,
    shots_and_channels,
    spells,
    windows,
)
from bot.games.guardians.combat.commands import combat_of
from bot.games.guardians.table import (
    DISPUTED,
    HOMES,
    Action,
    Army,
    Asking,
    Battlefield,
    Bribe,
    Cards,
    Channel,
    Combat,
    CombatBegun,
    Command,
    DecisionKind,
    Declare,
    Heal,
    Lead,
    Pass,
    Place,
    Play,
    Raise,
    Save,
    Say,
    Shoot,
    Step,
    Strike,
    Suggestion,
    Table,
    View,
    home_of,
)
from bot.games.parts import never_forced, only_legal

# The beginning


def begin(
    table: Table,
    *,
    place: Place,
    attacker: Seat,
    origin: Place,
    storm: bool = False,
    fight: Suggestion | None = None,
) -> None:
    """Begin a combat: the armies on a space take up their combat hands (rule 6.1; `go_on` does the rest).

    The attacker's army stands on the space already; `origin` is where it retreats to. With `storm` it attacks the
    Guardian from there, and the defender fights with his depot alone. Effects for this turn hold in the combat too.
    """
    table.change(resting=(False, False))
    armies = tuple(table.army(place, seat) or Army(owner=seat, place=place) for seat in (0, 1))
    shields, known = (armies[0].shield, armies[1].shield), (armies[0].known, armies[1].known)
    field = _battlefield(table, place, attacker, origin, storm, shields, known)
    table.change(
        combat=Combat(
            field=field,
            creatures=(armies[0].creatures, armies[1].creatures),
            items=(armies[0].items, armies[1].items),
            fight=fight,
        )
    )
    for army in armies:
        table.set_army(Army(owner=army.owner, place=place, shield=army.shield, turned=army.turned, flew=army.flew))
    table.recount()
    field = table.field
    table.tell(
        CombatBegun(
            place=place,
            attacker=attacker,
            storm=storm,
            shields=field.shields,
            terrains=field.terrains,
            stronghold=field.stronghold,
            hands=((field.hands[0], field.depots[0]), (field.hands[1], field.depots[1])),
        )
    )


def _battlefield(
    table: Table,
    place: Place,
    attacker: Seat,
    origin: Place,
    storm: bool,
    shields: tuple[CardId | None, CardId | None],
    known: tuple[Cards, Cards],
) -> Battlefield:
    first, second = table.state.players
    upgrades, downgrades = zip(*(_beside(table, place, seat) for seat in (0, 1)), strict=True)
    field = Battlefield(
        place=place,
        attacker=attacker,
        origin=origin,
        storm=storm,
        guardians=(first.guardian, second.guardian),
        shields=shields,
        known=known,
        upgrades=(upgrades[0], upgrades[1]),
        downgrades=(downgrades[0], downgrades[1]),
        accessories=(first.accessories, second.accessories),
        numbers=(first.number, second.number),
        stones=(first.stones, second.stones),
        hands=(0, 0),
        depots=(0, 0),
        lasting=table.state.lasting,
        step="sheets" if table.state.options.pace == "sheets" else "bells",
    )
    return _on_land(table, field)


def _beside(table: Table, place: Place, seat: Seat) -> tuple[Cards, Cards]:
    """List upgrade and downgrade beside a seat's home card in the column of a space."""
    column = next(home for home in HOMES[seat] if home[1] == place[1])
    home = table.stronghold(column)
    return (
        () if home.upgrade is None else (home.upgrade,),
        () if home.downgrade is None else (home.downgrade,),
    )


def _on_land(table: Table, field: Battlefield) -> Battlefield:
    """Give a battlefield with what lies on its space: the terrain, face up or down, or the stronghold card."""
    if field.place in DISPUTED:
        ground = table.ground(field.place)
        if ground.terrain is None:
            return field
        if ground.face_down:
            return replace(field, land="face_down")
        types = CARDS[ground.terrain].terrain_types
        return replace(field, land="card", terrain=ground.terrain, terrains=types)
    home = table.stronghold(field.place)
    if home.ruined or home_of(field.place) == field.attacker:
        return replace(field, land="home")
    return replace(field, land="home", stronghold=home.card, terrains=CARDS[home.card].terrain_types)


# What comes next


def go_on(table: Table) -> None:
    """Play the combat on until somebody is asked, or it is over."""
    while (combat := table.state.combat) is not None and not table.state.askings and table.state.outcome is None:
        if combat.field.pending:
            response_stack.offer(table)
        else:
            _STEPS[combat.field.step](table)


def _sheets(table: Table) -> None:
    """Ask both sides for their combat sheets, whatever they hold."""
    table.change_field(step="bells")
    table.ask("sheet", 0, 1)


def _say_first(table: Table) -> None:
    commands.ask_whether(table, table.field.attacker, "say-second")


def _say_second(table: Table) -> None:
    commands.ask_whether(table, table.field.defender, "command-cards")


def _command_cards(table: Table) -> None:
    seats = [seat for seat in (0, 1) if table.field.commands[seat]]
    table.change_field(step="responses")
    if seats:
        table.ask("command-card", *seats)


def _declare(table: Table) -> None:
    """Go on with a match-up if both sides can, else with secondary attacks (ruling R29)."""
    if all(match_ups.has_fighter(table, seat) for seat in (0, 1)):
        primaries.ask_declarations(table)
    else:
        table.change_field(step="secondary")


def _end(table: Table) -> None:
    table.change(combat=None)


_STEPS: Final[Mapping[Step, Callable[[Table], None]]] = {
    "sheets": _sheets,
    "bells": resolution.ask_bells,
    "say-first": _say_first,
    "say-second": _say_second,
    "command-cards": _command_cards,
    "responses": windows.RESPONSES.open,
    "commands-begin": commands.begin,
    "between": windows.RECALLING.open,
    "declare": _declare,
    "primaries": match_ups.ask_primaries,
    "bribery": bribery.ask_primaries,
    "reveal": windows.REVEAL.open,
    "spells": match_ups.ask_spells,
    "destruction": match_ups.destruction,
    "areas": match_ups.area_attacks,
    "modifiers": match_ups.ask_modifiers,
    "compare": match_ups.compare,
    "secondary": secondary_attacks.ask_striker,
    "secondary-bribery": bribery.ask_about_striker,
    "secondary-destruction": secondary_attacks.destruction,
    "strike": secondary_attacks.ask_help,
    "secondary-compare": secondary_attacks.compare,
    "idols": resolution.put_down,
    "control": resolution.count,
    "heal": resolution.HEALING.open,
    "recover": resolution.SAVING.open,
    "leave": resolution.leave,
    "end": _end,
}


# The parts


def _window(kind: DecisionKind, resolve: Callable[[Table, Asking], None]) -> Part:
    """Make the part of a window in which one plays a card or passes."""
    return listed(kind, offers=spells.offers, fill_in=menus.menu(spells.offers), resolve=resolve)


def _declare_first(view: View, decision: Decision) -> Action:
    return next(iter(primaries.declare_offers(view, decision)))


def _sample_modifier(view: View, decision: Decision, chance: Chance) -> Action:
    """Choose a single modifier, or now and then a bid with all that there is."""
    seat = decision.seat
    choices = list(match_ups.modifier_offers(view, decision))
    if menus.may_bid(view, seat):
        choices.append(Raise(stones=combat_of(view).field.stones[seat], shots=shots_and_channels.shooters(view, seat)))
    return chance.pick((*choices, Pass(for_good=True)))


def _sample_healing(view: View, decision: Decision, chance: Chance) -> Action:
    """Let each healer bring somebody back, as far as that is legal, or nobody."""
    pairs: tuple[tuple[CardId, CardId], ...] = ()
    for action in chance.shuffled(resolution.heal_offers(view, decision)):
        if isinstance(action, Heal) and chance.below(4):
            more = Heal(pairs=(*pairs, *action.pairs))
            pairs = more.pairs if resolution.heal_is_legal(view, decision, more) else pairs
    return Heal(pairs=pairs)


_LISTED: Final[tuple[Part, ...]] = (
    listed(
        "command",
        answers=Say | Play,
        offers=commands.say_offers,
        fill_in=menus.menu(commands.say_offers),
        resolve=commands.carry_out_say,
        idle=Say(yes=False),
    ),
    listed(
        "command-card",
        answers=Command,
        offers=commands.card_offers,
        problems=only_legal(commands.card_is_legal),
        resolve=commands.carry_out_card,
        fill_in=menus.command_menu,
        fallback=commands.card_fallback,
        forced=never_forced,
    ),
    _window("responses", response_stack.carry_out_answer),
    listed(
        "declare",
        answers=Declare,
        offers=primaries.declare_offers,
        fill_in=menus.menu(primaries.declare_offers),
        resolve=primaries.carry_out_declare,
        fallback=_declare_first,
        forced=never_forced,
    ),
    listed(
        "primary",
        answers=Lead,
        offers=primaries.lead_offers,
        fill_in=menus.menu(primaries.lead_offers),
        resolve=match_ups.carry_out_primary,
        fallback=primaries.lead_fallback,
        forced=primaries.lead_forced,
    ),
    listed(
        "bribery",
        answers=Bribe | Pass,
        offers=bribery.bribe_offers,
        fill_in=menus.menu(bribery.bribe_offers),
        resolve=bribery.carry_out_bribery,
    ),
    listed(
        "steal",
        answers=Play | Bribe | Pass,
        offers=bribery.steal_offers,
        fill_in=menus.menu(bribery.steal_offers),
        resolve=response_stack.carry_out_answer,
    ),
    listed(
        "shot",
        answers=Play | Bribe | Pass,
        offers=response_stack.shot_offers,
        fill_in=menus.menu(response_stack.shot_offers),
        resolve=response_stack.carry_out_answer,
    ),
    _window("channel", response_stack.carry_out_answer),
    _window("reveal", windows.REVEAL.play_or_pass),
    _window("spells", windows.SPELLS.play_or_pass),
    listed(
        "modifiers",
        answers=Shoot | Channel | Raise | Play | Pass,
        offers=match_ups.modifier_offers,
        problems=only_legal(match_ups.modifier_is_legal),
        resolve=match_ups.carry_out_modifier,
        fill_in=menus.modifier_menu(match_ups.modifier_offers, match_ups.modifier_forced),
        forced=match_ups.modifier_forced,
        sample=_sample_modifier,
    ),
    _window("between", resolution.carry_out_between),
    listed(
        "secondary",
        answers=Strike | Pass,
        offers=secondary_attacks.strike_offers,
        resolve=secondary_attacks.carry_out_strike,
        fill_in=menus.strike_menu(secondary_attacks.strike_offers),
        forced=never_forced,
    ),
    listed(
        "strike",
        answers=Channel | Play | Pass,
        offers=secondary_attacks.help_offers,
        fill_in=menus.menu(secondary_attacks.help_offers),
        problems=only_legal(secondary_attacks.help_is_legal),
        resolve=secondary_attacks.carry_out_help,
    ),
    listed(
        "heal",
        answers=Heal | Pass,
        offers=resolution.heal_offers,
        problems=only_legal(resolution.heal_is_legal),
        resolve=resolution.carry_out_heal,
        fill_in=menus.heal_menu,
        idle=Heal(),
        sample=_sample_healing,
    ),
    listed(
        "recover",
        answers=Save | Pass,
        offers=resolution.save_offers,
        problems=resolution.save_problems,
        resolve=resolution.carry_out_save,
        fill_in=menus.save_menu,
        idle=Save(),
        forced=never_forced,
    ),
)
PARTS: Final = tuple(dataclasses.replace(part, show=menus.shown) for part in _LISTED)
"""The parts for all decisions of a combat, from the command cards to healing."""
