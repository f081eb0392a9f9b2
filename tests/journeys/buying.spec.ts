import { expect, test } from '../browser/fixtures.ts';
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

test('product 1.2, 1.10: from the home page through browsing to a paid order', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Baby carriers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baby carriers' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Baby Carrier Mini' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baby Carrier Mini' })).toBeVisible();

  await page.getByRole('radio', { name: 'Slate blue' }).check();
  await expect(page).toHaveURL(/sku=CARRIER-MINI-COTTON-SLATE-BLUE/);
  await page.getByRole('radio', { name: 'Black' }).check();
  await expectAccessible(page);
  await addButton(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$99.00');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Checkout' }).click();

  await expectAccessible(page);
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await expect(page.getByText('Sandbox: no money changes hands here.')).toBeVisible();
  await payByCard(page, cards.approved);
  await expectOrder(page, 'Baby Carrier Mini');
  await expectAccessible(page);

  await page.reload();
  await expectOrder(page, 'Baby Carrier Mini');
});

test('product 1.6: from a search to a paid order', async ({ page, expectAccessible }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('smart pot');
  await expect(page.getByRole('option', { name: /Smart Potty/ })).toBeVisible();
  await page.getByRole('combobox').press('Enter');

  await expect(page).toHaveURL(/\/search\/\?q=smart\+?(%20)?pot/);
  await expect(page.getByRole('link', { name: /Smart Potty/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Smart Potty/ }).click();
  await addButton(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillAddress(page, { state: 'Oregon', city: 'Portland', zip: '97201' });
  await chooseDelivery(page, 'Express');
  await payByCard(page, cards.approved);
  await expectOrder(page, 'Smart Potty');
});

test('a payment refused on the bank’s page leads back to checkout with everything still there, and one that the bank allows to the order', async ({
  page,
}) => {
  await readyToPay(page, ['CARRIER-MINI-COTTON-BLACK']);
  await payByCard(page, cards.redirect);
  await page.getByRole('button', { name: /Refuse/ }).click();
  await expect(page.getByText('Your payment was declined')).toBeVisible();
  await expect(page).not.toHaveURL(/redirectResult/);
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
  await payByCard(page, cards.redirect);
  await page.getByRole('button', { name: /Authorise/ }).click();
  await expectOrder(page, 'Baby Carrier Mini');
});

test('a reload in the middle of checkout loses nothing', async ({ page }) => {
  await cartWith(page, ['CARRIER-MINI-COTTON-BLACK']);
  await open(page, '/checkout/');
  await page.getByLabel('Email').fill('alex@example.com');
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('City').fill('Albany');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('alex@example.com');
  await expect(page.getByLabel('First name')).toHaveValue('Alex');
  await expect(page.getByLabel('City')).toHaveValue('Albany');
  await fillAddress(page);
  await chooseDelivery(page, 'Express');
  await expect(orderButton(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
});
