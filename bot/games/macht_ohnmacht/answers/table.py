"""Carrying actions out: what follows from what, turn by turn and cycle by cycle."""

from typing import Literal

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Outcome, Seat
from bot.games.macht_ohnmacht.answers.legality import refuges, replaceable
from bot.games.macht_ohnmacht.answers.tiles import holds_usable_tile, may_be_cancelled, use_problems
from bot.games.macht_ohnmacht.board import events, moves
from bot.games.macht_ohnmacht.board.actions import (
    ChangeMarker,
    EndTurn,
    LeaveUnused,
    Move,
    Overthrow,
    PieceKind,
    Place,
    PlayBonus,
    Recruit,
    Reinforce,
    Remove,
    Sail,
    TakeTile,
    Tile,
    TileRecruit,
    TileUse,
    TurnAction,
    UseTiles,
    tile_of,
)
from bot.games.macht_ohnmacht.board.data import MAP, RULES, TILES
from bot.games.macht_ohnmacht.board.island import active_regions, marker_of, opponent, region_of, sum_of
from bot.games.macht_ohnmacht.board.state import (
    COLOURS,
    LIGHTNING,
    SEATS,
    Announced,
    Auction,
    Board,
    Decided,
    Fall,
    Options,
    Pieces,
    Player,
    Region,
    State,
)
from bot.games.table import TableInPlay

FIRST_CYCLE = 1


