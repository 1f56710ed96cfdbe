"""Interactions: what people do, how applications answer, and when they are too late."""

import secrets
from dataclasses import replace
from datetime import timedelta

from bot.playground.spec import limits
from bot.playground.world import components
from bot.playground.world.changes import Altered, Appeared
from bot.playground.world.directory import Directory
from bot.playground.world.flags import InteractionType, MessageFlag, MessageType, ResponseType
from bot.playground.world.messages import Files, Messages
from bot.playground.world.metadata import interaction_metadata
from bot.playground.world.model import JSON, Body, Interaction, Message, Modal, Response
from bot.playground.world.refusals import Reason, Refusal, invalid_form

ANSWER_WITHIN = timedelta(seconds=limits.FIRST_ANSWER_SECONDS)
TOKEN_LIFE = timedelta(seconds=limits.TOKEN_SECONDS)

_ALLOWED = {
    InteractionType.COMMAND: {ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE, ResponseType.MODAL},
    InteractionType.COMPONENT: set(ResponseType) - {ResponseType.CHOICES},
    InteractionType.AUTOCOMPLETE: {ResponseType.CHOICES},
    InteractionType.MODAL_SUBMIT: set(ResponseType) - {ResponseType.CHOICES, ResponseType.MODAL},
}
_NEEDS_A_MESSAGE = {ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE}


