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
 * Delivers what a service tells the merchant, in the background and durably: each body until it is accepted. What is not accepted is
 * tried again later, and keeps nothing else waiting.
 */
export class DeliveryQueue {
  readonly #database: DatabaseSync;
  readonly #table: string;
  readonly #endpointOf: (receiver: string) => Endpoint | undefined;
  readonly #atOnce: number;
  /** The turns of each receiver. */
  readonly #turns = new Map<string, ReturnType<typeof takeTurns>>();

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
    for (const { id, receiver } of database.prepare(`SELECT id, receiver FROM ${this.#table}`).all())
      void this.#deliver(Number(id), String(receiver));
  }

  add(receiver: string, body: string): void {
    if (this.#endpointOf(receiver) === undefined) return;
    const insert = this.#database.prepare(`INSERT INTO ${this.#table} (receiver, body) VALUES (?, ?)`);
    void this.#deliver(Number(insert.run(receiver, body).lastInsertRowid), receiver);
  }

  get waiting(): number {
    return Number(this.#database.prepare(`SELECT COUNT(*) AS n FROM ${this.#table}`).get()?.['n']);
  }

  #isOpen(): boolean {
    return this.#database.isOpen;
  }

  /** Until it is accepted, or the sandbox is shut down, whose next start resumes. */
  async #deliver(id: number, receiver: string): Promise<void> {
    // Only after the transaction that has added it.
    await Promise.resolve();
    const inTurn = this.#turns.get(receiver) ?? takeTurns(this.#atOnce);
    this.#turns.set(receiver, inTurn);
    for (let failures = 0; !(await inTurn(() => this.#attempt(id, receiver))); failures += 1)
      await setTimeout(retryDelays[Math.min(failures, retryDelays.length - 1)], undefined, { ref: false });
  }

  /** Returns whether there is nothing left to do: it is accepted, or gone. */
  async #attempt(id: number, receiver: string): Promise<boolean> {
    if (!this.#isOpen()) return true;
    const endpoint = this.#endpointOf(receiver);
    const row = this.#database.prepare(`SELECT body FROM ${this.#table} WHERE id = ?`).get(id);
    if (!row || !endpoint) return true;
    if (!(await post(endpoint, String(row['body'])))) return false;
    if (this.#isOpen()) this.#database.prepare(`DELETE FROM ${this.#table} WHERE id = ?`).run(id);
    return true;
  }
}

/** Begins work in the order in which it is given, and does so much of it at the same time. */
function takeTurns(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((begin) => waiting.push(begin));
    else free -= 1;
    const result = await work();
    const next = waiting.shift();
    if (next) next();
    else free += 1;
    return result;
  };
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
