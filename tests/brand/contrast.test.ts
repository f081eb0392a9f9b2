// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brands } from './brands.ts';

const colorsIn = (css: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    Array.from(
      `--color-paper${css}`.matchAll(/--color-([\w-]+): (#[\da-f]{3,6});/g),
      ([, name = '', value = '']) => [
        name,
        value.length === 4 ? value.replaceAll(/[\da-f]/g, '$&$&') : value,
      ],
    ),
  );

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one = '', other = ''): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const surfaces = ['paper', 'raised', 'linen', 'sand', 'accent-tint', 'sage-tint', 'error-tint'];

const screens = brands.flatMap(({ name, folder }) => {
  const [, light = '', dark = ''] = readFileSync(`${folder}/theme/tokens.css`, 'utf8').split('--color-paper');
  return [
    [name, 'light', colorsIn(light)],
    [name, 'dark', colorsIn(dark)],
  ] as const;
});

describe.each(screens)('product 4.251: %s on a %s screen', (_name, _screen, colors) => {
  const on = (surface: string, color: string) => contrast(colors[color], colors[surface]);

  test.each(surfaces.filter((surface) => surface !== 'sand'))(
    'text on %s has a contrast of 7:1',
    (surface) => {
      expect(on(surface, 'ink')).toBeGreaterThanOrEqual(7);
      expect(on(surface, 'ink-soft')).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(surfaces)(
    'colored text on %s has a contrast of 4.5:1, and what bounds a control 3:1',
    (surface) => {
      for (const color of ['ink-soft', 'accent', 'accent-strong', 'sage', 'error'])
        expect(on(surface, color), color).toBeGreaterThanOrEqual(4.5);
      for (const color of ['line-strong', 'focus'])
        expect(on(surface, color), color).toBeGreaterThanOrEqual(3);
    },
  );

  test('a button’s text has a contrast of 7:1, also under the pointer', () => {
    for (const color of ['accent', 'accent-strong'])
      expect(on(color, 'on-accent'), color).toBeGreaterThanOrEqual(7);
  });
});

test('product 4.309: no style writes a sign, which screen readers would read aloud as a part of a name', () => {
  const written = globSync('src/**/*.css').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\scontent:([^;]*);/g), ([, value = '']) => value.trim()),
  );
  expect(written.length).toBeGreaterThan(5);
  // Steps are numbered, which is to be heard.
  expect(written.filter((value) => value !== "''")).toEqual(['counter(step)']);
});