class Table(TableInPlay[State, events.GameEvent]):
    """A match of Macht & Ohnmacht while one action is carried out; use it as `TableInPlay` says.

    Legality is not checked. Each public method goes on until a seat has something to choose, or the match is over.
    """

    @classmethod
    def set_up(cls, options: Options, chance: Chance) -> "Table":
        """Lay the map out, give each player his reserve, and begin the first cycle.

        Markers are shuffled, those left over lie beside the map (rule 2.1); colours are drawn by lot (rule 2.2).
        """
        colours = chance.shuffled(COLOURS)
        markers = chance.shuffled(TILES.markers)
        on_map, spares = markers[: len(MAP.regions)], markers[len(MAP.regions) :]
        regions = tuple(Region(land.id, marker) for land, marker in zip(MAP.regions, on_map, strict=True))
        rest = RULES.pieces_per_kind
        stock = Pieces(rest - RULES.reserve.knights, rest - RULES.reserve.mages)
        first, second = (Player(colour=colour, reserve=RULES.reserve, stock=stock) for colour in colours)
        board = Board(
            cycle=0,
            turn=0,
            first=0,
            on_turn=0,
            actions=0,
            hourglass=0,
            regions=regions,
            players=(first, second),
            display=(),
            spares=spares,
        )
        state = State(
            options=options,
            phase="turn",
            board=board,
            before=regions,
            turn_began=regions,
            pile=chance.shuffled(TILES.deck(options.tile_mix)),
            tokens=chance.shuffled(TILES.tokens),
        )
        table = cls(state, chance)
        table.tell(events.TableSet(colours=(first.colour, second.colour), markers=on_map, spares=spares))
        table._begin_cycle()
        return table

    def take_action(self, action: TurnAction) -> None:
        """Carry out an action of the seat on turn."""
        if not self._board.acted:
            self.change(before=self.state.turn_began)
        match action:
            case TakeTile(tile):
                self._take_tile(tile)
            case Place(region):
                self._place(region)
            case Recruit():
                self._recruit()
            case UseTiles(uses):
                self.change(intended=uses[1:])
                self._use(uses[0])
            case EndTurn():
                self._end_turn("chosen")

    def reopen(self, seat: Seat) -> None:
        """Take a sealed bid out again; its seat is asked anew."""
        self._keep_bid(seat, None)
        self.tell(events.BidReopened(seat=seat))

    def leave(self, seat: Seat) -> None:
        """End the match: the one who stays has won (rule 10.3)."""
        self.tell(events.PlayerLeft(seat=seat))
        self._end("resigned", ((opponent(seat),), (seat,)))

    # Actions A to C

    def _take_tile(self, tile: Tile) -> None:
        seat = self._board.on_turn
        if tile not in LIGHTNING:
            self.change(board=moves.take_tile(self._board, seat, tile))
            self.tell(events.TileTaken(seat=seat, tile=tile))
            self._go_on()
            return
        self.change(board=moves.take_lightning(self._board, tile))
        if may_be_cancelled(self.state.options, self._board, seat, None):
            self._announce(Announced(tile=tile, use=None))
        else:
            self._open_auction(tile)

    def _place(self, region: str) -> None:
        seat, kind = self._board.on_turn, self._board.active
        self.change(board=moves.place_active(moves.begin_action(self._board), seat, region))
        self.tell(events.PiecePlaced(seat=seat, region=region, kind=kind, pieces=region_of(self._board, region).pieces))
        self._go_on()

    def _recruit(self) -> None:
        board, seat = self._board, self._board.on_turn
        self.change(board=moves.recruit(board, seat))
        self.tell(
            events.Recruited(
                seat=seat,
                kind=board.passive,
                pieces=moves.recruits(board, seat).total,
                due=moves.recruits_due(board),
                first=not board.recruited,
                hourglass=self._board.hourglass,
            )
        )
        self._go_on()

    # Action D and the Serpent

    def _use(self, use: TileUse) -> None:
        """Spend the cube and the tile; the opponent may answer before there is any effect."""
        seat = self._board.on_turn
        self.change(board=moves.begin_use(self._board, seat, tile_of(use)))
        if isinstance(use, Overthrow):
            self.change(moving_in=use.move_in)
            use = Overthrow(use.tile, use.region)
        if may_be_cancelled(self.state.options, self._board, seat, use):
            self._announce(Announced(tile=tile_of(use), use=use))
        else:
            self._take_effect(use)

    def _announce(self, announced: Announced) -> None:
        board, use = self._board, announced.use
        self.change(phase="serpent", announced=announced)
        self.tell(
            events.TileAnnounced(
                seat=board.on_turn,
                tile=announced.tile,
                use=use,
                sum=sum_of(board, MAP.places[use.region]) if isinstance(use, Overthrow) else None,
                hourglass=board.hourglass,
            )
        )

    def play_serpent(self) -> None:
        """Cancel the announced tile by the opponent's Serpent, which is discarded for a cube (rule 6.5)."""
        announced, seat = self.state.announced, opponent(self._board.on_turn)
        assert announced is not None
        board = moves.spend_tile(self._board, seat, "serpent")
        self.change(board=board, announced=None, moving_in=None)
        self.tell(events.SerpentPlayed(seat=seat, cancelled=announced.tile, hourglass=board.hourglass))
        if board.hourglass:
            self._drop_intentions("serpent")
        self._go_on()

    def let_pass(self) -> None:
        """Let the announced tile have its effect, or its auction begin."""
        announced = self.state.announced
        assert announced is not None
        self.change(announced=None)
        self.tell(events.SerpentKept(seat=opponent(self._board.on_turn), tile=announced.tile))
        if announced.use is None:
            self._open_auction(announced.tile)
        else:
            self._take_effect(announced.use)

    def _take_effect(self, use: TileUse) -> None:
        seat, tile, left = self._board.on_turn, tile_of(use), self._board.hourglass
        if isinstance(use, Overthrow):
            self._overthrow(use)
            return
        before = self._board
        self.change(board=moves.carried_out(before, seat, use))
        match use:
            case Reinforce(_, region):
                there = region_of(self._board, region)
                self.tell(
                    events.Reinforced(
                        seat=seat,
                        tile=tile,
                        region=region,
                        marker=there.marker,
                        kind=before.active,
                        pieces=there.pieces,
                        hourglass=left,
                    )
                )
            case PlayBonus():
                marker = marker_of(tile)
                assert marker is not None  # every bonus tile shows one
                bonuses = self._board.players[seat].bonuses.count(marker)
                self.tell(events.BonusPlayed(seat=seat, marker=marker, bonuses=bonuses, hourglass=left))
            case Move(start, goal, knights, mages) | Sail(start, goal, knights, mages):
                self.tell(
                    events.PiecesMoved(
                        seat=seat, tile=tile, start=start, goal=goal, knights=knights, mages=mages, hourglass=left
                    )
                )
            case TileRecruit():
                pieces = moves.tile_recruits(before.players[seat], use)
                self.tell(events.TileRecruited(seat=seat, tile=tile, pieces=pieces, hourglass=left))
        self._go_on()

    def _overthrow(self, use: Overthrow) -> None:
        board = self._board
        arithmetic = sum_of(board, MAP.places[use.region])
        fall = Fall(region=use.region, attacker=arithmetic.attacker, defender=arithmetic.defender)
        self.change(phase="retreat", fall=fall)
        self.tell(events.Overthrown(seat=board.on_turn, tile=use.tile, sum=arithmetic, hourglass=board.hourglass))
        if not refuges(board, fall):
            self.drive_out(None, possible=False)

    def drive_out(self, saved: tuple[PieceKind, str] | None, *, possible: bool = True) -> None:
        """Clear the overthrown region; `saved` is a piece and its refuge, `possible`: there was a refuge."""
        fall = self.state.fall
        assert fall is not None
        lost = region_of(self._board, fall.region).pieces
        if saved is not None:
            lost = lost.plus_some(saved[0], -1)
        self.change(board=moves.drive_out(self._board, fall.region, saved))
        kind, refuge = saved or (None, None)
        self.tell(
            events.DefenderDriven(
                seat=fall.defender, region=fall.region, saved=kind, to=refuge, possible=possible, lost=lost
            )
        )
        if not self._board.players[fall.attacker].reserve.of(self._board.active):
            self.occupy(moving_in=False, possible=False)
        elif self.state.moving_in is None:
            self.change(phase="occupy")
        else:
            self.occupy(moving_in=self.state.moving_in)

    def occupy(self, *, moving_in: bool, possible: bool = True) -> None:
        """Let the attacker move in or stay out (rule 5.4); `possible`: he had an active piece in reserve to do so."""
        fall, kind = self.state.fall, self._board.active
        assert fall is not None
        self.change(fall=None, moving_in=None)
        if moving_in:
            self.change(board=moves.place_active(self._board, fall.attacker, fall.region))
            self.tell(events.MovedIn(seat=fall.attacker, region=fall.region, kind=kind))
        else:
            self.tell(events.StayedOut(seat=fall.attacker, region=fall.region, possible=possible))
        self._go_on()

    # Lightning tiles

    def _open_auction(self, tile: Tile) -> None:
        """Ask everybody with an active piece in reserve for a sealed bid (rule 7.1); the others bid 0 (rule 7.2)."""
        board = self._board
        first, second = (player.reserve.of(board.active) for player in board.players)
        auction = Auction(tile=tile, taker=board.on_turn, most=(first, second))
        self.change(phase="auction", auction=auction, bids=(None if first else 0, None if second else 0))
        self.tell(events.AuctionOpened(seat=board.on_turn, tile=tile, most=auction.most, hourglass=board.hourglass))
        self._decide_auction()

    def bid(self, seat: Seat, pieces: int) -> None:
        """Keep a sealed bid, in the place of an earlier one; when both are in, the auction is decided."""
        if self.state.bids[seat] is None:
            self.tell(events.BidSealed(seat=seat))
        self._keep_bid(seat, pieces)
        self.tell(events.BidKept(audience=seat, pieces=pieces))
        self._decide_auction()

    def _keep_bid(self, seat: Seat, pieces: int | None) -> None:
        first, second = self.state.bids
        self.change(bids=(pieces, second) if seat == 0 else (first, pieces))

    def _decide_auction(self) -> None:
        """Compare the bids when both are in (rule 7.2); a victory point is moved at once (rule 7.3)."""
        first, second = self.state.bids
        if first is None or second is None:
            return
        auction = self.state.auction
        assert auction is not None
        winner = None if first == second else int(second > first)
        self.tell(
            events.AuctionDecided(tile=auction.tile, bids=(first, second), winner=winner, kind=self._board.active)
        )
        self.change(bids=(None, None), decided=Decided(tile=auction.tile, bids=(first, second), winner=winner))
        if winner is None:
            self._close_auction()
            return
        self.change(board=moves.pay(self._board, winner, max(first, second)))
        if auction.tile == "victory-point":
            points = self._board.players[winner].points + 1
            self.change(board=moves.with_player(self._board, winner, points=points))
            self.tell(events.PointWon(seat=winner, points=points))
            self._close_auction()
        elif self._has_target(auction.tile, winner):
            self.change(phase="effect", auction=msgspec.structs.replace(auction, winner=winner))
        else:
            self.tell(events.EffectUnused(seat=winner, tile=auction.tile, possible=False))
            self._close_auction()

    def _has_target(self, tile: Tile, winner: Seat) -> bool:
        if tile == "rebellion":
            return any(region.owner == opponent(winner) for region in self._board.regions)
        return bool(replaceable(self._board))

    def use_effect(self, action: Remove | ChangeMarker | LeaveUnused) -> None:
        """Use, or leave unused, the rebellion or marker change that was won."""
        auction, board = self.state.auction, self._board
        assert auction is not None
        assert auction.winner is not None
        seat = auction.winner
        match action:
            case Remove(region, knights, mages):
                pieces = Pieces(knights, mages)
                self.change(board=moves.to_stock(board, region, pieces))
                self.tell(events.PiecesRemoved(seat=seat, region=region, pieces=pieces))
            case ChangeMarker(region, marker):
                old = region_of(board, region).marker
                self.change(board=moves.change_marker(board, region, marker))
                self.tell(events.MarkerChanged(seat=seat, region=region, old=old, new=marker))
            case LeaveUnused():
                self.tell(events.EffectUnused(seat=seat, tile=auction.tile, possible=True))
        self._close_auction()

    def _close_auction(self) -> None:
        self.change(auction=None)
        self._go_on()

    # Turns

    def _go_on(self) -> None:
        """Go on after something is completely done: with the next intended tile, the next action, turn or cycle.

        If the last cube has left the hourglass, the cycle ends here: in the middle of a turn (rule 4.6), or after an
        auction that was held all the same (rule 7.6).
        """
        board, seat = self._board, self._board.on_turn
        self.change(phase="turn")
        if not board.hourglass:
            self._drop_intentions("cycle")
            self._end_cycle()
            return
        if self.state.intended:
            following, *later = self.state.intended
            problems = use_problems(board, seat, following)
            if not problems:
                self.change(intended=tuple(later))
                self._use(following)
                return
            self._drop_intentions("legal", problems[0].key)
        if board.acted == board.actions and not (board.chain and holds_usable_tile(board, seat)):
            self._end_turn("unusable" if board.chain and board.players[seat].tiles else "actions")

    def _drop_intentions(self, reason: Literal["legal", "serpent", "cycle"], problem: str = "") -> None:
        if self.state.intended:
            uses = self.state.intended
            self.change(intended=())
            self.tell(events.IntentionsDropped(audience=self._board.on_turn, uses=uses, reason=reason, problem=problem))

    def _end_turn(self, reason: Literal["chosen", "actions", "unusable"]) -> None:
        board = self._board
        self.tell(events.TurnEnded(seat=board.on_turn, reason=reason, actions_left=board.actions - board.acted))
        self._begin_turn(opponent(board.on_turn), RULES.actions)

    def _begin_turn(self, seat: Seat, actions: int) -> None:
        turn = self._board.turn + 1
        board = msgspec.structs.replace(self._board, turn=turn, on_turn=seat, actions=actions, acted=0, chain=0)
        self.change(phase="turn", board=board, turn_began=board.regions)
        self.tell(events.TurnBegun(seat=seat, cycle=board.cycle, turn=turn, actions=actions))

    # Cycles

    def _begin_cycle(self) -> None:
        """Bring reinforcements (rule 3.1), then cubes and tiles by a time token (rule 3.2).

        The first cycle has numbers of its own and no token (rule 2.3).
        """
        state, old = self.state, self._board
        board = msgspec.structs.replace(old, cycle=old.cycle + 1, turn=0, recruited=False)
        reinforcements = []
        for seat in SEATS:
            stock = board.players[seat].stock.of(board.active)
            pieces = Pieces().plus_some(board.active, min(RULES.reinforcements, stock))
            board = moves.with_player(moves.from_stock(board, seat, pieces), seat, bonuses=())
            reinforcements.append(pieces.total)
        tokens, token = state.tokens, None
        if board.cycle > FIRST_CYCLE:
            token, *rest = tokens or self.chance.shuffled(TILES.tokens)
            tokens = tuple(rest)
        cubes = token or RULES.first_cubes
        wanted = token + RULES.tiles_more_than_token if token else RULES.first_tiles
        pile, discard = state.pile, (*board.discard, *board.display)
        tiles_shuffled = len(pile) < wanted and bool(discard)
        if tiles_shuffled:
            pile, discard = (*pile, *self.chance.shuffled(discard)), ()
        board = msgspec.structs.replace(board, hourglass=cubes, token=token, display=pile[:wanted], discard=discard)
        self.change(board=board, pile=pile[wanted:], tokens=tokens)
        self.tell(
            events.CycleBegun(
                cycle=board.cycle,
                kind=board.kind,
                token=token,
                tokens_shuffled=token is not None and not state.tokens,
                hourglass=cubes,
                discarded=old.display,
                display=board.display,
                tiles_shuffled=tiles_shuffled,
                reinforcements=(reinforcements[0], reinforcements[1]),
            )
        )
        self._name_first()

    def _name_first(self) -> None:
        """Name the first player (rule 3.3): fewer victory points, then fewer active regions, then by lot."""
        board = self._board
        points = (board.players[0].points, board.players[1].points)
        counted = board.active if self.state.options.first_player_count == "new" else board.passive
        active = (
            len(active_regions(board.regions, 0, counted)),
            len(active_regions(board.regions, 1, counted)),
        )
        reason: Literal["points", "regions", "lot"]
        if points[0] != points[1]:
            reason, first = "points", int(points[1] < points[0])
        elif active[0] != active[1]:
            reason, first = "regions", int(active[1] < active[0])
        else:
            reason, first = "lot", self.chance.pick(SEATS)
        actions = RULES.actions_after_tie if points[0] == points[1] else RULES.actions
        self.change(board=msgspec.structs.replace(board, first=first))
        self.tell(
            events.FirstPlayerNamed(
                seat=first,
                reason=reason,
                points=points,
                counted=counted,
                active_regions=active,
                actions=actions,
            )
        )
        self._begin_turn(first, actions)

    def _end_cycle(self) -> None:
        """Score the cycle (rule 8.1), and see whether anybody has reached the goal (rule 8.2)."""
        board = self._board
        active = (
            active_regions(board.regions, 0, board.active),
            active_regions(board.regions, 1, board.active),
        )
        gained = (int(len(active[0]) >= len(active[1])), int(len(active[1]) >= len(active[0])))
        for seat in SEATS:
            board = moves.with_player(board, seat, points=board.players[seat].points + gained[seat])
        self.change(board=board)
        points = (board.players[0].points, board.players[1].points)
        totals = (points[0] + len(active[0]), points[1] + len(active[1]))
        self.tell(
            events.CycleEnded(
                cycle=board.cycle, kind=board.kind, active=active, gained=gained, points=points, totals=totals
            )
        )
        reached = [seat for seat in SEATS if totals[seat] >= RULES.goal]
        if not reached:
            self._begin_cycle()
        elif len(reached) == 1:
            winner = reached[0]
            self._end("goal", ((winner,), (opponent(winner),)))
        elif totals[0] != totals[1]:
            winner = int(totals[1] > totals[0])
            self._end("both", ((winner,), (opponent(winner),)))
        elif self.state.options.both_reach_goal == "continue" and self.state.deferred < TILES.most_deferrals:
            self.change(deferred=self.state.deferred + 1)
            self.tell(events.PlayedOn(total=totals[0]))
            self._begin_cycle()
        else:
            self._end("both", (SEATS,))

    def _end(self, reason: Literal["goal", "both", "resigned"], ranking: tuple[tuple[Seat, ...], ...]) -> None:
        board = self._board
        scores = tuple(
            board.players[seat].points + len(active_regions(board.regions, seat, board.active)) for seat in SEATS
        )
        outcome = Outcome(reason=reason, ranking=ranking, scores=scores)
        self.change(
            phase="over",
            announced=None,
            auction=None,
            bids=(None, None),
            fall=None,
            intended=(),
            moving_in=None,
            outcome=outcome,
        )
        self.tell(events.MatchEnded(outcome=outcome))

    @property
    def _board(self) -> Board:
        return self.state.board
