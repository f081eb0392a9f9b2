import { band, contact, form, tube } from '../form.ts';
import { crease, curve, loop, mirrored, mirroredPolygon } from '../geometry.ts';
import { flipped } from '../markup.ts';
import { bead, label, puller, snap, zip } from '../parts/hardware.ts';
import { house } from '../palette.ts';
import type { Paint, Shape } from './shape.ts';

/** The padded transport bag with two handles. */
export function bag({ tone, material }: Paint): string {
  const body = mirrored([500, 336], [690, 336], [800, 372], [838, 520], [846, 760], [796, 872], [500, 886]);
  const pocket = mirroredPolygon([740, 560, 24], [748, 830, 70]);
  const handle = curve([390, 440], [388, 250], [430, 170], [500, 156], [570, 170], [612, 250], [610, 440]);
  return [
    band(handle, { ...tone, base: tone.dark }, 34),
    contact(body, 0.3),
    form(body, tone, {
      material,
      depth: 80,
      folds: [
        crease([230, 470], [270, 560], [262, 700]),
        crease([770, 480], [730, 580], [744, 720]),
        crease([200, 800], [300, 770], [380, 800]),
        crease([640, 800], [720, 776], [800, 806]),
        crease([470, 440], [520, 470], [560, 452]),
      ],
      crease: 44,
    }),
    zip(curve([180, 408], [320, 372], [500, 364], [680, 372], [820, 408]), tone),
    puller(252, 388, 16),
    contact(pocket, 0.2),
    form(pocket, tone, {
      material,
      depth: 26,
      hem: 14,
      folds: [crease([440, 660], [520, 700], [600, 690])],
      crease: 30,
    }),
    band(curve([390, 366], [386, 620], [392, 884]), tone, 40),
    band(curve([610, 366], [614, 620], [608, 884]), tone, 40),
    label(500, 470, 84),
  ].join('');
}

function drawstringBag({ tone, material }: Paint): string {
  const body = mirrored([500, 366], [580, 372], [690, 440], [748, 600], [752, 760], [690, 868], [500, 886]);
  const ruffle = mirrored([500, 196], [588, 212], [664, 190], [640, 280], [572, 352], [500, 364]);
  const gathers = [410, 448, 486, 524, 562].map((x) =>
    crease([x + (x - 500) * 0.9, 230], [x, 330], [x + (x - 500) * 0.6, 440]),
  );
  return [
    contact(body, 0.3),
    form(body, tone, {
      material,
      depth: 80,
      folds: [
        ...gathers,
        crease([300, 640], [380, 720], [400, 820]),
        crease([690, 560], [640, 650], [650, 760]),
      ],
      crease: 26,
    }),
    form(ruffle, tone, { material, depth: 30, folds: gathers, crease: 20, hem: 10 }),
    tube(curve([386, 362], [500, 378], [614, 362]), house.linen, 16),
    tube(curve([600, 364], [676, 400], [700, 500], [680, 560]), house.linen, 12),
    tube(curve([606, 364], [650, 420], [640, 520], [650, 580]), house.linen, 12),
    bead(680, 566, 20),
    bead(650, 590, 20),
    label(490, 640, 92),
  ].join('');
}

function pouch({ tone, material }: Paint): string {
  const body = mirroredPolygon([760, 380, 46], [776, 800, 90]);
  const flap = mirroredPolygon([770, 330, 56], [764, 560, 120]);
  return [
    band(
      curve([330, 350], [330, 250], [380, 220], [620, 220], [670, 250], [670, 350]),
      { ...tone, base: tone.dark },
      44,
    ),
    contact(body, 0.34),
    form(body, tone, {
      material,
      depth: 70,
      hem: 18,
      folds: [crease([300, 720], [420, 690], [520, 730])],
      crease: 36,
    }),
    zip(curve([270, 640], [500, 650], [730, 640]), tone),
    puller(706, 642, -70),
    contact(flap, 0.34),
    form(flap, tone, { material, depth: 54, hem: 18 }),
    snap(500, 500, 20),
    label(500, 410, 84),
  ].join('');
}

function teethingPads({ tone, material }: Paint): string {
  const pad = loop(
    [316, 170],
    [398, 176],
    [432, 260],
    [428, 520],
    [436, 760],
    [398, 838],
    [236, 838],
    [198, 760],
    [206, 520],
    [202, 260],
    [236, 176],
  );
  const one = [
    contact(pad, 0.4),
    form(pad, tone, {
      material,
      depth: 66,
      hem: 20,
      folds: [crease([210, 420], [300, 446], [420, 424]), crease([220, 640], [330, 616], [424, 640])],
      crease: 34,
    }),
    snap(270, 236, 15),
    snap(364, 236, 15),
    snap(270, 778, 15),
    snap(364, 778, 15),
  ].join('');
  return one + flipped(one) + label(318, 520, 64);
}

export const bags = {
  'transport-bag': {
    draw: bag,
    natural: { color: 'charcoal', material: 'woven' },
    foot: { y: 888, halfWidth: 350 },
    close: { x: 420, y: 460, zoom: 2.3 },
    home: { scene: 'hall', on: 'wall', size: 0.6, hook: 152 },
  },
  'carrier-storage-bag': {
    draw: drawstringBag,
    natural: { color: 'charcoal', material: 'cotton' },
    foot: { y: 888, halfWidth: 270 },
    close: { x: 540, y: 430, zoom: 2.3 },
    home: { scene: 'hall', on: 'wall', size: 0.5, hook: 200 },
  },
  'pocket-pouch': {
    draw: pouch,
    natural: { color: 'black', material: 'woven' },
    close: { x: 560, y: 540, zoom: 2.3 },
    home: { scene: 'hall', on: 'wall', size: 0.46, hook: 214 },
  },
  'teething-pads': {
    draw: teethingPads,
    natural: { color: 'cream', material: 'jersey' },
    close: { x: 360, y: 330, zoom: 2.5 },
    home: { scene: 'nursery', on: 'table', size: 0.5 },
  },
} as const satisfies Record<string, Shape>;
