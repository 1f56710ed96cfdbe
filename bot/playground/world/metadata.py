"""What a message or form keeps of the interaction behind it, as JSON objects on the wire."""

from bot.playground.spec import blank
from bot.playground.world.directory import Directory
from bot.playground.world.flags import InteractionType
from bot.playground.world.model import JSON, Interaction, User


def user_payload(person: User) -> JSON:
    """Return a user as others see it."""
    payload = blank("UserResponse") | {
        "id": str(person.id),
        "username": person.name,
        "discriminator": "0000" if person.bot else "0",
        "global_name": None if person.bot else person.display_name,
    }
    if person.bot:
        payload["bot"] = True
    return payload


def owners_payload(directory: Directory, given: Interaction) -> JSON:
    """Return by whom the application was installed: the guild, or its direct message; whoever interacts; or both."""
    channel, bot_id = directory.channel(given.channel_id), directory.application(given.application_id).bot_id
    owners: JSON = {}
    if directory.has_bot(channel, bot_id):
        owners["0"] = str(given.guild_id or 0)
    if given.application_id in directory.user(given.user_id).installed:
        owners["1"] = str(given.user_id)
    return owners


def interaction_metadata(directory: Directory, given: Interaction) -> JSON:
    """Return what a message says about the interaction that it answers."""
    payload: JSON = {
        "id": str(given.id),
        "type": int(InteractionType.COMMAND if given.type is InteractionType.AUTOCOMPLETE else given.type),
        "user": user_payload(directory.user(given.user_id)),
        "authorizing_integration_owners": owners_payload(directory, given),
    }
    if given.type is InteractionType.COMPONENT:
        payload["interacted_message_id"] = str(given.message_id)
    if given.type is InteractionType.MODAL_SUBMIT:
        payload["triggering_interaction_metadata"] = given.triggered_by
    if given.response and given.response.message_id:
        payload["original_response_message_id"] = str(given.response.message_id)
    return payload
