import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { collectedLog } from '../testing/collected-log.ts';
import { fakeObjects } from '../testing/fake-objects.ts';
import { RateLimits, removeExpiredLimits } from './rate-limits.ts';

const limits = { payments: 2, lookups: 2, codes: 2, carts: 2, moves: 2 };
const secret = 'a secret';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.UTC(2026, 0, 1, 12, 0, 0));
});
afterEach(() => void vi.useRealTimers());

/** Instances of a shop API that share a project, and how often each call was counted or refused. */
function instances() {
  const commerce = fakeObjects();
  const { log, logged } = collectedLog();
  const instance = () => {
    const counter = new RateLimits(limits, secret);
    return async (name: keyof typeof limits, ...subjects: string[]): Promise<unknown> => {
      try {
        await counter.count({ commerce, log }, name, subjects);
        return 'counted';
      } catch (error) {
        if (isShopError(error, 'TooManyRequests')) return error.details;
        throw error;
      }
    };
  };
  return { commerce, logged, instance };
}

describe('rate limits', () => {
  it('count each subject and each name on its own, and start over after a minute', async () => {
    const count = instances().instance();
    expect(await count('payments', 'a')).toBe('counted');
    expect(await count('payments', 'a')).toBe('counted');
    expect(await count('payments', 'b')).toBe('counted');
    expect(await count('codes', 'a')).toBe('counted');
    vi.advanceTimersByTime(58_500);
    expect(await count('payments', 'a')).toEqual({ retryAfter: 2 });
    vi.advanceTimersByTime(1_500);
    expect(await count('payments', 'a')).toBe('counted');
  });

  it('refuse a call as soon as one of its subjects is over', async () => {
    const count = instances().instance();
    await count('payments', 'one network', 'cart');
    await count('payments', 'another network', 'cart');
    expect(await count('payments', 'a third network', 'cart')).toHaveProperty('retryAfter');
    expect(await count('payments', 'a third network', 'another cart')).toBe('counted');
  });

  it('are kept where all instances see them', async () => {
    const { instance } = instances();
    const [one, other] = [instance(), instance()];
    expect(await one('payments', 'a')).toBe('counted');
    expect(await other('payments', 'a')).toBe('counted');
    expect(await one('payments', 'a')).toHaveProperty('retryAfter');
    expect(await other('payments', 'a')).toHaveProperty('retryAfter');
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

  it('store neither addresses nor carts, and remove what has expired', async () => {
    const { commerce, instance } = instances();
    await instance()('payments', '192.0.2.7');
    const stored = await commerce.listObjects('rate-limits', { limit: 10 });
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('192.0.2.7');
    expect(await removeExpiredLimits(commerce)).toBe(0);
    vi.advanceTimersByTime(121_000);
    expect(await removeExpiredLimits(commerce)).toBe(1);
    expect(await commerce.listObjects('rate-limits', { limit: 10 })).toEqual([]);
  });
});
