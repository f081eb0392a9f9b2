import type { OrderUpdateAction, Order as PlatformOrder } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { brand } from '../../brands/api.ts';
import { seed } from '../../local/seed.ts';
import { createShopApi, ownContext } from '../app.ts';
import { servicesOf } from '../shop-api.server.ts';
import { type PublishedCatalogue, readCatalogue } from '../../commerce/catalogue.ts';
import type { Commerce } from '../../commerce/commerce.ts';
import { commercetoolsProject } from '../../commerce/client.ts';
import type { Address } from '../../contract/address.ts';
import type { Cart } from '../../contract/cart.ts';
import { type ShippingMethod, shippingMethodSchema } from '../../contract/delivery.ts';
import type { Order } from '../../contract/order.ts';
import type { PaymentResult } from '../../contract/payment.ts';
import { readEnvironment } from '../context/environment.ts';
import type { Limits } from '../context/limits.ts';
import type { SweepReport } from '../payments/sweep-notes.ts';
import { sweepStorefront } from '../sweep-storefront.ts';
import type { Store } from '../../stores/types.ts';
import type { Mailer } from '../mail/send/mailer.ts';
import { unlimited } from './fake-shop-api.ts';
import { type FakeMailer, fakeMailer } from './fake-mailer.ts';
import { collectedLog, type LogEntry } from './collected-log.ts';
import { addressIn, deliveredStates } from './address-in.ts';
import { ShopBrowser } from './shop-browser.ts';

/** Where tests shop: the first of the brand's storefronts that sells for euros, or else its first one. */
export const home =
  brand.storefronts.find(({ countries: [country] }) => country.currency === 'EUR') ?? brand.storefronts[0];
const [{ code: country, currency }] = home.countries;

/** An address there. */
export const homeAddress = addressIn(country, deliveredStates(home, country)[0]?.code);

/** The first SKU that the brand sells, which has to have a price in every country. */
export const sku = z.string().parse(seed.commercetools.products?.[0]?.masterVariant.sku);

/** A card as the drop-in sends it when the sandbox's fields fill it in. */
export const card = (number = '4111111111111111', holderName = 'Ada Berg') => ({
  paymentMethod: {
    type: 'scheme',
    holderName,
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  },
  browserInfo: { userAgent: 'test', acceptHeader: '*/*', language: 'en', colorDepth: 24 },
});

type StaffAct = 'pack' | 'ship' | 'deliver' | 'receive' | 'cancel';

const booksSchema = z.object({
  payments: z.array(z.object({ reference: z.string(), kept: z.int() })),
});

/** Shop APIs on the real adapters, connected to running sandboxes, with controls for causing trouble. */
export interface SandboxedShop {
  /** Where the sandboxes answer. */
  readonly sandboxUrl: string;
  /** Has the sandboxes do something. @param path below `/control/`. */
  control(path: string, body: object): Promise<void>;
  /**
   * A storefront's API without console output, everything it logged, and one run of its sweeper.
   * @param limits of calls; without them, a test may call as often as it likes.
   */
  api(
    store: string,
    limits?: Partial<Limits>,
  ): {
    api: ReturnType<typeof createShopApi>;
    logged: LogEntry[];
    /** What it sent by e-mail. */
    mailer: FakeMailer;
    /** @param minAge how old things have to be, in milliseconds, instead of the sweeper's own waiting times. */
    sweep: (minAge?: number) => Promise<SweepReport>;
  };
  browser(store: string): ShopBrowser;
  /** A storefront's commerce backend, as its API uses it. */
  commerce(store: string): Commerce;
  /** The published catalogue, as the build reads it. */
  catalogue(): Promise<PublishedCatalogue>;
  /** An order as commercetools stores it. */
  storedOrder(orderNumber: string): Promise<PlatformOrder>;
  /** What another program writes about an order into commercetools. */
  updateStoredOrder(orderNumber: string, actions: OrderUpdateAction[]): Promise<void>;
  /** What staff and a warehouse do with an order in the Merchant Center. */
  staff(orderNumber: string, act: StaffAct, details?: object): Promise<void>;
  /** What Adyen keeps of a cart's payments, in minor units: less what was returned. */
  keptOf(cart: Pick<Cart, 'id'>): Promise<number>;
  /** @param of the SKU that has this stock from now on. */
  setStock(quantity: number, of?: string): Promise<void>;
  /** Prices `sku`, or another SKU, where tests shop: in minor units, null to take it off sale. */
  setPrice(centAmount: number | null, of?: string): Promise<void>;
  setDown(service: 'commercetools' | 'adyen', down: boolean): Promise<void>;
}

interface SandboxedShopOptions {
  readonly adapt?: (store: Store) => Store;
  readonly mailer?: Mailer;
}

