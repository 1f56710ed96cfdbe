"""Rules about the components of messages and modals, and about modals."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from bot.playground.spec import limits
from bot.playground.spec.schemas import pointer
from bot.playground.spec.subjects import Layout, Modal, Part
from bot.playground.spec.supplement.rule import Finding, Rule, repeated

_BUTTON = 2
_STRING_SELECT = 3
_SELECTS = frozenset({_STRING_SELECT, 5, 6, 7, 8})
_FILE_UPLOAD = 19
_RADIO_GROUP = 21
_CHECKBOX_GROUP = 22
_COUNTED = _SELECTS | {_FILE_UPLOAD, _CHECKBOX_GROUP}

_LINK_STYLE = 5
_PREMIUM_STYLE = 6


def _mixed_row(layout: Layout) -> Iterator[Finding]:
    for component in layout.components:
        inside = component.body["components"] if component.type == 1 else ()
        if len(inside) > 1 and any(inner["type"] in _SELECTS for inner in inside):
            yield component.where, "a select shares its row"


def _repeated_custom_id(layout: Layout) -> Iterator[Finding]:
    return repeated(layout.components, "custom_id", "the custom_id {!r} stands on an earlier component")


def _repeated_component_id(layout: Layout) -> Iterator[Finding]:
    return repeated(layout.components, "id", "the id {} stands on an earlier component")


def _button_check(styles: frozenset[int], needed: str, banned: Sequence[str]) -> Callable[[Layout], Iterator[Finding]]:
    def check(layout: Layout) -> Iterator[Finding]:
        for component in layout.components:
            if component.type == _BUTTON and component.body["style"] in styles:
                if not component.body.get(needed):
                    yield component.where, f"a button of style {component.body['style']} without {needed}"
                for key in banned:
                    if component.body.get(key):
                        yield component.where + pointer(key), f"a button of style {component.body['style']} with {key}"

    return check


def _blank_button(layout: Layout) -> Iterator[Finding]:
    for component in layout.components:
        if component.type != _BUTTON or component.body["style"] == _PREMIUM_STYLE:
            continue
        if not (component.body.get("label") or component.body.get("emoji")):
            yield component.where, "a button without label and emoji"


def _repeated_option(layout: Layout) -> Iterator[Finding]:
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


def _impossible_range(layout: Layout) -> Iterator[Finding]:
    for component in layout.components:
        if component.type in _COUNTED:
            least, most = _range(component)
            options = component.body.get("options")
            if least > most:
                yield component.where, f"min_values is {least}, max_values only {most}"
            if options is not None and most > len(options):
                yield component.where, f"max_values is {most}, but there are {len(options)} options"


def _too_many_defaults(layout: Layout) -> Iterator[Finding]:
    for component in layout.components:
        if component.type in _COUNTED or component.type == _RADIO_GROUP:
            least, most = _range(component)
            values = component.body.get("default_values") or ()
            chosen = len(values) or sum(bool(option.get("default")) for option in component.body.get("options") or ())
            if chosen > most:
                yield component.where, f"{chosen} values are chosen beforehand, at most {most} can be"
            elif 0 < len(values) < least:
                yield component.where, f"{chosen} values are chosen beforehand, at least {least} must be"


def _too_many_modal_parts(modal: Modal) -> Iterator[Finding]:
    parts = len(modal.body["components"])
    if parts > limits.MODAL_PARTS:
        yield modal.where + "/components", f"{parts} parts, at most {limits.MODAL_PARTS} are allowed"


def _disabled_modal_part(modal: Modal) -> Iterator[Finding]:
    for component in modal.components:
        if component.body.get("disabled"):
            yield component.where + "/disabled", "a disabled part in a modal"


def _required_but_none(modal: Modal) -> Iterator[Finding]:
    for component in modal.components:
        required = component.body.get("required")
        if component.type in _COUNTED and component.body.get("min_values") == 0 and required in (None, True):
            yield component.where + "/min_values", "min_values is 0, but an answer is required"


COMPONENT_RULES: tuple[Rule, ...] = (
    Rule(
        "row-mixed",
        Layout,
        "A row has up to five buttons or one select.",
        "components/reference#action-row-action-row-child-components",
        _mixed_row,
    ),
    Rule(
        "custom-id-repeated",
        Layout,
        "No two components have the same custom_id.",
        "components/reference#anatomy-of-a-component-custom-id",
        _repeated_custom_id,
    ),
    Rule(
        "component-id-repeated",
        Layout,
        "No two components have the same id, 0 aside.",
        "components/reference#anatomy-of-a-component",
        _repeated_component_id,
    ),
    Rule(
        "button-without-custom-id",
        Layout,
        "A button that is pressed has a custom_id and neither url nor sku_id.",
        "components/reference#button-button-structure",
        _button_check(frozenset({1, 2, 3, 4}), "custom_id", ("url", "sku_id")),
    ),
    Rule(
        "link-without-url",
        Layout,
        "A link button has a url and no custom_id.",
        "components/reference#button-button-structure",
        _button_check(frozenset({_LINK_STYLE}), "url", ("custom_id",)),
    ),
    Rule(
        "premium-without-sku",
        Layout,
        "A premium button has a sku_id and no custom_id, label, url or emoji.",
        "components/reference#button-button-structure",
        _button_check(frozenset({_PREMIUM_STYLE}), "sku_id", ("custom_id", "label", "url", "emoji")),
    ),
    Rule(
        "button-blank",
        Layout,
        "A button that is not premium has a label or an emoji.",
        "behaviour; discord.js refuses it in the same words",
        _blank_button,
    ),
    Rule(
        "option-repeated",
        Layout,
        "No two options of a select have the same value.",
        "behaviour",
        _repeated_option,
    ),
    Rule(
        "range-impossible",
        Layout,
        "max_values is at least min_values and at most the number of options.",
        "behaviour; defaults as in components/reference#string-select-string-select-structure",
        _impossible_range,
    ),
    Rule(
        "defaults-out-of-range",
        Layout,
        "As many values are chosen beforehand as min_values and max_values allow.",
        "components/reference#user-select-user-select-structure; of options that are chosen beforehand: behaviour",
        _too_many_defaults,
    ),
    Rule(
        "modal-parts-too-many",
        Modal,
        "A modal has at most five parts.",
        "interactions/receiving-and-responding#interaction-response-object-modal",
        _too_many_modal_parts,
    ),
    Rule(
        "modal-part-disabled",
        Modal,
        "Nothing in a modal is disabled.",
        "components/reference#string-select-string-select-structure (third note)",
        _disabled_modal_part,
    ),
    Rule(
        "modal-part-required",
        Modal,
        "What is required takes at least one value.",
        "components/reference#string-select-string-select-structure (first note)",
        _required_but_none,
    ),
)
