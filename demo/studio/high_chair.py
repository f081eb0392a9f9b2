"""A slim high chair: molded seat, tray, footrest, harness, and folding steel legs. Lengths are in centimeters."""
import numpy as np

from cloth import Band, normals_of, resample, through
from materials import NEUTRAL, fabric, solid
from solids import box, frame_at, rods
from stage import moved
from tableware import CM, dish, plastic, shell

# The middle line of the seat from its front edge over the back to the top: y, z, half width, height of the sides.
SEAT = np.array([
    (-15, 46.6, 14.2, .6), (-14.2, 48.4, 14.6, 1.5), (-10, 49.5, 15.0, 4.5), (-3, 48.9, 15.2, 8.5), (3.5, 48.6, 15.2, 11.0),
    (8, 49.9, 15.0, 12.0), (10.6, 53.5, 14.8, 11.5), (12.2, 59, 14.6, 9.5), (14, 66, 14.3, 6.0), (15.6, 73, 13.6, 3.2),
    (16.8, 79, 11.8, 1.6), (17.3, 81.6, 9.2, .8)])


class Seat:
    """The molded shell; `at(u, v)` gives points and normals on its inside, u from side to side, v from the front."""

    def __init__(self, material):
        line = through(SEAT, 16)
        rows, columns = len(line), 120
        u = np.sin(np.linspace(-1, 1, columns) * np.pi / 2)
        way = np.gradient(line[:, :2], axis=0)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        inward = np.stack([-way[:, 1], way[:, 0]], 1)
        q = np.abs(u)[None]
        side = np.clip((q - .52) / .48, 0, 1)
        x = line[:, 2:3] * np.sign(u)[None] * (q - .10 * side**2.2)
        rise = line[:, 3:4] * (side**2 * (1.55 - .55 * side)) + .9 * (q**2) * (line[:, 1:2] > 0)
        self.points = np.stack([x, line[:, :1] + inward[:, :1] * rise, line[:, 1:2] + inward[:, 1:] * rise], -1)
        self.normals = normals_of(self.points)
        if self.normals[30, 60, 2] < 0:
            self.normals = -self.normals
        v = np.linspace(0, 1, rows)
        edge = np.minimum(np.minimum(v, 1 - v)[:, None] * rows * .5, (1 - q) * 15)
        thick = (.42 + .22 * np.exp(-(edge / 1.2) ** 2)) * np.sqrt(1 - np.clip(1 - edge / .55, 0, 1) ** 2)
        shell('seat', self.points, self.normals, thick, material)

    def at(self, u, v):
        rows, columns = self.points.shape[:2]
        j = np.clip(np.round(np.asarray(v) * (rows - 1)).astype(int), 0, rows - 1)
        i = np.clip(np.round((np.arcsin(np.asarray(u)) / np.pi * 2 + 1) / 2 * (columns - 1)).astype(int), 0, columns - 1)
        return self.points[j, i], self.normals[j, i]


def high_chair(color, steel, strap, buckle, rubber, tray=True):
    """Stands on its feet, faces -y; 47 wide, 56 deep, 82 high."""
    seat = Seat(color)
    _legs(color, steel, rubber)
    _footrest(color, rubber)
    _harness(seat, strap, buckle)
    if tray:
        _tray(color)


def _tube(name, points, radius, material):
    rods(name, [resample(through(points, 20), .4) * CM], radius * CM, material, resolution=6)


def _legs(color, steel, rubber):
    """Two slim frames that cross at a hub under the armrest, joined by bars."""
    for side in (-1, 1):
        _tube('front leg', [(side * 22.2, -27, 1.0), (side * 20.6, -18, 22), (side * 18.4, -5, 50), (side * 17.7, 0, 59)], 1.15, steel)
        _tube('rear leg', [(side * 22.2, 27, 1.0), (side * 20.6, 18, 22), (side * 18.6, 7, 48), (side * 17.9, 2, 58)], 1.15, steel)
        for y in (-27, 27):
            way = np.array([side * .06, .4 * np.sign(y), -1.0])
            spot = np.array([side * 22.2, y, 1.0])
            rods('foot', [np.array([spot - way * 3.6, spot + (0, 0, .35)]) * CM], 1.42 * CM, rubber, resolution=6)
        box('hub', (side * 17.0 * CM, 1.2 * CM, 57.5 * CM), (3.4 * CM, 9.5 * CM, 7.5 * CM), color, 1.5 * CM, 8)
    _tube('rear bar', [(-21.4, 22.2, 11), (0, 22.4, 11), (21.4, 22.2, 11)], .85, steel)
    _tube('front bar', [(-18.6, -6, 47.2), (0, -5.5, 47.0), (18.6, -6, 47.2)], .85, steel)


