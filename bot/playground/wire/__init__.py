"""The wire: bots reach the world over HTTP and WebSockets, through limits and faults; people act as clients do."""

from bot.playground.wire.faults import Fault
from bot.playground.wire.notifier import PATIENCE, Notifier
from bot.playground.wire.person import Answer, Choice, Person
from bot.playground.wire.ratelimits import GENEROUS, USUAL, Rate, Rates
from bot.playground.wire.reading import read_id, read_json, tidy_file_name, tidy_name
from bot.playground.wire.request_handler import Request
from bot.playground.wire.server import Playground
from bot.playground.wire.session_starts import USUAL_GATEWAY, GatewayLimits
