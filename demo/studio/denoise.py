"""
Removes the noise of few samples: `python3 denoise.py OUT WEIGHTS`, with PyTorch and OpenCV. Debian's Blender is built
without Intel's Open Image Denoise; this runs its network (`rt_ldr_alb_nrm.tza`, Apache 2.0) on what `shoot.py` wrote,
and writes `OUT.clean.png` and `OUT.mask.png`, whose channels say where which color is applied.
"""
import struct
import sys

import cv2
import numpy as np
import torch
import torch.nn.functional as F


EDGE = 32
"""Pixels around the picture that are cut off again."""


def read_weights(path):
    """Tensors of a TZA archive, the format of Open Image Denoise."""
    data = open(path, 'rb').read()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    assert magic == 0x41D7, f'{path} is not a TZA archive'
    at, tensors = table + 4, {}
    for _ in range(struct.unpack_from('<I', data, table)[0]):
        size = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2:at + 2 + size].decode()
        at += 2 + size
        dims = data[at]
        shape = struct.unpack_from(f'<{dims}I', data, at + 1)
        at += 1 + 4 * dims + dims
        kind, offset = chr(data[at]), struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        values = np.frombuffer(data, {'f': '<f4', 'h': '<f2'}[kind], int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return tensors


def network(weights, x):
    def conv(name, value):
        return F.relu(F.conv2d(value, weights[f'{name}.weight'], weights[f'{name}.bias'], padding=1))

    def up(value, skipped):
        return torch.cat([F.interpolate(value, scale_factor=2, mode='nearest'), skipped], 1)

    first = F.max_pool2d(conv('enc_conv1', conv('enc_conv0', x)), 2)
    second = F.max_pool2d(conv('enc_conv2', first), 2)
    third = F.max_pool2d(conv('enc_conv3', second), 2)
    fourth = F.max_pool2d(conv('enc_conv4', third), 2)
    y = conv('enc_conv5b', conv('enc_conv5a', fourth))
    for level, skipped in ((4, third), (3, second), (2, first), (1, x)):
        y = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', up(y, skipped)))
    return F.conv2d(y, weights['dec_conv0.weight'], weights['dec_conv0.bias'], padding=1)


def main(out, path):
    image = cv2.imread(f'{out}.png', cv2.IMREAD_UNCHANGED)[..., 2::-1].astype(np.float32) / 65535
    passes = {name: value.astype(np.float32) for name, value in np.load(f'{out}.npz').items()}
    channels = np.concatenate([image, np.clip(passes['albedo'], 0, 1), np.clip(passes['normal'], -1, 1)], 2)
    rows, columns = image.shape[:2]
    x = torch.from_numpy(channels.transpose(2, 0, 1)[None].copy())
    # The network is unsure at edges, so the picture continues beyond them, in multiples of 16 pixels.
    x = F.pad(x, (EDGE, EDGE + -columns % 16, EDGE, EDGE + -rows % 16), mode='reflect')
    with torch.inference_mode():
        y = network(read_weights(path), x)[0, :, EDGE:EDGE + rows, EDGE:EDGE + columns].numpy().transpose(1, 2, 0)
    cv2.imwrite(f'{out}.clean.png', (np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8)[..., ::-1])
    mask = (np.clip(passes['tint'], 0, 1) * 255 + 0.5).astype(np.uint8)
    if mask.any():
        cv2.imwrite(f'{out}.mask.png', mask[..., ::-1])


main(*sys.argv[1:])
