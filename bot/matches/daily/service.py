"""Asks servers the sealed order of the day, takes the answers, and opens them.

It stands beside the matches, which know nothing of it. Store, then speak: what is asked or opened here has a moment at
which delivery posts it. Until an order is opened, nothing about its answers is read but by whoever has given them.
"""

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.chance import Chance, derived_seed
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Event
from bot.matches.daily.opening import Opening, Reply, Valued, opening_of, points_of
from bot.matches.daily.positions import DayPosition, house_positions, is_of_today, next_position
from bot.matches.keeper import SALT_BYTES, Keeper, ServicePart
from bot.matches.locks import Locks
from bot.matches.types import Member, Person, Place, Position, Refused, Table
from bot.matches.value.desks import Desk, Edit
from bot.matches.value.seats import ADVISER, COMPUTER_NAMES
from bot.matches.value.together import Answered, carried_out
from bot.players.computer_player import Weighed
from bot.players.quick_chance import QuickChance
from bot.players.thinking.thinker import Thinker, Thought
from bot.quiet import A_DAY, UTC, Gathering, is_zone
from bot.store import PASSING, Outdated
from bot.store.kept import daily, people
from bot.store.rows import AnswerRow, OrderRow, ServerRow, SignerRow
from bot.store.together.claims import of_daily_order

USUAL_HOUR: Final = 18
SHORTEST: Final = A_DAY // 2
"""So many seconds everybody has to answer at least, also where the bot was away when it should have asked."""
WEIGHED_AT_ONCE: Final = 24
"""So many answers are weighed in one thought, which is bounded in time."""
WORLDS: Final = 3
"""In so many worlds answers are carried out."""
AGAIN: Final = 60
"""Seconds after which is tried again what failed."""
MOST_NAMED: Final = 5
MOST_LISTED: Final = 10
A_WEEK: Final = 7 * A_DAY

Signer: TypeAlias = SignerRow
"""Somebody who signs his answers, as he is called in a server."""

_log = logging.getLogger(__name__)


class Followed(NamedTuple):
    """What followed from an answer in a world: what its seat sees then, and what it has heard."""

    view: Any
    events: tuple[Event, ...]


@dataclass(frozen=True)
class DayOrder:
    """What a server was asked: the position, in the game of today, and the table at which it stands."""

    row: OrderRow
    position: DayPosition
    game: AnyGame
    view: Any = field(repr=False)

    @property
    def seat(self) -> int:
        """The seat in which everybody answers."""
        return self.position.decision.seat

    @property
    def table(self) -> Table:
        """The table: computers sit at it, and it has the number of the order."""
        members = (Member(seat=seat, user_id=None, name=COMPUTER_NAMES[seat]) for seat in range(self.position.seats))
        return Table(
            id=self.row.id,
            game=self.game.key,
            place=Place(guild_id=self.row.guild_id, channel_id=self.row.channel_id),
            host_id=0,
            status="running",
            members=tuple(members),
            options=self.position.options,
        )

    @property
    def opening(self) -> Opening | None:
        """What came out; None while it is closed, and where nothing did."""
        return None if self.row.result is None else from_json(self.row.result, Opening)

    def world(self, number: int) -> Any:
        """Draw a state that fits what the seat sees, always the same under a number."""
        return self.game.world(self.view, QuickChance(f"{self.position.key}.{number}"))

    def carried_out(self, action: Any) -> tuple[Followed, ...]:
        """Carry an answer out in each world, against what computers reply there: what the seat learns of it."""
        opening, game, found = self.opening, self.game, []
        for number, replies in enumerate(opening.worlds if opening is not None else ()):
            given = {(one.decision, one.seat): from_json(bytes(one.action), game.types.action) for one in replies}
            given[self.position.decision.id, self.seat] = action
            seed = derived_seed("daily", self.position.key, number)
            answers = [Answered(*whose, one, Chance(seed, place)) for place, (whose, one) in enumerate(given.items())]
            state, events = carried_out(game, self.world(number), answers)
            heard = tuple(one for one in events if one.audience in (None, self.seat))
            found.append(Followed(game.view(state, self.seat), heard))
        return tuple(found)

    def alike(self, answers: Iterable[bytes]) -> Mapping[bytes, bytes]:
        """Give for each of some answers (JSON) the first of them that amounts to the same."""
        first: dict[Hashable, bytes] = {}
        read, meaning, asked = self.game.types.action, self.game.meaning, self.position.decision
        return {raw: first.setdefault(meaning(self.view, asked, from_json(raw, read)), raw) for raw in answers}

    def action_of(self, one: Valued) -> Any:
        """Read an answer that was given its value."""
        return from_json(bytes(one.action), self.game.types.action)


