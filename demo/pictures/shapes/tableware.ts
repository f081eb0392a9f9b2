import { form, softStroke } from '../form.ts';
import { curve, loop, oval, polygon } from '../geometry.ts';
import { fill, place, stroke } from '../markup.ts';
import { mix, toneOf, type Tone } from '../palette.ts';
import { groundShadow } from '../studio.ts';
import { bib } from './bibs.ts';
import { fork, spoon } from './cutlery.ts';
import type { Shape } from './shape.ts';

const hard = { material: 'plastic' } as const;

const hollowOf = (tone: Tone): Tone => ({
  ...tone,
  light: tone.dark,
  dark: tone.light,
  base: mix(tone.base, tone.dark, 0.4),
});

/** A tapered cup with a wavy foot. */
function cup(tone: Tone): string {
  const body = polygon([268, 300, 30], [732, 300, 30], [672, 800, 70], [328, 800, 70]);
  const wave = loop(
    [352, 640],
    [420, 606],
    [500, 640],
    [580, 606],
    [650, 640],
    [690, 700],
    [676, 820],
    [500, 850],
    [326, 820],
    [312, 700],
  );
  return [
    form(body, tone, { ...hard, depth: 110, inside: form(wave, toneOf(tone.dark), { ...hard, depth: 0.1 }) }),
    softStroke(curve([350, 400], [368, 560], [390, 720]), tone.glow, 60, 0.5),
    softStroke(curve([676, 400], [652, 560], [626, 760]), tone.deep, 60, 0.24),
    form(oval(500, 300, 236, 62), tone, { ...hard, depth: 20 }),
    form(oval(500, 304, 210, 46), hollowOf(tone), { ...hard, depth: 30 }),
    softStroke(curve([300, 280], [400, 250], [520, 246]), tone.glow, 10, 0.8),
  ].join('');
}

/** A plate like a clover leaf with three compartments, seen from above at an angle. */
function plate(tone: Tone): string {
  const clover = (k: number, y: number): string => {
    const p = (dx: number, dy: number): readonly [number, number] => [500 + dx * k, y + dy * k * 0.78];
    return loop(
      p(0, -330),
      p(150, -300),
      p(226, -170),
      p(330, -110),
      p(400, 30),
      p(350, 180),
      p(220, 250),
      p(100, 230),
      p(0, 190),
      p(-100, 230),
      p(-220, 250),
      p(-350, 180),
      p(-400, 30),
      p(-330, -110),
      p(-226, -170),
      p(-150, -300),
    );
  };
  const room = (x: number, y: number, rx: number, ry: number): string =>
    form(oval(x, y, rx, ry), hollowOf(tone), { ...hard, depth: 44 }) +
    softStroke(
      curve([x - rx * 0.3, y + ry * 0.86], [x + rx * 0.3, y + ry * 0.9], [x + rx * 0.8, y + ry * 0.55]),
      tone.glow,
      12,
      0.6,
    );
  return [
    place('translate(14 34)', softStroke(clover(1, 520), '#3a2416', 60, 0.34)),
    form(clover(1, 546), { ...tone, base: tone.dark, light: tone.dark }, { ...hard, depth: 40 }),
    form(clover(1, 520), tone, { ...hard, depth: 44 }),
    room(500, 386, 138, 100),
    room(306, 574, 136, 98),
    room(694, 574, 136, 98),
  ].join('');
}

/** A bowl with a star-cut lid that lets a small hand in. */
function snackBowl(tone: Tone): string {
  const body = polygon(
    [226, 430, 20],
    [774, 430, 20],
    [724, 700, 130],
    [610, 806, 60],
    [390, 806, 60],
    [276, 700, 130],
  );
  const handle = loop([770, 480], [880, 470], [916, 560], [860, 660], [744, 680]);
  const petals = [0, 45, 90, 135].map((turn) =>
    place(
      `translate(500 424) scale(1 .36) rotate(${String(turn)})`,
      stroke('M-130 0H130', tone.deep, 14, 0.8),
    ),
  );
  return [
    stroke(handle, tone.deep, 50),
    stroke(handle, tone.base, 46),
    softStroke(handle, tone.glow, 22, 0.5),
    form(body, tone, { ...hard, depth: 110 }),
    softStroke(curve([310, 520], [340, 640], [400, 720]), tone.glow, 70, 0.5),
    form(oval(500, 430, 290, 108), tone, { ...hard, depth: 36 }),
    form(oval(500, 426, 200, 74), toneOf(tone.light), { ...hard, depth: 24 }),
    ...petals,
    fill(oval(500, 424, 26, 10), tone.deep, 0.8),
  ].join('');
}

const at = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  place(
    `translate(${String(x)} ${String(y)}) scale(${String(scale)})`,
    place(`rotate(${String(turn)} 500 500)`, drawing),
  );

const natural = { color: 'sage-green', material: 'plastic' } as const;
const home = { scene: 'kitchen', on: 'table', size: 0.6 } as const;

export const tableware = {
  cup: {
    draw: ({ tone }) => cup(tone),
    natural,
    foot: { y: 796, halfWidth: 190 },
    close: { x: 450, y: 420, zoom: 2.2 },
    home: { scene: 'kitchen', on: 'table', size: 0.51 },
  },
  'cup-two-pack': {
    draw: ({ tone }) =>
      at(0, 140, 0.72, groundShadow(500, 796, 190) + cup(toneOf(mix(tone.base, '#f3e8d8', 0.5)))) +
      at(310, 170, 0.72, cup(tone)),
    natural,
    foot: { y: 742, halfWidth: 330 },
    close: { x: 620, y: 480, zoom: 2.2 },
    home,
  },
  'spoon-and-fork': {
    draw: ({ tone }) =>
      place('translate(60 0) rotate(-6 250 500)', spoon(tone)) +
      place('translate(420 0) rotate(6 250 500)', fork(tone)),
    natural,
    close: { x: 380, y: 330, zoom: 2.2 },
    home: { scene: 'kitchen', on: 'table', size: 0.48 },
  },
  plate: { draw: ({ tone }) => plate(tone), natural, close: { x: 590, y: 520, zoom: 2.2 }, home },
  'plate-spoon-fork': {
    draw: ({ tone }) =>
      at(110, 60, 0.78, plate(tone)) +
      place('translate(0 190) scale(.62)', fork(tone)) +
      place('translate(710 190) scale(.62)', spoon(tone)),
    natural,
    close: { x: 680, y: 500, zoom: 2 },
    home: { scene: 'kitchen', on: 'table', size: 0.69 },
  },
  'snack-bowl': {
    draw: ({ tone }) => snackBowl(tone),
    natural,
    foot: { y: 806, halfWidth: 230 },
    close: { x: 520, y: 480, zoom: 2.2 },
    home: { scene: 'kitchen', on: 'table', size: 0.51 },
  },
  'feeding-set': {
    draw: ({ tone }) =>
      at(-60, -60, 0.72, bib(tone, 'silicone'), -6) +
      at(420, 380, 0.56, plate(tone)) +
      at(480, 10, 0.5, groundShadow(500, 796, 190) + cup(tone)) +
      place('translate(240 600) rotate(-12) scale(.42)', spoon(tone)) +
      place('translate(110 610) rotate(-12) scale(.42)', fork(tone)),
    natural,
    close: { x: 620, y: 560, zoom: 2 },
    home: { scene: 'kitchen', on: 'table', size: 0.75 },
  },
} as const satisfies Record<string, Shape>;
