"""JSON schemas that pick the branch that was meant.

Discord's descriptions are full of unions that a `type` tells apart. jsonschema tries every branch of a union and
reports them all; this validator looks at the telling keys first, tries what fits them, and reports only the errors of
the branch that was meant. That also makes it ten times as fast.
"""

import marshal
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import cached_property
from typing import Any
from urllib.parse import unquote, urlsplit

from jsonschema import Draft202012Validator, FormatChecker, ValidationError, validators
from jsonschema.protocols import Validator

from bot.playground.spec.breach import Breach

Json = Any
Schema = dict[str, Any]

_TELLING_KEYS = ("type", "component_type", "style")
_LONGEST_MESSAGE = 300

_WITHOUT_REFERENCES = 2
"""A version of `marshal` that writes a value out wherever it stands."""
_SOUND_KEPT = 5_000

_EMPTY: Mapping[str, Callable[[], Json]] = {"array": list, "boolean": bool, "integer": int, "string": str}

_formats = FormatChecker(formats=())


@_formats.checks("date-time", raises=ValueError)
def _is_moment(value: object) -> bool:
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


@_formats.checks("uri", raises=ValueError)
def _is_uri(value: object) -> bool:
    if not isinstance(value, str):
        return True
    parts = urlsplit(value)
    return bool(parts.scheme and (parts.netloc or parts.path))


def _as_bytes(instance: Json) -> bytes:
    """Turn equal objects into equal bytes; all else, and what holds a value of a type of its own, into none."""
    try:
        return marshal.dumps(instance, _WITHOUT_REFERENCES) if isinstance(instance, dict) else b""
    except ValueError:
        return b""


