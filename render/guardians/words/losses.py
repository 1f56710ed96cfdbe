"""What was lost between two boards: strongholds and shields, and the sentence that leads the picture."""

from collections.abc import Sequence

from bot.games.contract import Event
from bot.games.guardians.table import ShieldLost, StrongholdLost
from bot.language import Language
from render.guardians.words.nouns import card_name


def of(events: Sequence[Event]) -> tuple[StrongholdLost | ShieldLost, ...]:
    """List the losses among events, in order."""
    return tuple(event for event in events if isinstance(event, StrongholdLost | ShieldLost))


def told(events: Sequence[Event], names: Sequence[str], language: Language) -> str:
    """Tell the latest loss of a stronghold, or else of a shield; "" where nothing was lost."""
    lost = sorted(of(events), key=lambda event: isinstance(event, StrongholdLost))
    return _sentence(lost[-1], names, language) if lost else ""


def _sentence(event: StrongholdLost | ShieldLost, names: Sequence[str], language: Language) -> str:
    name = names[event.seat]
    if isinstance(event, StrongholdLost):
        card = card_name(event.card, language)
        return language.say("guardians-stronghold-lost", name=name, card=card, place=event.place).removesuffix(".")
    return language.say("guardians-picture-shield-lost", name=name, place=event.place, count=event.lost)
