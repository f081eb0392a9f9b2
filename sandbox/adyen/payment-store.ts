import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';
import type { BankChoice, Payment } from './payment.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS adyen_payments (
    psp_reference TEXT PRIMARY KEY,
    bank_token TEXT NOT NULL UNIQUE,
    payment TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS adyen_bank_answers (
    token TEXT PRIMARY KEY,
    psp_reference TEXT NOT NULL,
    choice TEXT NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
`;

/** What the shopper chose at the bank, which can be fetched once with the token the shopper carries back. */
interface BankAnswer {
  readonly psp_reference: string;
  readonly choice: BankChoice;
  readonly used: 0 | 1;
}

/** The stand-in's payments on disk. */
export class PaymentStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    database.exec(tables);
    this.#database = database;
  }

  /** Runs `work`; either everything it stores, including webhooks, is kept or nothing. */
  atomically<Result>(work: () => Result): Result {
    return inTransaction(this.#database, work);
  }

  save(payment: Payment): void {
    this.#database
      .prepare(
        `INSERT INTO adyen_payments (psp_reference, bank_token, payment) VALUES (?, ?, ?)
         ON CONFLICT (psp_reference) DO UPDATE SET payment = excluded.payment`,
      )
      .run(payment.pspReference, payment.bankToken, JSON.stringify(payment));
  }

  byPspReference(pspReference: string): Payment | undefined {
    return this.list('psp_reference = ?', pspReference)[0];
  }

  byBankToken(bankToken: string): Payment | undefined {
    return this.list('bank_token = ?', bankToken)[0];
  }

  latest(reference: string): Payment | undefined {
    return this.list("payment ->> 'reference' = ?", reference).at(-1);
  }

  /** Payments that meet a condition of SQL, oldest first; all of them without one. */
  list(condition = 'TRUE', ...values: string[]): Payment[] {
    return this.#database
      .prepare(`SELECT payment FROM adyen_payments WHERE ${condition} ORDER BY rowid`)
      .all(...values)
      .map(({ payment }) => JSON.parse(String(payment)) as Payment);
  }

  addBankAnswer(token: string, pspReference: string, choice: BankChoice): void {
    this.#database
      .prepare('INSERT INTO adyen_bank_answers (token, psp_reference, choice) VALUES (?, ?, ?)')
      .run(token, pspReference, choice);
  }

  bankAnswer(token: string): BankAnswer | undefined {
    const row = this.#database.prepare('SELECT * FROM adyen_bank_answers WHERE token = ?').get(token);
    return row as BankAnswer | undefined;
  }

  useBankAnswer(token: string): void {
    this.#database.prepare('UPDATE adyen_bank_answers SET used = 1 WHERE token = ?').run(token);
  }
}
