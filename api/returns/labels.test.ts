import { expect, test } from 'vitest';
import { orderSchema } from '../../contract/order.ts';
import { card, home, orderOf, readyCart } from '../testing/sandboxed-shop.ts';
import { useSandboxedShop } from '../testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();

test('product 4.645: an announced return has a label to print, for whoever may open the order; without the carrier, the page says so', async () => {
  // Without returns, there is nothing to print.
  if (home.returnDays === null) return;
  const { browser, shop } = sandboxed;
  const { orderNumber, cart } = await orderOf(browser, await browser.pay(await readyCart(browser), card()));
  await shop.staff(orderNumber, 'ship');
  const lineItemId = cart.lineItems[0]?.id ?? '';
  const lines = [{ lineItemId, quantity: 1, reason: 'other', exchangeFor: null }];
  const path = `/api/orders/${orderNumber}/returns`;
  const { returns } = await browser.ask(orderSchema, path, { key: '0123456789abcdef', lines });
  const label = `${path}/${returns[0]?.number ?? ''}/label`;
  const printed = await browser.send(label);
  expect(printed.headers.get('Content-Type')).toBe('application/pdf');
  expect(await printed.text()).toContain(returns[0]?.number);
  expect((await shop.browser(home.id).send(label)).status).toBe(404);
  expect((await browser.send(`${path}/T-DE-0000-0000-0000/label`)).status).toBe(404);
  await shop.control('faults', { place: 'carrier', fault: 'down' });
  const missing = await browser.send(label);
  await shop.control('faults', { place: 'carrier', fault: 'none' });
  expect([missing.status, missing.headers.get('Location')]).toEqual([
    303,
    expect.stringContaining(`order=${orderNumber}&label=missing`),
  ]);
});
