"""How the table of Probe moves on."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.games.contract import Decision, IllegalAction, Outcome, Problem, Seat
from bot.games.table import TableInPlay
from tests.probe.state import (
    REEFS,
    Anchor,
    AnchorKept,
    AnswerKept,
    CardsDrawn,
    LetterShown,
    MatchEnded,
    Order,
    Pass,
    PlayerLeft,
    ProbeEvent,
    RaidBegun,
    RaidDecided,
    RaidOff,
    Reef,
    Rested,
    RoundBegun,
    SerpentBit,
    SheetKept,
    SheetSealed,
    SheetsRevealed,
    SheetTakenBack,
    State,
)

MOST_PEARLS = 3


def with_player(state: State, seat: Seat, **changes: object) -> State:
    players = list(state.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return msgspec.structs.replace(state, players=tuple(players))


def sheets_asked(state: State) -> Iterator[Decision]:
    """Ask everybody for a sheet."""
    for seat in staying(state):
        yield Decision(
            id=f"sheet-{state.round}-{seat}",
            seat=seat,
            kind="sheet",
            sealed=True,
            clock=f"dive-{state.round}",
            answered=state.players[seat].sheet is not None,
        )


def anchor_asked(state: State) -> Iterator[Decision]:
    if state.options.anchor:
        yield Decision(
            id=f"anchor-{state.round}-{state.captain}",
            seat=state.captain,
            kind="anchor",
            sealed=True,
            compulsory=False,
            clock=f"dive-{state.round}",
            answered=state.anchor is not None,
        )


def anchored_at(answer: Anchor | Pass | None) -> Reef | None:
    return answer.reef if isinstance(answer, Anchor) else None


def staying(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if not player.left)


def holding_cards(state: State) -> tuple[Seat, ...]:
    """Name the seats that might throw a net at the captain, going by what everybody sees."""
    return tuple(seat for seat in staying(state) if seat != state.captain and state.players[seat].hand)


def clockwise(state: State, seat: Seat) -> Seat:
    """Name the next seat that is still there."""
    count = len(state.players)
    return next(
        other for other in ((seat + step) % count for step in range(1, count + 1)) if not state.players[other].left
    )


class Table(TableInPlay[State, ProbeEvent]):
    """What the answers change; `settle` goes on when those to the present question are all in."""

    def change_player(self, seat: Seat, **changes: object) -> None:
        self.state = with_player(self.state, seat, **changes)

    # Answers

    def seal_sheet(self, seat: Seat, orders: tuple[Order, ...]) -> None:
        if self.state.players[seat].sheet is None:
            self.tell(SheetSealed(seat=seat))
        self.change_player(seat, sheet=orders)
        self.tell(SheetKept(audience=seat, orders=orders))

    def take_sheet_back(self, seat: Seat) -> None:
        self.change_player(seat, sheet=None)
        self.tell(SheetTakenBack(seat=seat))

    def anchor(self, answer: Anchor | Pass) -> None:
        self.change(anchor=answer)
        self.tell(AnchorKept(audience=self.state.captain, reef=anchored_at(answer)))

    def raid(self, victim: Seat) -> None:
        captain = self.state.captain
        asks_serpent = self.state.serpent not in (None, captain)
        self.change(phase="serpent" if asks_serpent else "nets", victim=victim)
        self.tell(RaidBegun(seat=captain, victim=victim))

    def rest(self) -> None:
        captain, drawn = self.state.captain, self.state.pile[:1]
        self.change_player(captain, hand=self.state.players[captain].hand + drawn)
        self.change(pile=self.state.pile[1:])
        self.tell(Rested(seat=captain), CardsDrawn(audience=captain, cards=drawn))
        self.next_round()

    def bite(self, seat: Seat) -> None:
        self.change(serpent=self.state.captain)
        self.tell(SerpentBit(seat=seat))
        self.next_round()

    def answer_raid(self, seat: Seat, *, net: bool) -> None:
        self.change_player(seat, net=net)
        self.tell(AnswerKept(audience=seat, net=net))

    def leave(self, seat: Seat) -> None:
        if seat not in staying(self.state):
            raise IllegalAction(Problem("probe-problem-has-left"))
        self.tell(PlayerLeft(seat=seat))
        self.change_player(seat, left=True, sheet=None, net=None)
        state = self.state
        if len(staying(state)) == 1:
            self._end("resigned")
            return
        if state.phase == "dive" and state.captain == seat:
            self.change(captain=clockwise(state, seat), anchor=None)
        if state.serpent == seat:
            self.change(serpent=clockwise(state, seat))
            if state.phase == "serpent":
                self.change(phase="nets")
        if state.victim is not None and seat in (state.captain, state.victim):
            self.tell(RaidOff())
            self.next_round()
        elif state.phase == "raid" and state.captain == seat:
            self.next_round()

    # What follows

    def settle(self) -> None:
        """Go on to the next question if the answers to the present one are all in."""
        state = self.state
        if state.phase == "dive" and all(asked.answered for asked in (*sheets_asked(state), *anchor_asked(state))):
            self._dive()
        elif state.phase == "nets" and all(state.players[seat].net is not None for seat in holding_cards(state)):
            self._decide_raid()

    def next_round(self) -> None:
        """Begin a round, or end the match if there is no other."""
        self.change(victim=None)
        for seat in range(len(self.state.players)):
            self.change_player(seat, net=None)
        if self.state.round == self.state.options.rounds:
            self._end("rounds")
            return
        captain = clockwise(self.state, self.state.captain)
        reefs = tuple(1 + self.chance.below(MOST_PEARLS) for _ in REEFS)
        self.change(phase="dive", round=self.state.round + 1, captain=captain, reefs=reefs)
        self.tell(RoundBegun(round=self.state.round, captain=captain, reefs=reefs))
        for seat, player in enumerate(self.state.players):
            hidden = [place for place in range(self.state.options.letters) if place not in player.shown]
            place = self.chance.pick(hidden)
            self.change_player(seat, shown=(*player.shown, place))
            self.tell(LetterShown(seat=seat, place=place, letter=player.word[place]))

    def _dive(self) -> None:
        """Reveal the sheets and bring the pearls up; then it is the captain's turn."""
        state = self.state
        sheets = tuple(player.sheet or () for player in state.players)
        pearls = [0] * len(sheets)
        left = list(state.reefs)
        anchor = anchored_at(state.anchor)
        for place, reef in enumerate(REEFS):
            divers = [sum(order.divers for order in sheet if order.reef == reef) for sheet in sheets]
            strongest = [seat for seat, number in enumerate(divers) if number and number == max(divers)]
            if reef == anchor and state.captain in strongest:
                strongest = [state.captain]
            if len(strongest) == 1:
                pearls[strongest[0]] += left[place]
                left[place] = 0
            elif state.options.equal_divers == "one":
                for seat in strongest[: left[place]]:
                    pearls[seat] += 1
                left[place] -= min(left[place], len(strongest))
        for seat, player in enumerate(state.players):
            self.change_player(seat, sheet=None, dived=sheets[seat], pearls=player.pearls + pearls[seat])
        self.change(phase="raid", reefs=tuple(left), anchor=None, anchored=anchor)
        self.tell(SheetsRevealed(sheets=sheets, pearls=tuple(pearls), anchor=anchor))

    def _decide_raid(self) -> None:
        """Decide the raid, by the nets that were thrown."""
        captain, victim = self.state.captain, self.state.victim
        assert victim is not None
        throwers = tuple(seat for seat, player in enumerate(self.state.players) if player.net)
        for seat in throwers:
            hand = list(self.state.players[seat].hand)
            hand.remove("net")
            self.change_player(seat, hand=tuple(hand))
        self.change(torn=self.state.torn + len(throwers))
        if not throwers:
            self.change_player(victim, pearls=self.state.players[victim].pearls - 1)
            self.change_player(captain, pearls=self.state.players[captain].pearls + 1)
        self.tell(RaidDecided(seat=captain, victim=victim, nets=throwers))
        self.next_round()

    def _end(self, reason: str) -> None:
        """Show everything and rank the players by points, those who have left behind all others."""
        players = self.state.players
        words = tuple(player.word for player in players)
        spellings = Counter(letter for word in words for letter in word)
        scores = tuple(
            player.pearls + player.hand.count("shell") + sum(spellings[letter] == 1 for letter in player.word)
            for player in players
        )
        places: dict[tuple[bool, int], list[Seat]] = {}
        for seat, player in enumerate(players):
            places.setdefault((player.left, -scores[seat]), []).append(seat)
        outcome = Outcome(
            reason=reason,
            ranking=tuple(tuple(places[place]) for place in sorted(places)),
            scores=scores,
        )
        for seat in range(len(players)):
            self.change_player(seat, sheet=None, net=None)
        self.change(phase="over", victim=None, anchor=None, outcome=outcome)
        self.tell(MatchEnded(words=words, hands=tuple(player.hand for player in players), outcome=outcome))
