"""A plate with a high rim, a spoon, and a fork."""
from cutlery import fork, spoon, spoon_at
from kitchen_food import at_table, meal
from stage import moved
from tableware import CM, plastic, plate, rubber, table_shot


def build(view, material='plastic'):
    color = plastic()
    with moved((-3.5 * CM, 0, 0), (0, 0, 6)):
        plate(color, rubber())
    spoon_at(8.7, -1.0, 86, color, spoon)
    spoon_at(12.9, -1.6, 82, color, fork)
    if view == 'use':
        with moved((-3.5 * CM, 0 * CM, 0), (0, 0, 6)):
            meal()
        return at_table(table_shot(target=(.035, 0, .04), span=.84, elevation=32, azimuth=8))
    return table_shot(target=(.035, -.01, .02), span=.76, elevation=42, azimuth=8)
