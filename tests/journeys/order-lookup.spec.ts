import type { Page } from '@playwright/test';
import { pagePaths } from '../../stores/page-paths.ts';
import { expect, test } from './fixtures.ts';
import { mailAbout, mailsTo, orderLinkIn } from './mailbox.ts';
import {
  addToCart,
  cards,
  chooseDelivery,
  expectOrder,
  fillAddress,
  goToCheckout,
  open,
  payByCard,
  untilAlive,
} from './shopper.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, expectedErrors: /404/ });

/** Places an order as `alex@example.com`. @returns its number */
async function order(page: Page): Promise<string> {
  await addToCart(page, pagePaths['product/baby-bib'].en);
  await open(page, pagePaths.cart.en);
  await goToCheckout(page);
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await payByCard(page, cards.approved);
  await expectOrder(page, 'Baby Bib');
  return new URL(page.url()).searchParams.get('order') ?? '';
}

test('product 4.140, 4.142: an order that this browser may not open is found by its number and address', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const orderNumber = await order(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, `${pagePaths['order-confirmation'].en}?order=${orderNumber}`);
  await expect(other.getByRole('heading', { name: 'We couldn’t find this order' })).toBeVisible();
  await other.getByRole('link', { name: 'Get a new link' }).click();
  await other.waitForURL(/\/order\/\?order=/);
  await untilAlive(other);
  await expect(other.getByLabel('Order number')).toHaveValue(orderNumber);
  await expectAccessible(other);
  await other.getByLabel('Email').fill('Alex@Example.com');
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expectAccessible(other);
  const mail = await mailAbout('alex@example.com', `Your link to order ${orderNumber}`);
  await open(other, orderLinkIn(mail));
  await expectOrder(other, 'Baby Bib');
  expect(new URL(other.url()).searchParams.get('token')).toBeNull();
  await context.close();
});

test('product 4.141: the page says the same about an order that does not exist', async ({ page }) => {
  await open(page, pagePaths['order-lookup'].en);
  await page.getByLabel('Order number').fill('US-0000-0000-0000');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText('If there is an order with this number and address, we’ve sent a link to it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Correct number or address' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  expect(await mailsTo('nobody@example.com')).toEqual([]);
});
