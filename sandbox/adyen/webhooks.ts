import type { DatabaseSync } from 'node:sqlite';
import type { AdyenFaults, WebhookFault } from './faults.ts';
import type { NoticeItem, WebhookEvent } from './webhook-notification.ts';
import { reportNotice, signedNotification, signedWebhook } from './webhook-notification.ts';
import type { Hold } from './webhook-store.ts';
import { WebhookQueue, defaultRetryDelays } from './webhook-queue.ts';

export interface WebhookOptions {
  /** Where to send what concerns a merchant account; if omitted, nothing is sent. */
  readonly urlOf: ((merchantAccount: string) => string | undefined) | undefined;
  /** Hexadecimal key with which the receiver verifies signatures. */
  readonly hmacKey: string;
  /** Milliseconds between attempts to deliver, in order. */
  readonly retryDelays?: readonly number[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

function holdOf(fault: WebhookFault['fault'] | undefined): Hold | null {
  if (fault === 'held') return 'until-released';
  return fault === 'overtaken' ? 'until-overtaken' : null;
}

/** Reports events to the merchant's server; a failure never affects the payment. */
export class WebhookSender {
  readonly #queue: WebhookQueue;
  readonly #faults: AdyenFaults;
  readonly #options: WebhookOptions;

  /** Resumes what an earlier run could not deliver. */
  constructor(database: DatabaseSync, faults: AdyenFaults, options: WebhookOptions) {
    const { urlOf = () => undefined, retryDelays = defaultRetryDelays, now } = options;
    this.#queue = new WebhookQueue(database, { urlOf, retryDelays, now });
    this.#faults = faults;
    this.#options = options;
  }

  /** Queues `event` for delivery, in the way a test has asked for. */
  notify(event: WebhookEvent): void {
    const account = event.payment.merchantAccount;
    const { urlOf, hmacKey, now } = this.#options;
    if (urlOf?.(account) === undefined) return;
    const body = JSON.stringify(signedNotification(event, hmacKey, now()));
    const fault = this.#faults.ofWebhook(event);
    if (fault?.fault === 'never') return;
    const delay = fault?.fault === 'late' ? fault.milliseconds : 0;
    this.#queue.add(account, body, delay, holdOf(fault?.fault));
    if (fault?.fault === 'twice') this.#queue.add(account, body);
  }

  /** Queues a notification about something else than a payment: a report with the fields that differ. */
  notice(merchantAccount: string, fields: NoticeItem): void {
    const { hmacKey, now } = this.#options;
    const item = { ...reportNotice(merchantAccount, now()), ...fields };
    this.#queue.add(merchantAccount, JSON.stringify(signedWebhook([item], hmacKey)));
  }

  /** Delivers everything now, whatever it waits for. */
  flush(): void {
    this.#queue.flush();
  }

  /** How many webhooks have not been accepted yet. */
  get waiting(): number {
    return this.#queue.waiting;
  }
}
