import { band, form, tube } from '../form.ts';
import { crease, curve, loop, mirrored } from '../geometry.ts';
import { element, place } from '../markup.ts';
import { label } from '../parts/hardware.ts';
import { house } from '../palette.ts';
import { basket, cradleStand } from './beds.ts';
import type { Paint, Shape } from './shape.ts';

/** Sheer cloth from a hoop over the cradle's head end. */
function canopy(paint: Paint): string {
  const { tone } = paint;
  const drape = loop(
    [404, 130],
    [470, 108],
    [536, 130],
    [580, 260],
    [680, 420],
    [820, 540],
    [760, 640],
    [520, 690],
    [300, 660],
    [196, 560],
    [300, 400],
    [366, 250],
  );
  return [
    place('translate(0 60)', cradleStand()),
    place('translate(0 60)', basket({ tone: house.linen, material: 'cotton' })),
    tube(curve([250, 640], [220, 360], [300, 150], [430, 96], [470, 130]), house.oak, 20),
    element(
      'g',
      { opacity: 0.88 },
      form(drape, tone, {
        material: 'cotton',
        depth: 60,
        folds: [
          crease([440, 140], [400, 360], [330, 640]),
          crease([480, 140], [490, 400], [470, 680]),
          crease([510, 150], [560, 380], [640, 650]),
          crease([530, 180], [620, 420], [740, 600]),
          crease([420, 170], [340, 380], [236, 570]),
        ],
        crease: 40,
      }),
    ),
    band(curve([404, 136], [470, 152], [536, 136]), tone, 26),
    label(470, 196, 50),
  ].join('');
}

/** Fine net stretched over a bed's rim, gathered by elastic. */
function insectNet({ tone }: Paint): string {
  const dome = mirrored([500, 190], [660, 210], [800, 310], [862, 470], [850, 600], [700, 660], [500, 676]);
  const skirt = mirrored([500, 600], [700, 590], [866, 520], [846, 690], [790, 820], [500, 860]);
  const gathers = [200, 290, 400, 500, 600, 710, 800].map((x) =>
    crease(
      [x, 610 - Math.abs(x - 500) * 0.16],
      [500 + (x - 500) * 0.97, 720],
      [500 + (x - 500) * 0.92, 850 - Math.abs(x - 500) * 0.1],
    ),
  );
  return [
    place('translate(0 210) scale(1 .78)', basket({ tone: house.linen, material: 'cotton' })),
    element(
      'g',
      { opacity: 0.55 },
      form(skirt, tone, { material: 'mesh', depth: 40, folds: gathers, crease: 24 }),
    ),
    element(
      'g',
      { opacity: 0.62 },
      form(dome, tone, {
        material: 'mesh',
        depth: 90,
        folds: [
          crease([300, 300], [216, 430], [230, 580]),
          crease([700, 280], [770, 400], [756, 560]),
          crease([420, 230], [380, 330], [390, 440]),
        ],
        crease: 40,
      }),
    ),
    tube(
      curve([146, 520], [220, 330], [340, 226], [500, 190], [660, 226], [780, 330], [854, 520]),
      house.steel,
      12,
    ),
    band(curve([140, 540], [220, 610], [400, 664], [500, 672], [600, 664], [780, 610], [860, 540]), tone, 30),
    label(500, 670, 62),
  ].join('');
}

export const bedCovers = {
  canopy: {
    draw: canopy,
    natural: { color: 'white', material: 'cotton' },
    foot: { y: 944, halfWidth: 320 },
    close: { x: 480, y: 330, zoom: 2.1 },
    home: { scene: 'bedroom', on: 'floor', size: 0.7 },
  },
  'insect-net': {
    draw: insectNet,
    natural: { color: 'light-grey', material: 'mesh' },
    foot: { y: 868, halfWidth: 360 },
    close: { x: 600, y: 560, zoom: 2.2 },
    home: { scene: 'bedroom', on: 'floor', size: 0.6 },
  },
} as const satisfies Record<string, Shape>;
