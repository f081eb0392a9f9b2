import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { brand } from '../../brands/build.ts';
import { currentPages } from '../../gatsby/catalogue-pages.ts';
import { cataloguePagesFile } from '../../stores/catalogue-pages.ts';

const sandboxed = useSandboxedShop();

test('the committed list of pages is that of the catalogue', async () => {
  const { rows } = currentPages(await sandboxed.shop.catalogue());
  const committed: unknown = JSON.parse(readFileSync(join(brand.folder, cataloguePagesFile), 'utf8'));
  expect(rows, 'if the catalogue has changed: npm run redirects -- add-moved').toEqual(committed);
});
