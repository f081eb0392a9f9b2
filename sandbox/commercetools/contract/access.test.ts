import { describe, expect, it } from 'vitest';
import { readyCart, refusalOf, startProject, update } from '../testing/project.ts';
import { apiClient } from '../testing/seed.ts';

const { clientId, clientSecret } = apiClient;
const basicOf = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

async function tokenOf(url: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials' });
  const init = { method: 'POST', headers: { Authorization: basicOf(clientId, clientSecret) }, body };
  const answer = (await (await fetch(`${url}/oauth/token`, init)).json()) as { access_token: string };
  return answer.access_token;
}

async function ask(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const bearer = await tokenOf(url);
  return fetch(`${url}/cradle${path}`, { ...init, headers: { Authorization: `Bearer ${bearer}` } });
}

describe('access', () => {
  it('is refused where a token lacks the scope', async () => {
    const status = async (path: string, scope: string, method = 'GET') => {
      const { url } = await startProject([{ ...apiClient, scopes: [scope] }]);
      const body = method === 'POST' ? '{"currency":"USD"}' : null;
      return (await ask(url, path, { method, body })).status;
    };
    expect(await status('/carts', 'view_orders')).toBe(200);
    expect(await status('/carts', 'view_orders', 'POST')).toBe(403);
    expect(await status('/carts', 'manage_orders', 'POST')).toBe(201);
    expect(await status('/in-store/key=us/carts', 'manage_orders')).toBe(403);
    const { url } = await startProject([{ ...apiClient, scopes: ['view_orders'] }]);
    expect(await (await ask(url, '/payments')).json()).toMatchObject({
      statusCode: 403,
      error: 'insufficient_scope',
      errors: [{ code: 'insufficient_scope' }],
    });
  });

  it('is refused without a valid token, in the terms of OAuth', async () => {
    const { url } = await startProject();
    const response = await fetch(`${url}/cradle/carts`, { headers: { Authorization: 'Bearer x' } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: 'invalid_token',
      errors: [{ code: 'invalid_token' }],
    });
  });
});

describe('responses', () => {
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
      message: 'The URI /cradle/nothing was not found.',
      errors: [{ code: 'ResourceNotFound' }],
    });
  });
});
