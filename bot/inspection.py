"""Look into stored matches: `sealed-orders inspect MATCH` and `sealed-orders verify`, also while the bot runs.

Both write nothing, and so does `sealed-orders drill BACKUP`, which verifies what would be restored from a backup.
`sealed-orders take-up MATCH` lets a match go on that was set aside, also while the bot runs. `sealed-orders ratings`
rates all that has ended anew, while the bot is stopped.

What is printed of a match is what everybody at the table may know. `--seat` adds what that seat sees, and needs
`--secrets` beside it; `--secrets` alone adds what all seats see and what nobody may know. Of an action that a reader
may not know of there are the number and the time.
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from bot import settings
from bot.clock import Clock, SystemClock, as_datetime
from bot.games.codec import from_json
from bot.games.contract import AnyGame, Decision, Event, Seat, Unreadable
from bot.games.plain_text import described
from bot.games.registry import house_games
from bot.language import Language, languages
from bot.matches.replaying import LogDiffers, retold
from bot.matches.service import Matches
from bot.matches.service.history import public_source
from bot.matches.types import Refused
from bot.matches.value.failures import where_it_failed
from bot.matches.value.match import Match
from bot.matches.value.messages import Clocks, waiting_for
from bot.matches.value.schedule import TimerKind, dues_of
from bot.matches.value.upgrading import read_events, read_value
from bot.store import OutboxRow, Store, StoreError, copying
from bot.store.engines.unfinished import unfinished
from bot.store.kept import choices, matches, outbox, timers
from bot.store.rows import ActionRow, DraftRow, MatchRow, MemberRow, PlanRow, TimerRow, names_at
from bot.text import plain, shown_name
from render.presenter import Presenter, Scene, presenter_of

WELL, DIFFERS, CANNOT_BE_READ = 0, 1, 2


@dataclass(frozen=True)
class Stored:
    """All that the store holds of a match, as it was at one moment."""

    row: MatchRow
    snapshot: bytes | None
    members: tuple[MemberRow, ...]
    log: tuple[ActionRow, ...]
    timers: tuple[TimerRow, ...]
    plans: dict[Seat, PlanRow]
    drafts: tuple[DraftRow, ...]
    outbox: tuple[OutboxRow, ...]


def _run(asked: argparse.Namespace) -> int:
    try:
        chosen = settings.load()
    except settings.SettingsError as error:
        print(error, file=sys.stderr)
        return CANNOT_BE_READ
    return carry_out(asked, chosen.database_url, SystemClock(chosen.clock_offset_file))


def carry_out(asked: argparse.Namespace, database_url: str, clock: Clock) -> int:
    """Carry one verb out. Exit codes: 0 all is well, 1 a log does not replay, 2 something cannot be read or done."""
    try:
        return int(asyncio.run(asked.does(asked, database_url, clock)))
    except StoreError as error:
        print(error, file=sys.stderr)
        return CANNOT_BE_READ


def add_commands(commands: Any) -> None:
    """Add the verbs that look into matches."""
    inspect = commands.add_parser("inspect")
    inspect.add_argument("match", type=int, metavar="MATCH", help="its number")
    inspect.add_argument("--seat", type=int, metavar="N", help="show what this seat alone sees; needs --secrets")
    inspect.add_argument("--at", type=int, metavar="K", help="show the match after K actions (as it is now)")
    inspect.add_argument("--secrets", action="store_true", help="print what is secret, too: of all seats, or of --seat")
    inspect.set_defaults(run=_run, does=_inspect)
    verify = commands.add_parser("verify")
    verify.add_argument("matches", type=int, nargs="*", metavar="MATCH", help="only these matches")
    verify.add_argument("--all", action="store_true", help="the ended matches as well")
    verify.set_defaults(run=_run, does=_verify)
    drill = commands.add_parser("drill")
    drill.add_argument("backup", type=Path, metavar="BACKUP", help="a file that sealed-orders backup has written")
    drill.set_defaults(run=_run, does=_drill)
    take_up = commands.add_parser("take-up")
    take_up.add_argument("match", type=int, nargs="?", metavar="MATCH", help="its number")
    take_up.set_defaults(run=_run, does=_take_up)
    rate = commands.add_parser("ratings")
    rate.set_defaults(run=_run, does=_rate)


async def _take_up(asked: argparse.Namespace, database_url: str, clock: Clock) -> int:
    language = languages()["en"]
    # A database that is not there must not be made, nor an old one brought up to date.
    async with Store.read_only(database_url, clock) as store, store.reading() as tx:
        aside = await matches.set_aside(tx)
    if asked.match is None:
        for row in aside:
            where = _place(row)
            print(f"match {row.id}: {presenter_of(row.game).title(language)}, {where}, set aside {_time(row.ended_at)}")
        print(f"{len(aside)} matches are set aside.")
        return WELL
    try:
        async with Store.beside(database_url, clock) as store:
            await Matches(store, house_games(), clock).ending.take_up(asked.match)
    except Refused as refused:
        raise StoreError(f"Match {asked.match} does not go on: {_words(refused)}") from refused
    except (StoreError, SQLAlchemyError):
        raise
    except Exception as error:  # whatever the rules stumble over; its message could tell a secret
        raise StoreError(f"Match {asked.match} breaks down again: {where_it_failed(error)}.") from error
    print(f"Match {asked.match} goes on.")
    return WELL


def _words(refused: Refused) -> str:
    language = languages()["en"]
    return " ".join(language.say(one.key, **one.values) for one in refused.problems)


async def _rate(asked: argparse.Namespace, database_url: str, clock: Clock) -> int:
    # A database that is not there must not be made, nor an old one brought up to date.
    async with Store.read_only(database_url, clock):
        pass
    store = await Store.open(database_url, clock)
    try:
        rated = await Matches(store, house_games(), clock).ratings.recompute()
    finally:
        await store.close()
    print(f"Matches that count, and were rated anew: {rated}.")
    return WELL


async def _drill(asked: argparse.Namespace, database_url: str, clock: Clock) -> int:
    with unfinished() as folder:
        url = f"sqlite+aiosqlite:///{folder}/restored.db"
        copied = await copying.restore(asked.backup, url)
        print(f"Matches in {asked.backup} of {_time(copied.alive_at)} UTC: {copied.rows['matches']}.")
        return await _verify_stored(url, clock, (), ended=True)


async def _verify(asked: argparse.Namespace, database_url: str, clock: Clock) -> int:
    return await _verify_stored(database_url, clock, asked.matches, ended=asked.all)


async def _verify_stored(database_url: str, clock: Clock, match_ids: Sequence[int], *, ended: bool) -> int:
    """Verify some matches, or all that are running and maybe those that have ended; print a summary."""
    games = house_games()
    count: Counter[int | None] = Counter()
    earlier: list[int] = []
    async with Store.read_only(database_url, clock) as store:
        async with store.reading() as tx:
            ids = match_ids or await matches.begun(tx, ended=ended)
        for match_id in ids:
            code, verdict = await _verdict(Matches(store, games, clock), match_id)
            count[code] += 1
            if code is None:
                earlier.append(match_id)
            elif code != WELL:
                print(f"match {match_id}: {verdict}", file=sys.stdout if code == DIFFERS else sys.stderr)
    print(f"{count[WELL]} replay, {count[DIFFERS]} differ, {count[CANNOT_BE_READ]} cannot be read.")
    if earlier:
        print(f"{len(earlier)} began under earlier rules, which are gone: {', '.join(map(str, earlier))}.")
    return DIFFERS if count[DIFFERS] else CANNOT_BE_READ if count[CANNOT_BE_READ] else WELL


async def _verdict(service: Matches, match_id: int) -> tuple[int | None, str]:
    """Tell whether a log replays, with an exit code; None for a log of earlier rules."""
    try:
        state = await service.history.verify(match_id)
    except Refused as refused:
        if any(one.key == "refused-no-such-match" for one in refused.problems):
            return CANNOT_BE_READ, "there is no such match"
        return CANNOT_BE_READ, _words(refused)
    except Unreadable:
        return None, "it began under earlier rules, which are gone; the snapshot leads"
    except LogDiffers as error:
        return DIFFERS, f"the log replays to something else: {error}"
    except (StoreError, SQLAlchemyError):
        raise
    except Exception as error:  # whatever the rules stumble over; its message could tell a secret
        return DIFFERS, f"the log does not replay: {where_it_failed(error)}"
    return WELL, "it has not begun" if state is None else "the log replays to the snapshot"


async def _inspect(asked: argparse.Namespace, database_url: str, clock: Clock) -> int:
    async with Store.read_only(database_url, clock) as store:
        service = Matches(store, house_games(), clock)
        stored = await _read(store, asked.match)
        row = stored.row
        if row.game not in service.games:
            raise StoreError(f"Match {row.id} is one of {row.game}, which is not offered.")
        if asked.seat is not None and asked.seat not in range(len(stored.members)):
            raise StoreError(f"Match {row.id} has the seats 0 to {len(stored.members) - 1}.")
        if asked.seat is not None and not asked.secrets:
            raise StoreError(f"What seat {asked.seat} sees holds its secrets: add --secrets to print them.")
        if asked.at is not None and asked.at not in range(len(stored.log)):
            raise StoreError(f"Match {row.id} has {row.actions} actions: --at takes 0 to {row.actions}.")
        code, verdict = await _verdict(service, row.id)
        game = service.games[row.game]
        stored = replace(stored, log=retold(Match(row, stored.members, (), game), stored.log))
        try:
            if asked.at is not None:
                state = await service.history.verify(row.id, asked.at)
            else:
                raw = stored.snapshot
                state = None if raw is None else read_value(game, "state", raw, row.snapshot_version)
        except Exception as error:  # whatever the rules stumble over; its message could tell a secret
            state = None
            if asked.at is None or code is not None:
                what = "the snapshot" if asked.at is None else f"the log up to action {asked.at}"
                verdict = f"{what} cannot be read ({where_it_failed(error)})"
            code = CANNOT_BE_READ
    everything = asked.secrets and asked.seat is None
    report = Report(stored, game, presenter_of(row.game), state, asked.seat, asked.at, everything, languages()["en"])
    print(*report.lines(), f"Replay: {verdict}.", sep="\n")
    return code or WELL


async def _read(store: Store, match_id: int) -> Stored:
    async with store.reading() as tx:
        found = await matches.get_with_snapshot(tx, match_id)
        if found is None:
            raise StoreError(f"There is no match {match_id}.")
        return Stored(
            *found,
            members=await matches.members_of(tx, match_id),
            log=await matches.log_of(tx, match_id),
            timers=await timers.of_match(tx, match_id),
            plans=await choices.plans_of(tx, match_id),
            drafts=await choices.drafts_of(tx, match_id),
            outbox=await outbox.pending_of(tx, match_id),
        )


@dataclass(frozen=True)
class Report:
    """A match for one reader: a seat, or (None) everybody, or whoever may know `everything`.

    `at` is None for the match as it is now.
    """

    stored: Stored
    game: AnyGame
    presenter: Presenter
    state: Any
    seat: Seat | None
    at: int | None
    everything: bool
    language: Language

    def lines(self) -> Iterator[str]:
        """Tell everything, the table first."""
        yield from self._table()
        if self.state is not None:
            yield from self._log()
            yield from self._board()
        if self.everything:
            yield from self._secrets()
        if self.at is None:
            yield from self._timers()
            yield from self._outbox()

    def _table(self) -> Iterator[str]:
        row = self.stored.row
        options = from_json(row.options, dict[str, str])
        paused = "" if row.paused_at is None else f", paused since {_time(row.paused_at)}"
        paused += "" if row.rests_until is None else f" by agreement until {_time(row.rests_until)}"
        broken = f", broke down {row.failures} times" if row.failures else ""
        yield f"Match {row.id}: {self.presenter.title(self.language)}, {row.status}{paused}{broken} (times are UTC)"
        yield f"  place     {_place(row, f' ({row.guild_id})')} ({row.channel_id})"
        yield f"  times     opened {_time(row.created_at)}, begun {_time(row.started_at)}, ended {_time(row.ended_at)}"
        yield f"  deadline  {'none' if row.deadline is None else f'{row.deadline / 3600:g} hours'}"
        yield f"  options   {', '.join(f'{name} {value}' for name, value in options.items()) or 'the usual ones'}"
        yield f"  rules     {row.rules_version}, data {row.data_version}, snapshot {row.snapshot_version}"
        yield f"  seed      SHA-256 {row.seed_digest}"
        for one, name in zip(self.stored.members, self._names, strict=True):
            marks = [f"missed {one.misses}"] * bool(one.misses) + ["gone"] * one.gone + ["has left"] * one.left
            marks += [f"away until {_time(one.away_until)}"] * (one.away_until is not None)
            marks += [f"has saved {one.saved / 3600:.1f} hours"] * bool(one.saved)
            who = name if one.user_id is None else f"{name} ({one.user_id})"
            yield f"  seat {one.seat}    {', '.join((who, *marks))}"

    def _log(self) -> Iterator[str]:
        log = self.stored.log if self.at is None else self.stored.log[: self.at + 1]
        yield f"Log up to action {len(log) - 1}"
        for line in log:
            events = read_events(self.game, line.events, line.rules_version)
            yield f"{line.number:6}  {_time(line.at)}  {self._action(line, events)}"
            for reader in (None, *range(len(self.stored.members))):
                heard = tuple(event for event in events if event.audience == reader)
                if heard and (reader in (None, self.seat) or self.everything):
                    to = "" if reader is None else f"to {self._names[reader]}: "
                    for sentence in self.presenter.told(self._scene(reader), heard):
                        yield from _indented(f"{to}{sentence}", 10)

    def _action(self, line: ActionRow, events: Sequence[Event]) -> str:
        """Tell whose action a line is and what it answers, as far as the reader may know it."""
        mine = self.everything or (self.seat is not None and line.seat == self.seat)
        source = line.source if self.everything else public_source(line, mine=mine)
        if not mine and source != "clock" and not any(event.audience in (None, self.seat) for event in events):
            return "-"
        if line.window and not mine:
            return f"in {line.window}"
        who = "" if line.seat is None else self._names[line.seat]
        how = "" if source in ("player", "start", "leave") else f" (by {source})"
        answer = f" {line.payload.decode()}" if self.everything and line.kind == "act" else ""
        return f"{who}{how} {line.kind} {line.decision}{answer}".strip()

    def _board(self) -> Iterator[str]:
        scene = self._scene(self.seat)
        yield f"Board as {'everybody' if self.seat is None else self._names[self.seat]} sees it"
        yield from _indented(self.presenter.headline(scene))
        yield from _indented(self.presenter.board_text(scene))
        for seat in range(len(self.stored.members)):
            if self.everything or seat == self.seat:
                yield f"What {self._names[seat]} holds"
                yield from _indented(self.presenter.hand_text(self._scene(seat)))
        decisions = self._decisions
        yield "Waits for" if decisions else "Waits for nobody"
        for entry in waiting_for(decisions, Clocks({} if self.at is not None else dues_of(self.stored.timers))):
            if entry.window:
                what = self.presenter.window(scene, entry.window)
            else:
                called = [[self._names[seat] for seat in seats] for seats in (entry.seats, entry.answered)]
                still, answered = (", ".join(names) or "-" for names in called)
                what = f"{entry.kind}: {still}; answered: {answered}"
            yield from _indented(what if entry.due is None else f"{what} (until {_time(entry.due)})")
        for one in decisions:
            if self.everything or one.seat == self.seat:
                marks = ["sealed"] * one.sealed + ["optional"] * (not one.compulsory) + ["answered"] * one.answered
                yield f"  {self._names[one.seat]} is asked {one.id}: {', '.join((one.kind, *marks))}"

    def _secrets(self) -> Iterator[str]:
        yield "Secrets"
        yield f"  seed {'-' if self.stored.row.seed is None else self.stored.row.seed.hex()}"
        for one in self.stored.members:
            if one.entry is not None:
                yield from described(f"{self._names[one.seat]} brings", msgspec.json.decode(one.entry), 1)
        if self.at is None:
            for plan in self.stored.plans.values():
                yield from described(f"{self._names[plan.seat]} has ordered", msgspec.json.decode(plan.plan), 1)
            for draft in self.stored.drafts:
                name = f"{self._names[draft.seat]} drafts {draft.decision}"
                yield from described(name, msgspec.json.decode(draft.draft), 1)

    def _timers(self) -> Iterator[str]:
        # All seats of a window as one: nobody may learn which of them have answered.
        public = {one.id: one.window or one.id for one in self._decisions}
        due: dict[str, int] = {}
        for timer in self.stored.timers:
            if self.everything or timer.kind != TimerKind.AUTOMATIC:
                what = timer.decision if self.everything else public.get(timer.decision, "")
                label = f"{timer.kind} {what}".rstrip()
                due[label] = min(due.get(label, timer.due or 0), timer.due or 0)
        yield "Timers" if due else "No timers"
        for label, moment in sorted(due.items(), key=lambda one: one[1]):
            yield f"  {_time(moment) if moment else 'stands still    '}  {label}"

    def _outbox(self) -> Iterator[str]:
        yield "Outbox" if self.stored.outbox else "Nothing waits in the outbox"
        private = [one for one in self.stored.outbox if one.user_id is not None]
        for one in self.stored.outbox:
            if one.user_id is None or self.everything:
                to = "channel" if one.user_id is None else f"user {one.user_id}"
                kind = one.payload.__struct_config__.tag
                tries = f"{one.attempts} attempts, next from {_time(one.next_try_at)}"
                yield f"  {_time(one.created_at)}  to {to}: {kind}, {tries}"
        if private and not self.everything:
            yield f"  {len(private)} private messages, at most {max(one.attempts for one in private)} attempts"

    @property
    def _decisions(self) -> tuple[Decision, ...]:
        is_open = self.state is not None and (self.at is not None or self.stored.row.status == "running")
        return self.game.waiting_on(self.state) if is_open else ()

    @property
    def _names(self) -> tuple[str, ...]:
        return names_at(self.stored.members)[: len(self.stored.members)]

    def _scene(self, seat: Seat | None) -> Scene:
        view = self.game.view(self.state, seat)
        return Scene(view=view, names=self._names, language=self.language, plain=self._names)


def _time(moment: int | None) -> str:
    return "-" if moment is None else as_datetime(moment).strftime("%Y-%m-%d %H:%M")


def _indented(text: str, by: int = 2) -> Iterator[str]:
    """Write lines of Markdown as plain ones."""
    return (f"{' ' * by}{plain(line)}".rstrip() for line in text.splitlines())


def _place(row: MatchRow, server_id: str = "") -> str:
    """Name where a match is played."""
    if row.by_dm:
        return "direct messages"
    return f"{shown_name(row.guild_name)}{server_id}, {shown_name(row.channel_name)}"
