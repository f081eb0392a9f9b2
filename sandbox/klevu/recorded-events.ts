/** An event that a shop sent, in the order of arrival. */
export interface RecordedEvent {
  /** Counts up from 1, also across a fresh start. */
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
  readonly version: 1 | 2;
  /** The path of version 1, e.g. `n-search/search`, or the event's name in version 2, e.g. `order_purchase`. */
  readonly name: string;
  /** Null if it names none. */
  readonly apiKey: string | null;
  /** Why it was refused, or null. */
  readonly problem: string | null;
  /** The fields of the form, or the event. */
  readonly content: unknown;
}

/** The latest events; older ones are forgotten. */
export interface RecordedEvents {
  readonly add: (event: Omit<RecordedEvent, 'number' | 'at'>) => void;
  /** Oldest first, including those that were refused. */
  readonly list: () => readonly RecordedEvent[];
  readonly clear: () => void;
}

export function createRecordedEvents(limit = 2_000): RecordedEvents {
  let events: RecordedEvent[] = [];
  let count = 0;
  return {
    add(event) {
      count += 1;
      events = [...events, { number: count, at: new Date().toISOString(), ...event }].slice(-limit);
    },
    list: () => events,
    clear: () => {
      events = [];
    },
  };
}
