"""Set the project up and run its everyday commands, with nothing but Python and pip.

    python3 scripts/house.py COMMAND [arguments for the tool]

Commands: setup, run, test, test-long, lint, bench, bench-scale, soak, lock, release, site, game.

The Makefile and .ci/run call this script; it needs neither. The first call makes the virtual environment
`.venv` and installs the pinned, hash-checked libraries; later calls see that nothing has changed and start
at once. A Python older than 3.11 looks for a newer one beside it, so the script keeps to syntax that both read.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
RUNTIME_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
SITE_LOCK = ROOT / "requirements-site.lock"
TESTS_FAILED = 1
"""What pytest returns where tests ran and some did not pass; whatever else went wrong is not tried again."""
PIP_INSTALL = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]


def main(arguments: list[str]) -> int:
    """Carry one command out and return its exit code."""
    command, *rest = arguments or ["help"]
    if command not in COMMANDS:
        print(__doc__)
        return 0 if command in {"help", "--help", "-h"} else 2
    os.chdir(ROOT)
    return COMMANDS[command](rest)


def setup(arguments: list[str]) -> int:
    """Install what the bot needs to run, for a supervisor that starts it by itself; with `--tests`, pytest as well."""
    if arguments not in ([], ["--tests"]):
        sys.exit("setup takes no arguments but --tests.")
    if arguments:
        install(DEV_LOCK)
    elif install_for_running():
        print("The bot is set up. What its tests and checks need as well: make setup ARGS=--tests")
    return 0


def run(arguments: list[str]) -> int:
    """Start the bot; where it can, it takes the place of this process, so that signals reach it."""
    install_for_running()
    start = [str(VENV_PYTHON), "-m", "bot", *arguments]
    if os.name == "posix":
        os.execv(start[0], start)
    return subprocess.call(start)


def test(arguments: list[str]) -> int:
    """Run the tests that show within minutes whether everything still holds."""
    return pytest(arguments)


def test_long(arguments: list[str]) -> int:
    """Run the tests that `test` leaves out: whole matches among kills, a browser, larger samples."""
    return pytest(["-m", "long and not soak", *arguments])


def soak(arguments: list[str]) -> int:
    """Run the long proofs, which no time limit cuts short."""
    return pytest(["-m", "soak", "--timeout=0", *arguments])


def pytest(arguments: list[str]) -> int:
    """Run pytest on all cores, up to eight, since more workers than that only wait for each other.

    A test that fails is given a second run, alone: a machine that is busy or slow is no fault of the bot. If it
    passes then, the run passes and `tests/unsteady.py` names it, last, as UNSTEADY. What the sides of an `assert` were
    is worked out in that run alone: to prepare all tests for it takes each worker seven seconds. The first shows the
    local variables.
    """
    install(DEV_LOCK)
    # Files stay together: what a module of tests draws or plays once is drawn and played by one worker.
    workers = min(8, os.cpu_count() or 1)
    start = ("-m", "pytest", "-p", "tests.unsteady")
    first = ("--assert=plain", "--showlocals", "--dist=loadfile", "--no-loadscope-reorder")
    result = tool(*start, "-n", str(workers), *first, *arguments)
    if result != TESTS_FAILED:
        return result
    print("What has failed runs once more, alone.", flush=True)
    return tool(*start, "--last-failed", "--last-failed-no-failures=none", *arguments)


def lint(arguments: list[str]) -> int:
    """Check format, lint rules, types, import contracts and messages, and name all that fail.

    Takes no arguments of its own.
    """
    if arguments:
        sys.exit("lint takes no arguments: it checks the whole project.")
    install(DEV_LOCK)
    checks = (
        ("format", ("-m", "ruff", "format", "--check", "--quiet")),
        ("lint", ("-m", "ruff", "check", "--quiet")),
        ("types", ("-m", "mypy")),
        ("imports", ("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-logo")),
        ("messages", ("-m", "bot.language")),
    )
    failed = []
    for name, check in checks:
        print(f"-- {name}", flush=True)
        if tool(*check):
            failed.append(name)
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


def lock(arguments: list[str]) -> int:
    """Pin the libraries that pyproject.toml asks for, on every platform.

    What is pinned already stays, unless `--upgrade` or `--upgrade-package NAME` asks for newer.
    """
    import tomllib  # noqa: PLC0415 - a Python that only looks for a newer one does not have it

    python = make_environment(ROOT / "build" / "lock")
    subprocess.check_call([python, *PIP_INSTALL, "uv"])
    # The project itself is installed without build isolation, so what builds it is pinned as well.
    build = "\n".join(tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"])
    # The bot runs on what was tested: the runtime lock takes its versions from the development lock.
    for target, options in (
        (DEV_LOCK, ["--extra", "dev", "pyproject.toml", "-"]),
        (RUNTIME_LOCK, ["--constraint", DEV_LOCK.name, "pyproject.toml", "-"]),
        (SITE_LOCK, ["--group", "site"]),
    ):
        resolve = [str(python), "-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
        resolve += ["--python-version", ".".join(map(str, OLDEST_PYTHON)), "--custom-compile-command", "make lock"]
        resolve += [*options, *arguments, "--output-file", target.name]
        subprocess.run(resolve, input=build, text=True, check=True)
    return 0


def site(arguments: list[str]) -> int:
    """Make a site of the pages in build/site, by tools in an environment of their own; a link into nothing fails."""
    environment = ROOT / "build" / "site-tools"
    done = environment / "installed"
    python = environment / VENV_PYTHON.relative_to(VENV)
    if not done.exists() or done.read_bytes() != SITE_LOCK.read_bytes():
        print(f"Setting up {environment.name} from {SITE_LOCK.name}.", flush=True)
        python = make_environment(environment)
        subprocess.check_call([python, *PIP_INSTALL, "--require-hashes", "-r", SITE_LOCK.name])
        shutil.copyfile(SITE_LOCK, done)
    strict = ["--quiet", "--nitpicky", "--fail-on-warning"]
    failed = subprocess.call([python, "-m", "sphinx", *strict, "-c", "docs", *arguments, ".", "build/site"])
    print("The site has faults, which stand above." if failed else "The site is made: build/site/index.html")
    return failed


def calls(module: str) -> Callable[[list[str]], int]:
    """Give what runs a module that needs all that is for developers."""

    def call(arguments: list[str]) -> int:
        install(DEV_LOCK)
        return tool("-m", module, *arguments)

    return call


COMMANDS = {
    "setup": setup,
    "run": run,
    "test": test,
    "test-long": test_long,
    "lint": lint,
    "bench": calls("tests.benchmarks"),
    "bench-scale": calls("tests.benchmarks.scale"),
    "soak": soak,
    "lock": lock,
    "release": calls("scripts.release"),
    "site": site,
    "game": calls("scripts.new_game"),
}


def tool(*arguments: str, hears: Callable[[str], None] | None = None) -> int:
    """Run the environment's Python and return its exit code; what it prints goes line by line to whoever hears it.

    It may keep compiled modules even where the shell forbids that: without them every run rewrites all assertions
    of the tests, and every bot that a test starts is compiled anew.
    """
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if hears is None:
        return subprocess.call([VENV_PYTHON, *arguments], env=environment)
    with subprocess.Popen([VENV_PYTHON, *arguments], env=environment, stdout=subprocess.PIPE, text=True) as running:
        for line in running.stdout or ():
            hears(line)
    return running.returncode


def install(lock_file: Path) -> None:
    """Bring the environment to what a lock says, unless it is there already."""
    if is_installed(lock_file):
        return
    print(f"Setting up {VENV.name} from {lock_file.name}; the first time takes a minute or two.", flush=True)
    # Where python3-venv was missing, a first attempt left an environment without pip.
    if not works(VENV_PYTHON, "import pip"):
        make_environment(VENV)
    stamp(lock_file).unlink(missing_ok=True)
    heard = [one for one in PIP_INSTALL if one != "--quiet"]
    failed = tool(*heard, "--require-hashes", "-r", lock_file.name, hears=progress(lock_file))
    if failed or tool(*PIP_INSTALL, "--no-deps", "--no-build-isolation", "-e", "."):
        sys.exit("pip could not install the libraries; its message stands above.")
    # Units and scripts of hosts start `python -m bot` from folders of their own.
    for packages in VENV.glob("[lL]ib/**/site-packages"):
        (packages / "sealed-orders-checkout.pth").write_text(f"{ROOT}\n")
    stamp(lock_file).write_text(fingerprint(lock_file))


def progress(lock_file: Path) -> Callable[[str], None]:
    """Give what makes of pip's words how far it is: one line on a terminal, else a line now and then."""
    pinned = len(re.findall("^[^ #]+==", lock_file.read_text(), flags=re.MULTILINE))
    start, end, each = ("\r\033[K", "", 1) if sys.stdout.isatty() else ("", "\n", 20)
    found = []

    def tell(line: str) -> None:
        if line.startswith(("Collecting ", "Processing ")):
            found.append(re.split(r"==|-\d", line.split()[1].rpartition("/")[2])[0])
            if len(found) % each == 0:
                print(f"{start}  {len(found)} of {pinned} libraries: {found[-1]}", end=end, flush=True)
        elif line.startswith("Installing collected"):
            print(f"{start}  {len(found)} libraries are here, and are put in their place.", flush=True)

    return tell


