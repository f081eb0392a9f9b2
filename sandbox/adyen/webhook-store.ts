import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const tables = `
  CREATE TABLE IF NOT EXISTS adyen_webhook_queue (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL,
    body TEXT NOT NULL,
    queued_at INTEGER NOT NULL,
    -- 0 if it is due as soon as it is queued
    due_at INTEGER NOT NULL,
    held TEXT,
    attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT;
`;

/**
 * Why a webhook waits although it is due: `until-released` by a test, or `until-overtaken` by another webhook of its
 * queue.
 */
export type Hold = 'until-released' | 'until-overtaken';

const rowSchema = z.object({ id: z.int(), body: z.string(), attempts: z.int(), queued_at: z.int() });
const countSchema = z.object({ waiting: z.int() });
const dueSchema = z.object({ due: z.int().nullable() });
const accountSchema = z.object({ account: z.string() });

/** A webhook that has not been accepted yet; `queuedAt` in milliseconds since 1970. */
export interface WaitingWebhook {
  readonly id: number;
  readonly body: string;
  readonly attempts: number;
  readonly queuedAt: number;
}

/** Undelivered webhooks on disk: one queue per merchant account, which has one endpoint. */
export class WebhookStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    database.exec(tables);
    this.#database = database;
  }

  /** Whether it can still be used; a sandbox that shuts down closes its database. */
  get isOpen(): boolean {
    return this.#database.isOpen;
  }

  /** @param now in milliseconds since 1970, like `dueAt`, which is 0 for a webhook that is due at once */
  add(account: string, body: string, now: number, dueAt: number, hold: Hold | null): void {
    this.#database
      .prepare(
        'INSERT INTO adyen_webhook_queue (account, body, queued_at, due_at, held) VALUES (?, ?, ?, ?, ?)',
      )
      .run(account, body, now, dueAt, hold);
  }

  /** The first webhook of the account's queue that may be sent now. */
  next(account: string, now: number): WaitingWebhook | undefined {
    const row = this.#database
      .prepare(
        `SELECT id, body, attempts, queued_at FROM adyen_webhook_queue
         WHERE account = ? AND held IS NULL AND due_at <= ? ORDER BY id LIMIT 1`,
      )
      .get(account, now);
    if (!row) return undefined;
    const { queued_at: queuedAt, ...others } = rowSchema.parse(row);
    return { ...others, queuedAt };
  }

  /** When the next webhook of the account's queue becomes due. */
  nextDue(account: string): number | undefined {
    const row = this.#database
      .prepare('SELECT MIN(due_at) AS due FROM adyen_webhook_queue WHERE account = ? AND held IS NULL')
      .get(account);
    return dueSchema.parse(row).due ?? undefined;
  }

  /** The webhook needs no further attempt; what waited for it to overtake may follow. */
  remove(id: number, account: string): void {
    this.#database.prepare('DELETE FROM adyen_webhook_queue WHERE id = ?').run(id);
    this.#database
      .prepare("UPDATE adyen_webhook_queue SET held = NULL WHERE account = ? AND held = 'until-overtaken'")
      .run(account);
  }

  countAttempt(id: number): void {
    this.#database.prepare('UPDATE adyen_webhook_queue SET attempts = attempts + 1 WHERE id = ?').run(id);
  }

  /** Makes everything deliverable now. */
  releaseAll(): void {
    this.#database.exec('UPDATE adyen_webhook_queue SET held = NULL, due_at = 0');
  }

  /** Accounts whose queue is not empty. */
  accounts(): string[] {
    return this.#database
      .prepare('SELECT DISTINCT account FROM adyen_webhook_queue')
      .all()
      .map((row) => accountSchema.parse(row).account);
  }

  /** How many webhooks have not been accepted yet. */
  count(): number {
    return countSchema.parse(
      this.#database.prepare('SELECT COUNT(*) AS waiting FROM adyen_webhook_queue').get(),
    ).waiting;
  }
}
