import type { Page } from '@playwright/test';
import { expect, sandboxUrl, test } from './fixtures.ts';
import { cartIdIn, decide } from './payment-service.ts';
import {
  addButton,
  addToCart,
  cards,
  chooseDelivery,
  expectOrder,
  fillAddress,
  fillPortugueseAddress,
  open,
  pay,
  payByCard,
} from './shopper.ts';
import { addressOf } from './storefronts.ts';

/** The number of the order whose page is open. */
async function orderNumberOn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-confirmation\/\?order=[\w-]+$/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Waits in the sandbox's inbox for an e-mail with this subject, and opens it. */
async function openMail(inbox: Page, subject: string): Promise<void> {
  await expect(async () => {
    await inbox.goto(`${sandboxUrl}/mail/`);
    await inbox.getByRole('link', { name: subject }).click({ timeout: 2000 });
  }).toPass();
  await expect(inbox.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
}

const contentOf = (inbox: Page) => inbox.frameLocator('iframe');

test('product 4.110, 4.111: an order is confirmed by e-mail, whose link opens it in another browser', async ({
  page,
  browser,
}) => {
  await addToCart(page, '/products/baby-carriers/baby-carrier-mini/');
  await open(page, '/checkout/');
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await payByCard(page, cards.approved);
  await expectOrder(page, 'Baby Carrier Mini');
  const orderNumber = await orderNumberOn(page);

  await using elsewhere = await browser.newContext({ viewport: { width: 390, height: 664 } });
  const inbox = await elsewhere.newPage();
  await openMail(inbox, `We confirm your order ${orderNumber}`);
  const mail = contentOf(inbox);
  await expect(mail.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(mail.getByText('1 × Baby Carrier Mini')).toBeVisible();
  const opened = inbox.waitForEvent('popup');
  await mail.getByRole('link', { name: 'View your order' }).click();
  await expectOrder(await opened, 'Baby Carrier Mini');
  expect(await inbox.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('product 4.112, 4.113: a voucher’s e-mails say how to pay, contain the terms, and tell that the money has arrived', async ({
  page,
  context,
  request,
}) => {
  const pageOf = (key: Parameters<typeof addressOf>[2]) => addressOf('eu', 'en', key);
  await open(page, `${pageOf('product/baby-carrier-mini')}?country=pt`);
  await addButton(page).click();
  await expect(page.getByText(/in your cart/)).toBeVisible();
  await open(page, pageOf('checkout'));
  await fillPortugueseAddress(page);
  await chooseDelivery(page, 'Standard');
  const cartId = await cartIdIn(context, pageOf('cart'));
  await page.getByRole('radio', { name: 'Multibanco' }).check();
  await pay(page);
  const reference = page.getByRole('region', { name: 'How to pay' }).getByText(/^\d{9}$/);
  await expect(reference).toBeVisible();
  const orderNumber = await orderNumberOn(page);

  const inbox = await context.newPage();
  await openMail(inbox, `How to pay for your order ${orderNumber}`);
  await expect(contentOf(inbox).getByText((await reference.textContent()) ?? '')).toBeVisible();
  await openMail(inbox, `We confirm your order ${orderNumber}`);
  for (const name of ['Seller', 'General terms of sale', 'Right of withdrawal'])
    await expect(contentOf(inbox).getByRole('heading', { name }).first()).toBeVisible();

  await decide(request, cartId, 'decisions', { choice: 'authorise' });
  await openMail(inbox, `Your payment for order ${orderNumber} has arrived`);
});
