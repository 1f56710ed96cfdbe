"""The rules of Probe, and an example of how a game is written.

Divers look for pearls while a sea serpent is about. A match takes ten to twenty actions and needs of the house
everything that a hard game needs. The place to look at is named in brackets.

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

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar, assert_never

import msgspec

from bot.games.chance import Chance
from bot.games.contract import (
    PLAN,
    Decision,
    Entries,
    Game,
    IllegalAction,
    NotAsked,
    Outcome,
    Plans,
    Problem,
    Question,
    Reading,
    Seat,
    Step,
    TypedAnswers,
    Types,
    standing_question,
)
from tests.probe.state import (
    DECK,
    DIVERS,
    REEFS,
    Action,
    Anchor,
    AnchorKept,
    Answer,
    AnswerKept,
    Bite,
    Card,
    CardsDrawn,
    Draft,
    Entry,
    LetterShown,
    Line,
    MatchEnded,
    NetOrder,
    Options,
    Order,
    Pass,
    Plan,
    Player,
    PlayerLeft,
    PlayerView,
    ProbeEvent,
    Raid,
    RaidBegun,
    RaidDecided,
    RaidOff,
    Reef,
    Rest,
    Rested,
    RoundBegun,
    SerpentBit,
    Sheet,
    SheetKept,
    SheetSealed,
    SheetsRevealed,
    SheetTakenBack,
    State,
    ThrowNet,
    Unread,
    View,
)

ProbeStep = Step[State, ProbeEvent]

CARDS_DEALT = 2
MOST_PEARLS = 3
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


def _written_word(entry: Entry) -> str:
    return entry.word


def _some_word(options: Options, chance: Chance) -> Entry:
    return Entry("".join(chance.some(string.ascii_lowercase, options.letters)))


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


class Probe(Game[Options, Entry, State, View, Answer, Draft, Plan, ProbeEvent]):
    """The game; it holds no data of its own."""

    key: ClassVar[str] = "probe"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 1
    data_version: ClassVar[str] = "1"
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
    entries = Entries(
        read=_read_word, write=_written_word, sample=_some_word, problems=_word_problems, stay_secret=True
    )
    typed = dict.fromkeys(("sheet", PLAN), TypedAnswers(read=_read_sheet, write=_written_sheet))
    plans = Plans(question=_standing, answer=_planned)
    reopens = frozenset({"sheet", "anchor"})

    # Before the match

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
        dealt = [CardsDrawn(audience=seat, cards=hand) for seat, hand in enumerate(hands)]
        return _after(dealt, _next_round(state, chance))

    # What is asked, and of whom

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        number = state.round
        match state.phase:
            case "dive":
                return (*_sheets_asked(state), *_anchor_asked(state))
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
                    for seat in _holding_cards(state)
                )
            case "over":
                return ()
            case _:
                assert_never(state.phase)

    def questions(self, view: View, decision: Decision, draft: Draft) -> Iterable[Question]:
        if decision.kind in self.typed:
            yield from _sheet_questions(draft)
            if decision.kind == PLAN:
                yield Question(key="nets", choices=NET_ORDERS, chosen=(draft.nets,), style="buttons")
        else:
            taken = (draft.choice,) if draft.choice else ()
            yield Question(
                key=decision.kind,
                choices=tuple(_simple_actions(view, decision)),
                chosen=taken,
                style="buttons" if decision.pace == "answer" else "menu",
            )

    def blank(self, view: View, decision: Decision) -> Draft:
        orders = view.sheet if decision.kind == "sheet" else None
        return Draft(lines=tuple(Line(order.reef, order.divers) for order in orders or ()))

    def take(self, view: View, decision: Decision, draft: Draft, question: str, chosen: tuple[str, ...]) -> Draft:
        offered = {part.key: part for part in self.questions(view, decision, draft)}.get(question)
        if (
            offered is None
            or not offered.least <= len(chosen) <= offered.most
            or len(set(chosen)) < len(chosen)
            or not set(chosen) <= set(offered.choices)
        ):
            raise IllegalAction(Problem("not-offered", where=question))
        if decision.kind not in self.typed:
            return msgspec.structs.replace(draft, choice=chosen[0])
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

    def finish(self, view: View, decision: Decision, draft: Draft) -> Answer | None:
        if decision.kind not in self.typed:
            return _simple_actions(view, decision).get(draft.choice)
        if any(isinstance(line, Line) and line.divers is None for line in draft.lines):
            return None
        orders = tuple(order for _, order in _orders(draft))
        return Plan(orders=orders, nets=draft.nets) if decision.kind == PLAN else Sheet(orders)

    def faults(self, view: View, decision: Decision, draft: Draft) -> tuple[Problem, ...]:
        if decision.kind not in self.typed:
            return super().faults(view, decision, draft)
        return (*_unread_lines(draft.lines), *_mistakes(_orders(draft)))

    def problems(self, view: View, decision: Decision, action: Answer) -> tuple[Problem, ...]:
        if decision.kind in self.typed:
            wanted = Plan if decision.kind == PLAN else Sheet
            return _sheet_problems(action.orders) if isinstance(action, wanted) else (Problem("not-a-sheet"),)
        if action in _simple_actions(view, decision).values():
            return ()
        match action:
            case Raid(victim) if decision.kind == "turn":
                return (Problem("nothing-to-raid", {"victim": victim}),)
            case ThrowNet() if decision.kind == "nets":
                return (Problem("no-net"),)
            case _:
                return (Problem("another-question", {"kind": decision.kind}),)

    def preview(self, view: View, decision: Decision, draft: Draft) -> View:
        match self.finish(view, decision, draft):
            case Raid(victim):
                return msgspec.structs.replace(view, victim=victim)
            case Bite():
                return msgspec.structs.replace(view, victim=None, serpent=view.captain)
            case ThrowNet():
                return msgspec.structs.replace(view, net=True)
            case Anchor() as anchor:
                return msgspec.structs.replace(view, anchor=anchor)
            case _ if decision.kind == "sheet":
                return msgspec.structs.replace(view, sheet=tuple(order for _, order in _orders(draft)))
            case _:
                return view

    # Answers that do not come from the player

    def sample(self, view: View, decision: Decision, chance: Chance) -> Action:
        if decision.kind == "sheet":
            return Sheet(_some_orders(chance))
        return chance.pick(tuple(_simple_actions(view, decision).values()))

    def fallback(self, view: View, decision: Decision) -> Action:
        match decision.kind:
            case "sheet":
                return Sheet()
            case "turn":
                return Rest()
            case _:
                return Pass()

    def forced(self, view: View, decision: Decision) -> Action | None:
        if decision.kind == "sheet":
            return None
        actions = tuple(_simple_actions(view, decision).values())
        return actions[0] if len(actions) == 1 else None

    # What happens

    def apply(self, state: State, decision: Decision, action: Answer, chance: Chance) -> ProbeStep:
        seat = decision.seat
        decision = self._asked(state, decision)
        problems = self.problems(self.view(state, seat), decision, action)
        if problems:
            raise IllegalAction(*problems)
        match action:
            case Sheet(orders):
                first = [] if decision.answered else [SheetSealed(seat=seat)]
                sealed = _with_player(state, seat, sheet=orders)
                return _after([*first, SheetKept(audience=seat, orders=orders)], _settled(sealed, chance))
            case Anchor() | Pass() if decision.kind == "anchor":
                anchored = msgspec.structs.replace(state, anchor=action)
                return _after([AnchorKept(audience=seat, reef=_anchored_at(action))], _settled(anchored, chance))
            case Raid(victim):
                raided = msgspec.structs.replace(state, phase="nets", victim=victim)
                if state.serpent not in (None, seat):
                    raided = msgspec.structs.replace(raided, phase="serpent")
                return _after([RaidBegun(seat=seat, victim=victim)], _settled(raided, chance))
            case Rest():
                drawn, pile = state.pile[:1], state.pile[1:]
                rested = msgspec.structs.replace(
                    _with_player(state, seat, hand=state.players[seat].hand + drawn), pile=pile
                )
                told = (Rested(seat=seat), CardsDrawn(audience=seat, cards=drawn))
                return _after(told, _next_round(rested, chance))
            case Bite():
                bitten = msgspec.structs.replace(state, serpent=state.captain)
                return _after([SerpentBit(seat=seat)], _next_round(bitten, chance))
            case Pass() if decision.kind == "serpent":
                return _settled(msgspec.structs.replace(state, phase="nets"), chance)
            case ThrowNet() | Pass():
                net = isinstance(action, ThrowNet)
                sealed = _with_player(state, seat, net=net)
                return _after([AnswerKept(audience=seat, net=net)], _settled(sealed, chance))
            case Anchor() | Plan():
                raise AssertionError(f"{action} answers no {decision.kind}")
            case _:
                assert_never(action)

    def reopen(self, state: State, decision: Decision, chance: Chance) -> ProbeStep:
        asked = self._asked(state, decision)
        match asked.answered, asked.kind:
            case True, "sheet":
                return Step(_with_player(state, asked.seat, sheet=None), (SheetTakenBack(seat=asked.seat),))
            case True, "anchor":
                return Step(msgspec.structs.replace(state, anchor=None), ())
            case _:
                return super().reopen(state, asked, chance)

    def _asked(self, state: State, decision: Decision) -> Decision:
        for asked in self.waiting_on(state):
            if (asked.id, asked.seat) == (decision.id, decision.seat):
                return asked
        raise NotAsked(Problem("not-asked"))

    def leave(self, state: State, seat: Seat, chance: Chance) -> ProbeStep:
        if state.outcome is not None or seat not in _staying(state):
            raise IllegalAction(Problem("cannot-leave"))
        events: list[ProbeEvent] = [PlayerLeft(seat=seat)]
        state = _with_player(state, seat, left=True, sheet=None, net=None)
        if len(_staying(state)) == 1:
            return _after(events, _ended(state, "resigned"))
        if state.phase == "dive" and state.captain == seat:
            state = msgspec.structs.replace(state, captain=_clockwise(state, seat), anchor=None)
        if state.serpent == seat:
            heir = _clockwise(state, seat)
            state = msgspec.structs.replace(state, serpent=heir)
            if state.phase == "serpent":
                state = msgspec.structs.replace(state, phase="nets")
        if state.victim is not None and seat in (state.captain, state.victim):
            return _after([*events, RaidOff()], _next_round(state, chance))
        if state.phase == "raid" and state.captain == seat:
            return _after(events, _next_round(state, chance))
        return _after(events, _settled(state, chance))

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
            imagined = _with_player(imagined, other, word=word, sheet=sheet)
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
            != (state.victim is not None and state.victim in _staying(state) and state.victim != state.captain),
            "a player who has left is asked": any(
                decision.seat not in _staying(state) for decision in self.waiting_on(state)
            ),
            "it is over when there is an outcome": (state.phase == "over") != (state.outcome is not None),
        }
        return tuple(name for name, is_broken in broken.items() if is_broken)


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


def _sheet_questions(draft: Draft) -> Iterator[Question]:
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


# How the table moves on


def _after(events: Iterable[ProbeEvent], step: ProbeStep) -> ProbeStep:
    """Put events before those of a step."""
    return Step(step.state, (*events, *step.events))


def _with_player(state: State, seat: Seat, **changes: object) -> State:
    players = list(state.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return msgspec.structs.replace(state, players=tuple(players))


def _sheets_asked(state: State) -> Iterator[Decision]:
    for seat in _staying(state):
        yield Decision(
            id=f"sheet-{state.round}-{seat}",
            seat=seat,
            kind="sheet",
            sealed=True,
            clock=f"dive-{state.round}",
            answered=state.players[seat].sheet is not None,
        )


def _anchor_asked(state: State) -> Iterator[Decision]:
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


def _anchored_at(answer: Anchor | Pass | None) -> Reef | None:
    return answer.reef if isinstance(answer, Anchor) else None


def _staying(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if not player.left)


def _holding_cards(state: State) -> tuple[Seat, ...]:
    """Name the seats that might throw a net at the captain, going by what everybody sees."""
    return tuple(seat for seat in _staying(state) if seat != state.captain and state.players[seat].hand)


def _clockwise(state: State, seat: Seat) -> Seat:
    """Name the next seat that is still there."""
    count = len(state.players)
    return next(
        other for other in ((seat + step) % count for step in range(1, count + 1)) if not state.players[other].left
    )


def _next_round(state: State, chance: Chance) -> ProbeStep:
    """Begin a round, or end the match if there is no other."""
    state = msgspec.structs.replace(state, victim=None)
    for seat in range(len(state.players)):
        state = _with_player(state, seat, net=None)
    if state.round == state.options.rounds:
        return _ended(state, "rounds")
    captain = _clockwise(state, state.captain)
    reefs = tuple(1 + chance.below(MOST_PEARLS) for _ in REEFS)
    state = msgspec.structs.replace(state, phase="dive", round=state.round + 1, captain=captain, reefs=reefs)
    events: list[ProbeEvent] = [RoundBegun(round=state.round, captain=captain, reefs=reefs)]
    for seat, player in enumerate(state.players):
        place = chance.pick([place for place in range(state.options.letters) if place not in player.shown])
        state = _with_player(state, seat, shown=(*player.shown, place))
        events.append(LetterShown(seat=seat, place=place, letter=player.word[place]))
    return Step(state, tuple(events))


def _settled(state: State, chance: Chance) -> ProbeStep:
    """Go on to the next question if the answers to the present one are all in."""
    if state.phase == "dive" and all(asked.answered for asked in (*_sheets_asked(state), *_anchor_asked(state))):
        return _dived(state)
    if state.phase == "nets" and all(state.players[seat].net is not None for seat in _holding_cards(state)):
        return _raided(state, chance)
    return Step(state, ())


def _dived(state: State) -> ProbeStep:
    """Reveal the sheets and bring the pearls up; then it is the captain's turn."""
    sheets = tuple(player.sheet or () for player in state.players)
    pearls = [0] * len(sheets)
    left = list(state.reefs)
    anchor = _anchored_at(state.anchor)
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
        state = _with_player(state, seat, sheet=None, dived=sheets[seat], pearls=player.pearls + pearls[seat])
    state = msgspec.structs.replace(state, phase="raid", reefs=tuple(left), anchor=None, anchored=anchor)
    return Step(state, (SheetsRevealed(sheets=sheets, pearls=tuple(pearls), anchor=anchor),))


