import type {
  Cart,
  CustomFields,
  LineItem,
  LineItemDraft,
  ProductProjection,
} from '@commercetools/platform-sdk';
import { customFields } from '../custom-fields.ts';
import { invalidField, matchingPriceNotFound } from '../errors.ts';
import { money } from '../money.ts';
import { findVariant, withAvailability } from '../products.ts';
import type { Storage } from '../storage.ts';
import { choosePrice, unitPrice } from './prices.ts';

/** The part of a line item draft that this server implements. */
type SupportedLineItemDraft = Required<Pick<LineItemDraft, 'sku' | 'quantity'>> & {
  readonly custom?: Parameters<typeof customFields>[2] | undefined;
};

const initialState = { typeId: 'state', id: 'initial' } as const;

/**
 * The current state of a line item: product data, the cart's price for this quantity, remaining stock.
 * @throws CommercetoolsError unknown SKU, MatchingPriceNotFound
 */
function pricedLine(
  cart: Cart,
  {
    id,
    sku,
    quantity,
    custom,
  }: { id: string; sku: string; quantity: number; custom: CustomFields | undefined },
  storage: Storage,
): LineItem {
  const { product, variant } = findVariant(sku, storage);
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
    id,
    productId: product.id,
    ...keyOf(product),
    name: product.name,
    productSlug: product.slug,
    productType: product.productType,
    variant: withAvailability(variant, storage),
    price: { ...price, value },
    quantity,
    totalPrice: money(value.centAmount * quantity, currency),
    discountedPricePerQuantity: [],
    taxedPricePortions: [],
    perMethodTaxRate: [],
    state: [{ quantity, state: initialState }],
    priceMode: 'Platform',
    lineItemMode: 'Standard',
    ...(custom && { custom }),
  };
}

const keyOf = ({ key }: ProductProjection) => (key === undefined ? {} : { productKey: key });

const sameCustom = (a: CustomFields | undefined, b: CustomFields | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

const withLines = (cart: Cart, lineItems: LineItem[]): Cart => ({ ...cart, lineItems });

/** Adds units of an SKU: to the line with the same SKU and custom fields, or as a new line. */
export function addLine(cart: Cart, draft: SupportedLineItemDraft, storage: Storage): Cart {
  const { sku, quantity } = draft;
  const custom = draft.custom && customFields(storage, 'line-item', draft.custom);
  const same = cart.lineItems.find((line) => line.variant.sku === sku && sameCustom(line.custom, custom));
  if (same) return changeQuantity(cart, same.id, same.quantity + quantity, storage);
  return withLines(cart, [
    ...cart.lineItems,
    pricedLine(cart, { id: crypto.randomUUID(), sku, quantity, custom }, storage),
  ]);
}

/** @throws CommercetoolsError if the cart has no such line */
export function requireLine(cart: Cart, lineItemId: string): LineItem {
  const line = cart.lineItems.find(({ id }) => id === lineItemId);
  if (!line)
    throw invalidField('lineItemId', lineItemId, `The line item with ID '${lineItemId}' was not found.`);
  return line;
}

const reprice = (cart: Cart, line: LineItem, quantity: number, storage: Storage) =>
  pricedLine(cart, { id: line.id, sku: line.variant.sku ?? '', quantity, custom: line.custom }, storage);

/** Sets a line's quantity, at today's price; 0 removes the line. */
export function changeQuantity(cart: Cart, lineItemId: string, quantity: number, storage: Storage): Cart {
  const changed = requireLine(cart, lineItemId);
  if (quantity === 0)
    return withLines(
      cart,
      cart.lineItems.filter((line) => line !== changed),
    );
  return replaceLine(cart, reprice(cart, changed, quantity, storage));
}

/** Recalculates the price of every line, e.g. for another country. */
export function repriceLines(cart: Cart, storage: Storage): Cart {
  return withLines(
    cart,
    cart.lineItems.map((line) => reprice(cart, line, line.quantity, storage)),
  );
}

/** The cart with one of its lines replaced. */
export function replaceLine(cart: Cart, replacement: LineItem): Cart {
  return withLines(
    cart,
    cart.lineItems.map((line) => (line.id === replacement.id ? replacement : line)),
  );
}
