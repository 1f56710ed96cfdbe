"""Draw the pictures that README shows, in docs/pictures: python -m scripts.draw_pictures."""

from __future__ import annotations

from pathlib import Path

from render.__main__ import main

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

# The arguments of `python -m render` for each picture.
SHOWN = {
    "verraeter-start": "verraeter --seed 7 --after 2",
    "verraeter-middle": "verraeter --seed 391 --after 70",
    "verraeter-end": "verraeter --seed 13 --after 500",
    "verraeter-hand": "verraeter --seed 8 --after 47 --seat 2 --picture hand",
    "verraeter-action-cards": "verraeter --seed 12 --after 5 --seat 1 --picture prompt",
    "power-round": "power --seed 23 --after 32 --picture account",
    "guardians-table": "guardians --seed 36 --after 172 --seat 0",
    "guardians-combat": "guardians --seed 19 --after 139 --picture account",
    "guardians-hand": "guardians --seed 36 --after 1 --seat 1 --picture hand",
    "macht_ohnmacht-start": "macht_ohnmacht --seed 7 --after 1",
    "macht_ohnmacht-magic": "macht_ohnmacht --seed 1 --after 155",
    "macht_ohnmacht-sword": "macht_ohnmacht --seed 24 --after 154",
    "macht_ohnmacht-auction": "macht_ohnmacht --seed 1 --after 117",
    "macht_ohnmacht-end": "macht_ohnmacht --seed 24 --after 500",
    "macht_ohnmacht-hand": "macht_ohnmacht --seed 3 --after 108 --seat 0 --picture hand",
}

if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, arguments in SHOWN.items():
        main([*arguments.split(), "-o", str(PICTURES / f"{name}.png")])
