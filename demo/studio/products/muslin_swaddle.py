"""Two muslins in matching shades."""
from bedding import muslins
from stage import Shot


def build(view, material='woven'):
    muslins()
    return Shot(target=(0, 0, .10), span=1.15, elevation=22, exposure=-.02)
