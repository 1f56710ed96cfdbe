"""Half-made actions and plans: what is asked next, and what a draft makes of the board.

Each kind of decision has one function that asks its questions of a form, in order, and makes the action of the
answers; what was asked on the way are the questions, what was answered is the draft.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar

import msgspec

from bot.games.contract import Decision, IllegalAction, Problem, Question, Seat
from bot.games.macht_ohnmacht import moves
from bot.games.macht_ohnmacht.actions import (
    Action,
    Answer,
    Bid,
    ChangeMarker,
    Draft,
    EndTurn,
    GiveUp,
    Kind,
    LeaveUnused,
    LetPass,
    Marker,
    Move,
    MoveIn,
    Overthrow,
    Place,
    Plan,
    PlayBonus,
    PlaySerpent,
    Recruit,
    Reinforce,
    Remove,
    Retreat,
    Sail,
    StayOut,
    TakeTile,
    Tile,
    TileRecruit,
    TileUse,
    UseTiles,
    tile_of,
)
from bot.games.macht_ohnmacht.data import MAP, RULES
from bot.games.macht_ohnmacht.island import opponent, region_of, sum_of
from bot.games.macht_ohnmacht.legality import (
    may_begin_action,
    may_end_turn,
    may_use_tiles,
    placeable,
    problems_of,
    refuges,
    replaceable,
    replacements,
    savable,
    takeable,
)
from bot.games.macht_ohnmacht.state import LIGHTNING, Board, Pieces
from bot.games.macht_ohnmacht.table import turn_name
from bot.games.macht_ohnmacht.tiles import (
    Mode,
    amounts,
    may_be_cancelled,
    modes,
    move_goals,
    move_starts,
    overthrowable,
    reinforceable,
    sail_goals,
    sail_starts,
    usable_tiles,
)
from bot.games.macht_ohnmacht.views import Forecast, PlannedStep, View

MOST_LISTED = 5
"""How many regions a standing order for retreats can list by menus."""

C = TypeVar("C", bound=str)


class Form:
    """The questions that were asked for a draft so far, with its answers as far as they fit.

    `uses` are the tiles of a chain whose use is complete.
    """

    def __init__(self, draft: Draft) -> None:
        self._taken = dict(draft.taken)
        self._steps: list[list[Question]] = [[]]
        self.uses: list[TileUse] = []

    @property
    def questions(self) -> tuple[Question, ...]:
        """List what is asked now: all but the earlier steps of a chain, which are summed up elsewhere."""
        first, *later = self._steps
        return (*first, *(later[-1] if later else ()))

    @property
    def answers(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """List all answers that fit, those of earlier steps included."""
        asked = (question for step in self._steps for question in step)
        return tuple({question.key: question.chosen for question in asked if question.chosen}.items())

    def next_step(self) -> None:
        """Begin a step of a chain."""
        self._steps.append([])

    def ask(
        self,
        key: str,
        choices: Iterable[C],
        *,
        optional: bool = False,
        even_if_single: bool = False,
        style: Literal["menu", "buttons"] = "menu",
    ) -> C | None:
        """Ask for one of some choices, and give it if it is answered.

        A single choice is taken without asking, unless it is optional or asked for all the same.
        """
        offered = tuple(choices)
        if len(offered) == 1 and not optional and not even_if_single:
            return offered[0]
        answer = next((choice for choice in offered if self._taken.get(key) == (choice,)), None)
        chosen = () if answer is None else (answer,)
        question = Question(key=key, choices=offered, least=0 if optional else 1, chosen=chosen, style=style)
        self._steps[-1].append(question)
        return answer

    def ask_number(self, key: str, numbers: Sequence[int]) -> int | None:
        """Ask for one of some numbers, and give it if it is answered."""
        answer = self.ask(key, map(str, numbers))
        return None if answer is None else int(answer)


def questions(view: View, decision: Decision, draft: Draft) -> tuple[Question, ...]:
    """List the questions of a draft up to the first one that needs an answer."""
    form = Form(draft)
    _fill_in(view, decision, form)
    return form.questions


def take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Answer a question; answers to later ones stay as far as they still fit.

    Raises IllegalAction if the question or a choice was not offered.
    """
    asked = next((question for question in questions(view, decision, draft) if question.key == key), None)
    if asked is None or not asked.least <= len(chosen) <= 1 or not set(chosen) <= set(asked.choices):
        raise IllegalAction(Problem("macht_ohnmacht-problem-not-on-the-menu"))
    form = Form(Draft(tuple({**dict(draft.taken), key: chosen}.items())))
    _fill_in(view, decision, form)
    return Draft(form.answers)


