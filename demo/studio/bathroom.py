"""Molded things of the bathroom: the toilet training seat and the step stool, and how plastic shells are built."""
import math

import numpy as np

from cloth import through
from materials import NEUTRAL, solid
from solids import grid, lathe, rods
from stage import Shot

AROUND = 64
ANGLE = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
"""Directions around a shell: 0 is its front (-y), a quarter turn is its left (+x)."""
WHITE = (0.93, 0.92, 0.90)
GRIP = (0.27, 0.268, 0.263)
"""Tone of rubber beside plastic of the same color."""


def studio(target, span, elevation, azimuth=28.0, **settings):
    """A shot with light more from the side than usual: pale smooth plastic shows its shape by shade alone."""
    light = dict(key=(-3.5, -1.0, 3.3), key_size=1.3, key_power=400, fill_power=10, world=.085, exposure=-.02)
    return Shot(target=target, span=span, elevation=elevation, azimuth=azimuth, **{**light, **settings})


def plastic(name='plastic', color=NEUTRAL, tint=0):
    """Matte polypropylene: light enters it a little, and it has a broad soft gloss."""
    return solid(name, color, roughness=.40, specular=.42, grain=.05, grain_scale=190, tint=tint, subsurface=.05)


def rubber(name='rubber', color=GRIP, tint=0):
    """Thermoplastic elastomer: darker than the plastic beside it, with hardly any gloss."""
    return solid(name, color, roughness=.78, specular=.25, grain=.16, grain_scale=260, tint=tint)


def near(direction, width, angle=ANGLE):
    """From 0 to 1: how near angles are to a direction, both in radians."""
    away = (angle - direction + np.pi) % (2 * np.pi) - np.pi
    return np.exp(-(away / width) ** 2)


def crest(width, angle=ANGLE):
    """From 0 to 1: a broad round crest at the front, for splash guards."""
    away = (angle + np.pi) % (2 * np.pi) - np.pi
    return np.exp(-(np.abs(away) / width) ** 3)


def around(values):
    """A smooth function of ANGLE that is the same on both sides; `values` lists (degrees from the front, value)."""
    degrees, heights = zip(*values)
    t = np.linspace(0, 360, 721)[:-1]
    line = np.interp(np.minimum(t, 360 - t), degrees, heights)
    kernel = np.exp(-np.linspace(-2.2, 2.2, 45) ** 2)
    line = np.convolve(np.r_[line[-22:], line, line[:22]], kernel / kernel.sum(), 'valid')
    return np.interp(np.degrees(ANGLE), np.r_[t, 360], np.r_[line, line[0]])


def outline(half_width, front, back=None, exponent=2.2, egg=0.0):
    """
    A closed outline of AROUND points (x, y).
    :param exponent: 2 is an ellipse; with more it becomes a rectangle with round corners
    :param egg: by how much its front is narrower
    """
    back = front if back is None else back
    sine, cosine = np.sin(ANGLE), np.cos(ANGLE)
    x = np.sign(sine) * np.abs(sine) ** (2 / exponent) * half_width * (1 - egg * (.5 + .5 * cosine))
    y = -np.sign(cosine) * np.abs(cosine) ** (2 / exponent) * np.where(cosine > 0, front, back)
    return np.stack([x, y], 1)


def shell(name, rings, material, level=2, closed=False):
    """
    A smooth molded body through rings of (outline, height or heights); close rings make tight edges.
    :param closed: whether the last ring is joined to the first
    """
    points = np.array([np.c_[line, np.broadcast_to(height, AROUND)] for line, height in rings])
    obj = grid(name, points, points[..., :2].copy(), material, close_u=True, close_v=closed)
    smooth = obj.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = level
    return obj


def shifted(line, x=0.0, y=0.0):
    return line + np.array([x, y])


