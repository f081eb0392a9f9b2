import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { customFields, customFieldsSchema } from '../custom-fields.ts';
import { invalidField, invalidOperation, refusal } from '../errors.ts';
import { money } from '../money.ts';
import { choosePrice, findVariant, variantOfSku, withAvailability } from '../products.ts';
import type { Storage } from '../storage.ts';
import { moneySchema } from '../validation.ts';

export const quantity = z.int().min(0).max(10_000);

export const lineItemDraftSchema = z.strictObject({
  sku: z.string().min(1),
  quantity: quantity.min(1).default(1),
  externalTotalPrice: z.strictObject({ price: moneySchema, totalPrice: moneySchema }).optional(),
  custom: customFieldsSchema.optional(),
});
type LineItemDraft = z.infer<typeof lineItemDraftSchema>;

/** What of a line item does not follow from the catalogue. */
type LineIdentity = Pick<LineItem, 'id' | 'quantity'> &
  Partial<Pick<LineItem, 'custom'>> & {
    readonly sku: string;
    /** The prices that the caller set for the line; the catalogue's do not matter then. */
    readonly external?: Pick<LineItem, 'price' | 'totalPrice'> | undefined;
  };

/**
 * The current state of a line item: product data, the cart's price for this quantity, remaining stock.
 * @throws CommercetoolsError unknown SKU, MatchingPriceNotFound
 */
function pricedLine(cart: Cart, identity: LineIdentity, storage: Storage): LineItem {
  const { id, sku, quantity, custom, external } = identity;
  const { product, variant } = findVariant(sku, storage);
  return {
    id,
    productId: product.id,
    ...(product.key !== undefined && { productKey: product.key }),
    name: product.name,
    variant: withAvailability(variant, storage),
    quantity,
    ...(external ?? platformPrice(cart, { product, variant }, quantity)),
    discountedPricePerQuantity: [],
    priceMode: external ? 'ExternalTotal' : 'Platform',
    ...(custom && { custom }),
    // The fields that the shop reads.
  } as unknown as LineItem;
}

/** The price of one unit, in minor units: that of a product discount, if there is one. */
export const unitPriceOf = ({ price }: Pick<LineItem, 'price'>): number =>
  (price.discounted ?? price).value.centAmount;

/** @throws CommercetoolsError MatchingPriceNotFound */
function platformPrice(
  { totalPrice: { currencyCode: currency }, country }: Cart,
  { product, variant }: ReturnType<typeof findVariant>,
  quantity: number,
): Pick<LineItem, 'price' | 'totalPrice'> {
  const price = choosePrice(variant, { currency, country });
  if (price) return { price, totalPrice: money(unitPriceOf({ price }) * quantity, currency) };
  const details = { productId: product.id, variantId: variant.id, currency, country };
  throw refusal('MatchingPriceNotFound', 'The product variant has no price for the cart.', details);
}

/** @throws CommercetoolsError if a price is not in the cart's currency */
function externalPrices(
  cart: Cart,
  { price, totalPrice }: NonNullable<LineItemDraft['externalTotalPrice']>,
): Pick<LineItem, 'price' | 'totalPrice'> {
  const currency = cart.totalPrice.currencyCode;
  for (const { currencyCode } of [price, totalPrice])
    if (currencyCode !== currency)
      throw invalidOperation(`An external price in ${currencyCode} cannot be set on a cart in ${currency}.`);
  return {
    price: { id: crypto.randomUUID(), value: money(price.centAmount, currency) },
    totalPrice: money(totalPrice.centAmount, currency),
  };
}

const withLines = (cart: Cart, lineItems: LineItem[]): Cart => ({ ...cart, lineItems });

/**
 * Adds units of an SKU: to the line with the same SKU and custom fields, or as a new line. With a price of the caller's
 * own, it is always a new line.
 */
export function addLine(cart: Cart, draft: LineItemDraft, storage: Storage): Cart {
  const { sku, quantity } = draft;
  const custom = draft.custom && customFields(storage, 'line-item', draft.custom);
  const external = draft.externalTotalPrice && externalPrices(cart, draft.externalTotalPrice);
  const same = cart.lineItems.find(
    (line) =>
      !external &&
      line.priceMode === 'Platform' &&
      line.variant.sku === sku &&
      JSON.stringify(line.custom) === JSON.stringify(custom),
  );
  if (same) return changeQuantity(cart, same.id, same.quantity + quantity, storage);
  const added = { id: crypto.randomUUID(), sku, quantity, external, ...(custom && { custom }) };
  return withLines(cart, [...cart.lineItems, pricedLine(cart, added, storage)]);
}

/** @throws CommercetoolsError if the cart has no such line */
export function requireLine(cart: Cart, lineItemId: string): LineItem {
  const line = cart.lineItems.find(({ id }) => id === lineItemId);
  if (line) return line;
  throw invalidField('lineItemId', lineItemId, `The line item with ID '${lineItemId}' was not found.`);
}

/** The line at today's price. Its product data, stock included, stay those of the time when it was added. */
function reprice(cart: Cart, line: LineItem, kept: Partial<LineIdentity>, storage: Storage): LineItem {
  const { name, variant } = line;
  const priced = pricedLine(cart, { ...line, sku: variant.sku ?? '', ...kept }, storage);
  return { ...priced, name, variant };
}

/** Sets a line's quantity, at today's price, also if it had one of the caller's own; 0 removes the line. */
export function changeQuantity(cart: Cart, lineItemId: string, quantity: number, storage: Storage): Cart {
  const changed = requireLine(cart, lineItemId);
  const others = cart.lineItems.filter((line) => line !== changed);
  return quantity === 0
    ? withLines(cart, others)
    : replaceLine(cart, reprice(cart, changed, { quantity }, storage));
}

/** The prices of a line that the caller set and that no recalculation touches. */
const callersPrices = ({ price, totalPrice, priceMode }: LineItem): Pick<LineIdentity, 'external'> =>
  priceMode === 'ExternalTotal' ? { external: { price, totalPrice } } : {};

/**
 * Recalculates the price of every line except those that the caller set. A line whose product no longer exists keeps its
 * last price.
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

export const hasProduct = ({ variant }: LineItem, storage: Storage): boolean =>
  variantOfSku(variant.sku ?? '', storage) !== undefined;

/** The cart with one of its lines replaced. */
export function replaceLine(cart: Cart, replacement: LineItem): Cart {
  return withLines(
    cart,
    cart.lineItems.map((line) => (line.id === replacement.id ? replacement : line)),
  );
}
