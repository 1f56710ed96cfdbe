"""A page to keep: the record of a match as one HTML file that needs nothing else, to be stepped through.

What a record that cannot be played again holds is listed, with a sentence that says why.
"""

import base64
import hashlib
import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from PIL import Image, ImageChops, ImageFilter

from bot.games.contract import AnyGame, GameError, Seat
from bot.games.record import CLOSED, Logged, Moment, Record, check_proofs, closed_seats, moments
from bot.language import Language
from bot.text import escaped
from render.kit.names import pictured
from render.kit.png import changed
from render.picture import Picture
from render.presenter import Presenter, Scene

_WIDTH = 960
"""Of the pictures: half a page of a wide screen, more than a phone has."""
_WARNING = ' class="warning"'
_MOST_COLOURS = 255
"""Of a picture, so that there is one to spare: the one that shows what lies below."""
_LARGEST_CHANGE = 0.35
"""A change that takes more of a picture's bytes than this is no longer shown over it."""


@dataclass(frozen=True)
class Kept:
    """A record as somebody keeps it: its game, the players' names by seat, who looks on, in which language.

    Without a `seat` all is shown that the record opens. `fingerprint` is what was published when the match began, ""
    if that is not known.
    """

    game: AnyGame
    presenter: Presenter
    record: Record
    names: tuple[str, ...]
    language: Language
    seat: Seat | None = None
    fingerprint: str = ""

    @property
    def opened(self) -> Sequence[Seat]:
        """List the seats of which more is shown than everybody saw."""
        return range(len(self.record.entries)) if self.seat is None and self.presenter.keeps_hidden else ()

    def name(self, seat: Seat) -> str:
        """Name a player; nobody has named all seats of an edited record."""
        return self.names[seat] if seat in range(len(self.names)) else str(seat + 1)


@dataclass(frozen=True)
class Course:
    """The moments of a record as far as it can be played again, and why no further ("" if it can)."""

    moments: tuple[Moment, ...]
    reason: str


def course_of(kept: Kept) -> Course:
    """Play a record again as far as it goes. It may be edited by hand: whatever is wrong with it, nothing is raised."""
    played: list[Moment] = []
    try:
        played.extend(moments(kept.game, kept.record, kept.seat, opened=kept.opened))
    except GameError as error:
        told = (kept.presenter.problem(kept.language, one) for one in error.problems)
        return Course(tuple(played), " ".join(told))
    except Exception as error:  # whatever the rules stumble over
        reason = str(error) or type(error).__name__
        return Course(tuple(played), kept.language.say("page-unreadable", reason=escaped(reason)))
    return Course(tuple(played), "")


def pictures(kept: Kept, moment: Moment) -> tuple[Picture, ...]:
    """Draw what is shown of a moment, the board in any case."""
    scene = _pictured(kept, moment.view)
    events = kept.presenter.not_taken_back(moment.events)
    return kept.presenter.account_pictures(scene, events) or (kept.presenter.board(scene),)


def hidden(kept: Kept, shown: Sequence[Moment], number: int) -> tuple[Picture, ...]:
    """Draw what the players held in private from a moment on, until the next one."""
    scene = _pictured(kept, shown[number].view)
    return kept.presenter.held(scene, shown[number + 1].opened) if number + 1 < len(shown) else ()


def _pictured(kept: Kept, view: Any) -> Scene:
    names = pictured(kept.names, (), kept.language)
    return Scene(view=view, names=names, language=kept.language, plain=names)


def page(kept: Kept) -> str:
    """Write a record as a page. Raises nothing that an edited record could lead to."""
    course, language = course_of(kept), kept.language
    drawn = _Pictures()
    steps = [_step(kept, drawn, course.moments, number) for number in range(len(course.moments))]
    if course.reason:
        steps.append(_log(kept, unfolded=not steps))
    words = {name: escape(language.say(f"page-{name}")) for name in ("choose", "first", "back", "on", "last")}
    (_, seen), *about = _about(kept, course)
    said = [(how, f"<p{how}>{markdown(text)}</p>") for how, text in about]
    return Template(files("render").joinpath("page.html").read_text(encoding="utf-8")).substitute(
        words,
        lang=escape(language.code),
        title=escape(language.entry(kept.presenter.title(language), language.list(kept.names))),
        seen=markdown(seen),
        about="\n".join(text for how, text in said if how != _WARNING),
        warnings="\n".join(text for how, text in said if how == _WARNING),
        pictures="\n".join(drawn.styles),
        steps="\n".join(steps),
    )


