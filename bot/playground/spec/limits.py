"""The platform's limits as Discord publishes them: those of its description, and those that stand elsewhere alone.

The bot has a table of its own (`bot/delivery/limits.py`) and must not import this one: two tables that were
written apart and agree are worth more than one.

Lengths are in characters (Unicode code points), sizes in bytes, times in seconds.
"""

from bot.playground.spec.openapi import DESCRIPTION

_described = DESCRIPTION.limit

# Messages. See resources/message
CONTENT_LENGTH = _described("IncomingWebhookInteractionRequest", "content")

# Components. See components/reference
COMPONENTS = _described("MessageCreateRequest", "components", "maxItems")
"""All components of a message, nested ones counted."""
COMPONENT_TEXT_LENGTH = _described("TextDisplayComponentForMessageRequest", "content")
"""All text displays of a message together."""
LEGACY_ROWS = 5
ROW_BUTTONS = _described("ActionRowComponentForMessageRequest", "components", "maxItems")
SELECT_OPTIONS = _described("StringSelectComponentForMessageRequest", "options", "maxItems")
OPTION_LABEL_LENGTH = _described("StringSelectOptionForRequest", "label")
BUTTON_LABEL_LENGTH = _described("ButtonComponentForMessageRequest", "label")
CUSTOM_ID_LENGTH = _described("ButtonComponentForMessageRequest", "custom_id")
ALT_TEXT_LENGTH = _described("MediaGalleryItemRequest", "description")

# Modals. See interactions/receiving-and-responding and components/reference
MODAL_PARTS = 5
MODAL_TITLE_LENGTH = _described("ModalInteractionCallbackRequestData", "title")
MODAL_LABEL_LENGTH = _described("LabelComponentForModalRequest", "label")
MODAL_TEXT_LENGTH = _described("TextInputComponentForModalRequest", "value")

# Files. See reference#uploading-files and resources/message
FILES = _described("MessageCreateRequest", "attachments", "maxItems")
FILE_SIZE = 10 * 1024 * 1024
"""The default; an interaction may bring a larger `attachment_size_limit` of its own."""
REQUEST_SIZE = 25 * 1024 * 1024

# Commands. See interactions/application-commands
SLASH_COMMANDS = 100
USER_COMMANDS = 15
MESSAGE_COMMANDS = 15
ENTRY_POINT_COMMANDS = 1
CHOICES = _described("ApplicationCommandStringOption", "choices", "maxItems")
CHOICE_VALUE_LENGTH = 100
COMMAND_LENGTH = 8000
"""Names, descriptions and values of a command, its options and their choices together."""

# Threads. See resources/channel
THREAD_NAME_LENGTH = _described("CreateTextThreadWithMessageRequest", "name")

# Interactions. See interactions/receiving-and-responding
FIRST_ANSWER_SECONDS = 3
TOKEN_SECONDS = 15 * 60
