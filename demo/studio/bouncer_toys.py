"""Toys for a bouncer: a bow with turning figures of beech, and a bow of fabric with three hanging animals."""
import numpy as np

from cloth import Band, Stitches, fractal, resample, through
from materials import NEUTRAL, fabric, solid, wood
from solids import box, grid, lathe, rods
from stage import moved


def arch(width, height, count=120, power=2.4):
    """A bow (x, 0, z) that stands on the ground with both ends."""
    turn = np.linspace(np.pi, 0, count)
    x, z = (np.sign(f) * np.abs(f) ** (2 / power) for f in (np.cos(turn), np.sin(turn)))
    return resample(np.stack([x * width / 2, 0 * x, z * height], 1), .01)


def bead(profile, height, material, segments=72):
    """A turned body around the z axis from `height` upwards; its `profile` lists (radius, z)."""
    return lathe('figure', [(r, z + height) for r, z in profile], material, segments=segments)


def rounded(radius, low, high, edge=.014):
    """The profile of a disc with round edges and a hole for the pin."""
    turn = np.linspace(-np.pi / 2, np.pi / 2, 14)
    edge = min(edge, (high - low) / 2)
    rim = [(radius - edge + edge * np.cos(a), (low + edge if a < 0 else high - edge) + edge * np.sin(a)) for a in turn]
    return [(.007, low), *rim, (.007, high)]


def sphere(radius, center):
    """The profile of a ball that has been drilled through."""
    turn = np.linspace(-np.pi / 2 + .1, np.pi / 2 - .1, 40)
    return [(radius * np.cos(a), center + radius * np.sin(a)) for a in turn]


def peg(low, high, waist, shoulder):
    """The profile of a slender rounded body."""
    t = np.linspace(0, 1, 40)
    r = np.interp(t, [0, .04, .1, .5, .9, .97, 1], [.6, .9, 1, .93, .72, .5, .1])
    for _ in range(5):
        r[1:-1] = (r[:-2] + 2 * r[1:-1] + r[2:]) / 4
    r *= np.interp(t, [0, .6, 1], [1, waist, shoulder])
    return [(.085 * radius, low + (high - low) * z) for radius, z in zip(r, t)]


def turning_figures(bar, paint, pale, beech, dark, turns=(20, -35, 50)):
    """An owl, stacked discs with a ball, and a bear, each on a pin between the bow and the bar; (x, top of its pin)."""
    for (x, top), kind, turn in zip(bar, ('owl', 'discs', 'bear'), turns):
        with moved((x, 0, 0), (0, 0, turn)):
            low = .150
            rods('pin', [[(0, 0, low - .03), (0, 0, top)]], .0065, dark)
            bead(sphere(.022, low + .022), 0, pale)
            if kind == 'discs':
                bead(rounded(.090, low + .046, low + .088), 0, beech)
                bead(rounded(.072, low + .092, low + .134), 0, paint)
                bead(rounded(.090, low + .138, low + .180), 0, beech)
                bead(sphere(.052, low + .232), 0, paint)
                bead(sphere(.024, low + .306), 0, beech)
            else:
                bead(peg(low + .046, low + .190, 1, 1), 0, paint)
                ball = .070
                bead(sphere(ball, low + .218), 0, beech)
                for side in (-1, 1):
                    ear = sphere(.024, 0)
                    point = np.array([side * .050, -.004, low + .218 + .052])
                    obj = lathe('ear', ear, beech if kind == 'bear' else paint, segments=32)
                    obj.location, obj.scale = point, (1, .6, 1 if kind == 'bear' else 1.3)
                    eye = np.array([side * .024, -np.sqrt(ball**2 - .024**2 - .012**2), low + .230])
                    dot = lathe('eye', [(.0065, -.002), (.0062, .0012), (.004, .002), (.0003, .0022)], dark, segments=24)
                    dot.rotation_euler, dot.location = (np.pi / 2, 0, side * .35), eye
                nose = lathe('nose', [(.009, -.003), (.0085, .003), (.005, .006), (.0003, .007)], paint if kind == 'bear' else dark,
                             segments=24)
                nose.rotation_euler, nose.location = (np.pi / 2, 0, 0), (0, -ball * .985, low + .209)
                nose.scale = (1.1, .8, 1) if kind == 'bear' else (.6, 1.4, 1)
                bead(sphere(.020, low + .302), 0, pale)