@dataclass(frozen=True)
class Standing:
    """How somebody stands in a server: so many orders in a row answered, and the week's table.

    In the table are those who sign: how they are called, their points and the number of their answers.
    """

    streak: int
    table: tuple[tuple[Signer, int, int], ...]


class Daily(ServicePart):
    """All that can be done with sealed orders of the day."""

    def __init__(self, keeper: Keeper, positions: Callable[[], Mapping[str, DayPosition]] = house_positions) -> None:
        super().__init__(keeper)
        self._positions = positions
        self.on_changed: Callable[[], None] = lambda: None
        """Called when there may be something to ask."""
        self._desks = Locks()
        """Presses of one person follow one another."""

    # What a server sets

    async def server(self, guild_id: int) -> ServerRow | None:
        """Tell where and when a server is asked; None if it is not."""
        return await self._keeper.store.read(lambda tx: daily.server(tx, guild_id))

    async def turn_on(self, guild_id: int, channel_id: int, hour: int | None, user_id: int) -> ServerRow:
        """Ask a server from now on in a channel, at an hour of a person's day (None: at the same one as before).

        The first one is asked at once, unless one is open still. Raises Refused if the bot cannot post there.
        """
        if hour is not None and hour not in range(24):
            raise Refused("button-unknown")
        if await self._keeper.find_obstacle(guild_id, channel_id) is not None:
            raise Refused("refused-daily-channel", channels=f"<#{channel_id}>")
        now = self._keeper.now()
        async with self._keeper.store.writing() as tx:
            before, latest = await daily.server(tx, guild_id), await daily.latest(tx, guild_id)
            known = await people.person(tx, user_id)
            zone = known.zone if known is not None and is_zone(known.zone) else UTC
            if hour is None:
                hour, zone = (before.hour, before.zone) if before is not None else (USUAL_HOUR, zone)
            closed = [one.opens_at for one in latest if one.opened_at is None and one.opens_at > now]
            soon = max((_following(zone, hour, moment - 1) for moment in closed), default=now)
            row = ServerRow(guild_id, channel_id, zone, hour, soon)
            await daily.put_server(tx, row)
        self.on_changed()
        return row

    async def turn_off(self, guild_id: int) -> None:
        """Ask a server nothing more. What it was asked last is opened all the same."""
        await self._keeper.store.write(lambda tx: daily.drop_server(tx, guild_id))

    # What has become due

    async def run_due(self) -> float | None:
        """Ask and open what is due by now, and give the moment of the next thing (Unix seconds, None: nothing).

        Each is done once, by one process. What fails is tried again later; the others go on.
        """
        failed: set[int] = set()
        while True:
            now = self._keeper.now()

            async def read(
                tx: AsyncConnection, now: int = now
            ) -> tuple[tuple[ServerRow, ...], tuple[OrderRow, ...], int | None]:
                return await daily.to_ask(tx, now), await daily.to_open(tx, now), await daily.next_moment(tx)

            try:
                asks, found, upcoming = await self._keeper.store.read(read)
                opens = [one for one in found if one.id not in failed]
                for row in opens:
                    if not await self._open(row):
                        failed.add(row.id)
                for server in asks:
                    await self._ask(server, now)
            except PASSING as error:
                _log.warning("The sealed orders of the day have to wait: %s", type(error).__name__)
                return now + AGAIN
            if not asks and not opens:
                return upcoming if not failed else now + AGAIN

    async def _ask(self, server: ServerRow, now: int) -> None:
        opens_at = _following(server.zone, server.hour, now + SHORTEST)
        offered = self._offered()

        async def write(tx: AsyncConnection) -> None:
            if not await daily.move_on(tx, server, opens_at):
                return
            position = next_position(offered, server.guild_id, await daily.asked(tx, server.guild_id))
            if position is None:
                _log.warning("There is no position left for a sealed order of the day.")
                return
            row = OrderRow(
                guild_id=server.guild_id,
                channel_id=server.channel_id,
                position=position.key,
                asked_at=now,
                opens_at=opens_at,
                due=now,
            )
            await daily.add(tx, row)

        await self._keeper.store.write(write)

    def _offered(self) -> Sequence[DayPosition]:
        return [one for one in self._positions().values() if is_of_today(one, self._keeper.games)]

    async def _open(self, row: OrderRow) -> bool:
        """Open an order; False if that has to be looked at again, as where another process is at it."""
        claim = of_daily_order(row.id)
        if not await self._keeper.store.claims.take([claim]):
            return False
        try:
            now = await self._keeper.store.read(lambda tx: daily.order(tx, row.id))
            if now is None or now.opened_at is not None:
                return True
            rows = await self._keeper.store.read(lambda tx: daily.answers(tx, row.id))
            given = [one.action for one in rows if one.action is not None]
            try:
                opening = await self._opening(row, given)
            except Exception as error:  # whatever a thinker stumbles over, others are opened
                _log.error("A sealed order of the day cannot be opened: %s", type(error).__name__)
                if self._keeper.now() < row.opens_at + A_DAY:
                    return False
                opening = None
            told, worths = opening or (None, {})
            judged = {one.user_id: worths[one.action] for one in rows if one.action is not None and told is not None}
            result = None if told is None else to_json(told)

            async def write(tx: AsyncConnection) -> None:
                # An answer may have come in while this was thought about, just before the time was over.
                if not await self._keeper.store.claims.confirm(tx, claim) or await daily.answers(tx, row.id) != rows:
                    raise Outdated
                said = row.message_id is not None
                if await daily.open_order(tx, row, self._keeper.now(), result, said=said):
                    await daily.value(tx, row.id, judged)
                    if not said and row.attempts:
                        await daily.stop(tx, row.guild_id, row.channel_id, "daily-stopped-help")

            await self._keeper.store.write(write)
        except Outdated:
            return False
        finally:
            await self._keeper.store.claims.give_back([claim])
        return True

    async def _opening(
        self, row: OrderRow, given: Sequence[bytes]
    ) -> tuple[Opening, Mapping[bytes, tuple[int, bool]]] | None:
        """Say what came out, how many points each answer has, and whether somebody is alone with it.

        None where the position is not of the rules of today, or nobody was asked.
        """
        order = self._understood(row)
        if order is None or row.message_id is None:
            return None
        if self._keeper.thoughts is None:
            raise Refused("refused-no-computers", game=order.game.key)
        chooser = self._keeper.thoughts.chooser
        alike = order.alike(raw for raw, _ in Counter(given).most_common())
        times = Counter(alike[raw] for raw in given)
        ways = [raw for raw, _ in times.most_common()]
        asked, key = order.position.decision, order.position.key
        thought = Thought(order.game, order.view, asked, ADVISER, key, ("day", row.id))
        weighed: dict[bytes, tuple[Weighed, float]] = {}
        for start in range(0, max(1, len(ways)), WEIGHED_AT_ONCE):
            also = [from_json(raw, order.game.types.action) for raw in ways[start : start + WEIGHED_AT_ONCE]]
            found = await chooser.weigh(thought, also)
            if not found:
                raise Refused("refused-no-computers", game=order.game.key)
            best = max(one.worth for one in found)
            same = order.alike([*alike, *weighed, *(to_json(one.action) for one in found)])
            weighed = {same[to_json(one.action)]: (one, best) for one in found} | weighed
        least, best = min((one.worth, best) for one, best in weighed.values())
        for raw in ways:
            action = from_json(raw, order.game.types.action)
            weighed.setdefault(raw, (Weighed(action, 0.0, least), best))
        points = {raw: points_of(one.worth, best) for raw, (one, best) in weighed.items()}
        told = opening_of([alike[raw] for raw in given], weighed)
        worths = {raw: (points[one], times[one] == 1 and told.alone > 0) for raw, one in alike.items()}
        return msgspec.structs.replace(told, worlds=await self._worlds(order, chooser)), worths

    async def _worlds(self, order: DayOrder, chooser: Thinker) -> tuple[tuple[Reply, ...], ...]:
        """Let whoever advises answer for the others who are asked at the same time, in worlds that fit the view."""
        worlds, game = [], order.game
        for number in range(WORLDS):
            state, replies = order.world(number), []
            for decision in game.waiting_on(state):
                # What is drawn of an answer that is in already is no computer's: it is replaced.
                if decision.seat != order.seat and (decision.sealed or not decision.answered):
                    seen = game.view(state, decision.seat)
                    action = game.forced(seen, decision)
                    if action is None:
                        salt = f"{order.position.key}.{number}"
                        thought = Thought(game, seen, decision, ADVISER, salt, ("day", order.row.id))
                        action = await chooser.choose(thought, extra=True)
                    replies.append(Reply(decision.id, decision.seat, msgspec.Raw(to_json(action))))
            if replies:
                worlds.append(tuple(replies))
        return tuple(worlds)

    # What was asked

    async def order(self, order_id: int, guild_id: int) -> DayOrder:
        """Read what a server was asked under a number.

        Raises Refused if there is no such order in this server, and where the rules have changed since.
        """
        row = await self._keeper.store.read(lambda tx: daily.order(tx, order_id))
        if row is None or row.guild_id != guild_id:
            raise Refused("refused-daily-unknown")
        order = self._understood(row)
        if order is None:
            raise Refused("refused-daily-other-rules")
        return order

    async def latest(self, guild_id: int) -> DayOrder:
        """Read what a server was asked last. Raises Refused as `order` does."""
        found = await self._keeper.store.read(lambda tx: daily.latest(tx, guild_id))
        if not found:
            raise Refused("refused-daily-none")
        return await self.order(found[0].id, guild_id)

    def _understood(self, row: OrderRow) -> DayOrder | None:
        position = self._positions().get(row.position)
        if position is None or not is_of_today(position, self._keeper.games):
            return None
        game = self._keeper.games[position.game]
        return DayOrder(row, position, game, position.seen(game))

    def check_open(self, order: DayOrder) -> None:
        """Raise Refused once the time to answer is over, also where nobody was there to open the answers."""
        if order.row.opened_at is not None or order.row.opens_at <= self._keeper.now():
            raise Refused("refused-daily-late")

    # Somebody's answer

    async def desk(self, order: DayOrder, user_id: int) -> Desk:
        """Put together the desk of somebody who answers. Raises Refused when it is too late."""
        self.check_open(order)
        return self._desk(order, await self.answer(order, user_id))

    async def answer(self, order: DayOrder, user_id: int) -> AnswerRow:
        """Read what somebody has answered or half made."""
        return await self._keeper.store.read(lambda tx: daily.answer(tx, order.row.id, user_id))

    def given(self, order: DayOrder, row: AnswerRow) -> Any | None:
        """Read somebody's answer; None if he has given none."""
        return None if row.action is None else from_json(row.action, order.game.types.action)

    def _desk(self, order: DayOrder, row: AnswerRow) -> Desk:
        game, decision = order.game, order.position.decision
        blank = row.draft is None
        return Desk(
            table=order.table,
            seat=order.seat,
            view=order.view,
            decisions=((decision, None),),
            waiting=(),
            game=game,
            decision=decision,
            draft=game.blank(order.view, decision) if blank else from_json(row.draft or b"", game.types.draft),
            revision=0 if blank else row.revision,
            sealed=self.given(order, row),
        )

    async def draft(self, order: DayOrder, user_id: int, edit: Edit) -> Desk:
        """Change the draft; an answer that is in stays. Raises Refused as the edit does, or when it is too late."""
        async with self._drafting(order, user_id) as (row, desk):
            edited = edit(desk)
            drafted = msgspec.structs.replace(row, draft=to_json(edited.draft), revision=edited.revision)
            return msgspec.structs.replace(await self._kept(order, drafted), unread=edited.unread)

    async def seal(
        self, order: DayOrder, user_id: int, revision: int, completing: tuple[str, int] | None = None
    ) -> Desk:
        """Make the draft the answer, in the place of an earlier one; a last choice may complete it.

        A press on a panel that is out of date changes nothing. Raises Refused when it is too late.
        """
        async with self._drafting(order, user_id) as (row, desk):
            if desk.revision != revision:
                return desk
            whole = desk if completing is None else desk.push(*completing)
            if whole.action is None or whole.problems:
                return msgspec.structs.replace(whole, revision=revision)
            sealed = msgspec.structs.replace(row, draft=None, revision=0, action=to_json(whole.action))
            return await self._kept(order, sealed)

    @asynccontextmanager
    async def _drafting(self, order: DayOrder, user_id: int) -> AsyncIterator[tuple[AnswerRow, Desk]]:
        """Have what somebody has half answered to oneself. Raises Refused when it is too late."""
        async with self._desks.hold(user_id):
            self.check_open(order)
            row = await self.answer(order, user_id)
            yield row, self._desk(order, row)

    async def _kept(self, order: DayOrder, row: AnswerRow) -> Desk:
        """Store what somebody has answered or half answered, and show it."""
        async with self._keeper.store.writing() as tx:
            if not await daily.put_answer(tx, row):
                raise Refused("refused-daily-late")
        return self._desk(order, row)

    # Signing, streaks, the week

    async def sign(self, guild_id: int, person: Person, *, signs: bool) -> None:
        """Let somebody sign his answers in a server, past ones as well, or not any more."""
        async with self._keeper.store.writing() as tx:
            if signs:
                await daily.put_signer(tx, SignerRow(guild_id, person.user_id, person.name, person.account))
            else:
                await daily.drop_signer(tx, guild_id, person.user_id)

    async def signs(self, guild_id: int, person: Person) -> bool:
        """Tell whether somebody signs his answers in a server; if so, by the name that he goes by now."""
        signer = await self._keeper.store.read(lambda tx: daily.signer(tx, guild_id, person.user_id))
        if signer is not None and (signer.name, signer.account) != (person.name, person.account):
            await self.sign(guild_id, person, signs=True)
        return signer is not None

    async def standing(self, guild_id: int, user_id: int) -> Standing:
        """Tell how somebody stands in a server."""
        async with self._keeper.store.reading() as tx:
            orders = await daily.numbers(tx, guild_id)
            mine = await daily.answered(tx, user_id, [number for number, _ in orders])
            table = await daily.table_since(tx, guild_id, self._keeper.now() - A_WEEK, MOST_LISTED)
        streak = 0
        for place, (number, opens_at) in enumerate(orders):
            if number in mine:
                streak += 1
            elif place or opens_at <= self._keeper.now():
                break
        return Standing(streak, table)

    async def named(self, order: DayOrder, action: bytes | None = None) -> tuple[Signer, ...]:
        """List those who sign and have given an answer to an opened order, or (None) one that nobody else has given.

        An answer is the same in whatever way it is written.
        """
        if order.row.opened_at is None:
            return ()
        same = None
        if action is not None:
            given = await self._keeper.store.read(lambda tx: daily.answers(tx, order.row.id))
            alike = order.alike([action, *(one.action for one in given if one.action is not None)])
            same = [raw for raw, one in alike.items() if one == action]
        return await self._keeper.store.read(lambda tx: daily.signed(tx, order.row, MOST_NAMED, actions=same))

    # Practising

    def practice(self, order: DayOrder) -> Position:
        """Give a position from which somebody can go on: one that he could not tell from the real one."""
        state = order.game.world(order.view, QuickChance(self._keeper.entropy(SALT_BYTES).hex()))
        return Position(state, order.position.options, order.seat)


def _following(zone: str, hour: int, moment: int) -> int:
    """Give the first moment after another one at which it is an hour of the day somewhere."""
    return Gathering(zone if is_zone(zone) else UTC, 24, 60 * hour).following(moment)
