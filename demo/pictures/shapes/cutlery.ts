import { contact, form, softStroke } from '../form.ts';
import { curve, loop, oval, polygon } from '../geometry.ts';
import type { Tone } from '../palette.ts';
import { place } from '../markup.ts';

const surface = { material: 'plastic', depth: 22 } as const;

const handle = loop(
  [276, 420],
  [286, 560],
  [318, 720],
  [322, 830],
  [290, 886],
  [250, 900],
  [210, 886],
  [178, 830],
  [182, 720],
  [214, 560],
  [224, 420],
  [250, 396],
);

const grip = (tone: Tone): string =>
  contact(handle, 0.4) +
  form(handle, tone, { ...surface, depth: 34 }) +
  softStroke(oval(250, 800, 24, 40), tone.deep, 8, 0.35);

/** A child's spoon, upright around x = 250. */
export function spoon(tone: Tone): string {
  const bowl = loop(
    [250, 96],
    [318, 130],
    [342, 230],
    [312, 350],
    [262, 414],
    [238, 414],
    [188, 350],
    [158, 230],
    [182, 130],
  );
  const hollow = loop(
    [250, 130],
    [298, 158],
    [314, 232],
    [288, 318],
    [250, 350],
    [212, 318],
    [186, 232],
    [202, 158],
  );
  return [
    contact(bowl, 0.4),
    grip(tone),
    form(bowl, tone, surface),
    form(hollow, { ...tone, light: tone.dark, dark: tone.light }, { ...surface, depth: 26 }),
    softStroke(curve([286, 300], [300, 260], [300, 220]), tone.glow, 16, 0.6),
  ].join('');
}

/** A child's fork, upright around x = 250. */
export function fork(tone: Tone): string {
  const head = loop(
    [164, 140],
    [166, 240],
    [186, 330],
    [238, 414],
    [262, 414],
    [314, 330],
    [334, 240],
    [336, 140],
  );
  const tine = (x: number): string =>
    polygon([x - 20, 96, 20], [x + 20, 96, 20], [x + 22, 250, 10], [x - 22, 250, 10]);
  const palm = polygon(
    [162, 210, 16],
    [338, 210, 16],
    [322, 320, 60],
    [270, 416, 20],
    [230, 416, 20],
    [178, 320, 60],
  );
  return [
    contact(head, 0.3),
    grip(tone),
    ...[184, 250, 316].map((x) => form(tine(x), tone, { ...surface, depth: 14 })),
    form(palm, tone, { ...surface, depth: 26 }),
    ...[184, 250, 316].map((x) =>
      place('translate(-6 0)', softStroke(curve([x, 116], [x, 270]), tone.glow, 10, 0.5)),
    ),
  ].join('');
}
