import { pino, stdSerializers } from 'pino';
import type { Log, LogLevel } from './context/request-context.ts';
import type { ErrorReports } from './error-reports.ts';
import { outageLevels } from './outage-levels.ts';

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

const atom = "[\\w.!#$%&'*+/=?^`{|}~-]";
const label = '[\\p{L}\\p{M}\\p{N}-]{1,63}';

/**
 * Mail servers and schemas quote addresses in the messages of their errors; lengths as RFC 5321 allows them, in a line of JSON. Not
 * the IDs of our e-mails, by which a mail server finds them.
 */
const emailAddress = new RegExp(
  `(?<!${atom})(?![\\da-f-]{32,36}@)(?:\\\\"${atom}{1,64}\\\\"|${atom}{1,64})@${label}(?:\\.${label}){1,8}`,
  'gu',
);

interface LogSettings {
  readonly level?: 'debug' | 'info';
  /** Where lines go; standard output by default. */
  readonly write?: (line: string) => void;
  readonly reports?: ErrorReports | null;
}

/**
 * The log as one JSON object per line on standard output, where every host collects it: `level`, `time`, `event`, and
 * what the event is about.
 */
export function pinoLog(
  base: Readonly<Record<string, string>>,
  { level: least = 'info', write, reports = null }: LogSettings = {},
): Log {
  const options = {
    base,
    level: least,
    messageKey: 'event',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: confidential.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    // Here, a line has lost its confidential fields.
    hooks: {
      streamWrite(line: string) {
        const told = line.replaceAll(emailAddress, '…');
        reports?.take(told);
        return told;
      },
    },
  };
  const logger = write ? pino(options, { write }) : pino(options);
  const levelOf = outageLevels();
  return logOf(
    (level, event, details) =>
      logger[level === 'outage' ? levelOf(event, details) : level](fieldsOf(details), event),
    async () => reports?.flush(),
  );
}

/** A log whose every event also has these fields. */
export const withFields = (log: Log, fields: Readonly<Record<string, unknown>>): Log =>
  logOf((level, event, details) => log[level](event, { ...fieldsOf(details), ...fields }), log.flush);

const logOf = (
  write: (level: LogLevel, event: string, details: unknown) => void,
  flush: Log['flush'],
): Log => ({
  debug: (event, details) => write('debug', event, details),
  info: (event, details) => write('info', event, details),
  warn: (event, details) => write('warn', event, details),
  error: (event, details) => write('error', event, details),
  outage: (event, details) => write('outage', event, details),
  flush,
});

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
