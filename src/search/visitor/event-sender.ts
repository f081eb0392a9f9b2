import type { SearchEndpoints } from '../service/endpoints.ts';
import { objectIn } from '../service/json-fields.ts';
import { listOf, storedByIndex } from '../service/stored-by-index.ts';
import type { EventReport } from './event-report.ts';

/** Browsers refuse to finish larger requests for a page that has been left: 64 KiB for all at a time. */
const maxKeptAliveBytes = 30_000;

/** The oldest of too many is lost. */
const maxReports = 50;

/** Reports that could not be sent, oldest first, for as long as the tab lives. What has lost a part is not sent. */
const stored = storedByIndex(
  'klevu-pending-analytics',
  listOf((item) => {
    const { kind, path, fields, event } = objectIn(item) ?? {};
    const isWhole =
      kind === 'json'
        ? typeof objectIn(event)?.['event'] === 'string'
        : kind === 'form' && typeof path === 'string' && objectIn(fields) !== null;
    return isWhole ? (item as EventReport) : null;
  }),
);

/** Sends reports so that they arrive even if the page is left. */
export function createEventSender(
  apiKey: string,
  { formEvents, jsonEvents }: Pick<SearchEndpoints, 'formEvents' | 'jsonEvents'>,
) {
  const kept = () => stored.read(apiKey) ?? [];
  const keep = (reports: readonly EventReport[]) => stored.write(apiKey, reports);
  let isStopped = false;
  let resending: Promise<void> | null = null;

  /** Whether it has arrived or will never be accepted. */
  async function deliver(report: EventReport): Promise<boolean> {
    try {
      const response = await fetch(...requestOf(report));
      // The response to a form is opaque.
      if (response.ok || response.type === 'opaque') return true;
      if (response.status >= 500) return false;
      console.warn(`The search service refused an event: HTTP ${response.status}`);
      return true;
    } catch {
      return false;
    }
  }

  function requestOf(report: EventReport): [url: string, request: RequestInit] {
    const common = { method: 'POST', credentials: 'omit' } as const;
    if (report.kind === 'form') {
      const body = new FormData();
      for (const [name, value] of Object.entries(report.fields)) body.append(name, value);
      // As the beacons that the service expects, which no preflight precedes; but a failure is noticed.
      return [formEvents + report.path, { ...common, keepalive: true, mode: 'no-cors', body }];
    }
    const body = JSON.stringify([report.event]);
    const keepalive = body.length < maxKeptAliveBytes;
    return [jsonEvents, { ...common, keepalive, headers: { 'Content-Type': 'application/json' }, body }];
  }

  async function resendAll(): Promise<void> {
    for (let [oldest, ...others] = kept(); oldest; [oldest, ...others] = kept()) {
      keep(others);
      const isDelivered = await deliver(oldest);
      if (isStopped) return;
      if (!isDelivered) {
        keep([oldest, ...kept()].slice(0, maxReports));
        return;
      }
    }
  }

  return {
    /** Sends a report; one that did not arrive is kept. */
    send: async (report: EventReport): Promise<void> => {
      if (!(await deliver(report)) && !isStopped) keep([...kept(), report].slice(-maxReports));
    },
    /** Sends again what was kept, in order, until one fails again. */
    resend: (): Promise<void> => (resending ??= resendAll().finally(() => (resending = null))),
    /** Keeps nothing any more, and sends nothing again. */
    stop: (): void => {
      isStopped = true;
    },
  };
}
