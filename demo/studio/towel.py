"""The hooded towel, hanging and folded, and the storage bag of canvas: cloth of the bathroom and the hall."""
import numpy as np

from cloth import Band, fractal, lengths, normals_of, through
from materials import NEUTRAL, fabric
from solids import grid, rods


def terry(name='terry', color=NEUTRAL, tint=0):
    """Dense cotton terry: loops in rows, which catch the light one by one."""
    return fabric(name, color, 'terry', pitch=.0105, sheen=.55, strength=1.0, melange=.16, depth=.0095, tint=tint)


def fray(points, seed=0, height=.0035):
    """Loops stand up unevenly: moves a grid of points a little along its normals, so that outlines are soft, too."""
    random = np.random.default_rng(seed)
    rough = random.normal(0, 1, points.shape[:2])
    rough[1:] = (rough[1:] + rough[:-1]) / 1.5
    return points + normals_of(points) * (np.clip(rough, -1.6, 1.6) * height)[..., None]


def thick(obj, thickness, offset=0):
    """Gives a surface the thickness of its cloth, with rounded edges."""
    solidify = obj.modifiers.new('thick', 'SOLIDIFY')
    solidify.thickness, solidify.offset = thickness, offset
    smooth = obj.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    return obj


def sheet(name, points, across, along, material, thickness, seed=0):
    return thick(grid(name, fray(points, seed), np.stack([across, along], -1), material), thickness)


class HangingCloth:
    """
    A square of cloth hung up by one corner. It is a general cone: every straight line from the corner stays straight,
    so its shape is one line of directions as long as the right angle of the corner, laid in waves.
    """

    def __init__(self, side, waves=((6.1, .30, .4), (9.7, .12, 2.0), (2.9, .16, 5.0)), seed=3, spread=.70):
        self.side, self.seed = side, seed
        t = np.linspace(-1, 1, 1600)
        depth = sum(size * np.sin(t * count * 1.57 + phase) for count, size, phase in waves)
        depth = depth * (1 - .35 * np.abs(t) ** 3)
        depth = depth - np.linspace(depth[0], depth[-1], len(t)) * .4
        turn = t * .785 * spread
        # The waves are made as high as the length needs.
        low, high = 0.0, 3.0
        for _ in range(40):
            middle = (low + high) / 2
            if lengths(self._directions(turn, depth * middle))[-1] > np.pi / 2:
                high = middle
            else:
                low = middle
        self.line = self._directions(turn, depth * low)
        self.place = lengths(self.line) - np.pi / 4

    @staticmethod
    def _directions(turn, depth):
        line = np.stack([np.sin(turn), depth * .45 - .04, -np.cos(turn)], 1)
        return line / np.linalg.norm(line, axis=1, keepdims=True)

    def at(self, angle, radius):
        """Points at angles from the diagonal and distances from the corner, which is the origin."""
        way = np.stack([np.interp(angle, self.place, self.line[:, k]) for k in range(3)], -1)
        return way * radius[..., None]

    def panel(self, name, material, start, end, columns, rows, thickness, off=0.0, puff=0.0):
        """The part between two distances, given as functions of the angle from the diagonal."""
        angle, part = np.meshgrid(np.linspace(-np.pi / 4, np.pi / 4, columns), np.linspace(0, 1, rows))
        radius = start(angle) + (end(angle) - start(angle)) * part
        points = self.at(angle, radius)
        soft = fractal(points, 4.5, 3, self.seed)[..., None]
        outward = normals_of(points)
        outward *= -np.sign(outward[..., 1:2].mean())
        near_edge = np.clip(1 - np.abs(angle) / (np.pi / 4), 0, 1)
        stand = (off + puff * part ** 1.6 * np.clip(near_edge * 3, 0, 1)) * np.clip(radius * 6, 0, 1)
        points = points + outward * (soft * .016 * np.clip(radius * 2, 0, 1)[..., None] + stand[..., None])
        return points, sheet(name, points, radius * angle, radius, material, thickness, self.seed)


