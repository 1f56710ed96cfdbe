"""What stands ready in deploy/ starts the bot with flags, settings and ports that there are, and that fit together."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.roles import Duty, read_flags
from bot.settings import Settings

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
COMPOSED = ("compose.yaml", "compose.sqlite.yaml")
UNITS = ("sealed-orders.service", "sealed-orders@.service")
SETTINGS = {name.upper() for name in Settings.model_fields}
START = "sealed-orders"


def services(file: str) -> dict[str, dict[str, Any]]:
    read: dict[str, dict[str, Any]] = yaml.safe_load((DEPLOY / file).read_text())["services"]
    return read


def processes(file: str) -> dict[str, tuple[Duty, dict[str, str]]]:
    """Give what each process of ours does, and what it is told beside .env."""
    found = {}
    for name, service in services(file).items():
        if service["command"][0] == START:
            duty, others = read_flags(service["command"][1:])
            assert {*others} <= {"--no-playground"}, name
            found[name] = duty, service["environment"]
    return found


def lines(unit: str) -> list[str]:
    return [line for line in (DEPLOY / unit).read_text().splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("file", COMPOSED)
def test_composed_processes_know_their_flags_and_settings(file: str) -> None:
    assert processes(file)
    for name, (_, told) in processes(file).items():
        assert {*told} <= SETTINGS, name


@pytest.mark.parametrize("file", COMPOSED)
def test_composed_files_name_volumes_and_services_that_there_are(file: str) -> None:
    whole = yaml.safe_load((DEPLOY / file).read_text())
    for name, service in whole["services"].items():
        named = {one.split(":")[0] for one in service.get("volumes", ()) if not one.startswith(".")}
        assert named <= {*whole["volumes"]}, name
        network = service.get("network_mode", "").removeprefix("service:")
        assert {*service.get("depends_on", ()), *filter(None, [network])} <= {*whole["services"]}, name
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_the_composed_processes_do_everything_and_each_shard_is_served_once() -> None:
    duties = [duty for duty, _ in processes("compose.yaml").values()]
    assert frozenset().union(*(duty.roles for duty in duties)) == Duty().roles
    gateways = [duty.shards for duty in duties if duty.connects]
    (total,) = {shards.total for shards in gateways}
    assert sorted(shard for shards in gateways for shard in shards.ids) == list(range(total))
    assert [duty for duty, _ in processes("compose.sqlite.yaml").values()] == [Duty()]


def test_each_process_is_asked_for_its_health_and_its_numbers_at_a_port_of_its_own() -> None:
    told = {name: settings for name, (_, settings) in processes("compose.yaml").items()}
    ports = [settings["METRICS_PORT"] for settings in told.values() if "METRICS_PORT" in settings]
    drawing = told["draw"]["DRAW_LISTEN"]
    assert len({*ports, drawing.rpartition(":")[2]}) == len(told)
    watching = yaml.safe_load((DEPLOY / "monitoring" / "prometheus-roles.yml").read_text())
    (scraped,) = watching["scrape_configs"]
    assert scraped["static_configs"] == [{"targets": [f"127.0.0.1:{port}" for port in ports]}]
    for name in told:
        check = " ".join(services("compose.yaml")[name]["healthcheck"]["test"])
        assert 'os.environ["METRICS_PORT"]' in check or drawing in check, name
    assert {settings.get("DRAW_URL", f"http://{drawing}") for settings in told.values()} == {f"http://{drawing}"}


def test_who_draws_is_told_no_secret() -> None:
    drawing = services("compose.yaml")["draw"]
    assert drawing["env_file"] == []
    assert {*drawing["environment"]} == {"DRAW_LISTEN"}


def test_the_arguments_of_the_template_unit_are_flags_that_there_are() -> None:
    text = (DEPLOY / "sealed-orders@.service").read_text()
    written = re.findall(r"'ARGUMENTS=(.*?)'", text)
    (roles,) = re.findall(r"for role in (.*?);", text)
    duties = [read_flags(shlex.split(one)) for one in (*written, *(f"--role {role}" for role in roles.split()))]
    assert all(others == () for _, others in duties)
    assert frozenset().union(*(duty.roles for duty, _ in duties)) == Duty().roles
    assert sorted(shard for duty, _ in duties if duty.connects for shard in duty.shards.ids) == [0, 1]


def test_both_units_shut_the_bot_in_alike() -> None:
    one, other = (lines(unit)[lines(unit).index("DynamicUser=yes") :] for unit in UNITS)
    assert one == other


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_the_unit(unit: str, tmp_path: Path) -> None:
    installed = tmp_path / unit.replace("@", "@courier")
    text = (DEPLOY / unit).read_text().replace("/opt/sealed-orders/.venv/bin/sealed-orders", sys.executable)
    for copy in (installed, tmp_path / unit):
        copy.write_text(text)
    verify = ["systemd-analyze", "verify", "--man=no", str(installed)]
    ran = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")
