"""Terms, privacy and the site are served, from what there is."""

import socket
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot import commands
from bot.hosting import pages


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name in ("index", "TERMS"):
        (tmp_path / f"{name}.html").write_text(f"the {name} of the site")
    return tmp_path


async def read(site: Path | None, *addresses: str, texts: Path | None = None) -> list[str]:
    served = pages.application(site, texts or pages.HOUSE, own=texts is not None)
    async with TestClient(TestServer(served)) as client:
        return [await (await client.get(address)).text() for address in addresses]


async def test_without_a_site_the_texts_are_readable_and_what_they_lead_to_is_there() -> None:
    terms, privacy, *beside = await read(None, "/terms", "/PRIVACY.md", "/LICENSE", "/CHANGELOG.md", "/")
    assert "<h1>Terms of service</h1>" in terms
    assert "<td>what you have noted and marked for yourself</td>" in privacy
    assert all("<!doctype html>" in page for page in beside)


async def test_a_site_is_served_with_its_own_terms_and_nothing_beside_it(site: Path) -> None:
    home, terms, privacy, outside = await read(site, "/", "/terms", "/privacy", "/..%2Fpyproject.toml")
    assert (home, terms) == ("the index of the site", "the TERMS of the site")
    assert "<h1>Privacy</h1>" in privacy
    assert "[project]" not in outside


async def test_an_operators_own_terms_stand_in_the_place_of_the_sites(site: Path, tmp_path: Path) -> None:
    (tmp_path / "TERMS.md").write_text("# Our terms <script>")
    assert all(
        "Our terms &lt;script&gt;</h1>" in page for page in await read(site, "/terms", "/TERMS.html", texts=tmp_path)
    )


def test_what_cannot_be_served_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        wrong = [("--listen", listen) for listen in (f"127.0.0.1:{port}", "127.0.0.1:70000", "8470")]
        for words in (*wrong, ("--texts", str(tmp_path)), ("--site", str(tmp_path))):
            assert commands.main(["pages", *words]) == 2
            assert capsys.readouterr().err.count("\n") == 1, words