def edging(name, line, material, radius=.021, seed=1):
    """A soft binding around the edge of terry."""
    line = np.asarray(line) + fractal(np.asarray(line), 9, 2, seed)[:, None] * .003
    return rods(name, [line], radius, material, resolution=6)


def hanging_towel(cloth, binding, thread=None):
    """85 × 85 cm, hung by the loop at the tip of its hood, which is the origin; 1.2 m long, so 3 units."""
    side = 2.125
    towel = HangingCloth(side)

    def hem(angle):
        # The sides of the square that are opposite the corner, with a rounded tip.
        return np.minimum(side / np.cos(np.pi / 4 - np.abs(angle)), side * 1.335)

    points, _ = towel.panel('towel', cloth, lambda a: np.full_like(a, .012), hem, 260, 300, .034)
    edge = np.vstack([points[::2, 0], points[-1, ::2], points[::-2, -1]])
    edging('binding', edge, binding)
    front, _ = towel.panel('hood', cloth, lambda a: np.full_like(a, .02), lambda a: .63 / np.cos(a), 240, 110, .030,
                           .050, .045)
    edging('hood binding', front[-1, 2:-2], binding, .022)
    loop = through([(-.012, -.02, -.02), (-.022, -.024, .05), (0, -.012, .115), (.022, -.024, .05), (.012, -.03, -.02)], 10)
    rods('loop', [loop], .009, binding)
    return towel