def _raided(state: State, chance: Chance) -> ProbeStep:
    """Decide the raid, by the nets that were thrown."""
    assert state.victim is not None
    captain, victim = state.captain, state.victim
    throwers = tuple(seat for seat, player in enumerate(state.players) if player.net)
    for seat in throwers:
        hand = list(state.players[seat].hand)
        hand.remove("net")
        state = _with_player(state, seat, hand=tuple(hand))
    state = msgspec.structs.replace(state, torn=state.torn + len(throwers))
    if not throwers:
        state = _with_player(state, victim, pearls=state.players[victim].pearls - 1)
        state = _with_player(state, captain, pearls=state.players[captain].pearls + 1)
    decided = RaidDecided(seat=captain, victim=victim, nets=throwers)
    return _after([decided], _next_round(state, chance))


def _ended(state: State, reason: str) -> ProbeStep:
    """Show everything and rank the players by points, those who have left behind all others."""
    words = tuple(player.word for player in state.players)
    spellings = Counter(letter for word in words for letter in word)
    scores = tuple(
        player.pearls + player.hand.count("shell") + sum(spellings[letter] == 1 for letter in player.word)
        for player in state.players
    )
    places: dict[tuple[bool, int], list[Seat]] = {}
    for seat, player in enumerate(state.players):
        places.setdefault((player.left, -scores[seat]), []).append(seat)
    outcome = Outcome(
        reason=reason,
        ranking=tuple(tuple(places[place]) for place in sorted(places)),
        scores=scores,
    )
    for seat in range(len(state.players)):
        state = _with_player(state, seat, sheet=None, net=None)
    state = msgspec.structs.replace(state, phase="over", victim=None, anchor=None, outcome=outcome)
    hands = tuple(player.hand for player in state.players)
    return Step(state, (MatchEnded(words=words, hands=hands, outcome=outcome),))


