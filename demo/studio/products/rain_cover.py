"""Rain Cover for Baby Carrier: thin cloth with taped seams and a hood with a clear window."""
import bmesh
import numpy as np
from mathutils import Matrix, Vector

from carrier_views import LIGHT
from cloth import Band, Stitches, binding, fractal, smooth_grid, through
from covers import SHELL, Notions, Shell, back_strap, carrier_straps, strap_tab, woven_label
from form import Form
from materials import TRIM, fabric, solid
from room import nursery
from solids import box, grid, rods
from stage import Shot

ROWS = [(.42, .40, .50, 84, 0), (.49, .52, .54, 92, 0), (.70, .60, .545, 95, 0), (1.00, .63, .52, 90, 0),
        (1.24, .60, .50, 78, -.01), (1.40, .51, .45, 68, -.07), (1.53, .40, .40, 66, -.17),
        (1.66, .37, .345, 74, -.24), (1.79, .335, .29, 80, -.28), (1.89, .25, .225, 84, -.30),
        (1.945, .14, .15, 86, -.31), (1.96, .05, .10, 87, -.32)]
NECK = .60
"""Where the hood is sewn to the cover, as a part of the height."""


def _gathers(shell):
    """Thin cloth: gathered by elastic at the hem and at the neck, drawn by the straps."""
    height = shell.up[-1].max()
    inside = np.clip(shell.edge / .06, 0, 1)
    stripes = np.stack([shell.across, shell.up * .12, 0 * shell.up], -1)
    below = np.clip(NECK * height - shell.up, 0, None)
    above = np.clip(shell.up - NECK * height, 0, None)
    neck = below + above
    relief = fractal(stripes, 9, 3, 3) * .050 * np.exp(-shell.up / .22) * np.clip(shell.up / .05, .15, 1)
    relief += fractal(stripes, 10, 3, 8) * .050 * np.exp(-below / .24) * np.clip(neck / .03, .12, 1) * (above == 0)
    relief += fractal(stripes, 13, 2, 11) * .026 * np.exp(-above / .08) * np.clip(neck / .03, .12, 1) * (above > 0)
    relief -= .014 * np.exp(-(neck / .016) ** 2)
    relief += fractal(stripes * (1, 2, 1), 3.0, 2, 21) * .055 * inside * np.clip(below / .2, 0, 1)
    relief += fractal(shell.smooth, 3.2, 2, 31) * .022 * inside
    for side in (-1, 1):
        for k, (lean, reach, strength) in enumerate(((.30, .60, .020), (.8, .50, .024), (1.5, .40, .018))):
            x, y = (side * .46 - shell.across) * side, NECK * height - .02 - shell.up
            far = np.hypot(x, y) + 1e-6
            off = (np.arctan2(x, y) - np.arctan2(lean, 1)) * far + .02 * np.sin(far * 6 + k * 2 + side)
            relief += strength * np.exp(-(off / .034) ** 2) * np.clip(far / .1, 0, 1) * np.exp(-(far / reach) ** 2)
    return relief


def _rounded(center_u, center_v, half_u, half_v, count=160):
    """A rounded rectangle in u and v."""
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    return (center_u + half_u * np.sign(c) * np.abs(c) ** .45, center_v + half_v * np.sign(s) * np.abs(s) ** .45)


PEEPHOLE = (0, .755, .30, .036)


def _in_peephole(u, v):
    center_u, center_v, half_u, half_v = PEEPHOLE
    return (np.abs((u - center_u) / half_u) ** 4.4 + np.abs((v - center_v) / half_v) ** 4.4) < 1


