import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { CustomObjects } from '../../commerce/custom-objects.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { Log } from '../log.ts';

/**
 * What is limited: paying, asking how a payment stands, entering discount codes, making carts, and moving them to another
 * country.
 */
export type LimitName = 'payments' | 'lookups' | 'codes' | 'carts' | 'moves';

/** How many calls per minute one network, and one cart, may make. */
export type Limits = Readonly<Record<LimitName, number>>;

export const defaultLimits: Limits = { payments: 30, lookups: 60, codes: 20, carts: 60, moves: 30 };

/** Where calls are counted, so that every instance of the shop API sees them. */
const container = 'rate-limits';
const minute = 60_000;
/** How often to try to count a call while other instances count theirs. */
const maxAttempts = 3;

const countSchema = z.object({ count: z.int().min(0) });

interface Count {
  readonly version: number;
  readonly count: number;
}

/** What a call is counted with. */
interface Counting {
  readonly commerce: CustomObjects;
  readonly log: Log;
}

/** Counts calls per minute, name, and subject, in commercetools and in the memory of this process. */
export class RateLimits {
  readonly #limits: Limits;
  readonly #secret: string;
  /** The calls that this process has seen in the current minute. */
  readonly #seen = new Map<string, number>();
  /** What this process knows about the calls of all instances. */
  readonly #shared = new Map<string, Count>();
  #minute = 0;

  /** @param secret keeps what is stored from revealing an address. */
  constructor(limits: Limits, secret: string) {
    this.#limits = limits;
    this.#secret = secret;
  }

  /**
   * Counts a call for each of its subjects. A caller who is known to be over a limit costs no call to commercetools. An
   * outage stops nobody: the calls this process has seen still count.
   * @param subjects who is calling and what about, e.g. a network and a cart's ID.
   * @throws ShopError `TooManyRequests` with `{ retryAfter }` in seconds.
   */
  async count(counting: Counting, name: LimitName, subjects: readonly string[]): Promise<void> {
    const now = Date.now();
    this.#startMinute(now);
    const limit = this.#limits[name];
    const keys = subjects.map((subject) => this.#keyOf(name, subject));
    const seen = keys.map((key) => Math.max(this.#see(key), this.#shared.get(key)?.count ?? 0));
    const isOver = (count: number) => count > limit;
    if (!seen.some(isOver)) {
      const shared = await Promise.all(keys.map((key) => this.#share(counting, key)));
      if (!shared.some(isOver)) return;
    }
    const retryAfter = Math.ceil(((this.#minute + 1) * minute - now) / 1000);
    throw new ShopError('TooManyRequests', 'Too many attempts; try again later', { retryAfter });
  }

  #startMinute(now: number): void {
    const current = Math.floor(now / minute);
    if (current === this.#minute) return;
    this.#minute = current;
    this.#seen.clear();
    this.#shared.clear();
  }

  #keyOf(name: LimitName, subject: string): string {
    const digest = createHmac('sha256', this.#secret).update(subject).digest('base64url');
    return `${name}-${this.#minute}-${digest}`;
  }

  /** Counts a call in this process. @returns which call of the minute it is. */
  #see(key: string): number {
    const count = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, count);
    return count;
  }

  /** Counts a call for all instances. @returns which call of the minute it is, 0 if that cannot be found out. */
  async #share({ commerce, log }: Counting, key: string): Promise<number> {
    try {
      let before = this.#shared.get(key) ?? (await readCount(commerce, key));
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const stored = await addOne(commerce, key, before);
        if (stored) {
          this.#shared.set(key, stored);
          return stored.count;
        }
        before = await readCount(commerce, key);
      }
      return before.count;
    } catch (error) {
      if (!isShopError(error)) throw error;
      log.warn('A call could not be counted for all instances', error);
      return 0;
    }
  }
}

/** The count after one more call; null if another instance was faster. */
async function addOne(
  commerce: CustomObjects,
  key: string,
  { version, count }: Count,
): Promise<Count | null> {
  try {
    // Without a record there is no version to compare with.
    const value = { count: count + 1 };
    const stored = await commerce.putObject(container, key, value, version === 0 ? undefined : version);
    return { version: stored.version, count: value.count };
  } catch (error) {
    if (isShopError(error, 'VersionConflict')) return null;
    throw error;
  }
}

async function readCount(commerce: CustomObjects, key: string): Promise<Count> {
  const stored = await commerce.getObject(container, key);
  const value = countSchema.safeParse(stored?.value);
  return { version: stored?.version ?? 0, count: value.success ? value.data.count : 0 };
}

/** How many counts to remove at a time. */
const batch = 100;

/**
 * Removes counts of past minutes; nobody reads them any more.
 * @returns how many were removed.
 */
export async function removeExpiredLimits(commerce: CustomObjects, now = Date.now()): Promise<number> {
  const expired = await commerce.listObjects(container, { unchangedSince: now - 2 * minute, limit: batch });
  await Promise.all(expired.map(({ key }) => commerce.removeObject(container, key)));
  return expired.length;
}
