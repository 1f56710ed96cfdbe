"""Who is good at what: `/leaderboard`, the table of a server, and `/profile`, what somebody has done, as a picture."""

import discord
import msgspec
from discord import app_commands

from bot.delivery.compose import SAND, bold
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Text, lines
from bot.delivery.studio import DrawRequest
from bot.language import Language
from bot.matches.service.ratings import Leaderboard, Profile, Rated
from bot.matches.types import Refused
from bot.text import shown_name
from bot.text.names import told_apart
from cogs.kit.answers import Answer
from cogs.kit.commands import command, suggest_game
from cogs.kit.permissions import check_permissions
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, also_by_dm, game_called, language_of, person, place
from cogs.kit.words import MINUTE, length
from cogs.panels.table_panels import arguments, chosen, number
from render.presenter import Presenter
from render.profile import Line, ProfileSheet, SideLine


class Profiles(Cog):
    """Shows who is good at what, as far as they let others know."""

    # The table of a server

    @command("leaderboard")
    @app_commands.guild_only()
    @app_commands.autocomplete(game=suggest_game)
    async def leaderboard(self, interaction: Interaction, game: str) -> None:
        """Show how the people of this server stand in a game, and how the asker does."""
        answer = await Answer(interaction).begin(in_place=False)
        await self._show_table(answer, game_called(self.services, game, answer.language), 0)

    @on_press("leaderboard")
    async def press_leaderboard(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn to a page of the table of this server."""
        game, page = arguments(pressed, 2)
        self._check(game)
        await self._show_table(await Answer(interaction).begin(), game, number(page))

    async def _show_table(self, answer: Answer, game: str, page: int) -> None:
        language, user = answer.language, answer.interaction.user.id
        guild_id = place(answer.interaction).guild_id
        board = await self.services.matches.ratings.leaderboard(guild_id, game, user, page)
        title = language.say("leaderboard-title", game=self.services.presenters[game].title(language))
        told = [f"### {title}", *_rows(board, language)]
        if not board.rows:
            told.append(language.say("leaderboard-none"))
        elif board.own is None:
            told.append(language.say("leaderboard-not-yet"))
        if board.own is not None and board.own not in board.rows:
            visible = (await self.services.matches.people.known(user)).profile
            told.append(language.say("leaderboard-own-hidden" if visible == "hidden" else "leaderboard-own"))
            told.append(_row(board.own, board.own_place, bold(person(answer.interaction).name), language, own=True))
        told.append("-# " + language.say("leaderboard-how"))
        turns = tuple(
            Button(language.say(label), custom_id("leaderboard", 0, game, at), disabled=not 0 <= at < board.pages)
            for label, at in (("button-page-back", board.page - 1), ("button-page-on", board.page + 1))
            if board.pages > 1 and at >= 0
        )
        mine = Button(language.say("button-profile-own"), custom_id("profile", 0, user, game))
        await answer.show(
            Letter((lines(told), (*turns, *((mine,) if board.own else ()))), colour=SAND, whole="table.txt")
        )

    # Profiles

    @also_by_dm
    @command("profile")
    @app_commands.autocomplete(game=suggest_game)
    async def profile(
        self, interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        """Show what the asker, or somebody else, has done in a game."""
        answer = await Answer(interaction).begin(in_place=False)
        wanted = None if game is None else game_called(self.services, game, answer.language)
        whom = interaction.user if player is None else player
        found = await self._found(interaction, whom.id, wanted, shown_name(whom.display_name, whom.name))
        await answer.show(self._page(found, answer))

    @on_press("profile")
    async def press_profile(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show a profile in another game."""
        whom = number(arguments(pressed, 1)[0])
        game = chosen(values) if pressed.kind == "menu" else arguments(pressed, 2)[1]
        self._check(game)
        answer = await Answer(interaction).begin()
        name = person(interaction).name if whom == interaction.user.id else None
        await answer.show(self._page(await self._found(interaction, whom, game, name), answer))

    @on_press("profile-show")
    async def press_show(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show one's own profile to everybody in this channel."""
        (game,) = arguments(pressed, 1)
        self._check(game)
        where = place(interaction)
        if where.by_dm:
            raise Refused("refused-not-in-a-server")
        check_permissions(interaction)
        answer = await Answer(interaction).begin(in_place=False, public=True)
        language = await language_of(self.services, where.guild_id)
        found = await self._found(interaction, interaction.user.id, game, person(interaction).name)
        await answer.show(Letter(self._shown(found, language), colour=SAND))

    async def _found(self, interaction: Interaction, user_id: int, game: str | None, name: str | None) -> Profile:
        named = {} if name is None else {"name": name}
        guild_id = place(interaction).guild_id
        return await self.services.matches.ratings.profile(interaction.user.id, user_id, guild_id, game, **named)

    def _page(self, found: Profile, answer: Answer) -> Letter:
        """Show a profile to whoever asks, with ways to other games, to the table and to everybody."""
        language, here = answer.language, place(answer.interaction)
        own = found.user_id == answer.interaction.user.id
        blocks: list[Block] = [*self._shown(found, language)]
        told = []
        if found.met is not None:
            values = {"count": found.met.matches, "ahead": found.met.ahead, "behind": found.met.behind}
            told.append(language.say("profile-met", name=bold(found.name), **values))
        if own:
            told.append("-# " + language.say(f"profile-seen-{found.visible}"))
        if told:
            blocks.append(Text("\n".join(told)))
        offered = [game for game in found.games if game in self.services.presenters]
        if len(offered) > 1:
            options = tuple(
                Option(game, self.services.presenters[game].title(language), chosen=game == found.game, icon=game)
                for game in offered
            )
            menu = custom_id("profile", 0, found.user_id, kind="menu")
            blocks.append(Menu(menu, language.say("menu-profile-game"), options))
        ways = []
        if not here.by_dm:
            ways.append(Button(language.say("button-leaderboard"), custom_id("leaderboard", 0, found.game, 0)))
            if own:
                ways.append(Button(language.say("button-film-show"), custom_id("profile-show", 0, found.game)))
        if ways:
            blocks.append(tuple(ways))
        return Letter(tuple(blocks), colour=SAND)

    def _shown(self, found: Profile, language: Language) -> tuple[Block, ...]:
        """Show a profile as whoever sees it at all may."""
        presenter = self.services.presenters[found.game]
        other = ("", "") if found.favourite is None else (found.favourite.name, found.favourite.account)
        title = language.say("profile-title", name=bold(found.name), game=presenter.title(language))
        sheet = msgspec.json.encode(_sheet(found, presenter, language))
        names, accounts = (found.name, shown_name(other[0])), (found.account, other[1])
        picture = DrawRequest(presenter, "profile", None, names, language.code, events=sheet, accounts=accounts)
        return (Text(f"### {title}\n{_about(found, language)}"), picture)

    def _check(self, game: str) -> None:
        if game not in self.services.presenters:
            raise Refused("button-unknown")


def _rows(board: Leaderboard, language: Language) -> list[str]:
    called = told_apart([shown_name(one.name) for one in board.rows], [one.account for one in board.rows])
    return [
        _row(one, place, bold(name), language, own=one == board.own)
        for place, (one, name) in enumerate(zip(board.rows, called, strict=True), start=board.first)
    ]


def _row(one: Rated, place: int, name: str, language: Language, *, own: bool) -> str:
    key = "leaderboard-row-provisional" if one.provisional else "leaderboard-row"
    told = language.say(key, place=str(place), name=name, points=str(one.points), matches=one.matches)
    return f"▸ {told}" if own else told


def _about(found: Profile, language: Language) -> str:
    """Say how good somebody is, in a sentence."""
    standing = found.rating
    if standing is None:
        return language.say("profile-unrated")
    key = "profile-rated-provisional" if standing.provisional else "profile-rated"
    return language.say(key, points=str(standing.points), count=standing.matches)


def _setting(word: str, presenter: Presenter, language: Language) -> str:
    name, _, value = word.partition("=")
    return language.entry(presenter.option(language, name).text, presenter.option_value(language, name, value).text)


def _sheet(found: Profile, presenter: Presenter, language: Language) -> ProfileSheet:
    """Put what a profile tells into words for its picture."""
    standing = found.rating
    about = language.say("profile-unrated")
    if standing is not None:
        key = "profile-picture-provisional" if standing.provisional else "profile-picture-rated"
        about = language.say(key, count=standing.matches)
    told = [Line(language.say("profile-matches"), str(found.matches))]
    if found.longest_run > 1:
        told.append(Line(language.say("profile-run"), str(found.longest_run)))
    if found.pace is not None:
        told.append(Line(language.say("profile-pace"), length(language, max(found.pace, MINUTE))))
    if found.best_score is not None:
        told.append(Line(language.say("profile-score"), str(found.best_score)))
    if found.favourite is not None:
        met = language.say("profile-favourite-met", count=found.favourite.matches)
        told.append(Line(language.say("profile-favourite"), met, named=True, wide=True))
    if found.longest_wait >= MINUTE:
        told.append(Line(language.say("profile-wait"), length(language, found.longest_wait)))
    told += [
        Line(language.say(f"{found.game}-feat-{what}"), str(size))
        for what, size in found.feats.items()
        # Earlier rules may have known others.
        if language.has(f"{found.game}-feat-{what}")
    ]
    if len(found.by_players) > 1:
        told += [
            Line(
                language.say("profile-players", count=int(one.word)),
                language.say("profile-won-of", won=one.won, count=one.matches),
            )
            for one in found.by_players
        ]
    divided = [(_setting(one.word, presenter, language), one, True) for one in found.by_setting]
    divided += [(language.say(f"{found.game}-starter-{one.word}"), one, False) for one in found.by_starter]
    told += [
        Line(what, language.say("profile-won-of", won=one.won, count=one.matches), wide=wide)
        for what, one, wide in divided
    ]
    return ProfileSheet(
        points=None if standing is None else standing.points,
        about=about,
        curve=found.curve,
        lines=tuple(told),
        places=found.places,
        sides=tuple(SideLine(one.word, one.matches, one.won) for one in found.by_side),
    )
