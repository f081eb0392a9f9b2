import { pino, stdSerializers } from 'pino';
import type { Log, LogLevel } from './context/log.ts';

/** Fields that must not be written down, wherever a library's error or a request's data contain them. */
const confidential = [
  'token',
  'proof',
  'email',
  'authorization',
  'cookie',
  'apiKey',
  'shippingAddress',
  'billingAddress',
];

/**
 * The log as one JSON object per line on standard output, where every host collects it: `level`, `time`, `event`, and
 * what the event is about.
 * @param write where lines go; standard output by default.
 */
export function pinoLog(base: Readonly<Record<string, string>>, write?: (line: string) => void): Log {
  const options = {
    base,
    messageKey: 'event',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: confidential.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
  };
  const logger = write ? pino(options, { write }) : pino(options);
  const eventsAt =
    (level: LogLevel): Log[LogLevel] =>
    (event, details) =>
      logger[level](fieldsOf(details), event);
  return { info: eventsAt('info'), warn: eventsAt('warn'), error: eventsAt('error') };
}

/** A log whose every event also has these fields. */
export function withFields(log: Log, fields: Readonly<Record<string, unknown>>): Log {
  const eventsAt =
    (level: LogLevel): Log[LogLevel] =>
    (event, details) =>
      log[level](event, { ...fieldsOf(details), ...fields });
  return { info: eventsAt('info'), warn: eventsAt('warn'), error: eventsAt('error') };
}

/** Details as fields of the line; errors with their stack and causes, which JSON would leave out. */
function fieldsOf(details: unknown): Record<string, unknown> {
  if (details === undefined || details === null) return {};
  if (details instanceof Error) return { error: stdSerializers.errWithCause(details) };
  if (typeof details !== 'object') return { details };
  return Object.fromEntries(
    Object.entries(details).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Error ? stdSerializers.errWithCause(value) : value,
    ]),
  );
}
