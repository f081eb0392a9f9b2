"""Belts and bands of certain carriers: the padded lumbar belt, seat sliders, reinforcements, and wrapped cloth."""
import numpy as np

from carrier_parts import evenly, on_panel, sash, webbing
from cloth import Band, smooth_line, through
from solids import side_release_buckle, triglide


def lumbar(worn, belt, width):
    """A contoured belt, padded all around and highest behind, closed by a buckle on each side of the front."""
    fabrics, form, opening = worn.fabrics, worn.form, .30

    def across(t):
        return width(
            (opening + np.minimum(t, 1 - t) * 2 * (np.pi - opening)) / np.pi)

    points, normals = form.drape(worn._around(opening, 2 * np.pi - opening, count=260), belt.thickness * .57)
    worn.belt = Band('belt', points, normals, across, lambda t: belt.thickness * (1 - .3 * np.abs(2 * t - 1) ** 8),
                     fabrics.belt, worn.stitches, .034, seed=3)
    points, normals = form.drape(worn._around(np.pi - .80, np.pi + .80, belt.height + .015), belt.thickness * 1.18)
    Band('lumbar pad', points, normals, lambda t: .30 - .10 * np.abs(2 * t - 1) ** 3, .06, fabrics.cloth('jersey'),
         worn.stitches, .03, seed=5)
    for side in (-1, 1):
        points, normals = form.drape(worn._around(side * .12, side * 1.62, count=140), belt.thickness + .006)
        band = webbing('belt strap', points, normals, fabrics, .085, .010)
        k = int(len(points) * .70)
        side_release_buckle(band.points[k] + band.normals[k] * .006, band.along[k], band.normals[k], fabrics.plastic, .12, 1.1)


def seat_slider(worn, z, half=.20):
    """Webbing across the seat with two slides, which sets its width."""
    x = np.linspace(-half, half, 80)
    points, normals = on_panel(worn.panel, np.stack([x, z + .03 * (1 - (x / half) ** 2) - .03], 1), .005)
    band = webbing('seat webbing', points, normals, worn.fabrics, .062, .008, worn.stitches)
    for part in (.22, .78):
        k = int(len(points) * part)
        triglide(band.points[k] + band.normals[k] * .008, band.along[k], band.normals[k], worn.fabrics.plastic, .066)


def reinforcement(worn, places, width=.07):
    """A flat band of cloth sewn onto the panel along places (x, z)."""
    points, normals = on_panel(worn.panel, places, .008, calm=60)
    Band('reinforcement', *evenly(points, normals), width, .012, worn.fabrics.edge, worn.stitches, .010, padded=False)


def wrapped(worn, top=(.25, 1.52), low=(-.27, .96), width=.28):
    """Two wide bands of cloth that cross behind, come over the shoulders, cross over the panel, and go around the waist."""
    for side, back, back_normals in worn.straps:
        t = np.linspace(0, 1, 120)
        places = np.stack([side * (top[0] + (low[0] - top[0]) * t), top[1] + (low[1] - top[1]) * t + .03 * np.sin(np.pi * t)], 1)
        points, normals = on_panel(worn.panel, places, .016 + (.018 if side > 0 else 0))
        behind = worn.form.drape(through([(-side * .43, -.20, .84), (-side * .47, -.05, .80), (-side * .46, .12, .79)]), .030)
        begin = int(np.argmax(back[:, 2] > 1.68))
        # The ends are drawn smoothly over the panel's edges.
        points = np.vstack([back[begin:][::-1], points[4:-4], behind[0]])
        normals = np.vstack([back_normals[begin:][::-1], normals[4:-4], behind[1]])
        points, normals = evenly(points, normals, .012)
        points, normals = smooth_line(points, 70), smooth_line(normals, 130)
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        sash('wrap', points, normals, lambda s: width * (1 - .30 * np.clip(1 - s / .12, 0, 1)), worn.fabrics.straps, 5, .011,
             .014, 21 + side)
