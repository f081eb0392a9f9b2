import type { Commerce, PriceSelection } from '../../commerce/commerce.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { ShopError } from '../../contract/shop-error.ts';

/**
 * Checks that a cart has all that an order needs.
 * @throws ShopError `CheckoutIncomplete` (details `missing`), `GiftMessageAlone`, or `DiscountCodeNotApplicable`
 *   (details `code`): an order with a code that does not apply would be refused once it is paid.
 */
export function assertComplete(cart: Cart): void {
  const missing = (['email', 'shippingAddress', 'shippingMethod', 'tax'] as const).filter(
    (part) => cart[part] === null,
  );
  if (cart.lineItems.length === 0)
    throw new ShopError('CheckoutIncomplete', 'The cart is empty', { missing: ['lineItems'] });
  if (missing.length > 0)
    throw new ShopError('CheckoutIncomplete', 'The checkout is not complete', { missing });
  const idle = cart.discountCodes.find(({ applied }) => !applied);
  if (idle) {
    throw new ShopError('DiscountCodeNotApplicable', `${idle.code} does not apply`, { code: idle.code });
  }
  if (cart.lineItems.every(isGift)) {
    throw new ShopError('GiftMessageAlone', 'A gift message or box goes with something to give');
  }
}

const isGift = ({ kind }: LineItem): boolean => kind === 'gift-message' || kind === 'gift-box';

/**
 * Checks the cart against the stock of this moment.
 * @throws ShopError `OutOfStock` with `{ sku, available }` of the first line that is short.
 */
export async function assertInStock(
  commerce: Commerce,
  { lineItems, ...selection }: Cart & PriceSelection,
): Promise<void> {
  const offers = await commerce.findOffers(
    lineItems.map(({ sku }) => sku),
    selection,
  );
  for (const { sku, quantity } of lineItems) {
    const available = offers.get(sku)?.availableQuantity ?? null;
    if (available !== null && quantity > available) throw outOfStock(sku, available);
  }
}

/** The refusal of more pieces than there are. */
export const outOfStock = (sku: string, available: number): ShopError =>
  new ShopError('OutOfStock', `Only ${available} left of ${sku}`, { sku, available });
