"""The pictures and the words of Verräter; delivery and the cogs need its presenter alone."""

from render.verraeter.presenter import VerraeterPresenter

__all__ = ["VerraeterPresenter"]
