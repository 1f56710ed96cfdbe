"""What can be done at a table of Guardians, what can be ordered in advance, and half-made answers."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.games import forms
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table.places import Place

Cards: TypeAlias = tuple[CardId, ...]

Suggestion: TypeAlias = Literal["win", "careful", "all-in"]
"""The combat sheets that are filled in: wins what can be won, spends nothing, spends whatever turns a match-up."""
SUGGESTIONS: Final[tuple[Suggestion, ...]] = get_args(Suggestion)

GIVE_UP: Final = "give-up"
"""Among the spaces of a retreat: the shield is given up with all its creatures (rulebook §3.6)."""
GUARDIAN = "guardian"
"""The source of a channel that costs stones; other sources are home spaces with a creature below."""


# Draw and organise


class Home(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What shall lie at one home space: on the stronghold card (under a shield or not) and below it."""

    shield: CardId | None = None
    above: Cards = ()
    items: Cards = ()
    below: Cards = ()


class Layout(msgspec.Struct, frozen=True, kw_only=True, tag="layout", gc=False):
    """Organise, in secret: the whole arrangement as it shall be, not the changes (phase I.C and I.D).

    `homes` are left, center and right in the player's own eyes; ruins and spaces that an enemy holds stay empty.
    `attached` are creature items that join own stacks elsewhere, whose cards stay as they are. `upgrades` (own left,
    own right) and `downgrades` (beside the enemy's left and right in his eyes) are newly laid, as are `accessories`.
    `plays` are cards that are used up now; `sacrifices` are turned into stones (Sacrificial Altar). All else of the
    storage hand that is not in `discards` is put away into pen and depot, seven cards at most. `redraw` pays a stone
    for twelve new cards on the first turn; the rest of the layout is then ignored. `orders` take the place of those
    that the seat has given for windows; without any they stay as they are.
    """

    homes: tuple[Home, Home, Home] = (Home(), Home(), Home())
    attached: tuple[tuple[Place, CardId], ...] = ()
    upgrades: tuple[CardId | None, CardId | None] = (None, None)
    downgrades: tuple[CardId | None, CardId | None] = (None, None)
    accessories: Cards = ()
    plays: Cards = ()
    sacrifices: Cards = ()
    discards: Cards = ()
    redraw: bool = False
    orders: "WindowOrders | None" = None


