import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../brands/build.ts';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { recordOf } from '../src/choices/testing/product-records.ts';
import { type Menu, menuPath, menuProducts } from '../src/layout/menu-record.ts';
import { writeMenus } from './menu-files.ts';
import { settings } from './testing/build-settings.ts';

inEmptyFolder();
beforeEach(() => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterEach(() => void vi.unstubAllEnvs());

test('product 2.2.301: the menu of each language has the first products of each top category, and nothing else of them', async () => {
  const [{ languages }] = brand.storefronts;
  const productIds = Array.from({ length: 20 }, (_, index) => `carrier-${index}`);
  const nodes: Readonly<Record<string, readonly object[]>> = {
    CommerceCategory: languages.flatMap((language) => [
      { key: 'carriers', kind: 'product', language, parentKey: null },
      { key: 'carriers/covers', kind: 'product', language, parentKey: 'carriers' },
      { key: 'selected', kind: 'other', language, parentKey: null },
    ]),
    CategoryList: languages.flatMap((language) => [
      { categoryKey: 'carriers', language, number: 1, productIds },
      { categoryKey: 'carriers', language, number: 2, productIds: [] },
      { categoryKey: 'carriers/covers', language, number: 1, productIds },
      { categoryKey: 'selected', language, number: 1, productIds },
    ]),
  };
  const args = {
    getNodesByType: (type: string) => nodes[type],
    getNode: (id: string) => (id === 'undefined' ? undefined : { ...recordOf(id), picture: undefined }),
  };
  await writeMenus(args as unknown as Parameters<typeof writeMenus>[0]);
  for (const language of languages) {
    const menu = JSON.parse(await readFile(`public${menuPath(language)}`, 'utf8')) as Menu;
    expect(Object.keys(menu)).toEqual(['carriers']);
    expect(menu['carriers']?.map(({ key }) => key)).toEqual(productIds.slice(0, menuProducts));
    expect(menu['carriers']?.[0]).not.toHaveProperty('variants');
  }
});
