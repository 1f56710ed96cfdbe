"""The table and the pictures of Verräter in words, for those who do not see them."""

from collections.abc import Iterable, Sequence

from bot.games.verraeter.lands import bordering
from bot.games.verraeter.state import FAMILIES, Conflict
from bot.games.verraeter.views import View
from bot.language import Language
from render.kit.alt import alt_text
from render.kit.sentences import values_of
from render.verraeter.nouns import family_name, land_name, role_about, role_name


def waiting_line(view: View, names: Sequence[str], language: Language) -> str:
    """Say who has to do what, or who has won."""
    if view.outcome is not None:
        winners = language.list(names[seat] for seat in view.outcome.winners)
        return language.say("verraeter-picture-won", names=winners, count=len(view.outcome.winners))
    acting = [name for name, player in zip(names, view.players, strict=True) if player.to_act]
    return language.say(f"verraeter-picture-duty-{view.phase}", name=language.list(acting))


def title(view: View, language: Language) -> str:
    """Name the round, the set-up or the final score."""
    if view.phase == "over":
        scored = all(player.final is not None for player in view.players)
        return language.say("verraeter-picture-over" if scored else "verraeter-picture-stopped")
    if view.phase == "granaries":
        return language.say("verraeter-picture-setup")
    return language.say("verraeter-picture-round", round=view.round, rounds=view.rounds)


def result(conflict: Conflict, view: View, language: Language) -> str:
    """Say how a conflict ended, in a few words."""
    if conflict.winner is None or conflict.beaten is None:
        return language.say("verraeter-picture-tie", total=conflict.eagle.total)
    winners = sum(1 for supported in conflict.supporters if supported == conflict.winner)
    land = view.lands[conflict.beaten]
    return language.say(
        "verraeter-picture-taken",
        winner=conflict.winner,
        land=land.kind,
        winners=winners,
        points=max(conflict.land_points),
    )


def revealed(conflict: Conflict, names: Sequence[str], language: Language) -> str:
    """Say who had which action card."""
    cards = [
        language.say("verraeter-revealed-card", name=name, role=role_name(role, language))
        for name, role in zip(names, conflict.roles, strict=True)
    ]
    return language.say("verraeter-revealed", cards=language.list(cards))


def treason(conflict: Conflict, names: Sequence[str], language: Language) -> tuple[str, str]:
    """Say who betrays whom, and what the sums would be without it; or who wins, and that nobody changes sides."""
    if conflict.turncoat is None:
        won = language.say("verraeter-picture-wins", winner=conflict.winner or "none")
        return won, language.say("verraeter-no-turncoat")
    family = conflict.supporters[conflict.turncoat]
    head = language.say("verraeter-picture-betrays", name=names[conflict.turncoat], family=family)
    eagle, rose = loyal_sums(conflict)
    decided = turned_by_treason(conflict)
    return head, language.say("verraeter-without-treason", decided=decided, eagle=eagle, rose=rose)


def loyal_sums(conflict: Conflict) -> tuple[int, int]:
    """Give the sums of eagle and rose as they would be if nobody had changed sides."""
    return conflict.eagle.total - conflict.turned, conflict.rose.total + conflict.turned


def turned_by_treason(conflict: Conflict) -> bool:
    """Tell whether the conflict would have ended otherwise without the treason."""
    eagle, rose = loyal_sums(conflict)
    return (None if eagle == rose else "eagle" if eagle > rose else "rose") != conflict.winner


def board_alt(view: View, names: Sequence[str], language: Language) -> str:
    """Say what the board shows, the most important first, in at most 1024 characters."""
    return alt_text(
        [
            *heading(view, names, language),
            *conflict_lines(view, language),
            *(player_line(view, seat, name, language) for seat, name in enumerate(names)),
            *_holdings(view, language),
            *supporter_lines(view, names, language),
        ]
    )


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


def heading(view: View, names: Sequence[str], language: Language) -> list[str]:
    """Say how far the match is and who is asked for what; at the end, the final scores."""
    head = language.say("verraeter-board-head", title=title(view, language), duty=waiting_line(view, names, language))
    finals = [
        language.say("verraeter-board-final", name=name, **values_of(player.final))
        for name, player in zip(names, view.players, strict=True)
        if player.final is not None
    ]
    return [head, *finals]


def conflict_lines(view: View, language: Language) -> list[str]:
    """Say where the conflict is and how it stands, or how the last one ended."""
    if view.open_sums is not None and view.border is not None:
        one, two = (border_side(view, place, language) for place in bordering(view.border))
        eagle, rose = view.open_sums
        return [
            language.say("verraeter-board-conflict", one=one, two=two),
            language.say("verraeter-board-sums", eagle=eagle, rose=rose),
        ]
    if view.conflict is not None:
        return [result_line(view.conflict, view, language)]
    return []


def result_line(conflict: Conflict, view: View, language: Language) -> str:
    """Say how a conflict ended, with both sums."""
    sums = {"eagle": conflict.eagle.total, "rose": conflict.rose.total}
    return language.say("verraeter-board-result", result=result(conflict, view, language), **sums)


def supporter_lines(view: View, names: Sequence[str], language: Language) -> list[str]:
    """Say for each player which side, with which cards, and what is known of the action card."""
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


def player_line(view: View, seat: int, name: str, language: Language) -> str:
    """Say a player's score, family, cards, buildings and offices."""
    player = view.players[seat]
    return language.say(
        "verraeter-board-player",
        name=name,
        counted=player.hand_count is not None,
        hand=player.hand_count or 0,
        **values_of(player),
    )


def _holdings(view: View, language: Language) -> Iterable[str]:
    for family in FAMILIES:
        held = [place for place, land in enumerate(view.lands) if land.family == family]
        if held:
            lands = language.list(place_name(view, place, language) for place in held)
            yield language.say("verraeter-board-holdings", family=family, lands=lands)


def border_side(view: View, place: int, language: Language) -> str:
    """Name a land of a conflict with its family and strength."""
    land = view.lands[place]
    return language.say(
        "verraeter-border-side",
        land=land_name(language, land.kind),
        strength=land.strength,
        family=family_name(language, land.family),
        place=place + 1,
    )


def place_name(view: View, place: int, language: Language) -> str:
    """Name a land with its place: "River (7)"."""
    land = land_name(language, view.lands[place].kind)
    return language.say("verraeter-board-holding", land=land, place=place + 1)


# The whole table


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
            *(_land_line(view, place, names, language) for place in range(len(view.lands))),
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


def _land_line(view: View, place: int, names: Sequence[str], language: Language) -> str:
    land = view.lands[place]
    return language.say(
        "verraeter-board-land",
        place=place + 1,
        land=land_name(language, land.kind),
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
