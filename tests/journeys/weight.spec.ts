import { firstTarget, outputOf } from '../../scripts/build/build-target.ts';
import { scriptsOf } from '../../scripts/check/weigh.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, usual } from '../browser/samples.ts';
import { open, untilIdle } from '../browser/shopper.ts';

test('a first visit downloads only scripts that were weighed, until the page is hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // What waits for an idle page never gets one.
    window.requestIdleCallback = () => 0;
  });
  await open(page, usual.path);
  await page.waitForLoadState();
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
  const downloaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect([...new Set(downloaded)].sort()).toEqual(scriptsOf(outputOf(firstTarget), usual.path).sort());
});

test('the search box and the search library are loaded only when needed', async ({ page }) => {
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.text());
  });
  const hasLoaded = async (code: string) => (await Promise.all(loaded)).some((text) => text.includes(code));
  // The combobox of the box, and a type of request of the library.
  const [box, library] = ['aria-activedescendant', 'AUTO_SUGGESTIONS'];
  await open(page, at('content/returns'));
  await untilIdle(page);
  expect([await hasLoaded(box), await hasLoaded(library)]).toEqual([false, false]);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
  expect(await hasLoaded(box)).toBe(true);
  await page.keyboard.type(usual.name);
  // The shop's own pages and categories are offered before the library has answered.
  await expect.poll(() => hasLoaded(library)).toBe(true);
});
