import { afterEach, expect, test, vi } from 'vitest';
import { home } from '../../api/testing/sandboxed-shop.ts';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();
afterEach(() => void vi.useRealTimers());

test('product 7.357: what bookkeeping no longer needs is deleted, and nothing of the last five years', async () => {
  const year = 365.25 * 24 * 60 * 60_000;
  const day = (yearsAgo: number) => new Date(Date.now() - yearsAgo * year).toISOString().slice(0, 10);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() - 11 * year);
  const old = await operated.buy();
  vi.useRealTimers();
  const recent = await operated.buy();
  await expect(operated.run('expire', '--before', day(4))).rejects.toThrow('at least 5 years ago');
  await expect(operated.run('expire', '--before', 'soon')).rejects.toThrow('needs a day');
  expect((await operated.run('expire', '--before', day(10))).text).toContain(
    '1 orders and 1 payments to delete',
  );
  const commerce = operated.shop.commerce(home.id);
  const settled = async (settlement: 'open' | 'closed') => {
    const [payment] = (await commerce.findWholeOrder(old))?.payments ?? [];
    if (payment) await commerce.updatePayment(payment, [{ change: 'setFields', settlement }]);
  };
  await settled('open');
  const open = await operated.run('expire', '--before', day(10), '--yes');
  expect([open.code, open.text]).toEqual([
    1,
    expect.stringContaining('0 orders and 0 payments deleted, 1 later'),
  ]);
  await settled('closed');
  const orders = () => Promise.all([old, recent].map((number) => commerce.findOrder(number)));
  expect((await orders()).map((order) => order?.orderNumber)).toEqual([old, recent]);
  const { code, text } = await operated.run('expire', '--before', day(10), '--yes');
  expect([code, text]).toEqual([0, expect.stringContaining('1 orders and 1 payments deleted, 0 later')]);
  expect((await orders()).map((order) => order?.orderNumber)).toEqual([undefined, recent]);
});
