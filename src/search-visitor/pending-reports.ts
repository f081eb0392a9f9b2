import { objectIn } from '../search/json-fields.ts';
import { listOf, storedByIndex } from '../search/stored-by-index.ts';
import type { EventReport } from './event-report.ts';

/** Reports that could not be sent, oldest first, for as long as the tab lives. */
export interface PendingReports {
  /** Keeps the latest ones; the oldest of too many is lost. */
  readonly add: (report: EventReport) => void;
  /** Takes out the oldest one, or null. */
  readonly take: () => EventReport | null;
  /** Puts one back that was taken, to its old place. */
  readonly putBack: (report: EventReport) => void;
}

const maxReports = 50;

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

export function pendingReports(apiKey: string): PendingReports {
  const list = () => stored.read(apiKey) ?? [];
  return {
    add: (report) => void stored.write(apiKey, [...list(), report].slice(-maxReports)),
    take: () => {
      const [oldest, ...others] = list();
      if (oldest === undefined) return null;
      stored.write(apiKey, others);
      return oldest;
    },
    putBack: (report) => void stored.write(apiKey, [report, ...list()].slice(0, maxReports)),
  };
}
