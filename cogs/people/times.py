"""When somebody is not to be disturbed: `/time`, his time zone and his quiet hours, and `/away`."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from discord import app_commands

from bot.delivery.compose import bold, moment
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Text, lines
from bot.delivery.limits import COMMAND_CHOICES, OPTIONS_IN_MENU
from bot.language import Language
from bot.matches.types import Refused
from bot.quiet import DAY, LONGEST, length_of
from cogs.kit.answers import Answer, refusal, suggesting
from cogs.kit.commands import command
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, also_by_dm, place, suggested, viewer
from cogs.kit.words import read_span, span_told, spans_like, time_of_day, usual_spans
from cogs.panels.table_panels import chosen, number
from cogs.people.zones import ZONES, zone_told, zones_like, zones_meant

NONE: Final = "none"
HALF_HOUR: Final = 30
AWAY: Final = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28, 42, 60)
"""Days away on offer."""


class TimesOfPeople(Cog):
    """Lets people say when they sleep."""

    @command("time")
    @also_by_dm
    async def time(self, interaction: Interaction, zone: str | None = None, quiet: str | None = None) -> None:
        """Show the asker's time zone and quiet hours, with menus; set first what is given of them.

        What cannot be is said above them, and all else is set.
        """
        answer = await Answer(interaction).begin(in_place=False)
        refused, waiting = list[Refused](), ""
        offered: tuple[str, ...] = ()
        if zone is not None:
            now = self.services.matches.now()
            # Naming all cities takes a while at first.
            offered = await asyncio.to_thread(zones_meant, zone, now)
            try:
                if len(offered) != 1:
                    raise Refused("refused-zone-several" if offered else "refused-zone", zone=zone[:60])
                await self._change(interaction, zone=offered[0])
                offered = ()
            except Refused as why:
                refused.append(why)
                offered = offered or await asyncio.to_thread(zones_like, zone, now)
        if quiet is not None:
            try:
                span = read_span(quiet, answer.language)
                waiting = "" if span is None else f" {_written(span)}"
                await self._change_quiet(interaction, span)
            except Refused as why:
                refused.append(why)
        for one in refused:
            self.services.on_refused(one)
        told = [refusal(one, answer.language, self.services.presenters) for one in refused]
        await answer.show(await self._page(answer, told, offered or ZONES, waiting))

    @time.autocomplete("zone")
    @suggesting
    async def suggest_zone(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest time zones by their cities, with the hour that it is there now."""
        language, now = viewer(interaction), self.services.matches.now()

        def suggested_zones() -> list[app_commands.Choice[str]]:
            zones = zones_like(current, now)[:COMMAND_CHOICES]
            return [app_commands.Choice(name=zone_told(zone, now, language), value=zone) for zone in zones]

        return await asyncio.to_thread(suggested_zones)

    @time.autocomplete("quiet")
    @suggesting
    async def suggest_quiet(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the quiet hours that were typed, else some that begin when was typed, else usual ones."""
        language = viewer(interaction)
        try:
            read = read_span(current, language)
            spans = [] if read is None else [read]
        except Refused:
            spans = spans_like(current)
        if spans:
            return [app_commands.Choice(name=span_told(language, one), value=span_told(language, one)) for one in spans]
        usual = [span_told(language, one) for one in usual_spans()]
        return suggested(current, [(one, one) for one in (language.say("time-no-quiet"), *usual)])

    async def _page(
        self, answer: Answer, refused: Sequence[str] = (), offered: Sequence[str] = ZONES, waiting: str = ""
    ) -> Letter:
        """Show the times of the asker; if he has no zone, quiet hours are `waiting` until he chooses one on offer."""
        language, now = answer.language, self.services.matches.now()
        times = await self.services.matches.people.known(answer.interaction.user.id)
        counting = times.counting
        quiet = None if times.quiet_from is None or times.quiet_to is None else (times.quiet_from, times.quiet_to)
        told = [*refused, f"### {language.say('time-title')}"]
        if times.zone:
            told.append(language.say("time-zone", zone=zone_told(times.zone, now, language)))
        if quiet is None:
            told.append(language.say("time-quiet-none"))
        elif not times.zone:
            told.append(language.say("time-zone-lost", quiet=span_told(language, quiet)))
        else:
            known = language.say("time-shown" if times.shows_quiet else "time-hidden")
            told.append(f"{language.say('time-quiet', quiet=span_told(language, quiet))} {known}")
            if times.shows_quiet and counting is not None and counting.since > now:
                told.append(language.say("time-since", due=moment(counting.since)))
        how = f"-# {language.say('time-how')} {language.say('time-how-typed')}"
        blocks: list[Block] = [Text("\n".join(told)), Text(how)]
        waiting = "" if times.zone else waiting
        zones = tuple(
            Option(name + waiting, zone_told(name, now, language), chosen=name == times.zone)
            for name in offered[:OPTIONS_IN_MENU]
        )
        blocks.append(Menu(custom_id("zone", 0, kind="menu"), language.say("menu-zone"), zones))
        if times.zone:
            blocks += _menus_of_quiet(quiet, language)
        buttons = [Button(language.say("button-calls"), custom_id("notify", 0))]
        if times.zone and quiet is not None:
            label = language.say("button-hide-quiet" if times.shows_quiet else "button-show-quiet")
            buttons.insert(0, Button(label, custom_id("quiet-shown", 0, int(not times.shows_quiet))))
        blocks.append(tuple(buttons))
        return Letter(tuple(blocks))

    @on_press("zone")
    async def set_zone(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Set the time zone of whoever has chosen one, and the quiet hours that have waited for it."""
        answer = await Answer(interaction).begin()
        zone, _, waiting = chosen(values).partition(" ")
        await self._change(interaction, zone=zone)
        if waiting:
            await self._change_quiet(interaction, _chosen_span(waiting))
        await answer.show(await self._page(answer))

    @on_press("quiet")
    async def set_quiet(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Set the quiet hours of whoever has chosen them."""
        answer = await Answer(interaction).begin()
        await self._change_quiet(interaction, _chosen_span(chosen(values)))
        await answer.show(await self._page(answer))

    @on_press("quiet-shown")
    async def set_shown(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let the tables of whoever has pressed know his quiet hours, or not any more."""
        answer = await Answer(interaction).begin()
        await self._change(interaction, shows_quiet=pressed.args[:1] == ("1",))
        await answer.show(await self._page(answer))

    async def _change_quiet(self, interaction: Interaction, span: tuple[int, int] | None) -> None:
        """Set somebody's quiet hours; at first his tables know them."""
        before = await self.services.matches.people.known(interaction.user.id)
        start, end = span or (None, None)
        shown = span is not None and (before.shows_quiet or before.quiet_from is None)
        await self._change(interaction, quiet_from=start, quiet_to=end, shows_quiet=shown)

    # Away

    @also_by_dm
    @command("away")
    async def away(self, interaction: Interaction, days: int | None = None) -> None:
        """Show from which servers the asker is away, with a menu of days; with days, let him be away first."""
        answer = await Answer(interaction).begin(in_place=False)
        if days is not None:
            await self._go_away(interaction, days)
        await answer.show(await self._away_page(answer))

    @on_press("away")
    async def press_away(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let whoever has chosen a number of days be away for them, or who has pressed be back."""
        answer = await Answer(interaction).begin()
        await self._go_away(interaction, number(chosen(values)) if values else 0)
        await answer.show(await self._away_page(answer))

    async def _go_away(self, interaction: Interaction, days: int) -> None:
        here = place(interaction)
        await self.services.matches.away.go(interaction.user.id, days, here.guild_id, here.guild_name)

    async def _away_page(self, answer: Answer) -> Letter:
        language, here = answer.language, place(answer.interaction)
        servers = await self.services.matches.away.allowances(
            answer.interaction.user.id, here.guild_id, here.guild_name
        )
        told = []
        for one in servers:
            name, left, most = bold(one.guild_name), one.left, one.allowance
            told.append(
                language.say("away-until", server=name, due=moment(one.until), left=left, allowance=most)
                if one.until
                else language.say("away-there", server=name, left=left, allowance=most)
            )
        away = any(one.until for one in servers)
        most = max((one.left for one in servers), default=0)
        days = tuple(Option(str(one), language.say("length-days", count=one)) for one in AWAY if one <= most)
        blocks: list[Block] = [lines([f"### {language.say('away-title')}", *told])]
        blocks.append(Text("-# " + language.say("away-how" if servers else "refused-away-nowhere")))
        if days:
            blocks.append(
                Menu(custom_id("away", 0, kind="menu"), language.say("menu-away-longer" if away else "menu-away"), days)
            )
        if away:
            blocks.append((Button(language.say("button-back"), custom_id("away", 0), "main"),))
        return Letter(tuple(blocks))

    async def _change(self, interaction: Interaction, **values: str | int | bool | None) -> None:
        before = await self.services.matches.people.known(interaction.user.id)
        after = msgspec.structs.replace(before, **values)
        if not all(one is None or 0 <= one < DAY for one in (after.quiet_from, after.quiet_to)):
            raise Refused("button-unknown")
        await self.services.matches.people.set_times(interaction.user.id, after)


def _menus_of_quiet(quiet: tuple[int, int] | None, language: Language) -> list[Block]:
    """Let quiet hours be chosen by the hour at which they begin, then, as long as they may be, by their end."""
    begin = (
        Option(NONE, language.say("time-no-quiet"), chosen=quiet is None),
        *(
            Option(_written(one), language.say("quiet-from", time=time_of_day(language, one[0])), chosen=one == quiet)
            for one in usual_spans(quiet)
        ),
    )
    blocks: list[Block] = [Menu(custom_id("quiet", 0, kind="menu"), language.say("menu-quiet"), begin)]
    if quiet is not None:
        lengths = sorted({*range(HALF_HOUR, LONGEST + 1, HALF_HOUR), length_of(*quiet)})
        spans = [(quiet[0], (quiet[0] + one) % DAY) for one in lengths]
        end = tuple(
            Option(_written(one), language.say("quiet-until", time=time_of_day(language, one[1])), chosen=one == quiet)
            for one in spans
        )
        blocks.append(Menu(custom_id("quiet", 0, "end", kind="menu"), language.say("menu-quiet-end"), end))
    return blocks


def _written(span: tuple[int, int]) -> str:
    return f"{span[0]}-{span[1]}"


def _chosen_span(value: str) -> tuple[int, int] | None:
    first, _, last = value.partition("-")
    return None if first == NONE else (number(first), number(last))
