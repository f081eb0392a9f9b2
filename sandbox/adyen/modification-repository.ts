import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Modification } from './balance.ts';
import { modificationKinds } from './balance.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS adyen_payment_modifications (
    psp_reference TEXT PRIMARY KEY,
    payment TEXT NOT NULL REFERENCES adyen_payments ON DELETE CASCADE,
    kind TEXT NOT NULL,
    value INTEGER NOT NULL,
    success INTEGER NOT NULL,
    reference TEXT NOT NULL,
    reason TEXT NOT NULL
  ) STRICT;
`;

const rowSchema = z
  .object({
    psp_reference: z.string(),
    kind: z.enum(modificationKinds),
    value: z.int(),
    success: z.int().transform(Boolean),
    reference: z.string(),
    reason: z.string(),
  })
  .transform(({ psp_reference: pspReference, ...others }): Modification => ({ pspReference, ...others }));

/** What was done with payments after their authorization, on disk. */
export class ModificationRepository {
  readonly #database: DatabaseSync;

  /** The payments' tables must exist. */
  constructor(database: DatabaseSync) {
    database.exec(tables);
    this.#database = database;
  }

  /** @param payment the payment's pspReference */
  add(payment: string, { pspReference, kind, value, success, reference, reason }: Modification): void {
    this.#database
      .prepare('INSERT INTO adyen_payment_modifications VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(pspReference, payment, kind, value, Number(success), reference, reason);
  }

  /** A modification that had succeeded has failed after all. */
  fail(pspReference: string, reason: string): void {
    this.#database
      .prepare('UPDATE adyen_payment_modifications SET success = 0, reason = ? WHERE psp_reference = ?')
      .run(reason, pspReference);
  }

  /** All modifications of a payment, oldest first. */
  of(payment: string): Modification[] {
    return this.#database
      .prepare('SELECT * FROM adyen_payment_modifications WHERE payment = ? ORDER BY rowid')
      .all(payment)
      .map((row) => rowSchema.parse(row));
  }
}
