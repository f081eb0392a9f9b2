import { objectIn } from '../service/json-fields.ts';
import { listOf, storedByIndex } from '../service/stored-by-index.ts';
import type { EventReport } from './event-report.ts';

/** Sends reports so that they arrive even if the page is left. */
interface EventSender {
  /** Sends a report; one that did not arrive is kept. */
  readonly send: (report: EventReport) => Promise<void>;
  /** Sends again what was kept, in order, until one fails again. */
  readonly resend: () => Promise<void>;
  /** Keeps nothing any more, and sends nothing again. */
  readonly stop: () => void;
}

interface SenderOptions {
  readonly apiKey: string;
  /** Base of forms, which ends in `/`. */
  readonly formEvents: string;
  readonly jsonEvents: string;
}

/** Browsers refuse to finish larger requests for a page that has been left: 64 KiB for all at a time. */
const maxKeptAliveBytes = 30_000;

export function createEventSender({ apiKey, formEvents, jsonEvents }: SenderOptions): EventSender {
  const kept = () => stored.read(apiKey) ?? [];
  const keep = (reports: readonly EventReport[]) => void stored.write(apiKey, reports);
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
    const common = { method: 'POST', keepalive: true, credentials: 'omit' } as const;
    if (report.kind === 'form') {
      const body = new FormData();
      for (const [name, value] of Object.entries(report.fields)) body.append(name, value);
      // As the beacons that the service expects, which no preflight precedes; but a failure is noticed.
      return [formEvents + report.path, { ...common, mode: 'no-cors', body }];
    }
    const body = JSON.stringify([report.event]);
    return [
      jsonEvents,
      {
        ...common,
        keepalive: body.length < maxKeptAliveBytes,
        headers: { 'Content-Type': 'application/json' },
        body,
      },
    ];
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
    send: async (report) => {
      if (!(await deliver(report)) && !isStopped) keep([...kept(), report].slice(-maxReports));
    },
    resend: () => (resending ??= resendAll().finally(() => (resending = null))),
    stop: () => {
      isStopped = true;
    },
  };
}

/** The oldest of too many is lost. */
const maxReports = 50;

/** Reports that could not be sent, oldest first, for as long as the tab lives. */
const stored = storedByIndex(
  'klevu-pending-analytics',
  listOf((item) => (isReport(item) ? item : null)),
);

/** What this module has written is a report; what has lost a part is not sent. */
function isReport(item: unknown): item is EventReport {
  const { kind, path, fields, event } = objectIn(item) ?? {};
  if (kind === 'json') return typeof objectIn(event)?.['event'] === 'string';
  return kind === 'form' && typeof path === 'string' && objectIn(fields) !== null;
}