def _about(kept: Kept, course: Course) -> Iterator[tuple[str, str]]:
    """Say what is seen, then what of the record has been verified; each sentence with how it looks."""
    language, quiet, warning = kept.language, ' class="quiet"', _WARNING
    if kept.seat is None:
        yield quiet, language.say("page-as-all" if kept.opened and course.moments else "page-as-public")
    else:
        yield quiet, language.say("page-as-seat", name=_bold(kept.name(kept.seat)))
    try:
        digest = hashlib.sha256(bytes.fromhex(kept.record.seed)).hexdigest()
    except ValueError:
        yield warning, language.say("page-fingerprint-unreadable")
    else:
        if not kept.fingerprint:
            yield quiet, language.say("page-fingerprint", digest=f"`{digest}`")
        elif kept.fingerprint.strip().casefold() == digest:
            yield quiet, language.say("page-fingerprint-same", digest=f"`{digest}`")
        else:
            given = f"`{escaped(kept.fingerprint)}`"
            yield warning, language.say("page-fingerprint-differs", digest=f"`{digest}`", fingerprint=given)
    try:
        check_proofs(kept.record)
    except GameError as error:
        for problem in error.problems:
            yield warning, kept.presenter.problem(language, problem)
    else:
        if kept.record.proofs:
            yield quiet, language.say("page-proofs")
    if not course.reason:
        yield quiet, language.say("page-replayed")
    elif course.moments:
        yield warning, language.say("page-breaks-off", line=str(course.moments[-1].line + 1), reason=course.reason)
    else:
        reason = course.reason
        if closed := closed_seats(kept.record):
            problems = (language.say("record-closed", seat=seat + 1) for seat in closed)
            reason = " ".join(problems)
        yield warning, language.say("page-no-steps", reason=reason)


def _step(kept: Kept, drawn: "_Pictures", shown: Sequence[Moment], number: int) -> str:
    """Write one step: what it shows and what has happened, with all sums."""
    moment, language, presenter = shown[number], kept.language, kept.presenter
    scene = Scene(view=moment.view, names=tuple(map(_bold, kept.names)), language=language, plain=kept.names)
    told = list(presenter.told(scene, moment.events))
    if number == len(shown) - 1:
        told += presenter.results(scene)
    seen = "".join(drawn.add(picture) for picture in pictures(kept, moment))
    held = "".join(drawn.add(picture) for picture in hidden(kept, shown, number))
    if held:
        held = f"<details open><summary>{escape(language.say('page-held'))}</summary>{held}</details>"
    where = language.say("page-step", step=str(number), steps=str(len(shown) - 1))
    return (
        f'<section class="step" id="step-{number}"><h2>{markdown(presenter.headline(scene))} '
        f"<small>{escape(where)}</small></h2><div><div>{seen}</div>"
        f'<div class="account">{paragraphs(told)}'
        f"<details><summary>{escape(language.say('page-board-text'))}</summary>"
        f"<pre>{markdown(presenter.board_text(scene))}</pre></details>{held}</div></div></section>"
    )


def _log(kept: Kept, *, unfolded: bool) -> str:
    """Write what a record holds, line by line."""
    rows = [
        f"<tr><td>{line.number}</td><td>{escape(kept.name(line.seat))}</td><td>{escape(line.decision)}</td>"
        f"<td>{_said(kept, line)}</td></tr>"
        for line in kept.record.log
    ]
    title = escape(kept.language.say("page-log"))
    options = f"<p><code>{escape(_text(bytes(kept.record.options)))}</code></p>"
    return f"<details{' open' * unfolded}><summary>{title}</summary>{options}<table>{''.join(rows)}</table></details>"


def _said(kept: Kept, line: Logged) -> str:
    language, action = kept.language, bytes(line.action)
    if line.kind == "leave":
        return escape(language.say("page-leaves"))
    if line.kind == "reopen":
        return escape(language.say("page-reopens"))
    if line.kind == "undo":
        return escape(language.say("page-undoes", line=_text(action)))
    return escape(language.say("page-closed")) if action == CLOSED else f"<code>{escape(_text(action))}</code>"


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _bold(name: str) -> str:
    return f"**{escaped(name)}**"


