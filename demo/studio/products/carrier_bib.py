"""Bib for Baby Carrier, two of them."""
import numpy as np

from carrier import carrier
from carrier_accessories import CLOTH, QuietFabrics, edge_distance, tag, thread_of
from carrier_bib_parts import bib, bib_outline, bib_worn
from carrier_views import LIGHT
from cloth import Stitches
from form import Form
from materials import TRIM, fabric, solid
from stage import Shot, moved


def build(view, material=None):
    cloth = fabric('bib', CLOTH, 'weave', pitch=.0062, strength=.35, sheen=.5, melange=.10)
    button = solid('button', TRIM, .45, .4, .05, tint=0)
    stitches = Stitches(2)
    if view == 'use':
        from products.baby_carrier_mini import DESIGN
        worn = carrier(Form(), DESIGN, QuietFabrics((.070, .068, .067), pitch=.007))
        bib_worn(worn, cloth, button, stitches)
        stitches.sew(thread_of())
        return Shot(target=(.02, -.5, 1.53), span=2.02, zoom=2.1, azimuth=26, elevation=14, **{**LIGHT, 'exposure': 0})
    _pair(cloth, button)
    return Shot(target=(0, .02, .02), span=.82, azimuth=0, elevation=54, exposure=-.02, key=(-3.9, .2, 2.1), key_power=400,
                fill_power=14, world=.15)


def _pair(cloth, button):
    """Two bibs, the front one lying partly on the other."""
    turn, place = np.radians(-14), np.array([.05, -.155])
    behind_turn, behind_place = np.radians(9), np.array([-.04, .165])
    label, ink = solid('label', (.76, .75, .73), .85, .1, .3, 300), solid('ink', (.03, .03, .03), .8)
    outline = bib_outline()

    def turned(places, angle):
        c, s = np.cos(angle), np.sin(angle)
        return places @ np.array([[c, s], [-s, c]])

    def over(x, y):
        there = turned(np.stack([x, y], -1) - 0, turn) + place
        local = turned(there - behind_place, -behind_turn)
        rise = np.clip((edge_distance(local, outline) + .045) / .09, 0, 1)
        return .052 * rise * rise * (3 - 2 * rise)

    for seed, angle, at, lie in ((1, behind_turn, behind_place, None), (5, turn, place, over)):
        with moved((*at, 0), (0, 0, np.degrees(angle))):
            stitches = Stitches(seed)
            made = bib(cloth, button, stitches, seed, lie)
            (point,), _ = made.at([(.0, -.115)])
            if lie:
                tag((point[0], point[1], point[2] + .004), 0, label, ink)
            stitches.sew(thread_of())
