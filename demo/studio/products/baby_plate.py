"""A plate with a high rim, of three lobes, in plastic with a ring or in silicone."""
from kitchen_food import at_table, meal
from tableware import plastic, plate, rubber, silicone, table_shot


def build(view, material='plastic'):
    plate(silicone() if material == 'silicone' else plastic(), None if material == 'silicone' else rubber())
    if view == 'use':
        meal()
        return at_table(table_shot(target=(0, .01, .05), span=.72, elevation=30, azimuth=14))
    return table_shot(target=(0, 0, .035), span=.6, elevation=38, azimuth=14)
