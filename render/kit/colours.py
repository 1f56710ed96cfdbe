"""Colours: the safe family for players, and arithmetic."""

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


WHITE: Colour = (255, 255, 255)
NIGHT = colour("#14100c")

# The Okabe-Ito family, told apart by people with any kind of colour blindness: sky, yellow, blue and vermillion first,
# then green and purple for games with more seats.
SEAT_COLOURS = (
    SeatColour(colour("#56b4e9"), NIGHT, "circle"),
    SeatColour(colour("#f0e442"), NIGHT, "square"),
    SeatColour(colour("#0072b2"), WHITE, "triangle"),
    SeatColour(colour("#d55e00"), NIGHT, "diamond"),
    SeatColour(colour("#009e73"), NIGHT, "cross"),
    SeatColour(colour("#cc79a7"), NIGHT, "star"),
)