/**
 * @param settings the sandbox's environment, without a store.
 * @param options.adapt changes the storefronts, e.g. gives several the same merchant account.
 * @param options.mailer takes e-mails instead of the API's own `mailer`.
 */
export function sandboxedShop(
  sandboxUrl: string,
  settings: Record<string, string>,
  { adapt = (store) => store, mailer: sender }: SandboxedShopOptions = {},
): SandboxedShop {
  const environmentOf = (storeId: string) => {
    const read = readEnvironment({ SITE_ORIGIN: 'http://localhost', ...settings, STORE: storeId });
    return { ...read, store: adapt(read.store) };
  };

  const control: SandboxedShop['control'] = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${sandboxUrl}/control/${path}`, init);
    if (!response.ok) throw new Error(`/control/${path} answered ${response.status}`);
  };

  const api: SandboxedShop['api'] = (storeId, limits = unlimited) => {
    const environment = environmentOf(storeId);
    const { log, logged } = collectedLog();
    const mailer = fakeMailer();
    const services = { ...servicesOf(environment), mailer: sender ?? mailer };
    return {
      logged,
      mailer,
      api: createShopApi(services, log, limits),
      sweep: (minAge) => sweepStorefront(ownContext(services, log, 'sweeper'), minAge),
    };
  };

  const storedOrderAt = (orderNumber: string) =>
    commercetoolsProject(environmentOf(home.id).commercetools).orders().withOrderNumber({ orderNumber });

  return {
    sandboxUrl,
    control,
    api,
    browser: (store) => new ShopBrowser(api(store).api),
    commerce: (storeId) => {
      const { commerce, store } = servicesOf(environmentOf(storeId));
      return commerce(store.languages[0]);
    },
    catalogue: () => {
      const clientId = settings['COMMERCETOOLS_BUILD_CLIENT_ID'] ?? '';
      const clientSecret = settings['COMMERCETOOLS_BUILD_CLIENT_SECRET'] ?? '';
      const { commercetools } = environmentOf(home.id);
      return readCatalogue(commercetoolsProject({ ...commercetools, clientId, clientSecret }));
    },
    storedOrder: async (orderNumber) => (await storedOrderAt(orderNumber).get().execute()).body,
    updateStoredOrder: async (orderNumber, actions) => {
      const { version } = (await storedOrderAt(orderNumber).get().execute()).body;
      await storedOrderAt(orderNumber).post({ body: { version, actions } }).execute();
    },
    staff: (orderNumber, act, details = {}) =>
      control('commercetools/orders', { orderNumber, act, ...details }),
    keptOf: async ({ id }) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${sandboxUrl}/control/adyen/books`, { headers });
      return booksSchema
        .parse(await response.json())
        .payments.filter(({ reference }) => reference.startsWith(id))
        .reduce((sum, { kept }) => sum + kept, 0);
    },
    setStock: (quantity, of = sku) => control('stock', { sku: of, quantity }),
    setPrice: (centAmount, of = sku) => control('prices', { sku: of, currency, centAmount }),
    setDown: (service, down) => control('faults', { place: service, fault: down ? 'down' : 'none' }),
  };
}

const methodsSchema = z.object({ shippingMethods: z.array(shippingMethodSchema) });

/** The shipping methods of a cart. */
export async function deliveriesOf(shopper: ShopBrowser, { id }: Cart): Promise<ShippingMethod[]> {
  return (await shopper.ask(methodsSchema, `/api/carts/${id}/shipping-methods`)).shippingMethods;
}

/** A new cart with everything a payment needs, shipped in the fastest way. */
export async function readyCart(
  shopper: ShopBrowser,
  to: Address = homeAddress,
  quantity = 1,
): Promise<Cart> {
  return madeReady(shopper, await shopper.createCart(to.country, sku, quantity), to);
}

/** The given cart with everything a payment needs, shipped in the fastest way. */
export async function madeReady(shopper: ShopBrowser, cart: Cart, to: Address): Promise<Cart> {
  const addressed = await shopper.change(
    cart,
    { action: 'setCustomerEmail', email: 'ada@example.com' },
    { action: 'setShippingAddress', address: to },
  );
  const fastest = (await deliveriesOf(shopper, cart)).at(-1);
  const shippingMethodId = z.string().parse(fastest?.id);
  return shopper.change(addressed, { action: 'setShippingMethod', shippingMethodId });
}

/** The order that resulted from a payment, read back. */
export function orderOf(shopper: ShopBrowser, { order }: PaymentResult): Promise<Order> {
  return shopper.order(order?.orderNumber ?? '');
}

/** Makes a choice at the bank and returns the redirectResult that the shopper comes back with. */
export async function atTheBank({ action }: PaymentResult, choice: string): Promise<string> {
  const url = z.string().parse(action?.['url']);
  const body = new URLSearchParams({ choice });
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
  const back = new URL(response.headers.get('location') ?? '');
  return back.searchParams.get('redirectResult') ?? '';
}
