import type {
  Cart,
  ChannelReference,
  CustomFields,
  ExternalLineItemTotalPrice,
  LineItem,
  LineItemDraft,
  ProductProjection,
} from '@commercetools/platform-sdk';
import { customFields } from '../custom-fields.ts';
import { invalidField, invalidOperation, matchingPriceNotFound } from '../errors.ts';
import { money } from '../money.ts';
import { findVariant, isKnownSku, withAvailability } from '../products.ts';
import { resolve } from '../references.ts';
import type { Identifier } from '../references.ts';
import type { Storage } from '../storage.ts';
import { choosePrice, unitPrice } from './prices.ts';

/** The part of a line item draft that this server implements. */
type SupportedLineItemDraft = Required<Pick<LineItemDraft, 'sku' | 'quantity'>> & {
  readonly supplyChannel?: Identifier | undefined;
  readonly externalTotalPrice?: Pick<ExternalLineItemTotalPrice, 'price' | 'totalPrice'> | undefined;
  readonly custom?: Parameters<typeof customFields>[2] | undefined;
};

/** The built-in state of every new line item. */
const initialState = { typeId: 'state', id: '3e8a1c52-6a0f-4a63-9d3b-5f6b1f1d7c10' } as const;

/** What of a line item does not follow from the catalogue. */
type LineIdentity = Pick<LineItem, 'id' | 'quantity'> &
  Partial<Pick<LineItem, 'custom' | 'supplyChannel' | 'addedAt'>> & {
    readonly sku: string;
    /** The prices that the caller set for the line; the catalogue's do not matter then. */
    readonly external?: Pick<LineItem, 'price' | 'totalPrice'>;
  };

/**
 * The current state of a line item: product data, the cart's price for this quantity, remaining stock.
 * @throws CommercetoolsError unknown SKU, MatchingPriceNotFound
 */
function pricedLine(cart: Cart, identity: LineIdentity, storage: Storage): LineItem {
  const { id, sku, quantity, custom, supplyChannel, addedAt, external } = identity;
  const { product, variant } = findVariant(sku, storage);
  return {
    id,
    productId: product.id,
    ...keyOf(product),
    name: product.name,
    productSlug: product.slug,
    productType: product.productType,
    variant: withAvailability(variant, storage),
    quantity,
    ...(external ?? platformPrice(cart, { product, variant }, quantity)),
    discountedPricePerQuantity: [],
    taxedPricePortions: [],
    perMethodTaxRate: [],
    state: [{ quantity, state: initialState }],
    priceMode: external ? 'ExternalTotal' : 'Platform',
    lineItemMode: 'Standard',
    ...(supplyChannel && { supplyChannel }),
    ...(custom && { custom }),
    ...(addedAt !== undefined && { addedAt }),
  };
}

/** @throws CommercetoolsError MatchingPriceNotFound */
function platformPrice(
  cart: Cart,
  { product, variant }: ReturnType<typeof findVariant>,
  quantity: number,
): Pick<LineItem, 'price' | 'totalPrice'> {
  const currency = cart.totalPrice.currencyCode;
  const price = choosePrice(variant.prices ?? [], { currency, country: cart.country });
  if (!price) {
    throw matchingPriceNotFound({
      productId: product.id,
      variantId: variant.id,
      currency,
      country: cart.country,
    });
  }
  const value = money(unitPrice(price, quantity), currency);
  return {
    price: price.discounted ? price : { ...price, value },
    totalPrice: money(value.centAmount * quantity, currency),
  };
}

/** @throws CommercetoolsError if a price is not in the cart's currency */
function externalPrices(
  cart: Cart,
  { price, totalPrice }: NonNullable<SupportedLineItemDraft['externalTotalPrice']>,
): Pick<LineItem, 'price' | 'totalPrice'> {
  const currency = cart.totalPrice.currencyCode;
  for (const { currencyCode } of [price, totalPrice])
    if (currencyCode !== currency)
      throw invalidOperation(`An external price in ${currencyCode} cannot be set on a cart in ${currency}.`);
  return {
    price: { id: crypto.randomUUID(), value: money(price.centAmount ?? 0, currency) },
    totalPrice: money(totalPrice.centAmount ?? 0, currency),
  };
}

const keyOf = ({ key }: ProductProjection) => (key === undefined ? {} : { productKey: key });

