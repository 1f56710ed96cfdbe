"""Pack the project: its rooms lie in one package then, so that nobody else's `bot` meets ours; and name the commit."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from setuptools import find_namespace_packages, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
TOP = ("bot", "cogs", "render")
PAGES = ("TERMS.md", "PRIVACY.md", "SECURITY.md", "CHANGELOG.md", "LICENSE")
"""What the verb `pages` serves; MANIFEST.in takes them into the sources."""


def _version() -> ModuleType:
    spec = spec_from_file_location("version", ROOT / "bot" / "version.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _note_commit(room: Path) -> None:
    (room / "commit.txt").write_text(f"{_version().commit()}\n", encoding="utf-8")


class BuildPy(build_py):
    """Packs the modules, lays the pages beside them, and notes the commit."""

    def run(self) -> None:
        """Pack them."""
        super().run()
        package = Path(self.build_lib) / "sealed_orders"
        if self.editable_mode:  # all stays where it lies
            return
        for page in PAGES:
            self.copy_file(str(ROOT / page), str(package / page))
        _note_commit(package / "bot")


class Sdist(sdist):
    """Packs the sources, and notes the commit beside them."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Lay them out."""
        super().make_release_tree(base_dir, files)
        _note_commit(Path(base_dir) / "bot")


ROOMS = find_namespace_packages(str(ROOT), include=[name for top in TOP for name in (top, f"{top}.*")])
setup(
    packages=["sealed_orders", *(f"sealed_orders.{room}" for room in ROOMS)],
    package_dir={"sealed_orders": "sealed_orders", **{f"sealed_orders.{top}": top for top in TOP}},
    cmdclass={"build_py": BuildPy, "sdist": Sdist},
)
