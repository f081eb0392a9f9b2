"""Pictures that show how large a product is: its front, and beside it a thing whose size everybody knows. Units of 40 cm."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from materials import solid
from room_parts import srgb
from solids import box, lathe, text
from stage import add, moved


def carton():
    """A milk carton of one liter with a gable: 7 × 7 × 24 cm. It stands at the origin, its print faces -y."""
    paper, blue = solid('carton', srgb('#f1ede4'), .45, .3, .05), solid('carton print', srgb('#7f9db3'), .45, .3, .05)
    half, shoulder, ridge, top = .0875, .465, .565, .60
    box('body', (0, 0, (.17 + shoulder) / 2), (2 * half, 2 * half, shoulder - .17), paper, .004, 2)
    box('band', (0, 0, .085), (2 * half, 2 * half, .17), blue, .004, 2)
    gable(half, shoulder, ridge, paper)
    box('fin', (0, 0, (ridge + top) / 2 - .004), (2 * half, .010, top - ridge + .008), paper, .002, 2)
    slope = math.degrees(math.atan2(ridge - shoulder, half))
    with moved((0, -half / 2, (shoulder + ridge) / 2), (slope, 0, 0)):
        lathe('cap', [(.001, .040), (.030, .040), (.034, .036), (.036, -.004)], blue, segments=48)
    turn = Matrix.Rotation(math.pi / 2, 4, 'X')
    text('1 L', .085, Matrix.Translation((0, -half - .001, .30)) @ turn, blue)


def gable(half, shoulder, ridge, material):
    """The carton's roof, whose sides are folded inward."""
    points = [(x, y, shoulder) for x, y in ((-half, -half), (half, -half), (half, half), (-half, half))]
    points += [(-half, 0, ridge), (half, 0, ridge)]
    points += [(side * half * .45, 0, shoulder + .62 * (ridge - shoulder)) for side in (-1, 1)]
    faces = [(0, 1, 5, 4), (2, 3, 4, 5), (3, 0, 6), (0, 4, 6), (4, 3, 6), (1, 2, 7), (5, 1, 7), (2, 5, 7)]
    mesh = bpy.data.meshes.new('gable')
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    add(bpy.data.objects.new('gable', mesh))


def can():
    """A drink can of 33 cl: 12 cm high, 6.6 cm wide. It stands at the origin."""
    metal = solid('can metal', (.62, .62, .61), .34, .5, .02, 200, metal=1.0)
    lacquer, print_ = solid('can lacquer', srgb('#b5785c'), .32, .5, .02), solid('can print', srgb('#efe6d8'), .4, .4, .02)
    lathe('bottom', [(.001, .014), (.050, .010), (.060, 0), (.066, .002), (.0825, .026)], metal)
    lathe('body', [(.0825, .026), (.0825, .105)], lacquer)
    lathe('band', [(.0825, .105), (.0825, .175)], print_)
    lathe('upper body', [(.0825, .175), (.0825, .258)], lacquer)
    lathe('lid', [(.0825, .258), (.079, .272), (.0665, .290), (.0685, .296), (.067, .300), (.0645, .297), (.0625, .284),
                  (.060, .283), (.001, .284)], metal)
    lathe('tab', [(.001, .2905), (.014, .2905), (.016, .2885), (.016, .285)], metal, (0, .004), 40)
    box('tab end', (0, .024, .288), (.022, .030, .004), metal, .0018, 2)


THINGS = {'beside-carton': (carton, .0875), 'beside-can': (can, .0825)}
"""By view: what stands beside the product, and half its width."""


def extent(turn):
    """The lowest and highest coordinates of everything on the stage, after it was turned by a matrix."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    low, high = np.full(3, np.inf), np.full(3, -np.inf)
    for obj in bpy.context.scene.objects:
        if obj.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        shape = obj.evaluated_get(graph)
        mesh = shape.to_mesh()
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', points)
        shape.to_mesh_clear()
        if len(points):
            matrix = np.array(turn @ obj.matrix_world)
            points = points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]
            low, high = np.minimum(low, points.min(0)), np.maximum(high, points.max(0))
    return low, high


def beside(build, view, *material):
    """The front of a product, which `build` builds, with a thing at its right, as deep in the picture as its middle."""
    shot = build('front', *material)
    thing, half = THINGS[view]
    # Along the camera's axes: to the right, away from it, and up.
    turn = Matrix.Rotation(math.radians(-shot.azimuth), 4, 'Z')
    low, high = extent(turn)
    # A tailor's form hangs in the air elsewhere, where its lower end is not in the picture.
    shot.ground = max(shot.ground, low[2])
    gap = max(.12 * (high[0] - low[0]), .05)
    place = turn.inverted() @ Vector((high[0] + gap + half, (low[1] + high[1]) / 2, shot.ground))
    with moved(place, (0, 0, shot.azimuth + (24 if view == 'beside-carton' else 0))):
        thing()
    low, high = extent(turn)
    up = math.radians(shot.elevation)
    rise = (high[2] - low[2]) * math.cos(up) + (high[1] - low[1]) * math.sin(up)
    shot.target = tuple(turn.inverted() @ Vector((low + high) / 2))
    shot.span = 1.16 * max(high[0] - low[0], rise)
    return shot
