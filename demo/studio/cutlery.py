"""Spoon and fork, molded; each lies on z = 0 around the origin. Lengths are in centimeters until it is placed."""
import bpy
import numpy as np

from cloth import through
from solids import grid
from stage import moved
from tableware import CM


def _curve(at, places, values):
    """A smooth function through values, for widths and heights along a spoon."""
    line = through(np.stack([places, values], 1), 30)
    return np.interp(at, line[:, 0], line[:, 1])


def _arch(x):
    """Height of the middle line: the handle is gently curved and the neck is its highest place."""
    return _curve(x, (0, 2, 4.5, 7.2, 9, 11, 13), (.62, .80, 1.12, 1.30, .95, .55, .62))


def _limb(name, x, y0, half_width, half_height, depth, power, material):
    """A rounded body along x (13 cm); `depth` is how much its middle is hollowed."""
    turn = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    u, up = np.cos(turn), np.sin(turn)
    u = np.sign(u) * np.abs(u) ** .9
    rise = np.sign(up) * (1 - np.abs(u) ** power[:, None]) ** (1 / power[:, None])
    y = y0 + half_width[:, None] * u
    z = _arch(x)[:, None] - depth[:, None] * (1 - np.abs(u) ** 2.2) + half_height[:, None] * rise
    points = np.stack([np.broadcast_to(x[:, None] - 6.5, y.shape), y, z], -1) * CM
    return grid(name, points, points[..., :2].copy(), material, close_u=True)


def _ends(x, start, end, first, last):
    """A factor that rounds both ends over the lengths `first` and `last`."""
    a, b = np.clip((x - start) / first, 0, 1), np.clip((end - x) / last, 0, 1)
    return np.sqrt(np.clip(1 - (1 - a) ** 2, 0, 1)) * np.sqrt(np.clip(1 - (1 - b) ** 2, 0, 1)) + 1e-4


def _along(start, end, count=150):
    """Places that are dense at both ends, where bodies are rounded."""
    return start + (end - start) * (1 - np.cos(np.linspace(0, np.pi, count))) / 2


def _handle(x, head_width, head_height):
    width = _curve(x, (0, 1.6, 4, 6.2, 7.6, 8.4, 9.3, 10.6, 11.8, 13), (1.02, 1.10, .98, .70, .56, .66, *head_width))
    height = _curve(x, (0, 1.6, 4, 6.2, 7.6, 8.6, 9.6, 13), (.60, .66, .60, .45, .33, .22, head_height, head_height))
    return width, height


def spoon(material):
    """13 cm along x, the handle at -x; deep bowl, thick short handle."""
    x = _along(0, 13, 220)
    width, height = _handle(x, (1.25, 1.85, 1.85, 1.7), .14)
    ends = _ends(x, 0, 13, 1.1, 2.1)
    depth = 1.05 * np.exp(-np.abs((x - 10.95) / 1.75) ** 2.6) * np.clip((13 - x) / .5, 0, 1) ** .5
    power = np.interp(x, (7, 9.5), (2.2, 7))
    return settle(_limb('spoon', x, 0, width * ends, height * np.minimum(ends * 1.3, 1) * _ends(x, 0, 13, .9, .12),
                        depth, power, material))


def fork(material):
    """13 cm along x; a short palm and three blunt tines, melted together by a remesh as if molded."""
    x = _along(0, 10.4, 150)
    width, height = _handle(x, (1.05, 1.45, 1.5, 1.5), .19)
    ends = _ends(x, 0, 10.4, 1.1, 1.3)
    cup_ = .28 * np.clip((x - 8.2) / 2, 0, 1)
    parts = [_limb('fork', x, 0, width * ends, height * _ends(x, 0, 10.4, .9, .2), cup_, np.full(len(x), 2.4), material)]
    for side, tip in ((-1, 12.8), (0, 13.0), (1, 12.8)):
        t = _along(9.2, tip, 80)
        half = np.interp(t, (9.2, 11.5, 13), (.43, .40, .33)) * _ends(t, 9.2, tip, .3, .34)
        sink = -.28 * (1 - .85 * abs(side)) * np.ones(len(t))
        middle = side * 1.02 * (1 - .5 * np.clip((10.4 - t) / 1.2, 0, 1) ** 1.5)
        tine = _limb('tine', t, middle[:, None], half, .24 * _ends(t, 9.2, tip, .3, .30), 0 * t, np.full(len(t), 2.3), material)
        tine.location.z = sink[0] * CM
        parts.append(tine)
    with bpy.context.temp_override(active_object=parts[0], selected_editable_objects=parts):
        bpy.ops.object.join()
    whole = parts[0]
    melt = whole.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', .0021, True
    soft = whole.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .5, 22
    return settle(whole)


def settle(obj):
    """Tilts a spoon so that its handle and its head both touch z = 0."""
    count = len(obj.data.vertices)
    points = np.empty(count * 3, np.float32)
    obj.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    for _ in range(4):
        low = [points[points[:, 0] < 0], points[points[:, 0] > .05]]
        a, b = (part[part[:, 2].argmin()] for part in low)
        points[:, 2] -= a[2] + (points[:, 0] - a[0]) * (b[2] - a[2]) / (b[0] - a[0])
    obj.data.vertices.foreach_set('co', points.ravel())
    obj.data.update()
    return obj


def spoon_at(x, y, turn, material, build=spoon):
    """A spoon or fork that lies somewhere, in centimeters; turn 90 points its head to +y."""
    with moved((x * CM, y * CM, 0), (0, 0, turn)):
        build(material)
