"""The rules of Probe, which needs of the house everything that a hard game needs.

Divers look for pearls while a sea serpent is about. A match takes ten to twenty actions. What it tries of the house is
named in brackets.

* Each player brings a secret word of different letters [a secret entry, which may be typed, and which the record shows
  to others only if all agree] and is dealt two cards, nets and shells.
* A round begins with fresh pearls at three reefs and one letter shown of every word [chance, a partial reveal].
* Then all players write a sheet at once: which of their three divers go to which reef [sealed sheets of several lines,
  typed or chosen, that may be replaced or taken back until all are in, or left for every round in advance]. The sheets
  are revealed together; at each reef whoever has most divers takes the pearls.
* At the same time the captain may anchor at a reef, if the table plays with anchors: there he wins against equals
  [two decisions of one seat at once, of which one may be left out].
* The captain of the round raids another player for a pearl, or rests and draws a card [a private event].
* Whoever holds the serpent may let it bite a captain who raids: the raid is off, and the captain gets the token
  [an interrupt in another seat's turn, asked of the holder of a public token].
* Otherwise all others who hold cards, whose number is public, may throw a net, at once and in secret; one net stops
  the raid [a reaction window, where a seat without a net is forced to pass, privately].
* After the last round words and hands are shown. A pearl, a shell in hand and a letter that no other word has count a
  point each. Most points win; who has equally many shares the place [a reveal, shared wins].

The captain of the first round is seat 0, the serpent begins with the last seat, and both go clockwise.
"""

import re
import string
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import UnionType
from typing import Any, ClassVar, Final, assert_never

import msgspec

from bot.games.chance import Chance
from bot.games.contract import (
    STANDING,
    Decision,
    Entries,
    OrdersAhead,
    Problem,
    Question,
    Reading,
    Seat,
    Step,
    TypedAnswers,
    Types,
    standing_question,
)
from bot.games.forms import Form, Menu, Style, menu
from bot.games.parts import GameOfParts, Part, Questionnaire
from tests.probe.state import (
    DECK,
    DIVERS,
    REEFS,
    Action,
    Anchor,
    Answer,
    Bite,
    Card,
    CardsDrawn,
    Draft,
    Entry,
    Line,
    NetOrder,
    Options,
    Order,
    Pass,
    Plan,
    Player,
    PlayerView,
    ProbeEvent,
    Raid,
    Reef,
    Rest,
    Sheet,
    State,
    ThrowNet,
    Unread,
    View,
)
from tests.probe.table import Table, anchor_asked, holding_cards, sheets_asked, staying, with_player

ProbeStep = Step[State, ProbeEvent]

CARDS_DEALT = 2
PASS = Pass()
TYPED_LINE = re.compile(r"(?P<reef>[ABC])\s*(?P<divers>\d{1,3})?", re.IGNORECASE | re.ASCII)
NET_ORDERS: tuple[NetOrder, ...] = ("ask", "never", "for-myself", "always")


# What players bring


def _word_problems(entry: Entry, options: Options) -> tuple[Problem, ...]:
    problems = []
    if len(entry.word) != options.letters:
        problems.append(Problem("word-length", {"letters": options.letters}))
    if not set(entry.word) <= set(string.ascii_lowercase):
        problems.append(Problem("word-letters"))
    if len(set(entry.word)) < len(entry.word):
        problems.append(Problem("letter-twice"))
    return tuple(problems)


def _read_word(text: str, options: Options) -> tuple[Entry | None, tuple[Problem, ...]]:
    word = text.strip().lower()
    return (Entry(word), ()) if word else (None, (Problem("word-length", {"letters": options.letters}),))


# Typed sheets


def _read_sheet(view: View, decision: Decision, draft: Draft, text: str) -> Reading[Draft]:
    """Read a sheet of lines like "A 2" or "b1", in the place of those in the draft. Empty lines do not count."""
    lines = tuple(_read_line(line.strip()) for line in text.splitlines() if line.strip())
    return Reading(msgspec.structs.replace(draft, lines=lines), tuple(_unread_lines(lines)))


