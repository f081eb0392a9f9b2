"""A low cup with dents for small hands."""
from kitchen_food import at_table, blueberries
from tableware import cup, plastic, rubber, table_shot


def build(view, material='plastic'):
    cup(plastic(), rubber(), rubber('mark'))
    if view == 'use':
        blueberries([(x, y, .66) for x, y in ((7, -2), (8.6, -.4), (-6.5, 1.5))])
        return at_table(table_shot(target=(0, 0, .09), span=.40, elevation=18, azimuth=20))
    return table_shot(target=(0, 0, .083), span=.27, elevation=24, azimuth=20)
