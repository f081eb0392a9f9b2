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

/** The latest arrivals; older ones are forgotten. */
export interface Arrivals {
  readonly add: (arrival: Pick<Arrival, 'service' | 'kind' | 'page' | 'content'>) => void;
  /** Oldest first. */
  readonly list: () => readonly Arrival[];
  readonly clear: () => void;
}

export function createArrivals(limit = 2_000): Arrivals {
  let arrivals: Arrival[] = [];
  let count = 0;
  return {
    add(arrival) {
      count += 1;
      arrivals = [...arrivals, { number: count, at: new Date().toISOString(), ...arrival }].slice(-limit);
    },
    list: () => arrivals,
    clear: () => {
      arrivals = [];
    },
  };
}
