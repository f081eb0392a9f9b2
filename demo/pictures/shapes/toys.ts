import { contact, fold, form, softStroke, tube } from '../form.ts';
import { crease, curve, loop, mirrored, oval } from '../geometry.ts';
import { element, place, stroke } from '../markup.ts';
import { bead, cord } from '../parts/hardware.ts';
import { house, type Tone } from '../palette.ts';
import type { Shape } from './shape.ts';

const eye = (x: number, y: number, r: number): string =>
  element('circle', { cx: x, cy: y, r, fill: '#33271f' }) +
  element('circle', { cx: x - r * 0.3, cy: y - r * 0.35, r: r * 0.3, fill: '#fff' });

/** A round wooden face that hangs from the bar. */
function figure(x: number, y: number, tone: Tone, ears: boolean): string {
  const ear = (side: number): string =>
    form(oval(x + side * 46, y - 44, 26, 28), tone, { material: 'plastic', depth: 18 });
  return (
    (ears ? ear(-1) + ear(1) : '') +
    contact(oval(x, y, 62), 0.2) +
    form(oval(x, y, 64, 60), tone, { material: 'plastic', depth: 44 }) +
    eye(x - 22, y - 8, 6) +
    eye(x + 22, y - 8, 6) +
    stroke(curve([x - 16, y + 16], [x, y + 26], [x + 16, y + 16]), '#4a372a', 4)
  );
}

/** The bouncer's toy bar: a wooden arch with three figures. */
export function toyBar(tone: Tone): string {
  const arch = curve([150, 640], [178, 420], [300, 300], [500, 262], [700, 300], [822, 420], [850, 640]);
  return [
    tube(arch, house.oak, 40),
    tube(curve([150, 640], [146, 690], [156, 720]), house.graphite, 54),
    tube(curve([850, 640], [854, 690], [844, 720]), house.graphite, 54),
    [
      [320, 300],
      [500, 270],
      [680, 300],
    ]
      .map(([x = 0, y = 0]) => cord(x, y, 150) + bead(x, y + 40, 20, house.honey) + bead(x, y + 82, 15))
      .join(''),
    figure(320, 510, house.clay, true),
    figure(500, 480, tone, false),
    figure(680, 510, house.honey, true),
    form(loop([462, 424], [486, 388], [500, 420], [514, 388], [538, 424], [500, 440]), tone, {
      material: 'plastic',
      depth: 14,
    }),
  ].join('');
}

function rabbit(tone: Tone): string {
  const inner = { ...tone, base: tone.light };
  const ear = (turn: number, x: number): string =>
    place(
      `rotate(${String(turn)} ${String(x)} 330)`,
      form(loop([x, 96], [x + 46, 170], [x + 42, 290], [x, 350], [x - 42, 290], [x - 46, 170]), tone, {
        material: 'jersey',
        depth: 40,
        inside: form(oval(x, 230, 20, 84), inner, { material: 'cotton', depth: 12 }),
      }),
    );
  const body = mirrored([500, 520], [596, 560], [660, 680], [664, 800], [610, 872], [500, 884]);
  const arm = loop([610, 590], [668, 620], [724, 712], [716, 766], [668, 758], [618, 690]);
  const foot = (x: number): string =>
    form(oval(x, 856, 82, 54), tone, {
      material: 'jersey',
      depth: 44,
      folds: [crease([x - 20, 880], [x - 20, 850]), crease([x + 20, 880], [x + 20, 850])],
      crease: 10,
    });
  return [
    ear(-13, 428),
    ear(15, 572),
    contact(body, 0.3),
    form(body, tone, { material: 'jersey', depth: 80 }),
    form(oval(500, 740, 96, 104), inner, { material: 'cotton', depth: 24 }),
    form(arm, tone, { material: 'jersey', depth: 40 }),
    place('translate(1000 0) scale(-1 1)', form(arm, tone, { material: 'jersey', depth: 40 })),
    foot(402),
    foot(598),
    contact(oval(500, 430, 160, 134), 0.3),
    form(oval(500, 424, 172, 146), tone, { material: 'jersey', depth: 84 }),
    eye(434, 418, 12),
    eye(566, 418, 12),
    form(oval(500, 462, 18, 13), house.clay, { material: 'cotton', depth: 8 }),
    stroke(curve([470, 492], [486, 504], [500, 490], [514, 504], [530, 492]), tone.deep, 4),
    softStroke(oval(404, 470, 14, 10), '#d98f7d', 34, 0.3),
    softStroke(oval(596, 470, 14, 10), '#d98f7d', 34, 0.3),
    fold(crease([420, 546], [500, 566], [580, 546]), tone, 24),
  ].join('');
}

export const toys = {
  'bouncer-toy': {
    draw: ({ tone }) => toyBar(tone),
    natural: { color: 'sage-green', material: 'wood' },
    foot: { y: 728, halfWidth: 400 },
    close: { x: 500, y: 430, zoom: 2.2 },
    home: { scene: 'nursery', on: 'floor', size: 0.46 },
  },
  'soft-toy': {
    draw: ({ tone }) => rabbit(tone),
    natural: { color: 'sand', material: 'jersey' },
    foot: { y: 894, halfWidth: 200 },
    close: { x: 500, y: 420, zoom: 2.2 },
    home: { scene: 'nursery', on: 'floor', size: 0.4 },
  },
} as const satisfies Record<string, Shape>;
