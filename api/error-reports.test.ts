import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type ErrorReports, errorReports } from './error-reports.ts';
import { pinoLog, withFields } from './pino-log.ts';

const publicKey = 'a'.repeat(32);
const telemetry = { sentry: { project: '7', publicKey }, containers: [] };
let sandbox: Sandbox;
let folder: string;
let reports: ErrorReports;
const lines: string[] = [];

const reportsTo = (project: string, port = sandbox.port): ErrorReports => {
  const dsn = `http://${publicKey}@localhost:${port}/${project}`;
  return errorReports({ dsn, environment: 'production', release: '1a2b3c4' });
};
const log = (to = reports) =>
  pinoLog({ service: 'shop-api', store: 'de' }, { reports: to, write: (line) => void lines.push(line) });

const eventsSchema = z.array(
  z.object({
    content: z.looseObject({
      exception: z
        .object({
          values: z.array(z.object({ type: z.string(), value: z.string(), stacktrace: z.unknown() })),
        })
        .optional(),
    }),
  }),
);
/** What has arrived since the last question. */
async function reported() {
  const answer = await fetch(`${sandbox.url}/telemetry/arrivals`);
  const all = eventsSchema.parse(await answer.json()).map(({ content }) => content);
  const before = seen;
  seen = all.length;
  return all.slice(before);
}
let seen = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'error-reports-'));
  sandbox = await startSandbox({ name: 'Shop', telemetry }, { port: 0, dataFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
  reports = reportsTo('7');
});

test('product 9.300: an error of the log is reported with its causes, its request, and without what is confidential', async () => {
  const error = new Error('No order', {
    cause: new TypeError('rejected: 450 <ada@lovelace.example> <"ada.."@lovelace.example>'),
  });
  const details = { error, orderNumber: 'DE-1', email: 'ada@lovelace.example' };
  withFields(log(), { correlationId: 'c-1' }).error('payment needs a person', details);
  await log().flush();
  const events = await reported();
  expect(events).toEqual([
    expect.objectContaining({
      level: 'error',
      environment: 'production',
      release: '1a2b3c4',
      logger: 'shop-api',
      transaction: 'payment needs a person',
      tags: { event: 'payment needs a person', store: 'de', correlationId: 'c-1' },
      extra: { orderNumber: 'DE-1', email: '…' },
    }),
  ]);
  const exceptions = events[0]?.exception?.values ?? [];
  expect(exceptions.map(({ type, value }) => `${type}: ${value}`)).toEqual([
    'TypeError: rejected: 450 <…> <…>',
    'Error: No order',
  ]);
  expect(JSON.stringify(exceptions)).toContain('error-reports.test.ts');
  expect(JSON.stringify(events)).not.toContain('lovelace');
  expect(lines).toHaveLength(1);
});

test('an error without an exception is a message', async () => {
  log().error('mail needs a person', { kind: 'shipped' });
  await log().flush();
  expect(await reported()).toEqual([
    expect.objectContaining({ message: 'mail needs a person', extra: { kind: 'shipped' } }),
  ]);
});

test('nothing else is reported', async () => {
  log().info('order placed', {});
  log().warn('stock is short', {});
  await log().flush();
  expect(await reported()).toEqual([]);
  expect(lines).toHaveLength(2);
});

test('a service that refuses or is away disturbs nobody', async () => {
  const refused = reportsTo('8');
  const away = errorReports({
    dsn: `http://${publicKey}@localhost:9/7`,
    environment: 'staging',
    release: null,
  });
  for (const to of [refused, away]) {
    log(to).error('sweeper was interrupted', { error: new Error('away') });
    await expect(to.flush()).resolves.toBeUndefined();
  }
  expect(lines).toHaveLength(2);
});
