import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { projectClients } from '../../commerce/project/clients.ts';
import { localEnvironment } from '../../local/environment.ts';
import { localSeed } from '../../local/start-sandbox.ts';
import { smtpMailer } from '../mail/send/mailer.ts';
import { home, sandboxedShop } from '../testing/sandboxed-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'ready-'));
const { scopes } = projectClients.shopApi;
/** A client of the project that lacks one of its scopes. */
const without = (scope: string) => ({
  clientId: `without-${scope}`,
  clientSecret: 'known-to-tests',
  scopes: scopes.filter((each) => each !== scope),
});
let sandbox: Sandbox;

beforeAll(async () => {
  const seed = localSeed();
  const { credentials, ...commercetools } = seed.commercetools;
  const { projectKey, clients } = credentials;
  const all = { projectKey, clients: [...clients, ...scopes.map(without)] };
  sandbox = await startSandbox(
    { ...seed, commercetools: { ...commercetools, credentials: all } },
    { port: 0, dataFolder: folder },
  );
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A shop on the sandbox, with its settings but for these. */
function shopWith(changes: Readonly<Record<string, string>>) {
  const settings = { ...localEnvironment(sandbox.port, sandbox.mailPort ?? undefined), ...changes };
  const mailer = smtpMailer({ url: settings['MAIL_URL'] ?? '', from: 'orders@shop.example' });
  const { api, logged } = sandboxedShop(sandbox.url, settings, { mailer }).api(home.id);
  const ready = async () => {
    const answer = await api.request('/api/ready');
    return { ...((await answer.json()) as object), code: answer.status };
  };
  return { ready, logged };
}

const lacking = (scope: (typeof scopes)[number]) => {
  const { clientId, clientSecret } = without(scope);
  return { COMMERCETOOLS_CLIENT_ID: clientId, COMMERCETOOLS_CLIENT_SECRET: clientSecret };
};

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['what it needs', {}, []],
  ['no manage_orders', lacking('manage_orders'), ['read', 'write']],
  ['no manage_payments', lacking('manage_payments'), ['read', 'write']],
  ['no manage_products', lacking('manage_products'), ['read', 'write']],
  ['no manage_key_value_documents', lacking('manage_key_value_documents'), ['write']],
  ['no view_shipping_methods', lacking('view_shipping_methods'), ['read']],
  ['no view_discount_codes', lacking('view_discount_codes'), ['read']],
  ['a wrong secret', { COMMERCETOOLS_CLIENT_SECRET: 'guessed' }, ['read', 'write']],
  ['another project', { COMMERCETOOLS_PROJECT_KEY: 'another' }, ['read', 'write']],
  ['a wrong key of Adyen', { ADYEN_API_KEY: 'guessed' }, ['pay']],
  ['a mail server that is down', { MAIL_URL: 'smtp://sandbox:guessed@localhost:9' }, ['mail']],
])('product 7.59: with %s, it says what it cannot do, and its log why', async (_what, changes, cannot) => {
  const { ready, logged } = shopWith(changes);
  expect(await ready()).toEqual(
    cannot.length === 0 ? { status: 'ready', code: 200 } : { status: 'not ready', cannot, code: 503 },
  );
  const reasons = logged.filter(([, event]) => event === 'not ready').map(([, , details]) => details);
  expect(reasons).toHaveLength(cannot.length);
  for (const name of cannot) expect(reasons).toContainEqual(expect.objectContaining({ cannot: name }));
});

test('product 7.59: signing in at the mail server counts, and frequent questions share an answer for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const url = `smtp://sandbox:guessed@localhost:${sandbox.mailPort ?? 0}`;
  const { ready, logged } = shopWith({ MAIL_URL: url });
  const all = await Promise.all([ready(), ready()]);
  vi.advanceTimersByTime(59_000);
  expect(new Set([...all, await ready()].map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 'not ready', cannot: ['mail'], code: 503 })]),
  );
  expect(logged.filter(([, event]) => event === 'not ready')).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  await ready();
  expect(logged.filter(([, event]) => event === 'not ready')).toHaveLength(2);
});
