"""Molded things of the table: plate, cup, bowl with lid. Each stands on z = 0 around the origin."""
import numpy as np

from cloth import through
from materials import NEUTRAL, TRIM, solid
from solids import grid, lathe, rods
from stage import Shot

CM = 0.025
"""Lengths of these models are in centimeters; this many units are one."""

DEEPER = tuple(.62 * part for part in NEUTRAL)
"""A second piece of the same color in a deeper shade."""


def table_shot(**settings):
    """Small things from above: the key is lower and more from the side than in the studio, so that it shows shapes."""
    light = dict(key=(-3.6, -.5, 2.9), key_size=1.5, key_power=300, fill_power=8, world=.12, exposure=-.08, azimuth=20)
    return Shot(**{**light, **settings})


def plastic(name='plastic', color=NEUTRAL, tint=0, roughness=.44):
    """Matte polypropylene: a broad soft highlight, and light that enters a little."""
    material = solid(name, color, roughness, .38, .06, 260, tint=tint, subsurface=.10)
    _shallow(material)
    return material


def silicone(name='silicone', color=NEUTRAL, tint=0):
    """Duller and softer than plastic."""
    material = solid(name, color, .62, .30, .10, 300, tint=tint, subsurface=.18)
    _shallow(material)
    material.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = .12
    return material


def rubber(name='ring', tint=0):
    """The soft ring underneath, a little darker than what it belongs to."""
    return solid(name, TRIM, .7, .25, .1, 300, tint=tint)


def _shallow(material):
    """Light travels 2 mm in it; more would make it wax."""
    bsdf = material.node_tree.nodes['Principled BSDF']
    bsdf.inputs['Subsurface Radius'].default_value = (.006, .0055, .005)


def dish(name, outline, profile, material, change=None, steps=8):
    """
    A vessel whose wall follows an outline.
    :param outline: closed, counterclockwise, (n, 2), in centimeters
    :param profile: (inset, z) in centimeters from the inside's middle over the rim to the underside's middle; the
        bottoms are closed towards the middle
    :param change: moves the points, in centimeters, e.g. to dent them
    """
    way = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    outward = np.stack([way[:, 1], -way[:, 0]], 1)
    wall = through(profile, steps)
    rows = [np.c_[outline - outward * inset, np.full(len(outline), z)] for inset, z in wall]
    shrink = np.r_[.002, np.linspace(0, 1, 26)[1:-1]]
    inside = [np.c_[rows[0][:, :2] * q, rows[0][:, 2]] for q in shrink]
    below = [np.c_[rows[-1][:, :2] * q, rows[-1][:, 2]] for q in shrink[::-1]]
    points = np.array(inside + rows + below)
    if change is not None:
        points = change(points)
    points = points * CM
    return grid(name, points, points[..., :2].copy(), material, close_u=True)


def circle(radius, count=160):
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return np.stack([radius * np.cos(turn), radius * np.sin(turn)], 1)


def clover(width=20.0, depth=18.0, count=300):
    """Three rounded lobes, one of them towards -y."""
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    radius = 1 + (.088 * np.cos(3 * (turn + np.pi / 2)) - .012 * np.cos(6 * (turn + np.pi / 2)))
    points = np.stack([radius * np.cos(turn), radius * np.sin(turn)], 1)
    points -= (points.max(0) + points.min(0)) / 2
    return points * (np.array([width, depth]) / np.ptp(points, axis=0))


def plate(material, ring):
    """20 × 18 × 3 cm; its rim leans outwards and ends in a thick lip. `ring` is the material underneath, or None."""
    outline = clover()
    dish('plate', outline, [
        (4.2, .36), (3.0, .36), (2.25, .42), (1.72, .72), (1.32, 1.35), (1.05, 2.05), (.86, 2.60), (.68, 2.90), (.42, 3.0),
        (.15, 2.93), (.0, 2.72), (.04, 2.48), (.22, 2.33), (.50, 2.10), (.78, 1.45), (1.15, .75), (1.65, .28),
        (2.2, .12), (3.0, .10), (4.2, .10)], material)
    if ring is not None:
        dish('plate ring', outline * .815, [(1.3, .11), (.75, .11), (.25, .11), (.0, .06), (.05, .0), (.4, -.002),
                                            (.75, .0), (1.3, .02)], ring, steps=4)


PLATE_FLOOR = .36 * CM
"""Height of the plate's inside."""


