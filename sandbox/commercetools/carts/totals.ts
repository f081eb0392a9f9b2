import type { Cart, CentPrecisionMoney, LineItem, ShippingInfo, TaxRate } from '@commercetools/platform-sdk';
import { money, sum } from '../money.ts';
import type { Storage } from '../storage.ts';
import { resolve } from '../validation.ts';
import { evaluateCodes } from './discount-codes.ts';
import { discountLines } from './discounts.ts';
import type { DiscountedPieces } from './discounts.ts';
import { unitPriceOf } from './line-items.ts';
import { matchingRate } from './shipping.ts';
import { sumTaxed, taxItem, taxRateFor } from './tax.ts';

/** A total that the caller set is not changed by discounts. */
const hasOwnTotal = ({ priceMode }: LineItem) => priceMode === 'ExternalTotal';

function withDiscounts(line: LineItem, pieces: readonly DiscountedPieces[], currency: string): LineItem {
  if (hasOwnTotal(line)) return line;
  const reduced = pieces.some(({ included }) => included.length > 0);
  return {
    ...line,
    totalPrice: money(sum(pieces.map(({ price, quantity }) => price * quantity)), currency),
    discountedPricePerQuantity: !reduced
      ? []
      : pieces.map(({ quantity, price, included }) => ({
          quantity,
          discountedPrice: {
            value: money(price, currency),
            includedDiscounts: included.map(({ id, amount }) => ({
              discount: { typeId: 'cart-discount', id },
              discountedAmount: money(amount, currency),
            })),
          },
        })),
  };
}

/** The tax rate of a category for the cart's address. @throws CommercetoolsError MissingTaxRateForCountry */
function rateIn(cart: Cart, categoryId: string, storage: Storage): TaxRate | undefined {
  if (!cart.shippingAddress) return undefined;
  const category = resolve(storage, 'tax-category', { id: categoryId });
  const fallback = storage.all('project').some(({ carts }) => carts.countryTaxRateFallbackEnabled);
  return taxRateFor(category, cart.shippingAddress, fallback);
}

/** A line or shipping with its tax at a rate; without a rate, without a tax. */
function taxed<Part extends LineItem | ShippingInfo>(
  { taxRate: _, taxedPrice: __, ...untaxed }: Part,
  price: CentPrecisionMoney,
  taxRate: TaxRate | undefined,
): Part {
  if (!taxRate) return untaxed as Part;
  const taxedPrice = taxItem(price.centAmount, taxRate, price.currencyCode);
  return { ...untaxed, taxRate, taxedPrice } as unknown as Part;
}

/** A line whose product no longer exists keeps its rate. */
function taxLine(line: LineItem, cart: Cart, storage: Storage): LineItem {
  const product = storage.get('product', line.productId);
  const rate = product ? rateIn(cart, product.taxCategory?.id ?? '', storage) : line.taxRate;
  return taxed(line, line.totalPrice, cart.shippingAddress && rate);
}

/**
 * The chosen shipping method at its current price if the items cost `goods` after discounts; undefined if none is chosen
 * or the cart has no address. A method that no longer ships to the address keeps its last price and is marked
 * `DoesNotMatchCart`.
 */
function shippingOf(cart: Cart, goods: number, storage: Storage): ShippingInfo | undefined {
  const { shippingInfo, shippingAddress: address } = cart;
  if (!shippingInfo?.shippingMethod || !address) return undefined;
  const currency = cart.totalPrice.currencyCode;
  const { id } = shippingInfo.shippingMethod;
  const method = storage.get('shipping-method', id);
  const rate = method && matchingRate(method, { address, currency }, storage);
  if (!rate) return { ...shippingInfo, shippingMethodState: 'DoesNotMatchCart' };
  const { isMatching: _, ...shippingRate } = rate;
  const isFree = rate.freeAbove !== undefined && goods >= rate.freeAbove.centAmount;
  return {
    shippingMethodName: method.name,
    price: money(isFree ? 0 : rate.price.centAmount, currency),
    shippingRate,
    taxCategory: method.taxCategory,
    shippingMethod: { typeId: 'shipping-method', id },
    shippingMethodState: 'MatchesCart',
    deliveries: [],
  };
}

/**
 * Recalculates taxes and totals for the cart's address; the prices of lines and shipping stay.
 * @throws CommercetoolsError MissingTaxRateForCountry
 */
export function withTaxes(cart: Cart, storage: Storage): Cart {
  const currency = cart.totalPrice.currencyCode;
  const { taxedPrice: _, taxedShippingPrice: __, totalLineItemQuantity: ___, ...untaxed } = cart;
  const lineItems = cart.lineItems.map((line) => taxLine(line, cart, storage));
  const { shippingInfo: chosen } = cart;
  const shippingInfo =
    chosen && taxed(chosen, chosen.price, rateIn(cart, chosen.taxCategory?.id ?? '', storage));
  const parts = [...lineItems, ...(shippingInfo ? [shippingInfo] : [])];
  const taxes = parts.flatMap(({ taxedPrice }) => taxedPrice ?? []);
  const goods = sum(lineItems.map(({ totalPrice }) => totalPrice.centAmount));
  const pieces = sum(lineItems.map(({ quantity }) => quantity));
  return {
    ...untaxed,
    lineItems,
    ...(pieces > 0 && { totalLineItemQuantity: pieces }),
    totalPrice: money(goods + (shippingInfo?.price.centAmount ?? 0), currency),
    ...(shippingInfo && { shippingInfo }),
    ...(cart.shippingAddress && taxes.length > 0 && { taxedPrice: sumTaxed(taxes, currency) }),
    ...(shippingInfo?.taxedPrice && { taxedShippingPrice: shippingInfo.taxedPrice }),
  };
}

/**
 * Recalculates everything that follows from a cart's lines, addresses, method, and codes: discounts, shipping, taxes,
 * totals. `totalPrice` is the price of lines and shipping after discounts; a tax that prices do not include is only in
 * `taxedPrice`.
 * @throws CommercetoolsError MissingTaxRateForCountry
 */
export function recalculate(cart: Cart, storage: Storage): Cart {
  const currency = cart.totalPrice.currencyCode;
  const priced = cart.lineItems.map((line) => ({
    unitPrice: unitPriceOf(line),
    quantity: hasOwnTotal(line) ? 0 : line.quantity,
  }));
  const undiscounted = sum(
    cart.lineItems.map((line) =>
      hasOwnTotal(line) ? line.totalPrice.centAmount : unitPriceOf(line) * line.quantity,
    ),
  );
  const { codes, discounts } = evaluateCodes(cart, undiscounted, storage);
  const pieces = discountLines(priced, discounts);
  const lineItems = cart.lineItems.map((line, index) => withDiscounts(line, pieces[index] ?? [], currency));
  const goods = sum(lineItems.map(({ totalPrice }) => totalPrice.centAmount));
  const shippingInfo = shippingOf(cart, goods, storage);
  const { shippingInfo: _, ...others } = cart;
  const current = { ...others, lineItems, discountCodes: codes };
  return withTaxes({ ...current, ...(shippingInfo && { shippingInfo }) }, storage);
}
