"""Hooded Towel."""
from bathroom import studio
from materials import TRIM, fabric, solid, wood
from solids import box, lathe
from stage import moved
from towel import hanging_towel, terry


def peg_rail(y=.14):
    """A board of oak with a round peg, at the height of the origin."""
    oak = wood('oak', (.60, .44, .27), (.47, .32, .18))
    box('rail', (0, y, .05), (1.5, .05, .20), oak, .02)
    peg = lathe('peg', [(.001, .0), (.036, .002), (.044, .014), (.044, .034), (.030, .050), (.024, .075), (.024, .24)], oak)
    peg.rotation_euler = (-1.5708, 0, 0)
    peg.location = (0, y - .24, .04)


def build(view, material='cotton'):
    with moved((0, 0, 4.0)):
        peg_rail()
        hanging_towel(terry(), fabric('binding', TRIM, 'weave', tint=0))
    wall = solid('wall', (.86, .84, .81), .95, .2, .1, 60)
    box('wall', (0, .20, 4), (30, .06, 16), wall, .001, 1)
    return studio((0, 0, 2.62), 3.7, 3, 16)
