"""A spoon and a fork with short, thick handles."""
from cutlery import fork, spoon, spoon_at
from kitchen_food import at_table, blueberries
from tableware import plastic, table_shot


def build(view, material='plastic'):
    color = plastic()
    spoon_at(-3.0, 0, 76, color, spoon)
    spoon_at(2.6, 0, 100, color, fork)
    if view == 'use':
        blueberries([(x, y, .66) for x, y in ((-.4, 4.6), (.9, 6.2), (.2, -4.5))])
        return at_table(table_shot(target=(0, 0, .02), span=.46, elevation=34, azimuth=0))
    return table_shot(target=(0, 0, .015), span=.36, elevation=52, azimuth=0)