def wooden_toy(tint=0, width=.84, height=.60, turns=(20, -35, 50)):
    """A bow of polyamide, standing on its clamps, with three turning figures; `tint` is the color of the painted parts."""
    paint = solid('paint', NEUTRAL, .42, .35, .12, 60, tint=tint)
    beech = wood('beech', (.66, .46, .28), (.53, .34, .19), .5, axis='Z')
    pale = wood('beech pale', (.70, .52, .34), (.60, .42, .26), .5, axis='Z')
    dark = solid('polyamide', (.060, .060, .063), .45, .4, .08, 200)
    line = arch(width, height)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    out = np.cross(along, np.broadcast_to((0, 1., 0), line.shape))
    out *= np.sign(np.sum(out * (line - (0, 0, height * .3)), 1))[:, None]
    Band('bow', line, out, .062, .026, dark, padded=False)
    half = width / 2 - .012
    rods('bar', [[(-half, 0, .120), (half, 0, .120)]], .011, dark)
    places = []
    for x in (-.235, 0, .235):
        x *= width / .84
        upper = line[line[:, 2] > .2]
        places.append((x, np.interp(x, upper[:, 0], upper[:, 2])))
    turning_figures(places, paint, pale, beech, dark, turns)
    for side in (-1, 1):
        box('clamp', (side * width / 2, 0, .048), (.066, .10, .096), dark, .020, 5)
        box('button', (side * (width / 2 + .034), 0, .055), (.012, .05, .036), paint, .006, 4)


def cushion(name, ring, thick, material, seed=0, rings=26):
    """A soft stuffed shape: two pieces of cloth cut along a ring (x, z), sewn together; its front faces -y."""
    ring = np.pad(np.asarray(ring), ((0, 0), (0, 1)))
    ring = resample(np.vstack([ring, ring[:1]]), .006)[:-1, :2]
    center = ring.mean(0)
    for side in (-1, 1):
        q = np.sin(np.linspace(0.02, 1, rings) * np.pi / 2)[:, None, None]
        flat = center + (ring - center) * q
        rise = thick / 2 * (1 - q[..., 0] ** 2.6) ** .6
        rise = rise + fractal(np.stack([flat[..., 0], flat[..., 1], 0 * flat[..., 0] + side], -1), 22, 2, seed) * .006 * (1 - q[..., 0] ** 8)
        turn = np.arange(len(ring)) * .9
        rise = rise + np.exp(-((q[..., 0] - .93) / .05) ** 2) * .0035 * np.sin(turn + seed)
        points = np.stack([flat[..., 0], side * np.broadcast_to(rise, flat.shape[:2]), flat[..., 1]], -1)
        points, uv = (points, flat) if side > 0 else (points[:, ::-1], flat[:, ::-1])
        grid(name, points, uv, material, close_u=True)
    return ring


def oval(x, z, a, b, count=80, power=2.0):
    """A closed ring (x, z)."""
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return np.stack([x + a * np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** (2 / power),
                     z + b * np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** (2 / power)], 1)


def eye(x, z, y, yarn):
    """A small stitched eye."""
    rods('eye', [[(x + f, y + .004 * abs(k), z + k * .009) for k in (-1, -.4, 0, .4, 1)] for f in (-.004, 0, .004)], .0028, yarn)


def hanging_bear(cloth, contrast, yarn):
    """A flat bear whose top is at the origin; 9 cm high."""
    for side in (-1, 1):
        with moved((0, .004 * side, 0)):
            cushion('ear', oval(side * .048, -.020, .024, .024), .022, contrast, 3 + side)
            cushion('arm', through([(side * .035, -.115), (side * .075, -.125), (side * .098, -.158), (side * .084, -.175),
                                    (side * .055, -.152), (side * .035, -.145)], 10), .030, cloth, 7 + side)
            cushion('leg', through([(side * .010, -.185), (side * .055, -.185), (side * .062, -.222), (side * .040, -.236),
                                    (side * .016, -.225)], 10), .034, cloth, 9 + side)
    cushion('body', oval(0, -.150, .056, .062), .060, cloth, 4)
    cushion('head', oval(0, -.060, .066, .056), .070, cloth, 5)
    with moved((0, -.028, 0)):
        cushion('muzzle', oval(0, -.074, .026, .020), .026, contrast, 6)
    for side in (-1, 1):
        eye(side * .030, -.050, -.037, yarn)
    rods('nose', [[(-.008, -.043, -.068), (.008, -.043, -.068)], [(-.005, -.043, -.072), (.005, -.043, -.072)]], .003, yarn)


