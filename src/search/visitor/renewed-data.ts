import type { StoredByIndex } from '../service/stored-by-index.ts';

interface RenewalOptions<Data> {
  readonly apiKey: string;
  readonly stored: StoredByIndex<Data | null>;
  /** @param previous what was known before, even if it has expired */
  readonly request: (previous: Data | null) => Promise<Data>;
  /** A reason to request it again besides its age. */
  readonly isOutdated?: (data: Data) => boolean;
  readonly texts: { readonly failed: string; readonly notStarted: string };
}

export type RenewedData<Data extends Expiring> = ReturnType<typeof createRenewedData<Data>>;

/** Something a service has answered about the visitor, which is valid until it expires. */
interface Expiring {
  /** Epoch milliseconds. */
  readonly expiry: number;
}

/** The longest delay that a timer can have: beyond it, browsers fire at once. */
export const maxTimerMs = 2_147_483_647;

/** After a failure, in milliseconds. */
const retryMs = 3_600_000;

/** Data that is requested once, kept in this browser, and requested again when it has expired. */
export function createRenewedData<Data extends Expiring>(options: RenewalOptions<Data>) {
  const { apiKey, stored, request, isOutdated, texts } = options;
  let data: Data | null = null;
  let state: 'new' | 'started' | 'stopped' = 'new';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const isStopped = () => state === 'stopped';

  const refresh = (): Promise<void> => (running ??= renew().finally(() => (running = null)));

  const renewIn = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), delayMs);
  };

  async function renew(): Promise<void> {
    if (isStopped()) return;
    // Another tab may have been faster.
    data = stored.read(apiKey) ?? data;
    if (data && isCurrent(data) && !isOutdated?.(data)) {
      renewIn(data.expiry - Date.now());
      return;
    }
    try {
      const next = await request(data);
      if (isStopped()) return;
      data = next;
      stored.write(next, apiKey);
      renewIn(next.expiry - Date.now());
    } catch (error) {
      if (isStopped()) return;
      console.warn(texts.failed, error);
      renewIn(retryMs);
    }
  }

  return {
    /** Takes what is stored or requests it, and keeps renewing it. Resolves when it is known or cannot be known now. */
    start: (): Promise<void> => {
      state = 'started';
      return refresh();
    },
    /** Requests it again if it has become invalid. One request runs at a time. */
    refresh,
    /** Null if there is none that is valid. @throws Error if it has not been started */
    current: (): Data | null => {
      if (state === 'new') throw new Error(texts.notStarted);
      return data && isCurrent(data) ? data : null;
    },
    /** Forgets the data and whatever is under way. */
    stop: (): void => {
      state = 'stopped';
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

const timeoutMs = 5000;

/**
 * What a service says when it is asked about the visitor.
 * @param parse null for an answer that is not one
 * @throws Error if there is no valid answer in time
 */
export async function postJson<Answer>(
  url: string,
  body: unknown,
  parse: (answer: unknown) => Answer | null,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answer = parse(await response.json());
  if (answer === null) throw new Error('The answer is not one');
  return answer;
}
