"""Print every mistake in the messages and their use, and exit with 1 if there is one.

`python -m bot.language status` prints instead what each language lacks.
"""

import sys
from pathlib import Path

from bot.language.lint import lint_project
from bot.language.status import status

if __name__ == "__main__":
    if sys.argv[1:] == ["status"]:
        here = Path(__file__).parent
        print("\n".join(status(here / "locales", here.with_name("games"))))
        sys.exit(0)
    if sys.argv[1:]:
        sys.exit("python -m bot.language [status]")
    findings = lint_project()
    for finding in findings:
        print(finding)
    sys.exit(1 if findings else 0)
