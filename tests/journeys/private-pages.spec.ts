import type { Page, Request } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { at, second } from '../browser/samples.ts';
import { orderOf, readyToPay } from './prepared.ts';
import {
  addToCart,
  cards,
  expectOrder,
  fillAddress,
  fillCard,
  goToCheckout,
  open,
  pay,
  payByCard,
  untilAlive,
  untilIdle,
} from '../browser/shopper.ts';

const phone = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true } as const;
const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

// A cart that has been ordered elsewhere is refused.
test.use({ expectedErrors: /409 \(Conflict\)/ });

/** Everything that any script of the page can read, apart from the page itself. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [
      location.href,
      document.referrer,
      document.cookie,
      JSON.stringify(history.state),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify('dataLayer' in window ? window.dataLayer : null),
      String(window.openLink),
      ...('navigation' in window ? window.navigation.entries().map(({ url }) => url) : []),
      ...performance
        .getEntries()
        .filter(({ entryType }) => entryType !== 'navigation')
        .map(({ name }) => name),
    ].join('\n'),
  );

/** Copies the link of the order that is shown. */
async function copiedLink(page: Page) {
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  return {
    link: link.href,
    order: link.searchParams.get('order') ?? '',
    token: link.searchParams.get('token') ?? '',
  };
}

/** Where requests of the page say a secret: the address, the header `Referer`, or the body. */
function sayingIn(page: Page, secret: () => string) {
  const told: string[] = [];
  const look = async (request: Request) => {
    const { pathname } = new URL(request.url());
    const headers = await request.allHeaders();
    const parts = {
      address: request.url(),
      referer: headers['referer'] ?? '',
      body: request.postData() ?? '',
    };
    for (const [part, text] of Object.entries(parts))
      if (text.includes(secret())) told.push(`${part} of ${request.method()} ${pathname}`);
  };
  const looks: Promise<void>[] = [];
  page.on('request', (request) => void looks.push(look(request)));
  return async () => {
    await Promise.all(looks);
    return told;
  };
}

/** Whether the page is still the document that was marked. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const accept = (page: Page) => page.getByRole('button', { name: 'Accept all' }).click();
const container = (page: Page) => page.locator('script#tag-manager');

test.describe('an order', () => {
  test.use({ ...phone, ...withClipboard });

  test('is opened by its cookie: a reload shows it again, and nothing that a script can read opens it', async ({
    page,
    context,
  }) => {
    await readyToPay(page, [second.sku]);
    await payByCard(page, cards.approved);
    await expectOrder(page, second.name);
    const before = await readable(page);
    await page.reload();
    await expectOrder(page, second.name);
    const { order, token } = await copiedLink(page);
    expect(page.url()).toBe(new URL(`/order-confirmation/?order=${order}`, page.url()).href);
    expect(before + (await readable(page))).not.toContain(token);
    const ofOrders = (await context.cookies()).filter(({ name }) => name === 'shop_order');
    const aboutOrder = (await context.cookies(new URL(`/api/orders/${order}`, page.url()).href)).find(
      ({ name }) => name === 'shop_order',
    );
    for (const cookie of [aboutOrder, ...ofOrders])
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: `/api/orders/${order}` });
  });

  test('is opened by its link as often as wanted in any browser, which keeps the secret out of everything scripts see', async ({
    page,
    browser,
  }) => {
    await open(page, `/order-confirmation/?order=${await orderOf(page, [second.sku])}`);
    await expectOrder(page, second.name);
    const { link, order, token } = await copiedLink(page);

    const context = await browser.newContext({ ...phone, ...withClipboard, serviceWorkers: 'block' });
    const other = await context.newPage();
    const told = sayingIn(other, () => token);
    for (const time of [1, 2]) {
      await other.goto(link);
      await expectOrder(other, second.name);
      expect(await readable(other), String(time)).not.toContain(token);
    }
    expect([...new Set(await told())].sort()).toEqual([
      'address of GET /order-confirmation/',
      `body of POST /api/orders/${order}/session`,
    ]);
    expect((await copiedLink(other)).link).toBe(link);

    // What keeps scripts of others away from this document: browsers go on telling them how it was opened.
    const firstAddress = () =>
      other.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '');
    expect(await firstAddress()).toContain(token);
    await accept(other);
    await untilIdle(other);
    await expect(container(other)).toHaveCount(0);
    await mark(other);
    await other.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(container(other)).toHaveCount(1);
    expect([await isMarked(other), await firstAddress()]).toEqual([
      false,
      expect.not.stringContaining(token),
    ]);
    expect(await readable(other)).not.toContain(token);

    await other.goBack();
    await expectOrder(other, second.name);
    await expect(container(other)).toHaveCount(0);
    await context.close();
  });
});

test('a bank that returns into another browser, which is reloaded, ends the payment there, leaves no proof behind, and the first browser has the order', async ({
  page,
  browser,
}) => {
  await readyToPay(page, [second.sku]);
  await fillCard(page, cards.redirect);
  await pay(page);
  await expect(page.getByRole('button', { name: 'Authorise' })).toBeVisible();
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const other = await context.newPage();
  let proof = 'none';
  other.on('request', (request) => (proof = new URL(request.url()).searchParams.get('proof') ?? proof));
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Authorise' }).click();
  const paid = other.getByRole('heading', { name: 'Your payment has arrived' });
  await expect(paid).toBeVisible();
  for (const time of [1, 2]) {
    expect(proof, String(time)).toMatch(/^v1\./);
    expect(await readable(other)).not.toContain(proof);
    expect(other.url()).not.toContain('proof');
    await other.reload();
    await expect(paid).toBeVisible();
  }
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === 'shop_order')).toEqual([]);
  await context.close();

  await open(page, at('cart'));
  await page.getByRole('main').getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
});

test.describe('checkout', () => {
  test('is entered by a full load once a script of others is in the page, however it is entered', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/gtm.js')) asked.push(new URL(request.frame().url()).pathname);
    });
    await open(page, at('home'));
    await accept(page);
    await expect(container(page)).toHaveCount(1);
    await addToCart(page, second.path);
    await expect(container(page)).toHaveCount(1);
    await mark(page);
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await goToCheckout(page);
    expect(await isMarked(page)).toBe(false);

    await fillAddress(page);
    await untilIdle(page);
    await expect(container(page)).toHaveCount(0);
    await mark(page);
    await page.goBack();
    await expect(container(page)).toHaveCount(1);
    await page.goForward();
    await page.waitForURL('**/checkout/');
    await untilAlive(page);
    await untilIdle(page);
    await expect(container(page)).toHaveCount(0);
    expect(asked).toContain('/cart/');
    expect(asked).not.toContain('/checkout/');
  });

  test('is entered quickly by everybody else, until a script has come after leaving it', async ({ page }) => {
    await addToCart(page, second.path);
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await mark(page);
    await goToCheckout(page);
    await accept(page);
    await untilIdle(page);
    await expect(container(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Cart', exact: false }).first().click();
    await expect(container(page)).toHaveCount(1);
    expect(await isMarked(page)).toBe(true);

    await page.goBack();
    await page.waitForURL('**/checkout/');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await page.waitForFunction(() => !('marked' in window));
    await untilIdle(page);
    await expect(container(page)).toHaveCount(0);
  });
});
