"""The cradle's mattress."""
from mattresses import cradle_mattress
from stage import Shot


def build(view, material=None):
    cradle_mattress(tint=0)
    return Shot(target=(0, 0, .03), span=2.2, elevation=27, exposure=-.02)
