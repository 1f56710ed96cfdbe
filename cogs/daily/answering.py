"""`/daily`, and the private panel on which somebody answers the sealed order of the day."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from discord import app_commands

from bot.delivery.compose import GREEN
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, lines
from bot.matches.daily.service import DayOrder
from bot.matches.types import Refused
from bot.matches.value.desks import Desk, Edit, writing
from cogs.daily.letters import mine_lines, panel, position_text, scene_of, standing_lines, worlds_told
from cogs.kit.answers import Answer, refusal
from cogs.kit.commands import command
from cogs.kit.presses import Cog, TextForm, on_press
from cogs.kit.services import Interaction, person, viewer
from cogs.panels.table_panels import arguments, completing, drafting, number


class Answering(Cog):
    """Takes answers, which nobody else hears of before they are opened."""

    @command("daily")
    @app_commands.guild_only()
    async def daily(self, interaction: Interaction) -> None:
        """Tell the asker how he stands here, with the way to the latest order."""
        answer = await Answer(interaction).begin(in_place=False)
        order = await self.services.daily.latest(_server(interaction))
        language, user = answer.language, interaction.user.id
        told = standing_lines(await self.services.daily.standing(order.row.guild_id, user), language)
        about = str(order.row.id)
        if order.row.opened_at is None and order.row.opens_at > self.services.matches.now():
            way = Button(language.say("button-daily-answer"), custom_id("daily-answer", 0, about), "good")
        else:
            way = Button(language.say("button-daily-mine"), custom_id("daily-mine", 0, about), "main")
        await answer.show(Letter((lines(told), (way,)), colour=GREEN))

    @on_press("daily-answer")
    async def press_answer(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the panel on which somebody answers."""
        answer = await Answer(interaction).begin()
        order = await self._order(interaction, pressed)
        await self._show(answer, order, await self.services.daily.desk(order, interaction.user.id))

    @on_press("daily-text")
    async def press_text(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Say the position in words."""
        answer = await Answer(interaction).begin(in_place=False)
        order = await self._order(interaction, pressed)
        await answer.show(position_text(self.services, order, answer.language))

    @on_press("daily-pick", "daily-push", "daily-clear")
    async def press_draft(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take what was chosen in a menu or by a button into the draft, or begin it again."""
        edit, pages = drafting(pressed, values)
        await self._draft(interaction, pressed, edit, pages)

    @on_press("daily-type")
    async def press_type(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the form for a typed answer, with what is written so far; it has to be the first answer to the press."""
        order = await self._order(interaction, pressed)
        desk = await self.services.daily.desk(order, interaction.user.id)
        words, kind = scene_of(order, viewer(interaction)), desk.decision.kind
        presenter = self.services.presenters[order.game.key]
        label = presenter.form(words, kind)
        form = TextForm(custom_id("daily-typed", 0, str(order.row.id), kind="form"), label.text)
        written = presenter.typed(words, kind, desk.draft, desk.written or "")
        form.add_text(label.text, label.description, written, required=False)
        await form.open(interaction)

    @on_press("daily-typed")
    async def press_typed(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Read a typed answer into the draft; lines that cannot be read are named, the others are kept."""
        text = values[0] if values else ""
        await self._draft(interaction, pressed, writing(text))

    @on_press("daily-turn")
    async def press_turn(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn the page of a menu."""
        _, key, page = arguments(pressed, 3)
        await self._change(interaction, pressed, self.services.daily.desk, {key: number(page)})

    @on_press("daily-seal")
    async def press_seal(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Make the draft the answer, in the place of an earlier one."""
        _, written = arguments(pressed, 2)
        revision, choice, daily = number(written), completing(pressed.args[2:-1]), self.services.daily
        await self._change(interaction, pressed, lambda order, user: daily.seal(order, user, revision, choice))

    @on_press("daily-sign")
    async def press_sign(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let somebody sign his answers here, or not any more."""
        (wish,) = arguments(pressed, 1)
        if wish not in ("yes", "no"):
            raise Refused("button-unknown")
        answer = await Answer(interaction).begin()
        order = await self._order(interaction, pressed)
        await self.services.daily.sign(order.row.guild_id, person(interaction), signs=wish == "yes")
        await self._show(answer, order, await self.services.daily.desk(order, interaction.user.id))

    @on_press("daily-mine")
    async def press_mine(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Tell somebody alone what his answer was worth, and how he stands."""
        answer = await Answer(interaction).begin(in_place=False)
        order, daily, language = await self._order(interaction, pressed), self.services.daily, answer.language
        if order.row.opened_at is None:
            raise Refused("refused-daily-late")
        row = await daily.answer(order, interaction.user.id)
        told = mine_lines(self.services, order, order.opening, daily.given(order, row), row.points, language)
        standing = await daily.standing(order.row.guild_id, interaction.user.id)
        blocks: list[Block] = [lines(told), lines(standing_lines(standing, language))]
        if row.points is not None and order.opening is not None and order.opening.worlds:
            worlds = custom_id("daily-worlds", 0, str(order.row.id))
            blocks.append((Button(language.say("button-daily-worlds"), worlds),))
        await answer.show(Letter(tuple(blocks), colour=GREEN))

    @on_press("daily-worlds")
    async def press_worlds(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Tell somebody alone what follows from his answer, now that it is opened."""
        answer = await Answer(interaction).begin(in_place=False)
        order, daily = await self._order(interaction, pressed), self.services.daily
        given = daily.given(order, await daily.answer(order, interaction.user.id))
        if given is None or order.opening is None:
            raise Refused("button-unknown")
        await answer.show(await asyncio.to_thread(worlds_told, self.services, order, given, answer.language))

    async def _draft(
        self, interaction: Interaction, pressed: Pressed, edit: Edit, pages: dict[str, int] | None = None
    ) -> None:
        daily = self.services.daily
        await self._change(interaction, pressed, lambda order, user: daily.draft(order, user, edit), pages)

    async def _change(
        self,
        interaction: Interaction,
        pressed: Pressed,
        change: Callable[[DayOrder, int], Awaitable[Desk]],
        pages: dict[str, int] | None = None,
    ) -> None:
        answer = await Answer(interaction).begin()
        order, told = await self._order(interaction, pressed), []
        try:
            desk = await change(order, interaction.user.id)
            presenter = self.services.presenters[order.game.key]
            unread = [problem for problem in desk.unread if problem not in desk.problems]
            told += [presenter.problem(answer.language, problem) for problem in unread]
        except Refused as refused:
            desk = await self.services.daily.desk(order, interaction.user.id)
            told.append(refusal(refused, answer.language, self.services.presenters))
        await self._show(answer, order, desk, told, pages)

    async def _show(
        self,
        answer: Answer,
        order: DayOrder,
        desk: Desk,
        told: Sequence[str] = (),
        pages: dict[str, int] | None = None,
    ) -> None:
        signs = await self.services.daily.signs(order.row.guild_id, person(answer.interaction))
        await answer.show(panel(self.services, order, desk, answer.language, signs=signs, told=told, pages=pages))

    async def _order(self, interaction: Interaction, pressed: Pressed) -> DayOrder:
        """Find the order that a button belongs to: its last argument. Raises Refused if it is none of this server."""
        if not pressed.args:
            raise Refused("button-unknown")
        return await self.services.daily.order(number(pressed.args[-1]), _server(interaction))


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("refused-not-in-a-server")
    return interaction.guild_id