def _footrest(color, rubber):
    """A molded board between the front legs, in one of four heights."""
    outline = _rounded(34.5, 10.5, 4.5)
    with moved((0, -20.6 * CM, 20.2 * CM), (4, 0, 0)):
        dish('footrest', outline, [(3.0, 1.75), (1.6, 1.75), (.7, 1.75), (.2, 1.62), (0, 1.2), (0, .8), (.2, .3), (.8, .12),
                                   (1.6, .1), (3.0, .1)], color)
    for side in (-1, 1):
        box('clamp', (side * 20.3 * CM, -18.0 * CM, 21.3 * CM), (3.4 * CM, 5.2 * CM, 4.2 * CM), color, 1.2 * CM, 8)
        dots = []
        for z in (28, 34.5, 41):
            y, x = np.interp(z, (22, 50), (-18, -5)), np.interp(z, (22, 50), (20.6, 18.4))
            spot = np.array([side * x, y - 1.0, z - .35])
            dots.append(np.array([spot, spot + (0, -.22, -.1)]) * CM)
        rods('height', dots, .34 * CM, rubber, resolution=4)


def _rounded(width, depth, exponent, count=240):
    """A rectangle with round corners."""
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    x, y = (np.sign(f) * np.abs(f) ** (2 / exponent) for f in (np.cos(turn), np.sin(turn)))
    points = np.stack([x * width / 2, y * depth / 2], 1)
    for _ in range(10):
        points = (np.roll(points, 1, 0) + 2 * points + np.roll(points, -1, 0)) / 4
    return points


def _tray(color):
    """A tray with a rim and a round cut for the belly, on two arms at the hubs."""
    outline = _rounded(44, 27, 4.0)
    cut = 5.0 * np.exp(-(outline[:, 0] / 9.5) ** 2) * np.clip(outline[:, 1] / 13, 0, 1)
    outline[:, 1] -= cut
    with moved((0, -15 * CM, 62.4 * CM)):
        dish('tray', outline, [(5.5, 1.35), (3.4, 1.35), (2.3, 1.5), (1.75, 2.0), (1.35, 2.75), (1.0, 3.05), (.6, 3.1), (.2, 2.9),
                               (0, 2.5), (.05, 2.1), (.35, 1.6), (.8, .95), (1.5, .55), (2.6, .4), (5.5, .4)], color)
    for side in (-1, 1):
        box('tray arm', (side * 16.6 * CM, -9.5 * CM, 61.6 * CM), (3.0 * CM, 17 * CM, 2.4 * CM), color, 1.0 * CM, 8)


def _harness(seat, strap, buckle):
    """Five straps that meet in one buckle."""
    meeting = np.array([0, 3.6, 55.5])
    for u, v in ((-.30, .80), (.30, .80), (-.62, .44), (.62, .44), (0.0, .20)):
        if v > .5:
            places = [(u, v), (u * .95, .72), (u * .75, .62), (u * .4, .54)]
        elif u:
            places = [(u, v), (u * .8, .42)]
        else:
            places = [(0, v), (0, .27)]
        found = [seat.at(*place) for place in places]
        lift = np.linspace(-.3, 1.3, len(found) + 1)[:-1]
        lift[1:] = np.maximum(lift[1:], .75)
        line = np.array([p + n * h for (p, n), h in zip(found, lift)] + [meeting])
        line = resample(through(line, 20), .25)
        t = np.linspace(0, 1, len(line))[:, None]
        toward = found[0][1] * (1 - t) + np.array([0, -.75, .65]) * t
        Band('harness', line * CM, toward / np.linalg.norm(toward, axis=1, keepdims=True), 2.6 * CM if v > .5 else 2.2 * CM,
             .42 * CM, strap)
    out = np.array([0, -.75, .65])
    box('buckle', (0, 0, 0), (4.4 * CM, 4.8 * CM, 1.5 * CM), buckle, .6 * CM, 6,
        frame=frame_at((meeting + out * .5) * CM, (0, .65, .75), out))
    box('button', (0, 0, .8 * CM), (1.9 * CM, 1.9 * CM, .5 * CM), strap_button(), .22 * CM, 5,
        frame=frame_at((meeting + out * .5) * CM, (0, .65, .75), out))


def strap_button():
    return solid('button', (.30, .30, .30), .5)


def default_chair(tray=True):
    """The chair as sold: the molded parts have the customer's color."""
    high_chair(plastic('molded', NEUTRAL), solid('steel', (.60, .60, .59), .38, .5, .03, 200),
               fabric('strap', (.42, .415, .40), 'weave', .008, tint=None), solid('buckle', (.10, .10, .10), .5),
               solid('rubber', (.16, .16, .16), .7), tray)
