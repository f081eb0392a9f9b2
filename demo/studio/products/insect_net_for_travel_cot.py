"""The insect net of the travel crib: fine mesh, stretched over the rim and held below it by an elastic."""
import numpy as np

import room
from cloth import fractal, lengths, through
from cradle_views import RUG, rug
from materials import NEUTRAL, TRIM, fabric
from netting import see_through
from scenery import dyed
from solids import grid, rods
from stage import Shot, moved
from travel_crib import RIM, level, ring, travel_crib

AROUND = 1600


def outline():
    """The rim's middle line with enough points for small gathers: (x, y), outward directions, height, and distance."""
    xy = ring(0)
    place = np.c_[xy, level(0, xy)]
    far = lengths(np.vstack([place, place[:1]]))
    at = np.linspace(0, far[-1], AROUND, endpoint=False)
    place = np.stack([np.interp(at, far, np.r_[place[:, k], place[0, k]]) for k in range(3)], 1)
    along = np.roll(place, -1, 0) - np.roll(place, 1, 0)
    outward = np.c_[along[:, 1], -along[:, 0]]
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    for _ in range(6):
        outward = (np.roll(outward, 1, 0) + np.roll(outward, -1, 0) + 2 * outward) / 4
    return place, outward, at


def clearance(xy):
    """How far the net stands off the rim's middle line: at the ends, it goes around the legs."""
    ends = np.clip((np.abs(xy[:, 0]) - RIM[0] + .05) / .05, 0, 1) * np.exp(-(xy[:, 1] / .42) ** 4)
    return .062 + .030 * ends


def gathers(at, seed):
    """Folds of unequal width around the hem, from -1 to 1."""
    bend = np.stack([at * .8, 0 * at + seed, 0 * at], 1)
    return np.sin(at * 140 + 7 * fractal(bend, 1.7, 2, seed)) * (.65 + .5 * fractal(bend, 5.0, 2, seed + 4))


def roof(material):
    """The net over the opening: taut between the rims, sinking a little in the middle, with creases of stretching."""
    place, _, _ = outline()
    share = np.r_[np.linspace(.002, .9, 46), .94, .97, .99, 1.0]
    middle = place[:, 2].mean()
    points = np.stack([place[None, :, 0] * share[:, None], place[None, :, 1] * share[:, None],
                       middle + .062 + (place[None, :, 2] - middle) * share[:, None] ** 3], -1)
    x, y = points[..., 0] / RIM[0], points[..., 1] / RIM[1]
    points[..., 2] -= .085 * (1 - x**2) * (1 - y**2)
    angle = np.arctan2(y, x)
    creases = fractal(np.stack([np.cos(angle) * 3, np.sin(angle) * 3, 0 * x], -1), 3.2, 2, 6)
    points[..., 2] += .016 * creases * share[:, None] ** 5 * (1 - share[:, None] ** 10)
    points[..., 2] += .012 * fractal(points, 1.6, 2, 9) * (1 - share[:, None] ** 6)
    grid('net roof', points, points[..., :2].copy(), material, close_u=True)


def skirt(material, hem):
    """The net around the rim and down to its gathered elastic, whose lower edge stands out a little."""
    place, outward, at = outline()
    fold = gathers(at, 3)
    # (distance outside, height above the rim's middle line, strength of the gathers)
    section = [(0, .062, 0), (.35, .058, 0), (.75, .040, .0), (1.0, .004, .1), (1.02, -.04, .3), (1.0, -.08, .5),
               (.98, -.115, .8), (.96, -.135, .9), (.97, -.150, 1.0), (1.0, -.163, 1.3), (1.05, -.175, 1.6)]
    rows = np.linspace(0, len(section) - 1, 66)
    off, rise, strength = (np.interp(rows, range(len(section)), [s[k] for s in section]) for k in range(3))
    for values in (off, rise, strength):
        for _ in range(3):
            values[1:-1] = (values[:-2] + 2 * values[1:-1] + values[2:]) / 4
    away = off[:, None] * clearance(place)[None] + .0065 * strength[:, None] * (1.2 + fold[None])
    points = np.concatenate([place[None, :, :2] + outward[None] * away[..., None],
                             (place[None, :, 2] + rise[:, None]
                              + .010 * strength[:, None] * fractal(place * (2, 2, 0), 1.6, 2, 5)[None])[..., None]], -1)
    down = np.broadcast_to(np.arange(66)[:, None] * .006, points.shape[:2])
    obj = grid('net skirt', points, np.stack([np.broadcast_to(at, down.shape), down], -1), material, close_u=True)
    obj.data.materials.append(hem)
    index = np.zeros((65, AROUND), np.int32)
    index[-9:] = 1
    obj.data.polygons.foreach_set('material_index', index.ravel())


def net(tone):
    """The whole net on a crib at the origin; `tone` is its neutral color, to be darker in brighter light."""
    mesh = see_through('net', .30, tone, grazing=.55, sheen=.2)
    roof(mesh)
    skirt(mesh, see_through('net hem', .60, tone, grazing=.5))


def pouch(seed=4):
    """The pouch, the size of a fist: the folded net fills it, a cord draws it together. It stands on the ground."""
    turn, part = np.meshgrid(np.linspace(0, 2 * np.pi, 240, endpoint=False), np.linspace(0, 1, 90))
    at = np.linspace(0, 1, 10)
    height = np.interp(part, at, [0, .004, .03, .09, .15, .195, .222, .235, .262, .285])
    radius = np.interp(part, at, [.002, .10, .132, .142, .130, .092, .050, .034, .058, .078])
    pleats = np.clip((height - .13) / .09, 0, 1) * .010 * np.sin(turn * 17 + 2 * np.sin(3 * turn))
    points = np.stack([radius * np.cos(turn), .85 * radius * np.sin(turn), height], -1)
    bulge = fractal(points, 9, 2, seed) * .016 * np.clip(height / .05, 0, 1) + pleats
    points[..., :2] *= (1 + bulge / np.maximum(radius, .03))[..., None]
    cloth = fabric('pouch cloth', (.62, .615, .605), pitch=.006, tint=0)
    obj = grid('pouch', points, np.stack([turn * .13, height], -1), cloth, close_u=True)
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    cord = fabric('cord', TRIM, 'rib', pitch=.006, tint=0)
    around = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    neck = np.stack([.037 * np.cos(around), .032 * np.sin(around), .235 + 0 * around], 1)
    rods('cord', [neck], .007, cord, cyclic=True)
    rods('cord ends', [through([(side * .008, -.034, .235), (side * .030, -.085, .21), (side * .045, -.130, .12),
                                (side * .075, -.150, .02), (side * .120, -.190, .008)], 12)
                        for side in (-1, 1)], .006, cord)


def crib_with_net(tone):
    """The crib in a color of its own, since only the net is tinted."""
    with dyed('#8f8d8a'):
        travel_crib()
    net(tone)


def build(view, material='mesh'):
    if view == 'use':
        with moved((0, 0, RUG)):
            crib_with_net(NEUTRAL)
            rug(2.3)
        shot = Shot(target=(0, 0, .92), span=3.75, azimuth=24, elevation=17)
        room.bedroom(shot)
        shot.exposure = .18
        return shot
    # The key light of the studio falls straight onto the net.
    crib_with_net((.60, .597, .59))
    with moved((-.62, -1.22, 0), (0, 0, 20)):
        pouch()
    return Shot(target=(0, 0, .74), span=3.75, elevation=20, exposure=.0)
