"""
Run by Blender: `blender -b --factory-startup -t 2 --python demo/studio/shoot.py -- PRODUCT VIEW HEIGHT SAMPLES OUT`.
VIEW is `front`, or `front.mesh` in a certain material. Builds a product's view and renders `OUT.png` and `OUT.npz`.
Ends with 1 if anything fails: Blender itself ends with 0.
"""
import importlib
import os
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))


def main(product, view, height, samples, out):
    import stage
    from beside import THINGS, beside
    from materials import solid
    stage.clear_stage()
    module = importlib.import_module('products.' + product.replace('-', '_'))
    name, *material = view.split('.')
    shot = beside(module.build, name, *material) if name in THINGS else module.build(name, *material)
    if shot.ground is not None:
        stage.sweep(shot, solid('ground', (.86, .84, .81), .95, .2, 0))
        stage.studio_lights(shot)
    stage.camera(shot)
    stage.take(shot, int(height), int(samples), os.path.abspath(out))


try:
    main(*sys.argv[sys.argv.index('--') + 1:])
except BaseException:
    traceback.print_exc()
    sys.stdout.flush()
    os._exit(1)
