"""The words and pictures of Guardians: `GuardiansPresenter`.

Each room imports only what stands below it:

    presenter       what delivery and cogs ask for
    opened          what both players held, once everybody may know it
    combat          a combat: both armies, the command cards, every match-up
    table           lands, strongholds, players, the layout, the poster of the end
    cards           faces, hands, decks, single cards
    look            colours, signs, emblems and art, of which the pictures are made
    words           names, questions, accounts, what a sheet says, captions in pictures
"""

from render.guardians.presenter import GuardiansPresenter

__all__ = ["GuardiansPresenter"]
