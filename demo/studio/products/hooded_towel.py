"""Hooded Towel."""
import room
from bathroom import studio
from furniture import bench
from materials import TRIM, fabric, solid, wood
from scenery import waiting_bear
from solids import box, lathe
from stage import Shot, moved
from towel import folded_terry, hanging_towel, terry


def peg_rail(y=.14):
    """A board of oak with a round peg, at the height of the origin."""
    oak = wood('oak', (.60, .44, .27), (.47, .32, .18))
    box('rail', (0, y, .05), (1.5, .05, .20), oak, .02)
    peg = lathe('peg', [(.001, .0), (.036, .002), (.044, .014), (.044, .034), (.030, .050), (.024, .075), (.024, .24)], oak)
    peg.rotation_euler = (-1.5708, 0, 0)
    peg.location = (0, y - .24, .04)


def cloths():
    return terry(), fabric('binding', TRIM, 'weave', tint=0)


def in_use():
    """Folded on a bench in the bathroom, its hood on top, with a bear that has had its bath."""
    bench(room.oak(), 2.6, .95, .9)
    with moved((-.16, -.02, .95), (0, 0, 8)):
        folded_terry(*cloths())
    waiting_bear((.58, .04, .95), -16, 8)
    shot = Shot(target=(.06, 0, 1.15), span=1.66, azimuth=-14, elevation=20)
    room.bathroom(shot)
    return shot


def build(view, material='cotton'):
    if view == 'use':
        return in_use()
    with moved((0, 0, 4.0)):
        peg_rail()
        hanging_towel(*cloths())
    wall = solid('wall', (.86, .84, .81), .95, .2, .1, 60)
    box('wall', (0, .20, 4), (30, .06, 16), wall, .001, 1)
    return studio((0, 0, 2.62), 3.7, 3, 16)
