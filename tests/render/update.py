"""Draw the golden pictures anew, after a wanted change: python -m tests.render.update.

Look at every one before it is committed.
"""

from __future__ import annotations

from tests.render.guardians_cards import GOLDENS as GUARDIANS_CARDS
from tests.render.guardians_views import GOLDENS as GUARDIANS
from tests.render.macht_ohnmacht_views import GOLDENS as MACHT_OHNMACHT
from tests.render.power_views import GOLDENS as POWER
from tests.render.verraeter_views import GOLDENS as VERRAETER

if __name__ == "__main__":
    for golden in (*VERRAETER, *MACHT_OHNMACHT, *POWER, *GUARDIANS_CARDS, *GUARDIANS):
        golden.file.write_bytes(golden.picture().png)
        print(golden.file)  # noqa: T201 - a command's answer
