import type { Store } from '../../stores/types.ts';
import type { CustomObjects } from '../../commerce/custom-objects.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { digestOf, type Secrets } from '../context/derived-keys.ts';
import type { Log } from '../context/log.ts';
import { changeShared, type Place, removeUnchanged } from '../context/shared-values.ts';
import { type Calls, callsSchema, lengthOf, type Period, Tallies, type Tally } from './tallies.ts';

/**
 * What is limited: paying, entering discount codes, making carts, moving them to another country, and quotes; asking how a
 * payment stands, changing carts, reading them, listing their delivery options and payment methods, opening orders,
 * asking for stock, withdrawals, links to orders, messages to customer service, and restock requests and their links.
 */
export type LimitName =
  | 'payments'
  | 'codes'
  | 'carts'
  | 'moves'
  | 'quotes'
  | 'lookups'
  | 'changes'
  | 'reads'
  | 'lists'
  | 'orders'
  | 'stock'
  | 'withdrawals'
  | 'orderLinks'
  | 'messages'
  | 'restock'
  | 'restockLinks';

/**
 * How many calls about one cart or payment, or of one visitor, are allowed per minute, or per hour (`hourlyNames`). A network
 * may make as many per minute, and four times as many per hour.
 */
export type Limits = Readonly<Record<LimitName, number>>;

/** Far more than a household needs, and enough for an office; docs/api.md explains the numbers. */
export const defaultLimits: Limits = {
  payments: 30,
  codes: 20,
  carts: 60,
  moves: 30,
  quotes: 60,
  lookups: 60,
  changes: 300,
  reads: 300,
  lists: 200,
  orders: 120,
  stock: 200,
  // A right by law: only who floods the shop is refused.
  withdrawals: 15,
  orderLinks: 5,
  messages: 5,
  restock: 5,
  restockLinks: 120,
};

/** What is counted per hour: whatever has the shop write to somebody. `api/context/mail-limits.ts` counts for whom it writes. */
const hourlyNames: readonly LimitName[] = ['withdrawals', 'orderLinks', 'messages', 'restock'];

/** How many visitors' calls a network may make in an hour: an office or a carrier's address stands for many of them. */
const visitorsOfNetwork = 4;

/**
 * What all instances count together: calls that make something lasting, ask for money, or guess. Everything else only
 * reads, or changes what is there; to count it for all would cost as many calls to commercetools as it saves.
 */
const sharedNames: readonly LimitName[] = ['payments', 'codes', 'carts', 'moves', 'quotes', ...hourlyNames];

/**
 * Who is calling, or what the call is about. Because of the kind, an ID that a stranger sends is never taken for somebody's
 * network.
 */
export interface Subject {
  readonly kind: 'network' | 'record';
  readonly id: string;
}

const periodOf = (name: LimitName): Period => (hourlyNames.includes(name) ? 'hour' : 'minute');

/** How often to try to count a call while other instances count theirs. */
const maxAttempts = 3;

/** What a call is counted with. */
interface Counting {
  readonly commerce: CustomObjects;
  readonly store: Pick<Store, 'id'>;
  readonly log: Log;
}

/** Each storefront counts on its own, so that its sweeper removes what it has counted, and nobody else's does. */
const limitsContainerOf = ({ id }: Pick<Store, 'id'>, period: Period): string =>
  period === 'minute' ? `rate-limits.${id}` : `rate-limits-hourly.${id}`;

/**
 * Counts calls by name and subject: all in the memory of this process, some in commercetools, too. The window slides: a call
 * counts for a minute or an hour from when it was made. One that is known to be too many does not count.
 */
export class RateLimits {
  readonly #limits: Limits;
  readonly #secrets: Secrets;
  readonly #tallies = { minute: new Tallies('minute'), hour: new Tallies('hour') };

  /** @param secrets keep what is stored from revealing an address. */
  constructor(limits: Limits, secrets: Secrets) {
    this.#limits = limits;
    this.#secrets = secrets;
  }

  /** How many subjects this process remembers at the moment. */
  get size(): number {
    return this.#tallies.minute.size + this.#tallies.hour.size;
  }

  /**
   * Counts a call for each of its subjects. A caller who is known to be over a limit costs no call to commercetools and
   * no memory. An outage stops nobody: the calls this process has seen still count.
   * @param subjects who is calling, then what the call is about.
   * @throws ShopError `TooManyRequests` with `{ retryAfter }` in seconds.
   */
  async count(counting: Counting, name: LimitName, subjects: readonly Subject[]): Promise<void> {
    const now = Date.now();
    const period = periodOf(name);
    const tallies = this.#tallies[period];
    const { length } = tallies;
    const counted = subjects.map(({ kind, id }) => {
      const isMany = kind === 'network' && period === 'hour';
      return {
        key: `${name}-${digestOf(this.#secrets, 'limits', kind, id)}`,
        limit: this.#limits[name] * (isMany ? visitorsOfNetwork : 1),
      };
    });
    // Before any of them is counted: what a refused caller asks about is not remembered.
    for (const { key, limit } of counted) assertFew(tallies.known(key, now), { limit, now, length });
    for (const { key } of counted) tallies.see(key, now);
    if (!sharedNames.includes(name)) return;
    const container = limitsContainerOf(counting.store, period);
    await Promise.all(
      counted.map(({ key, limit }) => {
        const tally = tallies.get(key);
        return share(counting, { container, key }, tally, (value) => {
          const calls = tallies.recent(value?.calls ?? [], now);
          if (tally && calls.length >= limit) tally.shared = { version: 0, value: { calls } };
          assertFew(calls, { limit, now, length });
          return { calls: [...calls, now] };
        });
      }),
    );
  }
}

interface Window {
  readonly limit: number;
  /** How long a call counts, and the time, in milliseconds (since 1970). */
  readonly length: number;
  readonly now: number;
}

/** @throws ShopError `TooManyRequests`, with when the call that has to go first no longer counts. */
function assertFew(calls: readonly number[], { limit, length, now }: Window): void {
  const first = calls.at(-limit);
  if (calls.length < limit || first === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((first + length - now) / 1000));
  throw new ShopError('TooManyRequests', 'Too many attempts; try again later', { retryAfter });
}

/** Counts a call for all instances. @throws ShopError what `addOne` does; nothing if that cannot be found out. */
async function share(
  { commerce, log }: Counting,
  place: Place,
  tally: Tally | undefined,
  addOne: (value: Calls | null) => Calls,
): Promise<void> {
  try {
    const known = tally?.shared;
    const stored = await changeShared(commerce, place, callsSchema, addOne, { known, maxAttempts });
    if (tally) tally.shared = stored;
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'TooManyRequests')) throw error;
    log.warn('A call could not be counted for all instances', error);
  }
}

/**
 * Removes the storefront's counts of past minutes and hours, which nobody reads anymore.
 * @returns how many were removed.
 */
export async function removeExpiredLimits(counting: Counting): Promise<number> {
  let removed = 0;
  for (const period of ['minute', 'hour'] as const)
    removed += await removeUnchanged(
      counting,
      limitsContainerOf(counting.store, period),
      2 * lengthOf[period],
    );
  return removed;
}
