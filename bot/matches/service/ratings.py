"""Who is good at what: how ended matches are rated, the tables of servers, and what is told of somebody to whom."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from statistics import median_low
from typing import Final, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.codec import from_json, to_json
from bot.games.contract import Outcome, option_fields
from bot.matches import rating
from bot.matches.keeper import Keeper, ServicePart
from bot.matches.rating import Facts, Strength
from bot.matches.types import NO_SERVER, Refused
from bot.matches.value.match import Match
from bot.matches.value.upgrading import heard_of, settings_of
from bot.store import KnownPerson
from bot.store.kept import guests, matches, people, ratings
from bot.store.rows import MatchRow, MemberRow, RatingRow, ResultRow
from bot.text.names import FORGOTTEN

ON_A_PAGE: Final = 15
LOOKED_AT: Final = 2000
"""A profile tells of so many of somebody's latest matches at most."""
DRAWN: Final = 80
"""The curve of a rating has so many points at most."""
MOST_SIDES: Final = 8
MOST_DIVIDED: Final = 4


Rated: TypeAlias = RatingRow
"""How good somebody is at a game in a server, and what he was called there in his latest match."""


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """A page, counted from 0, of the table of a server for a game, and how whoever asks stands himself.

    The first of the `rows` is at the place `first`, counted from 1, he himself at `own_place`.
    """

    game: str
    page: int
    pages: int
    rows: tuple[Rated, ...]
    first: int
    own: Rated | None
    own_place: int


