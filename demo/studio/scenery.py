"""What scenes need besides rooms: dyed products, a form on its stand, hangers, pegs, windows, prints, and blankets."""
import math
from contextlib import contextmanager

import bpy
import numpy as np

from bear import bear
from cloth import fractal, through
from form import Form
from materials import NEUTRAL, node, solid
from room_parts import srgb
from solids import box, grid, lathe, rods
from stage import moved


@contextmanager
def dyed(*codes):
    """
    What is built inside, in the final colors of a catalogue: scenes are not tinted afterwards.
    :param codes: a color as '#d9c3a3' for each tint channel; materials made before are left alone
    """
    before = set(bpy.data.materials)
    yield
    for material in set(bpy.data.materials) - before:
        marks = [n for n in material.node_tree.nodes if n.bl_idname == 'ShaderNodeOutputAOV']
        for mark in marks:
            channels = tuple(mark.inputs[0].default_value)[:3]
            channel = channels.index(max(channels))
            if channel < len(codes):
                # A filmic exposure makes colors deeper: without a little grey, slate would be a bright blue.
                color = np.array(srgb(codes[channel]))
                color = 0.76 * color + 0.24 * (color @ (0.21, 0.72, 0.07))
                _dye(material, [new / old for new, old in zip(color, NEUTRAL)], max(channels))
            material.node_tree.nodes.remove(mark)


def _dye(material, factor, share):
    """Multiplies the color of a material; `share` below 1 dyes it only in part, such as thread."""
    factor = [1 + (f - 1) * share for f in factor]
    links = material.node_tree.links
    for bsdf in [n for n in material.node_tree.nodes if n.bl_idname == 'ShaderNodeBsdfPrincipled']:
        for name in ('Base Color', 'Subsurface Color'):
            color = bsdf.inputs[name]
            if color.is_linked:
                multiply = node(material, 'ShaderNodeVectorMath', operation='MULTIPLY')
                links.new(color.links[0].from_socket, multiply.inputs[0])
                multiply.inputs[1].default_value = factor
                links.new(multiply.outputs[0], color)
            else:
                color.default_value = (*(c * f for c, f in zip(color.default_value, factor)), 1)


def waiting_bear(place, turn, seed=4):
    """A sitting bear in a color of its own, which shows how large something is."""
    with dyed('#c9a27c'), moved(place, (0, 0, turn)):
        bear(seed=seed)


def standing_form(wood, lift=1.05):
    """A tailor's form on a wooden tripod; its bottom is `lift` + 0.1 high. Returns the form, still at the origin."""
    form = Form()
    rods('pole', [[(0, .02, -lift * .86), (0, .02, .16)]], .045, wood)
    lathe('collar', [(.001, .14), (.20, .14), (.30, .12), (.31, .10), (.28, .085), (.001, .085)], wood, (0, .02), 64)
    lathe('hub', [(.001, -lift * .52), (.075, -lift * .53), (.085, -lift * .6), (.075, -lift * .67), (.001, -lift * .68)],
          wood, (0, .02), 48)
    for turn in (-.6, 1.5, 3.6):
        c, s = math.cos(turn), math.sin(turn)
        rods('leg', [through([(.05 * c, .02 + .05 * s, -lift * .58), (.33 * c, .02 + .33 * s, -lift * .72),
                              (.55 * c, .02 + .55 * s, -lift + .03)], 10)], .032, wood)
    return form


def remove_form(before):
    """Takes the form away from under a carrier: for carriers that hang; `before` is what was on stage before it."""
    for obj in set(bpy.context.scene.objects) - before:
        if obj.name.split('.')[0] in ('form', 'form seams', 'cap', 'knob'):
            bpy.data.objects.remove(obj)


def hanger(wood, metal, top=2.45):
    """A wooden hanger under shoulder straps, with its hook over a peg that comes from the wall behind."""
    x = np.linspace(-1, 1, 40)
    rods('hanger', [np.stack([.47 * x, .02 + .05 * x**2, 1.93 - .20 * np.abs(x) ** 1.6], 1)], .045, wood)
    a = np.linspace(-1.2, math.pi, 24)
    hook = np.stack([.07 * np.cos(a) * -1, np.full(24, .02), top - .03 + .07 * np.sin(a)], 1)[::-1]
    rods('hook', [hook], .014, metal)
    rods('hook', [[(0.07, .02, top - .03), (.06, .02, top - .12), (0, .02, top - .2), (0, .02, 1.9)]], .014, metal)


def peg_rail(wood, width, pegs, length=0.30):
    """A rail along the wall (at y = 0) with pegs at these places in x, at z = 0."""
    box('peg rail', (0, -.03, 0), (width, .06, .24), wood, .014)
    for x in pegs:
        rods('peg', [[(x, -.03, 0), (x, -length, .05)]], .036, wood)
        lathe('peg head', [(.001, .03), (.045, .025), (.055, 0), (.045, -.025), (.001, -.03)], wood, segments=32)
        head = bpy.context.scene.objects[-1]
        head.rotation_euler, head.location = (math.radians(80), 0, 0), (x, -length, .05)


