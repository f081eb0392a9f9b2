import { expect, test } from '../browser/fixtures.ts';
import { at, second } from '../browser/samples.ts';
import { mailAbout, orderLinkIn } from './mailbox.ts';
import { orderOf } from './prepared.ts';
import { expectOrder, open, untilAlive } from '../browser/shopper.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, expectedErrors: /404/ });

test('product 4.110, 4.111, 4.140, 4.142: an order is found by its number and address, and opened by the link of any e-mail about it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const orderNumber = await orderOf(page, [second.sku]);
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, `${at('order-confirmation')}?order=${orderNumber}`);
  await expect(other.getByRole('heading', { name: 'We couldn’t find this order' })).toBeVisible();
  await other.getByRole('link', { name: 'Get a new link' }).click();
  await other.waitForURL(/\/order\/\?order=/);
  await untilAlive(other);
  await expect(other.getByLabel('Order number')).toHaveValue(orderNumber);
  await expectAccessible(other);
  await other.getByRole('main').getByLabel('Email').fill('Alex@Example.com');
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const mail = await mailAbout('alex@example.com', `Your link to order ${orderNumber}`);
  await open(other, orderLinkIn(mail));
  await expectOrder(other, second.name);
  expect(new URL(other.url()).searchParams.get('token')).toBeNull();
  await context.close();

  await using elsewhere = await browser.newContext();
  const third = await elsewhere.newPage();
  const confirmation = await mailAbout('alex@example.com', `We confirm your order ${orderNumber}`);
  expect(confirmation.text.replaceAll(/\s+/g, ' ')).toContain(`1 × ${second.name}`);
  await open(third, orderLinkIn(confirmation));
  await expectOrder(third, second.name);
});
