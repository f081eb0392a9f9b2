import type { DatabaseSync } from 'node:sqlite';
import { hmacValidator as HmacValidator } from '@adyen/api-library';
import { z } from 'zod';
import type { Payment } from './payment.ts';
import type { Amount } from './requests.ts';
import { post } from './webhook-delivery.ts';

type NotificationRequestItem = Exclude<Parameters<HmacValidator['calculateHmac']>[0], string>;

/** Something Adyen reports to the merchant's server about a payment. */
export interface WebhookEvent {
  readonly eventCode: 'AUTHORISATION' | 'CAPTURE' | 'CANCELLATION' | 'REFUND' | 'CANCEL_OR_REFUND';
  readonly payment: Payment;
  /** Reference of the modification; for an authorization, the payment's own. */
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly amount: Amount;
  readonly success: boolean;
  /** A description, empty if it was successful. */
  readonly reason: string;
}

interface WebhookOptions {
  /** Where to send what concerns a merchant account; if omitted, nothing is sent. */
  readonly urlOf: ((merchantAccount: string) => string | undefined) | undefined;
  /** Hexadecimal key with which the receiver verifies signatures. */
  readonly hmacKey: string;
}

const tables = `
  CREATE TABLE IF NOT EXISTS adyen_webhooks (
    id INTEGER PRIMARY KEY,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT;
`;
const rowSchema = z.object({ id: z.int(), body: z.string(), attempts: z.int() });

const notificationSchema = z.object({
  notificationItems: z.tuple([
    z.object({ NotificationRequestItem: z.object({ merchantAccountCode: z.string() }) }),
  ]),
});

/** Attempts after which a webhook is abandoned. */
const maxAttempts = 12;
/** Milliseconds to the next attempt. */
const retryDelay = (attempts: number): number => Math.min(250 * 2 ** attempts, 60_000);

/** The standard webhook's body, signed. */
function signedNotification(event: WebhookEvent, hmacKey: string): unknown {
  const { payment, pspReference, eventCode, merchantReference, amount, reason } = event;
  const item = {
    pspReference,
    ...(eventCode === 'AUTHORISATION' ? {} : { originalReference: payment.pspReference }),
    merchantAccountCode: payment.merchantAccount,
    merchantReference,
    amount,
    eventCode,
    eventDate: new Date().toISOString(),
    paymentMethod: payment.brand ?? payment.method,
    reason,
    success: String(event.success),
  };
  // The library defines eventCode and success as enums; in the actual messages, they are these strings.
  const hmacSignature = new HmacValidator().calculateHmac(
    item as unknown as NotificationRequestItem,
    hmacKey,
  );
  return {
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }],
  };
}

function merchantAccountOf(body: string): string {
  const [{ NotificationRequestItem: item }] = notificationSchema.parse(JSON.parse(body)).notificationItems;
  return item.merchantAccountCode;
}

/** Sends webhooks in the background, and again until they are accepted; a failure never affects the payment. */
export class WebhookSender {
  readonly #database: DatabaseSync;
  readonly #options: WebhookOptions;

  /** Resumes what an earlier run could not deliver. */
  constructor(database: DatabaseSync, options: WebhookOptions) {
    database.exec(tables);
    this.#database = database;
    this.#options = options;
    for (const row of this.#waiting()) this.#schedule(row.id, 0);
  }

  /** Queues `event` for delivery. */
  notify(event: WebhookEvent): void {
    if (!this.#options.urlOf) return;
    const body = JSON.stringify(signedNotification(event, this.#options.hmacKey));
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO adyen_webhooks (body) VALUES (?)')
      .run(body);
    this.#schedule(Number(lastInsertRowid), 0);
  }

  #waiting() {
    if (!this.#options.urlOf) return [];
    return this.#database
      .prepare('SELECT id, body, attempts FROM adyen_webhooks WHERE attempts < ?')
      .all(maxAttempts)
      .map((row) => rowSchema.parse(row));
  }

  #schedule(id: number, delay: number) {
    setTimeout(() => void this.#deliver(id), delay).unref();
  }

  async #deliver(id: number) {
    const found = this.#find(id);
    if (!found) return;
    const url = this.#options.urlOf?.(merchantAccountOf(found.body));
    const taken = url !== undefined && (await post(url, found.body));
    // Gone: the data was reset, or the sandbox is shutting down and its next start resumes.
    if (!this.#find(id)) return;
    if (taken) this.#database.prepare('DELETE FROM adyen_webhooks WHERE id = ?').run(id);
    else this.#postpone(id, found.attempts + 1);
  }

  #find(id: number) {
    if (!this.#database.isOpen) return undefined;
    const row = this.#database.prepare('SELECT id, body, attempts FROM adyen_webhooks WHERE id = ?').get(id);
    return row && rowSchema.parse(row);
  }

  #postpone(id: number, attempts: number) {
    this.#database.prepare('UPDATE adyen_webhooks SET attempts = ? WHERE id = ?').run(attempts, id);
    if (attempts < maxAttempts) this.#schedule(id, retryDelay(attempts));
  }
}