def _written_sheet(view: View, decision: Decision, draft: Draft) -> str:
    return "\n".join(map(_written_line, draft.lines))


# Standing orders


def _standing(view: View) -> Decision | None:
    if view.seat is None or view.players[view.seat].left or view.outcome is not None:
        return None
    return standing_question(view.seat)


def _planned(view: View, decision: Decision, plan: Plan) -> Action | None:
    if decision.kind == "sheet" and plan.orders and not _sheet_problems(plan.orders):
        return Sheet(plan.orders)
    if decision.kind == "nets" and plan.nets != "ask":
        wanted = plan.nets == "always" or (plan.nets == "for-myself" and view.victim == view.seat)
        return ThrowNet() if wanted and _has_net(view) else Pass()
    return None


# The legal answers, from what the seat sees


def _simple_actions(view: View, decision: Decision) -> dict[str, Action]:
    """List the legal answers to a decision other than a sheet, by the keys of the menu."""
    match decision.kind:
        case "turn":
            raids = {
                f"raid-{seat}": Raid(seat)
                for seat, player in enumerate(view.players)
                if seat != view.seat and player.pearls and not player.left
            }
            return {"rest": Rest(), **raids}
        case "serpent":
            return {"pass": Pass(), "bite": Bite()}
        case "anchor":
            return {"pass": Pass(), **{reef: Anchor(reef) for reef in REEFS}}
        case _:
            return {"pass": Pass(), "net": ThrowNet()} if _has_net(view) else {"pass": Pass()}


def _has_net(view: View) -> bool:
    assert view.seat is not None
    return "net" in (view.players[view.seat].hand or ())


def _sheet_problems(orders: tuple[Order, ...]) -> tuple[Problem, ...]:
    """List every mistake of a sheet at once, each with its line."""
    return _mistakes(tuple(enumerate(orders, start=1)))


def _mistakes(lines: tuple[tuple[int, Order], ...]) -> tuple[Problem, ...]:
    """List every mistake of the orders in numbered lines."""
    problems = []
    reefs: set[Reef] = set()
    for number, order in lines:
        if not 1 <= order.divers <= DIVERS:
            problems.append(Problem("number-of-divers", {"most": DIVERS}, where=f"line {number}"))
        if order.reef in reefs:
            problems.append(Problem("reef-twice", {"reef": order.reef}, where=f"line {number}"))
        reefs.add(order.reef)
    if not problems and sum(order.divers for _, order in lines) > DIVERS:
        problems.append(Problem("too-many-divers", {"most": DIVERS}))
    return tuple(problems)


def _some_orders(chance: Chance) -> tuple[Order, ...]:
    """Draw a legal sheet: for each diver a reef or the boat."""
    places = Counter(chance.pick((*REEFS, None)) for _ in range(DIVERS))
    return tuple(Order(reef, places[reef]) for reef in REEFS if places[reef])


# Half-made sheets


def _orders(draft: Draft) -> tuple[tuple[int, Order], ...]:
    """Give the complete lines of a draft with their numbers."""
    return tuple(
        (number, Order(line.reef, line.divers))
        for number, line in enumerate(draft.lines, start=1)
        if isinstance(line, Line) and line.divers is not None
    )


def _sheet_questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    """Ask for the reefs and the divers of each; lines that could not be read may be struck."""
    known = [line for line in draft.lines if isinstance(line, Line)]
    chosen = tuple(dict.fromkeys(line.reef for line in known))
    yield Question(key="reefs", choices=REEFS, least=0, most=len(REEFS), chosen=chosen)
    spoken_for = sum(line.divers or 1 for line in known)
    for number, line in enumerate(draft.lines, start=1):
        if isinstance(line, Line):
            free = DIVERS - spoken_for + (line.divers or 1)
            numbers = tuple(str(divers) for divers in range(1, max(free, 1) + 1))
            taken = (str(line.divers),) if str(line.divers) in numbers else ()
            yield Question(key=f"divers-{number}", choices=numbers, chosen=taken)
    if len(known) < len(draft.lines):
        yield Question(key="unread", choices=("strike",), least=0, style="buttons")


