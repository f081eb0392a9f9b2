"""Storage Bag for Baby Carrier."""
from bathroom import studio
from materials import TRIM, fabric, solid
from towel import bag_handle, canvas, cord_ends, storage_bag


def build(view, material='canvas'):
    cord = fabric('cord', (.74, .70, .62), 'rib', pitch=.007, tint=None)
    bag, row = storage_bag(canvas(), cord, solid('thread', (.78, .75, .68), .8))
    front = bag[row][bag[row][:, 1].argmin()]
    cord_ends(tuple(front), cord)
    bag_handle(fabric('webbing', TRIM, 'rib', pitch=.010, tint=0))
    return studio((0, 0, .43), 1.08, 8, 24)