# What a seat cannot know


def _masked(player: Player) -> str:
    return "".join(letter if place in player.shown else "." for place, letter in enumerate(player.word))


def _with_unseen(state: State, seats: tuple[Seat, ...], cards: tuple[Card, ...], chance: Chance) -> State:
    """Deal the cards that somebody cannot see anew: to these seats as many as they hold, the rest to the pile."""
    cards = chance.shuffled(cards)
    for seat in seats:
        count = len(state.players[seat].hand)
        state = _with_player(state, seat, hand=cards[:count])
        cards = cards[count:]
    return msgspec.structs.replace(state, pile=cards)


def _imagined_word(player: Player, chance: Chance) -> str:
    """Draw a word with the letters that have been shown."""
    shown = {player.word[place] for place in player.shown}
    fresh = iter(chance.shuffled(letter for letter in string.ascii_lowercase if letter not in shown))
    return "".join(letter if place in player.shown else next(fresh) for place, letter in enumerate(player.word))


def _with_imagined_nets(state: State, seat: Seat | None, chance: Chance) -> State:
    """Draw the others' answers to a raid: any of them may be in, but never all, for then it would be decided."""
    others = tuple(other for other in _holding_cards(state) if other != seat)
    for other in others:
        can_throw = "net" in state.players[other].hand
        state = _with_player(state, other, net=chance.pick((None, False, True) if can_throw else (None, False)))
    if all(state.players[asked].net is not None for asked in _holding_cards(state)):
        state = _with_player(state, chance.pick(others), net=None)
    return state
