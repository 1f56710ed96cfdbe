"""Make a site of the pages: `make site` puts it into build/site."""

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]

project = "Sealed Orders"
project_copyright = "the Sealed Orders maintainers"
release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

extensions = ["myst_parser"]
# The pages lie where they are read without a site as well, so that a link leads to the same place in both.
root_doc = "docs/index"
include_patterns = ["docs/**", "*.md", "bot/games/*/rulebook/en.md"]
exclude_patterns = ["README.md", ".*", "build", "cogs", "data", "deploy", "render", "scripts", "tests"]
myst_heading_anchors = 4
myst_links_external_new_tab = True

html_theme = "furo"
html_title = f"{project} {release}"
_faces = [file for name in ("*Grenze*", "*AlegreyaSans*") for file in (ROOT / "render" / "fonts").glob(name)]
html_static_path = ["site", *map(str, _faces)]
html_css_files = ["site.css"]
html_additional_pages = {"index": "forward.html"}
templates_path = ["site"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_use_index = False


def bare(_app: object, page: str, source: list[str]) -> None:
    """Take out of a rulebook what only the bot can show: the numbers of rules, and pictures that it draws."""
    if page.startswith("bot/"):
        shown = re.sub(r"\{[^{}]+\} |^!\[[a-z-]+\]$", "", source[0], flags=re.MULTILINE)
        source[0] = shown.replace("\n", ": the rulebook\n", 1)


def setup(app: "Sphinx") -> None:
    """Take part in the building."""
    app.connect("source-read", bare)
