import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { usual } from '../browser/samples.ts';
import { decide } from './payment-service.ts';
import { readyToPay as prepare } from './prepared.ts';
import { expectOrder, orderButton, pay } from '../browser/shopper.ts';
import { pageUrlOf } from './storefronts.ts';

test('Klarna: there and back without a message in the console or a refused request', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) noise.push(`${answer.status()} ${answer.url()}`);
  });
  await prepare(page, [usual.sku]);
  await page.getByRole('radio', { name: 'Klarna' }).check();
  await pay(page);
  await page.getByRole('button', { name: 'Authorise' }).click();
  await expectOrder(page, usual.name);
  await expect(page.getByText('Paid with Klarna')).toBeVisible();
  expect(noise).toEqual([]);
});

test('Swish: a code to scan, and the order once the app has confirmed', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { id: cartId } = await prepare(page, [usual.sku], { store: 'se', country: 'se' });
  await page.getByRole('radio', { name: 'Swish' }).check();
  await pay(page);
  const methods = page.getByRole('group', { name: 'Payment methods' });
  await expect(methods.getByRole('img', { name: /QR/i })).toBeVisible();
  await expect(page).toHaveURL(pageUrlOf('se', 'en', 'checkout'));
  await expectAccessible(page);

  await decide(request, cartId, 'authorise');
  await expectOrder(page, usual.name);
  await expect(page.getByText('Paid with Swish')).toBeVisible();
});

/** Each way to pay in the European storefront that has a form, a page, or an app of its own. */
const european = [
  { method: 'Online banking', country: 'pl', ending: 'bank', bank: 'Bank of the Vistula (example)' },
  { method: 'BLIK', country: 'pl', ending: 'app' },
] as const;

/** The checkout of a country of the European storefront, up to the payment. */
const readyToPay = (page: Page, country: 'at' | 'be' | 'pl') =>
  prepare(page, [usual.sku], { store: 'eu', country });

/**
 * Waits until an order that is paid later has been paid. One that stays unpaid would keep other journeys from ordering
 * like this: they share a network, this machine, which may have two unpaid orders.
 */
async function expectPaid(page: Page, method: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`Paid with ${method}`)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test.describe('on a small phone:', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

  for (const { country, method, ending, ...rest } of european) {
    test(`${method} in ${country}`, async ({ page, request, expectAccessible }) => {
      const { id: cartId } = await readyToPay(page, country);
      await page.getByRole('radio', { name: method }).check();
      if ('bank' in rest) {
        await page.getByRole('combobox').click();
        await page.getByRole('option', { name: rest.bank }).click();
      }
      if (method === 'BLIK') await page.getByRole('textbox', { name: /code/i }).fill('777123');
      await expect(orderButton(page)).toHaveText('Order with obligation to pay');
      // Further down, the bar with the total may lie over a part of what has scrolled below it.
      await page.evaluate(() => window.scrollTo(0, 0));
      if ('bank' in rest) await expectAccessible(page);
      await pay(page);
      if (ending === 'bank') await page.getByRole('button', { name: 'Authorise' }).click();
      else {
        const methods = page.getByRole('group', { name: 'Payment methods' });
        await expect(methods.getByText(/waiting|QR/i).first()).toBeVisible();
        await decide(request, cartId, 'authorise');
      }
      await expectOrder(page, usual.name);
      await expect(page.getByText(new RegExp(`^Paid with ${method}`, 'i'))).toBeVisible();
    });
  }

  test('Bancontact in be: a card without a security code, confirmed at its bank', async ({ page }) => {
    await readyToPay(page, 'be');
    await page.getByRole('radio', { name: 'Bancontact card' }).check();
    const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByLabel(title);
    await frame('Expiry date').waitFor();
    await page.getByRole('textbox', { name: 'Name on card' }).fill('Alex Berg');
    await frame('Card number').fill('6703 4444 4444 4449');
    await frame('Expiry date').fill('03/30');
    await pay(page);
    await page.getByRole('button', { name: 'Authorise' }).click();
    await expectOrder(page, usual.name);
    await expect(page.getByText('Paid with Bancontact')).toBeVisible();
  });

  test('a SEPA direct debit: the order waits for the bank, which pays it later', async ({
    page,
    request,
  }) => {
    const { id: cartId } = await readyToPay(page, 'at');
    await page.getByRole('radio', { name: 'SEPA direct debit' }).check();
    await page.getByRole('textbox', { name: 'Holder Name' }).fill('Alex Berg');
    await page.getByRole('textbox', { name: 'Account Number (IBAN)' }).fill('AT61 1904 3002 3457 3201');
    await pay(page);
    await expectOrder(page, usual.name);
    await expect(
      page.getByText(/Your payment with SEPA direct debit is still being processed/),
    ).toBeVisible();
    await decide(request, cartId, 'authorise');
    await expectPaid(page, 'SEPA direct debit');
  });

  /** The checkout of the Japanese storefront, up to the choice of a store, with what its counter asks for. */
  async function readyToPayAtStore(page: Page, method: string) {
    const { id } = await prepare(page, [usual.sku], { store: 'jp', country: 'jp' });
    await page.getByRole('radio', { name: method }).check();
    await page.getByRole('textbox', { name: /telephone/i }).fill('09012345678');
    return id;
  }

  test('product 4.160: 7-Eleven in jp: the order leads to the voucher, and is paid at the counter', async ({
    page,
    context,
  }) => {
    await readyToPayAtStore(page, '7-Eleven');
    await pay(page);
    await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
    const howTo = page.getByRole('region', { name: 'How to pay' });
    const voucher = (await howTo.getByRole('link', { name: 'Open the voucher' }).getAttribute('href')) ?? '';
    const store = await context.newPage();
    await store.goto(voucher);
    await store.getByRole('button', { name: 'Authorise' }).click();
    await expectPaid(page, '7-Eleven');
  });

  test('product 4.161: PayPal in at, on its own page: canceled, and then authorised', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/paypal\.com/.test(request.url())) foreign.push(request.url());
    });
    await readyToPay(page, 'at');
    const ends = [
      ['Cancel', 'You’ve come back without paying'],
      ['Authorise', 'Paid with PayPal'],
    ] as const;
    for (const [button, ending] of ends) {
      await page.getByRole('radio', { name: 'PayPal' }).check();
      await pay(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(ending)).toBeVisible();
    }
    expect(foreign).toEqual([]);
  });
});
