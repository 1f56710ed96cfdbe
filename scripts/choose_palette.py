"""Choose the colours of the palette files anew, after a change of the drawings: python -m scripts.choose_palette."""

from render.guardians import board_palette as guardians_table
from render.guardians import card_palette as guardians
from render.kit.png import write_palette
from render.macht_ohnmacht import palette as macht_ohnmacht
from render.power import palette as power
from render.verraeter import palette as verraeter

if __name__ == "__main__":
    write_palette(verraeter.chosen_board_palette(), verraeter.BOARD_FILE)
    write_palette(verraeter.chosen_cards_palette(), verraeter.CARDS_FILE)
    write_palette(macht_ohnmacht.chosen_palette(), macht_ohnmacht.FILE)
    write_palette(power.chosen_palette(), power.FILE)
    write_palette(guardians_table.chosen_palette(), guardians_table.FILE)
    write_palette(guardians.chosen_cards_palette(), guardians.CARDS_FILE)
