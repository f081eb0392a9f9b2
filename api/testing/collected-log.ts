import type { Log, LogLevel } from '../context/request-context.ts';
import { outageLevels } from '../outage-levels.ts';

/** What was logged: the level, the event, and its details. */
export type LogEntry = readonly [level: Exclude<LogLevel, 'outage'>, event: string, details: unknown];

/** A log that keeps everything for a test to look at. */
export function collectedLog(): { readonly log: Log; readonly logged: LogEntry[] } {
  const logged: LogEntry[] = [];
  const levelOf = outageLevels();
  const eventsAt =
    (level: LogLevel): Log[LogLevel] =>
    (event, details) =>
      void logged.push([level === 'outage' ? levelOf(event, details) : level, event, details]);
  const log = {
    debug: eventsAt('debug'),
    info: eventsAt('info'),
    warn: eventsAt('warn'),
    error: eventsAt('error'),
    outage: eventsAt('outage'),
    flush: () => Promise.resolve(),
  };
  return { logged, log };
}
