"""Rules about the components of messages and modals, and about modals."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.playground.spec import limits
from bot.playground.spec.schemas import pointer
from bot.playground.spec.subjects import Layout, Modal, Part
from bot.playground.spec.supplement.rule import Finding, Rules, repeated, too_many

COMPONENT_RULES = Rules()

_ROW = 1
_BUTTON = 2
_STRING_SELECT = 3
_SELECTS = frozenset({_STRING_SELECT, 5, 6, 7, 8})
_FILE_UPLOAD = 19
_RADIO_GROUP = 21
_CHECKBOX_GROUP = 22
_COUNTED = _SELECTS | {_FILE_UPLOAD, _CHECKBOX_GROUP}

_LINK_STYLE = 5
_PREMIUM_STYLE = 6


@COMPONENT_RULES.add("components/reference#action-row-action-row-child-components")
def row_mixed(layout: Layout) -> Iterator[Finding]:
    """A row has up to five buttons or one select."""
    for row in layout.of(_ROW):
        inside = row.body["components"]
        if len(inside) > 1 and any(inner["type"] in _SELECTS for inner in inside):
            yield row.where, "a select shares its row"


@COMPONENT_RULES.add("components/reference#anatomy-of-a-component-custom-id")
def custom_id_repeated(layout: Layout) -> Iterator[Finding]:
    """No two components have the same custom_id."""
    return repeated(layout.components, "custom_id", "the custom_id {!r} stands on an earlier component")


@COMPONENT_RULES.add("components/reference#anatomy-of-a-component")
def component_id_repeated(layout: Layout) -> Iterator[Finding]:
    """No two components have the same id, 0 aside."""
    return repeated(layout.components, "id", "the id {} stands on an earlier component")


@COMPONENT_RULES.add("components/reference#button-button-structure")
def button_without_custom_id(layout: Layout) -> Iterator[Finding]:
    """A button that is pressed has a custom_id and neither url nor sku_id."""
    return _buttons(layout, {1, 2, 3, 4}, "custom_id", ("url", "sku_id"))


@COMPONENT_RULES.add("components/reference#button-button-structure")
def link_without_url(layout: Layout) -> Iterator[Finding]:
    """A link button has a url and no custom_id."""
    return _buttons(layout, {_LINK_STYLE}, "url", ("custom_id",))


@COMPONENT_RULES.add("components/reference#button-button-structure")
def premium_without_sku(layout: Layout) -> Iterator[Finding]:
    """A premium button has a sku_id and no custom_id, label, url or emoji."""
    return _buttons(layout, {_PREMIUM_STYLE}, "sku_id", ("custom_id", "label", "url", "emoji"))


def _buttons(layout: Layout, styles: set[int], needed: str, banned: Sequence[str]) -> Iterator[Finding]:
    for button in layout.of(_BUTTON):
        style = button.body["style"]
        if style in styles and not button.body.get(needed):
            yield button.where, f"a button of style {style} without {needed}"
        for key in banned:
            if style in styles and button.body.get(key):
                yield button.where + pointer(key), f"a button of style {style} with {key}"


@COMPONENT_RULES.add("behaviour; discord.js refuses it in the same words")
def button_blank(layout: Layout) -> Iterator[Finding]:
    """A button that is not premium has a label or an emoji."""
    for button in layout.of(_BUTTON):
        if button.body["style"] != _PREMIUM_STYLE and not (button.body.get("label") or button.body.get("emoji")):
            yield button.where, "a button without label and emoji"


@COMPONENT_RULES.add("behaviour")
def option_repeated(layout: Layout) -> Iterator[Finding]:
    """No two options of a select have the same value."""
    for component in layout.components:
        options = component.body.get("options") or ()
        counts = Counter(option["value"] for option in options)
        for value, count in counts.items():
            if count > 1:
                yield component.where + "/options", f"{count} options have the value {value!r}"


def _range(component: Part) -> tuple[int, int]:
    """Return how many values a component takes at least and at most (each type's structure in components/reference)."""
    body = component.body
    default_most = len(body["options"]) if component.type == _CHECKBOX_GROUP else 1
    most = body.get("max_values") or default_most
    least = body.get("min_values")
    return min(1, most) if least is None else least, most


@COMPONENT_RULES.add("behaviour; defaults as in components/reference#string-select-string-select-structure")
def range_impossible(layout: Layout) -> Iterator[Finding]:
    """max_values is at least min_values and at most the number of options."""
    for component in layout.of(*_COUNTED):
        least, most = _range(component)
        options = component.body.get("options")
        if least > most:
            yield component.where, f"min_values is {least}, max_values only {most}"
        if options is not None and most > len(options):
            yield component.where, f"max_values is {most}, but there are {len(options)} options"


@COMPONENT_RULES.add(
    "components/reference#user-select-user-select-structure; of options that are chosen beforehand: behaviour"
)
def defaults_out_of_range(layout: Layout) -> Iterator[Finding]:
    """As many values are chosen beforehand as min_values and max_values allow."""
    for component in layout.of(*_COUNTED, _RADIO_GROUP):
        least, most = _range(component)
        values = component.body.get("default_values") or ()
        chosen = len(values) or sum(bool(option.get("default")) for option in component.body.get("options") or ())
        if chosen > most:
            yield component.where, f"{chosen} values are chosen beforehand, at most {most} can be"
        elif 0 < len(values) < least:
            yield component.where, f"{chosen} values are chosen beforehand, at least {least} must be"


@COMPONENT_RULES.add("interactions/receiving-and-responding#interaction-response-object-modal")
def modal_parts_too_many(modal: Modal) -> Iterator[Finding]:
    """A modal has at most five parts."""
    return too_many(modal.where + "/components", len(modal.body["components"]), limits.MODAL_PARTS, "parts")


@COMPONENT_RULES.add("components/reference#string-select-string-select-structure (third note)")
def modal_part_disabled(modal: Modal) -> Iterator[Finding]:
    """Nothing in a modal is disabled."""
    for component in modal.components:
        if component.body.get("disabled"):
            yield component.where + "/disabled", "a disabled part in a modal"


@COMPONENT_RULES.add("components/reference#string-select-string-select-structure (first note)")
def modal_part_required(modal: Modal) -> Iterator[Finding]:
    """What is required takes at least one value."""
    for component in modal.of(*_COUNTED):
        if component.body.get("min_values") == 0 and component.body.get("required") in (None, True):
            yield component.where + "/min_values", "min_values is 0, but an answer is required"
