"""The padded transport bag of a bouncer: 92 × 44 × 13 cm. One unit is 40 cm; it stands on its long side, facing -y."""
import numpy as np

import brand
from cloth import Band, Stitches, fractal, lengths, resample, through
from materials import NEUTRAL, TRIM, fabric, solid
from solids import box, frame_at, grid, rods, text, triglide
from stage import moved

WIDTH, HEIGHT, DEPTH = 2.3, 1.1, .325
CORNER = .20


def outline(inset=0.0, count=360):
    """The bag seen from its front: a rectangle with round corners, as (x, z), counterclockwise from the lower left."""
    a, b, r = WIDTH / 2 - inset, HEIGHT / 2 - inset, CORNER - inset * .6
    turn = np.linspace(0, np.pi / 2, 16)
    corners = [(-a + r, -b + r, np.pi), (a - r, -b + r, 1.5 * np.pi), (a - r, b - r, 0), (-a + r, b - r, .5 * np.pi)]
    ring = np.vstack([np.stack([x + r * np.cos(start + turn), z + r * np.sin(start + turn)], 1) for x, z, start in corners])
    ring = np.vstack([ring, ring[:1]])
    d = lengths(ring)
    at = np.linspace(0, d[-1], count, endpoint=False)
    return np.stack([np.interp(at, d, ring[:, 0]), np.interp(at, d, ring[:, 1]) + HEIGHT / 2], 1)


def soft(points, seed):
    """Padding that has been folded and carried: bulges, sagging, and creases at the corners; the bottom stays flat."""
    x, z = points[..., 0], points[..., 2]
    free = np.clip(z / .15, 0, 1)
    front = np.clip(-points[..., 1] / (DEPTH / 2), -1, 1)
    flat = points * (1, .4, 1)
    moved = points.copy()
    moved[..., 1] -= front * free * (fractal(flat, 2.4, 3, seed) * .045 + fractal(flat, 9, 2, seed + 3) * .010)
    for x0, z0, x1, z1, height, width in ((-1.05, .95, -.55, .62, .030, .05), (1.05, .98, .62, .55, .026, .05),
                                          (-.9, .15, -.45, .45, .022, .05), (.95, .12, .5, .38, .026, .06),
                                          (-.2, 1.0, -.12, .5, .012, .04), (.34, 1.0, .24, .55, -.012, .05)):
        way = np.array([x1 - x0, z1 - z0])
        f = ((x - x0) * way[0] + (z - z0) * way[1]) / (way @ way)
        off = ((x - x0) * way[1] - (z - z0) * way[0]) / np.linalg.norm(way) + .02 * np.sin(f * 5)
        moved[..., 1] -= front * height * np.exp(-(off / width) ** 2) * np.sin(np.clip(f, 0, 1) * np.pi)
    moved[..., 2] += (fractal(points * (1, .3, .3), 1.6, 2, seed + 7) * .020 - .018 * np.cos(x * 1.3)) * np.clip(z - .5, 0, 1)
    return moved


def front_at(x, z, lift=0.0):
    """Points on the front panel and their directions, for what is sewn onto it."""
    x, z = np.broadcast_arrays(np.asarray(x, float), np.asarray(z, float))
    edge = np.minimum(WIDTH / 2 - np.abs(x), np.minimum(z, HEIGHT - z))
    y = -DEPTH / 2 - .055 * (1 - np.exp(-np.clip(edge, 0, 9) / .12))
    points = soft(np.stack([x, y, z], -1), 2)
    return points - np.array([0, lift, 0]), np.broadcast_to(np.array([0., -1, 0]), points.shape)


def body(cloth, piping):
    """Front panel, gusset, and back panel as one surface of rings, and the cord along both edges."""
    shape = np.r_[np.linspace(.002, .96, 42), .98, .99, 1]
    ring, rows = outline(), []
    center = np.array([0, HEIGHT / 2])
    for side in (-1, 1):
        half = []
        for q in shape:
            flat = center + (ring - center) * q
            edge = np.minimum(WIDTH / 2 - np.abs(flat[:, 0]), np.minimum(flat[:, 1], HEIGHT - flat[:, 1]))
            y = side * (DEPTH / 2 + .055 * (1 - np.exp(-np.clip(edge, 0, 9) / .12)))
            half.append((np.stack([flat[:, 0], y, flat[:, 1]], 1), flat))
        rows.append(half if side < 0 else half[::-1])
    gusset = []
    d = np.linspace(0, lengths(np.vstack([ring, ring[:1]]))[-1], len(ring))
    for y in np.linspace(-DEPTH / 2, DEPTH / 2, 16):
        out = 1 + .012 * (1 - (2 * y / DEPTH) ** 2)
        flat = center + (ring - center) * out
        flat[:, 1] = np.maximum(flat[:, 1], 0)
        gusset.append((np.stack([flat[:, 0], np.full(len(ring), y), flat[:, 1]], 1), np.stack([d, np.full(len(ring), y)], 1)))
    for part in (rows[0], gusset, rows[1]):
        points = soft(np.array([p for p, _ in part]), 2)
        grid('bag', points[::-1], np.array([t for _, t in part])[::-1], cloth, close_u=True)
    for side in (-1, 1):
        edge = np.stack([ring[:, 0], np.full(len(ring), side * DEPTH / 2), np.maximum(ring[:, 1], .014)], 1)
        rods('piping', [soft(edge, 2)], .017, piping, cyclic=True)


