"""What rooms are made of: boards and tiles, walls, curtains, rugs, and the light of a window."""
import math

import bpy
import numpy as np
from mathutils import Vector

from cloth import fractal
from materials import bump, calc, empty, fabric, noise, node, solid
from solids import box, grid, lathe
from stage import add, area_light


def srgb(code):
    """A color as in CSS, such as '#d9c3a3', as the linear numbers that materials take."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


LINEN, OFF_WHITE = srgb('#d8ccb8'), srgb('#efeae1')
OAK_LIGHT, OAK_DARK = srgb('#d3b896'), srgb('#ab8c69')


def boards_material(name, light, dark, roughness=0.42, grain=True):
    """Wood or glaze that differs from board to board; the UVs of each board are its own lengths."""
    material, bsdf, links = empty(name)
    island = node(material, 'ShaderNodeNewGeometry').outputs['Random Per Island']
    uv = node(material, 'ShaderNodeUVMap').outputs[0]
    shift = node(material, 'ShaderNodeCombineXYZ')
    links.new(calc(material, 'MULTIPLY', island, 71), shift.inputs[0])
    links.new(calc(material, 'MULTIPLY', island, 37), shift.inputs[1])
    place = node(material, 'ShaderNodeVectorMath', operation='ADD')
    links.new(uv, place.inputs[0])
    links.new(shift.outputs[0], place.inputs[1])
    stretch = node(material, 'ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (9, 0.55, 1) if grain else (1, 1, 1)
    links.new(place.outputs[0], stretch.inputs['Vector'])
    rings, fine = (noise(material, scale, stretch.outputs[0], 5) for scale in (1.5, 8))
    mix = node(material, 'ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = (*dark, 1), (*light, 1)
    amount = calc(material, 'ADD', calc(material, 'MULTIPLY', rings, 0.75), calc(material, 'MULTIPLY', island, 0.5))
    links.new(calc(material, 'SUBTRACT', calc(material, 'ADD', amount, calc(material, 'MULTIPLY', fine, 0.25)), 0.22),
              mix.inputs['Fac'])
    links.new(mix.outputs[0], bsdf.inputs['Base Color'])
    bsdf.inputs['Roughness'].default_value = roughness
    bsdf.inputs['Specular'].default_value = 0.3
    bump(material, fine if grain else rings, 0.10, 0.004)
    return material


def boards(name, width, height, board, material, gap=0.008, bevel=0.006, stagger=0.5, seed=1):
    """
    Boards or tiles with seams in the plane z = 0, from (-width / 2, -height / 2); `board` is (width, height) of each.
    :param stagger: by which part of its height each column is shifted; None shifts at random
    """
    random = np.random.default_rng(seed)
    points, faces, uvs = [], [], []
    for column in range(math.ceil(width / board[0])):
        shift = random.random() if stagger is None else stagger * (column % 2)
        for row in range(-1, math.ceil(height / board[1])):
            x0, y0 = column * board[0] - width / 2, (row + shift) * board[1] - height / 2
            x1, y1 = x0 + board[0] - gap, min(y0 + board[1] - gap, height / 2)
            y0 = max(y0, -height / 2)
            if y1 - y0 < 0.03:
                continue
            start, drop = len(points), random.random() * bevel * 0.25
            for inset, z in ((0, -bevel * 3), (0, -bevel), (bevel, -drop)):
                for x, y in ((x0 + inset, y0 + inset), (x1 - inset, y0 + inset),
                             (x1 - inset, y1 - inset), (x0 + inset, y1 - inset)):
                    points.append((x, y, z))
                    uvs.append((x - x0, y - y0))
            for ring in (0, 4):
                faces += [tuple(start + ring + k for k in (i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4)) for i in range(4)]
            faces.append(tuple(start + 8 + k for k in range(4)))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.update()
    layer = mesh.uv_layers.new(name='UVMap')
    index = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', index)
    layer.data.foreach_set('uv', np.array(uvs)[index].ravel())
    mesh.materials.append(material)
    return add(bpy.data.objects.new(name, mesh))


def plank_floor(z=0.0, light=OAK_LIGHT, dark=OAK_DARK, width=18, depth=16, y=-2.0, board=(0.36, 4.6), seed=1):
    """Oiled oak planks, 14 cm wide, over dark joints."""
    floor = boards('planks', width, depth, board, boards_material('oak planks', light, dark), stagger=None, seed=seed)
    floor.location = (0, y, z)
    box('joints', (0, y, z - 0.06), (width, depth, 0.09), solid('joint', srgb('#6d5239'), 0.9, 0.1, 0))


def plaster(name, color, strength=0.12):
    """A painted wall with the traces of a roller."""
    material, bsdf, _ = empty(name)
    bsdf.inputs['Base Color'].default_value = (*color, 1)
    bsdf.inputs['Roughness'].default_value, bsdf.inputs['Specular'].default_value = 0.85, 0.2
    place = node(material, 'ShaderNodeTexCoord').outputs['Object']
    bump(material, calc(material, 'ADD', noise(material, 3, place, 4), noise(material, 40, place, 2)), strength, 0.02)
    return material


def wall(y, upper, lower=None, rail=2.2, batten=0.62, width=18, height=7.5, floor=0.0):
    """A back wall with a baseboard and, given a second paint, wainscot of boards and battens up to the rail."""
    box('wall', (0, y + 0.1, floor + height / 2), (width, 0.2, height), upper, 0.002, 1)
    trim = lower or upper
    box('baseboard', (0, y - 0.025, floor + 0.13), (width, 0.05, 0.26), trim, 0.012)
    if lower is None:
        return
    box('wainscot', (0, y - 0.008, floor + rail / 2), (width, 0.016, rail), lower, 0.002, 1)
    box('rail', (0, y - 0.05, floor + rail), (width, 0.1, 0.05), lower, 0.012)
    box('rail board', (0, y - 0.03, floor + rail - 0.13), (width, 0.04, 0.2), lower, 0.008)
    for i in range(int(width / batten)):
        box('batten', (-width / 2 + (i + 0.4) * batten, y - 0.03, floor + rail / 2), (0.11, 0.036, rail - 0.3), lower,
            0.008, 2)


def translucent_linen(name, color, through=0.35):
    """Thin linen that glows when light is behind it."""
    material = fabric(name, color, pitch=0.016, sheen=0.15, melange=0.3, strength=0.5, tint=None)
    bsdf, output = (material.node_tree.nodes[kind] for kind in ('Principled BSDF', 'Material Output'))
    glow, mix = node(material, 'ShaderNodeBsdfTranslucent'), node(material, 'ShaderNodeMixShader')
    glow.inputs['Color'].default_value = (*color, 1)
    mix.inputs['Fac'].default_value = through
    for i, shader in ((1, bsdf), (2, glow)):
        material.node_tree.links.new(shader.outputs[0], mix.inputs[i])
    material.node_tree.links.new(mix.outputs[0], output.inputs['Surface'])
    return material


def curtain(width, height, material, folds=7, depth=0.14, seed=2):
    """A curtain in loose pleats in the plane y = 0, from the floor at z = 0.02 upwards, centered at x = 0."""
    random = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, 40 * folds), np.linspace(0, 1, 60))
    # Pleats are regular at the heading and wander on their way down.
    wander = sum(0.5 * np.sin(u * math.pi * k + random.random() * 6) * (1 - v) / k for k in (2, 3, 5))
    phase = u * folds * 2 * math.pi + wander + random.random() * 6
    reach = depth * (0.55 + 0.45 * (1 - v)) * (0.75 + 0.25 * np.sin(u * 9 + 3 * random.random()))
    points = np.stack([(u - 0.5) * width + 0.2 * reach * np.sin(2 * phase), reach * np.sin(phase),
                       0.02 + (height - 0.02) * v], -1)
    points[..., 1] += 0.03 * fractal(points, 1.3, 2, seed) * (1 - v)
    return grid('curtain', points, np.stack([u * width * 1.8, v * height], -1), material)


def round_rug(radius, material, thickness=0.035, seed=3):
    """A round rug of wool whose top is z = 0."""
    rise = [(radius - 0.02 + 0.02 * math.cos(a), -thickness / 2 - thickness / 2 * math.sin(a))
            for a in np.linspace(math.pi / 2, -math.pi / 2, 8)]
    rings = [(radius * q, 0) for q in np.linspace(0.96, 0.001, 60)]
    rug = lathe('rug', rise + rings, material, segments=220)
    height = np.array([v.co for v in rug.data.vertices])
    wobble = np.array(fractal(height, 2.2, 2, seed))
    flat = material.name + ' flat'
    layer = rug.data.uv_layers[0]
    for loop, place in zip(rug.data.loops, layer.data):
        vertex = rug.data.vertices[loop.vertex_index]
        place.uv = vertex.co.xy
    for vertex, bumpy in zip(rug.data.vertices, wobble):
        # Never above 0, where products stand.
        vertex.co.z -= 0.006 * (1 + bumpy) * min(1, max(0, vertex.co.xy.length - 0.9))
        vertex.co.xy *= 1 + 0.004 * bumpy
    rug.name = flat
    return rug


def window_light(power=600, size=3.0, at=(-4.8, -1.9, 3.7), target=(0, 0, 0.6), color=(1, 0.955, 0.89)):
    """Soft daylight from a large window at the left, a little before the product."""
    return area_light(at, target, size, power, color)


def sun_patch(at, target, power=2400, panes=(2, 3), size=(0.17, 0.30), bar=0.05, color=(1, 0.86, 0.68)):
    """
    The sun through a window's panes, as a soft patch on what the light points at.
    :param size: half width and half height of the window as seen from the light, as tangents
    :param bar: width of the glazing bars as a part of a pane
    """
    data = bpy.data.lights.new('sun patch', 'SPOT')
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = power, color, 1.0, 0, 0.06
    data.use_nodes = True
    emission = data.node_tree.nodes['Emission']
    place = node(data, 'ShaderNodeTexCoord').outputs['Normal']
    split = node(data, 'ShaderNodeSeparateXYZ')
    data.node_tree.links.new(place, split.inputs[0])
    inside = 1.0
    for axis, half, count in ((0, size[0], panes[0]), (1, size[1], panes[1])):
        across = calc(data, 'ABSOLUTE', calc(data, 'DIVIDE', split.outputs[axis], split.outputs[2]))
        # Distance to the nearest bar, in panes: with an even count, a bar is in the middle.
        in_panes = calc(data, 'ADD', calc(data, 'MULTIPLY', across, count / 2 / half), 0.5 * (count % 2))
        bars = calc(data, 'PINGPONG', in_panes, 0.5)
        to_edge = calc(data, 'MULTIPLY', calc(data, 'SUBTRACT', half, across), count / 2 / half)
        edge = calc(data, 'MINIMUM', bars, to_edge)
        soft = node(data, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        data.node_tree.links.new(edge, soft.inputs[0])
        soft.inputs[1].default_value, soft.inputs[2].default_value = bar * 0.5, bar * 0.5 + 0.10
        inside = calc(data, 'MULTIPLY', inside, soft.outputs[0])
    data.node_tree.links.new(inside, emission.inputs['Strength'])
    obj = add(bpy.data.objects.new('sun patch', data))
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj
