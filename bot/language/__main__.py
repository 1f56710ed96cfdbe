"""Print every mistake in the messages and their use; exit with 1 if there is one."""

import sys

from bot.language.lint import lint_project

if __name__ == "__main__":
    findings = lint_project()
    for finding in findings:
        print(finding)
    sys.exit(1 if findings else 0)