def _chosen_lines(draft: Draft, reefs: tuple[str, ...]) -> tuple[Line | Unread, ...]:
    """Give a line to each reef; the numbers of divers stay if one diver is left for each reef without a number."""
    divers = {line.reef: line.divers for line in draft.lines if isinstance(line, Line)}
    unread = tuple(line for line in draft.lines if isinstance(line, Unread))
    lines = tuple(Line(reef, divers.get(reef)) for reef in REEFS if reef in reefs)
    fits = sum(line.divers or 1 for line in lines) <= DIVERS
    return (*(lines if fits else (Line(line.reef) for line in lines)), *unread)


def _with_divers(draft: Draft, number: int, divers: int) -> tuple[Line | Unread, ...]:
    return tuple(
        Line(line.reef, divers) if isinstance(line, Line) and place == number else line
        for place, line in enumerate(draft.lines, start=1)
    )


def _read_line(text: str) -> Line | Unread:
    typed = TYPED_LINE.fullmatch(text)
    if typed is None:
        return Unread(text)
    return Line(REEFS["ABC".index(typed["reef"].upper())], None if typed["divers"] is None else int(typed["divers"]))


def _written_line(line: Line | Unread) -> str:
    if isinstance(line, Unread):
        return line.text
    return line.reef if line.divers is None else f"{line.reef} {line.divers}"


def _unread_lines(lines: tuple[Line | Unread, ...]) -> Iterator[Problem]:
    for number, line in enumerate(lines, start=1):
        if isinstance(line, Unread):
            yield Problem("unreadable-line", {"line": line.text[:40]}, where=f"line {number}")


def _plan_questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    yield from _sheet_questions(view, decision, draft)
    yield Question(key="nets", choices=NET_ORDERS, chosen=(draft.nets,), style="buttons")


def _take_line(view: View, decision: Decision, draft: Draft, question: str, chosen: tuple[str, ...]) -> Draft:
    match question.partition("-"):
        case "nets", _, _:
            return msgspec.structs.replace(draft, nets=chosen[0])
        case "reefs", _, _:
            lines = _chosen_lines(draft, chosen)
        case "divers", _, number:
            lines = _with_divers(draft, int(number), int(chosen[0]))
        case _:
            lines = tuple(line for line in draft.lines if isinstance(line, Line) or not chosen)
    return msgspec.structs.replace(draft, lines=lines)


def _finished_orders(draft: Draft) -> tuple[Order, ...] | None:
    if any(isinstance(line, Line) and line.divers is None for line in draft.lines):
        return None
    return tuple(order for _, order in _orders(draft))


def _finished_sheet(view: View, decision: Decision, draft: Draft) -> Sheet | None:
    orders = _finished_orders(draft)
    return None if orders is None else Sheet(orders)


def _finished_plan(view: View, decision: Decision, draft: Draft) -> Plan | None:
    orders = _finished_orders(draft)
    return None if orders is None else Plan(orders=orders, nets=draft.nets)


def _sheet_faults(view: View, decision: Decision, draft: Draft) -> tuple[Problem, ...]:
    return (*_unread_lines(draft.lines), *_mistakes(_orders(draft)))


def _preview_sheet(view: View, decision: Decision, draft: Draft) -> View:
    return msgspec.structs.replace(view, sheet=tuple(order for _, order in _orders(draft)))


# The kinds of decisions

STYLES: Final[Mapping[str, Style]] = {"serpent": "answers", "nets": "buttons"}


