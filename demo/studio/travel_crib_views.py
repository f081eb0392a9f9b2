"""The travel crib with a sheet in a room, and packed in its bag."""
import bpy
import numpy as np
from mathutils import Matrix

import bags
from cradle_views import show_holes
from netting import see_through
from scenery import dyed
from stage import moved
from travel_crib import travel_crib

BAG = (63 / 92, 17 / 13, 46 / 44)
"""The crib's bag (63 × 46 × 17 cm) relative to the bouncer's, which is sewn alike."""


def crib_bag():
    """The crib in its bag, which has its color; it stands on its long side, facing -y."""
    before = set(bpy.context.scene.objects)
    bags.transport_bag(tint=0)
    bpy.context.view_layer.update()
    size = Matrix.Diagonal((*BAG, 1))
    label = bags.front_at(.86, .20, .024)[0]
    # The label keeps its proportions, lest its print be narrow.
    keep = Matrix.Translation(label * (np.array(BAG) - 1))
    for obj in set(bpy.context.scene.objects) - before:
        own = obj.type == 'FONT' or obj.name.split('.')[0] in ('label', 'text')
        obj.matrix_world = (keep if own else size) @ obj.matrix_world


def grey_crib_with(bedding):
    """Only what lies on the crib's mattress is tinted; `bedding` builds it around the origin."""
    with dyed('#8f8d8a'):
        travel_crib()
    with moved((0, 0, .02)):
        bedding()


def close_up_crib():
    """The crib with the holes of its mesh."""
    travel_crib()
    show_holes(see_through('open mesh', .48, tint=0, pitch=.019), (1.3, -.8))
