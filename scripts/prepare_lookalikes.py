"""Prepare the table of letters that look alike, bot/text/lookalikes.json.

    python -m scripts.prepare_lookalikes FILE

FILE is confusables.json of the package confusable-homoglyphs 3.3.1, which has Unicode's table of 2024 (confusables.txt
of version 15.1) pair by pair; its licence lies beside ours. What is changed, and why:

* What decomposition and the taking away of marks make equal anyhow is left out: names are compared after both.
* Each letter has one that stands for it. Unicode tells capitals from small letters, and so does this table.
* Signs that differ by their colour, or that a font of ours draws alike, are one: pictures have no colours in names.
* Small capitals, and letters in boxes and circles that do not decompose, stand with the letters that they show.
"""

import json
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

import regex

TABLE = Path(__file__).parents[1] / "bot" / "text" / "lookalikes.json"

_SHOWN_OTHERWISE = regex.compile(
    r"(?:LATIN LETTER SMALL|NEGATIVE SQUARED LATIN|NEGATIVE CIRCLED LATIN) CAPITAL LETTER ([A-Z])"
    r"|LATIN LETTER SMALL CAPITAL ([A-Z])|REGIONAL INDICATOR SYMBOL LETTER ([A-Z])"
)
_IN_ONE_COLOUR = (
    "♥❤💙💚💛💜🖤🤍🤎🧡🩵🩶🩷",
    "⚪⚫🔴🔵🟠🟡🟢🟣🟤",
    "⬛⬜🟥🟦🟧🟨🟩🟪🟫",
    "🎅🤶",
    "👫👬👭",
    "👸🤴🫅",
    "💃🕺",
    "🤰🫃🫄",
)
_MARKS = regex.compile(r"\P{ccc=0}")


def main() -> None:
    """Write the table."""
    pairs: dict[str, list[dict[str, str]]] = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    alike = [(one, _MARKS.sub("", unicodedata.normalize("NFD", two["c"]))) for one in pairs for two in pairs[one]]
    alike += [(signs[0], sign) for signs in _IN_ONE_COLOUR for sign in signs[1:]]
    alike += [(chr(code), shown) for code in range(sys.maxunicode) if (shown := _shown(chr(code)))]
    alike = [(one, two) for one, two in alike if len(one) == 1 and _is_compared(one) and all(map(_is_compared, two))]
    stands: dict[str, set[str]] = {}
    for one, two in alike:
        if len(two) == 1:
            together = stands.get(one, {one}) | stands.get(two, {two})
            stands |= dict.fromkeys(together, together)
    table: dict[str, set[str]] = defaultdict(set)
    several = {one: two for one, two in alike if two.isascii() and two.isalpha() and 1 < len(two) <= 3}
    for letters in map(frozenset, {id(each): each for each in stands.values()}.values()):
        spelt = sorted(several[one] for one in letters if one in several)
        table[spelt[0] if spelt else min(letters, key=_plainest)] |= letters
    for one, spelt_out in several.items():
        if one not in stands:
            table[spelt_out].add(one)
    lines = (
        f"{json.dumps(sign, ensure_ascii=False)}: {json.dumps(''.join(sorted(letters - {sign})), ensure_ascii=False)}"
        for sign, letters in sorted(table.items())
        if letters - {sign}
    )
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _shown(sign: str) -> str:
    found = _SHOWN_OTHERWISE.fullmatch(unicodedata.name(sign, ""))
    return "" if found is None else next(filter(None, found.groups()))


def _is_compared(sign: str) -> bool:
    """Tell whether a sign is still there once a name is decomposed and has lost its marks."""
    return unicodedata.normalize("NFKD", sign) == sign and not _MARKS.match(sign) and not sign.isspace()


def _plainest(sign: str) -> tuple[bool, bool, str]:
    return not sign.isascii(), not sign.isalpha(), sign


if __name__ == "__main__":
    main()
