"""The words and pictures of Macht & Ohnmacht: `MachtOhnmachtPresenter`."""

from render.macht_ohnmacht.presenter import MachtOhnmachtPresenter

__all__ = ["MachtOhnmachtPresenter"]
