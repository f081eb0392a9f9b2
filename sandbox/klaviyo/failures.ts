import { z } from 'zod';
import type { KlaviyoError } from './requests.ts';

/** How a call fails in which nothing is wrong. */
export interface Failure {
  readonly error: KlaviyoError;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How the next answers fail, until another fault is set: `throttled` is 429 with `Retry-After`, `unavailable` 500, `refused` 400. */
export const klaviyoFaultSchema = z.strictObject({
  fault: z.enum(['throttled', 'unavailable', 'refused', 'none']),
  /** Of `throttled`, in seconds. */
  retryAfter: z.int().min(1).default(30),
});
export type KlaviyoFault = z.infer<typeof klaviyoFaultSchema>;

export const noFault: KlaviyoFault = { fault: 'none', retryAfter: 30 };

const throttled = (seconds: number): Failure => ({
  error: { status: 429, code: 'throttled', title: 'Throttled.', detail: 'Too many requests.' },
  headers: { 'Retry-After': String(seconds) },
});

/** What a fault answers; null for none. */
export function failureOf({ fault, retryAfter }: KlaviyoFault): Failure | null {
  if (fault === 'none') return null;
  if (fault === 'throttled') return throttled(retryAfter);
  if (fault === 'unavailable')
    return { error: { status: 500, code: 'error', title: 'A server error occurred.', detail: 'Try later.' } };
  const pointer = '/data/attributes/profiles/data/0/attributes/email';
  const detail = 'Invalid email address';
  return { error: { status: 400, code: 'invalid', title: 'Invalid input.', detail, pointer } };
}

/**
 * The limits of both jobs: 75 calls in a second and 750 in a minute, in windows that begin with the first call of each.
 * @returns counts a call, and says how it fails; null if it is within the limits.
 */
export function createLimits(): () => Failure | null {
  const windows = [
    { length: 1_000, limit: 75, began: 0, calls: 0 },
    { length: 60_000, limit: 750, began: 0, calls: 0 },
  ];
  return () => {
    const now = Date.now();
    for (const window of windows)
      if (now - window.began >= window.length) Object.assign(window, { began: now, calls: 0 });
    const full = windows.find(({ calls, limit }) => calls >= limit);
    if (full) return throttled(Math.ceil((full.began + full.length - now) / 1000));
    for (const window of windows) window.calls += 1;
    return null;
  };
}