def install_for_running() -> bool:
    """Bring the environment to what the bot needs, and tell whether it has no more than that.

    Whoever develops here has everything already, and more than the bot needs.
    """
    if is_installed(DEV_LOCK):
        return False
    install(RUNTIME_LOCK)
    return True


def is_installed(lock_file: Path) -> bool:
    """Tell whether the environment was made, here, from this very lock and pyproject.toml."""
    try:
        return stamp(lock_file).read_text() == fingerprint(lock_file) and VENV_PYTHON.exists()
    except FileNotFoundError:
        return False


def stamp(lock_file: Path) -> Path:
    """Give the file that remembers what was installed."""
    return VENV / f".{lock_file.stem}-installed"


def fingerprint(lock_file: Path) -> str:
    """Digest all that the environment depends on."""
    digest = hashlib.sha256(str(ROOT).encode())
    for source in (lock_file, ROOT / "pyproject.toml"):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def make_environment(folder: Path) -> Path:
    """Make an empty virtual environment in the place of whatever stood there, and name its Python."""
    if subprocess.call([sys.executable, "-m", "venv", "--clear", folder]):
        sys.exit("Python could not make a virtual environment. On Debian and Ubuntu, install python3-venv first.")
    return folder / VENV_PYTHON.relative_to(VENV)


def works(python: str | Path, also: str = "") -> bool:
    """Tell whether a Python starts, is not too old and can do what else is asked of it."""
    check = f"import sys\n{also}\nsys.exit(sys.version_info < {OLDEST_PYTHON})"
    try:
        return subprocess.run([python, "-c", check], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def start_again_with_newer_python() -> int:
    """Hand over to the newest Python on the path that will do, or say what is missing."""
    for minor in range(19, OLDEST_PYTHON[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and works(newer):
            return subprocess.call([newer, *sys.argv])
    needed, found = (".".join(map(str, version[:2])) for version in (OLDEST_PYTHON, sys.version_info))
    print(f"Sealed Orders needs Python {needed} or newer, and {sys.executable} is {found}.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(start_again_with_newer_python())
    sys.exit(main(sys.argv[1:]))
