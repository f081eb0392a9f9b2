// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agreeTo, leaveShop } from '../service/testing/visitors.ts';
import { createNewsletterConnector } from './newsletter-connector.ts';

const page = window as { _learnq?: unknown };
beforeEach(() => {
  vi.useFakeTimers();
  agreeTo('statistics', 'marketing');
});
afterEach(() => {
  leaveShop();
  delete page._learnq;
});

/** Klaviyo's queue once its script has loaded. */
const klaviyo = (id: () => unknown) => {
  const push = vi.fn((command: readonly unknown[]) =>
    command[0] === '_getIdentifiers' ? { $exchange_id: id() } : undefined,
  );
  page._learnq = { push };
  return push;
};

test('product 7.11: the ID of a visitor whom the newsletter service knows is there at once', () => {
  klaviyo(() => 'exchange-1');
  const [connector, onFound] = [createNewsletterConnector(), vi.fn()];
  connector.start(onFound);
  expect(connector.exchangeId()).toBe('exchange-1');
  vi.runAllTimers();
  expect(onFound).not.toHaveBeenCalled();
});

test('product 7.11: without consent to marketing, a script that still runs is not asked, and what it said is not used', () => {
  const push = klaviyo(() => 'exchange-1');
  const [connector, late] = [createNewsletterConnector(), createNewsletterConnector()];
  connector.start(() => undefined);
  agreeTo('statistics');
  late.start(() => undefined);
  vi.advanceTimersByTime(30_000);
  expect([connector.exchangeId(), late.exchangeId()]).toEqual([null, null]);
  expect(push).toHaveBeenCalledOnce();
});

test('one that comes later is told once', () => {
  const visitor = { id: '' };
  const push = klaviyo(() => visitor.id);
  const [connector, onFound] = [createNewsletterConnector(), vi.fn()];
  connector.start(onFound);
  expect(connector.exchangeId()).toBeNull();
  vi.advanceTimersByTime(5000);
  visitor.id = 'exchange-1';
  vi.advanceTimersByTime(60_000);
  expect([onFound.mock.calls.length, connector.exchangeId()]).toEqual([1, 'exchange-1']);
  expect(push).toHaveBeenCalledTimes(7);
});

test.each([
  ['there is no script', () => undefined],
  ['the script does not know the visitor', () => klaviyo(() => undefined)],
  [
    'the script throws',
    () =>
      klaviyo(() => {
        throw new Error('no');
      }),
  ],
])('the search ends after half a minute if %s', (_, arrange) => {
  arrange();
  const [connector, onFound] = [createNewsletterConnector(), vi.fn()];
  connector.start(onFound);
  vi.advanceTimersByTime(30_000);
  expect([vi.getTimerCount(), connector.exchangeId(), onFound.mock.calls.length]).toEqual([0, null, 0]);
});

test('the queue of a script that has not loaded is not filled with questions', () => {
  const queue: unknown[] = [];
  page._learnq = queue;
  createNewsletterConnector().start(() => undefined);
  vi.advanceTimersByTime(60_000);
  expect(queue).toEqual([]);
});

test('product 8.12: asking a connector that was not started is an error', () => {
  expect(() => createNewsletterConnector().exchangeId()).toThrow('Klaviyo not initialized.');
});
