import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../database.ts';
import type { BankChoice, Payment } from './payment.ts';
import { bankChoices, resultCodes } from './payment.ts';
import { paypalOrderSchema } from './paypal/order.ts';
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
  authorised: z.int().exactOptional(),
  capture: z.enum(['automatic', 'manual']).default('automatic'),
  issuerApproves: z.int().exactOptional(),
  method: z.string(),
  brand: z.string().exactOptional(),
  sheetTotal: amountSchema.exactOptional(),
  paypal: paypalOrderSchema.exactOptional(),
  returnUrl: z.string(),
  resultCode: z.enum(resultCodes),
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
const paymentOfRow = (row: unknown): Payment => paymentSchema.parse(JSON.parse(rowSchema.parse(row).payment));

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

  /** Payments, oldest first: all of them, or those with the merchant's `reference`. */
  list(reference?: string): Payment[] {
    const condition = reference === undefined ? '' : "WHERE payment ->> 'reference' = ?";
    return this.#database
      .prepare(`SELECT payment FROM adyen_payments ${condition} ORDER BY rowid`)
      .all(...(reference === undefined ? [] : [reference]))
      .map(paymentOfRow);
  }

  #read(column: 'psp_reference' | 'bank_token', value: string): Payment | undefined {
    const row = this.#database.prepare(`SELECT payment FROM adyen_payments WHERE ${column} = ?`).get(value);
    return row && paymentOfRow(row);
  }
}
