import { DatabaseSync } from 'node:sqlite';
import { createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
import type {
  ByProjectKeyRequestBuilder,
  Cart,
  CartDraft,
  CartUpdateAction,
  InventoryEntry,
  Order,
  OrderFromCartDraft,
  OrderUpdateAction,
  Payment,
  PaymentDraft,
  PaymentUpdateAction,
} from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { onTestFinished } from 'vitest';
import { serveApp } from '../../testing/serve-app.ts';
import { commercetoolsApp } from '../app.ts';
import type { ProjectAccess } from '../oauth.ts';
import { openStorage } from '../storage.ts';
import type { Storage } from '../storage.ts';
import { writeSeed } from '../write-seed.ts';
import { apiClient, projectSeed } from './seed.ts';

interface Access {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly projectKey?: string;
  readonly authUrl?: string;
}

/** The unmodified SDK, configured for a server whose commercetools paths start at `url`. */
export function sdkFor(url: string, access: Access = apiClient): ByProjectKeyRequestBuilder {
  const { projectKey = projectSeed.credentials.projectKey, authUrl = url, ...credentials } = access;
  const client = new ClientBuilder()
    .withClientCredentialsFlow({ host: authUrl, projectKey, credentials })
    .withHttpMiddleware({ host: url })
    .build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
}

interface TestProject {
  readonly url: string;
  readonly sdk: ByProjectKeyRequestBuilder;
  readonly storage: Storage;
}

/** A project with the fixture's catalogue, on a free port, which is closed when the test ends. */
export async function startProject(clients: ProjectAccess['clients'] = [apiClient]): Promise<TestProject> {
  const database = new DatabaseSync(':memory:');
  const storage = openStorage(database);
  const { projectKey } = projectSeed.credentials;
  writeSeed(storage, { ...projectSeed, credentials: { projectKey, clients } }, 'http://pictures.test');
  const { origin: url, close } = await serveApp(commercetoolsApp(storage, projectKey));
  onTestFinished(async () => {
    await close();
    database.close();
  });
  return { url, sdk: sdkFor(url), storage };
}

export const newYork = {
  country: 'US',
  state: 'NY',
  postalCode: '10001',
  city: 'New York',
  firstName: 'Ada',
};
export const berlin = { country: 'DE', postalCode: '10115', city: 'Berlin', firstName: 'Ada' };

/** Creates a cart, in US dollars unless the draft specifies otherwise. */
export async function createCart(
  sdk: ByProjectKeyRequestBuilder,
  draft: Partial<CartDraft> = {},
): Promise<Cart> {
  const body = { currency: 'USD', country: 'US', inventoryMode: 'ReserveOnOrder', ...draft };
  return (await sdk.carts().post({ body }).execute()).body;
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Applies update actions at a cart's version. */
export const update = async (
  sdk: ByProjectKeyRequestBuilder,
  { id: ID, version }: Versioned,
  ...actions: CartUpdateAction[]
): Promise<Cart> => (await sdk.carts().withId({ ID }).post({ body: { version, actions } }).execute()).body;

/** Likewise at an order's. */
export const updateOrder = async (
  sdk: ByProjectKeyRequestBuilder,
  { id: ID, version }: Versioned,
  ...actions: OrderUpdateAction[]
): Promise<Order> => (await sdk.orders().withId({ ID }).post({ body: { version, actions } }).execute()).body;

/** Likewise at a payment's. */
export const updatePayment = async (
  sdk: ByProjectKeyRequestBuilder,
  { id: ID, version }: Versioned,
  ...actions: PaymentUpdateAction[]
): Promise<Payment> =>
  (await sdk.payments().withId({ ID }).post({ body: { version, actions } }).execute()).body;

/** Orders the cart at its version. */
export async function place(
  sdk: ByProjectKeyRequestBuilder,
  { id, version }: Pick<Cart, 'id' | 'version'>,
  draft: Partial<OrderFromCartDraft> = {},
): Promise<Order> {
  const body = { cart: { typeId: 'cart', id }, version, ...draft } as const;
  return (await sdk.orders().post({ body }).execute()).body;
}

/** Creates a payment of 100 dollars, unless the draft specifies otherwise. */
export async function createPayment(
  sdk: ByProjectKeyRequestBuilder,
  draft: Partial<PaymentDraft> = {},
): Promise<Payment> {
  const body = { amountPlanned: { currencyCode: 'USD', centAmount: 10000 }, ...draft };
  return (await sdk.payments().post({ body }).execute()).body;
}

/** The stock entry of an SKU. */
export async function stockEntry(sdk: ByProjectKeyRequestBuilder, sku: string): Promise<InventoryEntry> {
  const where = `sku = "${sku}" and supplyChannel is not defined`;
  const { results } = (await sdk.inventory().get({ queryArgs: { where } }).execute()).body;
  const [entry] = results;
  if (!entry) throw new Error(`No stock entry for ${sku}`);
  return entry;
}

/** A cart that can be ordered: one carrier to New York, standard delivery. */
export async function readyCart(
  sdk: ByProjectKeyRequestBuilder,
  draft: Partial<CartDraft> = {},
): Promise<Cart> {
  return createCart(sdk, {
    lineItems: [{ sku: 'CARRIER-BLACK', quantity: 1 }],
    shippingAddress: newYork,
    shippingMethod: { typeId: 'shipping-method', key: 'standard' },
    ...draft,
  });
}

interface Refusal {
  readonly statusCode: number;
  /** Absent when the SDK could not even get a token. */
  readonly body?: { readonly message: string; readonly errors: readonly Readonly<Record<string, unknown>>[] };
}

/** The error with which a call is rejected: its HTTP status and the first coded error. */
export async function refusalOf(call: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  const refusal = await call.then(
    () => undefined,
    (error: unknown) => error as Refusal,
  );
  if (!refusal) throw new Error('The call was not refused.');
  return { statusCode: refusal.statusCode, ...refusal.body?.errors[0] };
}
