import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { at, second, secondCategory, usual } from '../browser/samples.ts';
import { cartWith, readyToPay } from './prepared.ts';
import {
  addButton,
  addToCart,
  cards,
  chooseDelivery,
  expectOrder,
  fillAddress,
  fillCard,
  open,
  orderButton,
  pay,
  untilIdle,
} from '../browser/shopper.ts';

/**
 * Networks that fail, at every step from looking to paying: nothing typed is lost, nothing is bought twice.
 */
test.use({ expectedErrors: /net::ERR|Failed to (load resource|fetch)|ChunkLoadError|409/ });

const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /offline/i });

/** Does what a shopper does whose action failed: the same again, until it has worked. */
async function insist(action: () => Promise<void>, worked: Locator): Promise<number> {
  for (let tries = 1; tries <= 5; tries++) {
    await action();
    try {
      await expect(worked).toBeVisible({ timeout: 8_000 });
      return tries;
    } catch {
      // The next try follows.
    }
  }
  throw new Error('Nothing worked five times.');
}

/** Presses a button that asks again, unless it has gone: the shop asks again by itself as soon as it is back online. */
async function pressIfThere(button: Locator): Promise<void> {
  if (await button.isVisible()) await button.click({ timeout: 3_000 }).catch(() => undefined);
}

test.describe('offline', () => {
  test('browsing: a page that cannot be opened leaves the visitor where they are', async ({
    page,
    context,
  }) => {
    await open(page, secondCategory.path);
    // It never lies on what has the focus (WCAG 2.4.11).
    const focused = page.getByRole('article').getByRole('link').nth(3);
    await focused.focus();
    await focused.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await context.setOffline(true);
    await expect(bar(page)).toBeVisible();
    const bottom = async (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = async () => (await bar(page).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await bottom(focused)) - (await top())).toBeLessThanOrEqual(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(bar(page)).toHaveText(/can’t open that page while you’re offline/);
    await expect(page.getByRole('heading', { level: 1, name: secondCategory.name })).toBeVisible();
    await context.setOffline(false);
    await expect(bar(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Returns/ })).toBeVisible();
  });

  test('adding to the cart: it waits, and is in the cart once; a change there says what it needs', async ({
    page,
    context,
  }) => {
    await open(page, second.path);
    await untilIdle(page);
    await context.setOffline(true);
    await addButton(page).click();
    await expect(page.getByText(`We’ll add 1 × ${second.name}`)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/is in your cart/)).toBeVisible();
    await open(page, at('cart'));
    await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: /Quantity of/ })).toHaveValue('1');
    const more = page.getByRole('button', { name: `Increase quantity of ${second.name}` });
    await context.setOffline(true);
    await more.click();
    await expect(page.getByRole('alert').filter({ hasText: /connection/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(second.name);
    await context.setOffline(false);
    await more.click();
    await expect(page.getByRole('textbox', { name: /Quantity of/ })).toHaveValue('2');
  });

  test('checkout: what was typed stays, and can be sent again', async ({ page, context }) => {
    await cartWith(page, [second.sku]);
    await open(page, at('checkout'));
    await page.getByRole('main').getByLabel('Email').waitFor();
    await context.setOffline(true);
    await fillAddress(page);
    await expect(page.getByRole('alert').filter({ hasText: /connection/ })).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Albany');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeVisible();
  });

  test('paying: it is said at once, and the order is placed once', async ({ page, context }) => {
    await readyToPay(page, [second.sku]);
    await fillCard(page, cards.approved);
    await context.setOffline(true);
    await pay(page);
    await expect(page.getByRole('alert').filter({ hasText: /connection|charged/ })).toBeVisible();
    await context.setOffline(false);
    await expectPaid(page);
  });
});

/**
 * Pays again if the card form is there, as the message suggests, and asks again for ways to pay that did not arrive; a payment
 * that went through leads to its order.
 */
async function expectPaid(page: Page) {
  const thanks = page.getByRole('heading', { name: 'Thank you, Alex' });
  const button = orderButton(page);
  const retry = retryButton(page);
  await insist(async () => {
    await insist(async () => {
      await expect(button.or(thanks).or(retry).first()).toBeVisible();
      await pressIfThere(retry);
    }, button.or(thanks));
    if (await thanks.isVisible()) return;
    const holder = page.getByRole('textbox', { name: 'Name on card' });
    if ((await holder.inputValue()) === '') await fillCard(page, cards.approved);
    await pay(page);
  }, thanks);
  await expectOrder(page, second.name);
}

test('every fourth answer of the shop API is lost: everything is in the cart once, and there is one order', async ({
  page,
}) => {
  let answers = 0;
  let lost = 0;
  await page.route('**/api/{carts,payments,orders}**', async (route) => {
    answers += 1;
    if (answers % 4 !== 0) return route.continue();
    // The request arrives; only its answer does not.
    await route.fetch();
    lost += 1;
    return route.abort('connectionreset');
  });
  const added = page.getByText(/in your cart/);
  for (const product of [second.path, usual.path]) {
    await open(page, product);
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    await insist(async () => ((await again.isVisible()) ? again : addButton(page)).click(), added);
  }
  await open(page, at('cart'));
  const lineItems = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  const retry = retryButton(page);
  await expect(lineItems.first().or(retry)).toBeVisible();
  await pressIfThere(retry);
  await expect(lineItems).toHaveCount(2);
  for (const quantity of await page.getByRole('textbox', { name: /Quantity of/ }).all())
    await expect(quantity).toHaveValue('1');
  await open(page, at('checkout'));
  const delivery = page.getByRole('radio', { name: /^Standard/ });
  await page.getByRole('main').getByLabel('Email').waitFor();
  await fillAddress(page);
  await expect(delivery.or(page.getByRole('alert').filter({ hasText: /connection/ })).first()).toBeVisible();
  if (!(await delivery.isVisible()))
    await insist(async () => {
      const next = page.getByRole('button', { name: /Continue to delivery|Try again/ }).first();
      await next.click();
    }, delivery);
  await chooseDelivery(page, 'Standard');
  await expectPaid(page);
  expect(lost).toBeGreaterThan(2);
});

test('product 2.2.8: on a very slow connection, a page that takes longer than a second says so, and everything can be bought', async ({
  page,
  context,
}) => {
  test.slow();
  await open(page, secondCategory.path);
  await untilIdle(page);
  const session = await context.newCDPSession(page);
  // Even slower than Lighthouse's "slow 3G", because page data is small.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Returns/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeHidden();
  await addToCart(page, second.path);
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
});
