import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { at, sample, usual } from '../browser/samples.ts';
import { cartWith } from './prepared.ts';
import { cards, chooseDelivery, open, payByCard } from '../browser/shopper.ts';

async function fillGroup(page: Page, name: string, [first, last, street, city, state, zip]: string[]) {
  const group = page.getByRole('group', { name });
  await group.getByLabel('First name').fill(first ?? '');
  await group.getByLabel('Last name').fill(last ?? '');
  await group.getByLabel('Address', { exact: true }).fill(street ?? '');
  await group.getByLabel('City').fill(city ?? '');
  await group.getByLabel('State', { exact: true }).selectOption({ label: state ?? '' });
  await group.getByLabel('ZIP code').fill(zip ?? '');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('product 4.100, 4.101, 4.103: a gift to somebody else, from the cart to the thanks to who paid', async ({
    page,
    expectAccessible,
  }) => {
    await cartWith(page, [usual.sku]);
    await open(page, at('checkout'));
    await page.getByRole('button', { name: 'Necessary only' }).click();

    const bar = page.getByRole('button', { name: /^(Show|Hide) order/ });
    await expect(bar).toContainText(usual.price);
    const order = page.getByRole('complementary', { name: 'Your order' });
    await expect(order.getByText(`1 × ${usual.name}`)).toBeHidden();
    await bar.click();
    await expect(order.getByText(`1 × ${usual.name}`)).toBeInViewport({ ratio: 1 });
    await expect(order.getByRole('link', { name: 'Edit cart' })).toBeInViewport({ ratio: 1 });
    await bar.click();
    await expect(order.getByText(`1 × ${usual.name}`)).toBeHidden();

    await page.getByLabel('Email').fill('robin@example.com');
    await page.getByRole('checkbox', { name: 'I am sending this to somebody else' }).check();
    const payer = ['Robin', 'Berg', '12 Mill Lane', 'Albany', 'New York', '12207'];
    await fillGroup(page, 'Your name and billing address', payer);
    const recipient = ['Kim', 'Lee', '8 Oak Street', 'Portland', 'Oregon', '97201'];
    await fillGroup(page, 'Recipient’s delivery address', recipient);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByRole('heading', { name: '2 Delivery' })).toBeFocused();
    await chooseDelivery(page, 'Standard');
    await expect(page.getByRole('main')).toContainText('Kim Lee');

    await page.reload();
    await page.getByRole('button', { name: 'Change contact and address' }).click();
    await expect(page.getByRole('checkbox', { name: 'I am sending this to somebody else' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await payByCard(page, cards.approved);

    await expect(page.getByRole('heading', { name: 'Thank you, Robin' })).toBeVisible();
    await expect(page.getByText('We’ll send it to Kim Lee, without any prices in the parcel.')).toBeVisible();
    const addresses = page.getByRole('region', { name: 'Delivery and billing' });
    await expect(addresses).toContainText('8 Oak Street');
    await expect(addresses).toContainText('12 Mill Lane');
    await expectAccessible(page);
  });
});

test('product 1.11, 3.25, 3.300, 4.300, 4.301: a gift message is written in the cart, edited there, and has no page', async ({
  page,
}) => {
  const [message, box] = [sample('giftMessage'), sample('giftBox')];
  await cartWith(page, [usual.sku]);
  await open(page, at('cart'));
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.getByRole('button', { name: new RegExp(`^${message.name}`) }).click();
  await page.getByLabel('Your message').fill('Welcome, Ada');
  await page.getByRole('button', { name: /^Add card for/ }).click();
  const lines = page.getByRole('list', { name: 'Items in your cart' });
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Welcome, Ada')).toBeVisible();
  const total = page.getByRole('region', { name: 'Order summary' });
  const sums = await total.getByRole('definition').allTextContents();

  await page.getByRole('button', { name: `Edit ${message.name}` }).click();
  const field = page.getByLabel('Your message');
  await expect(field).toHaveValue('Welcome, Ada');
  await field.fill('Welcome, Kim');
  await page.getByRole('button', { name: 'Save message' }).click();
  await expect(page.getByText('Your message has been changed.')).toBeFocused();
  await expect(page.getByText('Welcome, Kim')).toBeVisible();
  expect(await total.getByRole('definition').allTextContents()).toEqual(sums);
  await page.reload();
  await expect(page.getByText('Welcome, Kim')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${message.name} ·`) })).toHaveCount(0);

  await page.getByRole('button', { name: new RegExp(`^${box.name} ·`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Add ${box.name} for`) }).click();
  await expect(page.getByText(`${box.name} is in your cart.`)).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: box.name })).toHaveCount(1);
  await expect(page.getByRole('button', { name: new RegExp(`^${box.name} ·`) })).toHaveCount(0);

  await open(page, `${message.path}${message.name.toLowerCase().replace(' ', '-')}/`);
  await expect(page).toHaveURL(message.path);
  await expect(page.getByRole('link', { name: message.name })).toHaveCount(0);
});
