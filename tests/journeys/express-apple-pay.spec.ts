import {
  answered,
  chooseAddress,
  chooseOption,
  enterAddress,
  guam,
  openSheet,
  phone,
  problemIn,
  refusals,
  rememberedCart,
  totalOf,
} from './express-sheet.ts';
import { expect, test as base } from '../browser/fixtures.ts';
import { at, second, usual } from '../browser/samples.ts';
import { cartWith } from './prepared.ts';
import { open } from '../browser/shopper.ts';
import { tlsProxyTo } from '../browser/tls-proxy.ts';

/** Apple Pay is only on pages with TLS: the same shop behind a certificate that nobody vouches for. */
const test = base.extend<object, { readonly secureOrigin: string }>({
  secureOrigin: [
    // Playwright wants a pattern, from which it reads what is needed.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const proxy = await tlsProxyTo(`http://localhost:${process.env['PORT'] ?? 8000}`);
      await use(proxy.origin);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ secureOrigin }, use) => use(secureOrigin),
});
test.use({ ...phone, ignoreHTTPSErrors: true, expectedErrors: refusals });

test('product 4.240: a product is bought alone by Apple Pay, with another address and option', async ({
  page,
  secureOrigin,
}) => {
  await cartWith(page, [second.sku], { origin: secureOrigin });
  const own = await rememberedCart(page);
  await open(page, usual.path);
  const sheet = await openSheet(page, 'Apple Pay');
  await chooseAddress(sheet, 'US – California');
  const before = await totalOf(sheet);
  await chooseOption(sheet, 'Express');
  expect(await totalOf(sheet)).not.toBe(before);
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Grace' })).toBeVisible();
  expect(await rememberedCart(page)).toBe(own);
});

test('product 4.241, 4.244: from the cart: an unknown code and an address without delivery are refused, a canceled sheet changes nothing', async ({
  page,
  secureOrigin,
}) => {
  await cartWith(page, [second.sku], { origin: secureOrigin });
  await open(page, at('cart'));
  const sheet = await openSheet(page, 'Apple Pay');
  await sheet.getByRole('textbox', { name: 'Coupon code' }).fill('NO-SUCH-CODE');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await answered(sheet);
  await expect(sheet.getByRole('alert')).toContainText('This code isn’t valid');
  await enterAddress(sheet, guam);
  await expect(sheet.getByRole('alert')).toContainText('We don’t deliver to Guam');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  await expect(problemIn(page)).toHaveCount(0);
  expect(await rememberedCart(page)).toBeDefined();
});
