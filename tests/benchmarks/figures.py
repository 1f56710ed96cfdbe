"""Figures: measured, and printed beside a reference."""

import statistics
from collections.abc import Sequence

MILLI = 1000.0


def percentile(values: Sequence[float], part: float) -> float:
    """Give the value below which a part (0 to 1) of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def spread(values: Sequence[float]) -> str:
    """Write median and 99th percentile of milliseconds."""
    return f"{statistics.median(values):8.2f} ms median {percentile(values, 0.99):8.2f} ms at 99 %"


def beside(what: str, ours: Sequence[float], reference: str, theirs: Sequence[float], aim: str = "") -> None:
    """Print two series of milliseconds and the ratio of their medians."""
    ratio = statistics.median(ours) / statistics.median(theirs)
    print(f"{what:<44} {spread(ours)}")
    print(f"{'  beside ' + reference:<44} {spread(theirs)}   ratio {ratio:.2f}{'   aim ' + aim if aim else ''}")


def rates(what: str, ours: float, reference: str, theirs: float, aim: str = "") -> None:
    """Print two rates per second and their ratio."""
    print(f"{what:<44} {ours:12,.0f} /s")
    print(
        f"{'  beside ' + reference:<44} {theirs:12,.0f} /s   ratio {ours / theirs:.2f}{'   aim ' + aim if aim else ''}"
    )