def finish(view: View, decision: Decision, draft: Draft) -> Answer | None:
    """Make the action of a draft, or None while a question needs an answer."""
    return _fill_in(view, decision, Form(draft))


def preview(view: View, decision: Decision, draft: Draft) -> View:
    """Show the table as a legal draft would make it, with all tiles of a chain that are complete.

    The opponent's answers are not foreseen. `forecast` tells what becomes of the hourglass.
    """
    form = Form(draft)
    action = _fill_in(view, decision, form)
    if action is None and form.uses:
        action = UseTiles(tuple(form.uses))
    if action is None or isinstance(action, Plan) or problems_of(view, decision, action):
        return view
    if isinstance(action, Bid):
        return msgspec.structs.replace(view, bid=action.pieces)
    board, steps = _foreseen(view, decision.seat, action)
    if board == view.board:
        return view
    overthrows = isinstance(action, UseTiles) and any(isinstance(use, Overthrow) for use in action.uses)
    return msgspec.structs.replace(
        view,
        board=board,
        before=view.board.regions if decision.kind == "turn" and not view.board.acted else view.before,
        forecast=Forecast(steps=steps, hourglass=board.hourglass, retreat_open=overthrows),
    )


# The forms


def _fill_in(view: View, decision: Decision, form: Form) -> Answer | None:
    board, seat = view.board, decision.seat
    match decision.kind:
        case "turn":
            return _turn(view, form)
        case "bid":
            assert view.auction is not None
            bids = map(str, range(view.auction.most[seat] + 1))
            bid = form.ask("bid", bids, style="buttons")
            return None if bid is None else Bid(int(bid))
        case "serpent":
            answer = form.ask("serpent", ("pass", "cancel"), style="buttons")
            return None if answer is None else PlaySerpent() if answer == "cancel" else LetPass()
        case "rebellion":
            return _rebellion(board, seat, form)
        case "marker":
            return _marker(board, form)
        case "retreat":
            return _retreat(view, form)
        case "occupy":
            answer = form.ask("move-in", ("yes", "no"), style="buttons")
            return None if answer is None else MoveIn() if answer == "yes" else StayOut()
        case _:
            return _plan(view, form)


def _turn(view: View, form: Form) -> Action | None:
    board, seat = view.board, view.board.on_turn
    tiles, regions = takeable(board), placeable(board, seat)
    possible = {
        "take": bool(tiles),
        "place": bool(regions),
        "recruit": may_begin_action(board),
        "use": may_use_tiles(board) and bool(usable_tiles(board, seat)),
        "end": may_end_turn(view.options, board),
    }
    kinds = [kind for kind, is_possible in possible.items() if is_possible]
    match form.ask("action", kinds, even_if_single=True, style="buttons"):
        case "take":
            tile = form.ask("take", tiles)
            return None if tile is None else TakeTile(tile)
        case "place":
            region = form.ask("place", regions)
            return None if region is None else Place(region)
        case "recruit":
            return Recruit()
        case "use":
            return _chain(board, seat, form)
        case "end":
            return EndTurn()
        case _:
            return None


def _chain(board: Board, seat: Seat, form: Form) -> Action | None:
    """Ask for one tile after the other; after the first one the chain may end anywhere."""
    while board.hourglass and (tiles := usable_tiles(board, seat)):
        number = len(form.uses) + 1
        if number == 1:
            form.next_step()
        tile = form.ask(f"tile-{number}", tiles, optional=number > 1, even_if_single=True)
        if tile is None:
            break
        if number > 1:
            form.next_step()
            form.ask(f"tile-{number}", tiles, optional=True)
        use = _use(board, seat, tile, number, form)
        if use is None:
            return None
        form.uses.append(use)
        board = moves.foreseen(board, seat, use)
    return UseTiles(tuple(form.uses)) if form.uses else None


