"""What stands ready in deploy/monitoring asks for numbers that the bot tells, and every alert says what to do."""

import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
import pytest_asyncio
import yaml
from prometheus_client.metrics import MetricWrapperBase

from bot.client import SealedOrders
from bot.clock import ManualClock
from bot.games.registry import house_games
from bot.metrics import Metrics
from bot.store import Store
from tests import databases

ROOT = Path(__file__).resolve().parent.parent
MONITORING = ROOT / "deploy" / "monitoring"
ALERTS = [
    rule for group in yaml.safe_load((MONITORING / "alerts.yml").read_text())["groups"] for rule in group["rules"]
]
DASHBOARD: dict[str, Any] = json.loads((MONITORING / "grafana-dashboard.json").read_text())

SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
PROMETHEUS_ADDS = {"job", "instance", "le"}


class Told(NamedTuple):
    """The names of all numbers, and those of their labels."""

    names: set[str]
    labels: set[str]


@pytest_asyncio.fixture
async def told(tmp_path: Path) -> AsyncIterator[Told]:
    store = await Store.open(await databases.at(tmp_path / "bot.db"), ManualClock())
    metrics = Metrics(store)
    async with SealedOrders(store, house_games(), store.clock, backups=tmp_path / "backups") as bot:
        bot.backups.folder = tmp_path  # also where a server makes its own
        metrics.watch(bot)
        await metrics.health()
        families = list(metrics.registry.collect())
    await store.close()
    counted = [one for one in vars(metrics).values() if isinstance(one, MetricWrapperBase)]
    yield Told(
        {f"{one.name}{suffix}" for one in families for suffix in SUFFIXES[one.type]} | {"up"},
        {label for one in counted for label in one._labelnames}
        | {label for one in families for sample in one.samples for label in sample.labels}
        | PROMETHEUS_ADDS,
    )


async def test_the_library_warns_no_host_of_voice_that_is_never_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for warning in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, warning, True)
    store = await Store.open(await databases.at(tmp_path / "bot.db"), ManualClock())
    async with SealedOrders(store, house_games(), store.clock):
        assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []
    await store.close()


def asked(expression: str) -> Told:
    """Read an expression of Prometheus' language, as far as it is used here."""
    labels = {
        label for matchers in re.findall(r"\{(.*?)\}", expression) for label in re.findall(r"(\w+) *[=!]", matchers)
    }
    groups = re.findall(r"\bby \((.*?)\)", expression)
    labels |= {label.strip() for group in groups for label in group.split(",")}
    bare = re.sub(r"\{.*?\}|\[.*?\]|\bby \(.*?\)", " ", expression)
    names = set(re.findall(r"\b([a-z_]\w*)\b(?! *\()", bare)) - {"or", "and", "unless"}
    return Told(names, labels)


def expressions() -> Iterator[str]:
    yield from (rule["expr"] for rule in ALERTS)
    yield from (target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ()))


async def test_every_expression_names_numbers_and_labels_that_there_are(told: Told) -> None:
    for expression in expressions():
        names, labels = asked(expression)
        assert names, expression
        assert names <= told.names, expression
        assert labels <= told.labels, expression


def whole(names: set[str]) -> set[str]:
    """Take the parts of a histogram together."""
    return {re.sub("_(bucket|sum|count)$", "", name) for name in names}


async def test_everything_that_is_told_is_on_the_dashboard_or_wakes_somebody(told: Told) -> None:
    looked_at = set().union(*(asked(expression).names for expression in expressions()))
    of_ours, of_those = (
        {name for name in names if name.startswith("sealed_orders")} for names in (told.names, looked_at)
    )
    assert whole(of_ours) == whole(of_those)


def test_every_alert_says_what_has_happened_and_what_to_do_and_the_page_for_hosts_explains_it() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for rule in ALERTS:
        assert rule["for"]
        for text in (rule["annotations"]["summary"], rule["annotations"]["description"]):
            assert text.strip().endswith((".", "{{ end }}.")), rule["alert"]
        assert f"`{rule['alert']}`" in page
    assert len(ALERTS) == len({rule["alert"] for rule in ALERTS}) == 6


def test_prometheus_is_told_of_the_alerts_and_asks_on_the_loopback_for_the_job_that_they_name() -> None:
    scraping = yaml.safe_load((MONITORING / "prometheus.yml").read_text())
    (job,) = scraping["scrape_configs"]
    assert scraping["rule_files"] == ["alerts.yml"]
    assert [target for one in job["static_configs"] for target in one["targets"]] == ["127.0.0.1:9464"]
    assert all(f'job="{job["job_name"]}"' in expression for expression in expressions())


def test_the_panels_of_the_dashboard_have_room_and_say_what_they_show() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        at = panel["gridPos"]
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not cells & taken
        assert at["x"] + at["w"] <= 24
        taken |= cells
        assert panel["title"]
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(ids) == len(set(ids))
