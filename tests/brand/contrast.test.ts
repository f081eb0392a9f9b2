// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brands } from './brands.ts';

type Colors = Partial<Record<string, string>>;

const colorsIn = (css: string): Colors =>
  Object.fromEntries(
    Array.from(
      `--color-paper${css}`.matchAll(/(--color-[\w-]+): (#[\da-f]{3,6});/gi),
      ([, name = '', value = '']) => [
        name,
        value.length === 4 ? value.replaceAll(/[\da-f]/gi, '$&$&') : value,
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

/** Asks for a contrast of a color with what it is on: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function expectContrast(file: string, colors: Colors, color: string, surface: string, needed: number): void {
  const { [color]: one = '(no #rrggbb)', [surface]: other = '(no #rrggbb)' } = colors;
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  const ratio = (brighter + 0.05) / (darker + 0.05);
  const has = `${color} ${one} on ${surface} ${other} has a contrast of ${ratio.toFixed(2)}:1`;
  const message = `${file}: ${has} and needs ${needed}:1. Make one of them darker or the other lighter`;
  expect(ratio, message).toBeGreaterThanOrEqual(needed);
}

const surfaces = ['paper', 'raised', 'linen', 'sand', 'accent-tint', 'sage-tint', 'error-tint'];

const screens = brands.flatMap(({ folder, mailColors }) => {
  const [, light = '', dark = ''] = readFileSync(`${folder}/theme/tokens.css`, 'utf8').split('--color-paper');
  return [
    { theme: `${folder}/theme`, screen: 'light', colors: colorsIn(light), mail: mailColors.light },
    { theme: `${folder}/theme`, screen: 'dark', colors: colorsIn(dark), mail: mailColors.dark },
  ];
});

describe.each(screens)('product 4.251: $theme on a $screen screen', ({ theme, screen, colors, mail }) => {
  const file = `${theme}/tokens.css, ${screen}`;
  const expectOn = (surface: string, color: string, needed: number) =>
    expectContrast(file, colors, `--color-${color}`, `--color-${surface}`, needed);

  test.each(surfaces.filter((surface) => surface !== 'sand'))(
    'text on %s has a contrast of 7:1',
    (surface) => {
      expectOn(surface, 'ink', 7);
      expectOn(surface, 'ink-soft', 7);
    },
  );

  test.each(surfaces)(
    'colored text on %s has a contrast of 4.5:1, and what bounds a control 3:1',
    (surface) => {
      for (const color of ['ink-soft', 'accent', 'accent-strong', 'sage', 'error'])
        expectOn(surface, color, 4.5);
      for (const color of ['line-strong', 'focus']) expectOn(surface, color, 3);
    },
  );

  test('a button’s text has a contrast of 7:1, also under the pointer', () => {
    for (const color of ['accent', 'accent-strong']) expectOn(color, 'on-accent', 7);
  });

  test.each([
    ['ink', 'paper', 7],
    ['inkSoft', 'paper', 4.5],
    ['accent', 'paper', 4.5],
    ['onAccent', 'accent', 4.5],
  ])('%s on %s has a contrast of %s:1 in e-mails', (color, surface, needed) => {
    expectContrast(`${theme}/mail-colors.ts, ${screen}`, { ...mail }, color, surface, needed);
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
