"""The table and the pictures of Macht & Ohnmacht in words, for those who do not see them."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.island import Sum
from bot.games.macht_ohnmacht.board.state import Cycle
from bot.games.macht_ohnmacht.board.views import View
from bot.language import Language
from render.kit.alt import alt_text
from render.kit.sentences import values_of
from render.macht_ohnmacht.nouns import (
    attack_terms,
    defence_terms,
    marker_name,
    markers_listed,
    pieces_listed,
    plan_sum,
    region_name,
    region_names,
    step_text,
    the_tile,
    tiles_listed,
)


def title(view: View, language: Language) -> str:
    """Name the cycle, or say that the match is over."""
    if view.phase == "over":
        return language.say("macht_ohnmacht-picture-over")
    return language.say("macht_ohnmacht-picture-cycle", cycle=view.board.cycle, kind=view.cycle)


def waiting_line(view: View, names: Sequence[str], language: Language) -> str:
    """Say who has to do what, or who has won."""
    say = language.say
    match view.phase:
        case "over":
            assert view.outcome is not None
            winners, totals = view.outcome.winners, [player.total for player in view.players]
            # Whose opponent has resigned wins with the lower total, too.
            lower = all(totals[seat] < max(totals) for seat in winners)
            score = " : ".join(map(str, sorted(totals, reverse=not lower)))
            listed = language.list(names[seat] for seat in winners)
            return say("macht_ohnmacht-picture-won", names=listed, count=len(winners), score=score)
        case "serpent":
            assert view.announced is not None
            tile = the_tile(view.announced.tile, language)
            return say("macht_ohnmacht-picture-serpent", name=names[1 - view.board.on_turn], tile=tile)
        case "auction":
            assert view.auction is not None
            bidding = language.list(names[seat] for seat in view.waiting)
            tile = the_tile(view.auction.tile, language)
            return say("macht_ohnmacht-picture-auction", names=bidding, count=len(view.waiting), tile=tile)
        case "effect":
            assert view.auction is not None
            assert view.auction.winner is not None
            tile = the_tile(view.auction.tile, language)
            return say("macht_ohnmacht-picture-effect", name=names[view.auction.winner], tile=tile)
        case "retreat" | "occupy":
            assert view.fall is not None
            seat = view.fall.defender if view.phase == "retreat" else view.fall.attacker
            region = region_name(view.fall.region)
            return say(f"macht_ohnmacht-picture-{view.phase}", name=names[seat], region=region)
        case _:
            name, more = names[view.board.on_turn], view.may_go_on_with_tiles
            return say("macht_ohnmacht-picture-turn-of", name=name, actions=view.actions_left, more=more)


def board_alt(view: View, names: Sequence[str], language: Language, first: Sequence[str] = ()) -> str:
    """Say what the board shows, the most important first, in at most 1024 characters."""
    return alt_text(
        [
            *first,
            *heading(view, names, language),
            *(score_line(view, seat, name, language) for seat, name in enumerate(names)),
            *(_held(view, seat, name, language) for seat, name in enumerate(names)),
            *change_lines(view, language),
            *(supplies_line(view, seat, name, language) for seat, name in enumerate(names)),
            *display_lines(view, language),
        ]
    )


def odds_lines(of: Sum, names: Sequence[str], language: Language) -> Iterator[str]:
    """Give the verdict on an overthrow, its arithmetic, and what the held tiles would change."""
    say = language.say
    yield say(
        "macht_ohnmacht-odds-verdict",
        attacker=names[of.attacker],
        defender=names[of.defender],
        region=region_name(of.region),
        attack=str(of.attack),
        defence=str(of.defence),
        missing=of.missing,
    )
    yield say("macht_ohnmacht-odds-attack", attack=str(of.attack), terms=attack_terms(of, language))
    yield say("macht_ohnmacht-odds-defence", defence=str(of.defence), terms=defence_terms(of, language))
    if of.held_attack_bonuses:
        yield say(
            "macht_ohnmacht-odds-held-attack",
            name=names[of.attacker],
            count=of.held_attack_bonuses,
            attack=str(of.attack + of.held_attack_bonuses),
            defence=str(of.defence),
        )
    if of.held_defence_bonuses:
        yield say("macht_ohnmacht-odds-held-defence", name=names[of.defender], count=of.held_defence_bonuses)
    if of.means:
        tiles = tiles_listed(of.means, language)
        yield say("macht_ohnmacht-odds-means", name=names[of.attacker], tiles=tiles)
    else:
        marker = marker_name(of.marker, language)
        yield say("macht_ohnmacht-odds-no-means", name=names[of.attacker], marker=marker)


def planned_lines(view: View, names: Sequence[str], language: Language) -> Iterator[str]:
    """Tell each step of a draft with its arithmetic and the cubes that are left, then the warnings."""
    say = language.say
    forecast = view.forecast
    if forecast is None:
        return
    steps = [step for step in forecast.steps if step.tile is not None]
    for number, step in enumerate(steps, start=1):
        key = "macht_ohnmacht-plan-step" if len(steps) > 1 else "macht_ohnmacht-plan-only-step"
        yield say(key, number=number, step=step_text(step, language), count=step.hourglass)
        if step.sum is not None:
            yield plan_sum(step.sum, language)
        if step.may_be_cancelled:
            yield say("macht_ohnmacht-plan-serpent", name=names[1 - view.board.on_turn])
    if forecast.retreat_open and len(steps) > 1:
        yield say("macht_ohnmacht-plan-retreat")
    if forecast.last_cube and forecast.steps:
        yield say("macht_ohnmacht-plan-last")


def neighbours_alt(view: View, cycle: Cycle, language: Language) -> str:
    """Say which regions are neighbours in a kind of cycle."""
    say = language.say
    sentences = [say("macht_ohnmacht-neighbours-title", kind=cycle, now=cycle == view.cycle) + "."]
    if cycle == "magic":
        for marker in dict.fromkeys(region.marker for region in view.regions):
            names = region_names((region.id for region in view.regions if region.marker == marker), language)
            alike = say("macht_ohnmacht-neighbours-alike", marker=marker_name(marker, language), regions=names)
            sentences.append(alike)
    else:
        for region in view.regions:
            names = region_names(view.neighbours_of(region.id, cycle), language)
            sentences.append(say("macht_ohnmacht-neighbours-of", region=region.name, regions=names))
    return alt_text(sentences)


def cycles_shown(view: View, arguments: tuple[str, ...]) -> tuple[Cycle, ...]:
    """Give the kinds of cycles whose neighbours are asked for: the one that is named, or this and the next one."""
    match arguments:
        case ("magic" | "sword" as cycle,):
            return (cycle,)
        case _:
            return (view.cycle, view.board.next_kind)


def extra_texts(
    name: str, arguments: tuple[str, ...], view: View, names: Sequence[str], language: Language
) -> tuple[str, ...]:
    """Say what the pictures of `MachtOhnmachtPresenter.extra` show, each in a text."""
    if name == "odds" and (of := view.sum_for(arguments[0])) is not None:
        return (alt_text(odds_lines(of, names, language)),)
    return tuple(neighbours_alt(view, cycle, language) for cycle in cycles_shown(view, arguments))


def heading(view: View, names: Sequence[str], language: Language) -> Iterator[str]:
    """Say how far the match is and who is asked for what; while it goes on, what the hourglass holds."""
    yield language.say(
        "macht_ohnmacht-board-head", title=title(view, language), duty=waiting_line(view, names, language)
    )
    if view.phase != "over":
        yield language.say("macht_ohnmacht-board-hourglass", count=view.board.hourglass, turn=view.board.turn)


def score_line(view: View, seat: Seat, name: str, language: Language) -> str:
    """Say a player's points, active regions and total."""
    player = view.players[seat]
    return language.say(
        "macht_ohnmacht-board-score",
        name=name,
        active=len(player.active),
        goal=str(view.goal),
        end=str(player.total_at_end),
        over=view.phase == "over",
        **values_of(player),
    )


