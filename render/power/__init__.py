"""The words and pictures of Power: `PowerPresenter`."""

from render.power.presenter import PowerPresenter

__all__ = ["PowerPresenter"]
