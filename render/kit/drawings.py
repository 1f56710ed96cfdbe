"""Drawings that are kept as SVG, which any drawing program opens: a sheet has many, each in a box of 100 by 100."""

from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

from render.kit.colours import colour
from render.kit.shapes import circle_path
from render.kit.sprites import Layer

_SVG = "{http://www.w3.org/2000/svg}"


def drawings(sheet: Path) -> Mapping[str, tuple[Layer, ...]]:
    """Read the drawings of a sheet by their ids: paths (as `outlines` reads them) and circles, each of one colour."""
    root = ElementTree.parse(sheet).getroot()
    return {drawing.attrib["id"]: tuple(_layer(part) for part in drawing) for drawing in root.iterfind(f"{_SVG}svg")}


def _layer(part: ElementTree.Element) -> Layer:
    if part.tag == f"{_SVG}circle":
        path = circle_path(*(float(part.attrib[name]) for name in ("cx", "cy", "r")))
    else:
        path = part.attrib["d"]
    return path, colour(part.attrib["fill"])
