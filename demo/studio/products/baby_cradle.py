"""The baby cradle."""
from cradle import cradle
from stage import Shot


def build(view, material='mesh'):
    cradle()
    return Shot(target=(0, 0, .84), span=2.45, elevation=14)
