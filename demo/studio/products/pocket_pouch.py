"""Pocket Pouch for Baby Carrier: a zipped pouch with a stretch pocket, by itself with its strap, and on a belt."""
import numpy as np
from mathutils import Matrix, Vector

from carrier import carrier
from carrier_accessories import CLOTH, Cushion, QuietFabrics, inset, rounded_rectangle, tag, thread_of
from carrier_views import LIGHT
from cloth import Band, Stitches, fractal, lengths, through
from form import Form
from materials import TRIM, fabric, solid
from solids import box, rods
from stage import Shot, moved

WIDTH, HEIGHT, DEPTH = .50, .325, .10


class Materials:
    def __init__(self):
        self.cloth = fabric('pouch', CLOTH, pitch=.0062, strength=.55, roughness=.75, sheen=.25, melange=.16)
        self.stretch = fabric('stretch', tuple(.90 * c for c in CLOTH), 'jersey', pitch=.0075, strength=.7, sheen=.3, melange=.1)
        self.trim = fabric('pouch trim', TRIM, pitch=.005, strength=.5, sheen=.25, melange=.1)
        self.webbing = fabric('pouch webbing', TRIM, 'rib', pitch=.010, strength=.8, sheen=.2, melange=.1)
        self.thread = thread_of()
        self.metal = solid('zip', (.05, .05, .052), .35, .5, .04, metal=.6)
        self.plastic = solid('ring', (.035, .035, .037), .42, .45, .06)
        self.label = solid('label', (.76, .75, .73), .85, .1, .3, 300)
        self.ink = solid('ink', (.03, .03, .03), .8)


def pouch(made, bend=0.0):
    """
    The pouch upright on z = 0, facing -y, its back at y = 0.
    :param bend: how much it follows the roundness of a waist
    """
    with moved((0, 0, HEIGHT / 2), (90, 0, 0)):
        _lying(made, bend)


def _lying(made, bend):
    """The pouch on its back; x is across, y is up when it stands."""
    stitches = Stitches(7)
    outline = rounded_rectangle(WIDTH, HEIGHT, .26)

    def lie(x, y):
        return -bend * x**2

    def folds(x, y, edge):
        flat = np.stack([x, y, 0 * x], -1)
        belly = .022 * np.clip(edge / .14, 0, 1) ** .8
        return belly + fractal(flat, 5, 3, 3) * .009 + fractal(flat * (1, .35, 1), 18, 2, 6) * .0035 * np.exp(-edge / .05)

    body = Cushion('pouch', outline, DEPTH, made.cloth, .030, folds, lie, 110)
    for level in (.018, DEPTH - .012):
        ring = inset(outline, -.001)
        rods('piping', [np.c_[ring, level + lie(ring[:, 0], ring[:, 1])]], .0075, made.trim, cyclic=False, resolution=3)
    stitches.along(*body.at(inset(outline, .030)))
    _zip(made, outline, lie, stitches)
    _stretch_pocket(made, body, stitches)
    (point,), _ = body.at([(-.13, .105)])
    with moved(tuple(point + [0, 0, .004]), (-7, 0, 0)):
        tag((0, 0, 0), 0, made.label, made.ink, .105, .040)
    for side in (-1, 1):
        _ring(made, side, lie(WIDTH / 2, 0))
    stitches.sew(made.thread, .0017)


