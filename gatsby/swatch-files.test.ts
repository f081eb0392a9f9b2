import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../brands/build.ts';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { swatchesPath } from '../src/search/list/swatches.ts';
import { writeSwatches } from './swatch-files.ts';
import { settings } from './testing/build-settings.ts';

inEmptyFolder();
beforeEach(() => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterEach(() => void vi.unstubAllEnvs());

test('product 4.264: the colors of a language are written by axis and name, without values that have none', async () => {
  const [{ languages }] = brand.storefronts;
  const valueOf = (axis: string, name: string, hex: string | null) => ({ axis, key: name, name, hex });
  const nodes = languages.flatMap((language) => [
    { language, variants: [{ axes: [valueOf('color', `Sand ${language}`, '#d9c3a3')] }] },
    { language, variants: [{ axes: [valueOf('color', 'White', '#f7f5f1'), valueOf('size', 'L', null)] }] },
  ]);
  const args = { getNodesByType: () => nodes } as unknown as Parameters<typeof writeSwatches>[0];
  await writeSwatches(args);
  for (const language of languages)
    expect(JSON.parse(await readFile(`public${swatchesPath(language)}`, 'utf8'))).toEqual({
      color: { [`Sand ${language}`]: '#d9c3a3', White: '#f7f5f1' },
    });
});
