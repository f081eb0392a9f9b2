import { expect, it } from 'vitest';
import { refusalOf, sdkFor, startProject } from '../testing/project.ts';
import { apiClient } from '../testing/seed.ts';

const english = (text: string) => ({ en: text });
const color = { name: 'color', label: english('Color'), isRequired: false, isSearchable: false };
const productType = {
  key: 'cup',
  name: 'Cup',
  description: 'A cup',
  attributes: [{ ...color, type: { name: 'text' } }],
};
const type = { key: 'note', name: english('Note'), resourceTypeIds: ['order'] };
const zone = { key: 'world', name: 'World', locations: [{ country: 'DE' }] };
const method = {
  key: 'post',
  name: 'Post',
  taxCategory: { key: 'standard' },
  isDefault: false,
  zoneRates: [],
};
const pubsub = { type: 'GoogleCloudPubSub', projectId: 'shop', topic: 'events' };
const nested = { name: 'nested', typeReference: { typeId: 'product-type', key: 'baby-product' } };
const field = { name: 'note', label: english('Note'), type: { name: 'Number' }, required: false };

const { clientId, clientSecret } = apiClient;
const clients = [{ clientId, clientSecret, scopes: ['manage_project', 'manage_api_clients'] }];

/** Sends a draft or an update with the token of a client. */
async function sender() {
  const { url, sdk } = await startProject(clients);
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const form = { method: 'POST', headers: { Authorization: basic }, body: 'grant_type=client_credentials' };
  const token = await fetch(`${url}/oauth/token`, {
    ...form,
    headers: { ...form.headers, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const { access_token } = (await token.json()) as { readonly access_token: string };
  const send = async (path: string, body: object) => {
    const init = {
      method: 'POST',
      headers: { Authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${url}/cradle${path}`, init);
    const json = (await answer.json()) as Readonly<Record<string, unknown>>;
    return { ...json, status: answer.status } as Readonly<Record<string, unknown>>;
  };
  return { send, sdk, url };
}

it.each([
  ['a key that exists', '/types', { ...type, key: 'cart-checkout' }, 'DuplicateField'],
  [
    'a resource that cannot have fields',
    '/types',
    { ...type, resourceTypeIds: ['cart'] },
    'InvalidJsonInput',
  ],
  [
    'a nested type that is named by its key',
    '/product-types',
    { ...productType, attributes: [{ ...color, type: nested }] },
    'InvalidJsonInput',
  ],
  [
    'a tax category that does not exist',
    '/shipping-methods',
    { ...method, taxCategory: { key: 'none' } },
    'ReferencedResourceNotFound',
  ],
  ['a name that another method has', '/shipping-methods', { ...method, name: 'Express' }, 'DuplicateField'],
  ['a country of another zone', '/zones', zone, 'DuplicateField'],
  [
    'a language that the project does not have',
    '/stores',
    { key: 'se', languages: ['sv'] },
    'ProjectNotConfiguredForLanguages',
  ],
  ['a subscription to nothing', '/subscriptions', { key: 'events', destination: pubsub }, 'InvalidInput'],
  [
    'a destination that does not exist',
    '/subscriptions',
    { key: 'events', destination: { type: 'Fax' } },
    'InvalidJsonInput',
  ],
  [
    'a state of an order in statistics of reviews',
    '/states',
    { key: 'ok', type: 'OrderState', roles: ['ReviewIncludedInStatistics'] },
    'InvalidInput',
  ],
  [
    'a scope of another project',
    '/api-clients',
    { name: 'Mine', scope: 'manage_orders:other' },
    'InvalidInput',
  ],
])('a project refuses %s', async (_, path, draft, code) => {
  const { send } = await sender();
  expect(await send(path, draft)).toMatchObject({ status: 400, errors: [{ code }] });
});

it('changes a type by adding to it, in the version that the caller knows', async () => {
  const { send } = await sender();
  const { ['id']: id } = await send('/types', type);
  const change = (version: number, action: object) =>
    send(`/types/${String(id)}`, { version, actions: [action] });
  expect(await change(2, { action: 'addFieldDefinition', fieldDefinition: field })).toMatchObject({
    status: 409,
    errors: [{ code: 'ConcurrentModification', currentVersion: 1 }],
  });
  expect(await change(1, { action: 'addFieldDefinition', fieldDefinition: field })).toMatchObject({
    status: 200,
    version: 2,
  });
  expect(await change(2, { action: 'addFieldDefinition', fieldDefinition: field })).toMatchObject({
    status: 400,
  });
  expect(
    await change(2, { action: 'changeFieldType', fieldName: 'note', type: { name: 'String' } }),
  ).toMatchObject({ errors: [{ code: 'InvalidJsonInput' }] });
  const cups = await send('/product-types', productType);
  const bowl = { ...productType, key: 'bowl', attributes: [{ ...color, type: { name: 'number' } }] };
  expect(await send('/product-types', bowl)).toMatchObject({
    errors: [{ code: 'AttributeDefinitionTypeConflict', conflictingProductTypeId: cups['id'] }],
  });
});

it('tells the secret of a client once, and lets it do what its scopes say', async () => {
  const { send, sdk, url } = await sender();
  const { ['id']: id, ['secret']: secret } = await send('/api-clients', {
    name: 'Shop',
    scope: 'manage_orders:cradle',
  });
  const listed = (await sdk.apiClients().get().execute()).body.results;
  expect(listed.map(({ name }) => name)).toContain('Shop');
  expect(JSON.stringify(listed)).not.toContain(String(secret));
  const shop = sdkFor(url, { clientId: String(id), clientSecret: String(secret) });
  await shop.carts().get().execute();
  expect(await refusalOf(shop.apiClients().get().execute())).toMatchObject({ statusCode: 403 });
  const { url: other } = await startProject([{ clientId, clientSecret, scopes: ['manage_project'] }]);
  expect(await refusalOf(sdkFor(other).apiClients().get().execute())).toMatchObject({ statusCode: 403 });
});
