"""Invariants: what holds in every state that the rules can reach."""

from bot.games.power.adjudication import misspelt
from bot.games.power.board.data import MODE, PIECE_ORDER, PLACE, PLACE_ORDER, in_order
from bot.games.power.board.seats import playing, round_limit
from bot.games.power.board.state import COLOURS, Piece, Place, State
from bot.games.power.sheets import PAPER


def violations(state: State) -> tuple[str, ...]:
    """List the invariants that a state breaks; empty for every table that can come about by the rules."""
    if len(state.armies) != len(COLOURS):
        return (f"there are {len(state.armies)} armies",)
    return (*_board(state), *_armies(state), *_players(state), *_course(state))


def _board(state: State) -> list[str]:
    broken = []
    keys = [(PLACE_ORDER.get(stack.place, -1), COLOURS.index(stack.army)) for stack in state.board]
    if keys != sorted(set(keys)) or any(place < 0 for place, _ in keys):
        broken.append("the stacks are not in order, or one stands twice or nowhere")
        return broken
    for stack in state.board:
        if not stack.pieces or stack.pieces != in_order(stack.pieces):
            broken.append(f"the pieces on {stack.place} are not in order, or none")
        wrong = [piece for piece in stack.pieces if piece != "M" and not _may_stand(piece, stack.place)]
        broken += [f"{piece} cannot stand on {stack.place}" for piece in wrong]
    return broken


def _may_stand(piece: Piece, place: Place) -> bool:
    kind = PLACE[place].kind
    return kind != "land" if MODE[piece] == "ship" else kind != "sea"


def _armies(state: State) -> list[str]:
    broken = []
    on_board = {stack.army for stack in state.board}
    held = dict(zip(COLOURS, state.armies, strict=True))
    for colour, army in held.items():
        if army.power < 0:
            broken.append(f"{colour} owes Power")
        if army.reserve != in_order(army.reserve) or not set(army.reserve) <= set(PIECE_ORDER):
            broken.append(f"the reserve of {colour} is not in order")
        if army.flag != colour and (army.reserve or army.power or colour in on_board):
            broken.append(f"{colour} has no flag any more, and something all the same")
        if army.flag is not None and held[army.flag].flag != army.flag:
            broken.append(f"the flag of {colour} stands with {army.flag}, which is out of the game")
    return broken


def _players(state: State) -> list[str]:
    broken = []
    owned = [colour for player in state.players for colour in player.armies]
    if len(set(owned)) != len(owned) or not 2 <= len(state.players) <= len(COLOURS):
        broken.append("an army has two players, or there are too few or too many of them")
        return broken
    for number, colour in enumerate(COLOURS):
        owner = next((seat for seat, player in enumerate(state.players) if colour in player.armies), None)
        if state.armies[number].owner != owner:
            broken.append(f"it is not agreed who commands {colour}")
    for seat, player in enumerate(state.players):
        in_game = any(state.armies[COLOURS.index(colour)].flag == colour for colour in player.armies)
        if in_game != player.plays:
            broken.append(f"seat {seat} is in the game without a flag, or out of it with one")
        if player.sheet is not None:
            if seat not in playing(state.players) or state.phase != "orders":
                broken.append(f"seat {seat} has sealed a sheet that nobody has asked for")
            if len(player.sheet) > PAPER or any(misspelt(order) for order in player.sheet):
                broken.append(f"seat {seat} has sealed a sheet that cannot be read")
    return broken


def _course(state: State) -> list[str]:
    broken = []
    seats = range(len(state.players))
    limit = round_limit(state.options)
    still = playing(state.players)
    if state.referee not in seats or (state.phase == "orders" and state.referee not in still):
        broken.append("the referee is not in the game")
    if state.round < 1 or (limit is not None and state.round > limit):
        broken.append(f"round {state.round} does not exist")
    if (state.phase == "over") != (state.outcome is not None):
        broken.append("a match is over exactly when it has an outcome")
    if state.phase != "over" and len(still) < 2:
        broken.append("a match goes on without rivals")
    if state.phase == "orders" and all(state.players[seat].sheet is not None for seat in still):
        broken.append("all sheets are in, and the round is not resolved")
    if (state.phase == "booty") != bool(state.booty):
        broken.append("somebody is asked about booty that there is not, or nobody about some")
    for_nobody = [
        booty.place
        for booty in state.booty
        if booty.place not in PLACE or not booty.pieces or len(state.players[booty.seat].armies) != 2
    ]
    return [*broken, *(f"nobody can be asked about booty on {place}" for place in for_nobody)]
