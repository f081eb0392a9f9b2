import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { stores } from '../stores/testing/storefronts.ts';
import { orderOperations } from './orders.ts';

/** A project with this many shipped orders, which answers 100 at a time, by ascending ID. */
function projectWith(orders: number) {
  const all = Array.from({ length: orders }, (_, index) => `order-${String(index).padStart(4, '0')}`);
  const paymentOf = (id: string) => ({
    id: `payment of ${id}`,
    version: 1,
    createdAt: '2026-01-02T03:04:05.000Z',
    lastModifiedAt: '2026-01-02T03:04:05.000Z',
    amountPlanned: { type: 'centPrecision', centAmount: 1, currencyCode: 'EUR', fractionDigits: 2 },
    paymentMethodInfo: {},
    paymentStatus: {},
    transactions: [],
    interfaceInteractions: [],
  });
  const get = ({ queryArgs }: { queryArgs: { where: string; limit: number } }) => {
    const after = /id > "(.*?)"/.exec(queryArgs.where)?.[1] ?? '';
    const page = all.filter((id) => id > after).slice(0, queryArgs.limit);
    const results = page.map((id) => ({ id, paymentInfo: { payments: [{ obj: paymentOf(id) }] } }));
    return { execute: () => Promise.resolve({ body: { results } }) };
  };
  return { orders: () => ({ get }) } as unknown as ByProjectKeyRequestBuilder;
}

test.each([0, 100, 250])('all payments of %i shipped orders are listed, once', async (orders) => {
  const operations = orderOperations(projectWith(orders), {
    store: stores.de,
    language: 'de',
  });
  const ids = (await operations.listShippedPayments(0)).map(({ id }) => id);
  expect(ids).toHaveLength(orders);
  expect(new Set(ids).size).toBe(orders);
});