def _held(view: View, seat: Seat, name: str, language: Language) -> str:
    held = [
        language.say(
            "macht_ohnmacht-board-holding",
            region=region.name,
            pieces=pieces_listed(region.pieces, language),
            marker=marker_name(region.marker, language),
        )
        for region in view.regions
        if region.owner == seat
    ]
    return language.say("macht_ohnmacht-board-held", name=name, count=len(held), regions=language.list(held))


def supplies_line(view: View, seat: Seat, name: str, language: Language) -> str:
    """Say what a player has in reserve and in stock, and the player's tiles."""
    player = view.players[seat]
    return language.say(
        "macht_ohnmacht-board-supplies",
        name=name,
        reserve=pieces_listed(player.reserve, language),
        stock=pieces_listed(player.stock, language),
        tiles=tiles_listed(player.tiles, language),
        count=len(player.tiles),
    )


def display_lines(view: View, language: Language) -> Iterator[str]:
    """Say which tiles are on display; nothing once the match is over."""
    if view.phase != "over":
        tiles = tiles_listed(view.board.display, language)
        yield language.say("macht_ohnmacht-board-display", count=len(view.board.display), tiles=tiles)


def change_lines(view: View, language: Language) -> Iterator[str]:
    """Say which regions have changed since the last board, if any."""
    changed = [region.id for region in view.regions if region.changed]
    if changed:
        yield language.say("macht_ohnmacht-board-changed", regions=region_names(changed, language))


