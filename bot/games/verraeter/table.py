"""Carrying actions out: what follows from what, through the twelve phases."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision, IllegalAction, Outcome, Problem, Seat
from bot.games.table import TableInPlay
from bot.games.verraeter.actions import Action, Build, ChoosePlace, DoNotBuild, PlaceGranary, PlayCards, TakeRole
from bot.games.verraeter.cards import (
    cards_due,
    clockwise,
    in_hand_order,
    offered_to,
    remembered_without,
    supplying_granaries,
)
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import (
    Built,
    CardsPlayed,
    ConflictDecided,
    GameEvent,
    GranaryPlaced,
    MatchEnded,
    NothingBuilt,
    PlaceChosen,
    PlayerLeft,
    Resupplied,
    RoleKept,
    RolesOffered,
    RoleTaken,
    RoundBegun,
    StrategistNamed,
    SupplyDealt,
    TableSet,
)
from bot.games.verraeter.lands import lands_with, possible_builds
from bot.games.verraeter.scoring import decide, final_score, next_strategist, ranking
from bot.games.verraeter.state import (
    FAMILIES,
    ROLES,
    Building,
    Land,
    Options,
    Phase,
    Player,
    Role,
    State,
    SupplyCard,
)

KIND_ASKED: dict[Phase, str] = {
    "granaries": "granary",
    "place": "place",
    "draft": "role",
    "cards": "cards",
    "building": "build",
}
"""The kind of the decision that each phase asks for."""


def open_decision(state: State) -> Decision | None:
    """Give the one decision that is open, or None when the match is over."""
    if state.phase == "over":
        return None
    kind = KIND_ASKED[state.phase]
    return Decision(id=f"{state.round}.{kind}.{state.turn}", seat=state.turn, kind=kind, sealed=kind == "role")


class Table(TableInPlay[State, GameEvent]):
    """A match of Verräter while one action is carried out; use it as `TableInPlay` says. Legality is not checked.

    Each public method leaves one decision open, or the match over. Whoever is asked may have nothing to choose, or have
    left: `parts.play_on` then answers for him.
    """

    @classmethod
    def set_up(cls, seats: int, options: Options, chance: Chance) -> "Table":
        """Lay the ring, deal families and supply cards; the first player is asked for a granary.

        The first player is drawn (rule 1.2). From him on the families alternate (rule 1.3), and the seat after him is
        strategist (rule 1.6).
        """
        first = chance.below(seats)
        lands = _ring(options, chance)
        hands, pile = _deal(seats, options, chance)
        order = clockwise(first, seats)
        players = tuple(
            Player(family=FAMILIES[order.index(seat) % len(FAMILIES)], hand=in_hand_order(hands[seat]))
            for seat in range(seats)
        )
        strategist = order[1] if options.first_strategist == "next_player" else first
        state = State(
            options=options,
            phase="granaries",
            round=0,
            first=first,
            strategist=strategist,
            turn=first,
            lands=lands,
            players=players,
            pile=pile,
        )
        table = cls(state, chance)
        families = tuple(player.family for player in players)
        table.tell(TableSet(families=families, first=first, strategist=strategist))
        for seat in order:
            table.tell(SupplyDealt(audience=seat, cards=tuple(card.value for card in players[seat].hand)))
        return table

    def leave(self, seat: Seat) -> None:
        """Take a resigned seat out; the last one who stays has won (rule 5.4).

        Raises IllegalAction if it has left already.
        """
        if seat in self.state.left:
            raise IllegalAction(Problem("verraeter-problem-has-left"))
        self.change(left=(*self.state.left, seat))
        self.tell(PlayerLeft(seat=seat))
        if len(self.state.left) == len(self.state.players) - 1:
            self._end("resigned")

    def carry_out(self, action: Action) -> None:
        """Carry out a legal action of the seat whose turn it is, and all that follows up to the next decision."""
        match action:
            case PlaceGranary(land):
                self._place_granary(land)
            case ChoosePlace(border):
                self._choose_place(border)
            case TakeRole(role):
                self._take_role(role)
            case PlayCards(cards):
                self._play_cards(tuple(sorted(cards)))
            case Build():
                self._build(action)
            case DoNotBuild():
                self._build_nothing()

    def _place_granary(self, land: int) -> None:
        seat = self.state.turn
        self._put(land, Building(seat, "granary"))
        self.change(built=land)
        self.tell(GranaryPlaced(seat=seat, land=land))
        self._next_or(self._begin_round)

    def _begin_round(self) -> None:
        """Ask the strategist for the place of the conflict (phase 1)."""
        state = self.state
        self.change(phase="place", round=state.round + 1, turn=state.strategist, border=None)
        self.tell(RoundBegun(round=state.round + 1, first=state.first, strategist=state.strategist))

    def _choose_place(self, border: int) -> None:
        """Begin the draft: of all action cards, collected again (phase 11), one is put aside unseen (phase 2)."""
        state = self.state
        self.tell(PlaceChosen(seat=state.turn, border=border))
        self.change(phase="draft", border=border, removed=self.chance.pick(ROLES), turn=state.first)
        self._offer_roles()

    def _offer_roles(self) -> None:
        seat = self.state.turn
        self.tell(RolesOffered(audience=seat, roles=offered_to(self.state, seat)))

    def _take_role(self, role: Role) -> None:
        seat = self.state.turn
        self._player(seat, role=role)
        self.tell(RoleTaken(seat=seat))
        self.tell(RoleKept(audience=seat, role=role))
        self._next_or(self._begin_cards)
        if self.state.phase == "draft":
            self._offer_roles()

    def _begin_cards(self) -> None:
        self.change(phase="cards", turn=self.state.first)

    def _play_cards(self, values: tuple[int, ...]) -> None:
        """Lay supply cards open (phase 3)."""
        seat = self.state.turn
        self.tell(CardsPlayed(seat=seat, cards=values, empty_hand=not self.state.players[seat].hand))
        if values:
            self.state = remembered_without(self.state, seat, values)
        self._player(seat, played=values)
        self._next_or(self._decide_conflict)

    def _decide_conflict(self) -> None:
        """Reveal the action cards, decide the conflict, score, and ask the builder (phases 4 to 7, rule 2.4)."""
        state = self.state
        assert state.border is not None
        roles = tuple(player.role for player in state.players if player.role is not None)
        families = [player.family for player in state.players]
        played = [player.played or () for player in state.players]
        conflict = decide(state.border, state.lands, families, roles, played, state.options)
        players = tuple(
            msgspec.structs.replace(
                player,
                family=conflict.supporters[seat],
                score=player.score + conflict.land_points[seat] + conflict.role_points[seat],
                role=None,
            )
            for seat, player in enumerate(state.players)
        )
        self.change(players=players, removed=None, conflict=conflict, built=None)
        if conflict.beaten is not None and conflict.winner is not None:
            self._land(conflict.beaten, family=conflict.winner)
        self.tell(ConflictDecided(conflict=conflict))
        if "builder" in roles:
            self.change(phase="building", turn=roles.index("builder"))
        else:
            self._end_round(roles)

    def _build(self, build: Build) -> None:
        state = self.state
        if build.convert is not None:
            self._put(build.convert, None)
        self._put(build.land, Building(state.turn, build.kind))
        self.change(built=build.land)
        self.tell(Built(seat=state.turn, kind=build.kind, land=build.land, convert=build.convert))
        self._after_building()

    def _build_nothing(self) -> None:
        seat = self.state.turn
        self.tell(NothingBuilt(seat=seat, possible=bool(possible_builds(self.state.lands, seat))))
        self._after_building()

    def _after_building(self) -> None:
        assert self.state.conflict is not None
        self._end_round(self.state.conflict.roles)

    def _end_round(self, roles: tuple[Role, ...]) -> None:
        """Name the strategist, give supply cards back and out, pass the first player's card (phases 8 to 12).

        Then the match may be over: one family holds all lands, or all rounds are played (rule 5.1).
        """
        strategist = next_strategist(roles, self.state.strategist)
        self.change(strategist=strategist)
        self.tell(StrategistNamed(seat=strategist, kept="strategist" not in roles))
        self._resupply(roles)
        state = self.state
        if len({land.family for land in state.lands}) == 1:
            self._end("one-family")
        elif state.round == CARDS.rounds[len(state.players)]:
            self._end("rounds")
        else:
            self.change(first=(state.first + 1) % len(state.players))
            self._begin_round()

    def _resupply(self, roles: tuple[Role, ...]) -> None:
        """Shuffle what was played into the pile, and let each seat draw what is due (phases 9 and 10)."""
        state = self.state
        played = [SupplyCard(value, state.round) for player in state.players for value in player.played or ()]
        pile = self.chance.shuffled((*state.pile, *played))
        players = list(state.players)
        for seat in clockwise(state.first, len(players)):
            player, role = players[seat], roles[seat]
            granaries = supplying_granaries(state.lands, seat, player.family)
            due = cards_due(granaries, role, len(player.hand))
            drawn = [SupplyCard(card.value, card.shown, state.round) for card in pile[:due]]
            pile = pile[due:]
            players[seat] = msgspec.structs.replace(player, hand=in_hand_order((*player.hand, *drawn)), played=None)
            reason: Literal["granaries", "diplomat2", "farmer"] = (
                role if role in {"diplomat2", "farmer"} else "granaries"
            )
            self.tell(Resupplied(seat=seat, granaries=granaries, reason=reason, drawn=due))
            if drawn:
                self.tell(SupplyDealt(audience=seat, cards=tuple(sorted([card.value for card in drawn]))))
        self.change(players=tuple(players), pile=pile)

    def _end(self, reason: Literal["rounds", "one-family", "resigned"]) -> None:
        """Score and rank. What is still face down stays so for ever."""
        state = self.state
        final = tuple(
            final_score(player.score, len(lands_with(state.lands, seat, "post")), len(player.hand))
            for seat, player in enumerate(state.players)
        )
        places = ranking(final, state.left, state.options)
        players = tuple(
            msgspec.structs.replace(player, score=score.total, role=None)
            for player, score in zip(state.players, final, strict=True)
        )
        outcome = Outcome(reason=reason, ranking=places, scores=tuple(score.total for score in final))
        self.change(phase="over", players=players, removed=None, final=final, outcome=outcome)
        self.tell(MatchEnded(reason=reason, final=final, ranking=places))

    def _next_or(self, last_was: Callable[[], None]) -> None:
        """Give the turn to the next seat, or go on with what follows when the last one has acted."""
        following = (self.state.turn + 1) % len(self.state.players)
        if following == self.state.first:
            last_was()
        else:
            self.change(turn=following)

    def tell(self, *events: GameEvent) -> None:
        """Append events, without those whose audience has left."""
        left = self.state.left
        super().tell(*(event for event in events if event.audience not in left) if left else events)

    def _player(self, seat: Seat, **changes: Any) -> None:
        players = list(self.state.players)
        players[seat] = msgspec.structs.replace(players[seat], **changes)
        self.change(players=tuple(players))

    def _land(self, index: int, **changes: Any) -> None:
        lands = list(self.state.lands)
        lands[index] = msgspec.structs.replace(lands[index], **changes)
        self.change(lands=tuple(lands))

    def _put(self, index: int, building: Building | None) -> None:
        self._land(index, building=building)


def _ring(options: Options, chance: Chance) -> tuple[Land, ...]:
    """Shuffle both families' lands into one ring, or each family's for itself if they alternate (rule 1.4)."""
    sets = {
        family: [Land(kind=kind, family=family) for kind, copies in CARDS.copies.items() for _ in range(copies // 2)]
        for family in FAMILIES
    }
    if options.layout == "shuffled":
        return chance.shuffled([land for family in FAMILIES for land in sets[family]])
    pairs = zip(*(chance.shuffled(sets[family]) for family in FAMILIES), strict=True)
    return tuple(land for pair in pairs for land in pair)


def _deal(
    seats: int, options: Options, chance: Chance
) -> tuple[tuple[tuple[SupplyCard, ...], ...], tuple[SupplyCard, ...]]:
    """Deal a start hand to each seat; the rest is the draw pile (rule 1.5)."""
    size = len(CARDS.start_hand)
    deck = list(CARDS.deck)
    if options.start_hand == "3-4-5":
        dealt = CARDS.start_hand * seats
        for value in dealt:
            deck.remove(value)
        order = (*dealt, *chance.shuffled(deck))
    else:
        order = chance.shuffled(deck)
    cards = tuple(SupplyCard(value) for value in order)
    hands = tuple(cards[seat * size : (seat + 1) * size] for seat in range(seats))
    return hands, cards[seats * size :]
