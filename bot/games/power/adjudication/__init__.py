"""The adjudication of a round: orders are read, carried out and fought over, phase by phase."""

from bot.games.power.adjudication.field import Field, without
from bot.games.power.adjudication.phases import Round
from bot.games.power.adjudication.reading import TOO_MANY, Reader, commanded, misspelt, price_of, wrong_price