def zipper(teeth, tape, pull):
    """A long zipper along the top and halfway down both ends, and its pull."""
    ring = outline(-.016)
    middle = np.argmin(np.abs(ring[:, 0]) + np.abs(ring[:, 1] - HEIGHT))
    ring = np.roll(ring, len(ring) // 2 - middle, 0)
    ring = ring[(np.abs(ring[:, 1]) > .5)]
    line = soft(np.stack([ring[:, 0], np.zeros(len(ring)), ring[:, 1]], 1), 2)
    center = np.array([0, 0, .5])
    out = line - center
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    along = np.gradient(line, axis=0)
    out = np.cross(along, np.array([0, 1., 0]))
    out *= np.sign(np.sum(out * (line - center), 1))[:, None]
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    Band('zipper tape', line, out, .085, .012, tape, padded=False)
    Band('zipper', line + out * .006, out, .026, .012, teeth, padded=False)
    at = np.argmin(np.abs(line[:, 0] - .62) + 9 * (line[:, 2] < .9))
    frame = frame_at(line[at] + out[at] * .02, (1, 0, 0), out[at])
    box('slider', (0, 0, 0), (.045, .07, .028), pull, .01, frame=frame)
    box('pull', (-.03, .05, .02), (.032, .16, .012), pull, .006, frame=frame)


def handle(x, webbing, stitches):
    """A short handle in front: webbing that is sewn to the panel and rises in a loop above the top."""
    z = np.linspace(.12, .80, 60)
    sides = [front_at(np.full(60, s), z, .008) for s in (x - .26, x + .26)]
    turn = np.linspace(np.pi, 0, 50)[1:-1]
    y = sides[0][0][-1, 1]
    rise = np.stack([x + .26 * np.cos(turn), y - .02 - .05 * np.sin(turn), .80 + .44 * np.sin(turn) ** .8], 1)
    line = resample(np.vstack([sides[0][0], rise, sides[1][0][::-1]]), .012)
    for _ in range(8):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    Band('handle', line, np.broadcast_to(np.array([0., -1, 0]), line.shape), .085, .016, webbing, stitches, .012, padded=False)
    grip = line[(line[:, 2] > 1.12)]
    Band('grip', grip, np.broadcast_to(np.array([0., -1, 0]), grip.shape), .10, .045, webbing, padded=False)


def shoulder_strap(webbing, pad, metal):
    """A long strap from end to end that has slipped to the ground in front of the bag."""
    path = [(-1.165, 0, .80), (-1.19, -.05, .60), (-1.17, -.16, .32), (-1.06, -.36, .06), (-.80, -.50, .020), (-.40, -.56, .020),
            (.05, -.62, .020), (.45, -.58, .020), (.85, -.46, .020), (1.10, -.30, .08), (1.19, -.13, .36), (1.20, -.04, .62),
            (1.165, 0, .80)]
    line = resample(through(path, 24), .012)
    t = np.linspace(0, 1, len(line))
    flat = np.clip((.16 - line[:, 2]) / .12, 0, 1)[:, None]
    out = np.stack([np.sign(line[:, 0]) * (np.abs(line[:, 0]) > .5), np.full(len(line), -.6), 0 * t], 1) * (1 - flat)
    out = out + flat * np.array([0, -.05, 1.])
    for _ in range(30):
        out[1:-1] = (out[:-2] + 2 * out[1:-1] + out[2:]) / 4
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    Band('shoulder strap', line, out, .095, .014, webbing, padded=False)
    middle = (t > .40) & (t < .58)
    Band('shoulder pad', line[middle] + out[middle] * .022, out[middle], .19, .055, pad)
    at = np.argmin(np.abs(t - .70))
    triglide(line[at] + out[at] * .012, line[at + 1] - line[at], out[at], metal, .095)
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    for side in (-1, 1):
        rods('ring', [np.stack([side * 1.17 + 0 * a, .06 * np.sin(a), .84 + .045 * np.cos(a)], 1)], .009, metal, cyclic=True)
        box('tab', (side * 1.165, 0, .91), (.02, .085, .12), webbing, .008)


def transport_bag(tint=None):
    """
    The bag with everything on it.
    :param tint: None makes it black of its own, which shows its folds better than a tint of black
    """
    tones = (NEUTRAL, TRIM) if tint is not None else ((.034, .034, .036), (.024, .024, .025))
    cloth = fabric('bag', tones[0], pitch=.0095, strength=.8, melange=.18, sheen=.3, tint=tint)
    webbing = fabric('bag webbing', tones[1], 'rib', .02, sheen=.2, tint=tint)
    dark = solid('bag fittings', (.03, .03, .031), .4, .5)
    stitches = Stitches(9)
    body(cloth, webbing)
    zipper(solid('zipper teeth', tuple(.5 * c for c in tones[1]), .5, .4, tint=tint), webbing, dark)
    handle(0, webbing, stitches)
    with moved((0, 0, 0), (0, 0, 180)):
        handle(.02, webbing, Stitches())
    shoulder_strap(webbing, cloth, dark)
    label = front_at(.86, .20, .024)[0]
    box('label', tuple(label), (.26, .012, .10), fabric('label', (.62, .60, .56), pitch=.006, tint=None), .004)
    matrix = frame_at(label + (0, -.009, 0), (0, 0, 1), (0, -1, 0))
    text(brand.NAME, .034, matrix, solid('print', (.05, .05, .05), .8))
    stitches.sew(solid('bag thread', tuple(.85 * c for c in tones[1]), .8, .1, 0, tint=tint), .0022)
