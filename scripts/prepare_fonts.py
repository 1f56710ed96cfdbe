"""Prepare the font files of render/fonts from the fonts as their authors publish them.

    python -m scripts.prepare_fonts FOLDER

FOLDER holds the original TrueType files (render/fonts/README.md tells where they come from). Needs fonttools, and
Pillow with Raqm; the bot itself needs neither. What is changed, and why:

* The reading faces lose their OpenType layout tables and gain a plain `kern` table, so that Pillow's basic layout
  kerns them the same on every machine, whether libfribidi is installed there or not.
* Their figures become lining figures: old-style figures dance in tables and on cards.
* The fallback fonts keep one weight, only what shaping needs, and no hinting.
* `coverage.json` tells which characters each file can draw, since Pillow cannot be asked.
"""

import json
import sys
from itertools import product
from pathlib import Path
from typing import Any

from fontTools import subset  # type: ignore[import-untyped]  # fonttools comes without types
from fontTools.ttLib import TTFont, newTable  # type: ignore[import-untyped]
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0  # type: ignore[import-untyped]
from PIL import ImageFont

FONTS = Path(__file__).parents[1] / "render" / "fonts"

READING_FACES = ("Grenze-Bold", "AlegreyaSans-Medium", "AlegreyaSans-ExtraBold")

# In the order in which they are tried.
FALLBACKS = (
    "NotoSans-Bold",
    "NotoSansArabic-Bold",
    "NotoSansHebrew-Bold",
    "NotoSansThai-Bold",
    "NotoSansDevanagari-Bold",
    "NotoSansArmenian-Bold",
    "NotoSansBengali-Bold",
    "NotoSansCanadianAboriginal-Bold",
    "NotoSansCherokee-Bold",
    "NotoSansEthiopic-Bold",
    "NotoSansGeorgian-Bold",
    "NotoSansGujarati-Bold",
    "NotoSansGurmukhi-Bold",
    "NotoSansKannada-Bold",
    "NotoSansKhmer-Bold",
    "NotoSansLao-Bold",
    "NotoSansMalayalam-Bold",
    "NotoSansMyanmar-Bold",
    "NotoSansOriya-Bold",
    "NotoSansSinhala-Bold",
    "NotoSansTamil-Bold",
    "NotoSansTelugu-Bold",
    "NotoSansThaana-Bold",
    "NotoSansTifinagh-Regular",
    "NotoSansRunic-Regular",
    "NotoEmoji-Bold",
    "NotoSansKR-Bold",
    "DroidSansFallbackFull",
    "NotoSansSymbols-Bold",
    "NotoSansSymbols2-Regular",
    "NotoSansMath-Regular",
)

KERNED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;-–’'\"()!?+0123456789"
    "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåçèéêëìíîïñòóôõöøùúûüýÿœŒ"
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω"
    "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
)
KERN_PAIRS_MOST = 10920  # what a format 0 subtable can count
KERN_LEAST = 8  # thousandths of an em; less cannot be seen at board sizes


def prepare_reading_face(source: Path, target: Path) -> None:
    """Write `target` with lining figures and a kern table instead of layout tables."""
    font = TTFont(source)
    characters = font.getBestCmap()
    for figure in "0123456789":
        lining = f"{characters[ord(figure)]}.lf"
        for table in font["cmap"].tables:
            if table.isUnicode() and ord(figure) in table.cmap:
                table.cmap[ord(figure)] = lining
    pairs = _kerning(source, font.getBestCmap())
    _subset(font, keep_layout=False, keep_hinting=True)
    subtable = KernTable_format_0()
    subtable.coverage, subtable.version, subtable.format, subtable.tupleIndex = 1, 0, 0, None
    subtable.kernTable = pairs
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [subtable]
    font.save(target)


def prepare_fallback(source: Path, target: Path) -> None:
    """Write `target` with what shaping needs and nothing more."""
    font = TTFont(source)
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


def _kerning(source: Path, characters: dict[int, str]) -> dict[tuple[str, str], int]:
    font = ImageFont.truetype(source, 1000, layout_engine=ImageFont.Layout.RAQM)
    features = ["lnum", "-liga", "-calt", "-dlig"]
    drawable = [character for character in KERNED if ord(character) in characters]
    alone = {character: font.getlength(character, features=features) for character in drawable}
    found = {}
    for left, right in product(drawable, repeat=2):
        kern = round(font.getlength(left + right, features=features) - alone[left] - alone[right])
        if abs(kern) >= KERN_LEAST:
            found[characters[ord(left)], characters[ord(right)]] = kern
    strongest = sorted(found.items(), key=lambda item: (-abs(item[1]), item[0]))[:KERN_PAIRS_MOST]
    return dict(strongest)


def _ranges(characters: list[int]) -> list[list[int]]:
    ranges: list[list[int]] = []
    for character in sorted(characters):
        if ranges and ranges[-1][1] == character - 1:
            ranges[-1][1] = character
        else:
            ranges.append([character, character])
    return ranges


def main(folder: Path) -> None:
    """Prepare every font found in `folder` and write the coverage table."""
    coverage = {}
    for name in READING_FACES + FALLBACKS:
        source, target = folder / f"{name}.ttf", FONTS / f"{name}.ttf"
        if name in READING_FACES:
            prepare_reading_face(source, target)
        else:
            prepare_fallback(source, target)
        coverage[name] = _ranges(list(TTFont(target).getBestCmap()))
    lines = (f"{json.dumps(name)}: {json.dumps(ranges, separators=(',', ':'))}" for name, ranges in coverage.items())
    text = ",\n".join(lines)
    (FONTS / "coverage.json").write_text("{\n" + text + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
