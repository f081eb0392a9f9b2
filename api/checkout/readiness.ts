import { availableBeside } from '../../commerce/availability.ts';
import type { CartRecord, Commerce, PriceSelection } from '../../commerce/commerce.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { isElsewhere } from '../../stores/address-formats/address-problem.ts';
import type { RequestContext } from '../context/request-context.ts';
import { withMoney } from './money-state.ts';

/**
 * Checks that a cart has everything an order requires.
 * @throws ShopError `CheckoutIncomplete` (details `missing`), `StateMismatch`, or `GiftMessageAlone`.
 */
function assertComplete(cart: Cart): void {
  const missing = (['email', 'shippingAddress', 'shippingMethod', 'tax'] as const).filter(
    (part) => cart[part] === null,
  );
  assertNotEmpty(cart);
  if (missing.length > 0)
    throw new ShopError('CheckoutIncomplete', 'The checkout is incomplete', { missing });
  // Whoever wrote it: the state decides the tax.
  if (cart.shippingAddress && isElsewhere(cart.shippingAddress))
    throw new ShopError('StateMismatch', 'The postal code lies in another state');
  assertNotOnlyGift(cart);
}

/**
 * Checks that a cart has goods that can be ordered, wherever they are to be delivered.
 * @throws ShopError as `assertComplete` does.
 */
export function assertGoods(cart: Cart): void {
  assertNotEmpty(cart);
  assertNotOnlyGift(cart);
}

function assertNotEmpty({ lineItems }: Cart): void {
  if (lineItems.length > 0) return;
  throw new ShopError('CheckoutIncomplete', 'The cart is empty', { missing: ['lineItems'] });
}

function assertNotOnlyGift({ lineItems }: Cart): void {
  if (!lineItems.every(isGift)) return;
  throw new ShopError('GiftMessageAlone', 'A gift message or box needs a product to go with it');
}

const isGift = ({ kind }: LineItem): boolean => kind === 'gift-message' || kind === 'gift-box';

/**
 * Checks the cart against the current stock, of which its bundles and their components take one sum.
 * @throws ShopError `OutOfStock` with `{ sku, available }` of the first line item without enough stock.
 */
export async function assertInStock(
  commerce: Commerce,
  { lineItems, ...selection }: Cart & PriceSelection,
): Promise<void> {
  const offers = await commerce.findOffers(
    lineItems.map(({ sku }) => sku),
    selection,
  );
  const takes = lineItems.map(({ sku, quantity }) => ({ quantity, takes: offers.get(sku)?.takes ?? [] }));
  for (const [index, available] of availableBeside(takes).entries()) {
    const line = lineItems[index];
    if (line && available !== null && line.quantity > available) throw outOfStock(line.sku, available);
  }
}

export const outOfStock = (sku: string, available: number): ShopError =>
  new ShopError('OutOfStock', `Only ${available} of ${sku} left`, { sku, available });

/**
 * The cart at today's prices, which are those that the shopper saw.
 * @throws ShopError `CheckoutIncomplete`, `StateMismatch`, `GiftMessageAlone`, `TotalChanged`, `OutOfStock`, `VersionConflict`, and outages.
 */
export async function payableCart(
  { commerce }: RequestContext,
  { view: { id, version }, frozen }: CartRecord,
  expectedTotal: Money,
): Promise<CartRecord> {
  const cart = await commerce
    .updateCart(id, version, [
      ...(frozen ? [{ action: 'unfreeze' } as const] : []),
      { action: 'recalculate' },
    ])
    .catch((error: unknown) => {
      // Whoever was faster may have paid.
      throw isShopError(error, 'VersionConflict') ? withMoney(error, 'unknown') : error;
    });
  assertComplete(cart.view);
  const { total } = cart.view;
  if (!isSameMoney(total, expectedTotal))
    throw new ShopError('TotalChanged', 'The total differs from the one shown', { total });
  await assertInStock(commerce, cart.view);
  return cart;
}
