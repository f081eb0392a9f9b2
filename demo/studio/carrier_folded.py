"""A carrier folded to a bundle: the panel folded over its straps, and the belt or the straps closed around it."""
import numpy as np
from mathutils import Matrix, Vector

import brand
from carrier_parts import evenly, sash, webbing
from cloth import Band, Stitches, fractal
from solids import box, side_release_buckle, text


def turned_over(depth, low, high, seed=0, uneven=.012, x=0.0):
    """A line from behind to the front, up around a fold, and back: points and outward normals."""
    radius = (high - low) / 2
    turn = np.linspace(-np.pi / 2, np.pi / 2, 24)[1:-1]
    y = np.linspace(depth / 2, -depth / 2 + radius, 60)
    points = np.vstack([
        np.stack([np.full(60, x), y, np.full(60, low)], 1),
        np.stack([np.full(22, x), -depth / 2 + radius - radius * np.cos(turn), low + radius + radius * np.sin(turn)], 1),
        np.stack([np.full(60, x), y[::-1], np.full(60, high)], 1)])
    normals = np.vstack([np.tile([0, 0, -1.0], (60, 1)),
                         np.stack([np.zeros(22), -np.cos(turn), np.sin(turn)], 1), np.tile([0, 0, 1.0], (60, 1))])
    rise = np.clip((points[:, 2] - low) / (high - low), 0, 1)
    points[:, 2] += fractal(points, 3.2, 2, seed) * uneven * rise
    return evenly(points, normals)


def around(width, low, high, y=0.0, seed=0, corner=.75):
    """A loop around a bundle in the plane of x and z, from its top around its bottom back to its top."""
    turn = np.linspace(np.pi / 2, np.pi / 2 - 2 * np.pi, 240)
    c, s = np.cos(turn), np.sin(turn)
    middle, half = (low + high) / 2, (high - low) / 2
    points = np.stack([width / 2 * np.sign(c) * np.abs(c) ** (1 - corner * .62), np.full(240, y),
                       middle + half * np.sign(s) * np.abs(s) ** (1 - corner * .62)], 1)
    points[:, 1] += .012 * np.sin(turn * 2 + seed)
    for _ in range(6):
        points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
    along = np.gradient(points, axis=0)
    normals = np.stack([-along[:, 2], np.zeros(240), along[:, 0]], 1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    outside = np.sum(normals * (points - [0, y, middle]), 1)
    return evenly(points, normals * np.where(outside > 0, 1, -1)[:, None])


def top_label(place, fabrics, stitches, half=(.088, .031)):
    """The woven label, lying flat at a place."""
    box('label', place, (half[0] * 2, half[1] * 2, .006), fabrics.label, .002)
    text(brand.NAME, .0235, Matrix.Translation(Vector(place) + Vector((0, 0, .0038))), fabrics.ink).data.offset = .00025
    for side in (-1, 1):
        edge = np.array([[place[0] + side * (half[0] - .007), place[1] + y, place[2] + .0034] for y in (-half[1] + .006, half[1] - .006)])
        stitches.along(edge, np.tile([0, 0, 1.0], (2, 1)), .010, .006, lift=.0008)


def bundle(fabrics, size=(.85, .60, .22), belt='padded', seed=0, label=True):
    """
    A folded carrier on the ground.
    :param size: width (x), depth (y), and height
    :param belt: padded (a waist belt around it), straps (two straps around it), or none
    """
    width, depth, height = size
    stitches, random = Stitches(seed), np.random.default_rng(seed)
    layer = min(.075, height / 3.4)
    top = height - layer * .62
    Band('folded panel', *turned_over(depth, layer * .5, top, seed), lambda t: width * (.98 - .03 * np.sin(t * 9 + seed)), layer,
         fabrics.panel, stitches, .04, seed=seed)
    inner = (layer * 1.25, top - layer * .75)
    strap = min(.24, width * .29)
    for side in (-1, 1):
        low, high = inner
        turn = random.uniform(-.01, .01)
        Band('folded strap', *turned_over(depth * .93, low + turn + layer * .15, max(high, low + .03), seed + side, x=side * width * .27),
             strap, layer * .72, fabrics.straps, stitches, seed=seed + 3)
    if belt == 'padded':
        points, normals = around(width + .05, -.004 + layer * .25, height + layer * .35, .02, seed)
        Band('folded belt', points[28:-28], normals[28:-28], depth * .36, layer * .75, fabrics.belt, stitches, seed=seed + 5)
        bridge_line = np.stack([np.linspace(-.30, .30, 60), np.full(60, .02), np.full(60, height + layer * .86)], 1)
        tie = webbing('belt webbing', *evenly(bridge_line, np.tile([0, 0, 1.0], (60, 1))), fabrics, .085)
        k = len(tie.points) // 2
        side_release_buckle(tie.points[k] + tie.normals[k] * .008, tie.along[k], tie.normals[k], fabrics.plastic, .12, 1.1)
    elif belt == 'straps':
        points, normals = around(width + .02, .006, height + .012, .05, seed)
        tie = webbing('side webbing', points, normals, fabrics)
        k = int(len(points) * .04)
        side_release_buckle(tie.points[k] + tie.normals[k] * .004, tie.along[k], tie.normals[k], fabrics.plastic, .10)
    if label:
        top_label((width * .28, -depth * .33, height + (.004 if belt == 'padded' else .004)), fabrics, stitches)
    stitches.sew(fabrics.thread, .0021)


def rolled(fabrics, length=.65, radius=.15, seed=0):
    """A soft carrier rolled up and held by its loop, lying along x."""
    stitches = Stitches(seed)
    turn = np.linspace(0, 2 * np.pi * 3.3, 420)
    r = radius * (.16 + .84 * turn / turn[-1])
    points = np.stack([np.zeros_like(turn), r * np.cos(turn), radius + r * np.sin(turn)], 1)
    normals = np.stack([np.zeros_like(turn), np.cos(turn), np.sin(turn)], 1)
    points, normals = evenly(points, normals, .01)
    sash('roll', points, normals, lambda t: length * (1 - .02 * np.sin(t * 37)), fabrics.panel, 3, .006, .022, seed,
         side=np.tile([1.0, 0, 0], (len(points), 1)), droop=0)
    turn = np.linspace(-.4, 2 * np.pi - .3, 160)
    loop = np.stack([np.full(160, length * .20), (radius + .022) * np.cos(turn), radius + (radius + .022) * np.sin(turn)], 1)
    out = np.stack([np.zeros(160), np.cos(turn), np.sin(turn)], 1)
    band = webbing('loop', *evenly(loop, out), fabrics, .075, .010, stitches)
    k = int(len(band.points) * .36)
    side_release_buckle(band.points[k], band.along[k], band.normals[k], fabrics.plastic, .10)
    stitches.sew(fabrics.thread, .0021)


def folded_cloths(material, size=(.55, .42), layers=5, seed=3):
    """A pile of folded muslins, which shows how large a bundle is."""
    random = np.random.default_rng(seed)
    for i in range(layers):
        low = .012 + i * .052
        points, normals = turned_over(size[1] * random.uniform(.96, 1.02), low, low + .030, seed + i, .004, random.uniform(-.01, .01))
        Band('muslin', points, normals, size[0] * random.uniform(.97, 1.02), .016, material, None, padded=False)
