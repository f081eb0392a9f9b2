import type { DatabaseSync } from 'node:sqlite';
import { lookup } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Hold, type WaitingWebhook, WebhookStore } from './webhook-store.ts';

export interface WebhookQueueOptions {
  /** Where to send what concerns a merchant account. */
  readonly urlOf: (merchantAccount: string) => string | undefined;
  /** Milliseconds between attempts, in order; the last one is repeated. */
  readonly retryDelays: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Shorter than Adyen's intervals of minutes and hours, so that a shop that was down recovers while somebody watches. */
export const defaultRetryDelays: readonly number[] = [
  250, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000,
];

/** After this, in milliseconds, Adyen gives up on a webhook: 30 days. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** A queue is delivering, waits for the next attempt after a failure, or rests until a webhook is due. */
interface QueueState {
  readonly name: 'delivering' | 'retrying' | 'resting';
  /** Ends the waiting. */
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * Delivers webhooks in the background, durably and in order: each merchant account's endpoint gets one webhook at a
 * time, and the next one only after it has accepted the one before, so one that is never accepted blocks all others.
 */
export class WebhookQueue {
  readonly #store: WebhookStore;
  readonly #options: WebhookQueueOptions;
  /** Accounts whose queue is not empty, with what happens to it. */
  readonly #states = new Map<string, QueueState>();

  /** Resumes what an earlier run could not deliver. */
  constructor(database: DatabaseSync, options: WebhookQueueOptions) {
    this.#store = new WebhookStore(database);
    this.#options = options;
    for (const account of this.#store.accounts()) this.#wait('resting', account, 0);
  }

  /** Appends a webhook. @param delay milliseconds until it is due; others overtake it meanwhile */
  add(account: string, body: string, delay = 0, hold: Hold | null = null): void {
    const now = this.#options.now();
    this.#store.add(account, body, now, delay > 0 ? now + delay : 0, hold);
    const state = this.#states.get(account)?.name ?? 'resting';
    if (state === 'resting') this.#wait('resting', account, 0);
  }

  /** Sends everything now, whatever it waits for: a hold, a delay, or the next attempt. */
  flush(): void {
    this.#store.releaseAll();
    for (const account of this.#store.accounts()) {
      if (this.#states.get(account)?.name !== 'delivering') this.#wait('resting', account, 0);
    }
  }

  /** How many webhooks have not been accepted yet. */
  get waiting(): number {
    return this.#store.count();
  }

  /** @param delay milliseconds */
  #wait(name: 'retrying' | 'resting', account: string, delay: number) {
    clearTimeout(this.#states.get(account)?.timer);
    this.#states.set(account, { name, timer: setTimeout(() => void this.#work(account), delay).unref() });
  }

  /** Delivers what is due, until the queue is empty or an attempt fails. */
  async #work(account: string): Promise<void> {
    this.#states.set(account, { name: 'delivering', timer: undefined });
    while (!this.#isClosed()) {
      const now = this.#options.now();
      const webhook = this.#store.next(account, now);
      if (!webhook) {
        this.#rest(account, now);
        return;
      }
      const accepted = await this.#deliver(account, webhook);
      // The sandbox may have been shut down meanwhile; its next start resumes.
      if (this.#isClosed()) return;
      if (accepted || now - webhook.queuedAt > lifetime) {
        this.#store.remove(webhook.id, account);
      } else {
        this.#store.countAttempt(webhook.id);
        this.#wait('retrying', account, this.#retryDelay(webhook.attempts));
        return;
      }
    }
  }

  #isClosed(): boolean {
    return !this.#store.isOpen;
  }

  #retryDelay(attempts: number): number {
    const { retryDelays } = this.#options;
    return retryDelays[attempts] ?? retryDelays.at(-1) ?? 0;
  }

  #rest(account: string, now: number) {
    const due = this.#store.nextDue(account);
    if (due === undefined) this.#states.delete(account);
    else this.#wait('resting', account, Math.max(due - now, 1));
  }

  async #deliver(account: string, { body }: WaitingWebhook): Promise<boolean> {
    const url = this.#options.urlOf(account);
    return url !== undefined && post(url, body);
  }
}

/** What Adyen grants a receiver, in milliseconds. */
const answerTimeout = 10_000;

/** Names below `localhost` refer to this machine, although only browsers know that. */
const findHost: NonNullable<RequestOptions['lookup']> = (host, options, callback) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, options, callback);

/** Posts a webhook. Returns whether the receiver accepted it: any 2xx response within `timeout` milliseconds. */
function post(url: string, body: string, timeout = answerTimeout): Promise<boolean> {
  return new Promise((resolve) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.timeout(timeout);
    // Each uses its own connection: one that is kept open would prevent a receiver from closing.
    const options = { method: 'POST', headers, signal, lookup: findHost, agent: false };
    const sent = request(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.resume();
      resolve(statusCode >= 200 && statusCode < 300);
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
