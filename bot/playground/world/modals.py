"""Modals, the forms that an application opens for a person: what can be filled in, and what a client accepts."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.playground.world.flags import SELECTS, ComponentType
from bot.playground.world.model import JSON, Modal
from bot.playground.world.refusals import CannotDo
from bot.playground.world.seen import SeenOption, looks, value_of

_MANY = SELECTS | {ComponentType.CHECKBOX_GROUP, ComponentType.FILE_UPLOAD}
_WITH_OPTIONS = {ComponentType.STRING_SELECT, ComponentType.RADIO_GROUP, ComponentType.CHECKBOX_GROUP}


class Field(msgspec.Struct, frozen=True):
    """A part of a form that can be filled in, with the label or text above it."""

    custom_id: str
    type: ComponentType
    required: bool
    min_values: int
    label: str = ""
    description: str = ""
    value: str = ""
    """What a text input holds already."""
    placeholder: str = ""
    min_length: int = 0
    max_length: int = 4000
    options: tuple[SeenOption, ...] = ()
    max_values: int = 1


def fields(modal: Modal) -> tuple[Field, ...]:
    """Return the parts of a form that can be filled in, in order."""
    found: list[Field] = []
    for part in modal.components:
        if part["type"] == ComponentType.LABEL:
            words = {key: part[key] for key in ("label", "description") if part.get(key)}
            found.append(_field(part["component"] | words))
        elif part["type"] == ComponentType.ACTION_ROW:
            found += [_field(inner) for inner in part["components"]]
    return tuple(found)


def accepted(modal: Modal, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for each field by custom id, as a client sends them.

    `given` names fields by custom id or label; fields that it does not name stay as they are. Texts come back as
    strings, a radio group as a value or None, a check box as a bool, everything else as a list: of values, of ids
    as they were given, of files. Raises CannotDo for a value that a client would not send.
    """
    left = dict(given)
    filled = {
        part.custom_id: _accepted(part, left.pop(part.custom_id, left.pop(part.label, None))) for part in fields(modal)
    }
    if left:
        raise CannotDo(f"the form has no field {', '.join(left)}, only {[part.label for part in fields(modal)]}")
    return filled


def _field(part: JSON) -> Field:
    required = part.get("required", True) and part["type"] != ComponentType.CHECKBOX
    fewest = int(part["type"] in _MANY and required)
    return looks({"min_values": fewest, **part, "required": required}, Field)


def _accepted(part: Field, value: Any) -> Any:
    match part.type:
        case ComponentType.TEXT_INPUT:
            return _accepted_text(part, part.value if value is None else str(value))
        case ComponentType.CHECKBOX:
            return bool(value)
        case ComponentType.RADIO_GROUP:
            chosen = _accepted_choices(part, value, fewest=int(part.required), most=1)
            return chosen[0] if chosen else None
        case _:
            # An optional field may stay empty; once something is chosen the least number holds.
            empty = not part.required and value in (None, [], ())
            return _accepted_choices(part, value, fewest=0 if empty else part.min_values, most=part.max_values)


def _accepted_text(part: Field, text: str) -> str:
    if part.required and not text:
        raise CannotDo(f"the field {part.label!r} must not be empty")
    if text and not part.min_length <= len(text) <= part.max_length:
        wanted = f"{part.min_length} to {part.max_length} characters"
        raise CannotDo(f"the field {part.label!r} takes {wanted}, not {len(text)}")
    return text


def _accepted_choices(part: Field, value: Any, *, fewest: int, most: int) -> list[Any]:
    chosen = list(value) if isinstance(value, list) else [] if value is None else [value]
    if part.type in _WITH_OPTIONS:
        if value is None:
            chosen = [option.value for option in part.options if option.chosen]
        chosen = [value_of(part.options, each) for each in chosen]
    if not fewest <= len(chosen) <= most:
        raise CannotDo(f"the field {part.label!r} takes {fewest} to {most} choices, not {len(chosen)}")
    return chosen
