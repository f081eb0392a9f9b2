"""What things are made of. A material with a `tint` channel is rendered in a neutral tone and colored afterwards."""
import math

import bpy

NEUTRAL = (0.72, 0.715, 0.705)
"""Tone of what is tinted: light, because every color of the catalogue is this one, darkened."""
TRIM = (0.50, 0.497, 0.49)
"""The same for edges, straps, and bindings, which are a little darker than the fabric they belong to."""
INK = (0.022, 0.022, 0.024)


def node(material, kind, **settings):
    created = material.node_tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(created, name, value)
    return created


def calc(material, operation, *values):
    """A node of arithmetic; values are numbers or outputs of other nodes."""
    created = node(material, 'ShaderNodeMath', operation=operation)
    for i, value in enumerate(values):
        if isinstance(value, (int, float)):
            created.inputs[i].default_value = value
        else:
            material.node_tree.links.new(value, created.inputs[i])
    return created.outputs[0]


def mark_tint(material, channel):
    """
    Marks what the catalogue's colors apply to.
    :param channel: 0 is the color of the variant; 1 and 2 are those of a bundle's other components; None is untinted.
    """
    if channel is None:
        return material
    output = node(material, 'ShaderNodeOutputAOV', name='Tint')
    output.name = 'Tint'
    output.inputs[0].default_value = tuple(1.0 if i == channel else 0.0 for i in range(3)) + (1.0,)
    return material