def _zip(made, outline, lie, stitches):
    """The zip along the upper side, its teeth, and its puller."""
    upper = outline[(outline[:, 1] > -.02)]
    upper = upper[np.argsort(-np.arctan2(upper[:, 1], upper[:, 0]))]
    upper = through(upper[::6], 8)
    way = np.gradient(upper, axis=0)
    out = np.stack([-way[:, 1], way[:, 0], 0 * way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)
    middle = DEPTH / 2 + lie(upper[:, 0], upper[:, 1])
    points = np.c_[upper, middle]
    Band('zip tape', points + out * .001, out, .046, .008, made.trim, stitches, .008, padded=False)
    d = lengths(points)
    places = np.arange(.02, d[-1] - .02, .0095)
    p, n = (np.stack([np.interp(places, d, a[:, k]) for k in range(3)], 1) for a in (points, out))
    rods('zip teeth', [np.stack([a + b * .0055 - (0, 0, .007), a + b * .0055 + (0, 0, .007)]) for a, b in zip(p, n)],
         .0028, made.metal, resolution=1)
    k = int(len(p) * .80)
    frame = Matrix.Translation(Vector(p[k] + n[k] * .012)) @ Vector(n[k]).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    box('slider', (0, 0, 0), (.024, .030, .012), made.metal, .004, frame=frame)
    pull = p[k] + n[k] * .017
    cord = through([pull, pull + n[k] * .010 + [0, 0, .020], pull + [0, -.006, .055], pull + [0, -.050, .068],
                    pull + [0, -.105, .066]], 10)
    rods('cord', [cord + (side * .004, 0, 0) for side in (-1, 1)], .0048, made.webbing, resolution=2)
    rods('cord end', [cord[-8:]], .0105, made.plastic, resolution=3)


def _stretch_pocket(made, body, stitches):
    """The pocket of stretch cloth in front, with an elastic edge and a loop for a dummy."""
    outline = rounded_rectangle(WIDTH - .035, .212, .24)
    x, y = outline.T
    outline = np.stack([x, y - .05 - .022 * np.clip(y / .10, 0, 1) * (1 - (x / .23) ** 2)], 1)

    def on_body(x, y):
        return body.at(np.stack([x.ravel(), y.ravel()], 1))[0][:, 2].reshape(x.shape) - .010

    def slack(x, y, edge):
        flat = np.stack([x * 1.6, y * .5, 0 * x], -1)
        return .016 * np.clip(edge / .07, 0, 1) ** .8 + fractal(flat, 9, 2, 12) * .007

    pocket = Cushion('stretch pocket', outline, .022, made.stretch, .012, slack, on_body, 70)
    t = np.linspace(-.215, .215, 90)
    line = np.stack([t, .045 - .022 * (1 - (t / .23) ** 2)], 1)
    points, normals = pocket.at(line)
    Band('elastic', points + normals * .003, normals, .030, .012, made.trim, stitches, .006, padded=False)
    (base,), _ = pocket.at([(.135, .052)])
    loop = through([base + [0, .035, -.004], base + [0, .025, .012], base + [.002, -.01, .030], base + [.002, -.05, .032],
                    base + [0, -.068, .020], base + [-.002, -.05, .012], base + [0, .0, .010]], 12)
    Band('dummy loop', loop, np.cross(np.gradient(loop, axis=0), [1.0, 0, 0]), .030, .005, made.webbing, padded=False)


def _ring(made, side, sink):
    """A tab with a ring, to which the strap is clipped."""
    x, y, z = side * (WIDTH / 2 - .004), .085, DEPTH / 2 + sink
    tab = through([(x - side * .01, y, z), (x + side * .022, y, z + .004), (x + side * .040, y, z)], 10)
    Band('tab', tab, np.tile([0, 0, 1.0], (len(tab), 1)), .040, .012, made.webbing, padded=False)
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    rods('ring', [np.stack([x + side * (.046 + .020 * np.cos(a)), y + .030 * np.sin(a), np.full(40, z)], 1)], .0060,
         made.plastic, cyclic=True)


def strap_on_ground(made):
    """The detachable strap, clipped to both rings, in a loose loop around the pouch."""
    left = [(-.30, -.05, .245), (-.325, -.045, .17), (-.345, -.01, .06), (-.36, .08, .010)]
    around = [(-.30, .26, .009), (-.06, .36, .010), (.20, .29, .010), (.40, .14, .010), (.46, -.06, .010),
              (.41, -.20, .010), (.385, -.12, .045)]
    right = [(.345, -.06, .13), (.315, -.05, .20), (.30, -.05, .245)]
    line = through(left + around + right, 24)
    low = np.clip((line[:, 2:] - .02) / .10, 0, 1)
    aside = np.c_[np.sign(line[:, :1]) * 1.0, 0 * low, 0 * low]
    outward = (1 - low) * [0, 0, 1.0] + low * aside
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    Band('shoulder strap', line, outward, .045, .008, made.webbing, padded=False)
    for side in (-1, 1):
        box('clip', (side * .305, -.05, .235), (.016, .030, .060), made.plastic, .006)


def build(view, material=None):
    made = Materials()
    if view == 'use':
        from products.baby_carrier_move import DESIGN
        worn = carrier(Form(), DESIGN, QuietFabrics((.36, .33, .29)))
        angle = 30
        k = int(np.argmin(np.abs(np.degrees(np.arctan2(worn.belt.points[:, 0], -worn.belt.points[:, 1])) - angle)))
        place = worn.belt.points[k] + worn.belt.normals[k] * (worn.belt.thickness[k] / 2 + .012)
        turn = np.degrees(np.arctan2(worn.belt.normals[k][0], -worn.belt.normals[k][1]))
        with moved((place[0], place[1], place[2] - HEIGHT * .56), (0, 0, turn)):
            pouch(made, bend=.55)
        return Shot(target=(.16, -.4, .86), span=2.02, zoom=2.0, azimuth=30, elevation=8, **LIGHT)
    with moved((0, 0, 0), (-4, 0, 0)):
        pouch(made)
    strap_on_ground(made)
    return Shot(target=(.04, .0, .13), span=.86, azimuth=24, elevation=24, exposure=.02)
