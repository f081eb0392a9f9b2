"""Hard parts and simple meshes: grids, lathes, rods, boxes, buckles."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from stage import add


def grid(name, points, uv, material, close_u=False, close_v=False):
    """A smooth surface through a grid of points of shape (rows, columns, 3); `uv` are real lengths, (rows, columns, 2)."""
    rows, columns = points.shape[:2]
    faces = [
        (j * columns + i, j * columns + (i + 1) % columns,
         (j + 1) % rows * columns + (i + 1) % columns, (j + 1) % rows * columns + i)
        for j in range(rows if close_v else rows - 1)
        for i in range(columns if close_u else columns - 1)
    ]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces)
    mesh.update()
    layer = mesh.uv_layers.new(name='UVMap')
    index = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', index)
    layer.data.foreach_set('uv', uv.reshape(-1, 2)[index].ravel())
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material)
    return add(bpy.data.objects.new(name, mesh))


def lathe(name, profile, material, center=(0, 0), segments=96):
    """A body of revolution around a vertical axis; `profile` lists (radius, z) from the top or the bottom."""
    profile = np.array(profile, float)
    turn = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    points = np.empty((len(profile), segments, 3))
    points[..., 0] = center[0] + profile[:, :1] * np.cos(turn)
    points[..., 1] = center[1] + profile[:, :1] * np.sin(turn)
    points[..., 2] = profile[:, 1:]
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))]
    uv = np.stack([np.broadcast_to(turn * profile[:, 0].max(), points.shape[:2]),
                   np.broadcast_to(along[:, None], points.shape[:2])], -1)
    return grid(name, points, uv, material, close_u=True)


def rods(name, lines, radius, material, cyclic=False, resolution=4):
    """Round rods or threads along lists of points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, resolution, True
    for line in lines:
        line = np.asarray(line, float)
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        spline.points.foreach_set('co', np.c_[line, np.ones(len(line))].ravel())
        spline.use_cyclic_u, spline.use_smooth = cyclic, True
    curve.materials.append(material)
    return add(bpy.data.objects.new(name, curve))


def box(name, center, size, material, bevel=0.01, segments=4, taper=1.0, frame=None):
    """
    A box with rounded edges.
    :param taper: how much narrower it is at its far end in y
    :param frame: a 4 × 4 matrix in whose coordinates it stands
    """
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    for vertex in mesh.verts:
        narrow = taper if vertex.co.y > 0 else 1
        vertex.co = Vector((vertex.co.x * size[0] * narrow + center[0], vertex.co.y * size[1] + center[1],
                            vertex.co.z * size[2] + center[2]))
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    obj = add(bpy.data.objects.new(name, data))
    data.materials.append(material)
    if frame is not None:
        obj.matrix_world = frame
    rounded = obj.modifiers.new('rounded', 'BEVEL')
    rounded.width, rounded.segments, rounded.limit_method = bevel, segments, 'NONE'
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(50)
    return obj


def frame_at(location, along, outward):
    """A matrix at a location whose y axis follows a strap and whose z axis points away from what it lies on."""
    y, z = Vector(along).normalized(), Vector(outward).normalized()
    x = y.cross(z).normalized()
    matrix = Matrix((x, y, x.cross(y))).transposed().to_4x4()
    matrix.translation = Vector(location)
    return matrix


def side_release_buckle(location, along, outward, material, width=0.10, scale=1.0):
    """A side release buckle of thirteen rounded boxes; the webbing passes through its middle."""
    frame = frame_at(location, along, outward) @ Matrix.Scale(scale, 4)
    h, w = 0.034, width
    parts = [((0, .045, 0), (w * 1.12, .085, h), .011, .97), ((0, .050, h * .42), (w * .62, .045, .012), .005, 1),
             ((0, -.028, 0), (w * 1.16, .042, h * .9), .010, 1), ((0, -.108, 0), (w * 1.16, .020, h * .62), .007, 1),
             ((0, -.070, .002), (w, .016, h * .55), .005, 1), ((0, .128, 0), (w * 1.10, .018, h * .6), .007, 1)]
    for side in (-1, 1):
        parts += [((side * w * .535, .035, 0), (.020, .055, h * .72), .008, 1),
                  ((side * w * .53, -.075, 0), (.017, .075, h * .62), .006, 1),
                  ((side * w * .50, .105, 0), (.015, .050, h * .55), .005, 1)]
    for center, size, bevel, taper in parts:
        box('buckle', center, size, material, bevel, taper=taper, frame=frame)


def triglide(location, along, outward, material, width=0.085):
    """The slide with which a strap is adjusted."""
    frame, w = frame_at(location, along, outward), width
    bars = [((0, .036), (w * 1.25, .018)), ((0, 0), (w * 1.1, .016)), ((0, -.036), (w * 1.25, .018)),
            ((w * .58, 0), (.016, .085)), ((-w * .58, 0), (.016, .085))]
    for (x, y), (width_, length) in bars:
        box('triglide', (x, y, 0), (width_, length, .018), material, .006, 3, frame=frame)


def snap(location, outward, radius, height, material):
    """A press stud."""
    profile = [(.0005, height * .55), (radius * .50, height * .55), (radius * .56, height * .60),
               (radius * .62, height), (radius * .80, height * 1.05), (radius * .93, height * .8),
               (radius, height * .2), (radius, -height)]
    obj = lathe('snap', profile, material, segments=40)
    obj.rotation_euler = Vector(outward).to_track_quat('Z', 'Y').to_euler()
    obj.location = location
    return obj


def text(words, size, matrix, material, depth=0.0004):
    """Printed words, centered at the origin of a matrix, readable along its z axis."""
    data = bpy.data.curves.new('text', 'FONT')
    data.body, data.size, data.align_x, data.align_y, data.extrude = words, size, 'CENTER', 'CENTER', depth
    data.materials.append(material)
    obj = add(bpy.data.objects.new('text', data))
    obj.matrix_world = matrix
    return obj
