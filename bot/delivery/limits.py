"""The platform's limits, in one place. Sources: Discord's developer documentation and its OpenAPI description."""

TEXT_IN_MESSAGE = 4000
"""Characters of all text displays of one message together."""
COMPONENTS_IN_MESSAGE = 40
"""Components of one message, nested ones counted."""
BUTTONS_IN_ROW = 5
OPTIONS_IN_MENU = 25
CUSTOM_ID = 100
BUTTON_LABEL = 80
OPTION_LABEL = 100
OPTION_DESCRIPTION = 100
MENU_PLACEHOLDER = 150
ALT_TEXT = 1024
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_DESCRIPTION = 100
MODAL_TEXT = 4000
COMMAND_CHOICES = 25

NONCE_SECONDS = 120
"""How long a nonce is trusted to keep the platform from posting twice ("a few minutes" in the documentation)."""

REQUESTS_PER_SECOND = 50
"""Of all processes of a bot together; what answers an interaction does not count."""
IDENTIFY_SECONDS = 5
"""Seconds between two sessions of one bucket of shards, whichever processes begin them."""
