import { createBuffer } from './buffer.ts';
import { telemetry } from './config.ts';

export interface ErrorReport {
  readonly error: unknown;
  /** The part of the site whose boundary caught it, e.g. `search`. */
  readonly room?: string;
  /** False if the shop noticed and handled it; true if nobody did. */
  readonly uncaught?: boolean;
}

/** Errors until the SDK has been loaded, which happens long after the first paint. */
export const reports = createBuffer<ErrorReport>(20);

/** Reports an error that was caught. Returns immediately; sending happens later, or never in a build that reports none. */
export function reportError(error: unknown, context: { readonly room?: string } = {}): void {
  if (telemetry().errors) reports.push({ error, ...context });
}

/** From now on, errors that nobody catches are reported, too. */
export function reportUncaughtErrors(): void {
  if (!telemetry().errors) return;
  addEventListener('error', ({ error, message }) =>
    reports.push({ error: error ?? message, uncaught: true }),
  );
  addEventListener('unhandledrejection', ({ reason }) => reports.push({ error: reason, uncaught: true }));
}
