// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import fraunces from '@capsizecss/metrics/fraunces';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { expect, test } from 'vitest';

const css = readFileSync('brands/demo/theme/fonts.css', 'utf8');
const faces = Array.from(css.matchAll(/@font-face \{([^}]*)\}/g), ([, text = '']) =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replaceAll(/^'|'$/g, ''),
    ]),
  ),
);

test.each([
  ['Fraunces on Georgia', fraunces, georgia],
  ['Fraunces on Noto Serif', fraunces, notoSerif],
  ['Fraunces on Times', fraunces, timesNewRoman],
  ['Figtree on Arial', figtree, arial],
  ['Figtree on Roboto', figtree, roboto],
])('product 4.250: %s takes the space that capsize computes', (family, font, fallback) => {
  const { fontFaces } = createFontStack([font, fallback], { fontFaceFormat: 'styleObject' });
  const computed: Partial<Record<string, unknown>> | undefined = fontFaces[0]?.['@font-face'];
  const metrics = ['ascentOverride', 'descentOverride', 'sizeAdjust'] as const;
  const names = {
    ascentOverride: 'ascent-override',
    descentOverride: 'descent-override',
    sizeAdjust: 'size-adjust',
  };
  const face = faces.find((candidate) => candidate['font-family'] === family);
  for (const metric of metrics) expect(face?.[names[metric]], metric).toBe(computed?.[metric]);
  expect(computed?.sizeAdjust).toMatch(/^[\d.]+%$/);
  expect(face?.['line-gap-override']).toBe('0%');
});

test('product 4.250: what a page in Latin letters fetches weighs at most 39 kB, and shows its text before that', () => {
  const files = faces.flatMap(({ src }) => /url\('([^']+)'\)/.exec(src ?? '')?.[1] ?? []);
  const latin = files.filter((file) => /-latin-(wght|500)/.test(file));
  const { resolve } = createRequire(import.meta.url);
  expect(latin).toHaveLength(2);
  expect(latin.reduce((sum, file) => sum + statSync(resolve(file)).size, 0)).toBeLessThanOrEqual(39_000);
  for (const face of faces.filter(({ src }) => src?.startsWith('url')))
    expect(face['font-display']).toBe('swap');
});
