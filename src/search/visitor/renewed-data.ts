import type { StoredByIndex } from '../service/stored-by-index.ts';
import { withDeadline } from '../service/with-deadline.ts';

/** Something a service has answered about the visitor, which is valid until it expires. */
interface Expiring {
  /** Epoch milliseconds. */
  readonly expiry: number;
}

/** Data that is requested once, kept in this browser, and requested again when it has expired. */
export interface RenewedData<Data extends Expiring> {
  /** Takes what is stored or requests it, and keeps renewing it. Resolves when it is known or cannot be known now. */
  readonly start: () => Promise<void>;
  /** Requests it again if it has become invalid. One request runs at a time, whichever tab needs it. */
  readonly refresh: () => Promise<void>;
  /** Null if there is none that is valid. @throws Error if it has not been started */
  readonly current: () => Data | null;
  /** Forgets the data and whatever is under way. */
  readonly stop: () => void;
}

interface RenewalOptions<Data extends Expiring> {
  readonly apiKey: string;
  readonly stored: StoredByIndex<Data>;
  /** @param previous what was known before, even if it has expired */
  readonly request: (previous: Data | null, signal: AbortSignal) => Promise<Data>;
  /** A reason to request it again besides its age. */
  readonly isOutdated?: (data: Data) => boolean;
  /** Unique among the kinds of data: tabs take turns by it. */
  readonly name: string;
  readonly texts: { readonly failed: string; readonly notStarted: string };
}

/** The longest delay that a timer can have: beyond it, browsers fire at once. */
export const maxTimerMs = 2_147_483_647;

/** After a failure, in milliseconds. */
const retryMs = 3_600_000;

export function createRenewedData<Data extends Expiring>(options: RenewalOptions<Data>): RenewedData<Data> {
  const { apiKey, stored, request, name, texts } = options;
  const controller = new AbortController();
  const { signal } = controller;
  let data: Data | null = null;
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  const isValid = (candidate: Data) => isCurrent(candidate) && options.isOutdated?.(candidate) !== true;

  const refresh = (): Promise<void> => {
    running ??= inTurn(`${name} ${apiKey}`, signal, renew).finally(() => (running = null));
    return running;
  };

  const renewIn = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), delayMs);
  };

  async function renew(): Promise<void> {
    if (signal.aborted) return;
    // Another tab may have been faster.
    data = stored.read(apiKey) ?? data;
    if (data && isValid(data)) {
      renewIn(data.expiry - Date.now());
      return;
    }
    try {
      const next = await request(data, signal);
      signal.throwIfAborted();
      data = next;
      stored.write(apiKey, next);
      renewIn(next.expiry - Date.now());
    } catch (error) {
      if (isAborted(signal)) return;
      console.warn(texts.failed, error);
      renewIn(retryMs);
    }
  }

  return {
    start: () => {
      isStarted = true;
      return refresh();
    },
    refresh,
    current: () => {
      if (!isStarted) throw new Error(texts.notStarted);
      return data && isCurrent(data) ? data : null;
    },
    stop: () => {
      controller.abort();
      clearTimeout(timer);
      data = null;
    },
  };
}

/** An expiry that no timer can wait for is as wrong as one that has passed. */
function isCurrent({ expiry }: Expiring): boolean {
  const left = expiry - Date.now();
  return left > 0 && left <= maxTimerMs;
}

/** The compiler would remember an earlier look. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted;

/** Does the work after that of other tabs of the same name, where browsers can tell; never rejects. */
async function inTurn(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  // Rejects only if it was stopped while it waited.
  return locks.request(name, { signal }, work).catch(() => undefined);
}

const timeoutMs = 5000;

/** Where a service is asked about the visitor, and what its answer has to look like. */
interface JsonPost<Answer> {
  readonly url: string;
  readonly body: unknown;
  /** Null for an answer that is not one. */
  readonly parse: (answer: unknown) => Answer | null;
  readonly signal: AbortSignal;
}

/** @throws Error if there is no valid answer in time, or when aborted */
export function postJson<Answer>({ url, body, parse, signal }: JsonPost<Answer>): Promise<Answer> {
  return withDeadline(signal, timeoutMs, async (deadline) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: deadline,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const answer = parse(await response.json());
    if (answer === null) throw new Error('The answer is not one');
    return answer;
  });
}
