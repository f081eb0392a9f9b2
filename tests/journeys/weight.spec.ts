import { outputOf } from '../../scripts/build/build-target.ts';
import { scriptsOf } from '../../scripts/check/weigh.ts';
import { expect, test } from './fixtures.ts';
import { open } from './shopper.ts';

const product = '/products/baby-carriers/baby-carrier-mini/';

test('a first visit downloads only scripts that were weighed', async ({ page, baseURL }) => {
  const downloaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') downloaded.add(request.url().replace(baseURL ?? '', ''));
  });
  await open(page, product);
  await page.waitForLoadState('networkidle');
  expect([...downloaded].sort()).toEqual(scriptsOf(outputOf({ store: 'us' }), product).sort());
});

test('the search box is loaded only when needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await open(page, product);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  const before = scripts.length;
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
