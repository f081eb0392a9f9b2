"""A small knitted bear with long arms and a stitched face, 26 cm tall when it stands. One unit is 40 cm; it faces -y."""
import numpy as np

from cloth import fractal, lengths, through
from materials import NEUTRAL, fabric, solid
from solids import grid, rods


def knit(name, color=NEUTRAL, tint=0):
    """Hand-knitted cotton: columns of v-shaped stitches of 5 mm."""
    return fabric(name, color, 'jersey', .0105, .95, .35, 1.0, .22, .0036, tint)


def tube(name, line, radii, material, turn=0.0, squash=1.0, seed=0):
    """
    A stuffed knitted tube along a line, closed at both ends: a limb, a body, or a head.
    :param radii: radius at every point of the line
    :param squash: its depth, relative to its width
    """
    line, radii = np.asarray(line, float), np.asarray(radii, float)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, np.broadcast_to((0.02, 1.0, 0.03), along.shape))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    ahead = np.cross(side, along)
    a = np.linspace(0, 2 * np.pi, 64, endpoint=False) + turn
    ring = line[:, None] + radii[:, None, None] * (side[:, None] * np.cos(a)[None, :, None]
                                                   + squash * ahead[:, None] * np.sin(a)[None, :, None])
    out = ring - line[:, None]
    out /= np.maximum(np.linalg.norm(out, axis=2, keepdims=True), 1e-6)
    ring += out * (fractal(ring, 11, 2, seed + 1) * .007 * np.clip(radii / .05, 0, 1)[:, None])[..., None]
    uv = np.stack([np.broadcast_to(a * radii.max(), ring.shape[:2]),
                   np.broadcast_to(lengths(line)[:, None], ring.shape[:2])], -1)
    return grid(name, ring[:, ::-1], uv[:, ::-1], material, close_u=True)


def stuffed(name, path, widths, material, squash=1.0, seed=0, count=60):
    """A tube through points whose width follows `widths` and whose ends are round."""
    line = through(path, 16)
    d = lengths(line)
    # Cosine spacing gives the round ends enough rings.
    at = d[-1] * (1 - np.cos(np.linspace(0, np.pi, count))) / 2
    line = np.stack([np.interp(at, d, line[:, k]) for k in range(3)], 1)
    t = at / d[-1]
    radii = np.interp(t, np.linspace(0, 1, len(widths)), widths)
    for _ in range(6):
        radii[1:-1] = (radii[:-2] + 2 * radii[1:-1] + radii[2:]) / 4
    end = np.minimum(widths[0], d[-1] / 2), np.minimum(widths[-1], d[-1] / 2)
    for length, near in ((end[0], at), (end[1], d[-1] - at)):
        q = np.clip(near / length, 0, 1)
        radii = radii * np.sqrt(np.clip(1 - (1 - q) ** 2, 0, 1))
    return tube(name, line, np.maximum(radii, .0004), material, squash=squash, seed=seed)


def ball(name, center, radius, material, scale=(1, 1, 1), seed=0):
    """A stuffed ball, its stitches running up and down."""
    polar = np.linspace(-np.pi / 2, np.pi / 2, 48)
    line = np.stack([0 * polar, 0 * polar, radius * np.sin(polar)], 1)
    obj = tube(name, line, np.maximum(radius * np.cos(polar), .0004), material, seed=seed)
    obj.location, obj.scale = center, scale
    return obj


HEAD = np.array([.118, .105, .108])


def on_head(x, z, lift=0.0):
    """A place on the face, relative to the head's center."""
    y = -HEAD[1] * np.sqrt(max(0, 1 - (x / HEAD[0]) ** 2 - (z / HEAD[2]) ** 2))
    return np.array([x, y - lift, z])


