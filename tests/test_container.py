"""The steps of the Containerfile, one by one, in clean roots of Debian: for where no builder of images is.

The image's own Python is Debian's here.
"""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.playground import Playground

ROOT = Path(__file__).resolve().parent.parent
FROM_HERE = ("etc/resolv.conf", "etc/hosts", "etc/apt", "etc/ssl/certs/ca-certificates.crt", "etc/pip.conf")
"""By what the network is reached."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("debootstrap"), reason="needs root and debootstrap"),
]


def call(*command: object) -> None:
    ran = subprocess.run([str(one) for one in command], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{command}: {ran.stdout[-2000:]}{ran.stderr[-2000:]}"


class Image:
    """What the steps have made so far."""

    def __init__(self, root: Path, clean: Path) -> None:
        call("cp", "--archive", "--reflink=auto", clean, root)
        self.root, self.folder, self.user, self.command = root, "/", "root", [""]
        self.environment = {"PATH": "/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin", "DEBIAN_FRONTEND": "noninteractive"}

    def start(self, *command: str) -> list[str]:
        told = [f"{name}={value}" for name, value in self.environment.items()]
        where = ["chroot", f"--userspec={self.user}", str(self.root), "env", "-i", f"--chdir={self.folder}"]
        return [*where, *told, *command]

    def do(self, step: str, stages: "dict[str, Image]") -> None:
        word, _, rest = step.partition(" ")
        match word:
            case "RUN":
                call(*self.start("sh", "-ec", rest))
            case "WORKDIR":
                self.folder = rest
                self.inside(rest).mkdir(parents=True, exist_ok=True)
            case "ARG":
                self.environment[rest.partition("=")[0]] = "given"
            case "ENV":
                given = (one.split("=", 1) for one in rest.split())
                self.environment |= {name: value.replace("$PATH", self.environment["PATH"]) for name, value in given}
            case "USER":
                self.user = rest
            case "COPY":
                *sources, target = rest.split()
                stage = stages[sources.pop(0).partition("=")[2]].root if sources[0].startswith("--from=") else ROOT
                for one in sources:
                    call("cp", "--archive", "--no-target-directory", stage / one.lstrip("/"), self.at(one, target))
            case "CMD":
                self.command = json.loads(rest)
            case _:
                assert word == "VOLUME", step

    def at(self, source: str, target: str) -> Path:
        return self.inside(target) / Path(source).name if target.endswith((".", "/")) else self.inside(target)

    def inside(self, path: str) -> Path:
        return self.root / os.path.normpath(os.path.join(self.folder, path)).lstrip("/")


@pytest.fixture
def image(tmp_path: Path) -> Iterator[Image]:
    """Carry the Containerfile out."""
    clean = tmp_path / "clean"
    packages = "--include=python3,python3-venv,ca-certificates"
    if subprocess.run(["debootstrap", "--variant=minbase", packages, "bookworm", clean], check=False).returncode:
        pytest.skip("Debian's packages are not reached")
    (clean / "usr/bin/python").symlink_to("python3")
    for name in filter(lambda name: Path("/", name).exists(), FROM_HERE):
        # A link in there could lead out of it.
        call("rm", "-rf", clean / name)
        call("cp", "--recursive", "--dereference", f"/{name}", clean / name)
    text = re.sub(r"^#.*\n", "", (ROOT / "deploy" / "Containerfile").read_text(), flags=re.MULTILINE)
    stages: dict[str, Image] = {}
    for step in re.sub(r"\\\n\s*", " ", text).splitlines():
        if step.startswith("FROM "):
            stages[step.split()[-1]] = image = Image(tmp_path / f"stage-{len(stages)}", clean)
        elif step:
            image.do(step, stages)
    yield image
    for root in (clean, *(stage.root for stage in stages.values())):
        call("rm", "-rf", "--one-file-system", root)


async def test_what_the_containerfile_makes_logs_in_as_a_user_of_its_own(image: Image) -> None:
    assert image.user == "sealed-orders"
    told = subprocess.run(image.start(*image.command), capture_output=True, text=True, check=False)  # noqa: ASYNC221
    assert (told.returncode, told.stderr.partition(":")[0]) == (2, "DISCORD_TOKEN is not set")
    version = subprocess.run(image.start("sealed-orders", "--version"), capture_output=True, text=True, check=True)  # noqa: ASYNC221
    assert "(given)" in version.stdout
    async with Playground() as playground:
        image.environment |= {"DISCORD_TOKEN": playground.token, "DISCORD_API_URL": playground.api_url}
        bot = await asyncio.create_subprocess_exec(*image.start(*image.command))
        await playground.connected()
        bot.send_signal(signal.SIGTERM)
        assert await bot.wait() == 0
    assert image.inside("data/sealed-orders.db").stat().st_uid == 10001
