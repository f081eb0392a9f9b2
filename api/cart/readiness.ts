import { availableBeside } from '../../commerce/availability.ts';
import type { Commerce, PriceSelection } from '../../commerce/commerce.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { ShopError } from '../../contract/shop-error.ts';

/**
 * Checks that a cart has goods that can be ordered, wherever they are to be delivered.
 * @throws ShopError `CheckoutIncomplete` or `GiftMessageAlone`.
 */
export function assertGoods({ lineItems }: Cart): void {
  if (lineItems.length === 0)
    throw new ShopError('CheckoutIncomplete', 'The cart is empty', { missing: ['lineItems'] });
  if (lineItems.every(isGift))
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
