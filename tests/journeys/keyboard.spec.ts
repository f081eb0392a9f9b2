import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { at } from '../browser/samples.ts';
import { cards, open, orderButton, untilAlive } from '../browser/shopper.ts';

/** Buying with nothing but the keyboard, and how many keys that takes. */

/**
 * The most keys from the home page to a paid order, besides what is typed into fields. It was 76 when this was written; the
 * place of a product in a row of the home page varies.
 */
const mostKeys = 85;

/** A keyboard that counts the keys pressed on it; typed text does not count. */
function countedKeyboard(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  /** Goes from stop to stop until the focus is on the target. */
  const goTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    const before = count;
    while (!(await isFocused(target))) {
      expect(count - before, `stops on the way to ${String(target)}`).toBeLessThan(40);
      await press(key);
    }
  };
  return {
    press,
    goTo,
    goToAndPress: async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await goTo(target, key);
      await press('Enter');
    },
    type: async (target: Locator, text: string) => {
      await goTo(target);
      await page.keyboard.type(text);
    },
    skipToContent: async () => {
      await press('Tab');
      expect(await isFocused(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
      await press('Enter');
    },
    count: () => count,
  };
}

/** Also for fields in frames, whose document has an active element without having the focus. */
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.ownerDocument.hasFocus() && element.matches(':focus'));

test('product 4.162: from the home page to a paid order, a keyboard takes at most 85 keys', async ({
  page,
}) => {
  const keys = countedKeyboard(page);
  const main = page.getByRole('main');
  const told: string[] = [];
  const note = (where: string) => told.push(`${where} ${keys.count()}`);

  await open(page, at('home'));
  await keys.skipToContent();
  await keys.goToAndPress(main.getByRole('link', { name: /^See / }).first());
  await expect(page).toHaveURL(/\/products\//);
  await untilAlive(page);
  note('home');

  await keys.skipToContent();
  await keys.goToAndPress(main.getByRole('button', { name: 'Add to cart' }));
  await expect(page.getByText(/in your cart/)).toBeVisible();
  note('product');
  await keys.goToAndPress(page.getByRole('dialog').getByRole('link', { name: 'View cart' }));
  await expect(page).toHaveURL(/\/cart\/$/);
  note('drawer');

  await keys.skipToContent();
  await keys.goToAndPress(main.getByRole('link', { name: 'Checkout' }));
  await page.waitForURL(/\/checkout\/$/);
  await untilAlive(page);
  note('cart');

  await keys.skipToContent();
  await keys.type(main.getByLabel('Email'), 'alex@example.com');
  await keys.type(main.getByLabel('First name'), 'Alex');
  await keys.type(main.getByLabel('Last name'), 'Berg');
  await keys.type(main.getByLabel('Address', { exact: true }), '12 Mill Lane');
  await keys.type(main.getByLabel('City'), 'Albany');
  // A letter chooses in a list, like typing.
  await keys.type(main.getByLabel('State', { exact: true }), 'New York');
  await keys.type(main.getByLabel('ZIP code'), '12207');
  await keys.goToAndPress(main.getByRole('button', { name: 'Continue to delivery' }));
  note('address');

  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByLabel(title);
  await field('Security code').waitFor();
  await keys.type(field('Card number'), cards.approved.number);
  note('to card');
  await keys.type(field('Expiry date'), '03/30');
  await keys.type(field('Security code'), '737');
  await keys.type(main.getByRole('textbox', { name: 'Name on card' }), cards.approved.holder);
  await keys.goToAndPress(orderButton(page));
  await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
  note('order');
  expect(keys.count(), told.join(', ')).toBeLessThanOrEqual(mostKeys);
});
