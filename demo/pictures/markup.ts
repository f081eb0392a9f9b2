type Value = string | number | undefined;

/** One SVG element; undefined attributes are left out. Values come from this folder, never from a request. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${String(value)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** A path that is filled. */
export const fill = (d: string, paint: string, opacity?: number): string =>
  element('path', { d, fill: paint, 'fill-opacity': opacity });

/** A path that is stroked with round ends. */
export function stroke(d: string, paint: string, width: number, opacity?: number, dash?: string): string {
  const ends = dash === undefined ? 'round' : 'butt';
  return element('path', {
    d,
    fill: 'none',
    stroke: paint,
    'stroke-width': width,
    'stroke-linecap': ends,
    'stroke-linejoin': 'round',
    'stroke-dasharray': dash,
    'stroke-opacity': opacity,
  });
}

/** Children under one transform. */
export const place = (transform: string, ...children: readonly string[]): string =>
  element('g', { transform }, ...children);

/** The parts as their mirror image about x = 500. */
export const flipped = (...children: readonly string[]): string =>
  place('translate(1000 0) scale(-1 1)', ...children);

/** An ID derived from its content, so that drawings stay pure and may repeat a definition. */
function idOf(kind: string, content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
  }
  return `${kind}${(hash >>> 0).toString(36)}`;
}

/** A definition and the reference to it. */
export interface Definition {
  readonly markup: string;
  readonly url: string;
}

function define(
  kind: string,
  name: string,
  attributes: Readonly<Record<string, Value>>,
  children: string,
): Definition {
  const id = idOf(kind, `${name}${JSON.stringify(attributes)}${children}`);
  return { markup: element('defs', {}, element(name, { id, ...attributes }, children)), url: `url(#${id})` };
}

export const clip = (d: string): Definition => define('c', 'clipPath', {}, element('path', { d }));

/** Stops as `[offset 0–1, color, opacity]`. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');

/** A gradient along a line given in fractions of the painted shape's box. */
export const linear = (
  line: readonly [number, number, number, number],
  ...list: readonly Stop[]
): Definition =>
  define('l', 'linearGradient', { x1: line[0], y1: line[1], x2: line[2], y2: line[3] }, stops(list));

/** A radial gradient around a center given in fractions of the painted shape's box. */
export const radial = (
  circle: readonly [cx: number, cy: number, r: number],
  ...list: readonly Stop[]
): Definition => define('r', 'radialGradient', { cx: circle[0], cy: circle[1], r: circle[2] }, stops(list));
