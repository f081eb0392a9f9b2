import type { MaterialKey } from '../catalogue/types.ts';
import type { Definition } from './markup.ts';
import { element, stroke, tile } from './markup.ts';
import type { Tone } from './palette.ts';

const dot = (x: number, y: number, r: number, paint: string, opacity: number): string =>
  element('circle', { cx: x, cy: y, r, fill: paint, opacity });

const weaves: Record<MaterialKey, ((tone: Tone) => Definition) | undefined> = {
  cotton: ({ deep, glow }) =>
    tile(5, 5, stroke('M-1 6L6 -1', deep, 1.1, 0.3) + stroke('M1.5 8.5L8.5 1.5M-3.5 3.5L3.5 -3.5', glow, 0.9, 0.28)),
  woven: ({ deep, glow }) =>
    tile(
      9,
      9,
      stroke('M0 2.2H4.5M4.5 6.7H9', deep, 1.6, 0.26) +
        stroke('M6.7 0V4.5M2.2 4.5V9', glow, 1.8, 0.3) +
        stroke('M0 4.5H9M4.5 0V9', deep, 0.7, 0.24),
    ),
  jersey: ({ deep, glow }) =>
    tile(7, 6, stroke('M0.5 0.5L3.5 4L6.5 0.5', deep, 1.1, 0.3) + stroke('M0.5 2.6L3.5 6L6.5 2.6', glow, 1, 0.28)),
  mesh: ({ deep, glow }) =>
    tile(
      12,
      10.4,
      dot(3, 2.6, 2.1, deep, 0.5) +
        dot(9, 7.8, 2.1, deep, 0.5) +
        dot(2.6, 2, 2.3, glow, 0.16) +
        dot(8.6, 7.2, 2.3, glow, 0.16),
    ),
  silicone: undefined,
  plastic: undefined,
  wood: ({ deep, glow }) =>
    tile(
      160,
      26,
      stroke('M0 4C40 1 90 8 160 4M0 13C60 17 100 9 160 13', deep, 1.1, 0.16) +
        stroke('M0 20C50 17 110 23 160 20', deep, 1.8, 0.1) +
        stroke('M0 8C50 6 100 12 160 8', glow, 1.4, 0.24),
    ),
  paper: ({ deep }) => tile(14, 14, dot(3, 4, 0.7, deep, 0.14) + dot(10, 9, 0.6, deep, 0.12) + dot(6, 12, 0.5, deep, 0.1)),
};

/** The surface of a material as a repeating tile; smooth materials have none. */
export const textureOf = (material: MaterialKey, tone: Tone): Definition | undefined => weaves[material]?.(tone);

/** Hard, smooth materials reflect the window; the rest scatter its light. */
export const isGlossy = (material: MaterialKey): boolean => material === 'plastic' || material === 'silicone';