def folded_terry(cloth, binding, width=.80, depth=.72, layers=4, layer=.058, seed=2):
    """A towel folded into thick layers; its hood lies on top as a triangle with a bound edge. Returns its height."""
    from bedding import lay, nested_fold
    height = layers * layer
    for group in range(layers // 2):
        path = nested_fold(depth - .02 * group, 1, layer) + (.012 * (-1) ** group, group * 2 * layer)
        obj = lay('folded towel', path, width - .015 * group, (cloth, binding), layer * .80, seed, softness=.030,
                  ragged=.022, droop=.020, border=.022, top=height)
        random = np.random.default_rng(seed + group)
        for vertex in obj.data.vertices:
            vertex.co.z += random.normal(0, .0012)
    hood(cloth, binding, .86 * width, height, depth, seed)
    return height


def hood(cloth, binding, width, height, depth, seed):
    """The hood, laid flat on the folded towel: a triangle, puffed up, whose bound edge lies across."""
    u, v = np.meshgrid(np.linspace(-1, 1, 150), np.linspace(0, 1, 110))
    long = depth * .70
    x = u * width / 2 * (1 - v * .97)
    y = -depth * .30 + long * v + .05 * np.cos(u * 1.57) * (1 - v) * -1
    edge = np.minimum((1 - np.abs(u)) * (1 - v) * width * .36, 1)
    z = height + .006 + .055 * (1 - np.exp(-(edge / .05))) * (1 - .5 * v) + .012
    z += fractal(np.stack([x, y, z], -1), 5, 3, seed) * .014
    points = np.stack([x, y, z], -1)
    sheet('hood', points, x, y, cloth, .030, seed)
    edging('hood edge', points[0], binding, .020)
    edging('hood side', points[:, 0], binding, .012)
    edging('hood side', points[:, -1], binding, .012)


def canvas(name='canvas', color=NEUTRAL, tint=0):
    """Cotton canvas with a plain weave that can be seen."""
    return fabric(name, color, 'weave', pitch=.0105, strength=.85, sheen=.35, melange=.22, tint=tint)


def storage_bag(cloth, cord, thread, seed=5, height=.86):
    """42 × 34 cm: a filled bag of canvas, drawn together by a cord, with a long handle; stands on the ground."""
    turn, part = np.meshgrid(np.linspace(0, 2 * np.pi, 420, endpoint=False), np.linspace(0, 1, 240))
    neck = .80
    levels = [0, .008, .03, .09, .25, .5, .66, .735, .77, neck, .83, .88, .95, 1]
    width = [.02, .30, .345, .37, .385, .375, .335, .245, .150, .105, .130, .195, .235, .245]
    deep = [.02, .17, .205, .235, .25, .24, .205, .155, .105, .080, .105, .150, .180, .185]
    heights = [0, 0, .004, .07, .24, .50, .655, .735, .772, .80, .83, .88, .94, .975]
    half_width, half_depth, rise = (np.interp(part, levels, values) for values in (width, deep, heights))
    square = 2.5 - .5 * np.exp(-((part - neck) / .12) ** 2)
    x = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** (2 / square) * half_width
    y = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** (2 / square) * half_depth
    random = np.random.default_rng(seed)
    pleats = sum(random.uniform(.5, 1) / k * np.sin(turn * k * 5 + random.uniform(0, 6)) for k in (1, 2, 3))
    pleats = pleats + .6 * np.sin(turn * 23 + 2)
    gather = np.exp(-((part - neck) / .085) ** 2) * .020 + np.exp(-np.abs(part - neck) / .17) * .016
    gather += np.clip((part - neck) / .2, 0, 1) * .020
    flat = np.stack([x, y, rise], -1)
    lumps = fractal(flat * (1, 1, .7), 3.4, 3, seed) * .034 + fractal(flat, 9, 3, seed + 2) * .010
    lumps *= np.clip(part / .08, 0, 1) * np.clip((neck - part) / .12, .15, 1)
    reach = np.hypot(x, y) + 1e-6
    more = 1 + (pleats * gather + lumps) / np.maximum(reach, .06)
    points = np.stack([x * more, y * more, rise * height / .975 + .012 * np.sin(turn * 3 + 1) * (part > neck)], -1)
    points[:, :, 0] += .03 * np.clip((part - .6) / .4, 0, 1) ** 2
    around = np.broadcast_to(np.linspace(0, 1.7, 420), part.shape)
    obj = grid('bag', points, np.stack([around, part * 1.05], -1), cloth, close_u=True)
    thick(obj, .010, -1)
    bag = points
    row = int(neck * 239)
    outward = bag[row] - bag[row].mean(0)
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    for step, lift in ((0, .012), (5, .011)):
        ring = bag[row + step] + outward * lift
        ring = np.array([np.convolve(np.r_[ring[-12:, k], ring[:, k], ring[:12, k]], np.ones(25) / 25, 'valid') for k in range(3)]).T
        rods('cord', [ring + outward * .012], .0105, cord, cyclic=True)
    return bag, row


def cord_ends(start, cord, sides=(-1, 1), reach=.30, front=-.26):
    """The ends of a drawstring: they hang over the bag's front, each with a knot and a small tassel."""
    x0, y0, z0 = start
    for side in sides:
        x = x0 + side * .06
        line = through([(x0 + side * .01, y0, z0), (x0 + side * .035, y0 - .06, z0 + .01), (x, y0 - .13, z0 - .06),
                        (x + side * .02, front - .03, z0 - .16), (x + side * .012, front - .045, z0 - reach)], 14)
        rods('cord end', [line], .0105, cord)
        knot = line[-1]
        rods('knot', [knot + np.array([(-.012, 0, .004), (0, -.008, 0), (.012, 0, -.004)])], .017, cord)
        tails = [through([knot, knot + (s, -.004, -.03), knot + (s * 1.8, 0, -.075)], 6) for s in (-.010, 0, .010)]
        rods('tassel', tails, .006, cord)


def bag_handle(webbing):
    """The long handle of the bag, fixed at its neck; it falls over the bag's left side."""
    line = through([(.10, -.06, .775), (.22, -.10, .735), (.36, -.13, .60), (.425, -.15, .42), (.44, -.125, .29),
                    (.445, -.06, .245), (.44, .005, .29), (.425, .02, .42), (.37, .03, .60), (.22, .04, .745),
                    (.10, .04, .785)], 16)
    center = np.array([0, 0, .30])
    outward = line - center
    outward[:, 2] *= .35
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    Band('handle', line + outward * .02, outward, .055, .012, webbing, padded=False)