def toilet_training_seat(color, supports, white):
    """32 × 30 × 11 cm: a contoured ring with a rounded splash guard, on rubber supports, with a dial and a loop."""
    guard = crest(.62)
    rise = .022 * near(np.pi, .9) + .008 * np.cos(2 * ANGLE)

    def ring(width, depth, exponent=2.25, egg=.07, y=0.0):
        return shifted(outline(width, depth, exponent=exponent, egg=egg), y=y)

    hole = ring(.158, .205, 2.1, .14, .012)
    lean = np.c_[np.zeros(AROUND), -.030 * guard]
    shell('seat', [
        (ring(.300, .322), .072), (ring(.345, .370), .060), (ring(.366, .392), .060), (ring(.375, .400), .074),
        (ring(.375, .400), .104 + rise * .5), (ring(.364, .389), .120 + rise), (ring(.338, .362), .130 + rise),
        (ring(.290, .318), .132 + rise + .008 * guard), (ring(.240, .272), .124 + rise * .7 + .040 * guard),
        (ring(.198, .240) + lean * .4, .116 + rise * .5 + .104 * guard),
        (ring(.176, .222, 2.1, .12, .008) + lean, .110 + rise * .3 + .156 * guard),
        (ring(.166, .212, 2.1, .14, .010) + lean, .105 + .164 * guard), (hole + lean * .8, .094 + .156 * guard),
        (hole + lean * .2, .070 + .06 * guard), (hole * .985, .030), (hole * .985, .016), (hole * 1.04, .014),
        (hole * 1.06, .030), (hole * 1.10, .062)], color)
    shell('skirt', [(ring(.262, .286), .078), (ring(.262, .286), .030), (ring(.250, .274), .024),
                    (ring(.238, .262), .030), (ring(.236, .260), .078)], white)
    shell('supports', [(ring(.268, .292), .052), (ring(.272, .296), .046), (ring(.270, .294), .008),
                       (ring(.262, .286), .0), (ring(.240, .264), .0), (ring(.232, .256), .008),
                       (ring(.232, .256), .045)], supports)
    loop = through([(-.030, .385, .080), (-.036, .425, .066), (-.026, .470, .046), (0, .486, .038), (.026, .470, .046),
                    (.036, .425, .066), (.030, .385, .080)], 10)
    rods('loop', [loop], .0095, supports)


def rubber_mat(name, half_width, half_depth, height, material, exponent=5.0, pitch=.034):
    """A rubber top with rounded dots in a hexagonal pattern; thin edges sink into what it lies on."""
    across, along = np.linspace(-1, 1, 330), np.linspace(-1, 1, 220)
    u, v = np.meshgrid(across, along)
    # A square is pressed into a superellipse, so that its rows end at the rounded outline.
    x = half_width * u * (1 - np.abs(v) ** exponent * .5) ** (1 / exponent)
    y = half_depth * v * (1 - np.abs(u) ** exponent * .5) ** (1 / exponent)
    edge = np.minimum((1 - np.abs(u)) * half_width, (1 - np.abs(v)) * half_depth)
    row = pitch * math.sqrt(3) / 2
    nearest = np.full(x.shape, 9.0)
    for start in (0, 1):
        a = (x - start * pitch / 2 + pitch / 2) % pitch - pitch / 2
        b = (y - start * row + row) % (2 * row) - row
        nearest = np.minimum(nearest, np.hypot(a, b))
    dots = .0042 * np.clip(1 - (nearest / (pitch * .29)) ** 3, 0, 1) ** .6 * np.clip((edge - .035) / .004, 0, 1)
    z = height + dots - .016 * np.exp(-(edge / .009) ** 1.3)
    return grid(name, np.stack([x, y, z], -1), np.stack([x, y], -1), material)


def step_stool(color, grip):
    """38 × 26 × 15 cm: a flared shell with an arch on each side, a dotted rubber top, and rubber feet."""
    arch = .070 * (near(0, .50) + near(np.pi, .50)) + .055 * (near(np.pi / 2, .42) + near(-np.pi / 2, .42))

    def ring(grow, exponent=4.6):
        return outline(.410 + grow, .260 + grow, exponent=exponent)

    foot = .018 + arch
    shell('stool', [
        (ring(.040), foot + .05), (ring(.052), foot + .01), (ring(.058), foot), (ring(.064), foot + .004),
        (ring(.0655), foot + .016), (ring(.058), .095 + arch * .6), (ring(.042), .20), (ring(.028), .300),
        (ring(.022), .338), (ring(.014), .359), (ring(-.002), .3695), (ring(-.020), .371), (ring(-.034), .367),
        (ring(-.039), .358), (ring(-.044), .356), (ring(-.10, 4), .356), (ring(-.20, 3), .356)], color, 3)
    rubber_mat('top', .372, .222, .3685, grip)
    feet = np.clip(1 - arch / .022, 0, 1) > 0
    lower = np.where(feet, 0, foot + .004)
    shell('feet', [(ring(.046), foot + .030), (ring(.046), lower + .006), (ring(.052), lower), (ring(.060), lower),
                   (ring(.067), lower + .006), (ring(.067), foot + .010), (ring(.060), foot + .022)], grip, 3)


def dial(location, material, radius=.05):
    """A ribbed knob that turns around the vertical axis."""
    x, y, z = location
    obj = lathe('dial', [(.001, z), (radius * .9, z), (radius, z + .006), (radius, z + .026), (radius * .9, z + .032),
                         (.001, z + .032)], material, (x, y), 48)
    return obj
