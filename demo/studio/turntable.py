"""
A product from all sides. `blender -b --factory-startup -t 2 --python demo/studio/turntable.py -- PRODUCT HEIGHT SAMPLES OUT`
renders `OUT.00.png` and `OUT.00.npz` and so on, whose noise `denoise.py` removes. With OUT alone, it makes `OUT.mp4` of
`OUT.00.clean.png` and so on: H.264, silent, and so that its end leads to its beginning.
Ends with 1 if anything fails: Blender itself ends with 0.
"""
import importlib
import math
import os
import sys
import traceback

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

FRAMES = 48
PER_SECOND = 12


def shoot(product, height, samples, out):
    """Ground, lights, and camera go around the product, which then seems to turn: what is lit changes least this way."""
    import stage
    from beside import extent
    from materials import solid
    stage.clear_stage()
    module = importlib.import_module('products.' + product.replace('-', '_'))
    shot = module.build('front')
    low, high = extent(Matrix())
    shot.span = max(shot.span, 1.1 * math.hypot(high[0] - low[0], high[1] - low[1]))
    shot.target = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, shot.target[2])
    before = set(bpy.context.scene.objects)
    stage.sweep(shot, solid('ground', (.86, .84, .81), .95, .2, 0))
    stage.studio_lights(shot)
    stage.camera(shot)
    bpy.context.view_layer.update()
    around = [(obj, obj.matrix_world.copy()) for obj in set(bpy.context.scene.objects) - before]
    middle = Matrix.Translation((shot.target[0], shot.target[1], 0))
    bpy.context.scene.render.use_persistent_data = True
    for frame in range(FRAMES):
        turn = middle @ Matrix.Rotation(2 * math.pi * frame / FRAMES, 4, 'Z') @ middle.inverted()
        for obj, matrix in around:
            obj.matrix_world = turn @ matrix
        stage.take(shot, int(height), int(samples), f'{os.path.abspath(out)}.{frame:02}')


def film(out):
    """Joins the frames, as they are."""
    scene = bpy.context.scene
    names = [f'{os.path.abspath(out)}.{frame:02}.clean.png' for frame in range(FRAMES)]
    image = bpy.data.images.load(names[0])
    strip = scene.sequence_editor_create().sequences.new_image('turn', names[0], 1, 1)
    for name in names[1:]:
        strip.elements.append(os.path.basename(name))
    render = scene.render
    render.resolution_x, render.resolution_y = image.size
    render.resolution_percentage, render.fps = 100, PER_SECOND
    scene.frame_start, scene.frame_end = 1, FRAMES
    scene.view_settings.view_transform = 'Standard'
    render.image_settings.file_format = 'FFMPEG'
    render.ffmpeg.format, render.ffmpeg.codec, render.ffmpeg.audio_codec = 'MPEG4', 'H264', 'NONE'
    render.ffmpeg.constant_rate_factor, render.ffmpeg.ffmpeg_preset = 'HIGH', 'BEST'
    render.filepath = f'{os.path.abspath(out)}.mp4'
    render.use_file_extension = False
    bpy.ops.render.render(animation=True)


try:
    given = sys.argv[sys.argv.index('--') + 1:]
    film(*given) if len(given) == 1 else shoot(*given)
except BaseException:
    traceback.print_exc()
    sys.stdout.flush()
    os._exit(1)