def empty(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes['Principled BSDF'], material.node_tree.links


def bump(material, height, strength, distance):
    bsdf, links = material.node_tree.nodes['Principled BSDF'], material.node_tree.links
    created = node(material, 'ShaderNodeBump')
    created.inputs['Strength'].default_value = strength
    created.inputs['Distance'].default_value = distance
    links.new(height, created.inputs['Height'])
    links.new(created.outputs[0], bsdf.inputs['Normal'])


def noise(material, scale, vector, detail=3):
    created = node(material, 'ShaderNodeTexNoise')
    created.inputs['Scale'].default_value = scale
    created.inputs['Detail'].default_value = detail
    material.node_tree.links.new(vector, created.inputs['Vector'])
    return created.outputs[0]


def fabric(name, color=NEUTRAL, kind='weave', pitch=0.0085, roughness=0.9, sheen=0.45, strength=0.7,
           melange=0.25, depth=None, tint=0):
    """
    Cloth whose texture follows the UVs, which are real lengths.
    :param kind: weave, jersey, mesh (hexagonal), rib (webbing), or terry
    :param pitch: width of one stitch or thread, in units
    :param melange: how much single threads differ, from 0 to 1
    """
    material, bsdf, links = empty(name)
    bsdf.inputs['Roughness'].default_value = roughness
    bsdf.inputs['Sheen'].default_value = sheen
    bsdf.inputs['Sheen Tint'].default_value = 0.4
    bsdf.inputs['Specular'].default_value = 0.12
    uv = node(material, 'ShaderNodeUVMap').outputs[0]
    split = node(material, 'ShaderNodeSeparateXYZ')
    links.new(uv, split.inputs[0])
    u, v = split.outputs[0], split.outputs[1]
    place = node(material, 'ShaderNodeTexCoord').outputs['Object']
    cloudy, threads = noise(material, 9, place, 5), noise(material, 0.9 / pitch, uv)
    height, shade = _texture(material, kind, u, v, 2 * math.pi / pitch, uv, pitch)
    height = calc(material, 'ADD', height, calc(material, 'MULTIPLY', threads, 0.9))
    mixed = calc(material, 'ADD',
                 calc(material, 'MULTIPLY_ADD', cloudy, melange * 0.8, 1 - melange * 0.4),
                 calc(material, 'MULTIPLY_ADD', threads, melange * 1.6, -melange * 0.8))
    scale = node(material, 'ShaderNodeVectorMath', operation='SCALE')
    scale.inputs[0].default_value = color
    links.new(calc(material, 'MULTIPLY', shade, mixed), scale.inputs['Scale'])
    links.new(scale.outputs[0], bsdf.inputs['Base Color'])
    bump(material, height, strength, depth or {'mesh': 0.0026, 'terry': 0.006}.get(kind, 0.0014) * pitch / 0.0085)
    return mark_tint(material, tint)


def _texture(material, kind, u, v, k, uv, pitch):
    """Height from 0 to 1 and brightness of a texture; `k` is its wave number."""
    def wave(operation, value, factor):
        return calc(material, operation, calc(material, 'MULTIPLY', value, factor))

    if kind == 'mesh':
        a = calc(material, 'MULTIPLY', u, k * 0.57735)
        b = calc(material, 'MULTIPLY', v, k)
        total = calc(material, 'ADD', wave('COSINE', u, k * 1.1547),
                     calc(material, 'ADD', calc(material, 'COSINE', calc(material, 'ADD', a, b)),
                          calc(material, 'COSINE', calc(material, 'SUBTRACT', a, b))))
        smooth = node(material, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        material.node_tree.links.new(total, smooth.inputs[0])
        for i, value in enumerate((0.2, 1.6, 1, 0), 1):
            smooth.inputs[i].default_value = value
        return smooth.outputs[0], calc(material, 'MULTIPLY_ADD', smooth.outputs[0], 0.55, 0.45)
    if kind == 'rib':
        ribs = calc(material, 'ABSOLUTE', calc(material, 'SINE', calc(
            material, 'ADD', calc(material, 'MULTIPLY', u, k * 0.5),
            calc(material, 'MULTIPLY', calc(material, 'ABSOLUTE', v), k * 0.5))))
        return ribs, calc(material, 'MULTIPLY_ADD', ribs, 0.35, 0.65)
    if kind == 'jersey':
        # Columns of small v-shaped stitches.
        column = calc(material, 'ABSOLUTE', wave('SINE', u, k * 0.5))
        row = calc(material, 'SINE', calc(material, 'ADD', calc(material, 'MULTIPLY', v, k),
                                          calc(material, 'MULTIPLY', column, 2.2)))
        height = calc(material, 'MULTIPLY', column, calc(material, 'MULTIPLY_ADD', row, 0.3, 0.7))
        return height, calc(material, 'MULTIPLY_ADD', height, 0.16, 0.86)
    if kind == 'terry':
        loops = noise(material, 1.4 / pitch, uv, 1)
        return loops, calc(material, 'MULTIPLY_ADD', loops, 0.3, 0.8)
    weave = calc(material, 'MULTIPLY', wave('SINE', u, k), wave('SINE', v, k))
    height = calc(material, 'MULTIPLY_ADD', weave, 0.5, 0.5)
    return height, calc(material, 'MULTIPLY_ADD', height, 0.22, 0.82)


def solid(name, color=NEUTRAL, roughness=0.5, specular=0.4, grain=0.1, grain_scale=120, metal=0.0, tint=None,
          transmission=0.0, subsurface=0.0):
    """Plastic, silicone, metal, lacquer, thread: one color, with a fine grain so that it does not look computed."""
    material, bsdf, links = empty(name)
    bsdf.inputs['Base Color'].default_value = (*color, 1)
    bsdf.inputs['Roughness'].default_value = roughness
    bsdf.inputs['Specular'].default_value = specular
    bsdf.inputs['Metallic'].default_value = metal
    bsdf.inputs['Transmission'].default_value = transmission
    if subsurface:
        bsdf.inputs['Subsurface'].default_value = subsurface
        bsdf.inputs['Subsurface Radius'].default_value = (0.05, 0.045, 0.04)
        bsdf.inputs['Subsurface Color'].default_value = (*color, 1)
    if grain:
        place = node(material, 'ShaderNodeTexCoord').outputs['Object']
        bump(material, noise(material, grain_scale, place), grain, 0.004)
    return mark_tint(material, tint)


def wood(name, light=(0.52, 0.34, 0.19), dark=(0.36, 0.21, 0.11), roughness=0.5, scale=1.0, axis='X'):
    """Beech or oak with its grain along an axis of the object."""
    material, bsdf, links = empty(name)
    place = node(material, 'ShaderNodeTexCoord').outputs['Object']
    stretch = node(material, 'ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = tuple(scale * (0.8 if a == axis else 11) for a in 'XYZ')
    links.new(place, stretch.inputs['Vector'])
    rings = noise(material, 1.6, stretch.outputs[0], 6)
    fine = noise(material, 9, stretch.outputs[0], 4)
    mix = node(material, 'ShaderNodeMixRGB')
    links.new(calc(material, 'ADD', calc(material, 'MULTIPLY', rings, 0.75), calc(material, 'MULTIPLY', fine, 0.25)),
              mix.inputs['Fac'])
    mix.inputs['Color1'].default_value = (*dark, 1)
    mix.inputs['Color2'].default_value = (*light, 1)
    links.new(mix.outputs[0], bsdf.inputs['Base Color'])
    bsdf.inputs['Roughness'].default_value = roughness
    bsdf.inputs['Specular'].default_value = 0.3
    bump(material, fine, 0.12, 0.004)
    return material
