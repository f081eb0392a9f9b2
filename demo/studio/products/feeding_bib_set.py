"""A bib with a deep pocket, a spoon, and a fork."""
from bib import soft_plastic, standing_bib
from cutlery import fork, spoon, spoon_at
from kitchen_food import at_table, blueberries
from tableware import plastic, table_shot


def build(view, material='plastic'):
    standing_bib(soft_plastic(), -2, 3, 4)
    color = plastic()
    spoon_at(-3.5, -13, 24, color, spoon)
    spoon_at(7.5, -12.5, 36, color, fork)
    if view == 'use':
        blueberries([(x, y, .66) for x, y in ((-11, -11), (-9.4, -12), (13, -8))])
        return at_table(table_shot(target=(0, -.05, .29), span=1.12, elevation=19, azimuth=18))
    return table_shot(target=(.0, -.05, .275), span=.98, elevation=24, azimuth=18)
