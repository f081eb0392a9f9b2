"""A soft bowl with a suction foot, and its lid, which leans on it."""
from materials import NEUTRAL
from kitchen_food import at_table, blueberries, heap
from stage import moved
from tableware import CM, bowl, lid, plastic, silicone, table_shot


def build(view, material='silicone'):
    with moved(turn=(0, 0, 18)):
        bowl(silicone())
    with moved((7.2 * CM, -5.05 * CM, 4.25 * CM), (40, 0, 55)), moved(turn=(0, 0, 75)):
        lid(plastic('lid', tuple(.86 * part for part in NEUTRAL)))
    if view == 'use':
        blueberries(heap(36, .72, 3.3, 1.0, 4))
        blueberries([(x, y, .66) for x, y in ((-5, -8), (-2.8, -8.8))])
        return at_table(table_shot(target=(.07, -.05, .08), span=.66, elevation=26, azimuth=12))
    return table_shot(target=(.07, -.05, .07), span=.56, elevation=28, azimuth=12)
