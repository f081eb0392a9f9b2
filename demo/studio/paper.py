"""Paper goods: the gift box with its ribbon, and the card with its envelope."""
import numpy as np

from cloth import Band, fractal, through
from materials import NEUTRAL, fabric, solid
from solids import box, grid, text
from stage import moved


def board(name='board', color=NEUTRAL, tint=0):
    """Recycled board, uncoated: matte, with a fiber that can be felt."""
    return solid(name, color, roughness=.92, specular=.12, grain=.22, grain_scale=95, tint=tint)


def ribbon_cloth(name='ribbon', color=(.80, .77, .70), tint=None):
    """Cotton ribbon, natural white."""
    return fabric(name, color, 'weave', pitch=.0075, strength=.7, sheen=.4, melange=.16, tint=tint)


BOX = (1.05, .80, .40)
"""42 × 32 × 16 cm."""


def box_with_walls(name, size, wall, material, z=0.0, bottom=True, bevel=.006):
    """An open box of board; without a bottom, it is a lid's rim."""
    width, depth, height = size
    for side in (-1, 1):
        box(name, (0, side * (depth - wall) / 2, z + height / 2), (width, wall, height), material, bevel, 3)
        box(name, (side * (width - wall) / 2, 0, z + height / 2), (wall, depth - 2 * wall + .004, height), material, bevel, 3)
    if bottom:
        box(name, (0, 0, z + wall / 2), (width - wall, depth - wall, wall), material, bevel, 3)


def lid(material, z=0.0, height=.13):
    """The lid; its rim hangs down from `z` + `height`."""
    width, depth = BOX[0], BOX[1]
    box('lid', (0, 0, z + height / 2), (width, depth, height), material, .011, 5)


def gift_box(material, ribbon):
    """Closed: the lid on the box, a ribbon both ways around it, and a bow."""
    width, depth, height = BOX
    box('box', (0, 0, (height - .02) / 2), (width - .028, depth - .028, height - .02), material, .009, 4)
    lid(material, height - .13)
    wrap(ribbon, width, depth, height)
    bow(ribbon, (0, 0, height + .004))


def around_box(half, low, high, off=.0045, corner=.012):
    """A line around a box in (x, z), from its foot over its top to the other foot, with round corners, and normals."""
    turn = np.linspace(0, np.pi / 2, 9)
    h = half + off
    t = high + off
    left = [(-h, z) for z in np.linspace(low, t - corner, 14)]
    first = [(-h + corner - corner * np.cos(a), t - corner + corner * np.sin(a)) for a in turn]
    line = np.array(left + first)
    top = np.stack([np.linspace(-h + corner, h - corner, 40)[1:-1], np.full(38, t)], 1)
    line = np.vstack([line, top, (line * (-1, 1))[::-1]])
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    return line, np.stack([-along[:, 1], along[:, 0]], 1)


def wrap(ribbon, width, depth, height, wide=.085):
    """The ribbon both ways around the box."""
    for turned, half, off in ((False, width / 2, .003), (True, depth / 2, .006)):
        line, normal = around_box(half, .004, height, off)
        zero = np.zeros(len(line))
        points, outward = (np.stack([zero, a[:, 0], a[:, 1]] if turned else [a[:, 0], zero, a[:, 1]], 1)
                           for a in (line, normal))
        Band('ribbon', points, outward, wide, .006, ribbon, padded=False)


def ribbon_along(ribbon, centers, width, twist=0.0, thickness=.006, flare=None):
    """A ribbon along a line of points, whose width lies across its way, turned by `twist` degrees."""
    line = through(centers, 18)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.broadcast_to(np.array([np.sin(np.radians(twist)), np.cos(np.radians(twist)), 0]), line.shape)
    outward = np.cross(side, along)
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    Band('bow', line, outward, width if flare is None else flare, thickness, ribbon, padded=False)


def bow(ribbon, place, wide=.085):
    """A bow of two loops and two tails around a knot, tied by hand: its halves differ."""
    with moved(place, (0, 0, 12)):
        for side, long, high in ((-1, .265, .150), (1, .250, .138)):
            loop = [(side * x * long, y, z * high) for x, y, z in (
                (.05, 0, .22), (.30, -.004, .72), (.68, -.008, 1.0), (.96, -.008, .80), (1.0, -.006, .44), (.82, 0, .16),
                (.45, .004, .13), (.06, .002, .16))]
            ribbon_along(ribbon, loop, wide, side * 7, flare=lambda t: wide * (.52 + .48 * np.sin(np.pi * t) ** .6))
        for side, turn, long in ((-1, -30, .34), (1, -34, .31)):
            with moved(turn=(0, 0, side * turn)):
                tail = [(side * x, 0, z) for x, z in ((.01, .030), (.08, .036), (long * .5, .014), (long * .75, .022),
                                                      (long, .009))]
                ribbon_along(ribbon, tail, wide, 0, flare=lambda t: wide * (.55 + .45 * np.clip(t * 3, 0, 1)))
        knot = [(0, -.052, .006), (0, -.058, .030), (0, -.034, .060), (0, 0, .067), (0, .034, .060), (0, .058, .030),
                (0, .052, .006)]
        line = through(knot, 8)
        along = np.gradient(line, axis=0)
        outward = np.cross(np.broadcast_to([-1.0, 0, 0], line.shape), along)
        outward /= np.linalg.norm(outward, axis=1, keepdims=True)
        Band('knot', line, outward, .072, .016, ribbon, padded=True)


