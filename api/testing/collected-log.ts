import type { Log, LogLevel } from '../log.ts';

/** What was logged: the level, the event, and its details. */
export type LogEntry = readonly [level: LogLevel, event: string, details: unknown];

/** A log that keeps everything for a test to look at. */
export function collectedLog(): { readonly log: Log; readonly logged: LogEntry[] } {
  const logged: LogEntry[] = [];
  const at =
    (level: LogLevel): Log[LogLevel] =>
    (event, details) =>
      void logged.push([level, event, details]);
  return { logged, log: { info: at('info'), warn: at('warn'), error: at('error') } };
}
