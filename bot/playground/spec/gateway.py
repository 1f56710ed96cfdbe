"""JSON schemas of the gateway events that a bot lives on."""

import json
from functools import cache
from importlib.resources import files

from jsonschema import Draft7Validator

from bot.playground.spec.breach import Breach
from bot.playground.spec.schemas import Json, Schemas

SOURCE = "discord-api-types 0.38.57"

FILES = {
    "READY": "Ready.json",
    "GUILD_CREATE": "GuildCreate.json",
    "INTERACTION_CREATE": "InteractionCreate.json",
    "MESSAGE_CREATE": "MessageCreate.json",
}
"""The events that have a schema, and its file."""


def event(name: str, data: Json) -> tuple[Breach, ...]:
    """Hold an event's data to its schema; an event without one passes.

    Keys that the schema does not name pass: Discord sends many.
    """
    if name not in FILES:
        return ()
    schemas = _load_event(name)
    return schemas.breaches(schemas.document, data)


@cache
def _load_event(name: str) -> Schemas:
    """Return an event's schema, repaired where the generator could not know better.

    Bit flags are TypeScript enums, and an enum became the list of its members; a sum of flags is none of them. The
    other repair, to report only the branch of a union that was meant, is how `Schemas` reads every union.
    """
    document = json.loads(files("bot.playground.spec").joinpath("data", FILES[name]).read_text("utf-8"))
    for definition in document["definitions"]:
        if definition.endswith("Flags"):
            document["definitions"][definition] = {"type": "integer"}
    return Schemas(document, source=SOURCE, dialect=Draft7Validator)
