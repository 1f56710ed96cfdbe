"""The pictures of Verräter in words, for those who do not see them."""

from collections.abc import Iterable, Sequence

from bot.games.verraeter.state import FAMILIES, Family, Role
from bot.games.verraeter.views import View
from bot.language import Language
from render.kit.alt import alt_text
from render.verraeter.sheet import duty, result, title


def board_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what the board shows, the most important first, in at most 1024 characters."""
    return alt_text(
        [
            *_head(view, names, language),
            *_conflict(view, language),
            *(_player(view, seat, name, language) for seat, name in enumerate(names)),
            *_holdings(view, language),
            *_supporters(view, names, language),
        ]
    )


def board_text(view: View, names: Sequence[str], language: Language) -> str:
    """Say everything that the board shows, in lines."""
    return "\n".join(
        [
            *_head(view, names, language),
            *_conflict(view, language),
            *(f"- {line}" for line in _supporters(view, names, language)),
            *_choices(view, language),
            "",
            *(f"- {_player(view, seat, name, language)}" for seat, name in enumerate(names)),
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


def roles_alt(view: View, language: Language) -> str:
    """Say which action cards the view's seat was offered, and which it has taken."""
    taken = None if view.seat is None else view.players[view.seat].role
    if taken is not None:
        offered = language.list(role_name(role, language) for role in view.offered)
        return alt_text([language.say("verraeter-roles-alt-taken", roles=offered, role=role_name(taken, language))])
    cards = language.list(
        language.say("verraeter-roles-alt-card", role=role_name(role, language), about=role_about(view, role, language))
        for role in view.offered
    )
    return alt_text([language.say("verraeter-roles-alt", roles=cards)])


def role_name(role: Role, language: Language) -> str:
    """Name an action card."""
    return language.say(f"verraeter-role-{role}")


def role_about(view: View, role: Role, language: Language) -> str:
    """Tell what an action card does."""
    values = {"bonus": view.options.strategist_bonus} if role == "strategist" else {}
    return language.say(f"verraeter-role-{role}-about", **values)


def _head(view: View, names: Sequence[str], language: Language) -> list[str]:
    head = language.say("verraeter-board-head", title=title(view, language), duty=duty(view, names, language))
    finals = [
        language.say(
            "verraeter-board-final",
            name=name,
            before=player.final.before,
            bonus=player.final.bonus,
            total=player.final.total,
        )
        for name, player in zip(names, view.players, strict=True)
        if player.final is not None
    ]
    return [head, *finals]


def _conflict(view: View, language: Language) -> list[str]:
    if view.open_sums is not None and view.border is not None:
        one, two = (_side(view, place, language) for place in _beside(view, view.border))
        eagle, rose = view.open_sums
        return [
            language.say("verraeter-board-conflict", one=one, two=two),
            language.say("verraeter-board-sums", eagle=eagle, rose=rose),
        ]
    if view.conflict is not None and view.phase != "over":
        return [
            language.say(
                "verraeter-board-result",
                result=result(view.conflict, view, language),
                eagle=view.conflict.eagle.total,
                rose=view.conflict.rose.total,
            )
        ]
    return []


def _supporters(view: View, names: Sequence[str], language: Language) -> list[str]:
    if view.open_sums is None and view.phase != "building":
        return []
    lines = []
    for name, player in zip(names, view.players, strict=True):
        state = "waiting" if player.played is None else "played" if player.played else "passed"
        secret = "known" if player.role is not None else "hidden" if player.role_taken else "none"
        lines.append(
            language.say(
                "verraeter-board-supporter",
                name=name,
                family=player.family,
                state=state,
                count=len(player.played or ()),
                cards=language.list(str(value) for value in player.played or ()),
                secret=secret,
                role="" if player.role is None else role_name(player.role, language),
            )
        )
    return lines


def _player(view: View, seat: int, name: str, language: Language) -> str:
    player = view.players[seat]
    return language.say(
        "verraeter-board-player",
        name=name,
        score=player.score,
        family=player.family,
        counted=_yes(player.hand_count is not None),
        hand=player.hand_count or 0,
        granaries=player.granaries,
        posts=player.posts,
        first=_yes(player.first),
        strategist=_yes(player.strategist),
        left=_yes(player.left),
    )


def _holdings(view: View, language: Language) -> Iterable[str]:
    for family in FAMILIES:
        held = [place for place, land in enumerate(view.lands) if land.family == family]
        if held:
            lands = language.list(_place(view, place, language) for place in held)
            yield language.say("verraeter-board-holdings", family=family, lands=lands)


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
        choice=_yes(place in view.legal_lands),
    )


def _choices(view: View, language: Language) -> Iterable[str]:
    if view.legal_borders:
        borders = [
            language.say(
                "verraeter-board-border",
                one=_place(view, first, language),
                two=_place(view, second, language),
            )
            for first, second in (_beside(view, border) for border in view.legal_borders)
        ]
        yield language.say("verraeter-board-borders", borders="; ".join(borders))


def _side(view: View, place: int, language: Language) -> str:
    land = view.lands[place]
    return language.say(
        "verraeter-border-side",
        land=language.say(f"verraeter-land-{land.kind}"),
        strength=land.strength,
        family=_family(land.family, language),
        place=place + 1,
    )


def _place(view: View, place: int, language: Language) -> str:
    land = language.say(f"verraeter-land-{view.lands[place].kind}")
    return language.say("verraeter-board-holding", land=land, place=place + 1)


def _family(family: Family, language: Language) -> str:
    return language.say(f"verraeter-family-{family}")


def _beside(view: View, border: int) -> tuple[int, int]:
    return border, (border + 1) % len(view.lands)


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
