"""The whole table of Verräter in words, for those who do not see the pictures."""

from collections.abc import Iterable, Sequence

from bot.games.verraeter.lands import bordering
from bot.games.verraeter.views import View
from bot.language import Language
from render.kit.alt import alt_text
from render.verraeter.captions import conflict_lines, heading, place_name, player_line, supporter_lines
from render.verraeter.nouns import role_name


def board_text(view: View, names: Sequence[str], language: Language) -> str:
    """Say everything that the board shows, in lines."""
    return "\n".join(
        [
            *heading(view, names, language),
            *conflict_lines(view, language),
            *(f"- {line}" for line in supporter_lines(view, names, language)),
            *_choices(view, language),
            "",
            *(f"- {player_line(view, seat, name, language)}" for seat, name in enumerate(names)),
            language.say("verraeter-board-pile", count=view.pile),
            "",
            language.say("verraeter-board-lands"),
            *(_land(view, place, names, language) for place in range(len(view.lands))),
        ]
    )


def hand_text(view: View, language: Language) -> str:
    """Say what the view's seat holds: its supply cards, its family, its action card.

    Raises ValueError for the public's view, which holds nothing.
    """
    if view.seat is None:
        raise ValueError("the public holds no cards")
    player = view.players[view.seat]
    cards = language.list(str(value) for value in view.hand)
    sentences = [
        language.say("verraeter-hand-cards", count=len(view.hand), cards=cards),
        language.say("verraeter-hand-family", family=player.family),
    ]
    if player.role is not None and view.phase in ("draft", "cards"):
        sentences.append(language.say("verraeter-hand-role", role=role_name(player.role, language)))
    return alt_text(sentences)


def _land(view: View, place: int, names: Sequence[str], language: Language) -> str:
    land = view.lands[place]
    return language.say(
        "verraeter-board-land",
        place=place + 1,
        land=language.say(f"verraeter-land-{land.kind}"),
        family=land.family,
        strength=land.strength,
        points="/".join(str(points) for points in land.points),
        building="none" if land.building is None else land.building.kind,
        name="" if land.building is None else names[land.building.owner],
        change=land.change or "none",
        choice=place in view.legal_lands,
    )


def _choices(view: View, language: Language) -> Iterable[str]:
    if view.legal_borders:
        borders = [
            language.say(
                "verraeter-board-border",
                one=place_name(view, first, language),
                two=place_name(view, second, language),
            )
            for first, second in (bordering(border) for border in view.legal_borders)
        ]
        yield language.say("verraeter-board-borders", borders=language.series(borders))
