"""The platform's limits as Discord publishes them, for the loopback server and its tests.

The bot has a table of its own (`bot/delivery/limits.py`) and must not import this one: two tables that were
written apart and agree are worth more than one.

Lengths are in characters (Unicode code points), sizes in bytes, times in seconds.
"""

# Messages. See resources/message
CONTENT_LENGTH = 2000

# Components. See components/reference
COMPONENTS = 40
"""All components of a message, nested ones counted."""
COMPONENT_TEXT_LENGTH = 4000
"""All text displays of a message together."""
LEGACY_ROWS = 5
ROW_BUTTONS = 5
SELECT_OPTIONS = 25
OPTION_LABEL_LENGTH = 100
BUTTON_LABEL_LENGTH = 80
CUSTOM_ID_LENGTH = 100
ALT_TEXT_LENGTH = 1024

# Modals. See interactions/receiving-and-responding and components/reference
MODAL_PARTS = 5
MODAL_TITLE_LENGTH = 45
MODAL_LABEL_LENGTH = 45
MODAL_TEXT_LENGTH = 4000

# Files. See reference#uploading-files and resources/message
FILES = 10
FILE_SIZE = 10 * 1024 * 1024
"""The default; an interaction may bring a larger `attachment_size_limit` of its own."""
REQUEST_SIZE = 25 * 1024 * 1024

# Commands. See interactions/application-commands
SLASH_COMMANDS = 100
USER_COMMANDS = 15
MESSAGE_COMMANDS = 15
ENTRY_POINT_COMMANDS = 1
CHOICES = 25
CHOICE_VALUE_LENGTH = 100
COMMAND_LENGTH = 8000
"""Names, descriptions and values of a command, its options and their choices together."""

# Threads. See resources/channel
THREAD_NAME_LENGTH = 100

# Interactions. See interactions/receiving-and-responding
FIRST_ANSWER_SECONDS = 3
TOKEN_SECONDS = 15 * 60
