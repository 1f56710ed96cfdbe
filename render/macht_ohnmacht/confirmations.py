"""What a player of Macht & Ohnmacht has answered: the words of the button that makes it final, and its confirmation."""

from collections.abc import Iterator
from typing import Literal

from bot.games.macht_ohnmacht.board import actions
from bot.games.macht_ohnmacht.board.data import MAP, RULES
from bot.games.macht_ohnmacht.board.moves import recruits
from bot.games.macht_ohnmacht.board.state import Pieces
from bot.games.macht_ohnmacht.board.views import View
from bot.language import Language
from render.macht_ohnmacht.nouns import (
    marker_name,
    number_of_active,
    pieces_listed,
    region_name,
    tile_name,
    use_text,
    view_in,
)
from render.macht_ohnmacht.story import TELLER
from render.presenter import Scene, tag_of


def final_button(scene: Scene, action: actions.Answer) -> str:
    """Word the button that makes an action final."""
    return _answer(scene, "act", action)


def done(scene: Scene, action: actions.Answer) -> str:
    """Confirm an action to whoever made it."""
    return _answer(scene, "done", action)


def _answer(scene: Scene, manner: Literal["act", "done"], action: actions.Answer) -> str:
    language, key = scene.language, f"macht_ohnmacht-{manner}-{tag_of(action)}"
    match action:
        case actions.UseTiles(uses) if manner == "act":
            return language.say(key, count=len(uses) - 1, use=_short_use(uses[0], language))
        case actions.UseTiles(uses):
            listed = language.series(use_text(use, language) for use in uses)
            return language.say(key, count=len(uses), uses=listed)
        case actions.Bid(pieces):
            number = number_of_active(view_in(scene), pieces, language)
            return TELLER.line(scene, action, key, count=pieces, pieces=number)
        case actions.Remove(_, knights, mages):
            return TELLER.line(scene, action, key, pieces=pieces_listed(Pieces(knights, mages), language))
        case actions.StandingOrders():
            return (
                language.say("macht_ohnmacht-act-plan") if manner == "act" else " ".join(order_lines(action, language))
            )
        case actions.Recruit() if manner == "act":
            return _recruiting(view_in(scene), language)
        case actions.EndTurn():
            return language.say(key, name=(scene.plain or scene.names)[1 - view_in(scene).board.on_turn])
        case _:
            return TELLER.line(scene, action, key)


def _recruiting(view: View, language: Language) -> str:
    """Say what recruiting brings; in the preview of a draft, which is there where it takes the last cube, that."""
    if view.forecast is not None and view.forecast.last_cube:
        return language.say("macht_ohnmacht-act-recruit-last")
    brought = recruits(view.board, view.board.on_turn)
    pieces = pieces_listed(brought, language)
    return language.say("macht_ohnmacht-act-recruit", count=brought.total, pieces=pieces)


def _short_use(use: actions.TileUse, language: Language) -> str:
    """Name a use so that it fits a button with more behind it."""
    match use:
        case actions.Move(start, goal) | actions.Sail(start, goal):
            return language.say("macht_ohnmacht-use-between", start=region_name(start), goal=region_name(goal))
        case actions.Overthrow(tile, region):
            return use_text(actions.Overthrow(tile, region), language)
        case _:
            return use_text(use, language)


def order_lines(plan: actions.StandingOrders, language: Language) -> Iterator[str]:
    """Say sentence by sentence what standing orders will do, and what they will never do."""
    told = [*_bidding(plan, language), *_against_tiles(plan, language), *_about_regions(plan, language)]
    if told and (plan.retreat == "listed" or "wish" in (plan.rebellion, plan.marker)):
        told.append(language.say(f"macht_ohnmacht-done-plan-otherwise-{plan.otherwise}"))
    yield from told
    if "ask" in (plan.bids, plan.serpent, plan.retreat, plan.move_in, plan.rebellion, plan.marker):
        yield language.say(f"macht_ohnmacht-done-plan-{'rest' if told else 'nothing'}")


def _about_regions(plan: actions.StandingOrders, language: Language) -> Iterator[str]:
    say = language.say
    if plan.retreat == "listed":
        yield say("macht_ohnmacht-done-plan-retreat-listed", regions=language.list(map(_named, plan.regions)))
    elif plan.retreat != "ask":
        yield say(f"macht_ohnmacht-done-plan-retreat-{plan.retreat}")
    if plan.retreat in ("strongest", "weakest", "listed"):
        yield say(f"macht_ohnmacht-done-plan-save-{plan.save}")
    if plan.move_in != "ask":
        yield say(f"macht_ohnmacht-done-plan-move-in-{plan.move_in}")
    if plan.move_in == "always" and plan.move_in_keep > 0:
        yield say("macht_ohnmacht-done-plan-move-in-keep", count=plan.move_in_keep)
    if plan.rebellion == "wish":
        yield say("macht_ohnmacht-done-plan-rebellion-wish", region=_named(plan.rebel))
    elif plan.rebellion != "ask":
        yield say(f"macht_ohnmacht-done-plan-rebellion-{plan.rebellion}")
    if plan.marker == "wish":
        marker = marker_name(plan.marker_wish, language)
        yield say("macht_ohnmacht-done-plan-marker-wish", region=_named(plan.marker_region), marker=marker)
    elif plan.marker != "ask":
        yield say(f"macht_ohnmacht-done-plan-marker-{plan.marker}")


def _named(region: str) -> str:
    return region_name(region) if region in MAP.places else "…"


def _bidding(plan: actions.StandingOrders, language: Language) -> Iterator[str]:
    say = language.say
    if plan.bids == "none":
        yield say("macht_ohnmacht-done-plan-bids-none")
    if plan.bids != "by-tile":
        return
    wanted = {"point": plan.bid_point, "rebellion": plan.bid_rebellion, "marker": plan.bid_marker}
    yield say(
        "macht_ohnmacht-done-plan-bids-by-tile",
        own=plan.bid_own,
        **{tile: "ask" if bid is None else str(bid) if bid > 0 else "none" for tile, bid in wanted.items()},
    )
    if plan.bid_keep > 0:
        yield say("macht_ohnmacht-done-plan-bid-keep", count=plan.bid_keep)
    if plan.bid_goal != "same":
        yield say(f"macht_ohnmacht-done-plan-bid-goal-{plan.bid_goal}", goal=RULES.goal)
    yield say("macht_ohnmacht-done-plan-bid-never")


def _against_tiles(plan: actions.StandingOrders, language: Language) -> Iterator[str]:
    say = language.say
    if plan.serpent in ("pass-turn", "never"):
        yield say(f"macht_ohnmacht-done-plan-serpent-{plan.serpent}")
    if plan.serpent != "when":
        return
    targets = []
    if plan.guard > 0:
        targets.append(say("macht_ohnmacht-done-plan-guard", count=plan.guard))
    if plan.guarded:
        targets.append(say("macht_ohnmacht-done-plan-guarded", regions=language.list(map(_named, plan.guarded))))
    if plan.cancel:
        tiles = language.list(tile_name(tile, language) for tile in plan.cancel)
        targets.append(say("macht_ohnmacht-done-plan-cancel", tiles=tiles))
    yield say(
        "macht_ohnmacht-done-plan-serpent-when", targets=language.series(targets), count=len(targets), spare=plan.spare
    )
    if targets:
        yield say("macht_ohnmacht-done-plan-serpent-last")
