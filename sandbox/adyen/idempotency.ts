import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { inProgress, invalid } from './api-error.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS adyen_idempotency_keys (
    key TEXT PRIMARY KEY,
    request_hash TEXT NOT NULL,
    status INTEGER NOT NULL,
    answer TEXT NOT NULL,
    stored_at INTEGER NOT NULL
  ) STRICT;
  DELETE FROM adyen_idempotency_keys WHERE status = 0;
`;
const rowSchema = z.object({ request_hash: z.string(), status: z.int(), answer: z.string() });
/** Status of a request whose response is still being computed. */
const underWay = 0;

/** How long Adyen keeps a key at least, in milliseconds: 7 days. The stand-in does not keep it any longer. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** What the middleware gives to handlers. */
export interface IdempotencyEnv {
  readonly Variables: {
    /**
     * Stores the response with the request's key, if it has one; to be called in the transaction in which the request is
     * executed, so that a process that is killed leaves either both or nothing.
     */
    readonly remember: ((status: number, answer: string) => void) | undefined;
  };
}

/**
 * Returns the first response for a request that repeats an `Idempotency-Key`, without executing it again, and names the
 * key in the response. The same key with a different path or body, or while the first request is in progress, is
 * rejected with 704, as Adyen does. A transient error is not stored. Keys belong to the company account; the stand-in
 * has one.
 * @param now milliseconds since 1970
 */
export function idempotency(database: DatabaseSync, now: () => number): MiddlewareHandler<IdempotencyEnv> {
  database.exec(tables);
  const table = 'adyen_idempotency_keys';
  const age = database.prepare(`DELETE FROM ${table} WHERE stored_at < ?`);
  const find = database.prepare(`SELECT request_hash, status, answer FROM ${table} WHERE key = ?`);
  const begin = database.prepare(`INSERT INTO ${table} VALUES (?, ?, ${underWay}, '', ?)`);
  const finish = database.prepare(`UPDATE ${table} SET status = ?, answer = ? WHERE key = ?`);
  const forget = database.prepare(`DELETE FROM ${table} WHERE key = ?`);

  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined) return next();
    if (key.length > 64) throw invalid('702', 'Idempotency-Key is longer than 64 characters');
    c.header('idempotency-key', key);
    const hash = createHash('sha256')
      .update(`${c.req.path}\n${await c.req.text()}`)
      .digest('hex');
    age.run(now() - lifetime);
    const found = find.get(key);
    if (found) {
      const earlier = rowSchema.parse(found);
      if (earlier.request_hash !== hash || earlier.status === underWay) throw inProgress();
      return new Response(earlier.answer, {
        status: earlier.status,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      });
    }
    begin.run(key, hash, now());
    c.set('remember', (status, answer) => void finish.run(status, answer, key));
    try {
      await next();
    } catch (error) {
      forget.run(key);
      throw error;
    }
    const answer = c.res.clone();
    if (answer.headers.has('transient-error')) forget.run(key);
    else finish.run(answer.status, await answer.text(), key);
  };
}