def paragraphs(told: Sequence[str]) -> str:
    """Write the lines of an account as HTML: paragraphs, lists, and small print."""
    written, listed = [], False
    for line in (line for text in told for line in text.splitlines() if line.strip()):
        item = line.lstrip().startswith("- ")
        if item != listed:
            written.append("<ul>" if item else "</ul>")
            listed = item
        if item:
            written.append(f"<li>{markdown(line.lstrip()[2:])}</li>")
        elif line.startswith("-# "):
            written.append(f"<p><small>{markdown(line[3:])}</small></p>")
        else:
            written.append(f"<p>{markdown(line.lstrip('# '))}</p>")
    return "".join((*written, "</ul>" * listed))


_MARKS = re.compile(r"\\(?P<plain>[^\w\s])|\*\*(?P<bold>(?:\\.|[^*\\])+)\*\*|`(?P<code>[^`]+)`")


def markdown(text: str) -> str:
    """Write Discord's Markdown, as far as our sentences use it, as HTML."""
    written, at = [], 0
    for mark in _MARKS.finditer(text):
        written.append(escape(text[at : mark.start()]))
        at = mark.end()
        if mark["bold"] is not None:
            written.append(f"<strong>{markdown(mark['bold'])}</strong>")
        elif mark["code"] is not None:
            written.append(f"<code>{escape(mark['code'])}</code>")
        else:
            written.append(escape(mark["plain"]))
    return "".join((*written, escape(text[at:])))


@dataclass
class _Pictures:
    """The pictures of a page. One that is much like an earlier one of its kind is what changes, laid over that."""

    styles: list[str] = field(default_factory=list)
    _latest: dict[tuple[int, int, bytes], tuple[str, Image.Image, int]] = field(default_factory=dict)

    def add(self, picture: Picture) -> str:
        """Take a picture in, and give the HTML that shows it."""
        image = _reduced(picture)
        colours = bytes(image.getpalette() or [])
        kind = (*image.size, colours)
        over = ""
        if kind in self._latest:
            below, before, size = self._latest[kind]
            change = _change(before, image)
            if change is not None and len(change) > size * _LARGEST_CHANGE:
                del self._latest[kind]
            elif change is not None:
                over = f'<img alt="" loading="lazy" src="{_data(change)}">'
        if kind not in self._latest:
            content = _png(image)
            below, over = f"p{len(self.styles)}", ""
            ratio = f"{image.width}/{image.height}"
            shape = f"aspect-ratio: {ratio}; --wide: {image.width / image.height:.3f}"
            self.styles.append(f".{below} {{ {shape}; background-image: url({_data(content)}) }}")
            self._latest[kind] = (below, image, len(content))
        return f'<div class="picture {below}" role="img" aria-label="{escape(picture.alt)}">{over}</div>'


def _reduced(picture: Picture) -> Image.Image:
    """Open a picture at the size of the page, in the colours that it has."""
    image = Image.open(io.BytesIO(picture.png))
    few = image.mode == "P" and len(image.getpalette() or ()) <= 3 * _MOST_COLOURS
    height = round(image.height * _WIDTH / image.width)
    small = image.convert("RGB").resize((_WIDTH, height), Image.Resampling.LANCZOS)
    return small.quantize(_MOST_COLOURS, palette=image if few else None, dither=Image.Dither.NONE)


def _change(before: Image.Image, after: Image.Image) -> bytes | None:
    """Give what differs between two pictures of the same colours, the rest transparent; None if nothing does."""
    differs = changed(before, after)
    if differs.getbbox() is None:
        return None
    change, colours = after.copy(), after.getpalette() or []
    unchanged = len(colours) // 3
    change.putpalette([*colours, 0, 0, 0])
    # A little of what is around comes along: where a browser scales both, what lies below would shine through edges.
    change.paste(unchanged, mask=ImageChops.invert(differs.filter(ImageFilter.MaxFilter(5))))
    return _png(change, transparency=unchanged)


def _png(image: Image.Image, **how: int) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=9, **how)
    return file.getvalue()


def _data(content: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(content).decode()}"
