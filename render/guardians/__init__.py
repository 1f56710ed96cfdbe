"""The words and pictures of Guardians: `GuardiansPresenter`."""

from render.guardians.presenter import GuardiansPresenter

__all__ = ["GuardiansPresenter"]
