"""How the figures of computer players are told in lines."""

from collections.abc import Iterator
from typing import TypeAlias

from bot.players.arena import Balance, Report, Share, Tally, Thinking
from bot.players.calibration import FEWEST, Calibration
from bot.players.exploit import Exploited, Gain, Head, Openness

Found: TypeAlias = Report | Balance | Exploited | Openness | Calibration


def told(found: Found) -> Iterator[str]:
    """Tell figures in lines."""
    match found:
        case Report():
            yield from _report_told(found)
        case Balance():
            yield from _balance_told(found)
        case Exploited():
            yield from _exploited_told(found)
        case Openness():
            yield from _openness_told(found)
        case Calibration():
            yield from _calibration_told(found)


def rotation(found: Report) -> str:
    """Tell how the seats are taken."""
    return f"{found.deals} deals, each with {found.a} in each of the {found.players} seats"


def _head(found: Report | Balance | Calibration | Head) -> str:
    options = "".join(f", {name} {value}" for name, value in found.options.items())
    return f"{found.game}, {found.players} players, entries: {found.entries}{options}, seed {found.seed}"


def _report_told(found: Report) -> Iterator[str]:
    yield _head(found)
    yield f"{found.a} in one seat, {found.b} in the others: {rotation(found)}"
    yield f"{found.a} wins {_share(found.won)}; equals would win {found.fair:.1%}"
    yield from _thinking_told(f"A {found.a}", found.thinking_a)
    yield from _thinking_told(f"B {found.b}", found.thinking_b)
    yield f"{found.matches} matches, {_course(found)}"


def _balance_told(found: Balance) -> Iterator[str]:
    yield f"{_head(found)}, all played by {found.side}"
    for tally in found.tallies:
        yield ""
        yield from _tally_told(tally)


def _thinking_told(who: str, thinking: Thinking) -> Iterator[str]:
    yield (
        f"{who}: {thinking.mean:.2f} ms a decision, p95 {thinking.p95:.2f} ms; "
        f"{thinking.asked} decisions and {thinking.forced} forced ones"
    )


def _tally_told(tally: Tally) -> Iterator[str]:
    yield f"{tally.setting}: {tally.matches} matches, {_course(tally)}"
    for seat, share in enumerate(tally.seats):
        yield f"  seat {seat}: {_share(share)}"
    for origin, share in tally.origins.items():
        yield f"  {origin}: {_share(share)}"


def _share(share: Share) -> str:
    return f"{share.wins:.4g} of {share.matches}, {share.share:.1%} [{share.low:.1%}, {share.high:.1%}]"


def _course(found: Report | Tally) -> str:
    ends = (f"{reason} {count}" for reason, count in found.endings.items())
    return f"{found.courses} of them different; {found.actions:.0f} actions a match; ended by {', '.join(ends)}"


def _exploited_told(found: Exploited) -> Iterator[str]:
    head = found.head
    yield f"{_head(head)}, all seats but one played by {head.level}"
    yield f"who reads it wins {_share(found.won)}; equals would win {found.fair:.1%}"
    yield f"he gains {found.gain:+.1f} points of 100 [{found.low:+.1f}, {found.high:+.1f}]"
    yield f"{_effort(head)}; {found.lines:.0f} lines and {found.seconds:.1f} s a match"


def _openness_told(found: Openness) -> Iterator[str]:
    head = found.head
    yield f"{_head(head)}, all seats played by {head.level}"
    yield f"the best answer gains {_gain(found.gain)} a sealed decision, of which a seat has {found.asked:.1f} a match"
    for kind, gain in found.kinds.items():
        yield f"  {kind}: {_gain(gain)}"
    yield f"{_effort(head)}; {head.matches} matches, {found.lines:.0f} lines and {found.seconds:.1f} s a match"


def _gain(gain: Gain) -> str:
    return f"{gain.mean:+.2f} points of 100 [{gain.low:+.2f}, {gain.high:+.2f}] ({gain.decisions} looked at)"


def _effort(head: Head) -> str:
    effort = head.effort
    thoughts = "a tenth of its simulations" if effort.thoughts is None else f"{effort.thoughts} simulations"
    return f"{effort.worlds} worlds, {thoughts} for each later thought in them"


def _calibration_told(found: Calibration) -> Iterator[str]:
    yield f"{_head(found)}, all seats played by {found.level}"
    yield "   said  happened  beliefs"
    for one in found.bins:
        yield f"{one.said:7.1%} {one.happened:9.1%} {one.beliefs:8}"
    yield f"the worst of those with at least {FEWEST} beliefs is {100 * found.worst:.1f} points off"
    ratio = found.brier / found.brier_of_fair
    fair = f"who always says {1 / found.players:.0%} ({found.brier_of_fair:.3f})"
    yield f"Brier score {found.brier:.3f}, {ratio:.2f} of that of {fair}"
    yield f"{found.matches} matches, {found.beliefs} beliefs; {found.seconds:.2f} s of the processor a match for them"
