import { expect, test } from '../browser/fixtures.ts';
import { at, category, needed, sample, usual } from '../browser/samples.ts';
import { cartWith, readyToPay } from './prepared.ts';
import {
  addButton,
  cards,
  chooseDelivery,
  expectOrder,
  fillAddress,
  open,
  orderButton,
  payByCard,
} from '../browser/shopper.ts';

const third = sample('third');

test('product 1.2, 1.10: from the home page through browsing to a paid order', async ({
  page,
  expectAccessible,
}) => {
  await open(page, at('home'));
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: category.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: usual.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: usual.name })).toBeVisible();

  const { sku, axis, value } = needed('otherVariant');
  await page.getByRole('radio', { name: value }).check();
  await expect(page).toHaveURL(new RegExp(`sku=${sku}`));
  await page
    .getByRole('group', { name: new RegExp(`^${axis}`) })
    .getByRole('radio')
    .first()
    .check();
  await expectAccessible(page);
  await addButton(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(usual.price);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Checkout' }).click();

  await expectAccessible(page);
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await expect(page.getByText('Sandbox: no money changes hands here.')).toBeVisible();
  await payByCard(page, cards.approved);
  await expectOrder(page, usual.name);
  await expectAccessible(page);

  await page.reload();
  await expectOrder(page, usual.name);
});

test('product 1.6, 4.91: from a search to a paid order, with a code that is entered in checkout', async ({
  page,
  expectAccessible,
}) => {
  await open(page, at('home'));
  await page.getByRole('button', { name: 'Search' }).click();
  const term = third.name.toLowerCase().slice(0, -2);
  await page.getByRole('combobox').fill(term);
  await expect(page.getByRole('option', { name: new RegExp(third.name) })).toBeVisible();
  await page.getByRole('combobox').press('Enter');

  await expect(page).toHaveURL(`${at('search')}?${new URLSearchParams({ q: term }).toString()}`);
  const found = page.getByRole('link', { name: third.name, exact: true });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await found.click();
  await addButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }).click();
  await fillAddress(page, { state: 'Oregon', city: 'Portland', zip: '97201' });
  await chooseDelivery(page, 'Express');
  const before = await orderButton(page).innerText();
  const order = page.getByRole('complementary', { name: 'Your order' });
  await order.getByText('Discount code', { exact: true }).click();
  await order.getByLabel('Discount code').fill('WELCOME10');
  await order.getByRole('button', { name: 'Apply' }).click();
  await expect(order.getByText('WELCOME10 has been applied.')).toBeVisible();
  await expect(orderButton(page)).not.toHaveText(before);
  await payByCard(page, cards.approved);
  await expectOrder(page, third.name);
});

test('a payment refused on the bank’s page leads back to checkout with everything still there, and one that the bank allows to the order', async ({
  page,
}) => {
  await readyToPay(page, [usual.sku]);
  await payByCard(page, cards.redirect);
  await page.getByRole('button', { name: /Refuse/ }).click();
  await expect(page.getByText('Your payment was declined')).toBeVisible();
  await expect(page).not.toHaveURL(/redirectResult/);
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
  await payByCard(page, cards.redirect);
  await page.getByRole('button', { name: /Authorise/ }).click();
  await expectOrder(page, usual.name);
});

test('a reload in the middle of checkout loses nothing', async ({ page }) => {
  await cartWith(page, [usual.sku]);
  await open(page, at('checkout'));
  await page.getByRole('main').getByLabel('Email').fill('alex@example.com');
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('City').fill('Albany');
  await page.reload();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('alex@example.com');
  await expect(page.getByLabel('First name')).toHaveValue('Alex');
  await expect(page.getByLabel('City')).toHaveValue('Albany');
  await fillAddress(page);
  await chooseDelivery(page, 'Express');
  await expect(orderButton(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
});