class Tally(msgspec.Struct, frozen=True):
    """How many matches of a kind were decided, and how many of them won."""

    word: str
    matches: int
    won: int


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """How often somebody was met in a server, and how often one came ahead of him or behind."""

    name: str
    account: str
    matches: int
    ahead: int
    behind: int


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has done in a game, as far as whoever asks may know.

    `games` are all that he has played, with how many matches, `visible` is who may see his profile. `rating` is None
    where no match was rated, `curve` has the points after each that was. `places` count matches by the place, for those
    that he played to the end. `by_side` divides his results by what he began with, `by_players` by the size of the
    table. `pace`: half of his answers took him so many seconds or less. `favourite` is whom he has met most, `met`
    counts his matches with whoever asks, whose `ahead` it is; None where there are none. `feats` are the greatest of
    all his matches, `longest_wait` are the most seconds that he sat through until somebody else had answered.
    `by_setting` divides his results by settings ("name=value") that are not the usual ones, `by_starter` by the key of
    the starter deck: only he himself is told that, since decks may be closed.
    """

    user_id: int
    name: str
    account: str
    game: str
    games: Mapping[str, int]
    visible: str
    matches: int
    rating: Rated | None
    curve: tuple[int, ...]
    places: tuple[tuple[int, int], ...]
    by_side: tuple[Tally, ...]
    by_players: tuple[Tally, ...]
    favourite: Met | None
    met: Met | None
    pace: int | None
    best_score: int | None
    longest_run: int
    feats: Mapping[str, int]
    longest_wait: int
    by_setting: tuple[Tally, ...]
    by_starter: tuple[Tally, ...]


class Ratings(ServicePart):
    """Rates matches as they end, and tells what came of it to whoever may know."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        keeper.on_over = self._note

    # Rating

    async def _note(self, tx: AsyncConnection, match: Match) -> None:
        """Note how a match has ended, and rate it if it counts."""
        side = {one.seat: "" for one in match.members}
        if match.state is not None:
            side = {seat: match.game.side(match.state, seat) for seat in side}
        await ratings.alone(tx)
        rows = await self._noted(tx, match.row, match.members, side)
        if rows and rows[0].counts:
            names = {one.user_id: (one.name, one.account) for one in match.members if one.user_id is not None}
            await self._rate(tx, rows, names)

    async def _noted(
        self, tx: AsyncConnection, row: MatchRow, members: Sequence[MemberRow], side: dict[int, str]
    ) -> tuple[ResultRow, ...]:
        if not rating.is_kept(row):
            return ()
        outcome = None if row.outcome is None else from_json(row.outcome, Outcome)
        removed = [one for one, how in (await guests.of_match(tx, row.id)).items() if how == "removed"]
        found = rating.entrants(members, await matches.holders_of(tx, row.id), outcome, removed)
        paces = await matches.paces(tx, row.id)
        counted = rating.counts(row, members, rating.ranks((one.player, one.fate, one.place) for one in found))
        facts = await self._facts(tx, row, members, paces)
        rows = tuple(
            ResultRow(
                match_id=row.id,
                seat=one.seat,
                player_id=one.player,
                guild_id=row.guild_id,
                game=row.game,
                ended_at=row.ended_at or self._keeper.now(),
                players=len(members),
                fate=one.fate,
                place=one.place,
                score=None if outcome is None or outcome.scores is None else outcome.scores[one.seat],
                side=side.get(one.seat, ""),
                # Somebody else may have answered for the seat of whoever did not have it all the time.
                pace=median_low(paces[one.seat]) if one.fate in ("stayed", "resigned") and one.seat in paces else None,
                counts=counted,
                facts=to_json(facts[one.seat]) if one.fate == "stayed" and one.seat in facts else None,
            )
            for one in found
        )
        await ratings.add(tx, rows)
        return rows

    async def _facts(
        self, tx: AsyncConnection, row: MatchRow, members: Sequence[MemberRow], paces: dict[int, list[int]]
    ) -> dict[int, Facts]:
        """Gather by seat what is remembered of a match; nothing where its game is not on offer."""
        if row.game not in self._keeper.games:
            return {}
        game, feats = self._keeper.games[row.game], defaultdict[int, dict[str, int]](dict)
        for line in await matches.log_of(tx, row.id):
            for event in heard_of(game, line, None):
                for seat, what, size in game.feats(event):
                    feats[seat][what] = max(size, feats[seat].get(what, 0))
        usual = {one.name: one.default for one in option_fields(game.types.options)}
        agreed = {name: value for name, value in settings_of(game, row).items() if value != usual.get(name, value)}
        starters = {} if game.entries is None else {to_json(one): key for key, one in game.entries.starters.items()}
        return {
            one.seat: Facts(
                feats=feats[one.seat],
                wait=max((max(each) for seat, each in paces.items() if seat != one.seat), default=0),
                settings=agreed,
                starter=starters.get(one.entry or b"", ""),
            )
            for one in members
        }

    async def _rate(self, tx: AsyncConnection, rows: Sequence[ResultRow], names: dict[int, tuple[str, str]]) -> None:
        guild_id, game = rows[0].guild_id, rows[0].game
        before = await ratings.of(tx, guild_id, game, (one.player_id for one in rows))
        strengths = {player: Strength(one.mu, one.sigma, one.matches) for player, one in before.items()}
        changed = _rated(rows, strengths)
        await ratings.rerate(tx, changed)
        written = []
        for one in changed:
            called = names.get(one.player_id)
            if called is None and one.player_id in before:
                called = (before[one.player_id].name, before[one.player_id].account)
            written.append(await _rating(tx, one, strengths[one.player_id], called))
        await ratings.put_all(tx, written)

    async def bring_up_to_date(self) -> bool:
        """Rate everything anew if the rules have changed, or nothing was ever rated; tells whether that was so."""
        async with self._keeper.store.writing() as tx:
            await ratings.alone(tx)
            if changed := await ratings.take_version(tx, rating.VERSION):
                await self._all_anew(tx)
            return changed

    async def recompute(self) -> int:
        """Rate all that is kept anew, from the first match on: it comes to the same figures. Counts what counts."""
        async with self._keeper.store.writing() as tx:
            await ratings.alone(tx)
            await ratings.take_version(tx, rating.VERSION)
            return await self._all_anew(tx)

    async def _all_anew(self, tx: AsyncConnection) -> int:
        for match_id in await matches.ended_unrated(tx):
            row = await matches.get(tx, match_id)
            assert row is not None
            await self._noted(tx, row, await matches.members_of(tx, match_id), {})
        names = await ratings.names(tx)
        await ratings.clear(tx)
        books: dict[tuple[int, str], dict[int, Strength]] = {}
        counted = 0
        latest: dict[tuple[int, str, int], ResultRow] = {}
        async for rows in ratings.everything(tx):
            here = (rows[0].guild_id, rows[0].game)
            row = await matches.get(tx, rows[0].match_id)
            assert row is not None
            # By the rules of today, with those who were there then.
            if not rating.counts(row, await matches.members_of(tx, row.id), _places(rows)):
                nothing = {"counts": False, "mu": None, "sigma": None, "points": None, "change": None}
                await ratings.rerate(tx, [msgspec.structs.replace(one, **nothing) for one in rows])
                continue
            counted += 1
            changed = _rated(rows, books.setdefault(here, {}))
            await ratings.rerate(tx, changed)
            latest.update({(*here, one.player_id): one for one in changed})
        found = [
            await _rating(tx, one, books[key[0], key[1]][one.player_id], names.get(key))
            for key, one in latest.items()
            if one.player_id > 0
        ]
        await ratings.put_all(tx, found)
        return counted

    # The table of a server

    async def leaderboard(self, guild_id: int, game: str, user_id: int, page: int = 0) -> Leaderboard:
        """Show a page of the table of a server, counted from 0, and where whoever asks stands himself.

        Whoever has hidden his profile has no place in it; he himself sees where he would stand. Raises Refused for
        direct messages.
        """
        if guild_id == NO_SERVER:
            raise Refused("refused-not-in-a-server")
        async with self._keeper.store.reading() as tx:
            count = await ratings.count(tx, guild_id, game)
            pages = max(1, -(-count // ON_A_PAGE))
            page = min(page, pages - 1)
            rows = await ratings.page(tx, guild_id, game, page * ON_A_PAGE, ON_A_PAGE)
            own = (await ratings.of(tx, guild_id, game, [user_id])).get(user_id)
            place = 0 if own is None else 1 + await ratings.ahead_of(tx, own)
        return Leaderboard(
            game=game,
            page=page,
            pages=pages,
            rows=rows,
            first=page * ON_A_PAGE + 1,
            own=own,
            own_place=place,
        )

    # What is told of somebody

    async def profile(
        self, asker_id: int, user_id: int, guild_id: int, game: str | None = None, name: str = FORGOTTEN
    ) -> Profile:
        """Tell what somebody has done in a game (None: that which he has played most), as far as the asker may know.

        In a server it is what he did there, unless he lets everybody know of all. By direct message he sees all of his
        own. Raises Refused if he has hidden it, or there is nothing to tell; `name` is what he is called then.
        """
        async with self._keeper.store.reading() as tx:
            visible = (await people.person(tx, user_id) or KnownPerson(user_id)).profile
            own, here = asker_id == user_id, None if guild_id == NO_SERVER else guild_id
            if name == FORGOTTEN and here is not None:
                name, _ = await matches.latest_name(tx, user_id, here) or (FORGOTTEN, "")
            if not own and (visible == "hidden" or (here is None and visible != "public")):
                raise Refused("refused-profile-hidden", name=name)
            scope = None if visible == "public" or here is None else here
            games = await ratings.games_of(tx, user_id, scope)
            if not games:
                raise Refused("refused-profile-empty-own" if own else "refused-profile-empty", name=name)
            game = max(games, key=lambda one: (games[one], one)) if game is None else game
            if game not in games:
                raise Refused("refused-profile-empty-game", name=name, game=game)
            rows = await ratings.latest(tx, user_id, scope, game, LOOKED_AT)
            rated = await ratings.of_person(tx, user_id, game)
            # The rating of the server in which is asked; only where there is none, that of another one.
            row = next((one for one in rated if one.guild_id == here), None)
            if row is None and scope is None:
                row = next(iter(rated), None)
            favourite, met = None, None
            # Whom he meets elsewhere is nobody's business here.
            if here is not None and (often := await ratings.most_met(tx, user_id, here, game)) is not None:
                favourite = await self._met(tx, user_id, often[0], here, game)
            if here is not None and not own:
                met = await self._met(tx, asker_id, user_id, here, game)
        settings, starters = self._known(game)
        facts = [(one, from_json(one.facts, Facts)) for one in rows if one.facts is not None]
        curve = tuple(
            one.points for one in reversed(rows) if one.points is not None and row and one.guild_id == row.guild_id
        )
        return Profile(
            user_id=user_id,
            name=name,
            account="" if row is None else row.account,
            game=game,
            games=games,
            visible=visible,
            matches=games[game],
            rating=row,
            curve=curve[-DRAWN:],
            places=tuple(sorted(Counter(one.place for one in rows if one.place and _was_there(one)).items())),
            by_side=_tallies((one.side, one) for one in rows if one.side)[:MOST_SIDES],
            by_players=tuple(sorted(_tallies((str(one.players), one) for one in rows), key=lambda one: one.word)),
            favourite=favourite,
            met=met if met is not None and met.matches else None,
            pace=_median(one.pace for one in rows),
            best_score=max((one.score for one in rows if one.score is not None and _was_there(one)), default=None),
            longest_run=max(
                (sum(1 for _ in run) for won, run in groupby(rows, _won) if won),
                default=0,
            ),
            feats={
                what: max(each.feats.get(what, 0) for _, each in facts)
                for what in sorted({what for _, each in facts for what in each.feats})
            },
            longest_wait=max((each.wait for _, each in facts), default=0),
            by_setting=_tallies(
                (word, one)
                for one, each in facts
                for word in (f"{name}={value}" for name, value in each.settings.items())
                if word in settings
            )[:MOST_DIVIDED],
            by_starter=_tallies((each.starter, one) for one, each in facts if own and each.starter in starters)[
                :MOST_DIVIDED
            ],
        )

    def _known(self, game: str) -> tuple[set[str], Collection[str]]:
        """Give the settings ("name=value") and the starter decks that a game has today."""
        if game not in self._keeper.games:
            return set(), ()
        rules = self._keeper.games[game]
        settings = {f"{one.name}={value}" for one in option_fields(rules.types.options) for value in one.values}
        return settings, () if rules.entries is None else rules.entries.starters.keys()

    async def _met(self, tx: AsyncConnection, one: int, other: int, guild_id: int, game: str) -> Met:
        times, ahead, behind = await ratings.met(tx, one, other, guild_id, game)
        name, account = await matches.latest_name(tx, other, guild_id) or (FORGOTTEN, "")
        return Met(name=name, account=account, matches=times, ahead=ahead, behind=behind)

    async def set_visible(self, user_id: int, where: str) -> None:
        """Choose where others may see how good one is. Raises Refused for a place that there is not."""
        if where not in ("public", "server", "hidden"):
            raise Refused("button-unknown")
        await self._keeper.store.write(lambda tx: people.change_person(tx, user_id, {"profile": where}))


def _rated(rows: Sequence[ResultRow], strengths: dict[int, Strength]) -> list[ResultRow]:
    """Rate a match that counts: take in what people are after it, and give the rows that have changed by it."""
    places = _places(rows)
    before = {player: strengths.get(player, Strength()) for player in places}
    after = rating.rated(before, places)
    strengths.update(after)
    return [
        msgspec.structs.replace(
            one,
            counts=True,
            mu=now.mu,
            sigma=now.sigma,
            points=now.points,
            change=now.points - before[one.player_id].points,
        )
        for one in rows
        if (now := after.get(one.player_id)) is not None
    ]


def _places(rows: Iterable[ResultRow]) -> dict[int, int]:
    return rating.ranks((one.player_id, one.fate, one.place) for one in rows)


async def _rating(tx: AsyncConnection, row: ResultRow, now: Strength, called: tuple[str, str] | None) -> RatingRow:
    if called is None:
        called = await matches.latest_name(tx, row.player_id, row.guild_id) or (FORGOTTEN, "")
    return RatingRow(
        guild_id=row.guild_id,
        game=row.game,
        player_id=row.player_id,
        name=called[0],
        account=called[1],
        mu=now.mu,
        sigma=now.sigma,
        points=now.points,
        matches=now.matches,
        provisional=now.provisional,
    )


def _was_there(row: ResultRow) -> bool:
    return row.fate in ("stayed", "late")


def _won(row: ResultRow) -> bool:
    return row.place == 1 and _was_there(row)


def _tallies(found: Iterable[tuple[str, ResultRow]]) -> tuple[Tally, ...]:
    """Count matches and wins by a word, the most frequent first; matches without a ranking were decided for nobody."""
    decided = [(word, row) for word, row in found if row.place is not None]
    played, won = Counter(word for word, _ in decided), Counter(word for word, row in decided if _won(row))
    return tuple(Tally(word, count, won[word]) for word, count in played.most_common())


def _median(seconds: Iterable[int | None]) -> int | None:
    known = [one for one in seconds if one is not None]
    return median_low(known) if known else None
