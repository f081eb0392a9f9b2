import type { Locator, Route } from '@playwright/test';
import { expect, test, walk } from '../browser/fixtures.ts';
import { at, category, guideAt, needed, sample, second, usual } from '../browser/samples.ts';
import { cartWith, readyToPay } from './prepared.ts';
import {
  addButton,
  cards,
  chooseDelivery,
  fillAddress,
  fillCard,
  open,
  pay,
  payByCard,
  untilIdle,
} from '../browser/shopper.ts';

/** A phone whose browser shows its bars: after every action, what comes next is on the screen and has the focus. */
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

/** All of it is within the screen, and nothing lies over it: not the header, not the consent banner. */
async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const isUncovered = () =>
    target.evaluate((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) =>
        element.contains(document.elementFromPoint(left + width / 2, y)),
      );
    });
  await expect.poll(isUncovered).toBe(true);
}

/** The focus is on an element or inside it, or on what surrounds it and nothing else. */
async function expectFocusAt(target: Locator): Promise<void> {
  const isFocused = () =>
    target.evaluate((element) => {
      const focused = document.activeElement;
      return (
        element.contains(focused) ||
        (focused !== document.body && focused?.textContent === element.textContent)
      );
    });
  await expect.poll(isFocused).toBe(true);
}

const saying = (text: string | RegExp) => ({ hasText: text });

test('product 4.310: a first visit begins with the title of the page', async ({ page }) => {
  await walk([at('home'), category.path, usual.path, guideAt(), at('cart')], async (path) => {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Your privacy' })).toBeVisible();
    await expectSeen(page.getByRole('heading', { level: 1 }));
  });
});

test('product 4.385: the first screen of a product shows picture, name, price, and rating', async ({
  page,
}) => {
  await open(page, sample('reviewed').path);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  const main = page.getByRole('main');
  await expectSeen(main.getByRole('img').first());
  await expectSeen(main.getByRole('heading', { level: 1 }));
  await expectSeen(main.getByText(/^\$\d/).first());
  await expectSeen(main.getByRole('link', { name: /out of 5 stars/ }));
});

test('product 4.350: what was added to the cart is said in a sheet with the ways on, and the page stays where it is', async ({
  page,
  expectAccessible,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, usual.path);
  // The consent banner is still open: it must not cover the sheet either.
  await expect(page.getByRole('heading', { name: 'Your privacy' })).toBeVisible();
  const button = addButton(page);
  await button.scrollIntoViewIfNeeded();
  await untilIdle(page);
  expect(asked.join()).not.toContain('cart-drawer');
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Your cart' });
  await expect(sheet).toBeVisible();
  expect(asked.join()).toContain('cart-drawer');
  await expectFocusAt(sheet.getByText(`1 × ${usual.name} is in your cart.`).locator('../..'));
  await expect(sheet.getByText(/^Subtotal \(1 item\)/)).toBeVisible();
  await expect(sheet.getByText(/Standard delivery/)).toBeVisible();
  for (const way of ['Go to checkout', 'View cart']) await expectSeen(sheet.getByRole('link', { name: way }));
  const { x, y } = (await sheet.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 9, y - 9);
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  expect(await place()).toBe(before);
  await button.click();
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
});

