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
 * Delivers what a service tells the merchant, in the background, durably and in order: each receiver gets one body at a time, and
 * the next one only after it has accepted the one before, so one that is never accepted blocks all others.
 */
export class DeliveryQueue {
  readonly #database: DatabaseSync;
  readonly #table: string;
  readonly #endpointOf: (receiver: string) => Endpoint | undefined;
  /** Receivers whose queue is being delivered. */
  readonly #active = new Set<string>();

  /**
   * Resumes what an earlier run could not deliver.
   * @param service whose queue it is: part of a table's name.
   * @param endpointOf undefined if nothing is sent to a receiver.
   */
  constructor(
    database: DatabaseSync,
    service: string,
    endpointOf: (receiver: string) => Endpoint | undefined,
  ) {
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

  /** How many bodies have not been accepted yet. */
  get waiting(): number {
    return Number(this.#database.prepare(`SELECT COUNT(*) AS n FROM ${this.#table}`).get()?.['n']);
  }

  #isOpen(): boolean {
    return this.#database.isOpen;
  }

  /** Until the queue is empty, or the sandbox is shut down, whose next start resumes. */
  async #deliver(receiver: string): Promise<void> {
    if (this.#active.has(receiver)) return;
    this.#active.add(receiver);
    // Only after the transaction that has added it.
    await Promise.resolve();
    for (let failures = 0; this.#isOpen();) {
      const next = this.#database
        .prepare(`SELECT id, body FROM ${this.#table} WHERE receiver = ? ORDER BY id LIMIT 1`)
        .get(receiver);
      const endpoint = this.#endpointOf(receiver);
      if (!next || endpoint === undefined) break;
      const isAccepted = await post(endpoint, String(next['body']));
      if (!isAccepted) {
        await setTimeout(retryDelays[Math.min(failures, retryDelays.length - 1)], undefined, { ref: false });
        failures += 1;
      } else if (this.#isOpen()) {
        this.#database.prepare(`DELETE FROM ${this.#table} WHERE id = ?`).run(Number(next['id']));
        failures = 0;
      }
    }
    this.#active.delete(receiver);
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
