import { expect, it } from 'vitest';
import { readyCart, refusalOf, sdkFor, startProject, update } from '../testing/project.ts';
import { apiClient } from '../testing/seed.ts';

it('is refused where a token lacks the scope', async () => {
  const withScope = async (scope: string) => (await startProject([{ ...apiClient, scopes: [scope] }])).sdk;
  const viewer = await withScope('view_orders');
  const body = { currency: 'USD' };
  await viewer.carts().get().execute();
  const lacking = { statusCode: 403, code: 'insufficient_scope' };
  expect(await refusalOf(viewer.carts().post({ body }).execute())).toMatchObject(lacking);
  expect(await refusalOf(viewer.payments().get().execute())).toMatchObject(lacking);
  const manager = await withScope('manage_orders');
  await manager.carts().post({ body }).execute();
  const inStore = manager.inStoreKeyWithStoreKeyValue({ storeKey: 'us' }).carts().get();
  expect(await refusalOf(inStore.execute())).toMatchObject(lacking);
});

it('is refused without a valid token, in the terms of OAuth', async () => {
  const { url } = await startProject();
  const response = await fetch(`${url}/cradle/carts`, { headers: { Authorization: 'Bearer x' } });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    error: 'invalid_token',
    errors: [{ code: 'invalid_token' }],
  });
  const stranger = sdkFor(url, { ...apiClient, clientSecret: 'wrong' });
  expect(await refusalOf(stranger.carts().get().execute())).toMatchObject({ statusCode: 401 });
});

it('says what is wrong with a body, which reference leads nowhere, and that a path does not exist', async () => {
  const { sdk } = await startProject();
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
  expect(await refusalOf(sdk.shoppingLists().get().execute())).toMatchObject({
    statusCode: 404,
    code: 'ResourceNotFound',
    message: 'The URI /cradle/shopping-lists was not found.',
  });
});
