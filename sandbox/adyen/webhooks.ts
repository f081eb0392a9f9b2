import type { DatabaseSync } from 'node:sqlite';
import { lookup } from 'node:dns';
import { request, type RequestOptions } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { hmacValidator as HmacValidator } from '@adyen/api-library';
import type { Payment } from './payment.ts';

type Lookup = NonNullable<RequestOptions['lookup']>;
type NotificationRequestItem = Exclude<Parameters<HmacValidator['calculateHmac']>[0], string>;

/** Something Adyen reports to the merchant's server about a payment. */
export interface WebhookEvent {
  readonly eventCode:
    | 'AUTHORISATION'
    | 'CANCELLATION'
    | 'CAPTURE'
    | 'CAPTURE_FAILED'
    | 'CANCEL_OR_REFUND'
    | 'CHARGEBACK'
    | 'EXPIRE'
    | 'OFFER_CLOSED'
    | 'REFUND'
    | 'REFUND_FAILED'
    | 'TECHNICAL_CANCEL';
  readonly payment: Payment;
  /** Reference of the modification or dispute; for an authorization and a closed offer, the payment's own. */
  readonly pspReference: string;
  /** The merchant's. */
  readonly reference: string;
  /** In minor units of the payment's currency. */
  readonly value: number;
  /** Whether what the event code names has happened: `REFUND_FAILED` with true means that the refund failed. */
  readonly success: boolean;
  /** A description, empty if nothing failed. */
  readonly reason: string;
  /** Fields that are not signed. */
  readonly additionalData?: Readonly<Record<string, string>>;
}

/** The standard webhook's body, signed. @param hmacKey hexadecimal */
function signedWebhook(event: WebhookEvent, hmacKey: string): string {
  const { payment, pspReference, value, eventCode, reason, additionalData } = event;
  const item = {
    pspReference,
    ...(pspReference !== payment.pspReference && { originalReference: payment.pspReference }),
    merchantAccountCode: payment.merchantAccount,
    merchantReference: event.reference,
    amount: { value, currency: payment.amount.currency },
    eventCode,
    eventDate: new Date().toISOString(),
    paymentMethod: payment.brand ?? payment.method,
    reason,
    success: String(event.success),
  };
  // The library defines eventCode and success as enums; the actual messages have these values.
  const signed = item as unknown as NotificationRequestItem;
  const hmacSignature = new HmacValidator().calculateHmac(signed, hmacKey);
  const NotificationRequestItem = { ...item, additionalData: { ...additionalData, hmacSignature } };
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] });
}

const table = `
  CREATE TABLE IF NOT EXISTS adyen_webhook_queue (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
`;

/** In milliseconds. Shorter than Adyen's, so that a shop that was down recovers while somebody watches. */
const retryDelays = [250, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];

export interface WebhookOptions {
  /** Where to send what concerns a merchant account; undefined if nothing is sent. */
  readonly urlOf: (merchantAccount: string) => string | undefined;
  /** Hexadecimal key with which the receiver verifies signatures. */
  readonly hmacKey: string;
}

/**
 * Delivers webhooks in the background, durably and in order: each merchant account's endpoint gets one webhook at a
 * time, and the next one only after it has accepted the one before, so one that is never accepted blocks all others.
 */
export class Webhooks {
  readonly #database: DatabaseSync;
  readonly #options: WebhookOptions;
  /** Accounts whose queue is being delivered. */
  readonly #active = new Set<string>();

  /** Resumes what an earlier run could not deliver. */
  constructor(database: DatabaseSync, options: WebhookOptions) {
    database.exec(table);
    this.#database = database;
    this.#options = options;
    for (const { account } of database.prepare('SELECT DISTINCT account FROM adyen_webhook_queue').all())
      void this.#deliver(String(account));
  }

  notify(event: WebhookEvent): void {
    const { merchantAccount } = event.payment;
    if (this.#options.urlOf(merchantAccount) === undefined) return;
    this.#database
      .prepare('INSERT INTO adyen_webhook_queue (account, body) VALUES (?, ?)')
      .run(merchantAccount, signedWebhook(event, this.#options.hmacKey));
    void this.#deliver(merchantAccount);
  }

  /** How many webhooks have not been accepted yet. */
  get waiting(): number {
    return Number(this.#database.prepare('SELECT COUNT(*) AS n FROM adyen_webhook_queue').get()?.['n']);
  }

  #isOpen(): boolean {
    return this.#database.isOpen;
  }

  /** Until the queue is empty, or the sandbox is shut down, whose next start resumes. */
  async #deliver(account: string): Promise<void> {
    if (this.#active.has(account)) return;
    this.#active.add(account);
    // Only after the transaction that has added it.
    await Promise.resolve();
    for (let failures = 0; this.#isOpen();) {
      const next = this.#database
        .prepare('SELECT id, body FROM adyen_webhook_queue WHERE account = ? ORDER BY id LIMIT 1')
        .get(account);
      const url = this.#options.urlOf(account);
      if (!next || url === undefined) break;
      const isAccepted = await post(url, String(next['body']));
      if (!isAccepted) {
        await setTimeout(retryDelays[Math.min(failures, retryDelays.length - 1)], undefined, { ref: false });
        failures += 1;
      } else if (this.#isOpen()) {
        this.#database.prepare('DELETE FROM adyen_webhook_queue WHERE id = ?').run(Number(next['id']));
        failures = 0;
      }
    }
    this.#active.delete(account);
  }
}

/** Posts a webhook. Returns whether the receiver accepted it: any 2xx response within Adyen's ten seconds. */
function post(url: string, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
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
