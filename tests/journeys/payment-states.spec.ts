import type { Page } from '@playwright/test';
import { expect, sandboxUrl, test } from './fixtures.ts';
import { cartIdIn, decide } from './payment-service.ts';
import { addButton, cards, chooseDelivery, fillCard, fillPortugueseAddress, open, pay } from './shopper.ts';
import { addressOf } from './storefronts.ts';

const pageOf = (key: Parameters<typeof addressOf>[2]) => addressOf('eu', 'en', key);
const carrier = `${pageOf('product/baby-carrier-mini')}?country=pt`;

/** A Portuguese shopper, up to the choice of a payment method. @returns the cart's ID */
async function readyToPay(page: Page, product = carrier): Promise<string> {
  await open(page, product);
  await addButton(page).click();
  await expect(page.getByText(/in your cart/)).toBeVisible();
  await open(page, pageOf('checkout'));
  await fillPortugueseAddress(page);
  await chooseDelivery(page, 'Standard');
  return cartIdIn(page.context(), pageOf('cart'));
}

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

const screens = {
  phone: { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

// What the shop API refuses is a console error of the browser's own.
test.use({ expectedErrors: /409 \(Conflict\)/ });

for (const [screen, use] of Object.entries(screens)) {
  test.describe(`on a ${screen}:`, () => {
    test.use(use);

    test('a voucher is an order at once, which says how to pay, also after a reload', async ({
      page,
      request,
      expectAccessible,
    }) => {
      const cartId = await readyToPay(page);
      await payWith(page, 'Multibanco');
      const howTo = page.getByRole('region', { name: 'How to pay' });
      await expect(howTo.getByText(/^\d{9}$/)).toBeVisible();
      await expect(page).toHaveURL(/\/order-confirmation\/\?order=EU-[\w-]+$/);
      await expect(page.getByText('This page updates itself.')).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(howTo.getByText(/^\d{9}$/)).toBeVisible();

      await decide(request, cartId, 'decisions', { choice: 'authorise' });
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Paid with Multibanco')).toBeVisible({ timeout: 3000 });
      }).toPass();
      await expect(howTo).toBeHidden();
    });

    test('an order whose voucher expires is canceled, and its goods can be paid again', async ({
      page,
      request,
      expectAccessible,
    }) => {
      const cartId = await readyToPay(page);
      await payWith(page, 'Multibanco');
      await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
      await decide(request, cartId, 'events', { eventCode: 'OFFER_CLOSED' });
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Your order was cancelled' })).toBeVisible({
          timeout: 3000,
        });
      }).toPass();
      await expect(page.getByRole('status').filter({ hasText: 'You haven’t been charged.' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Pay again' }).click();
      await expect(page).toHaveURL(pageOf('checkout'));
      await expect(page.getByRole('main')).toContainText('Baby Carrier Mini');
    });

    test('a payment that an app confirms goes on in the form, and ends in the order', async ({
      page,
      request,
    }) => {
      const cartId = await readyToPay(page);
      await page.getByRole('radio', { name: 'MB WAY' }).check();
      await page
        .getByRole('textbox', { name: /phone|number/i })
        .last()
        .fill('910000000');
      await pay(page);
      const methods = page.getByRole('group', { name: 'Payment methods' });
      await expect(methods.getByText('Waiting for confirmation')).toBeVisible();
      await expect(page).toHaveURL(pageOf('checkout'));
      await decide(request, cartId, 'decisions', { choice: 'authorise' });
      await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
      await expect(page.getByText('Paid with MB WAY')).toBeVisible();
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
      expectAccessible,
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
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByText(returning)).toBeVisible();
    });

    test('a bank that returns into another browser ends the payment there, and says where the order is', async ({
      page,
      browser,
      expectAccessible,
    }) => {
      await readyToPay(page);
      await goToBank(page);
      const elsewhere = await (await browser.newContext(use)).newPage();
      await elsewhere.goto(page.url());
      await elsewhere.getByRole('button', { name: 'Authorise' }).click();
      await expect(elsewhere.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
      await expect(elsewhere.getByText(/^Your order number is EU-/)).toBeVisible();
      await expectAccessible(elsewhere);
      await elsewhere.context().close();

      await open(page, pageOf('cart'));
      await page.getByRole('main').getByRole('link', { name: 'View your order' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
      await expect(page).toHaveURL(/\/order-confirmation\/\?order=EU-[\w-]+$/);
    });

    test('goods that are sold while the shopper is at the bank: the money comes back, and that is what is said', async ({
      page,
      request,
    }) => {
      const sku = screen === 'phone' ? 'STEP-STOOL-WHITE' : 'SMART-POTTY-WHITE';
      const product = screen === 'phone' ? 'product/step-stool' : 'product/smart-potty';
      await readyToPay(page, `${pageOf(product)}?country=pt`);
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
  });
}
