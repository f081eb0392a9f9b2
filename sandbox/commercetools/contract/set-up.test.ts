import type { ByProjectKeyRequestBuilder, ProductTypeDraft } from '@commercetools/platform-sdk';
import { expect, it } from 'vitest';
import { refusalOf, sdkFor, startProject } from '../testing/project.ts';
import { apiClient } from '../testing/seed.ts';

const english = (text: string) => ({ en: text });
const color = { name: 'color', label: english('Color'), isRequired: false, isSearchable: false };
const productType = {
  key: 'cup',
  name: 'Cup',
  description: 'A cup',
  attributes: [{ ...color, type: { name: 'enum', values: [{ key: 'red', label: 'Red' }] } }],
} satisfies ProductTypeDraft;
const type = { key: 'note', name: english('Note'), resourceTypeIds: ['order'] };
const method = {
  key: 'post',
  name: 'Post',
  taxCategory: { typeId: 'tax-category', key: 'standard' } as const,
  isDefault: false,
  zoneRates: [],
};
const pubsub = { type: 'GoogleCloudPubSub', projectId: 'shop', topic: 'events' };
const format = { type: 'CloudEvents', cloudEventsVersion: '1.0' };
const events = { key: 'events', destination: pubsub, messages: [], changes: [], format };
const nested = { name: 'nested', typeReference: { typeId: 'product-type', key: 'baby-product' } };

const startAsAdministrator = () =>
  startProject([{ ...apiClient, scopes: ['manage_project', 'manage_api_clients'] }]);

const paths = {
  types: (sdk: ByProjectKeyRequestBuilder) => sdk.types(),
  productTypes: (sdk: ByProjectKeyRequestBuilder) => sdk.productTypes(),
  shippingMethods: (sdk: ByProjectKeyRequestBuilder) => sdk.shippingMethods(),
  zones: (sdk: ByProjectKeyRequestBuilder) => sdk.zones(),
  stores: (sdk: ByProjectKeyRequestBuilder) => sdk.stores(),
  subscriptions: (sdk: ByProjectKeyRequestBuilder) => sdk.subscriptions(),
  states: (sdk: ByProjectKeyRequestBuilder) => sdk.states(),
  apiClients: (sdk: ByProjectKeyRequestBuilder) => sdk.apiClients(),
};

it.each<[string, keyof typeof paths, object, string]>([
  ['a key that exists', 'types', { ...type, key: 'cart-checkout' }, 'DuplicateField'],
  ['a resource that cannot have fields', 'types', { ...type, resourceTypeIds: ['cart'] }, 'InvalidJsonInput'],
  [
    'a nested type that is named by its key',
    'productTypes',
    { ...productType, attributes: [{ ...color, type: nested }] },
    'InvalidJsonInput',
  ],
  [
    'a tax category that does not exist',
    'shippingMethods',
    { ...method, taxCategory: { typeId: 'tax-category', key: 'none' } },
    'ReferencedResourceNotFound',
  ],
  ['a name that another method has', 'shippingMethods', { ...method, name: 'Express' }, 'DuplicateField'],
  [
    'a country of another zone',
    'zones',
    { key: 'world', name: 'World', locations: [{ country: 'DE' }] },
    'DuplicateField',
  ],
  [
    'a language that the project does not have',
    'stores',
    { key: 'se', languages: ['sv'] },
    'ProjectNotConfiguredForLanguages',
  ],
  ['a subscription to nothing', 'subscriptions', events, 'InvalidJsonInput'],
  [
    'a state of an order in statistics of reviews',
    'states',
    { key: 'ok', type: 'OrderState', initial: true, roles: ['ReviewIncludedInStatistics'] },
    'InvalidJsonInput',
  ],
  [
    'a scope of another project',
    'apiClients',
    { name: 'Mine', scope: 'manage_orders:other' },
    'InvalidInput',
  ],
])('a project refuses %s', async (_, path, draft, code) => {
  const { sdk } = await startAsAdministrator();
  const created = paths[path](sdk).post({ body: draft as never });
  expect(await refusalOf(created.execute())).toMatchObject({ statusCode: 400, code });
});

