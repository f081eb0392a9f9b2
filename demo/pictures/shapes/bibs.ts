import { contact, form, softStroke } from '../form.ts';
import { crease, curve, mirrored, oval } from '../geometry.ts';
import { place } from '../markup.ts';
import { snap } from '../parts/hardware.ts';
import { toneOf, mix, type Tone } from '../palette.ts';
import type { MaterialKey } from '../../catalogue/types.ts';
import { spoon } from './cutlery.ts';
import type { Paint, Shape } from './shape.ts';

/** The second item of a two-pack: the same color, lighter or darker, so that both are visible. */
const sister = (tone: Tone): Tone =>
  toneOf(mix(tone.base, tone.contrast > 0.9 && tone.base > '#888888' ? '#c9a98c' : '#f6ecdd', 0.42));

/** A soft plastic bib with a spill pocket; lies flat. */
export function bib(tone: Tone, material: MaterialKey): string {
  const apron = mirrored(
    [500, 330],
    [560, 312],
    [606, 240],
    [628, 168],
    [668, 152],
    [706, 200],
    [740, 330],
    [762, 520],
    [758, 720],
    [700, 830],
    [500, 850],
  );
  const pocket = mirrored(
    [500, 690],
    [640, 672],
    [768, 616],
    [800, 650],
    [790, 770],
    [720, 864],
    [600, 892],
    [500, 896],
  );
  const mouth = mirrored([500, 672], [640, 654], [762, 610], [770, 640], [640, 706], [500, 724]);
  return [
    contact(apron, 0.4),
    form(apron, tone, {
      material,
      depth: 50,
      folds: [crease([330, 470], [500, 500], [670, 470])],
      crease: 40,
    }),
    softStroke(
      mirrored(
        [500, 352],
        [576, 334],
        [626, 262],
        [646, 196],
        [668, 186],
        [690, 230],
        [716, 336],
        [736, 520],
        [734, 660],
      ),
      tone.glow,
      7,
      0.5,
    ),
    ...[336, 664].map((x) => snap(x, 204, 12, tone)),
    contact(pocket, 0.5),
    form(mouth, { ...tone, base: tone.dark, light: tone.deep }, { material, depth: 10 }),
    form(pocket, tone, { material, depth: 60 }),
    softStroke(curve([226, 640], [360, 692], [500, 706], [640, 692], [774, 640]), tone.glow, 16, 0.7),
    softStroke(curve([300, 760], [280, 800], [310, 840]), tone.glow, 26, 0.4),
    softStroke(oval(500, 800, 22, 14), tone.deep, 4, 0.5),
  ].join('');
}

const twoPack = ({ tone, material }: Paint, size: number): string =>
  [
    place(
      `translate(${String(330 - 500 * size)} ${String(430 - 500 * size)}) scale(${String(size)})`,
      place('rotate(-8 500 500)', bib(sister(tone), material)),
    ),
    place(
      `translate(${String(655 - 500 * size)} ${String(560 - 500 * size)}) scale(${String(size)})`,
      place('rotate(6 500 500)', bib(tone, material)),
    ),
  ].join('');

const natural = { color: 'sage-green', material: 'silicone' } as const;
const home = { scene: 'kitchen', on: 'wall', size: 0.5 } as const;

export const bibs = {
  bib: {
    draw: ({ tone, material }) => bib(tone, material),
    natural,
    close: { x: 610, y: 640, zoom: 2.2 },
    home,
  },
  'bib-two-pack': {
    draw: (paint) => twoPack(paint, 0.82),
    natural,
    close: { x: 560, y: 640, zoom: 2.1 },
    home: { scene: 'kitchen', on: 'table', size: 0.72 },
  },
  'small-bib-two-pack': {
    draw: (paint) => twoPack(paint, 0.68),
    natural,
    close: { x: 560, y: 620, zoom: 2.3 },
    home: { scene: 'kitchen', on: 'table', size: 0.66 },
  },
  'bib-and-spoon': {
    draw: ({ tone, material }) =>
      place('translate(-110 0)', bib(tone, material)) +
      place('translate(560 90) rotate(8 250 400) scale(.82)', spoon(tone)),
    natural,
    close: { x: 640, y: 520, zoom: 2 },
    home: { scene: 'kitchen', on: 'table', size: 0.66 },
  },
} as const satisfies Record<string, Shape>;
