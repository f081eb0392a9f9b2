import { z } from 'zod';
import type { SharedValue } from '../context/shared-values.ts';

/** For how long a call counts, in milliseconds. */
export const lengthOf = { minute: 60_000, hour: 3_600_000 };
export type Period = keyof typeof lengthOf;

/**
 * How many subjects of each period a process remembers, and how many of their calls, about 8 MB; beyond that, it forgets those
 * that have been quiet for longest.
 */
export const maxSubjects = 20_000;
const maxCalls = 200_000;

/** When each of the calls that were let through was made, in milliseconds since 1970, oldest first. */
export const callsSchema = z.object({ calls: z.array(z.int()) });
export type Calls = z.infer<typeof callsSchema>;

/** What this process knows about the calls of one subject. */
export interface Tally {
  /** The calls that this process has let through. */
  seen: number[];
  /** The calls of all instances. */
  shared: SharedValue<Calls> | undefined;
}

/** What a process remembers about everybody who called in the last minute or hour. */
export class Tallies {
  readonly length: number;
  /** By key, the one that has been quiet for longest first. */
  readonly #tallies = new Map<string, Tally>();
  #calls = 0;

  constructor(period: Period) {
    this.length = lengthOf[period];
  }

  get size(): number {
    return this.#tallies.size;
  }

  get(key: string): Tally | undefined {
    return this.#tallies.get(key);
  }

  /** Those of some calls that still count. */
  recent(calls: readonly number[], now: number): number[] {
    return calls.filter((at) => now - at < this.length);
  }

  /** The calls of a subject that count, as far as this process knows. */
  known(key: string, now: number): readonly number[] {
    const tally = this.#tallies.get(key);
    const seen = this.recent(tally?.seen ?? [], now);
    const shared = this.recent(tally?.shared?.value?.calls ?? [], now);
    return seen.length > shared.length ? seen : shared;
  }

  /** Remembers a call, and forgets those who have been quiet for longest, or for so long that none of their calls counts. */
  see(key: string, now: number): void {
    const tally = this.#forget(key) ?? { seen: [], shared: undefined };
    tally.seen = [...this.recent(tally.seen, now), now];
    this.#tallies.set(key, tally);
    this.#calls += tally.seen.length;
    for (const [quietest, { seen }] of this.#tallies) {
      const isOver = now - (seen.at(-1) ?? 0) >= this.length;
      if (!isOver && this.#tallies.size <= maxSubjects && this.#calls <= maxCalls) return;
      this.#forget(quietest);
    }
  }

  #forget(key: string): Tally | undefined {
    const tally = this.#tallies.get(key);
    if (this.#tallies.delete(key)) this.#calls -= tally?.seen.length ?? 0;
    return tally;
  }
}
