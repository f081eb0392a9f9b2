import { expect, test } from './fixtures.ts';
import { cartIdIn, decide } from './payment-service.ts';
import { addToCart, chooseDelivery, expectOrder, fillAddress, fillSwedishAddress, open } from './shopper.ts';
import { addressOf } from './storefronts.ts';

test('Klarna: there and back without a message in the console or a refused request', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) noise.push(`${answer.status()} ${answer.url()}`);
  });
  await addToCart(page, '/products/baby-carriers/baby-carrier-mini/');
  await open(page, '/checkout/');
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await page.getByRole('radio', { name: 'Klarna' }).check();
  await pay(page);
  await page.getByRole('button', { name: 'Authorise' }).click();
  await expectOrder(page, 'Baby Carrier Mini');
  await expect(page.getByText('Paid with Klarna')).toBeVisible();
  expect(noise).toEqual([]);
});

test('Swish: a code to scan, and the order once the app has confirmed', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  await addToCart(page, addressOf('se', 'en', 'product/baby-carrier-mini'));
  await open(page, addressOf('se', 'en', 'checkout'));
  await fillSwedishAddress(page);
  await chooseDelivery(page, 'Standard');
  await page.getByRole('radio', { name: 'Swish' }).check();
  await pay(page);
  const methods = page.getByRole('group', { name: 'Payment methods' });
  await expect(methods.getByRole('img', { name: /QR/i })).toBeVisible();
  await expect(page).toHaveURL(addressOf('se', 'en', 'checkout'));
  await expectAccessible(page);

  const cartId = await cartIdIn(context, addressOf('se', 'en', 'cart'));
  await decide(request, cartId, 'decisions', { choice: 'authorise' });
  await expectOrder(page, 'Baby Carrier Mini');
  await expect(page.getByText('Paid with Swish')).toBeVisible();
});
