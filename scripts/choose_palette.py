"""Choose the colours of the palette files anew, after a change of the drawings: python -m scripts.choose_palette."""

import render.guardians.look.palette
import render.macht_ohnmacht.palette
import render.power.palette
import render.verraeter.palette
from scripts.palettes import guardians_cards, guardians_table, macht_ohnmacht, power, verraeter
from scripts.palettes.choosing import write_palette

if __name__ == "__main__":
    write_palette(verraeter.chosen_board_palette(), render.verraeter.palette.BOARD_FILE)
    write_palette(verraeter.chosen_cards_palette(), render.verraeter.palette.CARDS_FILE)
    write_palette(macht_ohnmacht.chosen_palette(), render.macht_ohnmacht.palette.FILE)
    write_palette(power.chosen_palette(), render.power.palette.FILE)
    write_palette(guardians_table.chosen_palette(), render.guardians.look.palette.TABLE_FILE)
    write_palette(guardians_cards.chosen_cards_palette(), render.guardians.look.palette.CARDS_FILE)
