"""Smart Potty."""
from bathroom import WHITE, plastic, rubber, studio
from potty import smart_potty


def build(view, material='plastic'):
    smart_potty(plastic(), rubber(), plastic('pot', WHITE, None))
    return studio((0, 0, .235), 1.02, 24, 28)
