import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outputOf } from '../../scripts/build/build-target.ts';
import { expect, test } from './fixtures.ts';
import { open, untilAlive } from './shopper.ts';
import { originOf } from './storefronts.ts';
import { say } from './texts.ts';

/** Addresses without a page, however they are written: what is left of a link in a message, or made up by a stranger. */
test.use({ expectedErrors: /status of 404/ });

const malformed = ['/%', '/100%/', '/%E0%A4%A/', '/%FF/', '/%u0041/', `/${'%'.repeat(600)}/`];
const encoded = ['/%25/', '/%2525/', '/%00/', '/a%2Fb/', '/%252e%252e/', '/%F0%9F%91%B6/', '/a b/', '/a+b/'];
/** What another page's data could be asked for by. */
const misread = [
  '/cart%3Fa/',
  '/cart%23a/',
  '/cart%0A/',
  '/cart%20/',
  '/cart//',
  '/products%5Cbaby-carriers/',
];
/** What means something to the router. */
const patterns = ['/:uri/', '/:path/', '/*/', '/*%25/'];
const oddEnds = ['/a/?%', '/a/?a=%E0%A4%A?b', '/a/#%', '/a/#%E0%A4%A'];
const all = [...malformed, ...encoded, ...misread, ...patterns, ...oddEnds, '//x/', `/${'a'.repeat(8000)}/`];

const notFound = (page: Page, language: 'en' | 'sv' = 'en') =>
  page.getByRole('heading', { level: 1, name: say(language, 'translation:notFound.title') });

async function expectNotFound(page: Page, language: 'en' | 'sv' = 'en'): Promise<void> {
  await untilAlive(page);
  await expect(notFound(page, language)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const address of all) {
  test(`product 2.1.3: ${address.slice(0, 40)} is not found`, async ({ page, baseURL }) => {
    // Two slashes at the beginning would otherwise name another host.
    const answer = await page.goto(`${baseURL ?? ''}${address}`);
    expect(answer?.status()).toBe(404);
    await expectNotFound(page);
  });
}

test('links to such addresses lead to the same page, and back', async ({ page }) => {
  await open(page, '/');
  const links = all.filter((address) => !address.startsWith('//'));
  for (const address of links) {
    await page.evaluate((path) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(path);
    }, address);
    await expectNotFound(page);
    await page.goBack();
    await expect(notFound(page)).toBeHidden();
  }
});

test('a hash that encodes nothing leaves a page as it is', async ({ page }) => {
  await open(page, '/cart/#50%');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('an address that is too long for the host says so', async ({ request }) => {
  expect((await request.get(`/${'a'.repeat(20_000)}/`)).status()).toBe(431);
});

test.describe('in a storefront with more than one language', () => {
  const origin = originOf('se');

  for (const file of ['404.html', '500.html'])
    test(`product 2.1.5: the page about an error is the file ${file} of each language`, () => {
      const read = (name: string) => readFileSync(join(outputOf({ store: 'se' }), name), 'utf8');
      expect(read(file)).toContain('<html lang="sv"');
      expect(read(`en/${file}`)).toContain('<html lang="en"');
    });

  for (const [path, language] of [
    ['/en/nothing-here/', 'en'],
    ['/en/%25/', 'en'],
    ['/en/a%2Fb/', 'en'],
    ['/en/%/', 'en'],
    ['/nothing-here/', 'sv'],
    ['/%25/', 'sv'],
  ] as const)
    test(`${path} is not found in the language of its path, and stays its address`, async ({ page }) => {
      const answer = await page.goto(origin + path);
      expect(answer?.status()).toBe(404);
      await expectNotFound(page, language);
      await expect(page).toHaveURL(origin + path);
    });

  test('so is a link’s', async ({ page }) => {
    await open(page, `${origin}/en/`);
    await page.evaluate(() => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate('/en/nothing-here/');
    });
    await expectNotFound(page, 'en');
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('such addresses are not found either', async ({ page }) => {
    await open(page, '/cart/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const address of ['/%', '/%25/', '/a%2Fb/', '/cart%3Fa/', '/:uri/', '/%00/']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      expect(answer?.fromServiceWorker()).toBe(true);
      await expectNotFound(page);
    }
  });
});
