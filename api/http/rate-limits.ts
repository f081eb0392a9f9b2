import { z } from 'zod';
import type { Store } from '../../stores/types.ts';
import type { CustomObjects } from '../../commerce/custom-objects.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { digestOf, type Secrets } from '../context/derived-keys.ts';
import type { Log } from '../context/log.ts';
import { changeShared, type Place, removeUnchanged, type SharedValue } from '../context/shared-values.ts';

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

/** How many calls one network, and one cart, payment, or email address, may make per minute, or per hour (`hourlyNames`). */
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
  withdrawals: 5,
  orderLinks: 5,
  messages: 5,
  restock: 5,
  restockLinks: 120,
};

/** What is counted per hour: whatever has the shop write to an email address that anybody may type. */
const hourlyNames: readonly LimitName[] = ['withdrawals', 'orderLinks', 'messages', 'restock'];

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

/** How long calls are counted before counting starts over, in milliseconds. */
const lengthOf = { minute: 60_000, hour: 3_600_000 };
type Period = keyof typeof lengthOf;
const periodOf = (name: LimitName): Period => (hourlyNames.includes(name) ? 'hour' : 'minute');

/** How often to try to count a call while other instances count theirs. */
const maxAttempts = 3;

/**
 * How many subjects of each period a process remembers, about 8 MB; beyond that, it forgets those that have been quiet for
 * longest.
 */
export const maxSubjects = 20_000;

/** The number of the period since 1970, and the calls in it. */
const countSchema = z.object({ period: z.int(), count: z.int().min(0) });
type Count = z.infer<typeof countSchema>;

/** What this process knows about the calls of one subject in the current period. */
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
const limitsContainerOf = ({ id }: Pick<Store, 'id'>, period: Period): string =>
  period === 'minute' ? `rate-limits.${id}` : `rate-limits-hourly.${id}`;

/** What a process remembers about everybody who called in the current minute or hour. */
class Tallies {
  readonly #length: number;
  /** By key, the one that has been quiet for longest first. */
  readonly #tallies = new Map<string, Tally>();
  #period = 0;

  constructor(period: Period) {
    this.#length = lengthOf[period];
  }

  get size(): number {
    return this.#tallies.size;
  }

  get(key: string): Tally | undefined {
    return this.#tallies.get(key);
  }

  /** Forgets everybody if a new period has begun. @returns its number, and when it ends (ms since 1970). */
  startPeriod(now: number): { period: number; end: number } {
    const period = Math.floor(now / this.#length);
    if (period !== this.#period) this.#tallies.clear();
    this.#period = period;
    return { period, end: (period + 1) * this.#length };
  }

  /** Counts a call in this process. @returns which call of the period it is, as far as this process knows. */
  see(key: string): number {
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
}

/** Counts calls per period, name, and subject: all in the memory of this process, some in commercetools, too. */
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
    const tallies = this.#tallies[periodOf(name)];
    const { period, end } = tallies.startPeriod(now);
    const limit = this.#limits[name];
    const tooMany = (count: number) => {
      if (count <= limit) return;
      const retryAfter = Math.ceil((end - now) / 1000);
      throw new ShopError('TooManyRequests', 'Too many attempts; try again later', { retryAfter });
    };
    const keys: string[] = [];
    for (const { kind, id } of subjects) {
      const key = `${name}-${digestOf(this.#secrets, 'limits', kind, id)}`;
      keys.push(key);
      // What a refused caller asks about is not even looked at: nobody fills the memory with invented IDs.
      tooMany(tallies.see(key));
    }
    if (!sharedNames.includes(name)) return;
    const container = limitsContainerOf(counting.store, periodOf(name));
    const shareOne = (key: string) => share(counting, { container, key }, tallies.get(key), period);
    (await Promise.all(keys.map(shareOne))).forEach(tooMany);
  }
}

/** Counts a call for all instances. @returns which call of the period it is, 0 if that cannot be found out. */
async function share(
  { commerce, log }: Counting,
  place: Place,
  tally: Tally | undefined,
  period: number,
): Promise<number> {
  // A subject has one record for all periods: an attack leaves as many records as it has networks, not more.
  const countIn = (value: Count | null) => (value?.period === period ? value.count : 0);
  const addOne = (value: Count | null) => ({ period, count: countIn(value) + 1 });
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
