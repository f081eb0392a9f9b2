import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Container } from '../../commerce/custom-objects.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { collectedLog } from '../testing/collected-log.ts';
import { fakeObjects } from '../testing/fake-objects.ts';
import { unlimited } from '../testing/fake-shop-api.ts';
import type { LimitName } from '../context/limits.ts';
import { removeUnchanged } from '../context/shared-values.ts';
import { maxSubjects, RateLimits, rateLimitsOf, type Subject } from './rate-limits.ts';
import { stores } from '../../stores/testing/storefronts.ts';

const limits = { ...unlimited, payments: 2, codes: 2, carts: 2, stock: 2, withdrawals: 2 };
const store = stores.us;
const container = 'rate-limits.us';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.UTC(2026, 0, 1, 12, 0, 0));
});
afterEach(() => void vi.useRealTimers());

/** Instances of a shop API that share a project, and how often each call was counted or refused. */
function instances() {
  const commerce = fakeObjects();
  const { log, logged } = collectedLog();
  const counting = { commerce, log, store };
  const instance = () => {
    const counter = new RateLimits(limits, ['a secret']);
    const count = async (name: LimitName, ...subjects: (string | Subject)[]): Promise<unknown> => {
      const all = subjects.map((subject) =>
        typeof subject === 'string' ? ({ kind: 'network', id: subject } as const) : subject,
      );
      try {
        await counter.count(counting, name, all);
        return 'counted';
      } catch (error) {
        if (isShopError(error, 'TooManyRequests')) return error.details;
        throw error;
      }
    };
    return Object.assign(count, { counter });
  };
  const stored = (where: Container = container) => commerce.listObjects(where, { limit: 500 });
  const removeOld = async () => {
    for (const calls of rateLimitsOf(store)) await removeUnchanged(commerce, calls);
  };
  return { commerce, logged, instance, stored, removeOld };
}

const record = (id: string): Subject => ({ kind: 'record', id });

describe('rate limits', () => {
  it('count each subject and each name on its own, each call for a minute', async () => {
    const count = instances().instance();
    expect(await count('payments', 'a')).toBe('counted');
    vi.advanceTimersByTime(30_000);
    expect(await count('payments', 'a')).toBe('counted');
    expect(await count('payments', 'b')).toBe('counted');
    expect(await count('codes', 'a')).toBe('counted');
    vi.advanceTimersByTime(28_500);
    // Who goes on calling is not kept out any longer by that.
    for (let call = 0; call < 3; call += 1) expect(await count('payments', 'a')).toEqual({ retryAfter: 2 });
    vi.advanceTimersByTime(1_500);
    expect(await count('payments', 'a')).toBe('counted');
    expect(await count('payments', 'a')).toEqual({ retryAfter: 30 });
  });

  it('of what writes to somebody count for an hour, for all instances', async () => {
    const { instance, removeOld, stored } = instances();
    const [one, other] = [instance(), instance()];
    expect(await one('withdrawals', record('a'))).toBe('counted');
    vi.advanceTimersByTime(30 * 60_000);
    await removeOld();
    expect(await other('withdrawals', record('a'))).toBe('counted');
    expect(await one('withdrawals', record('a'))).toEqual({ retryAfter: 30 * 60 });
    vi.advanceTimersByTime(30 * 60_000);
    expect(await one('withdrawals', record('a'))).toBe('counted');
    expect(await one('withdrawals', record('a'))).toEqual({ retryAfter: 30 * 60 });
    vi.advanceTimersByTime(2 * 60 * 60_000 + 1000);
    await removeOld();
    expect(await stored('rate-limits-hourly.us')).toEqual([]);
  });

  it('refuse a call as soon as one of its subjects is over', async () => {
    const count = instances().instance();
    await count('payments', 'one network', record('cart'));
    await count('payments', 'another network', record('cart'));
    expect(await count('payments', 'a third network', record('cart'))).toHaveProperty('retryAfter');
    expect(await count('payments', 'a third network', record('another cart'))).toBe('counted');
  });

  it('never take the ID of a cart for a network', async () => {
    const count = instances().instance();
    for (const network of ['b', 'c', 'd']) await count('payments', network, record('a'));
    expect(await count('payments', 'a')).toBe('counted');
  });

  it('count simultaneous calls of one instance', async () => {
    const count = instances().instance();
    const calls = await Promise.all(Array.from({ length: 10 }, () => count('codes', 'a')));
    expect(calls.filter((call) => call === 'counted')).toHaveLength(2);
  });

  it('cost no call to commercetools for a caller who is over', async () => {
    const { commerce, instance } = instances();
    const count = instance();
    for (let call = 0; call < 3; call += 1) await count('carts', 'a');
    const [get, put] = [vi.spyOn(commerce, 'getObject'), vi.spyOn(commerce, 'putObject')];
    expect(await count('carts', 'a')).toHaveProperty('retryAfter');
    expect([get.mock.calls, put.mock.calls]).toEqual([[], []]);
  });

  it('stop nobody during an outage, except by what this instance has seen', async () => {
    const { commerce, logged, instance } = instances();
    const count = instance();
    vi.spyOn(commerce, 'getObject').mockRejectedValue(new ShopError('CommerceUnavailable', 'down'));
    expect(await count('payments', 'a')).toBe('counted');
    expect(await count('payments', 'a')).toBe('counted');
    expect(await count('payments', 'a')).toHaveProperty('retryAfter');
    expect(logged).toContainEqual([
      'warn',
      'A call could not be counted for all instances',
      expect.anything(),
    ]);
  });

  it('store neither addresses nor carts, and one record for a subject however long it calls', async () => {
    const { instance, stored } = instances();
    const count = instance();
    for (let passed = 0; passed < 5; passed += 1) {
      await count('payments', '192.0.2.7', record('cart-1'));
      vi.advanceTimersByTime(60_000);
    }
    expect(await stored()).toHaveLength(2);
    expect(JSON.stringify(await stored())).not.toMatch(/192\.0\.2\.7|cart-1/);
  });
});

