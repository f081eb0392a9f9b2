import { beforeEach, expect, it, vi } from 'vitest';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { inboxOf } from './inbox.ts';
import { attemptOf, money, start, transactionOf } from './testing/records.ts';

const minute = 60_000;
const store = stores.de;

let shop: ReturnType<typeof fakeShopApi>;
/** The payments that were looked at, in order. */
let seen: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start + 10 * minute });
  shop = fakeShopApi();
  seen = [];
  // Each look takes a tenth of a second.
  vi.spyOn(shop.commerce, 'getCart').mockImplementation((id) => {
    seen.push(id);
    vi.setSystemTime(Date.now() + 100);
    return Promise.resolve(null);
  });
  return () => vi.useRealTimers();
});

const runOnce = () => shop.sweep(null);
const add = (part: Partial<PaymentRecord> & { readonly id: string }) => {
  const { merchantAccount } = store;
  shop.commerce.payments.set(part.id, attemptOf({ key: `${part.id}-1`, merchantAccount, ...part }));
};
/** Attempts at a bank, the first one the oldest; their IDs say nothing about that. */
const addAtBank = (count: number) => {
  for (let index = 0; index < count; index += 1)
    add({ id: `bank${(index * 7919) % 1000}`, resultCode: 'RedirectShopper', createdAt: start + index });
};
const errors = () => shop.logged.filter(([level]) => level === 'error').map(([, event]) => event);

it('looks at every attempt although there is not enough time: each run goes on where the last one stopped', async () => {
  addAtBank(415);
  const runs: string[][] = [];
  for (let run = 0; run < 3; run += 1) {
    seen = [];
    const report = await runOnce();
    expect(report.interrupted).toBe(run < 2);
    runs.push(seen);
  }
  const byAge = [...shop.commerce.payments.values()].map(({ id }) => id);
  expect(runs.flat()).toEqual(byAge);
  expect(errors()).toEqual(['sweeper was interrupted', 'sweeper was interrupted']);
  seen = [];
  vi.setSystemTime(Date.now() + minute);
  await runOnce();
  expect(seen[0]).toBe(byAge[0]);
});

it('does what is about money first, and says what a person has to know, however many attempts there are', async () => {
  addAtBank(415);
  const authorization = transactionOf('Authorization', 'Success');
  add({ id: 'paid', createdAt: start + minute, resultCode: 'Authorised', transactions: [authorization] });
  add({ id: 'trouble', createdAt: start, settlement: 'closed', needsPerson: 'chargeback' });
  const order = transactionOf('Refund', 'Initial', null, money(40));
  add({
    id: 'refund',
    createdAt: start + minute,
    settlement: 'closed',
    transactions: [authorization, order],
  });
  await shop.commerce.putObject(inboxOf(store), 'unreadable', {});
  vi.setSystemTime(Date.now() + 20 * minute);
  const report = await runOnce();
  expect(seen.slice(0, 2)).toEqual(['refund', 'paid']);
  expect(report).toMatchObject({ needsPerson: 1, interrupted: true });
  expect(errors()[0]).toBe('event is stuck');
  expect(shop.logged).toContainEqual(['info', 'swept', expect.objectContaining({ needsPerson: 1 })]);
});

it('may run twice at once: nothing is left out', async () => {
  addAtBank(415);
  for (let run = 0; run < 6; run += 1) await Promise.all([runOnce(), runOnce()]);
  expect(new Set(seen).size).toBe(415);
});