def cup(material, ring, mark=None):
    """7 cm high, 150 ml: broad foot, three dents for hands, soft rim."""
    def dent(points):
        turn = np.arctan2(points[..., 1], points[..., 0])
        radius = np.hypot(points[..., 0], points[..., 1])
        depth = 0
        for middle in (-2.65, -.56, 1.53):
            off = (turn - middle + np.pi) % (2 * np.pi) - np.pi
            depth = depth + .50 * np.exp(-(np.hypot(off / .46, (points[..., 2] - 3.5) / 1.7)) ** 3.4)
        depth = depth * np.clip(radius / 2.5, 0, 1) ** 4
        return np.concatenate([points[..., :2] * ((radius - depth) / np.maximum(radius, 1e-6))[..., None],
                               points[..., 2:]], -1)

    dish('cup', circle(3.85), [
        (1.6, .52), (1.12, .55), (.86, .72), (.76, 1.2), (.68, 2.2), (.58, 3.6), (.44, 5.2), (.32, 6.4), (.26, 6.82),
        (.14, 6.99), (.0, 6.97), (-.06, 6.78), (-.01, 6.55), (.08, 6.1), (.22, 4.6), (.36, 3.0), (.44, 1.6), (.44, .8),
        (.50, .38), (.68, .17), (.95, .12), (1.6, .12)], material, dent)
    lathe('cup ring', [(r * CM, z * CM) for r, z in (
        (2.1, .14), (3.22, .16), (3.34, .12), (3.34, .05), (3.22, 0), (2.3, 0), (2.1, .05))], ring)
    if mark is not None:
        turn = np.linspace(1.9, 2.25, 24)
        line = np.stack([3.165 * np.cos(turn), 3.165 * np.sin(turn), np.full(24, 2.05)], 1) * CM
        rods('fill mark', [line], .0016, mark)


def bowl(material):
    """12 × 12 × 6 cm with a broad suction foot and its tab."""
    dish('bowl', circle(6.0, 200), [
        (3.2, .75), (2.4, .78), (1.75, 1.0), (1.25, 1.6), (.85, 2.6), (.58, 3.8), (.45, 5.2), (.42, 5.7), (.32, 5.95),
        (.14, 6.0), (.0, 5.86), (.0, 5.6), (.06, 5.2), (.16, 4.2), (.42, 2.9), (.85, 1.8), (1.35, 1.15), (1.7, .85),
        (1.78, .62), (1.5, .42), (1.02, .24), (.92, .12), (.98, .02), (1.2, .0), (1.6, .06), (2.2, .25), (3.2, .35)], material)
    across, along = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 24))
    half = .95 * np.sqrt(np.clip(1 - np.clip((along - .45) / .55, 0, 1) ** 2, 0, 1)) + 1e-4
    mid = np.stack([across * half, -(4.85 + 1.25 * along), .16 + .22 * along**2], -1)
    shell('bowl tab', mid, np.broadcast_to((0, 0, 1.0), mid.shape), .13 * (1 - np.abs(across) ** 8) ** .5 * (
        1 - np.clip(along, 0, 1) ** 14) ** .5, material)


def lid(material):
    """A lid with a raised middle and a tab, as it lies on the bowl's rim at z = 0."""
    dish('lid', circle(6.18, 200), [
        (3.4, .30), (2.2, .30), (1.6, .30), (1.25, .34), (1.05, .52), (.80, .62), (.45, .62), (.18, .55), (.02, .34),
        (.0, .0), (.02, -.42), (.10, -.50), (.19, -.42), (.22, .0), (.30, .22), (.5, .36), (.9, .38), (1.1, .2), (1.4, .08),
        (2.2, .08), (3.4, .08)], material)
    across, along = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 24))
    half = 1.1 * np.sqrt(np.clip(1 - np.clip((along - .3) / .7, 0, 1) ** 2, 0, 1)) + 1e-4
    mid = np.stack([across * half, -(5.9 + 1.1 * along), -.1 - .08 * along], -1)
    shell('lid tab', mid, np.broadcast_to((0, 0, 1.0), mid.shape), .11 * (1 - np.abs(across) ** 8) ** .5 * (
        1 - along ** 14) ** .5, material)


def shell(name, middle, outward, half, material, close_u=False):
    """A closed body of a given half thickness on both sides of a middle surface (rows, columns, 3), in centimeters."""
    lift = outward * np.broadcast_to(half, middle.shape[:2])[..., None]
    points = np.concatenate([middle + lift, (middle - lift)[::-1]]) * CM
    return grid(name, points, points[..., :2].copy(), material, close_u=close_u, close_v=True)