def _peephole(shell, trim, stitches):
    """A clear window in the hood with a taped frame."""
    clear = solid('clear film', (.80, .83, .85), .16, .6, 0, transmission=.86)
    clear.node_tree.nodes['Principled BSDF'].inputs['IOR'].default_value = 1.15
    center_u, center_v, half_u, half_v = PEEPHOLE
    u, v = np.meshgrid(np.linspace(-1, 1, 40) * half_u + center_u, np.linspace(-1, 1, 24) * half_v + center_v)
    points = smooth_grid(shell.at(u.ravel(), v.ravel())[0].reshape(24, 40, 3), 10)
    inside = _in_peephole(u, v)
    window = grid('peephole', points, np.stack([u, v], -1), clear)
    mesh = bmesh.new()
    mesh.from_mesh(window.data)
    mesh.verts.ensure_lookup_table()
    bmesh.ops.delete(mesh, geom=[f for f in mesh.faces if not any(inside.ravel()[p.index] for p in f.verts)],
                     context='FACES')
    mesh.to_mesh(window.data)
    mesh.free()
    u, v = _rounded(*PEEPHOLE)
    u, v = (np.r_[values, values[:2]] for values in (u, v))
    points, normals = shell.line(u, v, 5)
    Band('peephole frame', points + normals * .004, normals, .046, .012, trim, stitches, .010, padded=False)


def _seam(shell, u, v, trim, stitches, width=.028):
    """A taped seam."""
    points, normals = shell.line(u, v, 6)
    Band('tape', points + normals * .0015, normals, width, .006, trim, stitches, .006, padded=False)


def _clip(shell, strap, side, trim, stitches, notions):
    """A loop around a strap of the carrier and the webbing by which the hood hangs from it."""
    strap_tab(strap, side, trim, stitches, notions, .315)
    loop = int(len(strap.points) * .315)
    (edge,), _ = shell.at([side * .985], [.80])
    goal = strap.points[loop] + strap.normals[loop] * .030 - strap.side[loop] * .09 * np.sign(
        strap.side[loop][0] * side)
    line = through([edge, (edge + goal) / 2 + [0, -.012, -.012], goal], 24)
    outward = np.broadcast_to(np.array([0, -.55, .83]), line.shape)
    Band('hood webbing', line, outward, .05, .010, notions.webbing, padded=False)


def _cord(shell, side, notions):
    """An end of the elastic cord in the neck, with its stopper."""
    (start,), (outward,) = shell.at([side * .52], [NECK])
    drop = [start + outward * .004, start + outward * .035 + [0, 0, -.02], start + outward * .045 + [side * .008, 0, -.09],
            start + outward * .050 + [side * .02, 0, -.17], start + outward * .048 + [side * .012, 0, -.21]]
    line = through(drop, 12)
    rods('cord', [line], .0075, notions.webbing, resolution=2)
    rods('cord knot', [line[-4:]], .014, notions.webbing, resolution=3)
    box('stopper', (0, 0, 0), (.034, .030, .055), notions.plastic, .010,
        frame=Matrix.Translation(Vector(drop[2]) + Vector((0, 0, .012))))


def rain_cover(form, cloth, trim):
    """The Rain Cover over a carrier, of which only the straps show."""
    notions = Notions()
    stitches = Stitches(5)

    def droop(u, v):
        return -.07 * (1 - u**2) * (1 - v) ** 4

    shell = Shell('rain cover', ROWS, droop, _gathers, cloth, thickness=.008, nv=400, hole=_in_peephole)
    binding('hem', shell.rim(), trim, None, inset=.004, radius=.013)
    straps = carrier_straps(form, notions)
    for side in (-1, 1):
        _clip(shell, straps[(side + 1) // 2], side, trim, stitches, notions)
        _cord(shell, side, notions)
    back_strap(form, .98, notions)
    count = 200
    _seam(shell, np.linspace(-.995, .995, count), np.full(count, NECK), trim, stitches)
    _peephole(shell, trim, stitches)
    woven_label(shell, .0, .42, notions)
    stitches.sew(notions.thread)
    return shell


def build(view, material=None):
    cloth = fabric('shell', SHELL, pitch=.0035, roughness=.5, sheen=.1, strength=.3, melange=.05)
    trim = fabric('trim', TRIM, pitch=.004, roughness=.6, sheen=.1, melange=.05)
    rain_cover(Form(), cloth, trim)
    if view == 'use':
        shot = Shot(target=(.02, -.1, 1.22), span=2.1, azimuth=-24, elevation=5)
        nursery(shot)
        return shot
    return Shot(target=(.02, -.1, 1.17), span=1.86, azimuth=28, elevation=8, **LIGHT)
