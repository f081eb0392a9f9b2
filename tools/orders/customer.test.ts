import { expect, test } from 'vitest';
import { home, sku } from '../../api/testing/sandboxed-shop.ts';
import { orderSchema } from '../../contract/order.ts';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();

test('product 7.345: whoever answers a customer sees what they ordered and asked for, and nothing of others', async () => {
  const country = home.countries[0].code;
  const number = await operated.buy();
  const { cart } = await operated.shopper.ask(orderSchema, `/api/orders/${number}`);
  await operated.shop.staff(number, 'ship');
  const lines = [{ lineItemId: cart.lineItems[0]?.id, quantity: 1, reason: 'other', exchangeFor: null }];
  await operated.shopper.send(`/api/orders/${number}/returns`, { key: crypto.randomUUID(), lines });
  const of = async (email: string, orderNumber: string) => {
    const declared = { key: crypto.randomUUID(), name: 'Ada', orderNumber, email, items: '', note: '' };
    await operated.shopper.send('/api/withdrawals', declared);
    await operated.shopper.send('/api/restock', { sku, country, email });
  };
  await of('Ada@example.com', number);
  await of('eve@example.com', 'the one from March');
  const { text, code } = await operated.run('customer', '--email', 'ada@example.com');
  expect(code).toBe(0);
  expect(text).toMatch(new RegExp(`^  \\d{4}-\\d\\d-\\d\\d  ${number} +\\d+\\.\\d\\d EUR: Open, Paid`, 'm'));
  if (home.returnDays !== null)
    expect(text).toMatch(new RegExp(`  T-[\\w-]+ +order ${number}: 1 × [^(]+\\(announced\\)$`, 'm'));
  expect(text).toMatch(new RegExp(`  W-[\\w-]+ +order ${number}\\s+\\(found\\)$`, 'm'));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`${sku} (address not confirmed)`);
  expect(text).not.toContain('March');
  const nobody = await operated.run('customer', '--email', 'nobody@example.com');
  expect(nobody.text).toContain('Nothing is kept about this address.');
});
