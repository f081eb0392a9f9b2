import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../database.ts';
import type { BankChoice, Payment } from './payment.ts';
import { bankChoices } from './payment.ts';
import { amountSchema } from './requests.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS adyen_payments (
    psp_reference TEXT PRIMARY KEY,
    bank_token TEXT NOT NULL UNIQUE,
    payment TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS adyen_bank_answers (
    token TEXT PRIMARY KEY,
    psp_reference TEXT NOT NULL REFERENCES adyen_payments ON DELETE CASCADE,
    choice TEXT NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS adyen_modifications (
    psp_reference TEXT PRIMARY KEY,
    payment TEXT NOT NULL REFERENCES adyen_payments ON DELETE CASCADE,
    kind TEXT NOT NULL,
    value INTEGER NOT NULL,
    success INTEGER NOT NULL
  ) STRICT;
`;

const refusalSchema = z.object({
  resultCode: z.enum(['Refused', 'Cancelled', 'Error']),
  reason: z.string(),
  reasonCode: z.string(),
});

const paymentSchema = z.object({
  pspReference: z.string(),
  merchantAccount: z.string(),
  reference: z.string(),
  amount: amountSchema,
  method: z.string(),
  brand: z.string().exactOptional(),
  returnUrl: z.string(),
  resultCode: z.enum([
    'RedirectShopper',
    'IdentifyShopper',
    'Pending',
    'Authorised',
    'Refused',
    'Cancelled',
    'Error',
  ]),
  refusal: refusalSchema.exactOptional(),
  issuerRefusal: refusalSchema.exactOptional(),
  bankToken: z.string(),
}) satisfies z.ZodType<Payment>;

const rowSchema = z.object({ payment: z.string() });
const bankAnswerSchema = z.object({
  psp_reference: z.string(),
  choice: z.enum(bankChoices),
  used: z.int(),
});
const modificationSchema = z.object({
  kind: z.enum(['cancel', 'capture', 'refund', 'reversal']),
  value: z.int(),
  success: z.int().transform(Boolean),
});

/** What can be done with a payment afterwards. */
export type ModificationKind = z.infer<typeof modificationSchema>['kind'];

/** Something done with a payment afterwards; `value` in minor units. */
export type Modification = z.infer<typeof modificationSchema>;

/** What the shopper chose at the bank, which can be fetched once with the token the shopper carries back. */
interface BankAnswer {
  readonly pspReference: string;
  readonly choice: BankChoice;
  readonly used: boolean;
}

/** The stand-in's payments on disk. */
export class PaymentRepository {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    database.exec(tables);
    this.#database = database;
  }

  /** Runs `work`; either everything it stores, including webhooks, is kept or nothing. */
  atomically<Result>(work: () => Result): Result {
    return inTransaction(this.#database, work);
  }

  /** Stores a payment or its new state. */
  save(payment: Payment): void {
    this.#database
      .prepare(
        `INSERT INTO adyen_payments (psp_reference, bank_token, payment) VALUES (?, ?, ?)
         ON CONFLICT (psp_reference) DO UPDATE SET payment = excluded.payment`,
      )
      .run(payment.pspReference, payment.bankToken, JSON.stringify(payment));
  }

  byPspReference(pspReference: string): Payment | undefined {
    return this.#read('psp_reference', pspReference);
  }

  byBankToken(bankToken: string): Payment | undefined {
    return this.#read('bank_token', bankToken);
  }

  addBankAnswer(token: string, pspReference: string, choice: BankChoice): void {
    this.#database
      .prepare('INSERT INTO adyen_bank_answers (token, psp_reference, choice) VALUES (?, ?, ?)')
      .run(token, pspReference, choice);
  }

  bankAnswer(token: string): BankAnswer | undefined {
    const row = this.#database
      .prepare('SELECT psp_reference, choice, used FROM adyen_bank_answers WHERE token = ?')
      .get(token);
    if (!row) return undefined;
    const { psp_reference: pspReference, choice, used } = bankAnswerSchema.parse(row);
    return { pspReference, choice, used: used === 1 };
  }

  useBankAnswer(token: string): void {
    this.#database.prepare('UPDATE adyen_bank_answers SET used = 1 WHERE token = ?').run(token);
  }

  addModification(pspReference: string, payment: string, { kind, value, success }: Modification): void {
    this.#database
      .prepare(
        'INSERT INTO adyen_modifications (psp_reference, payment, kind, value, success) VALUES (?, ?, ?, ?, ?)',
      )
      .run(pspReference, payment, kind, value, Number(success));
  }

  /** All modifications of a payment, oldest first. */
  modificationsOf(payment: string): Modification[] {
    return this.#database
      .prepare('SELECT kind, value, success FROM adyen_modifications WHERE payment = ? ORDER BY rowid')
      .all(payment)
      .map((row) => modificationSchema.parse(row));
  }

  #read(column: 'psp_reference' | 'bank_token', value: string): Payment | undefined {
    const row = this.#database.prepare(`SELECT payment FROM adyen_payments WHERE ${column} = ?`).get(value);
    return row && paymentSchema.parse(JSON.parse(rowSchema.parse(row).payment));
  }
}