def window(width=2.6, height=3.4, paint=None, panes=(2, 3)):
    """A window in a wall at y = 0, its sill at z = 0: frame, glazing bars, and the bright day behind."""
    paint = paint or solid('window paint', srgb('#efeae1'), .5)
    day = bpy.data.materials.new('day')
    day.use_nodes = True
    nodes, links = day.node_tree.nodes, day.node_tree.links
    nodes.clear()
    glow, out = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeOutputMaterial')
    glow.inputs[0].default_value, glow.inputs[1].default_value = (1, .975, .94, 1), 1.9
    links.new(glow.outputs[0], out.inputs[0])
    box('day', (0, -.012, height / 2), (width, .01, height), day, .001, 1)
    for x in (-width / 2, width / 2):
        box('jamb', (x, -.05, height / 2), (.16, .1, height + .16), paint, .012)
    for z in (0, height):
        box('frame', (0, -.05, z), (width + .16, .1, .16), paint, .012)
    for i in range(1, panes[0]):
        box('bar', (-width / 2 + width * i / panes[0], -.04, height / 2), (.07, .06, height), paint, .01)
    for i in range(1, panes[1]):
        box('bar', (0, -.038, height * i / panes[1]), (width, .05, .05), paint, .01)
    box('sill', (0, -.14, -.10), (width + .4, .28, .07), paint, .014)


def framed_print(wood, size=(.9, 1.2), seed=1):
    """A framed print on the wall (y = 0), centered at the origin: pale paper with two or three quiet shapes."""
    random = np.random.default_rng(seed)
    paper, (width, height) = solid('print paper', srgb('#ebe4d8'), .9, .2, 0), size
    box('paper', (0, -.02, 0), (width, .02, height), paper, .002, 1)
    for x in (-width / 2, width / 2):
        box('frame', (x, -.03, 0), (.05, .06, height + .05), wood, .008)
    for z in (-height / 2, height / 2):
        box('frame', (0, -.03, z), (width, .06, .05), wood, .008)
    shades = ['#c9a88f', '#a9b3a0', '#d8c3a5', '#b7a08c']
    for i in range(3):
        radius = (.24 - .05 * i) * width * (.9 + .3 * random.random())
        disc = lathe('shape', [(.001, .001), (radius, .001), (radius, -.001)],
                     solid('ink', srgb(shades[(i + seed) % 4]), .95, .1, 0), segments=48)
        disc.rotation_euler = (math.pi / 2, 0, 0)
        disc.location = ((random.random() - .5) * width * .3, -.033 - .002 * i, (i - 1) * height * .2)
        disc.scale = (1, .75 + .4 * random.random(), 1)


def throw(name, path, width, material, thickness=0.03, seed=1, folds=5, fringe=None):
    """A blanket thrown over something: swept in folds along a line of points, `width` wide along x, with a fringe."""
    line = through(path, 16)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    outward = np.cross([1, 0, 0], along)
    u, v = np.meshgrid(np.linspace(-.5, .5, 90), np.linspace(0, 1, len(line)))
    points = line[:, None] + np.stack([u * width, 0 * u, 0 * u], -1)
    wave = .5 + .5 * np.sin(u * folds * 2 * np.pi + 2.2 * np.sin(v * 3 + seed) + seed)
    soft = fractal(np.stack([u * width, v * 2, 0 * u], -1), 2.2, 2, seed)
    points += outward[:, None] * (.045 * wave + .03 * soft)[..., None]
    points[..., 0] += .04 * soft + .05 * u * np.sin(v * 5 + seed)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    obj = grid(name, points, np.stack([u * width * 1.15, np.broadcast_to(length[:, None], u.shape)], -1), material)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = thickness, 1
    if fringe:
        random = np.random.default_rng(seed)
        ends = []
        for row, way in ((0, -along[0]), (-1, along[-1])):
            for p in points[row, ::2]:
                tip = p + way * .13 + random.normal(0, .012, 3)
                ends.append(np.linspace(p, tip, 4))
        rods('fringe', ends, .011, fringe)
    return obj


def napkin(size, material, seed=2):
    """A linen napkin lying flat on z = 0, a little creased."""
    u, v = np.meshgrid(np.linspace(-.5, .5, 120), np.linspace(-.5, .5, 90))
    points = np.stack([u * size[0], v * size[1], 0 * u], -1)
    soft = fractal(points, 4, 3, seed)
    crease = .004 * np.exp(-(u / .012) ** 2) + .004 * np.exp(-(v / .014) ** 2)
    points[..., 2] = .003 + .003 * (1 + soft) + crease
    points[..., :2] += .006 * soft[..., None]
    obj = grid('napkin', points, np.stack([u * size[0], v * size[1]], -1), material)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .004, 1


def clementine(material, radius=.09):
    """A clementine lying on z = 0."""
    t = np.linspace(-math.pi / 2, math.pi / 2, 40)
    up = radius * (.88 * (1 + np.sin(t)) - .14 * np.exp(-((t - math.pi / 2) / .25) ** 2))
    lathe('clementine', np.c_[np.maximum(radius * np.cos(t), .0008), up], material, segments=56)
    with moved((0, 0, up[-1] - .004)):
        lathe('stalk', [(.012, 0), (.011, .006), (.001, .008)], solid('stalk', srgb('#7f8a5c'), .8, .1), segments=10)