class Schemas:
    """Validate instances against the schemas of one self-contained document.

    `oneOf` is read as `anyOf`: the branches of Discord's unions exclude each other by their telling keys, and where
    they do not (partial updates of channels) more than one may fit.
    """

    def __init__(self, document: Schema, *, source: str, dialect: type[Validator] = Draft202012Validator) -> None:
        self.document = document
        self._source = source
        self._resolved: dict[str, Schema] = {}
        self._tells: dict[int, tuple[tuple[str, frozenset[str | int]], ...]] = {}
        self._validators: dict[int, Validator] = {}
        self._sound: set[tuple[str, bytes]] = set()
        """What has kept to the schema of a reference."""
        self._dialect = dialect

    def resolve(self, ref: str) -> Schema:
        """Return the schema that a local reference such as "#/components/schemas/RichEmbed" names."""
        schema = self._resolved.get(ref)
        if schema is None:
            schema = self.document
            for part in ref.removeprefix("#/").split("/"):
                schema = schema[unquote(part).replace("~1", "/").replace("~0", "~")]
            self._resolved[ref] = schema
        return schema

    def follow(self, schema: Schema) -> Schema:
        """Return what a schema stands for: itself, or the end of its chain of references."""
        while "$ref" in schema:
            schema = self.resolve(schema["$ref"])
        return schema

    def blank(self, schema: Schema) -> Json:
        """Return the emptiest value that a schema allows: null where it may be, of an object what it always holds."""
        schema = self.follow(schema)
        kinds = schema.get("type", ())
        branches = schema.get("oneOf") or schema.get("anyOf") or ()
        if "null" in kinds or any(branch.get("type") == "null" for branch in branches):
            return None
        if branches:
            return self.blank(branches[0])
        if "const" in schema:
            return schema["const"]
        if kinds == "object":
            return {key: self.blank(schema["properties"][key]) for key in schema.get("required", ())}
        return _EMPTY[kinds]()

    def breaches(self, schema: Schema, instance: Json) -> tuple[Breach, ...]:
        """Say everything that the schema, a part of this document, refuses in an instance."""
        return tuple(breach for error in self._validator(schema).iter_errors(instance) for breach in self._told(error))

    def _validator(self, schema: Schema) -> Validator:
        validator = self._validators.get(id(schema))
        if validator is None:
            validator = self._validators[id(schema)] = self._validator_class(schema, format_checker=_formats)
        return validator

    @cached_property
    def _validator_class(self) -> Callable[..., Validator]:
        keywords = {"$ref": self._check_ref, "anyOf": self._check_union, "oneOf": self._check_union}
        extended: Callable[..., Validator] = validators.extend(  # type: ignore[no-untyped-call]  # not in its stubs
            self._dialect, keywords
        )
        extended.descend = self._descend  # type: ignore[attr-defined]  # the library makes a new validator for each value
        return extended

    def _descend(
        self, instance: Json, schema: Schema, path: str | int | None = None, schema_path: str | int | None = None
    ) -> Iterator[ValidationError]:
        for error in self._validator(schema).iter_errors(instance):
            if path is not None:
                error.path.appendleft(path)
            if schema_path is not None:
                error.schema_path.appendleft(schema_path)
            yield error

    def _check_ref(self, validator: Any, ref: str, instance: Json, _: Schema) -> Iterator[ValidationError]:
        # The same people, channels and messages are told of again and again.
        told = (ref, _as_bytes(instance))
        if told in self._sound:
            return
        errors = list(validator.descend(instance, self.resolve(ref)))
        yield from errors
        if told[1] and not errors:
            if len(self._sound) >= _SOUND_KEPT:
                self._sound.clear()
            self._sound.add(told)

    def _check_union(
        self, validator: Any, branches: Sequence[Schema], instance: Json, _: Schema
    ) -> Iterator[ValidationError]:
        if "const" in branches[0]:
            values = [branch["const"] for branch in branches]
            if instance not in values:
                yield ValidationError(f"{instance!r} is none of {', '.join(map(repr, values))}")
            return
        meant = branches if instance is None else [branch for branch in branches if branch.get("type") != "null"]
        if isinstance(instance, dict):
            meant = [branch for branch in meant if self._fits(branch, instance, _TELLING_KEYS)] or [
                branch for branch in meant if self._fits(branch, instance, _TELLING_KEYS[:1])
            ]
        errors: list[list[ValidationError]] = []
        for branch in meant:
            errors.append(list(validator.descend(instance, branch)))
            if not errors[-1]:
                return
        if errors:
            yield from min(errors, key=_far_off)
        else:
            yield ValidationError(f"nothing of type {instance.get('type')!r} can stand here")

    def _fits(self, branch: Schema, instance: Mapping[str, Json], keys: Sequence[str]) -> bool:
        schema = self.follow(branch)
        union: Sequence[Schema] | None = schema.get("anyOf") or schema.get("oneOf")
        if union and "properties" not in schema:
            return any(self._fits(inner, instance, keys) for inner in union)
        tells = self._tells.get(id(schema))
        if tells is None:
            tells = self._tells[id(schema)] = tuple(self._find_tells(schema))
        return all(key not in keys or key not in instance or _is_among(instance[key], values) for key, values in tells)

    def _find_tells(self, schema: Schema) -> Iterator[tuple[str, frozenset[str | int]]]:
        for key in _TELLING_KEYS:
            values = self._constants(schema.get("properties", {}).get(key, {}))
            if values:
                yield key, values

    def _constants(self, schema: Schema) -> frozenset[str | int]:
        schema = self.follow(schema)
        if "const" in schema:
            return frozenset({schema["const"]})
        if "enum" in schema:
            return frozenset(schema["enum"])
        branches = [self._constants(branch) for branch in schema.get("anyOf") or schema.get("oneOf") or ()]
        return frozenset().union(*branches) if all(branches) else frozenset()

    def _told(self, error: ValidationError) -> Iterator[Breach]:
        where = pointer(*error.absolute_path)
        if error.validator == "additionalProperties" and error.validator_value is False:
            schema, instance = error.schema, error.instance
            assert isinstance(schema, dict)
            assert isinstance(instance, dict)
            for key in instance:
                if key not in schema["properties"]:
                    yield Breach(
                        "unknown-key", where + pointer(key), f"{key!r} is not a key of this object", self._source
                    )
        else:
            yield Breach("schema", where, _shorten(error.message), self._source)


def pointer(*parts: str | int) -> str:
    """Return the JSON pointer of a path: ("data", "components", 0) is "/data/components/0"."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)


def _far_off(errors: Sequence[ValidationError]) -> tuple[bool, int, int]:
    """Rank how badly a branch fits.

    A telling key that is wrong further inside means that another branch was meant; the deeper the first thing that is
    wrong, the more has fitted.
    """
    mistaken = any(error.path and error.path[-1] in _TELLING_KEYS for error in errors)
    return mistaken, len(errors), -min(len(error.path) for error in errors)


def _is_among(value: Json, values: frozenset[str | int]) -> bool:
    return isinstance(value, str | int) and value in values


def _shorten(text: str) -> str:
    return (
        text if len(text) <= _LONGEST_MESSAGE else f"{text[: _LONGEST_MESSAGE // 2]} … {text[-_LONGEST_MESSAGE // 2 :]}"
    )