def face(center, muzzle, yarn):
    """Eyes, nose, and mouth of dark yarn on the head and its muzzle; nothing of it can come loose."""
    def satin(x, z, width, height, surface):
        """Dense stitches side by side that fill an oval."""
        lines = []
        for f in np.linspace(-1, 1, 9):
            half = height * np.sqrt(1 - (.93 * f) ** 2)
            lines.append([center + surface(x + f * width, z + g * half) for g in (-1, -.5, 0, .5, 1)])
        return lines

    def on_muzzle(x, z):
        m = muzzle[1]
        return muzzle[0] + np.array([x, -m[1] * np.sqrt(max(0, 1 - (x / m[0]) ** 2 - (z / m[2]) ** 2)) - .003, z])

    lines = []
    for side in (-1, 1):
        lines += satin(side * .046, .026, .010, .0125, lambda x, z: on_head(x, z, .004))
    nose = satin(0, .018, .019, .011, on_muzzle)
    mouth = [center + on_muzzle(0, z) for z in np.linspace(.008, -.012, 8)]
    smile = [[center + on_muzzle(side * x, -.012 - .008 * np.sin(x / .02 * np.pi / 2)) for x in np.linspace(0, .02, 8)]
             for side in (-1, 1)]
    rods('face', lines + nose, .0024, yarn, resolution=2)
    rods('mouth', [mouth, *smile], .0020, yarn, resolution=2)


SAND = (.50, .385, .26)
"""Its own color, where it stands beside another product (`tint=None`)."""
POSES = {
    # Where hands and feet are: (shoulder…hand), (hip…toe), each for the right side of the picture.
    'sitting': ([(.070, 0, .225), (.115, -.02, .165), (.140, -.065, .095), (.135, -.115, .045)],
                [(.045, .01, .050), (.075, -.10, .048), (.100, -.205, .046), (.106, -.235, .085)], 0.0),
    'lying': ([(.070, 0, .225), (.125, .0, .19), (.185, -.01, .12), (.215, -.02, .05)],
              [(.042, .01, .055), (.055, .0, -.05), (.065, .0, -.15), (.070, -.03, -.185)], 0.0),
}


def bear(tint=0, pose='sitting', seed=0, color=NEUTRAL):
    """The bear; sitting, it is 42 cm × 0.4 units high and reaches from y -0.25 to 0.1. Lying poses are turned by `moved`."""
    arm, leg, _ = POSES[pose]
    random = np.random.default_rng(seed + 2)
    wool = knit('knitted', color, tint)
    cream = knit('knitted cream', (.68, .63, .54), None)
    yarn = solid('yarn', (.055, .040, .032), .85, .15, .3)
    stuffed('body', [(0, .012, .002), (0, .012, .12), (0, .0, .262)], [.098, .107, .100, .082, .060], wool, .88, seed)
    center = np.array([.004, -.012, .338])
    stuffed('head', [center - (0, 0, HEAD[2]), center, center + (0, 0, HEAD[2])], [HEAD[0]] * 3, wool, HEAD[1] / HEAD[0], seed + 3)
    muzzle = (np.array([0, -.088, -.030]), np.array([.052, .036, .040]))
    at, size = center + muzzle[0], muzzle[1]
    stuffed('muzzle', [at - (size[0], 0, 0), at, at + (size[0], 0, 0)], [size[2]] * 3, cream, size[1] / size[2], seed + 4)
    face(center, muzzle, yarn)
    for side in (-1, 1):
        mirror = np.array([side, 1, 1])
        sway = random.normal(0, .006, (4, 3)) * np.array([0, .5, 1, .6])[:, None] * (1, 1, .0)
        stuffed('arm', np.array(arm) * mirror + sway, [.030, .032, .034, .037, .041], wool, 1, seed + 5 + side)
        stuffed('leg', np.array(leg) * mirror + .5 * sway, [.045, .043, .043, .046, .046], wool, 1, seed + 8 + side)
        ear = center + np.array([side * .080, .01, .074])
        way = np.array([side * .62, 0, .78])
        stuffed('ear', [ear - way * .02, ear + way * .02, ear + way * .052], [.040, .044, .040], wool, .5, seed + 11 + side)
        stuffed('ear inside', [ear + way * .0 + (0, -.016, 0), ear + way * .018 + (0, -.017, 0), ear + way * .036 + (0, -.016, 0)],
                [.020, .024, .020], cream, .35, seed)
    tape = fabric('tape', (.68, .63, .54), pitch=.006, tint=None)
    turn = np.linspace(0, np.pi, 24)
    rods('loop', [center + np.stack([.018 * np.cos(turn), .03 + 0 * turn, .095 + .055 * np.sin(turn)], 1)], .0045, tape)
    collar = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    rods('neck', [np.stack([.066 * np.cos(collar), .0 + .058 * np.sin(collar), .245 + .003 * np.sin(3 * collar)], 1)], .013, cream,
         cyclic=True)
