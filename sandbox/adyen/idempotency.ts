import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { invalid } from './api-error.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS adyen_idempotency (
    key TEXT PRIMARY KEY,
    request_hash TEXT NOT NULL,
    status INTEGER NOT NULL,
    answer TEXT NOT NULL
  ) STRICT;
  DELETE FROM adyen_idempotency WHERE status = 0;
`;
const rowSchema = z.object({ request_hash: z.string(), status: z.int(), answer: z.string() });
/** Status of a request whose response is still being computed. */
const underWay = 0;

/**
 * Returns the first response for a request that repeats an `Idempotency-Key`, without executing it again. The same key
 * with a different path or body, or while the first request is in progress, is rejected with 704, as Adyen does.
 */
export function idempotency(database: DatabaseSync): MiddlewareHandler {
  database.exec(tables);
  const find = database.prepare('SELECT request_hash, status, answer FROM adyen_idempotency WHERE key = ?');
  const begin = database.prepare('INSERT INTO adyen_idempotency VALUES (?, ?, 0, ?)');
  const finish = database.prepare('UPDATE adyen_idempotency SET status = ?, answer = ? WHERE key = ?');
  const forget = database.prepare('DELETE FROM adyen_idempotency WHERE key = ?');

  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined) return next();
    if (key.length > 64) throw invalid('702', 'Idempotency-Key is longer than 64 characters');
    const hash = createHash('sha256')
      .update(`${c.req.path}\n${await c.req.text()}`)
      .digest('hex');
    const found = find.get(key);
    if (found) {
      const earlier = rowSchema.parse(found);
      if (earlier.request_hash !== hash || earlier.status === underWay) {
        throw invalid('704', 'request already processed or in progress');
      }
      return new Response(earlier.answer, {
        status: earlier.status,
        headers: { 'content-type': 'application/json' },
      });
    }
    begin.run(key, hash, '');
    try {
      await next();
    } catch (error) {
      forget.run(key);
      throw error;
    }
    if (c.res.status < 500) finish.run(c.res.status, await c.res.clone().text(), key);
    else forget.run(key);
  };
}