def _use(board: Board, seat: Seat, tile: Tile, number: int, form: Form) -> TileUse | None:
    mode: Mode | None = form.ask(f"mode-{number}", modes(board, seat, tile), style="buttons")
    match mode:
        case None:
            return None
        case "reinforce":
            region = form.ask(f"region-{number}", reinforceable(board, seat, tile))
            return None if region is None else Reinforce(tile, region)
        case "overthrow":
            region = form.ask(f"region-{number}", overthrowable(board, seat, tile))
            if region is None:
                return None
            moving_in = None
            if board.players[seat].reserve.of(board.active):
                moving_in = form.ask(f"move-in-{number}", ("yes", "no"), optional=True, style="buttons")
            return Overthrow(tile, region, None if moving_in is None else moving_in == "yes")
        case "bonus":
            return PlayBonus(tile)
        case "move":
            starts = [start for start in move_starts(board, seat) if move_goals(board, seat, start)]
            return _way(Move, board, seat, number, starts, form)
        case "sail":
            return _way(Sail, board, seat, number, sail_starts(board, seat), form)
        case "recruit":
            return TileRecruit(tile)
        case "recruit-knights":
            return TileRecruit(tile, "knights")
        case "recruit-mages":
            return TileRecruit(tile, "mages")


def _way(
    way: type[Move] | type[Sail], board: Board, seat: Seat, number: int, starts: Sequence[str], form: Form
) -> TileUse | None:
    start = form.ask(f"start-{number}", starts)
    if start is None:
        return None
    goals = move_goals(board, seat, start) if way is Move else sail_goals(board, seat, start)
    goal = form.ask(f"goal-{number}", goals)
    if goal is None:
        return None
    all_knights, all_mages = amounts(way, board, start, goal)
    knights = form.ask_number(f"knights-{number}", [some for some in all_knights if some or len(all_mages) > 1])
    if knights is None:
        return None
    mages = form.ask_number(f"mages-{number}", [some for some in all_mages if some or knights])
    return None if mages is None else way(start, goal, knights, mages)


def _rebellion(board: Board, seat: Seat, form: Form) -> Action | None:
    opposing = [region.id for region in board.regions if region.owner == opponent(seat)]
    region = form.ask("region", (*opposing, "none"))
    if region is None:
        return None
    if region == "none":
        return LeaveUnused()
    pieces = region_of(board, region).pieces
    all_knights, all_mages = (range(min(RULES.rebellion, number) + 1) for number in (pieces.knights, pieces.mages))
    knights = form.ask_number("knights", [some for some in all_knights if some or len(all_mages) > 1])
    if knights is None:
        return None
    left = RULES.rebellion - knights
    mages = form.ask_number("mages", [some for some in all_mages if some <= left and (some or knights)])
    return None if mages is None else Remove(region, knights, mages)


def _marker(board: Board, form: Form) -> Action | None:
    region = form.ask("region", (*replaceable(board), "none"))
    if region is None:
        return None
    if region == "none":
        return LeaveUnused()
    marker: Marker | None = form.ask("marker", replacements(board, region_of(board, region)))
    return None if marker is None else ChangeMarker(region, marker)


def _retreat(view: View, form: Form) -> Action | None:
    assert view.fall is not None
    region = form.ask("region", (*refuges(view.board, view.fall), "none"))
    if region is None:
        return None
    if region == "none":
        return GiveUp()
    kind: Kind | None = form.ask("kind", savable(view.board, view.fall), style="buttons")
    return None if kind is None else Retreat(kind, region)


