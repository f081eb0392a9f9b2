interface Entry<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * What a process remembers of what clients send, by key: bounded in number and in time, so that no client fills the memory.
 * Nothing else may keep, beyond a request, what a client's text is the key of. A key is short, e.g. a digest.
 */
export class Recent<Value> {
  readonly #limit: number;
  readonly #age: number;
  /** The one that was set first comes first. */
  readonly #entries = new Map<string, Entry<Value>>();

  /**
   * @param limit how many are remembered; the one that was set longest ago is forgotten for the next.
   * @param age for how long, in milliseconds.
   */
  constructor({ limit, age }: { readonly limit: number; readonly age: number }) {
    this.#limit = limit;
    this.#age = age;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && Date.now() < entry.until ? entry.value : undefined;
  }

  set(key: string, value: Value): void {
    const now = Date.now();
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + this.#age });
    for (const [oldest, { until }] of this.#entries) {
      if (now < until && this.#entries.size <= this.#limit) break;
      this.#entries.delete(oldest);
    }
  }
}