def _simple(
    answers: type | UnionType,
    carry_out: Callable[[Table, Decision, Any], None],
    *,
    instead: Rest | Pass = PASS,
    show: Callable[[View, Decision, Any], View] | None = None,
    reopen: Callable[[Table, Decision], None] | None = None,
) -> Part[View, Any, Table]:
    """Make the part of a decision all whose answers can be listed."""

    def fill_in(view: View, decision: Decision, form: Form) -> Action | None:
        actions = _simple_actions(view, decision)
        choice = form.ask(decision.kind, actions, style=STYLES.get(decision.kind, "menu"))
        return None if choice is None else actions[choice]

    def problems(view: View, decision: Decision, action: Action) -> tuple[Problem, ...]:
        if action in _simple_actions(view, decision).values():
            return ()
        if isinstance(action, Raid):
            return (Problem("nothing-to-raid", {"victim": action.victim}),)
        return (Problem("no-net"),)

    def sample(view: View, decision: Decision, chance: Chance) -> Action:
        return chance.pick(tuple(_simple_actions(view, decision).values()))

    def forced(view: View, decision: Decision) -> Action | None:
        actions = tuple(_simple_actions(view, decision).values())
        return actions[0] if len(actions) == 1 else None

    return Part(
        answers=answers,
        menu=menu(fill_in),
        problems=problems,
        show=show,
        sample=sample,
        fallback=lambda view, decision: instead,
        forced=forced,
        carry_out=carry_out,
        reopen=reopen,
    )


def _take_turn(table: Table, decision: Decision, action: Raid | Rest) -> None:
    if isinstance(action, Raid):
        table.raid(action.victim)
    else:
        table.rest()


def _answer_serpent(table: Table, decision: Decision, action: Bite | Pass) -> None:
    if isinstance(action, Bite):
        table.bite(decision.seat)
    else:
        table.change(phase="nets")


def _show_raid(view: View, decision: Decision, action: Raid | Rest) -> View:
    return msgspec.structs.replace(view, victim=action.victim) if isinstance(action, Raid) else view


def _show_serpent(view: View, decision: Decision, action: Bite | Pass) -> View:
    return msgspec.structs.replace(view, victim=None, serpent=view.captain) if isinstance(action, Bite) else view


def _show_anchor(view: View, decision: Decision, action: Anchor | Pass) -> View:
    return msgspec.structs.replace(view, anchor=action) if isinstance(action, Anchor) else view


def _show_net(view: View, decision: Decision, action: ThrowNet | Pass) -> View:
    return msgspec.structs.replace(view, net=True) if isinstance(action, ThrowNet) else view


SHEET: Final[Part[View, Sheet, Table]] = Part(
    answers=Sheet,
    menu=Menu(_sheet_questions, _take_line, _finished_sheet),
    problems=lambda view, decision, sheet: _sheet_problems(sheet.orders),
    preview=_preview_sheet,
    blank=lambda view, decision: Draft(lines=tuple(Line(order.reef, order.divers) for order in view.sheet or ())),
    faults=_sheet_faults,
    sample=lambda view, decision, chance: Sheet(_some_orders(chance)),
    fallback=lambda view, decision: Sheet(),
    carry_out=lambda table, decision, sheet: table.seal_sheet(decision.seat, sheet.orders),
    reopen=lambda table, decision: table.take_sheet_back(decision.seat),
)
PART_OF: Final[Mapping[str, Part[View, Any, Table]]] = {
    "sheet": SHEET,
    "turn": _simple(Raid | Rest, _take_turn, instead=Rest(), show=_show_raid),
    "serpent": _simple(Bite | Pass, _answer_serpent, show=_show_serpent),
    "anchor": _simple(
        Anchor | Pass,
        lambda table, decision, action: table.anchor(action),
        show=_show_anchor,
        reopen=lambda table, decision: table.change(anchor=None),
    ),
    "nets": _simple(
        ThrowNet | Pass,
        lambda table, decision, action: table.answer_raid(decision.seat, net=isinstance(action, ThrowNet)),
        show=_show_net,
    ),
}
PLANNING: Final[Questionnaire[View, Plan]] = Questionnaire(
    answers=Plan,
    menu=Menu(_plan_questions, _take_line, _finished_plan),
    problems=lambda view, decision, plan: _sheet_problems(plan.orders),
    faults=_sheet_faults,
)


