import { z } from 'zod';
import { listOf, storedByIndex } from '../stored-by-index.ts';
import type { EventReport, FormReport, JsonReport } from './event-report.ts';

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

const isForm = (report: unknown): report is FormReport =>
  z
    .object({ kind: z.literal('form'), path: z.string(), fields: z.record(z.string(), z.string()) })
    .safeParse(report).success;
const isJson = (report: unknown): report is JsonReport =>
  z.object({ kind: z.literal('json'), event: z.object({ event: z.string() }) }).safeParse(report).success;

const stored = storedByIndex(
  'klevu-pending-analytics',
  listOf(z.custom<EventReport>((report) => isForm(report) || isJson(report))),
);

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
