import type { Cart, LineItem, ShippingInfo } from '@commercetools/platform-sdk';
import { without } from '../fields.ts';
import { money } from '../money.ts';
import { evaluateCodes } from './discount-codes.ts';
import { discountLines } from './discounts.ts';
import type { DiscountedPieces } from './discounts.ts';
import type { CartSettings } from './settings.ts';
import { matchingRate, shippingPrice } from './shipping.ts';
import { sumTaxed, taxItem, taxRateFor } from './tax.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

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

function taxLine(line: LineItem, cart: Cart, settings: CartSettings): LineItem {
  const untaxed = without(line, 'taxRate', 'taxedPrice');
  if (!cart.shippingAddress) return untaxed;
  const category = settings.taxCategoryOfProduct(line.productId);
  const taxRate = category
    ? taxRateFor(category, cart.shippingAddress, settings.countryTaxRateFallback)
    : line.taxRate;
  if (!taxRate) return untaxed;
  return {
    ...untaxed,
    taxRate,
    taxedPrice: taxItem(line.totalPrice.centAmount, taxRate, line.totalPrice.currencyCode),
  };
}

/**
 * The chosen shipping method at its current price; undefined if none is chosen or the cart has no address. A method
 * that no longer ships to the address keeps its last price and is marked `DoesNotMatchCart`.
 */
function shippingOf(
  cart: Cart,
  goods: number,
  currency: string,
  settings: CartSettings,
): ShippingInfo | undefined {
  const { shippingInfo, shippingAddress: address } = cart;
  if (!shippingInfo?.shippingMethod || !address) return undefined;
  const { id } = shippingInfo.shippingMethod;
  const method = settings.shippingMethod(id);
  const shippingRate = method && matchingRate(method, settings.zones, { address, currency });
  if (!shippingRate) return { ...shippingInfo, shippingMethodState: 'DoesNotMatchCart' };
  return {
    shippingMethodName: method.name,
    price: money(shippingPrice(shippingRate, goods), currency),
    shippingRate: without(shippingRate, 'isMatching'),
    taxCategory: method.taxCategory,
    shippingMethod: { typeId: 'shipping-method', id },
    shippingMethodState: 'MatchesCart',
    deliveries: shippingInfo.deliveries ?? [],
  };
}

function taxShipping(shipping: ShippingInfo, cart: Cart, settings: CartSettings): ShippingInfo {
  const { taxCategory, price } = shipping;
  if (!cart.shippingAddress || !taxCategory) return without(shipping, 'taxRate', 'taxedPrice');
  const category = settings.taxCategory(taxCategory.id);
  const taxRate = taxRateFor(category, cart.shippingAddress, settings.countryTaxRateFallback);
  return { ...shipping, taxRate, taxedPrice: taxItem(price.centAmount, taxRate, price.currencyCode) };
}

/**
 * Recalculates taxes and totals for the cart's address; the prices of lines and shipping stay.
 * @throws CommercetoolsError MissingTaxRateForCountry
 */
export function withTaxes(cart: Cart, settings: CartSettings): Cart {
  const currency = cart.totalPrice.currencyCode;
  const lineItems = cart.lineItems.map((line) => taxLine(line, cart, settings));
  const shippingInfo = cart.shippingInfo && taxShipping(cart.shippingInfo, cart, settings);
  const taxed = [...lineItems, ...(shippingInfo ? [shippingInfo] : [])].flatMap(
    ({ taxedPrice }) => taxedPrice ?? [],
  );
  const goods = sum(lineItems.map(({ totalPrice }) => totalPrice.centAmount));
  const pieces = sum(lineItems.map(({ quantity }) => quantity));
  return {
    ...without(cart, 'taxedPrice', 'taxedShippingPrice', 'shippingInfo', 'totalLineItemQuantity'),
    lineItems,
    ...(pieces > 0 && { totalLineItemQuantity: pieces }),
    totalPrice: money(goods + (shippingInfo?.price.centAmount ?? 0), currency),
    ...(shippingInfo && { shippingInfo }),
    ...(cart.shippingAddress && taxed.length > 0 && { taxedPrice: sumTaxed(taxed, currency) }),
    ...(shippingInfo?.taxedPrice && { taxedShippingPrice: shippingInfo.taxedPrice }),
  };
}

/**
 * Recalculates everything that follows from a cart's lines, addresses, method, and codes: discounts, shipping, taxes,
 * totals. `totalPrice` is the price of lines and shipping after discounts; a tax that prices do not include is only in
 * `taxedPrice`.
 * @throws CommercetoolsError MissingTaxRateForCountry
 */
export function recalculate(cart: Cart, settings: CartSettings): Cart {
  const currency = cart.totalPrice.currencyCode;
  const priced = cart.lineItems.map((line) => ({
    unitPrice: (line.price.discounted ?? line.price).value.centAmount,
    quantity: hasOwnTotal(line) ? 0 : line.quantity,
  }));
  const undiscounted = sum(
    cart.lineItems.map((line) =>
      hasOwnTotal(line)
        ? line.totalPrice.centAmount
        : (line.price.discounted ?? line.price).value.centAmount * line.quantity,
    ),
  );
  const { codes, discounts } = evaluateCodes(cart, undiscounted, currency, settings);
  const pieces = discountLines(priced, discounts);
  const lineItems = cart.lineItems.map((line, index) => withDiscounts(line, pieces[index] ?? [], currency));
  const goods = sum(lineItems.map(({ totalPrice }) => totalPrice.centAmount));
  const shippingInfo = shippingOf(cart, goods, currency, settings);
  const current = { ...without(cart, 'shippingInfo'), lineItems, discountCodes: codes };
  return withTaxes({ ...current, ...(shippingInfo && { shippingInfo }) }, settings);
}
