"""Folded textiles for the bed: blanket and muslins. Mattresses and sheets are in `mattresses.py`."""
import math

import numpy as np

from cloth import fractal, lengths, resample
from materials import NEUTRAL, TRIM, _texture, calc, empty, mark_tint, node, noise
from solids import grid
from stage import moved

DEEPER = (0.47, 0.467, 0.46)
"""Tone of the second muslin: the same color, a shade deeper."""


def textile(name, pattern, color=NEUTRAL, sheen=0.4, melange=0.15, tint=0):
    """
    Cloth with a relief of its own.
    :param pattern: a function of (material, u, v, uv) that returns the height in units and the brightness around 1
    """
    material, bsdf, links = empty(name)
    bsdf.inputs['Roughness'].default_value = 0.95
    bsdf.inputs['Sheen'].default_value = sheen
    bsdf.inputs['Sheen Tint'].default_value = 0.4
    bsdf.inputs['Specular'].default_value = 0.08
    uv = node(material, 'ShaderNodeUVMap').outputs[0]
    split = node(material, 'ShaderNodeSeparateXYZ')
    links.new(uv, split.inputs[0])
    height, shade = pattern(material, split.outputs[0], split.outputs[1], uv)
    cloudy = noise(material, 9, node(material, 'ShaderNodeTexCoord').outputs['Object'], 4)
    shade = calc(material, 'MULTIPLY', shade, calc(material, 'MULTIPLY_ADD', cloudy, melange, 1 - melange / 2))
    scale = node(material, 'ShaderNodeVectorMath', operation='SCALE')
    scale.inputs[0].default_value = color
    links.new(shade, scale.inputs['Scale'])
    links.new(scale.outputs[0], bsdf.inputs['Base Color'])
    relief = node(material, 'ShaderNodeBump')
    relief.inputs['Strength'].default_value = 1
    relief.inputs['Distance'].default_value = 1
    links.new(height, relief.inputs['Height'])
    links.new(relief.outputs[0], bsdf.inputs['Normal'])
    return mark_tint(material, tint)


def open_knit(name, color=NEUTRAL, tint=0, stitch=0.0115, repeat=0.040):
    """Columns of knitted stitches with rows of eyelets, as in an airy cotton blanket."""
    def pattern(material, u, v, uv):
        knit, shade = _texture(material, 'jersey', u, v, 2 * math.pi / stitch, uv, stitch)
        holes, _ = _texture(material, 'mesh', u, v, 2 * math.pi / repeat, uv, repeat)
        fuzz = noise(material, 1.2 / stitch, uv, 3)
        height = calc(material, 'ADD', calc(material, 'MULTIPLY', knit, 0.0042),
                      calc(material, 'MULTIPLY_ADD', holes, 0.0045, calc(material, 'MULTIPLY', fuzz, 0.0020)))
        depth = calc(material, 'MULTIPLY_ADD', holes, 0.34, 0.68)
        return height, calc(material, 'MULTIPLY', shade, depth)
    return textile(name, pattern, color, sheen=0.5, tint=tint)


def rib_knit(name, color=NEUTRAL, tint=0, rib=0.022):
    """Ribs across the edge of a blanket."""
    def pattern(material, u, v, uv):
        wave = calc(material, 'ABSOLUTE', calc(material, 'SINE', calc(material, 'MULTIPLY', v, math.pi / rib)))
        fuzz = noise(material, 90, uv, 3)
        height = calc(material, 'MULTIPLY_ADD', wave, 0.0070, calc(material, 'MULTIPLY', fuzz, 0.0020))
        return height, calc(material, 'MULTIPLY_ADD', wave, 0.25, 0.76)
    return textile(name, pattern, color, sheen=0.5, tint=tint)


def gauze(name, color=NEUTRAL, tint=0, crinkle=0.011):
    """Double gauze: two thin layers, crinkled after washing, with an open weave."""
    def pattern(material, u, v, uv):
        weave, _ = _texture(material, 'weave', u, v, 2 * math.pi / 0.0075, uv, 0.0075)
        stretched = node(material, 'ShaderNodeMapping')
        stretched.inputs['Scale'].default_value = (1.0, 0.42, 1)
        material.node_tree.links.new(uv, stretched.inputs['Vector'])
        ridges = [calc(material, 'ABSOLUTE', calc(material, 'SUBTRACT', noise(material, scale, vector, 2), 0.5))
                  for scale, vector in ((26, stretched.outputs[0]), (44, uv))]
        folds = calc(material, 'SUBTRACT', 1, calc(material, 'ADD', calc(material, 'MULTIPLY', ridges[0], 2.2), ridges[1]))
        height = calc(material, 'MULTIPLY_ADD', folds, crinkle, calc(material, 'MULTIPLY', weave, 0.0007))
        return height, calc(material, 'MULTIPLY_ADD', weave, 0.16, 0.88)
    return textile(name, pattern, color, sheen=0.3, tint=tint)