def hanging_fish(cloth, contrast, yarn):
    """A fish with a ribbed tail that swims to the left; 9 cm long."""
    body = through([(-.115, -.075), (-.085, -.035), (-.02, -.012), (.045, -.040), (.072, -.072), (.045, -.106), (-.02, -.138),
                    (-.085, -.118), (-.115, -.075)], 12)
    with moved((0, .004, 0)):
        cushion('tail', through([(.050, -.072), (.085, -.045), (.128, -.018), (.122, -.072), (.130, -.130), (.086, -.102),
                                 (.050, -.072)], 10), .030, contrast, 12)
        cushion('fin', through([(-.03, -.02), (.0, .006), (.045, .002), (.03, -.03), (-.03, -.02)], 10), .020, contrast, 13)
    cushion('fish', body, .075, cloth, 11)
    with moved((0, -.034, 0)):
        cushion('side fin', through([(-.005, -.085), (.030, -.070), (.042, -.094), (.018, -.112), (-.005, -.085)], 10), .016, contrast, 14)
    eye(-.070, -.062, -.033, yarn)


def hanging_bird(cloth, contrast, yarn):
    """A round bird that looks to the right."""
    with moved((0, .004, 0)):
        cushion('tail', through([(-.05, -.095), (-.10, -.060), (-.130, -.070), (-.118, -.105), (-.06, -.13), (-.05, -.095)], 10), .028,
                contrast, 21)
        cushion('beak', through([(.070, -.048), (.104, -.062), (.070, -.078), (.06, -.062), (.070, -.048)], 8), .022,
                solid('felt', (.60, .42, .18), .95, .1, .6, 150), 22)
    cushion('bird', through([(-.02, -.045), (.02, -.008), (.065, -.022), (.085, -.070), (.060, -.135), (-.01, -.165), (-.075, -.135),
                             (-.078, -.090), (-.02, -.045)], 12), .080, cloth, 23)
    with moved((0, -.036, 0)):
        cushion('wing', through([(-.055, -.085), (.0, -.078), (.022, -.105), (-.010, -.132), (-.055, -.118), (-.055, -.085)], 10), .020,
                contrast, 24)
    eye(.048, -.056, -.036, yarn)


def hanging_friends(tint=0, width=.90, height=.56, sway=(6, -4, 8)):
    """A padded bow of cotton, standing, from which a bear, a fish, and a bird hang."""
    smooth = fabric('friends cotton', pitch=.0055, strength=.5, melange=.12, tint=tint)
    fluffy = fabric('friends terry', kind='terry', pitch=.0085, strength=.8, tint=tint)
    ribbed = fabric('friends ribbed', (.66, .62, .54), 'rib', .012, .95, .35, 1.0, tint=None)
    cream = fabric('friends cream', (.68, .64, .56), pitch=.0055, strength=.5, tint=None)
    yarn = solid('yarn', (.055, .040, .032), .85, .15, .3)
    stitches = Stitches(5)
    line = arch(width, height, power=2.2)
    along = np.gradient(line, axis=0)
    out = np.cross(along, np.broadcast_to((0, 1., 0), line.shape))
    out *= np.sign(np.sum(out * (line - (0, 0, height * .3)), 1))[:, None]
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    Band('bow', line, out, .105, .062, smooth, stitches, .014, seed=3)
    for side in (-1, 1):
        cuff = line[:14] if side < 0 else line[-14:]
        Band('cuff', cuff, (out[:14] if side < 0 else out[-14:]), .122, .078, cream, seed=side)
    upper = line[line[:, 2] > height * .4]
    for x, drop, figure, turn, cloths in ((-.27, .085, hanging_bear, sway[0], (smooth, cream)),
                                          (-.012, .130, hanging_fish, sway[1], (ribbed, smooth)),
                                          (.285, .075, hanging_bird, sway[2], (fluffy, cream))):
        z = np.interp(x, upper[:, 0], upper[:, 2]) - .026
        with moved((x, 0, z), (0, turn, 0)):
            ribbon = [(.002 * np.sin(f * 5), 0, -f * drop) for f in np.linspace(0, 1.12, 10)]
            Band('ribbon', np.array(ribbon), np.broadcast_to((0, -1., 0), (10, 3)), .020, .005, cream, padded=False)
            with moved((0, 0, -drop), (0, 0, turn * 3)):
                figure(*cloths, yarn)
    stitches.sew(solid('toy thread', (.66, .62, .55), .8, .1, 0), .0017)
