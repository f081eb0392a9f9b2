import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cartIdIn, decide } from './payment-service.ts';
import {
  addToCart,
  chooseDelivery,
  expectOrder,
  fillAddress,
  fillSwedishAddress,
  open,
  orderButton,
  pay,
} from './shopper.ts';
import { addressOf } from './storefronts.ts';

test('Klarna: there and back without a message in the console or a refused request', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) noise.push(`${answer.status()} ${answer.url()}`);
  });
  await addToCart(page, '/products/baby-carriers/baby-carrier-mini/');
  await open(page, '/checkout/');
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await page.getByRole('radio', { name: 'Klarna' }).check();
  await pay(page);
  await page.getByRole('button', { name: 'Authorise' }).click();
  await expectOrder(page, 'Baby Carrier Mini');
  await expect(page.getByText('Paid with Klarna')).toBeVisible();
  expect(noise).toEqual([]);
});

test('Swish: a code to scan, and the order once the app has confirmed', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  await addToCart(page, addressOf('se', 'en', 'product/baby-carrier-mini'));
  await open(page, addressOf('se', 'en', 'checkout'));
  await fillSwedishAddress(page);
  await chooseDelivery(page, 'Standard');
  await page.getByRole('radio', { name: 'Swish' }).check();
  await pay(page);
  const methods = page.getByRole('group', { name: 'Payment methods' });
  await expect(methods.getByRole('img', { name: /QR/i })).toBeVisible();
  await expect(page).toHaveURL(addressOf('se', 'en', 'checkout'));
  await expectAccessible(page);

  const cartId = await cartIdIn(context, addressOf('se', 'en', 'cart'));
  await decide(request, cartId, 'decisions', { choice: 'authorise' });
  await expectOrder(page, 'Baby Carrier Mini');
  await expect(page.getByText('Paid with Swish')).toBeVisible();
});

/** The European storefront on a small phone: a country, what to fill in, and how the payment ends. */
const european = [
  {
    ...{ country: 'at', method: 'EPS', address: ['Lange Gasse 10', '1080', 'Wien'] },
    ...{ paidWith: 'EPS', ending: 'bank' },
  },
  {
    ...{ country: 'pl', method: 'Online banking', address: ['ul. Piotrkowska 20', '90-269', 'Łódź'] },
    ...{ bank: 'Bank of the Vistula (example)', paidWith: 'online banking', ending: 'bank' },
  },
  {
    ...{ country: 'cz', method: 'Online banking', address: ['Dlouhá 5', '110 00', 'Praha'] },
    ...{ bank: 'Vltava Bank (example)', paidWith: 'online banking', ending: 'bank' },
  },
  {
    ...{ country: 'sk', method: 'Online banking', address: ['Dlhá 5', '811 01', 'Bratislava'] },
    ...{ bank: 'Danube Bank (example)', paidWith: 'online banking', ending: 'bank' },
  },
  {
    ...{ country: 'fi', method: 'Online banking', address: ['Aleksis Kiven katu 9', '33100', 'Tampere'] },
    ...{ bank: 'Saimaa Bank (example)', paidWith: 'online banking', ending: 'bank' },
  },
  {
    ...{ country: 'pl', method: 'BLIK', address: ['ul. Piotrkowska 20', '90-269', 'Łódź'] },
    ...{ paidWith: 'BLIK', ending: 'app' },
  },
  {
    ...{ country: 'be', method: 'Payconiq by Bancontact', address: ['Langestraat 5', '9000', 'Gent'] },
    ...{ paidWith: 'Bancontact', ending: 'app' },
  },
] as const;

