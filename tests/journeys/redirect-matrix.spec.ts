import { pathToFileURL } from 'node:url';
import { matrixCommand } from '../../tools/redirects/matrix.ts';
import { expect, test } from './fixtures.ts';

const file = 'test-results/redirect-matrix.html';

test.beforeAll(async () => {
  await matrixCommand(['--out', file], () => undefined);
});
test.beforeEach(({ page }) => page.goto(pathToFileURL(file).href).then(() => undefined));

test('a marketer finds the target of a link in a country', async ({ page, expectAccessible }) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('bouncer-bliss');
  await page.getByLabel('Country').selectOption({ label: 'South Korea (kr)' });
  const row = page.getByRole('row', { name: /\/redirects\/bouncer-bliss\// });
  await expect(row).toContainText('fabric-seat-for-bouncer');
  await expect(row).toContainText('other page');
  await expect(page.getByRole('row', { name: /\/redirects\/gift-guide\// })).toBeHidden();
  await expectAccessible(page);
});

test('the same search finds a legacy address', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('/baby-carriers/baby-carrier-miracle');
  await expect(page.getByRole('row', { name: /baby-carrier-miracle/ }).first()).toContainText(
    'baby-carrier-move',
  );
});

test('on a phone only the tables scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
