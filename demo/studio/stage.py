"""The studio: ground, lights, camera, and the taking of a picture. Shared by every product."""
import math
from contextlib import contextmanager
from dataclasses import dataclass

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector


@dataclass
class Shot:
    """How one picture is taken. Lengths are in the product's own units; the light grows with `span`."""

    target: tuple = (0.0, 0.0, 1.0)
    """What the camera looks at."""
    span: float = 2.0
    """Height of what the camera sees at the target, before zooming. Lights and distance scale with it."""
    azimuth: float = 28.0
    """Degrees around the product: 0 is its front, positive is its left side as it faces the camera."""
    elevation: float = 4.0
    """Degrees above the horizon."""
    zoom: float = 1.0
    """Above 1, a longer lens: a close-up in unchanged light."""
    aspect: float = 1.0
    """Width by height."""
    exposure: float = 0.12
    key: tuple = (-2.0, -2.5, 4.4)
    """Where the key light stands, relative to the camera's direction, for a span of 2."""
    key_size: float = 1.5
    key_power: float = 430.0
    fill_power: float = 28.0
    world: float = 0.20
    ground: float | None = 0.0
    """Height of the studio's ground, or None in a room, which brings its own."""
    fstop: float | None = None
    """Aperture for a depth of field focused on the target; None is sharp everywhere."""


def clear_stage():
    """An empty scene, rendered on the CPU."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.max_bounces = 8
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 3
    scene.cycles.transparent_max_bounces = 16
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.use_adaptive_sampling = True
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'


def add(obj):
    """Puts an object on the stage."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


@contextmanager
def moved(location=(0, 0, 0), turn=(0, 0, 0)):
    """What is added inside is turned around the origin (degrees around x, y, z) and then moved."""
    objects = bpy.context.scene.objects
    before = set(objects)
    yield
    bpy.context.view_layer.update()
    matrix = Matrix.Translation(location) @ Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    for obj in set(objects) - before:
        if obj.parent is None:
            obj.matrix_world = matrix @ obj.matrix_world
    bpy.context.view_layer.update()


def turned(shot, point):
    """A point given relative to the camera's direction, on the stage."""
    angle = math.radians(shot.azimuth)
    x, y, z = point
    return Vector((x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), z))


def area_light(location, target, size, power, color=(1, 1, 1)):
    """A square soft light that points at a target; power in watts."""
    data = bpy.data.lights.new('light', 'AREA')
    data.size, data.energy, data.color = size, power, color
    obj = add(bpy.data.objects.new('light', data))
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def sky(strength, color=(1, 0.985, 0.97)):
    """Even light from everywhere."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def studio_lights(shot):
    """Key from the left above, weak fill, two rims; they turn with the camera."""
    scale = shot.span / 2
    center = Vector(shot.target)
    center.z = max(center.z, 0)

    def place(point):
        return turned(shot, point) * scale + Vector((center.x, center.y, center.z - 1.2 * scale))

    def light(point, size, power, color=(1, 1, 1)):
        area_light(place(point), center, size * scale, power * scale**2, color)

    light(shot.key, shot.key_size, shot.key_power, (1, 0.97, 0.93))
    light((3.8, -2.4, 2.2), 3, shot.fill_power)
    light((1.6, 2.2, 3.8), 1.4, 160)
    light((-2.6, 1.8, 2.6), 1.2, 60)
    sky(shot.world)


def sweep(shot, material):
    """The ground, curved upwards far behind the product."""
    scale = shot.span / 2
    profile = [(-9, 0.0)]
    profile += [(2.2 + 1.2 * math.sin(a), 1.2 - 1.2 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 17)]
    profile += [(3.4, 9)]
    mesh = bmesh.new()
    sides = [[mesh.verts.new((x * scale, y * scale, z * scale)) for y, z in profile] for x in (-12, 12)]
    for i in range(len(profile) - 1):
        mesh.faces.new((sides[0][i], sides[1][i], sides[1][i + 1], sides[0][i + 1]))
    data = bpy.data.meshes.new('sweep')
    mesh.to_mesh(data)
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.materials.append(material)
    obj = add(bpy.data.objects.new('sweep', data))
    obj.rotation_euler = (0, 0, math.radians(shot.azimuth))
    obj.location = (shot.target[0], shot.target[1], shot.ground)
    return obj


def camera(shot):
    """A long lens that sees `span` at the target."""
    data = bpy.data.cameras.new('camera')
    data.lens = 128 * shot.zoom
    data.sensor_fit = 'VERTICAL'
    data.sensor_height = 36
    obj = add(bpy.data.objects.new('camera', data))
    distance = 3.555 * shot.span
    up = math.radians(shot.elevation)
    offset = turned(shot, (0, -distance * math.cos(up), distance * math.sin(up)))
    obj.location = Vector(shot.target) + offset
    obj.rotation_euler = (-offset).to_track_quat('-Z', 'Y').to_euler()
    data.clip_end = 1000
    if shot.fstop is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = distance
        data.dof.aperture_fstop = shot.fstop
    bpy.context.scene.camera = obj
    return obj


PASSES = {'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'tint': 'Tint'}


def take(shot, height, samples, out):
    """
    Renders `out.png` (16 bits, as seen) and `out.npz` with the passes that remove the noise and mark what is tinted.
    :param height: in pixels
    :param samples: per pixel; few suffice when the noise is removed afterwards
    """
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    scene.render.resolution_y = height
    scene.render.resolution_x = round(height * shot.aspect)
    scene.cycles.samples = samples
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.use_denoising = False
    scene.view_settings.exposure = shot.exposure
    layer.cycles.denoising_store_passes = True
    if 'Tint' not in layer.aovs:
        tint = layer.aovs.add()
        tint.name, tint.type = 'Tint', 'COLOR'
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_depth = '16'
    scene.render.filepath = f'{out}.png'
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs['Image'])
    for name, channel in PASSES.items():
        file = nodes.new('CompositorNodeOutputFile')
        file.base_path = f'{out}.passes'
        file.format.file_format = 'OPEN_EXR'
        file.file_slots[0].path = f'{name}-'
        links.new(layers.outputs[channel], file.inputs[0])
    bpy.ops.render.render(write_still=True)
    passes = {}
    for name in PASSES:
        image = bpy.data.images.load(f'{out}.passes/{name}-{scene.frame_current:04d}.exr')
        image.colorspace_settings.name = 'Raw'
        pixels = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(pixels)
        width, rows = image.size
        passes[name] = pixels.reshape(rows, width, 4)[::-1, :, :3].astype(np.float16)
    np.savez_compressed(f'{out}.npz', **passes)
