"""Step Stool."""
from bathroom import plastic, rubber, step_stool, studio


def build(view, material='plastic'):
    step_stool(plastic(), rubber())
    return studio((0, 0, .18), 1.14, 24, 26)
