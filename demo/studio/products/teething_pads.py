"""Teething Pads: one open, one closed, and around the straps of a carrier."""
import numpy as np

from carrier import carrier
from carrier_accessories import CLOTH, QuietFabrics
from carrier_views import LIGHT
from cloth import smooth_line
from form import Form
from materials import TRIM, fabric, solid
from stage import Shot, moved
from teething_pad_parts import flat_pad, wrapped_pad


def build(view, material='cotton'):
    cloth = fabric('pad', CLOTH, pitch=.0065, strength=.4, sheen=.5, melange=.1)
    edge = fabric('pad edge', tuple(1.15 * tone for tone in TRIM), pitch=.006, strength=.4, sheen=.4, melange=.1)
    button = solid('button', TRIM, .45, .4, .05, tint=0)
    if view == 'use':
        return _on_straps(cloth, edge, button)
    with moved((-.10, -.15, 0), (0, 0, -19)):
        flat_pad(cloth, edge, button, 2)
    z = np.linspace(.012, .487, 160)
    points = np.stack([.012 * np.sin(z * 4), 0 * z, z], 1)
    with moved((.17, .23, 0), (0, 0, 10)):
        wrapped_pad(points, np.tile([0, -1.0, 0], (160, 1)), np.tile([1.0, 0, 0], (160, 1)), .098, .070, cloth, edge,
                    button, 6, flap=2.15)
    return Shot(target=(.02, -.01, .14), span=.90, azimuth=0, elevation=33, exposure=0, key=(-3.4, -1.4, 3.0))


def _on_straps(cloth, edge, button):
    """Both pads around the shoulder straps of a carrier."""
    from products.baby_carrier_one import DESIGN
    worn = carrier(Form(), DESIGN, QuietFabrics((.24, .215, .18)))
    for strap, side, start in zip(worn.straps, (-1, 1), (.045, .05)):
        d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(strap.points, axis=0), axis=1))]
        t = np.linspace(start, start + .46, 150)
        points, normals = (np.stack([np.interp(t, d, a[:, k]) for k in range(3)], 1) for a in (strap.points, strap.normals))
        points, normals = smooth_line(points, 30), smooth_line(normals, 60)
        tangent = np.gradient(points, axis=0)
        across = np.cross(tangent, normals) * side
        across /= np.linalg.norm(across, axis=1, keepdims=True)
        wrapped_pad(points + normals * .012, normals, across, strap.width.max() / 2 + .006, strap.thickness.max() / 2 + .016,
                    cloth, edge, button, 3 + side, flap=2.2)
    return Shot(target=(.02, -.32, 1.60), span=2.02, zoom=1.9, azimuth=26, elevation=10, **LIGHT)
