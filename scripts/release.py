"""Make what is given to others, from the commit that is checked out: `make release`, into build/release.

The wheel and the sources, of the same bytes each time; requirements.lock, all libraries that come with them, and
sbom.json, the same for programs (CycloneDX); licences.txt, under which; SHA256SUMS. Known faults of these libraries are
looked up where a network is.
"""

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from scripts import house

TOOLS: Final = ("cyclonedx-bom==7.5.0", "pip-licenses==5.5.5", "pip-audit==2.10.1")
"""They look at what is shipped, and are not shipped."""
BUILD: Final = (
    "import sys; from setuptools import build_meta as build; made = sys.argv[1]; "
    "build.build_sdist(made); build.build_wheel(made)"
)
VULNERABLE: Final = 1


def main() -> int:
    """Make all of it. Exit codes: 0 well, 1 a library has a known fault, 2 it could not be made."""
    work, made = house.ROOT / "build" / "releasing", house.ROOT / "build" / "release"
    if _git("status", "--porcelain"):
        print("There is what no commit holds: commit first.", file=sys.stderr)
        return 2
    for folder in (work, made):
        shutil.rmtree(folder, ignore_errors=True)
    made.mkdir(parents=True)
    # What is shipped is looked at in an environment that holds nothing else.
    shipped = _environment(work / "shipped", "--require-hashes", "-r", str(house.RUNTIME_LOCK))
    tools = _environment(work / "tools", *TOOLS).parent
    build(shipped, work / "source", made)
    shutil.copy(house.RUNTIME_LOCK, made)
    listed = ("--output-reproducible", "--pyproject", house.ROOT / "pyproject.toml", "-o", made / "sbom.json")
    subprocess.check_call([tools / "cyclonedx-py", "environment", *listed, shipped])
    told = ("--format=plain-vertical", "--with-system", "--with-license-file", "--no-license-path")
    ours = (f"--python={shipped}", f"--output-file={made / 'licences.txt'}")
    subprocess.check_call([tools / "pip-licenses", *told, *ours])
    sums = [f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in sorted(made.iterdir())]
    (made / "SHA256SUMS").write_text("".join(sums))
    print(*(line.rstrip() for line in sums), sep="\n")
    return _audit(tools / "pip-audit")


def build(python: Path, source: Path, made: Path) -> None:
    """Build sources and wheel of the commit that is checked out, by a Python that has setuptools."""
    subprocess.check_call(["git", "clone", "--quiet", "--no-hardlinks", str(house.ROOT), str(source)])
    moment = _git("log", "-1", "--format=%ct")
    # Modes are packed, too.
    for one in source.rglob("*"):
        if ".git" not in one.relative_to(source).parts:
            one.chmod(0o755 if one.is_dir() else 0o644)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": moment}
    subprocess.check_call(
        [python, "-c", BUILD, made.resolve()],
        cwd=source,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        umask=0o022,
    )
    for sources in made.glob("*.tar.gz"):
        _without_traces(sources, int(moment))


def _without_traces(archive: Path, moment: int) -> None:
    """Pack an archive anew, without who made it and when."""
    packed = io.BytesIO()
    with tarfile.open(archive) as before, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as after:
        for one in sorted(before.getmembers(), key=lambda one: one.name):
            one.uid = one.gid = 0
            one.uname = one.gname = ""
            one.mtime, one.pax_headers = moment, {}
            after.addfile(one, before.extractfile(one) if one.isfile() else None)
    archive.write_bytes(gzip.compress(packed.getvalue(), mtime=moment))


def _audit(tool: Path) -> int:
    look = [str(tool), "--disable-pip", "--require-hashes", "--progress-spinner=off", "-f=json", "-r"]
    code, said = audited(
        subprocess.run([*look, house.RUNTIME_LOCK], capture_output=True, text=True, check=False).stdout
    )
    print(*said, sep="\n")
    return code


def audited(report: str) -> tuple[int, list[str]]:
    """Read what pip-audit has found: an exit code, and lines that tell of it, also of what nobody knows."""
    try:
        looked_up = json.loads(report)["dependencies"]
    except ValueError:
        return 0, ["Known faults could NOT be looked up: pip-audit reached nobody."]
    faults = [
        f"{one['name']} {one['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'no version'}"
        for one in looked_up
        for fault in one.get("vulns", ())
    ]
    # It calls well what its index does not know at all.
    if unknown := [one["name"] for one in looked_up if "skip_reason" in one]:
        faults.append(f"Of {len(unknown)} libraries of {len(looked_up)} known faults could NOT be looked up.")
    return VULNERABLE if len(faults) > bool(unknown) else 0, faults or ["No known faults."]


def _environment(folder: Path, *libraries: str) -> Path:
    house.make_environment(folder)
    python = folder / house.VENV_PYTHON.relative_to(house.VENV)
    subprocess.check_call([python, *house.PIP_INSTALL, *libraries])
    return python


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=house.ROOT, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
