"""See-through cloth: mesh walls, insect nets, voile."""
import math

import bpy

from materials import NEUTRAL, _texture, calc, mark_tint, node


def see_through(name, opacity=0.5, color=NEUTRAL, tint=0, grazing=0.8, pitch=None, sheen=0.35):
    """
    Cloth that lets through what is behind it, and more of it where one looks straight at it.
    :param opacity: share of light that it stops when seen straight on
    :param grazing: how dense it gets at its silhouette, from 0 to 1
    :param pitch: width of a hexagonal hole, for close-ups; elsewhere holes are smaller than a pixel and only an average
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    bsdf, links = material.node_tree.nodes['Principled BSDF'], material.node_tree.links
    bsdf.inputs['Base Color'].default_value = (*color, 1)
    bsdf.inputs['Roughness'].default_value = 0.9
    bsdf.inputs['Sheen'].default_value = sheen
    bsdf.inputs['Specular'].default_value = 0.1
    facing = node(material, 'ShaderNodeLayerWeight').outputs['Facing']
    if pitch:
        share = _holes(material, opacity, pitch)
    else:
        rise = calc(material, 'MULTIPLY', calc(material, 'POWER', facing, 2.5), grazing * (1 - opacity))
        share = calc(material, 'ADD', rise, opacity)
    clear = node(material, 'ShaderNodeBsdfTransparent')
    thin = node(material, 'ShaderNodeBsdfTranslucent')
    thin.inputs[0].default_value = (*color, 1)
    cloth, mix = node(material, 'ShaderNodeMixShader'), node(material, 'ShaderNodeMixShader')
    cloth.inputs[0].default_value = 0.25
    links.new(bsdf.outputs[0], cloth.inputs[1])
    links.new(thin.outputs[0], cloth.inputs[2])
    links.new(share, mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(cloth.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], material.node_tree.nodes['Material Output'].inputs['Surface'])
    mark_tint(material, tint)
    if tint is not None:
        # Of what is tinted behind it, the mask gets the rest: the pass must not end at what is half transparent.
        bpy.context.view_layer.pass_alpha_threshold = 1.0
        channels = node(material, 'ShaderNodeCombineXYZ')
        # Dark threads before something light lose more light than an average of both says.
        links.new(calc(material, 'MULTIPLY', share, 1.25), channels.inputs[tint])
        mark = next(n for n in material.node_tree.nodes if n.bl_idname == 'ShaderNodeOutputAOV')
        links.new(channels.outputs[0], mark.inputs[0])
    return material


def _holes(material, opacity, pitch):
    """1 on the threads, 0 in the holes of a hexagonal mesh that follows the UVs."""
    uv = node(material, 'ShaderNodeUVMap').outputs[0]
    split = node(material, 'ShaderNodeSeparateXYZ')
    material.node_tree.links.new(uv, split.inputs[0])
    height, _ = _texture(material, 'mesh', split.outputs[0], split.outputs[1], 2 * math.pi / pitch, uv, pitch)
    smooth = node(material, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    material.node_tree.links.new(height, smooth.inputs[0])
    middle = 1 - opacity ** 0.5
    for i, value in enumerate((middle - 0.12, middle + 0.12, 0, 1), 1):
        smooth.inputs[i].default_value = value
    return smooth.outputs[0]