def nested_fold(depth, pairs, layer):
    """
    The section (y, z) of a cloth folded in half again and again: noses lie inside each other at the front (-y), and at
    the back loops alternate with loose edges. It has 2 × `pairs` layers, each `layer` high.
    """
    front, back, count = -depth / 2, depth / 2, 2 * pairs
    points = []
    for pair in range(pairs):
        low, high = (pair + 0.5) * layer, (count - pair - 0.5) * layer
        radius, middle = (high - low) / 2, (high + low) / 2
        start = front + radius * 0.8 + pair * layer * 0.15
        turn = np.linspace(-math.pi / 2, math.pi / 2, 24)
        nose = np.stack([start - np.cos(turn) * radius * 0.8, middle + np.sin(turn) * radius], 1)
        end = back - layer * (0.6 + 0.9 * math.sin(pair * 2.4 + 1) ** 2)
        down, up = np.array([[end, low]]), np.array([[end, high]])
        if pair % 2 == 0:
            points.append(np.vstack([down, nose, up]))
            if pair + 1 < pairs:
                turn = np.linspace(0, math.pi, 10)[1:-1]
                points.append(np.stack([end + np.sin(turn) * layer * 0.55, high - (1 - np.cos(turn)) * layer / 2], 1))
        else:
            points.append(np.vstack([up, nose[::-1], down]))
            if pair + 1 < pairs:
                turn = np.linspace(0, math.pi, 10)[1:-1]
                points.append(np.stack([end + np.sin(turn) * layer * 0.55, low + (1 - np.cos(turn)) * layer / 2], 1))
    return np.vstack(points)


def lay(name, path, width, materials, thickness, seed=0, softness=0.012, ragged=0.012, droop=0.0, border=0.0,
        step=0.011, top=None):
    """
    Cloth that follows a section (y, z) over `width` in x. Its layers rise and sink together, so that none cuts another.
    :param materials: of the cloth, and of the `border` along its edges, if it has one
    :param softness: how uneven its top is; it grows with the height above the ground
    :param ragged: how much the ends of its layers differ
    :param droop: how far its ends in x sink
    :param top: height of the whole stack, if this is a part of it
    """
    line = resample(np.c_[path, np.zeros(len(path))], step)[:, :2]
    columns = max(12, int(width / step))
    u = np.linspace(-1, 1, columns)
    along = lengths(line)
    top = top or line[:, 1].max()
    wander = np.stack([along * 0.9, line[:, 1] * 9, np.full_like(along, seed)], 1)
    ends = fractal(wander, 3.1, 2, seed) * ragged
    x = u[None] * (width / 2 + ends[:, None])
    y = np.broadcast_to(line[:, :1], x.shape).copy()
    z = np.broadcast_to(line[:, 1:], x.shape).copy()
    rise = fractal(np.stack([x, y, np.full_like(x, seed * 3.7)], -1), 2.6, 3, seed) * softness * 1.5
    rise -= np.abs(u[None]) ** 5 * droop + np.clip((y - y.min()) / np.ptp(y) * 2 - 1, 0, 1) ** 5 * droop
    bend = np.stack([x, z * 5, np.full_like(x, seed * 1.3)], -1)
    y += fractal(bend, 2.2, 2, seed + 5) * softness * np.clip(0.5 - y / np.ptp(y), 0, 1)
    z *= 1 + rise / top
    points = np.stack([x, y, z], -1)
    uv = np.stack([np.broadcast_to(u[None] * width / 2, x.shape), np.broadcast_to(along[:, None], x.shape)], -1)
    obj = grid(name, points, uv, materials[0])
    if border:
        obj.data.materials.append(materials[1])
        edge, rows = max(1, int(border / width * columns)), max(1, int(border / step))
        index = np.zeros((len(line) - 1, columns - 1), np.int32)
        index[:, :edge] = index[:, -edge:] = index[:rows] = index[-rows:] = 1
        obj.data.polygons.foreach_set('material_index', index.ravel())
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = thickness, 0
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return obj


def stack(name, groups, depth, pairs, layer, width, materials, seed, **how):
    """A cloth folded into groups of nested layers, one upon the other; returns its height."""
    high = 2 * pairs * layer
    random = np.random.default_rng(seed)
    for group in range(groups):
        path = nested_fold(depth - 0.03 * group * random.random(), pairs, layer)
        path += (random.uniform(-0.012, 0.012), group * high)
        lay(name, path, width - 0.02 * random.random(), materials, layer * 0.80, seed, top=groups * high, **how)
    return groups * high


def blanket(knit=None, edge=None, width=0.92, depth=0.66, layer=0.0240, seed=3):
    """
    The knitted baby blanket (95 × 75 cm), folded to 37 × 26 cm, with its noses at the front; returns its height.
    Give `knit` and `edge` (see `open_knit`, `rib_knit`) for another tint channel.
    """
    materials = knit or open_knit('blanket knit'), edge or rib_knit('blanket edge')
    return stack('blanket', 3, depth, 1, layer, width, materials, seed, softness=0.020, ragged=0.020, droop=0.020,
                 border=0.055)


def muslin(cloth=None, hem=None, width=0.74, depth=0.70, layer=0.0125, seed=5):
    """
    A muslin (115 × 115 cm), folded to about 30 × 28 cm; returns its height.
    Give `cloth` and `hem` (see `gauze`) for another tint channel.
    """
    materials = cloth or gauze('muslin'), hem or gauze('muslin hem', TRIM, crinkle=0.004)
    return stack('muslin', 2, depth, 2, layer, width, materials, seed, softness=0.016, ragged=0.022, droop=0.010,
                 border=0.020)


def muslins(cloth=None, deeper=None, seed=5):
    """The pack of two muslins in matching shades, one upon the other; returns the height. Both take the same color."""
    height = muslin(cloth, seed=seed)
    deeper = deeper or gauze('deeper muslin', DEEPER)
    with moved((0.03, 0.02, height), (0, 0, 5)):
        return height + muslin(deeper, deeper, width=0.70, depth=0.66, seed=seed + 4)
