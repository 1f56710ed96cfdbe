"""How somebody is called: `/notify`, and the button under each direct message."""

from typing import Final

import msgspec

from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Button, Letter, Menu, Option, Text
from cogs.kit.answers import Answer
from cogs.kit.commands import command
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, also_by_dm
from cogs.kit.words import HOUR, length, time_of_day
from cogs.panels.table_panels import arguments, chosen, number

EVERY: Final = (2, 3, 4, 6, 12)
"""Hours between two calls on offer."""
FIRST: Final = 8
"""The hour of the day from which they are counted."""
DAILY: Final = (6, 7, 8, 9, 10, 12, 14, 16, 18, 19, 20, 21, 22)
"""Hours of the day on offer for a call once a day."""
LEADS: Final = (None, 3 * HOUR, HOUR, 0)
USUAL: Final = "usual"


class Notify(Cog):
    """Lets people choose how they are called; nobody else learns it."""

    @also_by_dm
    @command("notify")
    async def notify(self, interaction: Interaction) -> None:
        """Show the asker how he is called, with menus."""
        await self._show(interaction)

    @on_press("notify")
    async def press_notify(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show how one is called, beside the message under which the button stands."""
        await self._show(interaction)

    @on_press("notify-where")
    async def set_where(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Choose between direct messages and the channel alone."""
        (where,) = arguments(pressed, 1)
        await self._change(interaction, answers_in_channel=where == "channel")

    @on_press("notify-when")
    async def set_when(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Choose to be called at each question, or gathered at some hours."""
        every, start = map(number, (*chosen(values).split("-"), "")[:2])
        await self._change(interaction, gathers_every=every or None, gathers_from=start if every else None)

    @on_press("notify-lead")
    async def set_lead(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Choose how long before it is too late one is reminded."""
        lead = chosen(values)
        await self._change(interaction, reminder_lead=None if lead == USUAL else number(lead))

    async def _change(self, interaction: Interaction, **values: bool | int | None) -> None:
        answer = await Answer(interaction).begin()
        matches, user = self.services.matches, interaction.user.id
        await matches.people.set_calls(user, msgspec.structs.replace(await matches.people.known(user), **values))
        await answer.show(await self._page(answer))

    async def _show(self, interaction: Interaction) -> None:
        answer = await Answer(interaction).begin(in_place=False)
        await answer.show(await self._page(answer))

    async def _page(self, answer: Answer) -> Letter:
        language, matches, user = answer.language, self.services.matches, answer.interaction.user.id
        calls = await matches.people.known(user)
        here = Button(
            language.say("button-answers-by-dm" if calls.answers_in_channel else "button-answers-here"),
            custom_id("notify-where", 0, "dm" if calls.answers_in_channel else "channel"),
        )
        told = [f"### {language.say('notify-title')}"]
        told.append(language.say("privacy-answers-here" if calls.answers_in_channel else "privacy-answers-by-dm"))
        told.append("-# " + language.say("notify-how" if calls.zone else "notify-how-without-zone"))
        text = Text("\n".join(told))
        if calls.answers_in_channel:
            return Letter((text, (here,)))
        now = (calls.gathers_every or 0, calls.gathers_from or 0)
        hours = [
            (0, 0, language.say("notify-each")),
            *((one, 60 * FIRST, language.say("notify-every", hours=one)) for one in EVERY),
            *((24, 60 * one, language.say("notify-daily", time=time_of_day(language, 60 * one))) for one in DAILY),
        ]
        when = tuple(Option(f"{every}-{start}", said, chosen=(every, start) == now) for every, start, said in hours)
        leads = tuple(
            Option(USUAL if one is None else str(one), self._lead(answer, one), chosen=one == calls.reminder_lead)
            for one in LEADS
        )
        return Letter(
            (
                text,
                Menu(custom_id("notify-when", 0, kind="menu"), language.say("menu-notify-when"), when),
                Menu(custom_id("notify-lead", 0, kind="menu"), language.say("menu-notify-lead"), leads),
                (here,),
            )
        )

    def _lead(self, answer: Answer, lead: int | None) -> str:
        if not lead:
            return answer.language.say("notify-lead-usual" if lead is None else "notify-lead-never")
        return answer.language.say("notify-lead", length=length(answer.language, lead))