class Probe(GameOfParts[Options, Entry, State, View, Answer, Draft, Plan, ProbeEvent]):
    """The game; it holds no data of its own."""

    key: ClassVar[str] = "probe"
    seats: ClassVar[range] = range(2, 5)
    extensions: ClassVar[int] = 1
    types: ClassVar[Types] = Types(
        options=Options,
        entry=Entry,
        state=State,
        view=View,
        action=Action,
        draft=Draft,
        plan=Plan,
        event=ProbeEvent,
    )
    entries = Entries[Entry, Options](
        read=_read_word,
        write=lambda entry: entry.word,
        sample=lambda options, chance: Entry("".join(chance.some(string.ascii_lowercase, options.letters))),
        missing="probe-entry-missing",
        problems=_word_problems,
        stay_secret=True,
    )
    typed = dict.fromkeys(("sheet", STANDING), TypedAnswers(read=_read_sheet, write=_written_sheet))
    orders_ahead = OrdersAhead(question=_standing, answer=_planned)
    parts = PART_OF
    questionnaire = PLANNING
    table = Table
    take_out = staticmethod(Table.leave)

    def set_up(self, entries: tuple[Entry, ...], options: Options, chance: Chance) -> ProbeStep:
        deck = chance.shuffled(DECK)
        hands = [deck[CARDS_DEALT * seat :][:CARDS_DEALT] for seat in range(len(entries))]
        state = State(
            options=options,
            phase="dive",
            round=0,
            captain=len(entries) - 1,
            serpent=len(entries) - 1 if options.serpent else None,
            reefs=(0,) * len(REEFS),
            players=tuple(Player(word=entry.word, hand=hand) for entry, hand in zip(entries, hands, strict=True)),
            pile=deck[CARDS_DEALT * len(entries) :],
        )
        table = Table(state, chance)
        for seat, hand in enumerate(hands):
            table.tell(CardsDrawn(audience=seat, cards=hand))
        table.next_round()
        return table.step

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        number = state.round
        match state.phase:
            case "dive":
                return (*sheets_asked(state), *anchor_asked(state))
            case "raid":
                return (Decision(id=f"turn-{number}", seat=state.captain, kind="turn"),)
            case "serpent":
                assert state.serpent is not None
                return (
                    Decision(
                        id=f"serpent-{number}",
                        seat=state.serpent,
                        kind="serpent",
                        compulsory=False,
                        pace="answer",
                    ),
                )
            case "nets":
                return tuple(
                    Decision(
                        id=f"nets-{number}-{seat}",
                        seat=seat,
                        kind="nets",
                        sealed=True,
                        compulsory=False,
                        pace="answer",
                        window="nets",
                        answered=state.players[seat].net is not None,
                    )
                    for seat in holding_cards(state)
                )
            case "over":
                return ()
            case _:
                assert_never(state.phase)

    def go_on(self, table: Any) -> None:
        table.settle()

    # What is known

    def view(self, state: State, seat: Seat | None) -> View:
        own = None if seat is None else state.players[seat]
        return View(
            seat=seat,
            options=state.options,
            phase=state.phase,
            round=state.round,
            captain=state.captain,
            serpent=state.serpent,
            reefs=state.reefs,
            players=tuple(
                PlayerView(
                    word=player.word if player is own or state.outcome else _masked(player),
                    hand=player.hand if player is own or state.outcome else None,
                    cards=len(player.hand),
                    pearls=player.pearls,
                    ready=player.sheet is not None,
                    dived=player.dived,
                    left=player.left,
                )
                for player in state.players
            ),
            pile=len(state.pile),
            torn=state.torn,
            victim=state.victim,
            sheet=own.sheet if own else None,
            net=own.net if own else None,
            anchor=state.anchor if seat == state.captain else None,
            anchored=state.anchored,
            outcome=state.outcome,
        )

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        if state.outcome is not None:
            return _with_unseen(state, (), state.pile, chance)
        others = tuple(other for other in range(len(state.players)) if other != seat)
        unseen = tuple(card for other in others for card in state.players[other].hand)
        imagined = _with_unseen(state, others, unseen + state.pile, chance)
        for other in others:
            player = imagined.players[other]
            word = _imagined_word(player, chance)
            sheet = None if player.sheet is None else _some_orders(chance)
            imagined = with_player(imagined, other, word=word, sheet=sheet)
        if state.anchor is not None and seat != state.captain:
            imagined = msgspec.structs.replace(imagined, anchor=chance.pick((Pass(), *map(Anchor, REEFS))))
        if state.phase == "nets":
            imagined = _with_imagined_nets(imagined, seat, chance)
        return imagined

    def violations(self, state: State) -> tuple[str, ...]:
        cards = Counter(state.pile)
        for player in state.players:
            cards.update(player.hand)
        cards["net"] += state.torn
        asked = [decision.answered for decision in self.waiting_on(state)]
        sheets = [player.sheet for player in state.players if player.sheet is not None]
        broken = {
            "cards are lost or doubled": cards != Counter(DECK),
            "pearls cannot be owed": min(player.pearls for player in state.players) < 0,
            "a word is not one that may be brought": any(
                _word_problems(Entry(player.word), state.options) for player in state.players
            ),
            "one letter a round is shown": any(
                len(set(player.shown)) != state.round or not set(player.shown) <= set(range(state.options.letters))
                for player in state.players
            ),
            "the rounds are over": not 1 <= state.round <= state.options.rounds,
            "a sheet is sealed outside the dive": bool(sheets) and state.phase != "dive",
            "an anchor is out of place": state.anchor is not None
            and (state.phase != "dive" or not state.options.anchor),
            "a sealed sheet is illegal": any(map(_sheet_problems, sheets)),
            "a net is thrown that is not in the hand": any(
                player.net and "net" not in player.hand for player in state.players
            ),
            "all answers are in and nothing has happened": state.outcome is None and all(asked),
            "the victim is somebody else who is there": (state.phase in ("serpent", "nets"))
            != (state.victim is not None and state.victim in staying(state) and state.victim != state.captain),
            "a player who has left is asked": any(
                decision.seat not in staying(state) for decision in self.waiting_on(state)
            ),
            "it is over when there is an outcome": (state.phase == "over") != (state.outcome is not None),
        }
        return tuple(name for name, is_broken in broken.items() if is_broken)


