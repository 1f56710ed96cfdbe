"""The pictures of Power in words, for those who do not see them, and the words that stand in them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.power.notation import place_name
from bot.games.power.pieces import Force, Occupied, Piece, Place
from bot.games.power.views import View
from bot.language import Language
from render.kit.alt import alt_text


def title(view: View, language: Language) -> str:
    """Say what the number above the plan counts, or that the match is over."""
    if view.phase == "over":
        return language.say("power-picture-over")
    return language.say("power-picture-last-round" if view.last_round else "power-picture-round")


def duty(view: View, names: Sequence[str], language: Language) -> str:
    """Say what is awaited, or who has won."""
    if view.outcome is not None:
        winners = view.outcome.winners
        return language.say(
            "power-picture-won", count=len(winners), names=language.list(names[seat] for seat in winners)
        )
    asked = [name for name, player in zip(names, view.players, strict=True) if player.to_act]
    return language.say(f"power-picture-{view.phase}", count=len(asked), names=language.list(asked))


def army_name(view: View, army: str, names: Sequence[str], language: Language) -> str:
    """Name an army by its colour and its owner: "green (Ada)"."""
    owner = next(each.owner for each in view.armies if each.colour == army)
    name = language.say("power-picture-mercenaries") if owner is None else names[owner]
    return language.say("power-picture-army", colour=army, name=name)


def pieces_listed(pieces: Iterable[Piece], language: Language) -> str:
    """Count pieces: "2 soldiers and 1 tank"."""
    return language.list(
        language.say(f"power-picture-piece-{piece}", count=count) for piece, count in Counter(pieces).items()
    )


def place(view: View, of: Place) -> str:
    """Give the name that a place bears on the view's table."""
    return place_name(of, view.options.sea_labels)


def board_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what the board shows, the most important first, in at most 1024 characters."""
    return alt_text(
        [_head(view, names, language), *standings(view, names, language), *on_places(view, view.places, language)]
    )


def _head(view: View, names: Sequence[str], language: Language) -> str:
    return language.say(
        "power-picture-head",
        round=view.round,
        rounds=view.rounds or 0,
        over="yes" if view.phase == "over" else "no",
        duty=duty(view, names, language),
    )


def standings(view: View, names: Sequence[str], language: Language) -> list[str]:
    """Say of each army who owns it, how strong it is, and what lies in its reserve."""
    return [
        language.say(
            "power-picture-standing",
            army=army_name(view, army.colour, names, language),
            strength=army.strength,
            power=army.power,
            pieces=pieces_listed(army.reserve, language),
            count=len(army.reserve),
            flags=language.list(language.say("power-picture-colour", colour=flag) for flag in army.flags),
            flagcount=len(army.flags),
            standing="yes" if army.standing else "no",
        )
        for army in view.armies
    ]


def on_places(view: View, places: Sequence[Occupied], language: Language) -> list[str]:
    """Say place by place what stands there."""
    return [
        language.say(
            "power-picture-place",
            place=place(view, occupied.place),
            forces=language.list(_force(force, language) for force in occupied.forces),
        )
        for occupied in places
    ]


def _force(force: Force, language: Language) -> str:
    return language.say(
        "power-picture-force",
        colour=force.army,
        pieces=pieces_listed(force.pieces, language),
        strength=force.strength,
    )
