/** The colors of a drawn object, all derived from one: lit side, shade, crease, outline. */
export interface Tone {
  /** The object's own color, sRGB `#rrggbb`. */
  readonly base: string;
  readonly light: string;
  /** The brightest spot: sheen on plastic, the lit rim of cloth. */
  readonly glow: string;
  readonly dark: string;
  /** Creases and gaps. */
  readonly deep: string;
  /** Thread of a visible stitch. */
  readonly thread: string;
  /** The strength of the shading, from 0 to 1: pale and very dark colors need more to show their folds. */
  readonly contrast: number;
}

type Rgb = readonly [number, number, number];

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Blends two `#rrggbb` colors; `share` 0 returns the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const blended = channels(from).map((channel, index) =>
    Math.round(channel + ((other[index] ?? 0) - channel) * share),
  );
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness of a `#rrggbb` color, from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Shades of a color under the studio's warm light. */
export function toneOf(base: string): Tone {
  const value = lightness(base);
  const pale = Math.max(0, (value - 0.75) / 0.25);
  const shade = mix('#24160f', '#8a705a', value);
  return {
    base,
    light: mix(base, '#fff6e8', 0.2 + 0.3 * pale),
    glow: mix(base, '#fffdf8', value < 0.3 ? 0.38 : 0.55),
    dark: mix(base, shade, 0.36),
    deep: mix(base, mix('#170e0a', '#6b513d', value), 0.7),
    thread: value > 0.6 ? mix(base, '#7a5f49', 0.42) : mix(base, '#fff3e2', 0.42),
    contrast: 0.75 + 0.25 * Math.max(pale, value < 0.3 ? 1 : 0),
  };
}

/** Materials whose color does not depend on the variant. */
export const house = {
  oak: toneOf('#cfa97c'),
  steel: toneOf('#c2bfba'),
  graphite: toneOf('#45423f'),
  linen: toneOf('#efe6d8'),
  porcelain: toneOf('#f4f0e9'),
  kraft: toneOf('#c8a57c'),
  leaf: toneOf('#7d8f6c'),
  clay: toneOf('#c58a68'),
  honey: toneOf('#e0b96a'),
} as const;
