"""Winter Cover for Baby Carrier: padded in channels, with a fleece collar and pockets for the hands."""
import numpy as np

from carrier_views import LIGHT
from cloth import Band, Stitches, binding, fractal
from covers import SHELL, Notions, Shell, back_strap, carrier_straps, strap_tab, woven_label
from form import Form
from materials import TRIM, fabric
from room import nursery
from stage import Shot

FLEECE = (.47, .43, .37)
ROWS = [(.40, .37, .49, 84, 0), (.47, .50, .54, 92, 0), (.66, .61, .545, 96, 0), (.94, .66, .51, 92, 0),
               (1.20, .645, .53, 80, 0), (1.42, .585, .54, 62, 0), (1.57, .53, .54, 49, 0)]
CHANNELS = 7


def _padding(shell):
    """Horizontal channels of padding, with puckers where the seams draw the cloth together."""
    height = shell.up[-1].max()
    wander = .004 * np.sin(shell.across * 7 + 1)
    place = (shell.up + wander) / height * CHANNELS
    t = place % 1
    distance = np.minimum(t, 1 - t) * height / CHANNELS
    stretched = np.stack([shell.across * 1.0, shell.up * .22, np.floor(place) * 3.7], -1)
    round_ = np.clip(1 - np.abs(2 * t - 1) ** 2.1, 0, 1) ** .62
    inside = np.clip(shell.edge / .06, 0, 1) ** .6
    relief = .056 * round_ * inside * (1 + .22 * fractal(shell.smooth, 5, 2, 4))
    pucker = fractal(stretched, 26, 2, 7)
    relief += pucker * .021 * np.exp(-(distance - .014) ** 2 / .032**2) * inside
    relief += fractal(stretched, 11, 2, 2) * .014 * round_ * inside
    relief += fractal(shell.smooth, 14, 3, 9) * .0065 * round_
    return relief


def _welt_pocket(shell, side, fleece, trim, stitches):
    """A slanted pocket for a hand, whose fleece shows."""
    t = np.linspace(0, 1, 60)
    u, v = side * (.60 + .10 * t), .29 + .25 * (1 - t)
    points, normals = shell.line(u, v, 60, .045)
    Band('pocket welt', points + normals * .010, normals, .062, .030, trim, stitches, .012, padded=False)
    inner, outward = shell.line(u - side * .03, v, 60, .040)
    Band('pocket lining', inner + outward * .006, outward, lambda q: .03 + .012 * np.sin(np.pi * q), .034, fleece,
         padded=False)


def winter_cover(form, cloth, trim):
    """
    The Winter Cover over a carrier, of which only the straps show.
    :param cloth: of its outside; `trim` is that of its bindings
    """
    notions = Notions()
    fleece = fabric('fleece', FLEECE, 'terry', pitch=.012, sheen=.8, melange=.3, strength=.9, tint=None)
    stitches = Stitches(3)

    def droop(u, v):
        return -.09 * (1 - u**2) * (1 - v) ** 3 - .045 * (1 - u**2) * v**5

    shell = Shell('winter cover', ROWS, droop, _padding, cloth, thickness=.03)
    binding('hem', shell.rim(), trim, None, inset=.012, radius=.022)
    straps = carrier_straps(form, notions)
    for side in (-1, 1):
        _welt_pocket(shell, side, fleece, trim, stitches)
        strap_tab(straps[(side + 1) // 2], side, trim, stitches, notions)
    back_strap(form, .98, notions)
    u = np.linspace(-.97, .97, 160)
    points, normals = shell.line(u, np.full(160, .985), 40)
    up = np.array([0, 0, 1.0])
    lumps = fractal(points, 6, 2, 5)[:, None]
    outward = normals + up * .35
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    Band('fleece collar', points + up * .055 + normals * (.012 + .012 * lumps) + up * .008 * lumps, outward,
         lambda t: .20 - .12 * np.abs(2 * t - 1) ** 5, lambda t: .105 - .06 * np.abs(2 * t - 1) ** 5, fleece,
         seed=2)
    woven_label(shell, -.02, .79, notions)
    stitches.sew(notions.thread)
    return shell


def build(view, material=None):
    cloth = fabric('shell', SHELL, pitch=.0042, roughness=.6, sheen=.2, strength=.4, melange=.08)
    trim = fabric('trim', TRIM, pitch=.005, roughness=.7, sheen=.2, melange=.1)
    winter_cover(Form(), cloth, trim)
    if view == 'use':
        shot = Shot(target=(.02, -.1, 1.16), span=1.95, azimuth=-24, elevation=5)
        nursery(shot)
        return shot
    return Shot(target=(.02, -.1, 1.07), span=1.70, azimuth=28, elevation=8, **LIGHT)
