import { element, fill, linear, radial } from './markup.ts';

/** Side of a square picture, in pixels and in the units of its drawing. */
export const pictureSide = 1400;

const everything = `M0 0H${String(pictureSide)}V${String(pictureSide)}H0Z`;

/** The seamless paper behind the products, lit from the upper left. */
export function backdrop(): string {
  const paper = linear([0, 0, 0, 1], [0, '#e9decd'], [0.62, '#efe5d6'], [0.78, '#f1e8da'], [1, '#e3d5c0']);
  const light = radial([0.3, 0.24, 0.75], [0, '#fffaf1', 0.85], [0.55, '#fff6e9', 0.3], [1, '#fff6e9', 0]);
  const fall = radial([0.38, 0.36, 0.95], [0.55, '#8c6b4a', 0], [1, '#8c6b4a', 0.3]);
  return [paper, light, fall].map(({ markup, url }) => markup + fill(everything, url)).join('');
}

/** Shadow of a thing that stands on the floor: a wide soft pool and the dark line of contact. */
export function groundShadow(cx: number, y: number, halfWidth: number): string {
  const pool = radial([0.5, 0.5, 0.5], [0, '#4a2f1b', 0.42], [0.45, '#4a2f1b', 0.22], [1, '#4a2f1b', 0]);
  const touch = radial([0.5, 0.5, 0.5], [0, '#2b1a10', 0.5], [0.7, '#2b1a10', 0.28], [1, '#2b1a10', 0]);
  return (
    pool.markup +
    touch.markup +
    element('ellipse', {
      cx: cx + halfWidth * 0.12,
      cy: y + 6,
      rx: halfWidth * 1.3,
      ry: halfWidth * 0.2,
      fill: pool.url,
    }) +
    element('ellipse', {
      cx: cx + 6,
      cy: y,
      rx: halfWidth * 1.02,
      ry: Math.max(12, halfWidth * 0.055),
      fill: touch.url,
    })
  );
}
