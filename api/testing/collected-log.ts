import type { Log, LogLevel } from '../context/request-context.ts';

/** What was logged: the level, the event, and its details. */
export type LogEntry = readonly [level: LogLevel, event: string, details: unknown];

/** A log that keeps everything for a test to look at. */
export function collectedLog(): { readonly log: Log; readonly logged: LogEntry[] } {
  const logged: LogEntry[] = [];
  const eventsAt =
    (level: LogLevel): Log[LogLevel] =>
    (event, details) =>
      void logged.push([level, event, details]);
  const log = {
    debug: eventsAt('debug'),
    info: eventsAt('info'),
    warn: eventsAt('warn'),
    error: eventsAt('error'),
    flush: () => Promise.resolve(),
  };
  return { logged, log };
}
