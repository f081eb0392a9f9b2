"""Two bibs, a plate, a cup, a spoon, and a fork."""
from bib import Bend, deeper, soft_plastic, standing_bib
from cutlery import fork, spoon, spoon_at
from kitchen_food import at_table, fruit
from stage import moved
from tableware import CM, cup, plastic, plate, rubber, table_shot


def build(view, material='plastic'):
    standing_bib(soft_plastic(), -12, 10, 10)
    standing_bib(deeper(), 11, 15, -10, bend=Bend(16, 11.5, 15.0, .25))
    color, ring = plastic(), rubber()
    with moved((-3 * CM, -11 * CM, 0), (0, 0, 8)):
        plate(color, ring)
    with moved((14 * CM, -3 * CM, 0), (0, 0, 10)):
        cup(color, ring)
    spoon_at(11.5, -14, 76, color, spoon)
    spoon_at(16.5, -14.5, 70, color, fork)
    if view == 'use':
        with moved((-3 * CM, -11 * CM, 0), (0, 0, 8)):
            fruit()
        return at_table(table_shot(target=(.03, 0, .27), span=1.36, elevation=20, azimuth=8))
    return table_shot(target=(.03, 0, .24), span=1.22, elevation=26, azimuth=8)
