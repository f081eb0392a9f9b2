import { contact, form, softStroke, tube } from '../form.ts';
import { curve, mirrored, mirroredPolygon, oval } from '../geometry.ts';
import { flipped, place } from '../markup.ts';
import { house, mix, toneOf } from '../palette.ts';
import type { Paint, Shape } from './shape.ts';

function highChair({ tone }: Paint): string {
  const shell = mirrored([500, 110], [590, 118], [652, 180], [676, 320], [668, 470], [610, 540], [500, 556]);
  const hollow = mirrored([500, 148], [576, 156], [620, 210], [638, 330], [628, 450], [580, 500], [500, 510]);
  const tray = mirroredPolygon([736, 452, 90], [744, 548, 90]);
  const seat = mirroredPolygon([664, 540, 30], [640, 640, 60]);
  const step = mirroredPolygon([606, 786, 12], [622, 838, 16]);
  const wood = toneOf(mix(tone.base, house.oak.base, 0.9));
  const leg = (d: string): string => tube(d, wood, 34);
  const back = leg(curve([604, 600], [650, 740], [690, 880]));
  const front = leg(curve([632, 610], [720, 770], [790, 930]));
  return [
    back,
    flipped(back),
    tube(curve([330, 800], [500, 806], [670, 800]), wood, 22),
    form(step, tone, { material: 'plastic', depth: 16 }),
    front,
    flipped(front),
    form(shell, tone, { material: 'plastic', depth: 60 }),
    form(
      hollow,
      { ...tone, light: tone.base, base: mix(tone.base, tone.dark, 0.4) },
      { material: 'plastic', depth: 50 },
    ),
    softStroke(curve([420, 470], [500, 488], [580, 470]), tone.deep, 26, 0.3),
    form(seat, tone, { material: 'plastic', depth: 40 }),
    form(mirroredPolygon([534, 540, 14], [524, 626, 20]), tone, { material: 'plastic', depth: 20 }),
    contact(tray, 0.5),
    place(
      'translate(0 16)',
      form(tray, { ...tone, base: tone.dark, light: tone.base }, { material: 'plastic', depth: 20 }),
    ),
    form(tray, tone, { material: 'plastic', depth: 34 }),
    form(
      mirroredPolygon([690, 476, 60], [694, 526, 60]),
      { ...tone, light: tone.base, dark: tone.light },
      { material: 'plastic', depth: 18 },
    ),
    form(oval(590, 500, 46, 18), { ...tone, light: tone.dark }, { material: 'plastic', depth: 12 }),
    [
      [214, 934],
      [786, 934],
      [312, 886],
      [688, 886],
    ]
      .map(([x = 0, y = 0]) => form(oval(x, y, 24, 13), house.graphite, { material: 'plastic', depth: 8 }))
      .join(''),
  ].join('');
}

export const highChairs = {
  'high-chair': {
    draw: highChair,
    natural: { color: 'white', material: 'plastic' },
    foot: { y: 936, halfWidth: 310 },
    close: { x: 560, y: 440, zoom: 2.2 },
    home: { scene: 'kitchen', on: 'floor', size: 0.72 },
  },
} as const satisfies Record<string, Shape>;