/** The checkout of a country of the European storefront, up to the payment. */
async function readyToPay(page: Page, country: string, [street, postalCode, city]: readonly string[]) {
  const pageOf = (key: Parameters<typeof addressOf>[2]) => addressOf('eu', 'en', key);
  await addToCart(page, `${pageOf('product/baby-carrier-mini')}?country=${country}`);
  await open(page, pageOf('checkout'));
  await page.getByLabel('Email').fill('alex@example.com');
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Street and number').fill(street ?? '');
  await page.getByLabel('Postal code').fill(postalCode ?? '');
  await page.getByLabel('City').fill(city ?? '');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await chooseDelivery(page, 'Standard');
  return cartIdIn(page.context(), pageOf('cart'));
}

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

  for (const { country, method, address, paidWith, ending, ...rest } of european) {
    test(`${method} in ${country}`, async ({ page, request, expectAccessible }) => {
      const cartId = await readyToPay(page, country, address);
      await page.getByRole('radio', { name: method }).check();
      if ('bank' in rest) {
        await page.getByRole('combobox').click();
        await page.getByRole('option', { name: rest.bank }).click();
      }
      if (method === 'BLIK') await page.getByRole('textbox', { name: /code/i }).fill('777123');
      await expect(orderButton(page)).toHaveText('Order with obligation to pay');
      // Further down, the bar with the total may lie over a part of what has scrolled below it.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
      await pay(page);
      if (ending === 'bank') await page.getByRole('button', { name: 'Authorise' }).click();
      else {
        const methods = page.getByRole('group', { name: 'Payment methods' });
        await expect(methods.getByText(/waiting|QR/i).first()).toBeVisible();
        await decide(request, cartId, 'decisions', { choice: 'authorise' });
      }
      await expectOrder(page, 'Baby Carrier Mini');
      await expect(page.getByText(`Paid with ${paidWith}`)).toBeVisible();
    });
  }

  test('Bancontact in be: a card without a security code, confirmed at its bank', async ({ page }) => {
    await readyToPay(page, 'be', ['Langestraat 5', '9000', 'Gent']);
    await page.getByRole('radio', { name: 'Bancontact card' }).check();
    const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByLabel(title);
    await frame('Expiry date').waitFor();
    await page.getByRole('textbox', { name: 'Name on card' }).fill('Alex Berg');
    await frame('Card number').fill('6703 4444 4444 4449');
    await frame('Expiry date').fill('03/30');
    await pay(page);
    await page.getByRole('button', { name: 'Authorise' }).click();
    await expectOrder(page, 'Baby Carrier Mini');
    await expect(page.getByText('Paid with Bancontact')).toBeVisible();
  });

  test('a SEPA direct debit: the order waits for the bank, which pays it later', async ({
    page,
    request,
  }) => {
    const cartId = await readyToPay(page, 'at', ['Lange Gasse 10', '1080', 'Wien']);
    await page.getByRole('radio', { name: 'SEPA direct debit' }).check();
    await page.getByRole('textbox', { name: 'Holder Name' }).fill('Alex Berg');
    await page.getByRole('textbox', { name: 'Account Number (IBAN)' }).fill('AT61 1904 3002 3457 3201');
    await pay(page);
    await expectOrder(page, 'Baby Carrier Mini');
    await expect(
      page.getByText(/Your payment with SEPA direct debit is still being processed/),
    ).toBeVisible();
    await decide(request, cartId, 'decisions', { choice: 'authorise' });
    await expectPaid(page, 'SEPA direct debit');
  });

  /** The checkout of the Japanese storefront, up to the choice of a store, with what its counter asks for. */
  async function readyToPayAtStore(page: Page, method: string) {
    const pageOf = (key: Parameters<typeof addressOf>[2]) => addressOf('jp', 'en', key);
    await addToCart(page, pageOf('product/baby-carrier-mini'));
    await open(page, pageOf('checkout'));
    await page.getByLabel('Email').fill('aoi@example.com');
    await page.getByLabel('Last name').fill('Sato');
    await page.getByLabel('First name').fill('Aoi');
    await page.getByLabel('Postal code').fill('1500001');
    await page.getByLabel('Prefecture').selectOption({ index: 13 });
    await page.getByLabel('City or ward').fill('Shibuya');
    await page.getByLabel('Address', { exact: true }).fill('Jingumae 1-2-3');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page
      .getByRole('radio', { name: /^Standard/ })
      .first()
      .check();
    await page.getByRole('radio', { name: method }).check();
    await page.getByRole('textbox', { name: /telephone/i }).fill('09012345678');
    return cartIdIn(page.context(), pageOf('cart'));
  }

  test('a convenience store in jp: a voucher that says how to pay', async ({ page, request }) => {
    const cartId = await readyToPayAtStore(page, 'Convenience store (konbini)');
    await pay(page);
    const howTo = page.getByRole('region', { name: 'How to pay' });
    await expect(howTo.getByText(/^\d{9}$/)).toBeVisible();
    await expect(howTo.getByRole('link', { name: 'How to pay at the store' })).toBeVisible();
    await decide(request, cartId, 'decisions', { choice: 'authorise' });
    await expectPaid(page, 'convenience store');
  });

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

  for (const { button, ending } of [
    { button: 'Authorise', ending: 'Paid with PayPal' },
    { button: 'Cancel', ending: 'You’ve come back without paying' },
  ])
    test(`product 4.161: PayPal in at, on its own page: ${button}`, async ({ page }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (/paypal\.com/.test(request.url())) foreign.push(request.url());
      });
      await readyToPay(page, 'at', ['Lange Gasse 10', '1080', 'Wien']);
      await page.getByRole('radio', { name: 'PayPal' }).check();
      await pay(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(ending)).toBeVisible();
      expect(foreign).toEqual([]);
    });

  test('product 4.39: a German-speaking shopper in the European Union orders by the words of the law', async ({
    page,
  }) => {
    await readyToPay(page, 'at', ['Lange Gasse 10', '1080', 'Wien']);
    await open(page, addressOf('eu', 'de', 'checkout'));
    const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });
    await expect(button).toBeEnabled();
    const review = page.getByRole('region', { name: 'Bitte prüfe deine Bestellung' });
    await expect(review.getByRole('link', { name: 'Widerrufsrecht' })).toBeVisible();
    await expect(review).toContainText('Babytrage Mini');
  });
});
