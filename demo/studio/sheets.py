"""Fitted sheets that are pulled on halfway, so that one sees the mattress, the sheet, and its elastic edge."""
import numpy as np

from cloth import fractal
from materials import TRIM, fabric
from solids import grid

CORNER = 0.10
"""Radius of a mattress's corners as the sheet follows them."""


def around(flat, size, reach, bottom):
    """
    Lays points of a flat sheet (…, 2) around a mattress; returns points, normals, and the distance to the sheet's edge.
    :param reach: how far the sheet goes on from the top's rounded edge
    """
    half = np.array(size[:2]) / 2
    edge = 0.035
    inner = np.clip(flat, -(half - CORNER), half - CORNER)
    away = flat - inner
    far = np.linalg.norm(away, axis=-1)
    way = away / np.maximum(far, 1e-9)[..., None]
    far = np.minimum(far, reach + CORNER)
    flat_part = CORNER - edge
    bent = np.clip((far - flat_part) / edge, 0, np.pi / 2)
    down = np.clip(far - flat_part - edge * np.pi / 2, 0, None)
    out = np.minimum(far, flat_part) + edge * np.sin(bent)
    z = bottom + size[2] - edge * (1 - np.cos(bent)) - down
    points = np.concatenate([inner + way * out[..., None], z[..., None]], -1)
    normals = np.concatenate([way * np.sin(bent)[..., None], np.cos(bent)[..., None]], -1)
    return points, normals, reach + CORNER - far


def half_on(cloth, size, turn=0.0, start=0.3, bottom=0.0, curl=0.022, step=0.014, seed=3, loose=0.006, hem=None):
    """
    A fitted sheet that is folded back at one end or corner.
    :param turn: direction, in degrees, in which the fold's line moves outwards
    :param start: how far this line is from the middle of the mattress
    """
    size = (size[0] + .016, size[1] + .016, size[2] + .009)
    reach = 0.055 + size[2] - .035
    half = np.array(size[:2]) / 2 + reach
    x, y = (np.arange(-h, h + step, step) for h in half)
    flat = np.stack(np.meshgrid(x, y), -1)
    direction = np.array([np.cos(np.radians(turn)), np.sin(np.radians(turn))])
    side = np.array([-direction[1], direction[0]])
    place = np.concatenate([flat, np.zeros_like(flat[..., :1])], -1)
    beyond = flat @ direction - start - 0.03 * np.sin(flat @ side * 5 + seed) - fractal(place, 3, 2, seed) * .03
    _, _, own_edge = around(flat, size, reach, bottom)
    angle = np.clip(beyond / curl, 0, np.pi)
    back = np.where(beyond < 0, beyond, curl * np.sin(angle) - np.clip(beyond - np.pi * curl, 0, None))
    lift = curl * (1 - np.cos(angle)) * (beyond > 0)
    flap = np.clip(beyond - np.pi * curl, 0, None)
    points, normals, _ = around(flat + ((back - beyond) * (beyond > 0))[..., None] * direction, size, reach, bottom)
    # The elastic gathers the edge where it is free.
    gather = np.exp(-own_edge / .05) * np.clip(flap / .05, 0, 1)
    lift = lift + gather * .014 * (1 + np.sin(flat @ side * 95 + 2 * np.sin(flat @ side * 21)))
    soft = fractal(place, 4, 3, seed + 1) * loose * (1 + 3 * np.clip(flap / .1, 0, 1)) + loose * .6
    soft += 0.010 * np.exp(-((beyond + .10) / .06) ** 2) * np.clip(np.sin(flat @ side * 13), 0, 1)
    points = points + normals * (lift + np.clip(soft, 0, None) + .002)[..., None]
    points[..., 2] = np.maximum(points[..., 2], bottom + .006)
    obj = grid('half sheet', points, flat, cloth)
    obj.data.materials.append(hem or fabric('sheet hem', TRIM, 'rib', pitch=.009, tint=0))
    index = (own_edge[:-1, :-1] < .03).astype(np.int32)
    obj.data.polygons.foreach_set('material_index', index.ravel())
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .004, 1
    return obj
