import { z } from 'zod';
import type { Store } from '../../stores/types.ts';
import type { CustomObjects } from '../../commerce/custom-objects.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { digestOf, type Secrets } from '../context/derived-keys.ts';
import type { Log } from '../context/log.ts';
import { changeShared, removeUnchanged, type SharedValue } from '../context/shared-values.ts';

/**
 * What is limited: paying, entering discount codes, making carts, moving them to another country, and quotes; asking how a
 * payment stands, changing carts, reading them, listing their delivery options and payment methods, opening orders, and
 * asking for stock.
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
  | 'stock';

/** How many calls per minute one network, and one cart or payment, may make. */
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
};

/**
 * What all instances count together: calls that make something lasting, ask for money, or guess. Everything else only
 * reads, or changes what is there; to count it for all would cost as many calls to commercetools as it saves.
 */
const sharedNames: readonly LimitName[] = ['payments', 'codes', 'carts', 'moves', 'quotes'];

/**
 * Who is calling, or what the call is about. Because of the kind, an ID that a stranger sends is never taken for somebody's
 * network.
 */
export interface Subject {
  readonly kind: 'network' | 'record';
  readonly id: string;
}

const minute = 60_000;
/** How often to try to count a call while other instances count theirs. */
const maxAttempts = 3;

/** How many subjects a process remembers, about 8 MB; beyond that, it forgets those that have been quiet for longest. */
export const maxSubjects = 20_000;

const countSchema = z.object({ minute: z.int(), count: z.int().min(0) });
type Count = z.infer<typeof countSchema>;

/** What this process knows about the calls of one subject in the current minute. */
interface Tally {
  /** The calls that this process has seen. */
  seen: number;
  /** The calls of all instances. */
  shared: SharedValue<Count> | undefined;
}

/** What a call is counted with. */
interface Counting {
  readonly commerce: CustomObjects;
  readonly store: Pick<Store, 'id'>;
  readonly log: Log;
}

/** Each storefront counts on its own, so that its sweeper removes what it has counted, and nobody else's does. */
const limitsContainerOf = ({ id }: Pick<Store, 'id'>): string => `rate-limits.${id}`;

/** Counts calls per minute, name, and subject: all in the memory of this process, some in commercetools, too. */
export class RateLimits {
  readonly #limits: Limits;
  readonly #secrets: Secrets;
  /** By key, the one that has been quiet for longest first. */
  readonly #tallies = new Map<string, Tally>();
  #minute = 0;

  /** @param secrets keep what is stored from revealing an address. */
  constructor(limits: Limits, secrets: Secrets) {
    this.#limits = limits;
    this.#secrets = secrets;
  }

  /** How many subjects this process remembers at the moment. */
  get size(): number {
    return this.#tallies.size;
  }

  /**
   * Counts a call for each of its subjects. A caller who is known to be over a limit costs no call to commercetools and
   * no memory. An outage stops nobody: the calls this process has seen still count.
   * @param subjects who is calling, then what the call is about.
   * @throws ShopError `TooManyRequests` with `{ retryAfter }` in seconds.
   */
  async count(counting: Counting, name: LimitName, subjects: readonly Subject[]): Promise<void> {
    const now = Date.now();
    this.#startMinute(now);
    const limit = this.#limits[name];
    const tooMany = (count: number) => {
      if (count <= limit) return;
      const retryAfter = Math.ceil(((Math.floor(now / minute) + 1) * minute - now) / 1000);
      throw new ShopError('TooManyRequests', 'Too many attempts; try again later', { retryAfter });
    };
    const keys: string[] = [];
    for (const { kind, id } of subjects) {
      const key = `${name}-${digestOf(this.#secrets, 'limits', kind, id)}`;
      keys.push(key);
      // What a refused caller asks about is not even looked at: nobody fills the memory with invented IDs.
      tooMany(this.#see(key));
    }
    if (!sharedNames.includes(name)) return;
    const counts = await Promise.all(keys.map((key) => this.#share(counting, key, this.#minute)));
    counts.forEach(tooMany);
  }

  #startMinute(now: number): void {
    const current = Math.floor(now / minute);
    if (current === this.#minute) return;
    this.#minute = current;
    this.#tallies.clear();
  }

  /** Counts a call in this process. @returns which call of the minute it is, as far as this process knows. */
  #see(key: string): number {
    const tally = this.#tallies.get(key) ?? { seen: 0, shared: undefined };
    tally.seen += 1;
    this.#tallies.delete(key);
    this.#tallies.set(key, tally);
    if (this.#tallies.size > maxSubjects) {
      const [quietest] = this.#tallies.keys();
      if (quietest !== undefined) this.#tallies.delete(quietest);
    }
    return Math.max(tally.seen, tally.shared?.value?.count ?? 0);
  }

  /** Counts a call for all instances. @returns which call of the minute it is, 0 if that cannot be found out. */
  async #share({ commerce, store, log }: Counting, key: string, current: number): Promise<number> {
    // A subject has one record for all minutes: an attack leaves as many records as it has networks, not more.
    const countIn = (value: Count | null) => (value?.minute === current ? value.count : 0);
    const addOne = (value: Count | null) => ({ minute: current, count: countIn(value) + 1 });
    const place = { container: limitsContainerOf(store), key };
    const tally = this.#tallies.get(key);
    try {
      const known = tally?.shared;
      const stored = await changeShared(commerce, place, countSchema, addOne, { known, maxAttempts });
      if (tally) tally.shared = stored;
      return countIn(stored.value);
    } catch (error) {
      if (!isShopError(error)) throw error;
      log.warn('A call could not be counted for all instances', error);
      return 0;
    }
  }
}

/**
 * Removes the storefront's counts of past minutes, which nobody reads anymore.
 * @returns how many were removed.
 */
export const removeExpiredLimits = (counting: Counting): Promise<number> =>
  removeUnchanged(counting, limitsContainerOf(counting.store), 2 * minute);
