import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colors, type ColorKey } from '../catalogue/colors.ts';
import { pictureShapes, pictureViews } from '../catalogue/shapes.ts';
import { drawPicture } from './draw.ts';
import { rasterize } from './rasterize.ts';

const definitions = (svg: string): readonly string[] =>
  [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const references = (svg: string): readonly string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);

describe.each(pictureShapes)('%s', (shape) => {
  it.each(pictureViews)('has a well-formed %s picture', async (view) => {
    const svg = drawPicture({ shape, color: 'slate-blue' }, view);
    const png = await rasterize(svg, 50);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const defined = new Set(definitions(svg));
    expect(references(svg).filter((id) => !defined.has(id))).toEqual([]);
  });

  it('shows the color of its variant', () => {
    expect(drawPicture({ shape, color: 'terracotta' }, 'front')).toContain(colors.terracotta.hex);
  });

  it('looks different in each view', () => {
    const drawn = pictureViews.map((view) => drawPicture({ shape }, view));
    expect(new Set(drawn).size).toBe(pictureViews.length);
  });
});

describe('drawPicture', () => {
  const keys = Object.keys(colors) as ColorKey[];

  it('is a function of its subject', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pictureShapes),
        fc.constantFrom(...keys),
        fc.constantFrom(...pictureViews),
        (shape, color, view) => {
          expect(drawPicture({ shape, color }, view)).toBe(drawPicture({ shape, color }, view));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('uses an ID for only one definition', () => {
    const svg = drawPicture({ shape: 'bathroom-set', color: 'navy-blue' }, 'home');
    const byId = new Map<string, Set<string>>();
    for (const [markup, id = ''] of svg.matchAll(
      /<(?:clipPath|linearGradient|radialGradient|pattern) id="([^"]+)".*?<\/(?:clipPath|linearGradient|radialGradient|pattern)>/g,
    )) {
      byId.set(id, (byId.get(id) ?? new Set()).add(markup));
    }
    expect(byId.size).toBeGreaterThan(20);
    expect([...byId.values()].filter((markups) => markups.size > 1)).toEqual([]);
  });

  it('draws the material: mesh is not cotton', () => {
    const drawn = (['cotton', 'mesh', 'jersey', 'woven'] as const).map((material) =>
      drawPicture({ shape: 'carrier-one', color: 'black', material }, 'detail'),
    );
    expect(new Set(drawn).size).toBe(4);
  });
});
