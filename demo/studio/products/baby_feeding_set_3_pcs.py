"""A plate, a cup, and a spoon."""
from cutlery import spoon, spoon_at
from kitchen_food import at_table, fruit
from stage import moved
from tableware import CM, cup, plastic, plate, rubber, table_shot


def build(view, material='plastic'):
    color, ring = plastic(), rubber()
    with moved((-1.5 * CM, -2 * CM, 0), (0, 0, 8)):
        plate(color, ring)
    with moved((7.5 * CM, 10.5 * CM, 0), (0, 0, 20)):
        cup(color, ring)
    spoon_at(11.6, -4, 76, color, spoon)
    if view == 'use':
        with moved((-1.5 * CM, -2 * CM, 0), (0, 0, 8)):
            fruit()
        return at_table(table_shot(target=(.045, .02, .06), span=.80, elevation=27, azimuth=10))
    return table_shot(target=(.045, .02, .05), span=.70, elevation=36, azimuth=10)
