import type {
  ByProjectKeyRequestBuilder,
  CartUpdate,
  Cart as PlatformCart,
  ProductProjection,
} from '@commercetools/platform-sdk';
import type { CartRecord, Commerce, Offer, PriceSelection } from './commerce.ts';
import { platformAddress } from './mapping/address.ts';
import { checkoutType, giftMessageFields, mayBeAskedFields, updateActionOf } from './mapping/cart-changes.ts';
import { cartRecordOf, viewExpansions, type ViewSettings } from './mapping/cart.ts';
import {
  bundlePartsOf,
  componentsOf,
  type StockBySku,
  stockOfVariants,
  variantsOf,
} from './mapping/components.ts';
import { nullWhenNotFound, refuse } from './mapping/errors.ts';
import { offersOf } from './mapping/offer.ts';
import { discountExpansions } from './mapping/prices.ts';

/** Days an unused cart is kept. */
const cartLifetime = 90;
const expand = viewExpansions;

/** The part of `Commerce` that is about carts and what can be in them. */
export function cartOperations(project: ByProjectKeyRequestBuilder, settings: ViewSettings) {
  const { language, store } = settings;
  const recordOf = async ({ body }: { body: PlatformCart }): Promise<CartRecord> => {
    const parts = bundlePartsOf(body.lineItems).map(({ sku }) => sku);
    return cartRecordOf(body, settings, await productsOf(project, parts));
  };

  /** Offers of all variants of these products. A bundle's is only right if it is asked for: others' components are not read. */
  const offersBeside = async (skus: readonly string[], { country, currency }: PriceSelection) => {
    const products = await productsOf(project, skus, {
      priceCountry: country.toUpperCase(),
      priceCurrency: currency,
      expand: [...discountExpansions('price'), ...discountExpansions('prices[*]')],
    });
    const variants = products.flatMap(variantsOf);
    const wanted = variants.filter(({ sku }) => sku !== undefined && skus.includes(sku));
    const components = wanted.flatMap(({ attributes }) => componentsOf(attributes).map(({ sku }) => sku));
    const stock = await withStockOf(project, components, stockOfVariants(variants));
    const context = { language, stock, selection: { country, currency } };
    return products.flatMap((product) => offersOf(product, context));
  };

  return {
    async createCart(draft) {
      const { anonymousId, country, currency, lineItems, discountCodes = [], email = null, place } = draft;
      const body = {
        currency,
        country: country.toUpperCase(),
        locale: language,
        // An order takes it over, so nobody has to read an order's number to know the storefront.
        store: { typeId: 'store', key: store.id },
        inventoryMode: 'ReserveOnOrder',
        taxMode: 'Platform',
        deleteDaysAfterLastModification: draft.keptDays ?? cartLifetime,
        ...(anonymousId === null ? {} : { anonymousId }),
        lineItems: lineItems.map(({ sku, quantity, giftMessage }) => ({
          sku,
          quantity,
          ...(giftMessage === undefined ? {} : { custom: giftMessageFields(giftMessage) }),
        })),
        ...(discountCodes.length === 0 ? {} : { discountCodes: [...discountCodes] }),
        ...(email === null ? {} : { customerEmail: email }),
        ...(place ? { shippingAddress: platformAddress(place) } : {}),
        ...(draft.mayBeAskedForReview === undefined
          ? {}
          : { custom: { type: checkoutType, fields: mayBeAskedFields(draft) } }),
      } as const;
      return project.carts().post({ body, queryArgs: { expand } }).execute().then(recordOf, refuse);
    },

    async getCart(id) {
      const request = project.carts().withId({ ID: id }).get({ queryArgs: { expand } });
      return request.execute().then(recordOf, nullWhenNotFound);
    },

    async updateCart(id, version, changes) {
      const update = (body: CartUpdate) =>
        project.carts().withId({ ID: id }).post({ body, queryArgs: { expand } }).execute().catch(refuse);
      const changed = await update({ version, actions: changes.map(updateActionOf) });
      if (!hasStaleMethod(changed.body)) return recordOf(changed);
      const actions: CartUpdate['actions'] = [{ action: 'setShippingMethod' }];
      return recordOf(await update({ version: changed.body.version, actions }));
    },

    findVariants: offersBeside,

    async findOffers(skus, selection) {
      const offers = await offersBeside(skus, selection);
      const asked = offers.filter(({ sku }) => skus.includes(sku));
      return new Map<string, Offer>(asked.map((offer) => [offer.sku, offer]));
    },
  } satisfies Partial<Commerce>;
}

/**
 * Whether the cart has a shipping method that cannot be ordered. commercetools keeps it, with its last price, which
 * the shopper would see in the total; a frozen cart cannot lose it.
 */
const hasStaleMethod = ({ cartState, shippingInfo }: PlatformCart) =>
  cartState === 'Active' && shippingInfo?.shippingMethodState === 'DoesNotMatchCart';

/**
 * The stock of these SKUs: what the cart's own items say, and the rest asked for, which only components of bundles need.
 * A SKU that is not sold stays unknown.
 */
async function withStockOf(
  project: ByProjectKeyRequestBuilder,
  skus: readonly string[],
  known: StockBySku,
): Promise<StockBySku> {
  const missing = skus.filter((sku) => !known.has(sku));
  const products = await productsOf(project, missing);
  return new Map([...stockOfVariants(products.flatMap(variantsOf)), ...known]);
}

async function productsOf(
  project: ByProjectKeyRequestBuilder,
  skus: readonly string[],
  priceSelection: { priceCountry?: string; priceCurrency?: string; expand?: string[] } = {},
): Promise<ProductProjection[]> {
  if (skus.length === 0) return [];
  const list = [...new Set(skus)].map((sku) => JSON.stringify(sku)).join(', ');
  const where = `masterVariant(sku in (${list})) or variants(sku in (${list}))`;
  const queryArgs = { where, staged: false, limit: 500, withTotal: false, ...priceSelection };
  const { body } = await project.productProjections().get({ queryArgs }).execute().catch(refuse);
  return body.results;
}
