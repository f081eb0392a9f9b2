"""Step Stool."""
import room
from bathroom import plastic, rubber, step_stool, studio
from furniture import bench
from materials import TRIM, fabric
from scenery import dyed
from stage import Shot, moved
from towel import folded_terry, terry


def in_use():
    """Before a low bench with a towel."""
    with moved(turn=(0, 0, -10)):
        step_stool(plastic(), rubber())
    with moved((.30, .98, 0), (0, 0, -4)):
        bench(room.oak(), 2.5, .86, .74)
        with dyed('#dccdb4'), moved((-.30, 0, .86), (0, 0, 6)):
            folded_terry(terry(), fabric('towel binding', TRIM, 'weave'))
    shot = Shot(target=(.05, .2, .42), span=1.95, azimuth=20, elevation=15)
    room.bathroom(shot)
    return shot


def build(view, material='plastic'):
    if view == 'use':
        return in_use()
    step_stool(plastic(), rubber())
    return studio((0, 0, .18), 1.14, 24, 26)
