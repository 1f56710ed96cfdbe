"""The oracle of the loopback Discord: what Discord would refuse, and what it would never say.

Every request and answer is held to Discord's published OpenAPI description and a table of the rules that it does not
hold, the main gateway events to JSON schemas of independent make. It knows neither the bot nor the server beside it.
"""

from bot.playground.spec.breach import Breach
from bot.playground.spec.gateway import event
from bot.playground.spec.openapi import Operation
from bot.playground.spec.oracle import answer, blank, operation, request
from bot.playground.spec.subjects import Upload