const sameCustom = (a: CustomFields | undefined, b: CustomFields | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

const withLines = (cart: Cart, lineItems: LineItem[]): Cart => ({ ...cart, lineItems });

/**
 * Adds units of an SKU: to the line with the same SKU, channel, and custom fields, or as a new line. With a price of the
 * caller's own, it is always a new line.
 */
export function addLine(cart: Cart, draft: SupportedLineItemDraft, storage: Storage): Cart {
  const { sku, quantity } = draft;
  const custom = draft.custom && customFields(storage, 'line-item', draft.custom);
  const supplyChannel = draft.supplyChannel && channelReference(draft.supplyChannel, storage);
  const external = draft.externalTotalPrice && externalPrices(cart, draft.externalTotalPrice);
  const same = cart.lineItems.find(
    (line) =>
      !external &&
      line.priceMode === 'Platform' &&
      line.variant.sku === sku &&
      line.supplyChannel?.id === supplyChannel?.id &&
      sameCustom(line.custom, custom),
  );
  if (same) return changeQuantity(cart, same.id, same.quantity + quantity, storage);
  const added = {
    id: crypto.randomUUID(),
    sku,
    quantity,
    addedAt: new Date().toISOString(),
    ...(supplyChannel && { supplyChannel }),
    ...(custom && { custom }),
    ...(external && { external }),
  };
  return withLines(cart, [...cart.lineItems, pricedLine(cart, added, storage)]);
}

/** @throws CommercetoolsError ReferencedResourceNotFound */
export function channelReference(identifier: Identifier, storage: Storage): ChannelReference {
  return { typeId: 'channel', id: resolve(storage, 'channel', identifier).id };
}

/** @throws CommercetoolsError if the cart has no such line */
export function requireLine(cart: Cart, lineItemId: string): LineItem {
  const line = cart.lineItems.find(({ id }) => id === lineItemId);
  if (!line)
    throw invalidField('lineItemId', lineItemId, `The line item with ID '${lineItemId}' was not found.`);
  return line;
}

/** The prices of a line that the caller set and that no recalculation touches. */
const callersPrices = ({ price, totalPrice, priceMode }: LineItem): Pick<LineIdentity, 'external'> =>
  priceMode === 'ExternalTotal' ? { external: { price, totalPrice } } : {};

/** The line at today's price. Its product data, stock included, stay those of the time when it was added. */
function reprice(cart: Cart, line: LineItem, kept: Partial<LineIdentity>, storage: Storage): LineItem {
  const { name, productType, variant } = line;
  const priced = pricedLine(cart, { ...line, sku: variant.sku ?? '', ...kept }, storage);
  return { ...priced, name, productType, variant };
}

/** Sets a line's quantity, at today's price, also if it had one of the caller's own; 0 removes the line. */
export function changeQuantity(cart: Cart, lineItemId: string, quantity: number, storage: Storage): Cart {
  const changed = requireLine(cart, lineItemId);
  if (quantity === 0)
    return withLines(
      cart,
      cart.lineItems.filter((line) => line !== changed),
    );
  return replaceLine(cart, reprice(cart, changed, { quantity }, storage));
}

/**
 * Recalculates the price of every line, e.g. for another country, except those that the caller set. A line whose product
 * no longer exists keeps its last price.
 * @throws CommercetoolsError MatchingPriceNotFound
 */
export function repriceLines(cart: Cart, storage: Storage): Cart {
  return withLines(
    cart,
    cart.lineItems.map((line) =>
      hasProduct(line, storage) ? reprice(cart, line, callersPrices(line), storage) : line,
    ),
  );
}

/**
 * Brings every line up to date, its product data only if asked to. Lines whose product no longer exists are dropped:
 * https://docs.commercetools.com/api/releases/2017-10-17-improve-cart-recalculation
 * @throws CommercetoolsError MatchingPriceNotFound
 */
export function recalculateLines(cart: Cart, updateProductData: boolean, storage: Storage): Cart {
  const lines = cart.lineItems.filter((line) => hasProduct(line, storage));
  if (!updateProductData) return repriceLines(withLines(cart, lines), storage);
  return withLines(
    cart,
    lines.map((line) =>
      pricedLine(cart, { ...line, sku: line.variant.sku ?? '', ...callersPrices(line) }, storage),
    ),
  );
}

const hasProduct = ({ variant }: LineItem, storage: Storage): boolean =>
  isKnownSku(variant.sku ?? '', storage);

/** The cart with one of its lines replaced. */
export function replaceLine(cart: Cart, replacement: LineItem): Cart {
  return withLines(
    cart,
    cart.lineItems.map((line) => (line.id === replacement.id ? replacement : line)),
  );
}
