import { objectIn } from '../service/json-fields.ts';
import { listOf, storedByIndex } from '../service/stored-by-index.ts';
import type { EventReport } from './event-report.ts';

/** The oldest of too many is lost. */
const maxReports = 50;

/** Reports that could not be sent, oldest first, for as long as the tab lives. What has lost a part is not sent. */
const stored = storedByIndex(
  'klevu-pending-analytics',
  listOf((item) => {
    const { path, content } = objectIn(item) ?? {};
    return typeof path === 'string' && objectIn(content) ? (item as EventReport) : null;
  }),
);

/** Sends reports so that they arrive even if the page is left. @param url the base of the service's analytics */
export function createEventSender(apiKey: string, url: string) {
  const kept = () => stored.read(apiKey);
  const keep = (reports: readonly EventReport[]) => stored.write(reports, apiKey);

  /** Whether it has arrived or will never be accepted. */
  async function deliver(report: EventReport): Promise<boolean> {
    try {
      const response = await fetch(url + report.path, requestOf(report));
      // The response to a form is opaque.
      if (response.ok || response.type === 'opaque') return true;
      if (response.status >= 500) return false;
      console.warn(`The search service refused an event: HTTP ${response.status}`);
      return true;
    } catch {
      return false;
    }
  }

  return {
    /** Sends a report; one that did not arrive is kept. */
    send: async (report: EventReport): Promise<void> => {
      if (!(await deliver(report))) keep([...kept(), report].slice(-maxReports));
    },
    /** Sends again what was kept, in order, until one fails again. */
    resend: async (): Promise<void> => {
      for (let [oldest, ...others] = kept(); oldest; [oldest, ...others] = kept()) {
        keep(others);
        if (await deliver(oldest)) continue;
        keep([oldest, ...kept()].slice(0, maxReports));
        return;
      }
    },
  };
}

function requestOf({ path, content }: EventReport): RequestInit {
  const common = { method: 'POST', credentials: 'omit', keepalive: true } as const;
  if (path === 'collect')
    return {
      ...common,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([content]),
    };
  const body = new FormData();
  for (const [name, value] of Object.entries(content)) body.append(name, String(value));
  // As the beacons that the service expects, which no preflight precedes; but a failure is noticed.
  return { ...common, mode: 'no-cors', body };
}
