"""Prepare the font files of render/fonts from the fonts as their authors publish them.

    python -m scripts.prepare_fonts FOLDER

FOLDER holds the original files (render/fonts/README.md tells where they come from). Needs fonttools, and
Pillow with Raqm; the bot itself needs neither. What is changed, and why:

* The reading faces lose their OpenType layout tables. Their kerning goes into `kerning.json`, since Pillow kerns well
  only with libfribidi beside it; so a line is set the same on every machine.
* Their figures become lining figures: old-style figures dance in tables and on cards.
* The fallback fonts keep one weight, only what shaping needs, and no hinting.
* `coverage.json` tells which characters each file can draw, since Pillow cannot be asked. It names the fonts, in the
  order in which they are tried: a new one is put there with nothing behind its name, `[]`.
"""

import json
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fontTools import subset  # type: ignore[import-untyped]  # fonttools comes without types
from fontTools.merge import Merger  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PIL import ImageFont

FONTS = Path(__file__).parents[1] / "render" / "fonts"

READING_FACES = ("Grenze-Bold", "AlegreyaSans-Medium", "AlegreyaSans-ExtraBold")

# Fonts that are published in parts, as web fonts; the rest are TrueType files of their own name.
PARTS = {
    "Grenze-Bold": [f"grenze-{part}-700-normal.woff2" for part in ("latin", "latin-ext", "vietnamese")],
    "NotoSansKR-Bold": ["noto-sans-kr-korean-700-normal.woff2"],
    "NotoEmoji-Bold": ["noto-emoji-emoji-700-normal.woff2"],
}

KERNED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;-–’'\"()!?+0123456789"
    "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåçèéêëìíîïñòóôõöøùúûüýÿœŒ"
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω"
    "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
)
KERN_LEAST = 14  # thousandths of an em; less cannot be seen at board sizes


def assemble(name: str, folder: Path, workshop: Path) -> Path:
    """Return the TrueType file of a font, put together in `workshop` if it is published in parts.

    Of several parts only the first keeps its layout tables: merged kerning classes would overrule each other.
    """
    if name not in PARTS:
        return folder / f"{name}.ttf"
    files = []
    for number, part in enumerate(PARTS[name]):
        font = TTFont(folder / part, recalcTimestamp=False)
        font.flavor = None
        for table in ("GSUB", "GPOS", "GDEF") if number else ():
            if table in font:
                del font[table]
        files.append(workshop / f"{name}-{number}.ttf")
        font.save(files[-1])
    if len(files) == 1:
        return files[0]
    merged = workshop / f"{name}.ttf"
    Merger().merge([str(file) for file in files]).save(merged)
    return merged


def prepare_reading_face(source: Path, target: Path) -> None:
    """Write `target` with lining figures and without layout tables."""
    font = TTFont(source, recalcTimestamp=False)
    characters = font.getBestCmap()
    for figure in "0123456789":
        lining = f"{characters[ord(figure)]}.lf"
        if lining not in font.getGlyphOrder():
            raise ValueError(f"{source.name} has no lining {figure}")
        for table in font["cmap"].tables:
            if table.isUnicode() and ord(figure) in table.cmap:
                table.cmap[ord(figure)] = lining
    _subset(font, keep_layout=False, keep_hinting=True)
    font.save(target)


def prepare_fallback(source: Path, target: Path) -> None:
    """Write `target` with what shaping needs and nothing more."""
    font = TTFont(source, recalcTimestamp=False)
    _subset(font, keep_layout=True, keep_hinting=False)
    font.save(target)


def _subset(font: Any, *, keep_layout: bool, keep_hinting: bool) -> None:
    options = subset.Options(
        layout_features=["*"] if keep_layout else [],
        hinting=keep_hinting,
        glyph_names=False,
        name_IDs=["*"],
        notdef_outline=True,
        recalc_timestamp=False,
    )
    options.drop_tables += ["GSUB", "GPOS", "GDEF"] if not keep_layout else []
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)


def kerning(source: Path) -> dict[str, int]:
    """Measure the pairs of letters that move together or apart, in thousandths of an em."""
    font = ImageFont.truetype(source, 1000, layout_engine=ImageFont.Layout.RAQM)
    features = ["lnum", "-liga", "-calt", "-dlig"]
    characters = TTFont(source, recalcTimestamp=False).getBestCmap()
    drawable = [character for character in KERNED if ord(character) in characters]
    alone = {character: font.getlength(character, features=features) for character in drawable}
    found = {}
    for left, right in product(drawable, repeat=2):
        kern = round(font.getlength(left + right, features=features) - alone[left] - alone[right])
        if abs(kern) >= KERN_LEAST:
            found[left + right] = kern
    return found


def _ranges(characters: list[int]) -> list[list[int]]:
    ranges: list[list[int]] = []
    for character in sorted(characters):
        if ranges and ranges[-1][1] == character - 1:
            ranges[-1][1] = character
        else:
            ranges.append([character, character])
    return ranges


def main(folder: Path) -> None:
    """Prepare every font found in `folder`; write which characters each has, and the kerning."""
    coverage = {}
    kernings = {}
    for name in json.loads((FONTS / "coverage.json").read_text(encoding="utf-8")):
        with TemporaryDirectory() as workshop:
            source, target = assemble(name, folder, Path(workshop)), FONTS / f"{name}.ttf"
            if name in READING_FACES:
                prepare_reading_face(source, target)
                kernings[name] = kerning(source)
            else:
                prepare_fallback(source, target)
        coverage[name] = _ranges(list(TTFont(target).getBestCmap()))
    _write("coverage.json", coverage)
    _write("kerning.json", kernings)


def _write(name: str, table: dict[str, Any]) -> None:
    lines = (f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in table.items())
    (FONTS / name).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
