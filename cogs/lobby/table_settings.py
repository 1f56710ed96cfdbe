"""How the settings of a table are shown to its host, and to whoever looks on."""

from collections.abc import Iterator

from bot.delivery.custom_ids import custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Separator, ServerMenu, Text
from bot.language import Language
from bot.matches.types import OptionField, Refused, Table
from cogs.kit.services import Services
from cogs.kit.words import DEADLINES, deadline_key, length
from cogs.lobby.computer_terms import terms_menu, terms_told


class TableSettings:
    """The settings of a table in the words of a reader."""

    def __init__(self, services: Services, table: Table, language: Language) -> None:
        self._table, self._language = table, language
        self._presenter = services.presenters[table.game]
        self._settings = services.matches.lobbies.settings(table.game)
        self._fields = {field.name: field for field in services.matches.lobbies.option_fields(table.game)}

    def overview(self, *, host: bool, invited: tuple[int, ...] = ()) -> Letter:
        """Show all settings in their groups; to the host with what changes them, and who is `invited`."""
        language, table = self._language, self._table
        said = [
            language.say("lobby-deadline", length=length(language, table.deadline)),
            *terms_told(table.terms, language),
        ]
        if invited:
            said.append(language.say("lobby-closed", names=language.list(f"<@{one}>" for one in invited)))
        for group, names in self._settings.groups.items():
            said.append(f"**{language.say(f'settings-group-{group}')}**")
            said += (f"- {self._name(self._fields[name])}: **{self._value(self._fields[name])}**" for name in names)
        blocks: list[Block] = [Text("\n".join((self._title(), *said)))]
        if host:
            blocks += self._menus(invited)
        return Letter(tuple(blocks))

    def group(self, group: str) -> Letter:
        """Show the settings of one group, each with what it changes and a menu of its values."""
        language, table = self._language, self._table
        if group not in self._settings.groups:
            raise Refused("button-unknown")
        blocks: list[Block] = [Text(self._title()), self._groups(group)]
        for field in (self._fields[name] for name in self._settings.groups[group]):
            about = self._presenter.option(language, field.name)
            values = tuple(
                Option(value, worded.text, worded.description, chosen=value == self._set(field))
                for value in field.values
                for worded in (self._presenter.option_value(language, field.name, value),)
            )
            now = language.entry(f"**{about.text}**", self._value(field))
            blocks.append(Text(f"{now}\n-# {about.description}"))
            blocks.append(Menu(custom_id("set-value", table.id, field.name, kind="menu"), about.text, values))
        blocks.append((Button(language.say("button-all-settings"), custom_id("set", table.id)),))
        return Letter(tuple(blocks))

    def group_of(self, name: str) -> str:
        """Find the group in which a setting stands."""
        return next((group for group, names in self._settings.groups.items() if name in names), "")

    def _menus(self, invited: tuple[int, ...]) -> Iterator[Block]:
        language, table = self._language, self._table
        yield Separator()
        if self._settings.presets:
            yield Menu(custom_id("preset", table.id, kind="menu"), language.say("menu-preset"), tuple(self._presets()))
        if self._settings.groups:
            yield self._groups()
        yield Menu(
            custom_id("set-deadline", table.id, kind="menu"),
            language.say("menu-deadline"),
            tuple(
                Option(deadline_key(seconds), length(language, seconds), chosen=seconds == table.deadline)
                for seconds in DEADLINES
            ),
        )
        yield terms_menu(table, language)
        others = [member for member in table.members if member.user_id not in (None, table.host_id)]
        if table.terms.closed or not others:
            label = language.say("menu-invite")
            yield ServerMenu(custom_id("invite", table.id, kind="menu"), label, invited, "people")
        if table.terms.closed:
            yield (Button(language.say("button-call-invited"), custom_id("call-invited", table.id), "main"),)
        if others:
            yield Menu(
                custom_id("set-seats", table.id, kind="menu"),
                language.say("menu-seats"),
                tuple(Option(how, language.say(f"seats-{how}")) for how in ("before", "drawn")),
            )
            yield removal_menu(table, language, table.host_id)

    def _groups(self, chosen: str = "") -> Menu:
        return Menu(
            custom_id("set-group", self._table.id, kind="menu"),
            self._language.say("menu-group"),
            tuple(
                Option(
                    group,
                    self._language.say(f"settings-group-{group}"),
                    " · ".join(self._name(self._fields[name]) for name in names),
                    chosen=group == chosen,
                )
                for group, names in self._settings.groups.items()
            ),
        )

    def _presets(self) -> Iterator[Option]:
        """Offer the presets, each with what it changes; one that the table has already is marked."""
        for preset, values in self._settings.presets.items():
            changes = " · ".join(
                self._language.entry(
                    self._name(self._fields[name]), self._presenter.option_value(self._language, name, value).text
                )
                for name, value in values.items()
            )
            chosen = all(self._set(field) == values.get(name, field.default) for name, field in self._fields.items())
            yield Option(
                preset,
                self._language.say(f"settings-preset-{preset}"),
                changes or self._language.say("settings-preset-usual"),
                chosen=chosen,
            )

    def _title(self) -> str:
        title = self._language.say("lobby-settings-title", game=self._presenter.title(self._language))
        return f"### {title}"

    def _name(self, field: OptionField) -> str:
        return self._presenter.option(self._language, field.name).text

    def _value(self, field: OptionField) -> str:
        return self._presenter.option_value(self._language, field.name, self._set(field)).text

    def _set(self, field: OptionField) -> str:
        return self._table.options.get(field.name, field.default)


def removal_menu(table: Table, language: Language, by: int) -> Menu:
    """Offer whom somebody may remove from a table; the form that asks for the reason follows."""
    others = [one for one in table.members if one.user_id not in (None, by) and not one.left]
    options = tuple(Option(str(one.user_id), one.name) for one in others)
    return Menu(custom_id("kick", table.id, kind="menu"), language.say("menu-kick"), options)
