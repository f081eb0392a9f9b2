"""Two smaller bibs with shallower pockets, in two shades of one color."""
from bib import Bend, deeper, soft_plastic, standing_bib
from kitchen_food import at_table, peas
from tableware import table_shot


def build(view, material='tpe'):
    bend = Bend(14, 11.5, 15.0, .2)
    standing_bib(soft_plastic(), 5.5, -4, -14, size=.8, pocket=3.3, bend=bend)
    standing_bib(deeper(), -7, 6, 8, size=.8, pocket=3.3, bend=Bend(15, 12.5, 14.6, -.25))
    if view == 'use':
        peas([(x, y, .4) for x, y in ((-4.5, -10), (-3.2, -10.8), (-5.6, -11.2))])
        return at_table(table_shot(target=(-.01, 0, .25), span=.95, elevation=15, azimuth=10))
    return table_shot(target=(-.01, 0, .24), span=.88, elevation=19, azimuth=10)
