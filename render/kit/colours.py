"""Colours: the safe family for players, arithmetic, and contrast."""

from typing import NamedTuple

Colour = tuple[int, int, int]


class SeatColour(NamedTuple):
    """The colour of one seat, the ink that can be read on it, and the shape that says the same without colour."""

    ground: Colour
    ink: Colour
    shape: str


def colour(code: str) -> Colour:
    """Read a colour written as in a style sheet, "#e69f00"."""
    return (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Blend two colours; `share` is how much of the second, from 0 to 1."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


def luminance(of: Colour) -> float:
    """Return the relative luminance of WCAG 2, from 0 (black) to 1 (white)."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = of
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast ratio of WCAG 2, from 1 (none) to 21 (black on white)."""
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


WHITE: Colour = (255, 255, 255)
NIGHT = colour("#14100c")

# The Okabe-Ito family, told apart by people with any kind of colour blindness: sky, yellow, blue and vermillion first
# (design section 5), then green and purple for games with more seats.
SEAT_COLOURS = (
    SeatColour(colour("#56b4e9"), NIGHT, "circle"),
    SeatColour(colour("#f0e442"), NIGHT, "square"),
    SeatColour(colour("#0072b2"), WHITE, "triangle"),
    SeatColour(colour("#d55e00"), NIGHT, "diamond"),
    SeatColour(colour("#009e73"), NIGHT, "cross"),
    SeatColour(colour("#cc79a7"), NIGHT, "star"),
)
