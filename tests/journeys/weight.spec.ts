import { outputOf } from '../../scripts/build/build-target.ts';
import { scriptsOf } from '../../scripts/check/weigh.ts';
import { expect, test } from './fixtures.ts';
import { open } from './shopper.ts';

const product = '/products/baby-carriers/baby-carrier-mini/';

test('a first visit downloads only scripts that were weighed, until the page has come alive', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // What waits for an idle page never gets one.
    window.requestIdleCallback = () => 0;
  });
  await open(page, product);
  await page.waitForLoadState('networkidle');
  const downloaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect([...new Set(downloaded)].sort()).toEqual(scriptsOf(outputOf({ store: 'us' }), product).sort());
});

test('without consent and without an error, an idle page loads neither an SDK nor a tag manager', async ({
  page,
}) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push((await response.body()).length);
    expect(await response.text()).not.toMatch(/sentry_key|gtm\.start/);
  });
  await open(page, product);
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(0);
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
