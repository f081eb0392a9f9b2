import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outputOf } from '../../scripts/build/build-target.ts';
import { expect, test, walk } from '../browser/fixtures.ts';
import { at } from '../browser/samples.ts';
import { navigate, open, untilAlive } from '../browser/shopper.ts';
import { originOf, storeOf } from './storefronts.ts';
import { textIn } from './texts.ts';

/** Addresses without a page, however they are written: what is left of a link in a message, or made up by a stranger. */
test.use({ expectedErrors: /status of 404/ });

const malformed = ['/%', '/%E0%A4%A/', '/%FF/', '/%u0041/'];
const encoded = ['/%25/', '/%2525/', '/%00/', '/a%2Fb/', '/%F0%9F%91%B6/', '/a b/'];
/** What another page's data could be asked for by. */
const misread = ['/cart%3Fa/', '/cart%0A/', '/cart//', '/products%5Ccart/'];
/** What means something to the router. */
const patterns = ['/:uri/', '/*/'];
const oddEnds = ['/a/?a=%E0%A4%A?b', '/a/#%'];
const all = [...malformed, ...encoded, ...misread, ...patterns, ...oddEnds, '//x/', `/${'a'.repeat(8000)}/`];

const notFound = (page: Page, language: 'en' | 'sv' = 'en') =>
  page.getByRole('heading', { level: 1, name: textIn(language, 'translation:notFound.title') });

async function expectNotFound(page: Page, language: 'en' | 'sv' = 'en'): Promise<void> {
  await untilAlive(page);
  await expect(notFound(page, language)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('product 2.1.3: no odd address is found, opened or followed, and the way back works', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await walk(all, async (address) => {
    // Two slashes at the beginning would otherwise name another host.
    const answer = await page.goto(`${baseURL ?? ''}${address}`);
    expect(answer?.status()).toBe(404);
    await expectNotFound(page);
  });
  await expectAccessible(page);
  await open(page, at('home'));
  const links = all.filter((address) => !address.startsWith('//'));
  await walk(links, async (address) => {
    await navigate(page, address);
    await expectNotFound(page);
    await page.goBack();
    await expect(notFound(page)).toBeHidden();
  });
});

test('a hash that encodes nothing leaves a page as it is', async ({ page }) => {
  await open(page, '/cart/#50%');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test.describe('in a storefront with more than one language', () => {
  const origin = originOf(storeOf('se').id);

  test('product 2.1.5: the page about an error is a file of each language', () => {
    const read = (name: string) => readFileSync(join(outputOf({ store: storeOf('se').id }), name), 'utf8');
    for (const file of ['404.html', '500.html']) {
      expect(read(file)).toContain('<html lang="sv"');
      expect(read(`en/${file}`)).toContain('<html lang="en"');
    }
  });

  test('what is not found says so in the language of its path, which stays its address', async ({ page }) => {
    const addresses = [
      ['/en/nothing-here/', 'en'],
      ['/en/%/', 'en'],
      ['/nothing-here/', 'sv'],
      ['/%25/', 'sv'],
    ] as const;
    await walk(addresses, async ([path, language]) => {
      const answer = await page.goto(origin + path);
      expect(answer?.status()).toBe(404);
      await expectNotFound(page, language);
      await expect(page).toHaveURL(origin + path);
    });
    await open(page, `${origin}/en/`);
    await navigate(page, '/en/nothing-here/');
    await expectNotFound(page, 'en');
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('such addresses are not found either', async ({ page }) => {
    await open(page, at('cart'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await walk(['/%', '/a%2Fb/', '/cart%3Fa/', '/:uri/'], async (address) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      expect(answer?.fromServiceWorker()).toBe(true);
      await expectNotFound(page);
    });
  });
});