# What a seat cannot know


def _masked(player: Player) -> str:
    return "".join(letter if place in player.shown else "." for place, letter in enumerate(player.word))


def _with_unseen(state: State, seats: tuple[Seat, ...], cards: tuple[Card, ...], chance: Chance) -> State:
    """Deal the cards that somebody cannot see anew: to these seats as many as they hold, the rest to the pile."""
    cards = chance.shuffled(cards)
    for seat in seats:
        count = len(state.players[seat].hand)
        state = with_player(state, seat, hand=cards[:count])
        cards = cards[count:]
    return msgspec.structs.replace(state, pile=cards)


def _imagined_word(player: Player, chance: Chance) -> str:
    """Draw a word with the letters that have been shown."""
    shown = {player.word[place] for place in player.shown}
    fresh = iter(chance.shuffled(letter for letter in string.ascii_lowercase if letter not in shown))
    return "".join(letter if place in player.shown else next(fresh) for place, letter in enumerate(player.word))


def _with_imagined_nets(state: State, seat: Seat | None, chance: Chance) -> State:
    """Draw the others' answers to a raid: any of them may be in, but never all, for then it would be decided."""
    others = tuple(other for other in holding_cards(state) if other != seat)
    for other in others:
        can_throw = "net" in state.players[other].hand
        state = with_player(state, other, net=chance.pick((None, False, True) if can_throw else (None, False)))
    if all(state.players[asked].net is not None for asked in holding_cards(state)):
        state = with_player(state, chance.pick(others), net=None)
    return state
