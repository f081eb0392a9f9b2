import { describe, expect, it } from 'vitest';
import { readyCart, refusalOf, startProject, update } from '../testing/project.ts';
import { apiClient } from '../testing/seed.ts';

const { clientId, clientSecret } = apiClient;
const basicOf = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

async function token(
  url: string,
  scope?: string,
  basic = basicOf(clientId, clientSecret),
): Promise<Response> {
  const form = { grant_type: 'client_credentials', ...(scope !== undefined && { scope }) };
  const init = { method: 'POST', headers: { Authorization: basic }, body: new URLSearchParams(form) };
  return fetch(`${url}/oauth/token`, init);
}

async function ask(url: string, path: string, scope?: string, init: RequestInit = {}): Promise<Response> {
  const { access_token: bearer } = (await (await token(url, scope)).json()) as { access_token: string };
  return fetch(`${url}/cradle${path}`, { ...init, headers: { Authorization: `Bearer ${bearer}` } });
}

describe('access', () => {
  it('is granted only for scopes that exist and that the client has', async () => {
    const { url } = await startProject([{ ...apiClient, scopes: ['manage_orders', 'view_types'] }]);
    const answer = async (scope?: string) => {
      const response = await token(url, scope);
      return [response.status, (await response.json()) as object] as const;
    };
    expect(await answer()).toMatchObject([200, { scope: 'manage_orders:cradle view_types:cradle' }]);
    expect(await answer('view_orders:cradle')).toMatchObject([200, { scope: 'view_orders:cradle' }]);
    for (const scope of ['manage_everything:cradle', 'manage_orders:other', 'manage_types:cradle'])
      expect(await answer(scope), scope).toMatchObject([400, { error: 'invalid_scope' }]);
  });

  it('is refused where a token lacks the scope', async () => {
    const { url } = await startProject();
    const status = async (path: string, scope: string, method = 'GET') => {
      const body = method === 'POST' ? '{"currency":"USD"}' : null;
      return (await ask(url, path, `${scope}:cradle`, { method, body })).status;
    };
    expect(await status('/carts', 'view_orders')).toBe(200);
    expect(await status('/carts', 'view_orders', 'POST')).toBe(403);
    expect(await status('/carts', 'manage_orders', 'POST')).toBe(201);
    expect(await status('/in-store/key=us/carts', 'view_payments')).toBe(403);
    expect(await (await ask(url, '/payments', 'view_orders:cradle')).json()).toMatchObject({
      statusCode: 403,
      error: 'insufficient_scope',
      errors: [{ code: 'insufficient_scope' }],
    });
  });

  it('is refused without a valid token, in the terms of OAuth', async () => {
    const { url } = await startProject();
    const forged = await token(url).then((response) => response.json() as Promise<{ access_token: string }>);
    const [expiresAt, , signature] = forged.access_token.split('.');
    for (const bearer of ['x', `${expiresAt}.manage_types.${signature}`]) {
      const response = await fetch(`${url}/cradle/carts`, { headers: { Authorization: `Bearer ${bearer}` } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: 'invalid_token',
        errors: [{ code: 'invalid_token' }],
      });
    }
  });
});

describe('responses', () => {
  it('carry the correlation ID of the request, or a new one', async () => {
    const { url, sdk } = await startProject();
    const headers = { 'X-Correlation-ID': 'from-the-shop' };
    const { headers: answered } = await sdk.carts().get({ headers }).execute();
    expect(new Headers(answered as Record<string, string>).get('x-correlation-id')).toBe('from-the-shop');
    const first = (await fetch(`${url}/cradle/carts`)).headers.get('x-correlation-id');
    expect(first).toMatch(/^projects-[0-9a-f-]{36}$/);
    expect((await fetch(`${url}/cradle/carts`)).headers.get('x-correlation-id')).not.toBe(first);
  });

  it('say what is wrong with a body, which reference leads nowhere, and that a path does not exist', async () => {
    const { sdk, url } = await startProject();
    const cart = await readyCart(sdk);
    const unknownField = update(sdk, cart, { action: 'addLineItem', sku: 'BIB', externalPrice: {} } as never);
    expect(await refusalOf(unknownField)).toMatchObject({
      code: 'InvalidJsonInput',
      message: 'Request body does not contain valid JSON.',
      detailedErrorMessage: expect.stringContaining('actions') as string,
    });
    const payment = { typeId: 'payment', id: 'nowhere' } as const;
    expect(await refusalOf(update(sdk, cart, { action: 'addPayment', payment }))).toMatchObject({
      code: 'ReferencedResourceNotFound',
      typeId: 'payment',
      id: 'nowhere',
    });
    const nowhere = await ask(url, '/nothing');
    expect(nowhere.status).toBe(404);
    expect(await nowhere.json()).toMatchObject({
      message: 'URI not found: /cradle/nothing',
      errors: [{ code: 'ResourceNotFound' }],
    });
  });
});