# The whole table


def board_text(view: View, names: Sequence[str], language: Language) -> str:
    """Say everything that the board shows, in lines."""
    return "\n".join(_board_lines(view, names, language))


def _board_lines(view: View, names: Sequence[str], language: Language) -> Iterator[str]:
    say = language.say
    yield from heading(view, names, language)
    if view.auction is not None and view.phase == "auction":
        for name, most, sealed in zip(names, view.auction.most, view.bids_in, strict=True):
            yield say("macht_ohnmacht-board-bidder", name=name, most=most, sealed=sealed)
    yield from change_lines(view, language)
    yield ""
    for seat, name in enumerate(names):
        yield f"- {score_line(view, seat, name, language)}"
        yield f"- {supplies_line(view, seat, name, language)}"
        if bonuses := view.players[seat].bonuses:
            markers = markers_listed(bonuses, language)
            yield f"- {say('macht_ohnmacht-board-bonuses', name=name, markers=markers)}"
    yield ""
    yield from display_lines(view, language)
    yield say("macht_ohnmacht-board-beside", spares=markers_listed(view.board.spares, language), pile=view.pile)
    if view.tokens:
        yield say("macht_ohnmacht-board-tokens", tokens=language.list(map(str, view.tokens)))
    yield ""
    yield say("macht_ohnmacht-board-regions", kind=view.cycle)
    for region in view.regions:
        yield say(
            "macht_ohnmacht-board-region",
            region=region.name,
            marker=marker_name(region.marker, language),
            coast=region.coastal,
            held=region.owner is not None,
            name="" if region.owner is None else names[region.owner],
            pieces=pieces_listed(region.pieces, language),
            active=region.active,
            neighbours=", ".join(map(region_name, region.neighbours)) or say("macht_ohnmacht-no-regions"),
            changed=region.changed,
        )


def hand_text(view: View, language: Language) -> str:
    """Say what lies before the view's seat, and what it alone knows.

    Raises ValueError for the public's view, which holds nothing.
    """
    if view.seat is None:
        raise ValueError("the public holds no tiles")
    player = view.players[view.seat]
    sentences = [
        language.say("macht_ohnmacht-hand-tiles", count=len(player.tiles), tiles=tiles_listed(player.tiles, language)),
        language.say(
            "macht_ohnmacht-hand-pieces",
            reserve=pieces_listed(player.reserve, language),
            stock=pieces_listed(player.stock, language),
        ),
    ]
    if view.bid is not None:
        sentences.append(language.say("macht_ohnmacht-hand-bid", count=view.bid))
    return alt_text(sentences)
