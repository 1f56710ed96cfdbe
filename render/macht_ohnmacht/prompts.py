"""What Macht & Ohnmacht asks of a player: prompts with what there is to know, menus, and a plan in the making."""

from collections.abc import Iterator
from typing import cast

from bot.games.contract import STANDING
from bot.games.forms import Draft, Form
from bot.games.macht_ohnmacht.board.actions import Marker, Overthrow, PieceKind, Tile
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.island import Sum
from bot.games.macht_ohnmacht.board.views import RegionView, View
from bot.games.macht_ohnmacht.standing_orders import orders_of
from bot.language import Language
from render.kit.sentences import ABOUT_LIMIT
from render.macht_ohnmacht.captions import planned_lines
from render.macht_ohnmacht.confirmations import order_lines
from render.macht_ohnmacht.nouns import (
    attack_terms,
    counted,
    defence_terms,
    marker_name,
    number_of_active,
    odds,
    pieces_listed,
    region_name,
    sum_lines,
    the_tile,
    tile_name,
    use_text,
    view_in,
)
from render.presenter import Label, Scene


def prompt(scene: Scene, kind: str) -> str:
    """Ask the view's seat for a decision, with what it should know for it and who will learn the answer."""
    return "\n".join(_prompt(scene, kind))


def _prompt(scene: Scene, kind: str) -> Iterator[str]:
    view, language, say = view_in(scene), scene.language, scene.language.say
    board = view.board
    match kind:
        case "turn":
            yield say("macht_ohnmacht-prompt-turn", actions=view.actions_left, more=view.may_go_on_with_tiles)
            if view.actions_left:
                yield say("macht_ohnmacht-prompt-choices")
            yield say("macht_ohnmacht-prompt-cycle", kind=view.cycle, cubes=board.hourglass)
            yield say("macht_ohnmacht-prompt-seen")
        case "bid":
            assert view.auction is not None
            assert view.seat is not None  # the public is asked nothing
            yield say("macht_ohnmacht-prompt-bid", tile=the_tile(view.auction.tile, language), active=board.active)
            most = view.auction.most
            yield say("macht_ohnmacht-prompt-bid-most", most=str(most[view.seat]), othermost=str(most[1 - view.seat]))
            yield say("macht_ohnmacht-prompt-bid-terms", about=_tile_about(view.auction.tile, language))
        case "serpent":
            assert view.announced is not None
            use, tile = view.announced.use, view.announced.tile
            what = say("macht_ohnmacht-announced-auction") if use is None else use_text(use, language)
            name = scene.names[board.on_turn]
            yield say("macht_ohnmacht-announced", name=name, tile=the_tile(tile, language), use=what)
            if isinstance(use, Overthrow) and (of := view.sum_for(use.region)) is not None:
                yield from sum_lines(of, language)
            yield say("macht_ohnmacht-prompt-serpent", count=board.hourglass, after=board.hourglass - 1)
        case "rebellion" | "marker":
            yield say(f"macht_ohnmacht-prompt-{kind}")
            yield say("macht_ohnmacht-prompt-seen")
        case "retreat":
            assert view.fall is not None
            region = region_name(view.fall.region)
            there = board.regions[MAP.places[view.fall.region]].pieces
            pieces = pieces_listed(there, language)
            name = scene.names[view.fall.attacker]
            yield say("macht_ohnmacht-prompt-retreat", region=region, name=name, pieces=pieces, kind=view.cycle)
            yield say("macht_ohnmacht-prompt-seen")
        case "occupy":
            assert view.fall is not None
            yield say("macht_ohnmacht-prompt-occupy", region=region_name(view.fall.region), active=board.active)
            yield say("macht_ohnmacht-prompt-seen")
        case "plan":
            yield say("macht_ohnmacht-prompt-plan")
        case _:
            raise LookupError(kind)


def draft_lines(scene: Scene, kind: str, draft: Draft) -> tuple[str, ...]:
    """Say what a draft would do, step by step, with a warning where it takes the last cube; of orders all they say."""
    view = view_in(scene)
    if kind == STANDING:
        return tuple(f"- {line}" for line in order_lines(orders_of(view, Form(draft)), scene.language))
    if kind != "turn" or view.forecast is None:
        return ()
    lines = list(planned_lines(view, scene.names, scene.language))
    if view.forecast.last_cube and lines:
        lines[-1] = f"**{lines[-1]}**"
    return tuple(lines)