it('changes definitions by adding to them, in the version that the caller knows', async () => {
  const { sdk } = await startAsAdministrator();
  const { body: cup } = await sdk.productTypes().post({ body: productType }).execute();
  const change = async (version: number, ...actions: object[]) => {
    const body = { version, actions: actions as never };
    return (await sdk.productTypes().withKey({ key: 'cup' }).post({ body }).execute()).body;
  };
  const size = { ...color, name: 'size', type: { name: 'number' } };
  const [blue, crimson] = [
    { key: 'blue', label: 'Blue' },
    { key: 'red', label: 'Crimson' },
  ];
  const addSize = { action: 'addAttributeDefinition', attribute: size };
  expect(await refusalOf(change(2, addSize))).toMatchObject({ statusCode: 409, currentVersion: 1 });
  const changed = await change(
    1,
    addSize,
    { action: 'addPlainEnumValue', attributeName: 'color', value: blue },
    { action: 'changePlainEnumValueLabel', attributeName: 'color', newValue: crimson },
  );
  expect(changed).toMatchObject({
    version: 2,
    attributes: [{ type: { values: [blue, crimson] } }, { name: 'size' }],
  });
  expect(await refusalOf(change(2, addSize))).toMatchObject({ statusCode: 400 });
  const otherType = { action: 'changeAttributeType', attributeName: 'size', type: { name: 'text' } };
  expect(await refusalOf(change(2, otherType))).toMatchObject({ code: 'InvalidJsonInput' });
  const bowl = { ...productType, key: 'bowl', attributes: [{ ...color, type: { name: 'number' } as const }] };
  expect(await refusalOf(sdk.productTypes().post({ body: bowl }).execute())).toMatchObject({
    code: 'AttributeDefinitionTypeConflict',
    conflictingProductTypeId: cup.id,
  });
});

it('changes what a delivery costs', async () => {
  const { sdk } = await startAsAdministrator();
  await sdk.shippingMethods().post({ body: method }).execute();
  const zone = { typeId: 'zone', key: 'europe' } as const;
  const at = (centAmount: number) => ({ zone, shippingRate: { price: { currencyCode: 'EUR', centAmount } } });
  const add = (centAmount: number) => ({ action: 'addShippingRate', ...at(centAmount) }) as const;
  const change = (version: number, ...actions: object[]) =>
    sdk
      .shippingMethods()
      .withKey({ key: 'post' })
      .post({ body: { version, actions: actions as never } })
      .execute();
  expect(await refusalOf(change(1, add(100)))).toMatchObject({ code: 'InvalidOperation' });
  await change(1, { action: 'addZone', zone }, add(100));
  expect(await refusalOf(change(2, add(200)))).toMatchObject({ statusCode: 400 });
  const { body } = await change(2, { action: 'removeShippingRate', ...at(100) }, add(200));
  expect(body.zoneRates).toMatchObject([
    { shippingRates: [{ price: { centAmount: 200, fractionDigits: 2 }, tiers: [] }] },
  ]);
});

it('tells the secret of a client once, and lets it do what its scopes say', async () => {
  const { sdk, url } = await startAsAdministrator();
  const draft = { name: 'Shop', scope: 'manage_orders:cradle' };
  const { id, secret = '' } = (await sdk.apiClients().post({ body: draft }).execute()).body;
  const listed = (await sdk.apiClients().get().execute()).body.results;
  expect(listed.map(({ name }) => name)).toContain('Shop');
  expect(JSON.stringify(listed)).not.toContain(secret);
  const shop = sdkFor(url, { clientId: id, clientSecret: secret });
  await shop.carts().get().execute();
  expect(await refusalOf(shop.apiClients().get().execute())).toMatchObject({ statusCode: 403 });
  const { sdk: manager } = await startProject([{ ...apiClient, scopes: ['manage_project'] }]);
  expect(await refusalOf(manager.apiClients().get().execute())).toMatchObject({ statusCode: 403 });
});
