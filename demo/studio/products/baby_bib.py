"""A soft bib with a deep pocket."""
from bib import soft_plastic, standing_bib
from kitchen_food import at_table, blueberries
from tableware import table_shot


def build(view, material='tpe'):
    standing_bib(soft_plastic())
    if view == 'use':
        blueberries([(x, y, .66) for x, y in ((13.5, -8), (11.5, -9.6), (-13, -9))])
        return at_table(table_shot(target=(0, 0, .32), span=.96, elevation=13, azimuth=20))
    return table_shot(target=(0, 0, .315), span=.78, elevation=16, azimuth=26)
