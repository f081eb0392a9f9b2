import { Recent } from '../http/recent.ts';
import type { LogLevel } from './context/request-context.ts';

/** In milliseconds: less than the minute between two runs of the sweeper, so that each says what is still wrong. */
const silence = 50_000;

/**
 * At which level each line about an outage is written: the first in a minute as an error, which calls a person, and the
 * others as warnings. Outages with different codes (`details.code`) are told apart.
 */
export function outageLevels(): (event: string, details: unknown) => Exclude<LogLevel, 'outage'> {
  const told = new Recent<true>({ limit: 100, age: silence });
  return (event, details) => {
    const { code } = (details ?? {}) as { readonly code?: unknown };
    const outage = JSON.stringify([event, code]);
    if (told.get(outage)) return 'warn';
    told.set(outage, true);
    return 'error';
  };
}
