import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listed, publicUrl, startDropIn, told } from './harness.ts';

/**
 * The unmodified browser library against the payment sandbox: what has to be repeated before its version changes,
 * because the sandbox relies on things the library does not document.
 */

const everywhere = {
  ...{ GB: 'GBP', NL: 'EUR', SE: 'SEK', PT: 'EUR', PL: 'PLN' },
  ...{ FI: 'EUR', JP: 'JPY' },
};
const issuers = [
  { id: 'one', name: 'First Bank' },
  { id: 'two', name: 'Second Bank' },
];
const paymentMethods = [
  { type: 'scheme', name: { en: 'Cards' }, brands: ['visa', 'mc', 'amex', 'maestro'] },
  { type: 'klarna', name: { en: 'Klarna' }, currencies: everywhere },
  { type: 'brandNewWallet', name: { en: 'Brand-new wallet' }, currencies: { NL: 'EUR' } },
  { type: 'swish', name: { en: 'Swish' }, currencies: { SE: 'SEK' } },
  { type: 'bankTransfer_IBAN', name: { en: 'Bank transfer' }, currencies: { PT: 'EUR' } },
  { type: 'mbway', name: { en: 'MB WAY' }, currencies: { PT: 'EUR' } },
  { type: 'blik', name: { en: 'BLIK' }, currencies: { PL: 'PLN' } },
  { type: 'onlineBanking_PL', name: { en: 'Online banking' }, currencies: { PL: 'PLN' }, issuers },
  { type: 'ebanking_FI', name: { en: 'Online banking' }, currencies: { FI: 'EUR' }, issuers },
  { type: 'paypal', name: { en: 'PayPal' }, currencies: { NL: 'EUR' } },
  { type: 'econtext_stores', name: { en: 'Convenience store' }, currencies: { JP: 'JPY' } },
];

let dropIn: Awaited<ReturnType<typeof startDropIn>>;
beforeAll(async () => {
  dropIn = await startDropIn(paymentMethods, 30_000);
}, 60_000);
afterEach(() => dropIn.endTest());
afterAll(() => dropIn.close());

/** A new page with the drop-in for a country. */
async function open(country: keyof typeof everywhere = 'GB', key = 'sandbox_LOCAL'): Promise<Page> {
  const page = await dropIn.context.newPage();
  const query = new URLSearchParams({ country, currency: everywhere[country], key, sandbox: publicUrl });
  await page.goto(`${dropIn.shopUrl}/?${query}`);
  return page;
}

const answers = async (page: Page) => (await listed(page)).filter((line) => line.startsWith('answer'));
/** The page's own button, as in the shop. */
const pay = (page: Page) => page.getByRole('button', { name: 'Order' }).click();
const libraryButton = (page: Page) =>
  page.locator('#drop-in').getByRole('button', { name: /^(Pay|Confirm|Continue|Generate)/ });

/** Types a card into the library's frames; without a security code, that field stays empty. */
async function fillCard(page: Page, number: string, holder = 'J. Smith', code = '737'): Promise<void> {
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByLabel(title);
  await field('Security code').waitFor();
  await page.getByRole('textbox', { name: 'Name on card' }).fill(holder);
  await field('Card number').fill(number);
  await field('Expiry date').fill('03/30');
  if (code !== '') await field('Security code').fill(code);
}

/** Opens the drop-in and pays by card. */
async function payByCard(...card: Parameters<typeof fillCard> extends [Page, ...infer Rest] ? Rest : never) {
  const page = await open();
  await fillCard(page, ...card);
  await pay(page);
  return page;
}

