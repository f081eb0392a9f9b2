"""Two low cups in two shades of one color."""
from kitchen_food import at_table, blueberries
from stage import moved
from tableware import CM, DEEPER, cup, plastic, rubber, table_shot


def build(view, material='plastic'):
    with moved((-3.2 * CM, -2.2 * CM, 0), (0, 0, 8)):
        cup(plastic(), rubber())
    with moved((4.2 * CM, 3.4 * CM, 0), (0, 0, -38)):
        cup(plastic('plastic 2', DEEPER), rubber())
    if view == 'use':
        blueberries([(x, y, .66) for x, y in ((1.5, -6.5), (3.2, -6.0), (11, -1.5))])
        return at_table(table_shot(target=(.012, 0, .085), span=.58, elevation=18, azimuth=12))
    return table_shot(target=(.012, 0, .075), span=.46, elevation=25, azimuth=12)
