import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

describe('the rate limiter', () => {
  it('counts each caller in its own window and starts over after it', () => {
    let now = 0;
    const limiter = createRateLimiter(2, 1000, () => now);
    limiter.check('a');
    limiter.check('a');
    limiter.check('b');
    expect(() => limiter.check('a')).toThrow(
      expect.objectContaining({ code: 'TooManyRequests', details: { retryAfter: 1 } }),
    );
    now = 1000;
    expect(() => limiter.check('a')).not.toThrow();
  });

  it('forgets the callers that have been inactive longest when there are very many', () => {
    const limiter = createRateLimiter(1, 1000, () => 0);
    limiter.check('first');
    for (let caller = 0; caller < 10_000; caller += 1) limiter.check(String(caller));
    expect(() => limiter.check('9999')).toThrow('Too many');
    expect(() => limiter.check('first')).not.toThrow();
  });
});