class Interactions:
    """All interactions of a world."""

    def __init__(self, directory: Directory, messages: Messages) -> None:
        self._directory = directory
        self._messages = messages
        self._all: dict[int, Interaction] = {}
        self._by_token: dict[str, int] = {}
        self._waiting: dict[int, None] = {}
        self._sent: dict[int, set[int]] = {}
        """Messages that each interaction's token may change."""

    def get(self, interaction_id: int) -> Interaction:
        """Return the interaction as it stands. Raises Refusal."""
        interaction = self._all.get(interaction_id)
        if interaction is None:
            raise Refusal(Reason.UNKNOWN_INTERACTION)
        return interaction

    @property
    def waiting(self) -> bool:
        """Tell whether some interaction has had no answer yet."""
        return bool(self._waiting)

    # --- what a person does ---

    def begin(
        self,
        type: InteractionType,
        application_id: int,
        user_id: int,
        channel_id: int,
        data: JSON,
        *,
        message_id: int | None = None,
        triggered_by: Interaction | None = None,
    ) -> Interaction:
        """Let a person do something that the application has to answer within three seconds."""
        directory = self._directory
        interaction = Interaction(
            directory.new_id(),
            application_id,
            secrets.token_urlsafe(48),
            type,
            user_id,
            channel_id,
            directory.channel(channel_id).guild_id,
            data,
            directory.now(),
            message_id=message_id,
            triggered_by=interaction_metadata(directory, triggered_by) if triggered_by else None,
        )
        self._all[interaction.id] = interaction
        self._by_token[interaction.token] = interaction.id
        self._waiting[interaction.id] = None
        bot_id = directory.application(application_id).bot_id
        directory.tell(Appeared(interaction), {user_id, bot_id})
        return interaction

    def expire(self) -> None:
        """Let every interaction fail that has waited too long for its first answer."""
        for interaction_id in tuple(self._waiting):
            interaction = self._all[interaction_id]
            if self._directory.now() - interaction.created_at > ANSWER_WITHIN:
                del self._waiting[interaction_id]
                failed = replace(interaction, failed=True)
                self._all[interaction_id] = failed
                self._directory.tell(Altered(interaction, failed), {failed.user_id})

    # --- how an application answers ---

    def respond(self, interaction_id: int, token: str, body: Body, files: Files) -> Interaction:
        """Give the first answer, as the body of a callback says. Raises Refusal."""
        self.expire()
        interaction = self.get(interaction_id)
        if not secrets.compare_digest(interaction.token, token) or interaction.failed:
            raise Refusal(Reason.UNKNOWN_INTERACTION)
        if interaction.response is not None:
            raise Refusal(Reason.ALREADY_ACKNOWLEDGED)
        kind = ResponseType(body["type"])
        if kind not in _ALLOWED[interaction.type] or (kind in _NEEDS_A_MESSAGE and interaction.message_id is None):
            raise invalid_form("type", "This interaction cannot be answered so", "INTERACTION_TYPE_INVALID")
        response = self._response(interaction, kind, body.get("data") or {}, files)
        answered = replace(interaction, response=response)
        self._all[interaction_id] = answered
        self._waiting.pop(interaction_id, None)
        if response.message_id is not None:
            self._sent.setdefault(interaction_id, set()).add(response.message_id)
        self._directory.tell(Altered(interaction, answered), {answered.user_id})
        return answered

    def follow_up(self, application_id: int, token: str, body: Body, files: Files) -> Message:
        """Send a further message; right after a deferral it fills the placeholder, if that is still there.

        Raises Refusal.
        """
        interaction, response = self._by(application_id, token)
        if response.type is ResponseType.DEFERRED_MESSAGE and response.message_id is not None:
            placeholder = self._messages.find(response.message_id)
            if placeholder is not None and placeholder.loading:
                return self._messages.alter(placeholder, body, files)
        ephemeral = bool(MessageFlag(body.get("flags") or 0) & MessageFlag.EPHEMERAL)
        message = self._message(interaction, body, files, ephemeral, reply_to=response.message_id)
        self._sent.setdefault(interaction.id, set()).add(message.id)
        return message

    def message(self, application_id: int, token: str, message_id: int | None) -> Message:
        """Return a message sent with the token; the original response for None. Raises Refusal."""
        interaction, response = self._by(application_id, token)
        if message_id is None:
            return self._original(response)
        if message_id not in self._sent.get(interaction.id, ()):
            raise Refusal(Reason.UNKNOWN_MESSAGE)
        return self._messages.get(message_id)

    def edit(self, application_id: int, token: str, message_id: int | None, body: Body, files: Files) -> Message:
        """Change a message sent with the token; the original response for None. Raises Refusal."""
        return self._messages.alter(self.message(application_id, token, message_id), body, files)

    def delete(self, application_id: int, token: str, message_id: int | None) -> None:
        """Delete a message sent with the token; the original response for None. Raises Refusal."""
        self._messages.remove(self.message(application_id, token, message_id))

    # --- inside ---

    def _by(self, application_id: int, token: str) -> tuple[Interaction, Response]:
        interaction = self._all.get(self._by_token.get(token, 0))
        if interaction is None or interaction.application_id != application_id:
            raise Refusal(Reason.UNKNOWN_WEBHOOK)
        if self._directory.now() - interaction.created_at > TOKEN_LIFE:
            raise Refusal(Reason.INVALID_WEBHOOK_TOKEN)
        if interaction.response is None:
            raise Refusal(Reason.UNKNOWN_WEBHOOK)
        return interaction, interaction.response

    def _original(self, response: Response) -> Message:
        if response.message_id is None:
            raise Refusal(Reason.UNKNOWN_MESSAGE)
        return self._messages.get(response.message_id)

    def _response(self, interaction: Interaction, kind: ResponseType, data: Body, files: Files) -> Response:
        ephemeral = bool(MessageFlag(data.get("flags") or 0) & MessageFlag.EPHEMERAL)
        match kind:
            case ResponseType.CHOICES:
                return Response(kind, choices=tuple(data.get("choices") or ()))
            case ResponseType.MODAL:
                parts = components.settled(data["components"], in_form=True)
                modal = Modal(interaction.id, interaction.user_id, data["custom_id"], data["title"], parts)
                return Response(kind, modal=modal)
            case ResponseType.DEFERRED_UPDATE:
                return Response(kind, interaction.message_id)
            case ResponseType.UPDATE:
                source = self._messages.get(interaction.message_id or 0)
                message = self._messages.alter(source, data, files)
                return Response(kind, message.id, ephemeral=message.only_for is not None)
            case ResponseType.DEFERRED_MESSAGE:
                message = self._message(interaction, {}, {}, ephemeral, loading=True)
                return Response(kind, message.id, ephemeral)
            case ResponseType.MESSAGE:
                message = self._message(interaction, data, files, ephemeral, reply_to=interaction.message_id)
                return Response(kind, message.id, ephemeral)

    def _message(
        self,
        interaction: Interaction,
        body: Body,
        files: Files,
        ephemeral: bool,
        *,
        reply_to: int | None = None,
        loading: bool = False,
    ) -> Message:
        directory = self._directory
        bot_id = directory.application(interaction.application_id).bot_id
        if not ephemeral:
            self._messages.open_thread_for(bot_id, interaction.channel_id)
        if interaction.type is InteractionType.COMMAND and interaction.response is None:
            slash = interaction.data.get("type", 1) == 1
            kind = MessageType.CHAT_INPUT_COMMAND if slash else MessageType.CONTEXT_MENU_COMMAND
        else:
            kind = MessageType.REPLY if reply_to else MessageType.DEFAULT
        return self._messages.create(
            bot_id,
            interaction.channel_id,
            body,
            files,
            type=kind,
            reply_to=reply_to,
            only_for=interaction.user_id if ephemeral else None,
            loading=loading,
            interaction=interaction_metadata(directory, interaction),
        )