class WindowOrders(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How windows are answered in which one card or another may be played: by these orders, at once (see `ahead`).

    `bold`: cards that fit are played as soon as they do some good; else none is. `otherwise` are those cards with which
    it is the other way round. `settle`: terrains are laid as suggested, without asking. `stops` are kinds of windows
    in which nothing goes on before the seat has answered by hand: everybody is told, and they hold from the next turn.
    """

    bold: bool = False
    otherwise: Cards = ()
    settle: bool = False
    stops: tuple[str, ...] = ()


class Foresight(msgspec.Struct, frozen=True, kw_only=True, tag="foresight", gc=False):
    """Take the dominance card as the first card of the draw, or discard it and draw the full number."""

    take: bool


# In any window


class Pass(msgspec.Struct, frozen=True, kw_only=True, tag="pass", gc=False):
    """Do nothing here. `for_good`, among modifiers alone: do not ask again in this match-up, whatever comes."""

    for_good: bool = False


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play", gc=False):
    """Play a card of the depot (or use a stone ability of a card in play: `card` is its id).

    `target` names what it is aimed at, "" if that follows: a space ("B2"), a fighter's number ("7"), a card's id
    (an effect in force, an upgrade), or a seat ("0"). `stones` are paid beyond the printed price.
    """

    card: CardId
    target: str = ""
    stones: int = 0


# Movement


class Cargo(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a shield leaves and takes on one of its own strongholds on the way (hitch-hiking, exchange)."""

    place: Place
    leave: Cards = ()
    leave_items: Cards = ()
    take: Cards = ()
    take_items: Cards = ()


class Stand(msgspec.Struct, frozen=True, kw_only=True, tag="stand", gc=False):
    """Turn a shield and do nothing with it; `rest`: nor with any other that is left, until somebody attacks."""

    shield: Place
    rest: bool = False


class Walk(msgspec.Struct, frozen=True, kw_only=True, tag="walk", gc=False):
    """Turn a shield and move it along `path` (without the start), or fly; `path` may end where it began (exchange).

    `fight` is the combat sheet by which it attacks, where combats are fought by sheets; None: its owner is asked.
    """

    shield: Place
    path: tuple[Place, ...]
    fly: bool = False
    cargo: tuple[Cargo, ...] = ()
    fight: Suggestion | None = None


class Reinforce(msgspec.Struct, frozen=True, kw_only=True, tag="reinforce", gc=False):
    """Turn the shield on `shield` and send creatures from an own stronghold (`origin`) by `path` to a turned shield."""

    shield: Place
    origin: Place
    path: tuple[Place, ...]
    creatures: Cards
    items: Cards = ()
    fly: bool = False


class Storm(msgspec.Struct, frozen=True, kw_only=True, tag="storm", gc=False):
    """Turn the shield that stands on an enemy ruin and attack the Guardian; after entering, the answer yes.

    `fight` as in a walk.
    """

    shield: Place
    fight: Suggestion | None = None


March: TypeAlias = Stand | Walk | Reinforce | Storm


# Combat


class Say(msgspec.Struct, frozen=True, kw_only=True, tag="say", gc=False):
    """Say yes or no: whether a command card will be used; whether a stone is paid."""

    yes: bool


class Command(msgspec.Struct, frozen=True, kw_only=True, tag="command", gc=False):
    """Show a command card, in secret: a creature of the combat hand, a spell, an item or an upgrade.

    `partner` is the creature that an item is shown with; `discards` and `stones` raise an area attack; `target` as in
    Play. `card` None: none is left to show.
    """

    card: CardId | None
    partner: CardId | None = None
    discards: Cards = ()
    stones: int = 0
    target: str = ""


class Declare(msgspec.Struct, frozen=True, kw_only=True, tag="declare", gc=False):
    """State the size ("S", "M", "L") or the color ("mortal", "elemental", "external") of the own next primary."""

    value: str


class Lead(msgspec.Struct, frozen=True, kw_only=True, tag="lead", gc=False):
    """Choose the next primary attacker, in secret."""

    card: CardId


class Bribe(msgspec.Struct, frozen=True, kw_only=True, tag="bribe", gc=False):
    """Bribe the enemy creature, in secret. None, which let it fight, is stored under version 1 of the rules alone."""

    card: CardId | None = None


class Shoot(msgspec.Struct, frozen=True, kw_only=True, tag="shoot", gc=False):
    """Place a creature beside the own primary as a ranged attacker."""

    card: CardId


class Channel(msgspec.Struct, frozen=True, kw_only=True, tag="channel", gc=False):
    """Channel to a fighter: from the Guardian for a stone (`source` GUARDIAN), or from a creature below a home card."""

    source: str
    card: CardId
    target: int


class Strike(msgspec.Struct, frozen=True, kw_only=True, tag="strike", gc=False):
    """Send a creature of the combat hand as a secondary attacker against a fighter."""

    card: CardId
    target: int


class Raise(msgspec.Struct, frozen=True, kw_only=True, tag="raise", gc=False):
    """Bid for the match-up: use up to `stones` stones and then these shooters, only as far as needed and if it wins."""

    stones: int = 0
    shots: Cards = ()


# After a combat


class Save(msgspec.Struct, frozen=True, kw_only=True, tag="save", gc=False):
    """Pay for cards that would go to the graveyard to be kept; empty: let them go."""

    cards: Cards = ()


class Heal(msgspec.Struct, frozen=True, kw_only=True, tag="heal", gc=False):
    """Let healers bring back beaten creatures: pairs of healer and healed; empty: nobody."""

    pairs: tuple[tuple[CardId, CardId], ...] = ()


class Retreat(msgspec.Struct, frozen=True, kw_only=True, tag="retreat", gc=False):
    """Retreat to a neighbouring space, or (None) give the shield up with all its creatures."""

    to: Place | None


class Merge(msgspec.Struct, frozen=True, kw_only=True, tag="merge", gc=False):
    """Choose which of two shields stays, and which creatures and items are discarded to fit."""

    keep: CardId
    discards: Cards = ()


class Discard(msgspec.Struct, frozen=True, kw_only=True, tag="discard", gc=False):
    """Choose the cards to discard where a space holds too much."""

    cards: Cards = ()


# Terrain settlement


class Settled(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What is done with one space without terrain: exactly one of a terrain card, a face-down card or a creature."""

    place: Place
    terrain: CardId | None = None
    face_down: CardId | None = None
    creature: CardId | None = None


class Settle(msgspec.Struct, frozen=True, kw_only=True, tag="settle", gc=False):
    """Settle all own spaces without terrain at once, in secret."""

    spaces: tuple[Settled, ...] = ()


# In advance


class BribeRule(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Bribe a creature with at least so much base vitality; `losing`: only one that would win as things stand.

    `by_most`: only if the own creature would lose by at most so many points, or be destroyed by none of the sums.
    `cards` are the bribery cards that may be spent, in order; none given means all that fit.
    """

    base_from: int = 0
    losing: bool = True
    by_most: int | None = None
    cards: Cards = ()


class SpellRule(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Play a card in a match-up against a creature with at least so much base vitality, if its text allows it then.

    `losing`: only while the own creature would lose as things stand.
    """

    card: CardId
    base_from: int = 0
    losing: bool = True


class CombatOrders(msgspec.Struct, frozen=True, kw_only=True, tag="plan", gc=False):
    """Orders for combats (rule 11.4), never for more than the rules allow; what is left open is asked.

    On a combat sheet nothing is asked: what is left open there is answered as the clock would.

    `attacking`, `after_yes` and `after_no` say whether to use a command card: as the attacker, and as the defender when
    the attacker has said yes or no. `commands` are the cards for it, the first that is possible; without any, any. One
    that can be is raised by up to `raised` stones or discarded creatures, the weakest first. `second`: whether a
    command spell follows a command creature (ruling R07). `dispel`: whether an enemy area attack is dispelled that
    costs at least `dispel_from` base vitality. `dispels` are what else is: any command; spells and items, while an own
    creature of so much base vitality fights, or none.

    `primaries`: whom to lead with, the first that is left; then by `then`, shooters last. `bribes`: a creature is
    bribed if a rule fits; if none does, `unbribed` decides. `counter`: whether the enemy is outbid (rule 9.1) for
    creatures as strong as the weakest of the rules. `spells`: cards to play, in a match-up by the first rule that fits,
    at a moment of their own (`when_cast`) as soon as it comes; cards on the table too that are used so. A better count
    is paid for if that wins the space, with no more stones than in a match-up.

    `goal`: whether a match-up shall be won or at least tied (never: left as it is), by up to `stones` stones of the
    Guardian in it, by creatures below strongholds if `channelers`, and by `shots` in order, only as far as needed;
    if all that does not suffice nothing is used. `to_shots`: whether shots that may receive are served too. `shot_at`:
    whether enemy shots that turn a match-up are bribed. `secondary`: whether the strongest creature that can be beaten
    is attacked, without those of `keep_back`.

    `spare` are creatures that shall come back: they lead last, and neither shoot, strike nor command. `heal`: whether
    healers bring somebody back, the strongest they can, for nothing or for stones too; `save`: whether stones are paid
    for cards that would be lost, as many as they suffice for. `retreats` are spaces to retreat to, the first that is
    open; without any, the clock's. GIVE_UP among them gives the shield up where none before it is open.

    `otherwise` is for windows of a combat of which the orders say nothing. `pass_windows` names the kinds of windows
    outside of combats in which to pass.
    """

    attacking: Literal["ask", "no", "yes"] = "ask"
    after_yes: Literal["ask", "no", "yes"] = "ask"
    after_no: Literal["ask", "no", "yes"] = "ask"
    commands: Cards = ()
    raised: int = 0
    second: Literal["ask", "never", "yes"] = "ask"
    dispel: Literal["ask", "never", "area"] = "ask"
    dispel_from: int = 1
    dispels: tuple[Literal["command", "spell", "item"], ...] = ()
    primaries: Cards = ()
    then: Literal["ask", "lowest", "highest"] = "ask"
    bribes: tuple[BribeRule, ...] = ()
    unbribed: Literal["ask", "pass"] = "ask"
    counter: Literal["ask", "never", "outbid"] = "ask"
    spells: tuple[SpellRule, ...] = ()
    goal: Literal["ask", "win", "tie", "never"] = "ask"
    stones: int = 0
    channelers: bool = False
    to_shots: bool = False
    shots: Cards = ()
    shot_at: Literal["ask", "never", "bribe"] = "ask"
    secondary: Literal["ask", "highest", "never"] = "ask"
    keep_back: Cards = ()
    spare: Cards = ()
    heal: Literal["ask", "never", "free", "paid"] = "ask"
    save: Literal["ask", "never", "most"] = "ask"
    retreats: tuple[Place | Literal["give-up"], ...] = ()
    otherwise: Literal["ask", "pass"] = "ask"
    pass_windows: tuple[str, ...] = ()


class CombatSheet(msgspec.Struct, frozen=True, kw_only=True, tag="sheet", gc=False):
    """Seal all that shall be done in a combat, before it or once the first primaries are known (the council)."""

    orders: CombatOrders


Action: TypeAlias = (
    Layout
    | Foresight
    | Pass
    | Play
    | Stand
    | Walk
    | Reinforce
    | Storm
    | Say
    | Command
    | Declare
    | Lead
    | Bribe
    | Shoot
    | Channel
    | Strike
    | Raise
    | Save
    | Heal
    | Retreat
    | Merge
    | Discard
    | Settle
    | CombatSheet
)


def tells_of_deck(action: Action) -> bool:
    """Tell whether an action names any card, or holds orders: which ones are given follows from the cards for them."""
    match action:
        case CombatSheet() | Layout(orders=WindowOrders()) | Walk(fight=str()) | Storm(fight=str()):
            return True
    return any(text in CARDS for text in _texts(msgspec.to_builtins(action)))


def _texts(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list() | tuple():
            for one in value:
                yield from _texts(one)
        case dict():
            yield from _texts([*value.values()])


# Answers


Answer: TypeAlias = Action | CombatOrders
"""What a draft can become: an action, or orders for the standing question."""


class Draft(forms.Draft, frozen=True, kw_only=True):
    """A half-made answer: what has been chosen, by question, and for layouts and orders the whole as it stands.

    `layout` and `earlier` (for undo, latest last) are those of the decision to organise; `orders` those of the standing
    question.
    """

    taken: tuple[tuple[str, tuple[str, ...]], ...] = msgspec.field(default=(), name="choices")
    layout: Layout | None = None
    earlier: tuple[Layout, ...] = ()
    orders: CombatOrders | None = msgspec.field(default=None, name="plan")
