"""Draw the golden pictures anew, after a wanted change: python -m tests.render.update.

Look at every one before it is committed.
"""

from tests.render.goldens import GOLDENS

if __name__ == "__main__":
    for golden in GOLDENS:
        golden.file.write_bytes(golden.picture().png)
        print(golden.file)  # noqa: T201 - a command's answer
