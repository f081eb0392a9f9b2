import type { Cart, LineItem, ShippingInfo } from '@commercetools/platform-sdk';
import { without } from '../fields.ts';
import { money } from '../money.ts';
import { evaluateCodes } from './discount-codes.ts';
import { discountLines } from './discounts.ts';
import type { DiscountedPieces } from './discounts.ts';
import type { CartSettings } from './settings.ts';
import { matchMethod, shippingPrice } from './shipping.ts';
import { sumTaxed, taxItem, taxRateFor } from './tax.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function withDiscounts(line: LineItem, pieces: readonly DiscountedPieces[], currency: string): LineItem {
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
  const taxRate = taxRateFor(settings.taxCategoryOfProduct(line.productId), cart.shippingAddress);
  return {
    ...untaxed,
    taxRate,
    taxedPrice: taxItem(line.totalPrice.centAmount, taxRate, line.totalPrice.currencyCode),
  };
}

/**
 * The shipping method with its price and tax recalculated; undefined if none is selected or it no longer ships to the
 * address.
 */
function shippingOf(
  cart: Cart,
  goods: number,
  currency: string,
  settings: CartSettings,
): ShippingInfo | undefined {
  const chosen = cart.shippingInfo?.shippingMethod;
  const address = cart.shippingAddress;
  if (!chosen || !address) return undefined;
  const method = settings.shippingMethod(chosen.id);
  const shippingRate =
    method && matchMethod(method, settings.zones, { address, currency })?.zoneRates[0]?.shippingRates[0];
  if (!shippingRate) return undefined;
  const price = shippingPrice(shippingRate, goods);
  const taxRate = taxRateFor(settings.taxCategory(method.taxCategory.id), address);
  return {
    shippingMethodName: method.name,
    price: money(price, currency),
    shippingRate: without(shippingRate, 'isMatching'),
    taxRate,
    taxedPrice: taxItem(price, taxRate, currency),
    taxCategory: method.taxCategory,
    shippingMethod: { typeId: 'shipping-method', id: chosen.id },
    shippingMethodState: 'MatchesCart',
    deliveries: [],
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
  const priced = cart.lineItems.map(({ price, quantity }) => ({
    unitPrice: price.value.centAmount,
    quantity,
  }));
  const undiscounted = sum(priced.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const { codes, discounts } = evaluateCodes(cart, undiscounted, currency, settings);
  const pieces = discountLines(priced, discounts);
  const lineItems = cart.lineItems
    .map((line, index) => withDiscounts(line, pieces[index] ?? [], currency))
    .map((line) => taxLine(line, cart, settings));
  const goods = sum(lineItems.map(({ totalPrice }) => totalPrice.centAmount));
  const shippingInfo = shippingOf(cart, goods, currency, settings);
  const taxed = [...lineItems, ...(shippingInfo ? [shippingInfo] : [])].flatMap(
    ({ taxedPrice }) => taxedPrice ?? [],
  );
  return {
    ...without(cart, 'taxedPrice', 'taxedShippingPrice', 'shippingInfo'),
    lineItems,
    discountCodes: codes,
    totalLineItemQuantity: sum(lineItems.map(({ quantity }) => quantity)),
    totalPrice: money(goods + (shippingInfo?.price.centAmount ?? 0), currency),
    ...(shippingInfo && { shippingInfo }),
    ...(cart.shippingAddress && taxed.length > 0 && { taxedPrice: sumTaxed(taxed, currency) }),
    ...(shippingInfo?.taxedPrice && { taxedShippingPrice: shippingInfo.taxedPrice }),
  };
}
