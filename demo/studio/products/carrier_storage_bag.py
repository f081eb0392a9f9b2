"""Storage Bag for Baby Carrier."""
import room
from bathroom import studio
from carrier_folded import bundle
from carrier_parts import Fabrics
from furniture import bench
from materials import TRIM, fabric, solid
from scenery import dyed
from stage import Shot, moved
from towel import bag_handle, canvas, cord_ends, storage_bag


def filled_bag():
    """The bag, drawn together, standing on z = 0."""
    cord = fabric('cord', (.74, .70, .62), 'rib', pitch=.007, tint=None)
    bag, row = storage_bag(canvas(), cord, solid('thread', (.78, .75, .68), .8))
    front = bag[row][bag[row][:, 1].argmin()]
    cord_ends(tuple(front), cord)
    bag_handle(fabric('webbing', TRIM, 'rib', pitch=.010, tint=0))


def in_use():
    """On a bench beside the carrier that goes into it."""
    bench(room.oak(), 2.9, .95, .95)
    with moved((-.38, .02, .95), (0, 0, -6)):
        filled_bag()
    with dyed('#56545a'), moved((.60, -.02, .95), (0, 0, 14)):
        bundle(Fabrics('mesh', 'woven'), seed=3)
    shot = Shot(target=(.24, 0, 1.26), span=2.3, azimuth=14, elevation=16)
    room.nursery(shot)
    return shot


def build(view, material='canvas'):
    if view == 'use':
        return in_use()
    filled_bag()
    return studio((0, 0, .43), 1.08, 8, 24)
