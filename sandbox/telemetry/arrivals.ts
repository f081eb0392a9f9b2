/** What a shop has configured at the services that observe it. */
export interface TelemetrySeed {
  /** The Sentry project that accepts reports, and the public key in its DSN. */
  readonly sentry: { readonly project: string; readonly publicKey: string };
  /** IDs of the tag manager's containers, e.g. `GTM-ABC123`. */
  readonly containers: readonly string[];
}

/** Something a shop sent, in the order of arrival. */
export interface Arrival {
  /** Counts up from 1, also across a fresh start. */
  readonly number: number;
  readonly service: 'sentry' | 'tag-manager';
  /** The kind of a Sentry item (`event`, `transaction`, …; `csp` for a policy violation), or the event's name in a tag manager's data layer. */
  readonly kind: string;
  /** ISO 8601. */
  readonly at: string;
  /** The ID of the page that sent it, for tag managers; null for Sentry. */
  readonly page: string | null;
  readonly content: unknown;
}

/** The latest arrivals are kept; older ones are forgotten. */
const maxArrivals = 2_000;

export class Arrivals {
  #count = 0;
  /** Oldest first. */
  list: readonly Arrival[] = [];

  add(arrival: Omit<Arrival, 'number' | 'at'>): void {
    this.#count += 1;
    const added = { number: this.#count, at: new Date().toISOString(), ...arrival };
    this.list = [...this.list, added].slice(-maxArrivals);
  }
}
