import { createStackParser, createTransport, type Event, type Exception } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { z } from 'zod';
import type { ShopEnvironment } from './context/environment.ts';

/** How long a flush may take, in milliseconds: a host that waits for it is paid by the second. */
const flushTimeout = 2_000;

/** Sends the errors of a log to Sentry. */
export interface ErrorReports {
  /** Takes a line of the log, of any level; only those of level `error` are sent. Never throws. */
  readonly take: (line: string) => void;
  /** Resolves once what was taken has been sent, or cannot be. */
  readonly flush: () => Promise<void>;
}

const errorSchema = z.object({
  type: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  cause: z.unknown().optional(),
});

/** The details of an event may have fields with these names, too. */
const lineSchema = z.looseObject({
  level: z.literal('error'),
  time: z.string(),
  event: z.string(),
  service: z.string().optional().catch(undefined),
  store: z.string().optional().catch(undefined),
  correlationId: z.string().optional().catch(undefined),
  error: errorSchema.optional().catch(undefined),
});

const stackParser = createStackParser(nodeStackLineParser());

/**
 * Reports by Sentry's own client for servers, without what it would collect by itself: a report has what the line of the log
 * has, from which confidential fields are removed already.
 */
export function errorReports({
  dsn,
  environment,
  release,
}: NonNullable<ShopEnvironment['errorReports']>): ErrorReports {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    ...(release !== null && { release }),
    platform: 'node',
    integrations: [],
    stackParser,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          // Sentry's types know no views of shared memory, and neither does what it sends.
          body: body as BodyInit,
          ...(options.headers && { headers: options.headers }),
          signal: AbortSignal.timeout(flushTimeout),
        });
        const limits = {
          'x-sentry-rate-limits': headers.get('X-Sentry-Rate-Limits'),
          'retry-after': headers.get('Retry-After'),
        };
        return { statusCode: status, headers: limits };
      }),
  });
  client.init();
  let taken = 0;
  let sent = 0;
  return {
    take(line) {
      const event = eventOf(line);
      if (!event) return;
      taken += 1;
      client.captureEvent(event);
    },
    // Requests that end at the same time all wait for it.
    async flush() {
      if (sent === taken) return;
      const until = taken;
      await client.flush(flushTimeout);
      sent = Math.max(sent, until);
    },
  };
}

/** What Sentry is told about a line; null unless its level is `error`. */
function eventOf(line: string): Event | null {
  // Most lines are of another level, and need not be parsed.
  if (!line.startsWith('{"level":"error"')) return null;
  const { level, time, event, service, store, correlationId, error, ...extra } = lineSchema.parse(
    JSON.parse(line),
  );
  return {
    level,
    timestamp: Date.parse(time) / 1000,
    logger: service ?? 'shop',
    transaction: event,
    fingerprint: [event, ...(error?.type === undefined ? [] : [error.type])],
    tags: { event, store, correlationId },
    extra,
    ...(error ? { exception: { values: exceptionsOf(error) } } : { message: event }),
  };
}

/** An error after its causes, as Sentry shows them. */
function exceptionsOf({ type, message, stack, cause }: z.infer<typeof errorSchema>): Exception[] {
  const before = errorSchema.safeParse(cause);
  return [
    ...(before.success ? exceptionsOf(before.data) : []),
    { type: type ?? 'Error', value: message ?? '', stacktrace: { frames: stackParser(stack ?? '') } },
  ];
}