def question(scene: Scene, kind: str, question: str) -> str:
    """Name a menu of a decision."""
    stem, number = _stem(question)
    return scene.language.say(f"macht_ohnmacht-question-{kind}-{stem}", **({"number": number} if number else {}))


def _stem(question: str) -> tuple[str, str]:
    """Take the number of a step off the key of a question: "region-2" is the region of the second step."""
    stem, _, number = question.rpartition("-")
    return (stem, number) if number.isdigit() else (question, "")


def choice(scene: Scene, kind: str, question: str, choice: str) -> Label:
    """Name a choice of a menu."""
    language = scene.language
    stem, number = _stem(question)
    match kind, stem:
        case ("turn", "take" | "tile"):
            tile = cast(Tile, choice)
            return Label(tile_name(tile, language), _tile_about(tile, language))
        case ("turn", "region"):
            return _target_choice(scene, choice, int(number))
        case ("bid", "bid"):
            return Label(number_of_active(view_in(scene), int(choice), language))
        case ("marker", "marker") | ("plan", "marker-wish"):
            return Label(
                language.say("macht_ohnmacht-marker-choice", marker=marker_name(cast(Marker, choice), language))
            )
        case (_, ("knights" | "mages") as counted_kind):
            pieces = counted(counted_kind, abs(int(choice)), language)
            return Label(language.say("macht_ohnmacht-amount", pieces=pieces, back=int(choice) < 0))
        case ("retreat", "kind"):
            return Label(counted(cast(PieceKind, choice), 1, language))
        case ("plan", "bid-point" | "bid-rebellion" | "bid-marker"):
            return Label(
                language.say(
                    "macht_ohnmacht-plan-bid", tile=stem.removeprefix("bid-"), most="none" if choice == "0" else choice
                )
            )
        case ("plan", "bid-keep" | "move-in-keep" | "guard"):
            return Label(language.say(f"macht_ohnmacht-plan-{stem}", count=int(choice)))
        case ("plan", "cancel"):
            return Label(tile_name(cast(Tile, choice), language))
        case (_, "place" | "region" | "start" | "goal" | "guarded" | "rebel" | "marker-region") if choice in MAP.places:
            return _region_choice(scene, choice)
        case _:
            return Label(language.say(f"macht_ohnmacht-choice-{kind}-{stem}-{choice}"))


def _tile_about(tile: Tile, language: Language) -> str:
    stem = tile.partition("-")[0] if tile.startswith(("influence", "bonus")) else tile
    return language.say(f"macht_ohnmacht-about-{stem}")


def _target_choice(scene: Scene, region: str, number: int) -> Label:
    """Name a region to reinforce, or to overthrow with the arithmetic as it is at this step of the plan."""
    view, language = view_in(scene), scene.language
    forecast = view.forecast
    if forecast is not None and len(forecast.steps) >= number:
        # The board shows this step as done already: only its own arithmetic is still known.
        step = forecast.steps[number - 1]
        of = step.sum if isinstance(step.use, Overthrow) and step.use.region == region else None
        return Label(region_name(region)) if of is None else _odds_choice(of, language)
    seen = _region(view, region)
    of = view.sum_for(region) if seen.owner not in (None, view.seat) else None
    return _region_choice(scene, region) if of is None else _odds_choice(of, language)


def _odds_choice(of: Sum, language: Language) -> Label:
    about = f"{attack_terms(of, language)} / {defence_terms(of, language)}"
    return Label(odds(of, language), about if len(about) <= ABOUT_LIMIT else "")


def _region_choice(scene: Scene, region: str) -> Label:
    view, language = view_in(scene), scene.language
    seen = _region(view, region)
    about = language.say(
        "macht_ohnmacht-region-about",
        marker=marker_name(seen.marker, language),
        whose="nobody" if seen.owner is None else "own" if seen.owner == view.seat else "other",
        pieces=pieces_listed(seen.pieces, language),
    )
    return Label(seen.name, about)


def _region(view: View, region: str) -> RegionView:
    return view.regions[MAP.places[region]]