test.describe('cart', () => {
  test.use({ expectedErrors: /40[04]|409/ });

  test('a gift box, a removed line, and a discount code are confirmed within the screen', async ({
    page,
  }) => {
    const [message, box] = [sample('giftMessage'), sample('giftBox')];
    await cartWith(page, [usual.sku, second.sku]);
    await open(page, at('cart'));
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await page.getByRole('button', { name: new RegExp(`^${box.name}`) }).click();
    await page.getByRole('button', { name: new RegExp(`^Add ${box.name}`) }).click();
    const added = page.getByText(`${box.name} is in your cart.`);
    await expectSeen(added);
    await expect(added).toBeFocused();

    await page.getByRole('button', { name: new RegExp(`^${message.name}`) }).click();
    await page.getByRole('button', { name: /^Add card/ }).click();
    await expect(page.getByRole('textbox', { name: /message/i })).toBeFocused();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Remove ${second.name}` }).click();
    const removed = page.getByText(`${second.name} was removed.`);
    await expectSeen(removed);
    await expect(removed).toBeFocused();

    const code = page.getByLabel('Discount code');
    const fold = page.getByText('Discount code', { exact: true });
    await fold.click();
    await code.fill('NONSENSE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectSeen(page.getByRole('alert').filter(saying(/code isn’t valid/)));
    await expect(code).toBeFocused();
    await code.fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectSeen(page.getByText('WELCOME10 has been applied.'));
    await page.getByRole('button', { name: 'Remove code WELCOME10' }).click();
    await expect(fold).toBeFocused();
    await expectSeen(fold);
  });
});

test('product 4.44, 4.306: what an action changes is in sight, and so is the way to checkout', async ({
  page,
}) => {
  await open(page, usual.path);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  const { sku, axis, value } = needed('otherVariant');
  await page.getByRole('radio', { name: value }).check();
  // The gallery is above what is seen.
  const picker = page.getByRole('group', { name: new RegExp(`^${axis}`) }).locator('xpath=../..');
  await expectSeen(picker.locator(`img[src*="${sku}"]`).first());

  const fourStars = page.getByRole('button', { name: /^4-star reviews/ });
  await fourStars.click();
  await expectSeen(page.getByText(/^\d+ of \d+ reviews$/));
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(fourStars).toBeFocused();

  await cartWith(page, [second.sku]);
  await open(page, at('cart'));
  const onward = page.getByRole('link', { name: 'Go to checkout' });
  await expectSeen(onward);
  await page.getByText(/^Estimate sales tax/).click();
  await page.getByLabel('ZIP code').fill('10118');
  await page.getByRole('button', { name: 'Show' }).click();
  await expectSeen(page.getByText(/^Estimated total: /));
  await expectSeen(onward);
  // The bar covers nothing that has the focus, in either direction.
  for (const key of ['Tab', 'Shift+Tab'])
    for (let time = 0; time < 8; time += 1) {
      await page.keyboard.press(key);
      await expectSeen(page.locator(':focus'));
    }
  await page.goto(at('checkout'));
  await expect(page.getByLabel('ZIP code')).toHaveValue('10118');
});

test.describe('checkout', () => {
  test('each step follows the one before', async ({ page }) => {
    await cartWith(page, [usual.sku]);
    await open(page, at('checkout'));
    // With the consent banner still open.
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    const problems = page.getByRole('group', { name: 'Please check these fields' });
    await expect(problems).toBeFocused();
    await expectSeen(problems.getByText('Please check these fields'));
    await page.getByRole('button', { name: 'Necessary only' }).click();

    await fillAddress(page);
    const delivery = page.getByRole('heading', { name: '2 Delivery' });
    await expect(delivery).toBeFocused();
    await expectSeen(delivery);
    await chooseDelivery(page, 'Standard');
    await expectSeen(page.getByRole('heading', { name: '3 Payment' }));

    await page.getByRole('button', { name: 'Change contact and address' }).click();
    const address = page.getByRole('heading', { name: '1 Contact and address' });
    await expect(address).toBeFocused();
    await expectSeen(address);
  });

  test('product 4.23, 4.24: a refused card is said in the payment step, each time, and a valid card then works', async ({
    page,
  }) => {
    await readyToPay(page, [usual.sku]);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    const step = page.getByRole('region', { name: '3 Payment' });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await payByCard(page, cards.refused);
      const alert = step.getByRole('alert').filter(saying('Your payment was declined'));
      await expectSeen(alert);
      await expectFocusAt(alert);
    }
    await payByCard(page, cards.approved);
    await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: /net::ERR|Failed to fetch|ChunkLoadError/ });

    test('on Pay, a connection that swallows everything: said within seconds, and nothing typed is lost', async ({
      page,
    }) => {
      await readyToPay(page, [usual.sku]);
      await page.getByRole('button', { name: 'Necessary only' }).click();
      await fillCard(page, cards.approved);
      const held: Route[] = [];
      await page.route('**/api/**', (route) => void held.push(route));
      await pay(page);
      const step = page.getByRole('region', { name: '3 Payment' });
      const alert = step.getByRole('alert').filter(saying(/couldn’t reach the shop/));
      await expect(alert).toBeVisible({ timeout: 8_000 });
      await expectSeen(alert);
      await expectFocusAt(alert);
      await expect(page.getByRole('textbox', { name: 'Name on card' })).toHaveValue(cards.approved.holder);
      await Promise.all(held.map((route) => route.abort()));
      await page.unroute('**/api/**');
      await pay(page);
      await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
    });
  });
});
