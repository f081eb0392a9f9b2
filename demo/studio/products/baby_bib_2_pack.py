"""Two soft bibs in two shades of one color."""
from bib import Bend, deeper, soft_plastic, standing_bib
from kitchen_food import at_table, blueberries
from tableware import table_shot


def build(view, material='tpe'):
    standing_bib(soft_plastic(), -6, -5, 12)
    standing_bib(deeper(), 9.5, 8, -6, bend=Bend(16, 11.5, 15.0, .25))
    if view == 'use':
        blueberries([(x, y, .66) for x, y in ((1.5, -14), (3.6, -13))])
        return at_table(table_shot(target=(.045, 0, .34), span=1.34, elevation=14, azimuth=14))
    return table_shot(target=(.045, 0, .33), span=1.16, elevation=17, azimuth=14)
