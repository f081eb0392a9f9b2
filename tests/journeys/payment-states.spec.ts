import type { Page } from '@playwright/test';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { sample, usual } from '../browser/samples.ts';
import { decide } from './payment-service.ts';
import { readyToPay as prepare } from './prepared.ts';
import { cards, fillCard, open, pay } from '../browser/shopper.ts';
import { pageUrlOf } from './storefronts.ts';

const pageOf = (key: Parameters<typeof pageUrlOf>[2]) => pageUrlOf('eu', 'en', key);

/** A Portuguese shopper, who has yet to choose a payment method. */
const readyToPay = (page: Page, sku = usual.sku) => prepare(page, [sku], { store: 'eu', country: 'pt' });

/** Begins to pay on the page of a card's bank. */
async function goToBank(page: Page): Promise<void> {
  await fillCard(page, cards.redirect);
  await pay(page);
  await expect(page.getByRole('button', { name: 'Authorise' })).toBeVisible();
}

async function payWith(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await pay(page);
}

const phone = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true } as const;

// What the shop API refuses is a console error of the browser's own.
test.use({ ...phone, expectedErrors: /409 \(Conflict\)/ });

test('a voucher is an order at once, which says how to pay, also after a reload', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { id: cartId } = await readyToPay(page);
  await payWith(page, 'Multibanco');
  const howTo = page.getByRole('region', { name: 'How to pay' });
  await expect(howTo.getByText(/^\d{9}$/)).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirmation\/\?order=EU-[\w-]+$/);
  await expect(page.getByText('This page updates itself.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(howTo.getByText(/^\d{9}$/)).toBeVisible();

  await decide(request, cartId, 'authorise');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Paid with Multibanco')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(howTo).toBeHidden();
});

test('an order whose voucher expires is canceled, and its goods can be paid again', async ({
  page,
  request,
}) => {
  const { id: cartId } = await readyToPay(page);
  await payWith(page, 'Multibanco');
  await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
  await decide(request, cartId, 'expire');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your order was cancelled' })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: 'You haven’t been charged.' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(page).toHaveURL(pageOf('checkout'));
  await expect(page.getByRole('main')).toContainText(usual.name);
});

test('a cart that is changed in another tab is not paid for, and both tabs say so', async ({
  page,
  context,
}) => {
  await readyToPay(page);
  await goToBank(page);
  const other = await context.newPage();
  await open(other, pageOf('cart'));
  await other
    .getByRole('main')
    .getByRole('button', { name: /^(Increase|One more|More)/ })
    .click();
  await expect(other.getByText(/A payment for this cart was in progress/)).toBeVisible();

  await page.getByRole('button', { name: 'Authorise' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Your cart was changed' });
  await expect(alert).toContainText('Your money is on its way back.');
  await expect(alert).toBeInViewport();
  await fillCard(page, cards.approved);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
});

test('a cart that is paid for in two tabs is one order, and the tab that came second says that its money comes back', async ({
  page,
  context,
}) => {
  await readyToPay(page);
  await goToBank(page);
  const other = await context.newPage();
  await open(other, pageOf('checkout'));
  await fillCard(other, cards.approved);
  await pay(other);
  await expect(other.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
  const order = await other.getByText(/^Order EU-/).innerText();
  const returning = /^This order had already been paid for, so your second payment is on its way back/;
  await expect(other.getByText(returning)).toBeHidden();

  await page.getByRole('button', { name: 'Authorise' }).click();
  await expect(page.getByText(order, { exact: true })).toBeVisible();
  await expect(page.getByText(returning)).toBeInViewport();
  await page.reload();
  await expect(page.getByText(returning)).toBeVisible();
});

test('goods that are sold while the shopper is at the bank: the money comes back, and that is what is said', async ({
  page,
  request,
}) => {
  const { sku } = sample('soldMeanwhile');
  await readyToPay(page, sku);
  await goToBank(page);
  const setStock = (quantity: number) =>
    request.post(`${sandboxUrl}/control/stock`, { data: { sku, quantity } });
  await setStock(0);
  try {
    await page.getByRole('button', { name: 'Authorise' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'enough of these left' });
    await expect(alert).toContainText('Your money is on its way back.');
    await expect(alert).not.toContainText('haven’t been charged');
  } finally {
    await setStock(100);
  }
});
