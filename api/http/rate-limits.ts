import { z } from 'zod';
import type { Store } from '../../stores/types.ts';
import type { CustomObjects } from '../../commerce/custom-objects.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { Recent } from '../../http/recent.ts';
import { digestOf, type Secrets } from '../context/derived-keys.ts';
import type { LimitName, Limits } from '../context/limits.ts';
import type { Log } from '../context/request-context.ts';
import { changeShared, type Expiring, type Place } from '../context/shared-values.ts';

/**
 * What is counted per hour: whatever has the shop write to somebody, or keep photographs or votes. `api/mail/due/send-now.ts` counts for whom it
 * writes.
 */
const hourlyNames: readonly LimitName[] = [
  'withdrawals',
  'orderLinks',
  'messages',
  'claims',
  'questions',
  'restock',
  'returns',
  'reviews',
  'votes',
  'files',
  'registrations',
  'newsletter',
];

/** How many visitors' calls a network may make in an hour: an office or a carrier's address stands for many of them. */
const visitorsOfNetwork = 4;

/**
 * What all instances count together: calls that ask for money, guess, or have something sent. To count others for all would cost
 * more calls to commercetools than it saves.
 */
const sharedNames: readonly LimitName[] = ['payments', 'codes', ...hourlyNames];

/**
 * Who is calling, or what the call is about. Because of the kind, an ID that a stranger sends is never taken for somebody's
 * network.
 */
export interface Subject {
  readonly kind: 'network' | 'record';
  readonly id: string;
}

/** For how long a call counts, in milliseconds. */
const lengthOf = { minute: 60_000, hour: 3_600_000 };
type Period = keyof typeof lengthOf;

/** How many subjects of each period a process remembers. */
export const maxSubjects = 20_000;

/** When each of the calls that were let through was made, in milliseconds since 1970, oldest first. */
const callsSchema = z.object({ calls: z.array(z.int()) });

interface Counting {
  readonly commerce: CustomObjects;
  readonly store: Pick<Store, 'id'>;
  readonly log: Log;
}

/** Each storefront counts on its own, so that its sweeper removes what it has counted, and nobody else's does. */
const callsOf = ({ id }: Pick<Store, 'id'>, period: Period): Expiring => ({
  container: period === 'minute' ? `rate-limits.${id}` : `rate-limits-hourly.${id}`,
  age: 2 * lengthOf[period],
});

/** Where a storefront's calls are counted. */
export const rateLimitsOf = (store: Pick<Store, 'id'>): readonly Expiring[] => [
  callsOf(store, 'minute'),
  callsOf(store, 'hour'),
];

const remembered = (period: Period) =>
  new Recent<readonly number[]>({ limit: maxSubjects, age: lengthOf[period] });

/**
 * Counts calls by name and subject: all in the memory of this process, some in commercetools, too. The window slides: a call
 * counts for a minute or an hour from when it was made. One that is known to be too many does not count.
 */
export class RateLimits {
  readonly #limits: Limits;
  readonly #secrets: Secrets;
  /** The calls that this process has seen. */
  readonly #seen = { minute: remembered('minute'), hour: remembered('hour') };

  /** @param secrets keep what is stored from revealing an address. */
  constructor(limits: Limits, secrets: Secrets) {
    this.#limits = limits;
    this.#secrets = secrets;
  }

  get size(): number {
    return this.#seen.minute.size + this.#seen.hour.size;
  }

  /**
   * Counts a call for each of its subjects. A caller who is known to be over a limit costs no call to commercetools and
   * no memory. An outage stops nobody: the calls this process has seen still count.
   * @param subjects who is calling, then what the call is about.
   * @throws ShopError `TooManyRequests` with `{ retryAfter }` in seconds.
   */
  async count(counting: Counting, name: LimitName, subjects: readonly Subject[]): Promise<void> {
    const now = Date.now();
    const period = hourlyNames.includes(name) ? 'hour' : 'minute';
    const seen = this.#seen[period];
    const counted = subjects.map(({ kind, id }) => {
      // Nobody has to prove anything to have an e-mail about the newsletter sent to any address.
      const isMany = kind === 'network' && period === 'hour' && name !== 'newsletter';
      const limit = this.#limits[name] * (isMany ? visitorsOfNetwork : 1);
      const key = `${name}-${digestOf(this.#secrets, 'limits', kind, id)}`;
      /** The calls with one more. @throws ShopError `TooManyRequests` */
      const withCall = (calls: readonly number[] = []): number[] => {
        const recent = calls.filter((at) => now - at < lengthOf[period]);
        const first = recent.at(-limit);
        if (recent.length < limit || first === undefined) return [...recent, now];
        // When the call that has to go first no longer counts.
        const retryAfter = Math.max(1, Math.ceil((first + lengthOf[period] - now) / 1000));
        throw new ShopError('TooManyRequests', 'Too many attempts; try again later', { retryAfter });
      };
      return { key, withCall };
    });
    // All before any of them is remembered: what a refused caller asks about is not.
    const calls = counted.map(({ key, withCall }) => [key, withCall(seen.get(key))] as const);
    for (const [key, value] of calls) seen.set(key, value);
    if (!sharedNames.includes(name)) return;
    const { container } = callsOf(counting.store, period);
    await Promise.all(
      counted.map(({ key, withCall }) => countForAll(counting, { container, key }, withCall)),
    );
  }
}

/** Counts a call for all instances. @throws ShopError what `withCall` does; nothing if that cannot be found out. */
async function countForAll(
  { commerce, log }: Counting,
  place: Place,
  withCall: (calls?: readonly number[]) => number[],
): Promise<void> {
  try {
    await changeShared(commerce, place, callsSchema, (before) => ({ calls: withCall(before?.calls) }));
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'TooManyRequests')) throw error;
    log.warn('A call could not be counted for all instances', error);
  }
}