/** Opens the drop-in of a country and chooses a method by its name. */
async function choose(country: keyof typeof everywhere, name: string): Promise<Page> {
  const page = await open(country);
  // A moment after it has shown its methods, the library opens the first one, even if another was chosen meanwhile. In Finland,
  // it opens none.
  if (country !== 'FI') await page.getByRole('radio', { checked: true }).waitFor();
  await page.getByRole('radio', { name }).click();
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('a card', () => {
  test.each([
    ['American Express, with a code of four digits', '370000000000002', '7373'],
    ['Maestro, whose code may be missing', '6771798021000008', ''],
  ])(
    '%s is authorized',
    async (_brand, number, code) => {
      const page = await payByCard(number, 'J. Smith', code);
      await told(page, 'completed Authorised');
    },
    60_000,
  );

  test('of a brand that is not accepted is said in the form', async () => {
    const page = await open();
    await fillCard(page, '6011111111111117');
    await pay(page);
    await page.getByText('Enter a supported card brand').first().waitFor();
    expect(await answers(page)).toEqual([]);
  }, 60_000);
});

describe('3-D Secure', () => {
  test.each([
    ['Authorise', 'completed Authorised'],
    ['Refuse', 'failed Refused'],
  ])(
    'in a frame of the page: %s',
    async (button, end) => {
      const page = await payByCard('5454545454545454');
      await page.frameLocator('iframe[name="threeDSIframe"]').getByRole('button', { name: button }).click();
      await told(page, end);
      expect(await listed(page)).toContain('answer IdentifyShopper');
    },
    60_000,
  );
});

describe('a redirect', () => {
  test.each([
    ['PayPal', 'Cancel', 'returned Cancelled'],
    ['Klarna', 'Leave pending', 'returned Pending'],
    // The library does not know this one.
    ['Brand-new wallet', 'Cancel', 'returned Cancelled'],
  ])(
    'to %s: %s',
    async (name, button, end) => {
      const page = await choose('NL', name);
      await pay(page);
      await press(page, button);
      await told(page, end);
    },
    60_000,
  );
});

test('online banking needs a bank', async () => {
  const page = await choose('FI', 'Online banking');
  await pay(page);
  expect(await answers(page), 'without a bank, nothing is sent').toEqual([]);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Second Bank' }).click();
  await pay(page);
  await press(page, 'Leave pending');
  await told(page, 'returned Pending');
}, 60_000);

test('the page’s own button is the only one, and pressing it before a form is complete sends nothing', async () => {
  const page = await open('PL');
  await told(page, 'ready');
  for (const name of ['BLIK', 'Online banking', 'Cards']) {
    await page.getByRole('radio', { name }).click();
    await expect.poll(() => libraryButton(page).count(), { message: name }).toBe(0);
    await pay(page);
  }
  expect(await answers(page)).toEqual([]);
}, 60_000);

describe('a payment that is not made in the page', () => {
  test('at a convenience store asks who pays, and shows what to pay with', async () => {
    const page = await choose('JP', 'Convenience store');
    await pay(page);
    expect(await answers(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'First name' }).fill('Sachiko');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Mori');
    await page.getByRole('textbox', { name: /telephone/i }).fill('09012345678');
    await page.getByRole('textbox', { name: /email/i }).fill('sachiko@example.jp');
    await pay(page);
    await page.getByText('••••••1234').first().waitFor();
  }, 60_000);

  test('by bank transfer shows where to send the money', async () => {
    const page = await choose('PT', 'Bank transfer');
    await page.getByRole('textbox', { name: /email/i }).fill('j@example.com');
    await pay(page);
    await told(page, 'answer Received');
    await page.getByText('NL13TEST0123456789').waitFor();
  }, 60_000);

  test.each([
    ['SE', 'Swish', 'refuse', 'failed Refused'],
    ['PT', 'MB WAY', 'authorise', 'completed Authorised'],
  ] as const)(
    'of %s with the app of %s: %s',
    async (country, name, choice, end) => {
      const page = await choose(country, name);
      if (name === 'MB WAY') await page.getByRole('textbox', { name: /number/i }).fill('912345678');
      await pay(page);
      await told(page, 'answer Pending');
      await dropIn.control('/adyen/decisions', { reference: 'ORDER-1', choice });
      await told(page, end);
    },
    60_000,
  );
});

test('an error of the payment service ends with a failure', async () => {
  await dropIn.control('/adyen/faults', { on: 'payment', fault: 'unavailable' });
  const page = await payByCard('4111111111111111');
  await told(page, 'failed');
}, 60_000);

test('a client key of another account or region leaves the card without its fields', async () => {
  const page = await open('GB', 'sandbox_OTHER');
  const refused = await page.waitForResponse((response) => response.url().includes('securedFields.html'));
  expect(refused.status()).toBe(403);
}, 60_000);