describe('the memory of a process', () => {
  it('is bounded, forgets those that have been quiet for longest, and still knows who keeps calling', async () => {
    const count = instances().instance();
    await count('stock', 'busy');
    for (let index = 0; index < maxSubjects + 1000; index += 1) {
      await count('stock', `network ${index}`);
      if (index === maxSubjects - 10) await count('stock', 'busy');
    }
    expect(count.counter.size).toBe(maxSubjects);
    expect(await count('stock', 'busy')).toHaveProperty('retryAfter');
  });

  it('is not filled with the invented carts of a network that is over its limit', async () => {
    const { instance, stored } = instances();
    const count = instance();
    for (let index = 0; index < 100; index += 1) await count('payments', 'a', record(`cart ${index}`));
    expect(count.counter.size).toBe(3);
    expect(await stored()).toHaveLength(3);
  });
});

describe('counts of past minutes', () => {
  it('stay if they are in use again when they are to be removed', async () => {
    const { commerce, instance, stored, removeOld } = instances();
    const count = instance();
    await count('payments', 'a');
    await count('payments', 'b');
    vi.advanceTimersByTime(121_000);
    const list = commerce.listObjects.bind(commerce);
    vi.spyOn(commerce, 'listObjects').mockImplementationOnce(async (...query) => {
      const listed = await list(...query);
      await count('payments', 'b');
      return listed;
    });
    await removeOld();
    expect(await stored()).toHaveLength(1);
  });

  it('hold nothing up: the oldest go first, and the next run continues what takes too long or fails', async () => {
    const { commerce, instance, stored, removeOld } = instances();
    const count = instance();
    for (let index = 0; index < 1000; index += 1) {
      await count('payments', `network ${index}`);
      vi.advanceTimersByTime(1);
    }
    const keys = (await commerce.listObjects(container, { limit: 500 })).map(({ key }) => key);
    vi.advanceTimersByTime(121_000);
    const remove = commerce.removeObject.bind(commerce);
    const removing = vi.spyOn(commerce, 'removeObject').mockImplementation(async (...place) => {
      vi.advanceTimersByTime(50);
      await remove(...place);
    });
    // Five seconds, at 50 milliseconds for each.
    await removeOld();
    expect(removing.mock.calls.map(([, key]) => key)).toEqual(keys.slice(0, 100));

    removing.mockRejectedValueOnce(new ShopError('CommerceUnavailable', 'down'));
    await expect(removeOld()).rejects.toThrow('down');

    removing.mockImplementation(remove);
    await removeOld();
    expect(await stored()).toEqual([]);
  });
});