def tissue(material, width, depth, height, seed=4, open_middle=.0):
    """Crumpled tissue paper that fills a box and stands up at its walls."""
    u, v = np.meshgrid(np.linspace(-1, 1, 200), np.linspace(-1, 1, 160))
    flat = np.stack([u * width / 2, v * depth / 2, np.zeros_like(u)], -1)
    edge = np.maximum(np.abs(u), np.abs(v)) ** 5
    ridges = 1 - np.abs(fractal(flat, 4.2, 4, seed)) * 2
    z = height + edge * .16 + ridges * .030 + fractal(flat, 11, 3, seed + 1) * .020
    shrink = 1 - .012 * edge
    points = np.stack([flat[..., 0] * shrink, flat[..., 1] * shrink, z], -1)
    return grid('tissue', points, flat[..., :2].copy(), material)


CARD = (.2625, .37)
"""10.5 × 14.8 cm, folded."""


def card(paper, ink, opening=24.0, words=('hello,', 'little one')):
    """A folded card that stands upright, its fold at the left, opened a little; its front faces -y."""
    width, height = CARD
    thick = .0055
    with moved((-width / 2, 0, 0)):
        box('front', (width / 2, -thick / 2, height / 2), (width, thick, height), paper, .0018, 2)
        with moved(turn=(0, 0, opening)):
            box('back', (width / 2, thick / 2, height / 2), (width, thick, height), paper, .0018, 2)
        motif((width / 2, -thick - .0003, height * .64), ink)
        for row, line in enumerate(words):
            with moved((width / 2, -thick - .0002, height * (.275 - .115 * row)), (90, 0, 0)):
                lettering(line, .040, ink)


def lettering(words, size, ink):
    """Printed italics."""
    import bpy
    from mathutils import Matrix
    obj = text(words, size, Matrix(), ink, .0002)
    path = '/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf'
    try:
        obj.data.font = bpy.data.fonts.load(path)
    except RuntimeError:
        pass  # Blender's own font is legible, too.
    return obj


def motif(center, ink, radius=.075):
    """A small wreath of leaves, printed on the card."""
    x, y, z = center
    angles = np.linspace(0, 2 * np.pi, 15)[:-1]
    for number, a in enumerate(angles):
        t = np.linspace(0, 1, 12)
        length, wide = .034, .0085
        tilt = a + 1.15 + .5 * (number % 2)
        middle = np.stack([np.cos(a) * radius + np.cos(tilt) * t * length, np.sin(a) * radius + np.sin(tilt) * t * length], 1)
        across = np.array([-np.sin(tilt), np.cos(tilt)]) * (np.sin(np.pi * t) ** .8 * wide)[:, None]
        sides = np.stack([middle - across, middle + across])
        points = np.stack([x + sides[..., 0], np.full(sides.shape[:2], y), z + sides[..., 1]], -1)
        grid('leaf', points, sides.copy(), ink)


def envelope(paper, inside=None):
    """An envelope (C6: 16.2 × 11.4 cm) that lies on the ground, its flap up and closed."""
    width, height, thick = .405, .285, .006
    box('envelope', (0, 0, thick / 2), (width, height, thick), paper, .0022, 2)
    tip = -.02
    outline = np.array([[(-width / 2 + .004, height / 2 - .003), (width / 2 - .004, height / 2 - .003)],
                        [(-.030, tip + .012), (.030, tip + .012)], [(-.012, tip), (.012, tip)]])
    t = np.linspace(0, 1, 24)[:, None]
    rows = np.stack([np.stack([np.interp(t[:, 0], (0, .9, 1), outline[:, s, k]) for k in range(2)], -1) for s in (0, 1)], 1)
    u = np.linspace(0, 1, 24)[None, :, None]
    flat = rows[:, :1] * (1 - u) + rows[:, 1:] * u
    z = thick + .0015 + .0035 * np.sin(np.linspace(0, np.pi * .55, 24))[:, None] + 0 * flat[..., 0]
    obj = grid('flap', np.concatenate([flat, z[..., None]], -1), flat.copy(), paper)
    solidify = obj.modifiers.new('thick', 'SOLIDIFY')
    solidify.thickness, solidify.offset = .0022, 1
