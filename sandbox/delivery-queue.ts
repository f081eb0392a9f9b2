import type { DatabaseSync } from 'node:sqlite';
import { lookup } from 'node:dns';
import { request, type RequestOptions } from 'node:http';
import { setTimeout } from 'node:timers/promises';

type Lookup = NonNullable<RequestOptions['lookup']>;

/** Where something is delivered, and with which headers beside those of its body. */
interface Endpoint {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** In milliseconds. Shorter than the services', so that a shop that was down recovers while somebody watches. */
const retryDelays = [250, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];

/**
 * Delivers what a service tells the merchant, in the background and durably: each body until it is accepted. With one at a time, in
 * order: then one that is never accepted blocks all others.
 */
export class DeliveryQueue {
  readonly #database: DatabaseSync;
  readonly #table: string;
  readonly #endpointOf: (receiver: string) => Endpoint | undefined;
  readonly #atOnce: number;
  /** How many bodies are being delivered to a receiver. */
  readonly #deliveries = new Map<string, number>();
  /** The IDs of all of them. */
  readonly #underWay = new Set<number>();

  /**
   * Resumes what an earlier run could not deliver.
   * @param service whose queue it is: part of a table's name.
   * @param endpointOf undefined if nothing is sent to a receiver.
   * @param atOnce how many bodies a receiver gets at the same time.
   */
  constructor(
    database: DatabaseSync,
    service: string,
    endpointOf: (receiver: string) => Endpoint | undefined,
    atOnce = 1,
  ) {
    this.#atOnce = atOnce;
    this.#database = database;
    this.#table = `${service}_queue`;
    this.#endpointOf = endpointOf;
    database.exec(`CREATE TABLE IF NOT EXISTS ${this.#table} (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      receiver TEXT NOT NULL,
      body TEXT NOT NULL
    ) STRICT;`);
    for (const { receiver } of database.prepare(`SELECT DISTINCT receiver FROM ${this.#table}`).all())
      void this.#deliver(String(receiver));
  }

  add(receiver: string, body: string): void {
    if (this.#endpointOf(receiver) === undefined) return;
    this.#database.prepare(`INSERT INTO ${this.#table} (receiver, body) VALUES (?, ?)`).run(receiver, body);
    void this.#deliver(receiver);
  }

  get waiting(): number {
    return Number(this.#database.prepare(`SELECT COUNT(*) AS n FROM ${this.#table}`).get()?.['n']);
  }

  #isOpen(): boolean {
    return this.#database.isOpen;
  }

  /** Until the queue is empty, or the sandbox is shut down, whose next start resumes. */
  async #deliver(receiver: string): Promise<void> {
    const others = this.#deliveries.get(receiver) ?? 0;
    if (others >= this.#atOnce) return;
    this.#deliveries.set(receiver, others + 1);
    // Only after the transaction that has added it.
    await Promise.resolve();
    for (let next = this.#nextFor(receiver); next; next = this.#nextFor(receiver)) {
      this.#underWay.add(next.id);
      for (let failures = 0; this.#isOpen() && !(await post(next.endpoint, next.body)); failures += 1)
        await setTimeout(retryDelays[Math.min(failures, retryDelays.length - 1)], undefined, { ref: false });
      if (this.#isOpen()) this.#database.prepare(`DELETE FROM ${this.#table} WHERE id = ?`).run(next.id);
      this.#underWay.delete(next.id);
    }
    this.#deliveries.set(receiver, (this.#deliveries.get(receiver) ?? 1) - 1);
  }

  #nextFor(receiver: string) {
    const endpoint = this.#endpointOf(receiver);
    if (!this.#isOpen() || endpoint === undefined) return undefined;
    const next = this.#database
      .prepare(`SELECT id, body FROM ${this.#table} WHERE receiver = ? ORDER BY id LIMIT ?`)
      .all(receiver, this.#atOnce)
      .find(({ id }) => !this.#underWay.has(Number(id)));
    return next && { endpoint, id: Number(next['id']), body: String(next['body']) };
  }
}

/** Returns whether the receiver accepted a body: any 2xx response within ten seconds. */
function post({ url, headers }: Endpoint, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(10_000),
      // Each uses its own connection: one that is kept open would prevent a receiver from closing.
      agent: false,
      // Names below `localhost` refer to this machine, although only browsers know that.
      lookup: ((host, asked, callback) =>
        lookup(host.endsWith('.localhost') ? 'localhost' : host, asked, callback)) satisfies Lookup,
    };
    const sent = request(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.resume();
      resolve(statusCode >= 200 && statusCode < 300);
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
