import type { MaterialKey } from '../catalogue/types.ts';
import { boundsOf } from './geometry.ts';
import { element } from './markup.ts';
import type { Tone } from './palette.ts';

/** A set of parallel threads; lengths in the drawing's units. */
interface Threads {
  readonly along: 'x' | 'y';
  /** Distance between neighbors. */
  readonly every: number;
  readonly width: number;
  readonly paint: string;
  readonly opacity: number;
  /** Lengths of thread and gap; every second thread starts half a step later. */
  readonly dash?: readonly [thread: number, gap: number];
  readonly round?: boolean;
  readonly from?: number;
}

/**
 * Threads as dashed lines: at a fractional scale, a repeating SVG pattern takes the rasterizer a hundred times as long.
 */
function threads(
  d: string,
  { along, every, width, paint, opacity, dash, round = false, from = 0 }: Threads,
): string {
  const { left, top, right, bottom } = boundsOf(d);
  const [start, end] = along === 'x' ? [top, bottom] : [left, right];
  const line = (at: number): string => {
    const place = (Math.round(at * 10) / 10).toString();
    return along === 'x'
      ? `M${left.toFixed(1)} ${place}H${right.toFixed(1)}`
      : `M${place} ${top.toFixed(1)}V${bottom.toFixed(1)}`;
  };
  const set = (offset: number, step: number, shift: number): string => {
    const count = Math.max(0, Math.ceil((end - start - offset) / step));
    return element('path', {
      d: Array.from({ length: count }, (_, index) => line(start + offset + index * step)).join(''),
      fill: 'none',
      stroke: paint,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linecap': round ? 'round' : undefined,
      'stroke-dasharray': dash?.join(' '),
      'stroke-dashoffset': shift || undefined,
    });
  };
  return dash
    ? set(from, every * 2, 0) + set(from + every, every * 2, (dash[0] + dash[1]) / 2)
    : set(from, every, 0);
}

const weaves: Readonly<Record<MaterialKey, ((tone: Tone) => readonly Threads[]) | undefined>> = {
  cotton: ({ deep, glow }) => [
    { along: 'x', every: 3.4, width: 1.3, paint: deep, opacity: 0.24, dash: [3.6, 2.4] },
    { along: 'y', every: 3, width: 1, paint: glow, opacity: 0.16, from: 1.2, dash: [3.4, 3.4] },
  ],
  woven: ({ deep, glow }) => [
    { along: 'x', every: 5, width: 2.6, paint: deep, opacity: 0.24, dash: [6, 4] },
    { along: 'y', every: 5, width: 2.4, paint: glow, opacity: 0.24, from: 2.5, dash: [5, 5] },
  ],
  jersey: ({ deep, glow }) => [
    { along: 'y', every: 5.6, width: 1.5, paint: deep, opacity: 0.22 },
    { along: 'y', every: 5.6, width: 2.2, paint: glow, opacity: 0.24, from: 2.8, dash: [3.6, 1.8] },
  ],
  mesh: ({ deep, glow }) => [
    { along: 'x', every: 6, width: 4.4, paint: deep, opacity: 0.42, dash: [0.1, 9.9], round: true },
    { along: 'x', every: 6, width: 1, paint: glow, opacity: 0.26, from: 2.9, dash: [4, 6] },
  ],
  wood: ({ deep, glow }) => [
    { along: 'x', every: 13, width: 1.2, paint: deep, opacity: 0.2, dash: [130, 24] },
    { along: 'x', every: 19, width: 2, paint: deep, opacity: 0.1, from: 5, dash: [210, 60] },
    { along: 'x', every: 16, width: 1.4, paint: glow, opacity: 0.26, from: 9, dash: [90, 46] },
  ],
  paper: ({ deep }) => [{ along: 'x', every: 11, width: 1.2, paint: deep, opacity: 0.13, dash: [1.4, 21] }],
  silicone: undefined,
  plastic: undefined,
};

/**
 * The weave or grain of a material over the box of a path; the caller clips it at the edge. Smooth materials have none.
 */
export const textureOf = (material: MaterialKey, tone: Tone, d: string): string =>
  (weaves[material]?.(tone) ?? []).map((set) => threads(d, set)).join('');

/** Hard, smooth materials reflect the window; the rest scatter its light. */
export const isGlossy = (material: MaterialKey): boolean => material === 'plastic' || material === 'silicone';