def _plan(view: View, form: Form) -> Plan:
    """Ask for standing orders; what is not answered is left to be asked when it comes."""
    theirs = view.board.on_turn != view.seat
    serpent: tuple[Literal["ask", "pass-turn", "never"], ...] = (
        ("ask", "pass-turn", "never") if theirs else ("ask", "never")
    )
    about_serpents = form.ask("serpent", serpent, optional=True, style="buttons") or "ask"
    retreats: tuple[Literal["ask", "strongest", "weakest", "listed", "none"], ...] = (
        "ask",
        "strongest",
        "weakest",
        "listed",
        "none",
    )
    about_retreats = form.ask("retreat", retreats, optional=True, style="buttons") or "ask"
    listed: list[str] = []
    while about_retreats == "listed" and len(listed) < MOST_LISTED:
        others = [land.id for land in MAP.regions if land.id not in listed]
        region = form.ask(f"region-{len(listed) + 1}", others, optional=True)
        if region is None:
            break
        listed.append(region)
    save: Literal["active", "passive"] | None = None
    if about_retreats in ("strongest", "weakest", "listed"):
        kinds: tuple[Literal["active", "passive"], ...] = ("active", "passive")
        save = form.ask("save", kinds, optional=True, style="buttons")
    bids: tuple[Literal["ask", "none"], ...] = ("ask", "none")
    about_bids = form.ask("bids", bids, optional=True, style="buttons")
    moving: tuple[Literal["ask", "always", "never"], ...] = ("ask", "always", "never")
    about_moving = form.ask("move-in", moving, optional=True, style="buttons")
    return Plan(
        serpent=about_serpents,
        turn=turn_name(view.board) if about_serpents == "pass-turn" else "",
        retreat=about_retreats,
        regions=tuple(listed),
        save=save or "active",
        bids=about_bids or "ask",
        move_in=about_moving or "ask",
    )


# The preview


def _foreseen(view: View, seat: Seat, action: Action) -> tuple[Board, tuple[PlannedStep, ...]]:
    """Carry a legal action out on the board, and tell its steps."""
    board = view.board
    match action:
        case TakeTile(tile) if tile in LIGHTNING:
            after = moves.take_lightning(board, tile)
            return after, (_step(view, after, seat, tile),)
        case TakeTile(tile):
            after = moves.take_tile(board, seat, tile)
            return after, (_step(view, after, seat, None),)
        case Place(region):
            after = moves.place_active(moves.begin_action(board), seat, region)
            return after, (_step(view, after, seat, None),)
        case Recruit():
            after = moves.recruit(board, seat)
            return after, (_step(view, after, seat, None),)
        case UseTiles(uses):
            steps = []
            for use in uses:
                arithmetic = sum_of(board, MAP.places[use.region]) if isinstance(use, Overthrow) else None
                board = moves.foreseen(board, seat, use)
                steps.append(
                    PlannedStep(
                        tile=tile_of(use),
                        use=use,
                        sum=arithmetic,
                        hourglass=board.hourglass,
                        may_be_cancelled=may_be_cancelled(view.options, board, seat, use),
                    )
                )
            return board, tuple(steps)
        case PlaySerpent():
            after = moves.spend_tile(board, seat, "serpent")
            return after, (_step(view, after, seat, None),)
        case Remove(region, knights, mages):
            return moves.to_stock(board, region, Pieces(knights, mages)), ()
        case ChangeMarker(region, marker):
            return moves.change_marker(board, region, marker), ()
        case Retreat(kind, region):
            assert view.fall is not None
            return moves.drive_out(board, view.fall.region, (kind, region)), ()
        case GiveUp():
            assert view.fall is not None
            return moves.drive_out(board, view.fall.region), ()
        case MoveIn():
            assert view.fall is not None
            return moves.place_active(board, seat, view.fall.region), ()
        case _:
            return board, ()


def _step(view: View, after: Board, seat: Seat, lightning: Tile | None) -> PlannedStep:
    """Tell a step that uses no tile from the hand."""
    cancellable = lightning is not None and may_be_cancelled(view.options, after, seat, None)
    return PlannedStep(tile=lightning, use=None, sum=None, hourglass=after.hourglass, may_be_cancelled=cancellable)
