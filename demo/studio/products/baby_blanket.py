"""The knitted baby blanket."""
from bedding import blanket
from stage import Shot


def build(view, material='cotton'):
    blanket()
    return Shot(target=(0, 0, .08), span=1.28, elevation=22, exposure=-.05)
