import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { brand } from '../brands/build.ts';
import { commercetoolsProject } from '../commerce/client.ts';
import { projectOf } from '../commerce/project/description.ts';
import { planOf } from '../commerce/project/plan.ts';
import { readProject } from '../commerce/project/read.ts';
import { credentials } from './credentials.ts';
import { localEnvironment } from './environment.ts';
import { startLocalSandbox } from './start-sandbox.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
let sandbox: Sandbox;
let settings: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  sandbox = await startLocalSandbox({ port: 0, dataFolder });
  settings = localEnvironment(sandbox.port, sandbox.mailPort ?? undefined);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Asks commercetools with the client whose settings have the prefix, e.g. `COMMERCETOOLS_CLIENT`. */
async function ask(prefix: string, path: string, body?: string): Promise<Response> {
  const id = `${settings[`${prefix}_ID`]}:${settings[`${prefix}_SECRET`]}`;
  const answer = await fetch(`${settings['COMMERCETOOLS_AUTH_URL']}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(id).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await answer.json()) as { readonly access_token: string };
  const project = `${settings['COMMERCETOOLS_API_URL']}/${settings['COMMERCETOOLS_PROJECT_KEY']}`;
  const headers = { Authorization: `Bearer ${token}` };
  return fetch(`${project}/${path}`, { headers, ...(body !== undefined && { method: 'POST', body }) });
}

describe.each([
  [
    'builds',
    'COMMERCETOOLS_BUILD_CLIENT',
    // commercetools has one scope for products, their reviews, and their stock.
    ['product-projections', 'categories', 'reviews', 'inventory'],
    [
      'carts',
      `in-store/key=${brand.storefronts[0].id}/carts`,
      'orders',
      'payments',
      'custom-objects/payment-events',
      '',
    ],
  ],
  [
    'the shop API',
    'COMMERCETOOLS_CLIENT',
    ['carts', 'orders', 'payments', 'inventory', 'custom-objects/payment-events'],
    ['', 'stores'],
  ],
] as const)('the API client of %s', (_, prefix, allowed, forbidden) => {
  it.each(allowed)('may read /%s', async (path) => {
    expect((await ask(prefix, path)).status).toBe(200);
  });

  it.each(forbidden)('may not read /%s', async (path) => {
    expect((await ask(prefix, path)).status).toBe(403);
  });
});

it.each([
  ['COMMERCETOOLS_BUILD_CLIENT', 403],
  ['COMMERCETOOLS_CLIENT', 201],
])('creating a cart with %s is answered %i', async (prefix, status) => {
  expect((await ask(prefix, 'carts', '{"currency":"EUR"}')).status).toBe(status);
});

test('the project has everything that its description says', async () => {
  const { projectKey, adminClientId: clientId, adminClientSecret: clientSecret } = credentials.commercetools;
  const url = settings['COMMERCETOOLS_API_URL'] ?? '';
  const api = commercetoolsProject({ projectKey, clientId, clientSecret, authUrl: url, apiUrl: url });
  const steps = planOf(projectOf(brand), await readProject(api));
  expect(steps.filter(({ does }) => does !== 'leave')).toEqual([]);
});
