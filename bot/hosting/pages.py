"""Serve what Discord's form for bots asks the addresses of, terms and privacy, and the site where it was made.

The texts lie beside `bot`, in a checkout as in what is installed. The site is what `make site` puts into `build/site`.
"""

import argparse
import asyncio
import html
import re
import signal
import sys
from pathlib import Path
from typing import Any, Final

from aiohttp import web
from markdown_it import MarkdownIt

HOUSE: Final = Path(__file__).resolve().parents[2]
NEEDED: Final = ("TERMS", "PRIVACY")
BESIDE: Final = ("CHANGELOG", "SECURITY", "LICENSE")
"""What the needed ones lead to."""
_ADDRESS: Final = rf"/{{name:(?i:{'|'.join((*NEEDED, *BESIDE))})}}{{kind:(?:\.md|\.html)?}}"
_FRAME: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>
:root {{ color-scheme: light dark }}
body {{ max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.6 system-ui, sans-serif }}
table {{ display: block; overflow-x: auto; border-collapse: collapse; font-size: .9rem }}
td, th {{ border: 1px solid #8886; padding: .3rem .5rem; text-align: start; vertical-align: top }}
</style></head><body>{body}</body></html>
"""


def add_commands(commands: Any) -> None:
    """Add the verb `pages`."""
    parser = commands.add_parser("pages")
    parser.add_argument("--listen", default="127.0.0.1:8470", metavar="HOST:PORT", help="where (%(default)s)")
    parser.add_argument("--site", type=Path, metavar="FOLDER", help="the site that was made, if it lies elsewhere")
    parser.add_argument("--texts", type=Path, metavar="FOLDER", help="TERMS.md and PRIVACY.md of your own")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Serve the pages until told to stop. Exit codes: 0 well, 2 they cannot be served."""
    host, _, port = asked.listen.rpartition(":")
    site = asked.site or next((one for one in (HOUSE / "build/site", HOUSE / "site") if one.is_dir()), None)
    texts = asked.texts or HOUSE
    lacking = [str(texts / f"{name}.md") for name in NEEDED if not (texts / f"{name}.md").is_file()]
    if site is not None and not (site / "index.html").is_file():
        lacking.append(str(site / "index.html"))
    if lacking:
        print(f"There is no {' and no '.join(lacking)}.", file=sys.stderr)
    elif not host or not port.isdecimal():
        print(f"--listen is a host and a port, such as 127.0.0.1:8470, not “{asked.listen}”.", file=sys.stderr)
    else:
        try:
            asyncio.run(_serve(application(site, texts, own=asked.texts is not None), host.strip("[]"), int(port)))
            return 0
        except (OSError, OverflowError) as error:
            print(f"Nobody can be answered at {asked.listen}: {error}.", file=sys.stderr)
    return 2


def application(site: Path | None, texts: Path, *, own: bool = False) -> web.Application:
    """Give what answers: with the texts of the site, unless there is none or the operator has his `own`."""

    async def text(request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"].upper()
        if site is not None and not (own and name in NEEDED) and (made := site / f"{name}.html").is_file():
            return web.FileResponse(made)
        for written in (texts / f"{name}.md", HOUSE / f"{name}.md", HOUSE / name):
            if written.is_file():
                return web.Response(text=_readable(written), content_type="text/html")
        raise web.HTTPNotFound

    async def home(_request: web.Request) -> web.StreamResponse:
        raise web.HTTPFound("/terms" if site is None else "/index.html")

    served = web.Application()
    served.router.add_get("/", home)
    served.router.add_get(_ADDRESS, text)
    if site is not None:
        served.router.add_static("/", site)
    return served


def _readable(file: Path) -> str:
    """Give a text as a page that reads well anywhere."""
    source = file.read_text("utf-8")
    body = MarkdownIt("js-default").render(source) if file.suffix == ".md" else f"<pre>{html.escape(source)}</pre>"
    title = re.search(r"^# (.+)$", source, flags=re.MULTILINE)
    return _FRAME.format(title=html.escape(title[1] if title else file.name), body=body)


async def _serve(served: web.Application, host: str, port: int) -> None:
    stopping = asyncio.Event()
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, stopping.set)
    runner = web.AppRunner(served, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        shown = f"[{host}]" if ":" in host else host
        print(*(f"http://{shown}:{port}/{name.lower()}" for name in NEEDED), sep="\n", flush=True)
        await stopping.wait()
    finally:
        await runner.cleanup()
