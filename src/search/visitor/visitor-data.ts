import type { SearchEndpoints } from '../service/endpoints.ts';
import { objectIn, textIn } from '../service/json-fields.ts';
import { type StoredByIndex, storedByIndex } from '../service/stored-by-index.ts';
import { sessionIn, storedSession } from '../service/stored-session.ts';
import type { NewsletterConnector } from './newsletter-connector.ts';

interface RenewalOptions<Data> {
  readonly apiKey: string;
  readonly stored: StoredByIndex<Data | null>;
  /** @param previous what was known before, even if it has expired */
  readonly request: (previous: Data | null) => Promise<Data>;
  /** A reason to request it again besides its age. */
  readonly isOutdated?: (data: Data) => boolean;
  readonly texts: { readonly failed: string; readonly notStarted: string };
}

/** Something a service has answered about the visitor, which is valid until it expires. */
interface Expiring {
  /** Epoch milliseconds. */
  readonly expiry: number;
}

/** The longest delay that a timer can have: beyond it, browsers fire at once. */
const maxTimerMs = 2_147_483_647;

const hourMs = 3_600_000;

/** Data that is requested once, kept in this browser, and requested again when it has expired. */
function createRenewedData<Data extends Expiring>(options: RenewalOptions<Data>) {
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
      renewIn(hourMs);
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
async function postJson<Answer>(
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

/**
 * The visitor's session with the search service. A new one is created when there is none, when the lifetime of its
 * segments has ended, and when the newsletter service has recognized the visitor since.
 */
export const createUserSession = (
  apiKey: string,
  url: string,
  findExchangeId: NewsletterConnector['exchangeId'],
) =>
  createRenewedData({
    apiKey,
    stored: storedSession,
    texts: { failed: 'Failed to generate user session', notStarted: 'KlevuUserSession not initialized.' },
    isOutdated: ({ exchangeId }) => {
      const found = findExchangeId();
      return found !== null && found !== exchangeId;
    },
    request: async (previous) => {
      const exchangeId = findExchangeId();
      const body = {
        apiKey,
        ...(previous && { sessionId: previous.sessionId }),
        sessionInfo: {
          connectorInfo: exchangeId === null ? [] : [{ connectorType: 'klaviyo', exchangeId }],
        },
      };
      const { sessionId, segmentInfo } = await postJson(url, body, sessionIn);
      return { sessionId, segmentInfo, exchangeId, expiry: Date.now() + lifetimeOf(segmentInfo.ttl) };
    },
  });

/**
 * Without a usable lifetime, a session lasts an hour; a shorter one than a minute would flood the service.
 * @param ttl in seconds. @returns milliseconds.
 */
function lifetimeOf(ttl: number | null): number {
  if (ttl === null || !(ttl > 0)) return hourMs;
  return Math.min(Math.max(ttl * 1000, 60_000), maxTimerMs);
}

/** What the search service knows the visitor by. An address is empty if the visitor has none of its version. */
export interface IpData {
  readonly uuid: string;
  readonly ipv4: string;
  readonly ipv6: string;
  /** Epoch milliseconds. */
  readonly expiry: number;
}

const storedAddresses = storedByIndex<IpData | null>('klevu-user-ip', (value) => {
  const { uuid, ipv4, ipv6, expiry } = objectIn(value) ?? {};
  const known = textIn(uuid);
  if (!known || typeof expiry !== 'number') return null;
  return { uuid: known, ipv4: textIn(ipv4) ?? '', ipv6: textIn(ipv6) ?? '', expiry };
});

/** The visitor's IP addresses, as one service for each version sees them. A visitor without one of them has the other. */
export const createIpResolver = (apiKey: string, { ipv4, ipv6 }: Pick<SearchEndpoints, 'ipv4' | 'ipv6'>) =>
  createRenewedData({
    apiKey,
    stored: storedAddresses,
    texts: { failed: 'Failed to resolve IP addresses', notStarted: 'KlevuIpResolver not initialized.' },
    request: async (previous) => {
      const known = previous?.uuid ?? '';
      const v4 = await askFor(ipv4, known);
      const v6 = await askFor(ipv6, v4?.uuid ?? known);
      const uuid = v4?.uuid ?? v6?.uuid;
      if (uuid === undefined) throw new Error('Neither service answered');
      return {
        uuid,
        ipv4: v4?.address ?? '',
        ipv6: v6?.address ?? '',
        expiry: Date.now() + hourMs,
      };
    },
  });

/** Null if this service does not answer, e.g. because the visitor has no address of its version. */
async function askFor(url: string, knownUuid: string) {
  try {
    return await postJson(url, { klevu_uuid: knownUuid }, (answer) => {
      const { klevu_uuid, ip_address } = objectIn(answer) ?? {};
      const [uuid, address] = [textIn(klevu_uuid), textIn(ip_address)];
      return uuid && address ? { uuid, address } : null;
    });
  } catch (error) {
    console.warn(`No IP address from ${url}`, error);
    return null;
  }
}
