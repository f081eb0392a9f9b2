import type { CartRecord, Offer } from '../../commerce/commerce.ts';
import type { Cart } from '../../contract/cart.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { isBeingPaid } from './attempts.ts';
import { noticesBetween } from './cart-notices.ts';
import { ownCart } from './own-cart.ts';
import type { RequestContext } from '../context/request-context.ts';

/** After how many milliseconds without a change a cart's prices and stock count as old. */
const idleAfter = 15 * 60 * 1000;

/**
 * A visitor's own cart. One that nobody has changed for a while is priced anew first, and its notices say what that
 * changed. What is being paid for keeps its prices: a bank's page, and the page that it leads back to, show the same.
 * @throws ShopError any error of `ownCart`.
 */
export async function readCart(context: RequestContext, visitor: string | null, id: string): Promise<Cart> {
  const record = await ownCart(context, id, visitor);
  const isIdle = Date.now() - record.modifiedAt >= idleAfter;
  if (!isIdle || record.view.lineItems.length === 0) return record.view;
  if (record.frozen || (await isBeingPaid(context, record))) return record.view;
  return (await repriced(context, record)) ?? (await ownCart(context, id, visitor)).view;
}

/**
 * A cart with today's prices; null if somebody else changed it meanwhile. commercetools refuses to price a line without
 * a price and drops one without a product, so a cart with such lines keeps its prices until the shopper has removed
 * them.
 */
async function repriced({ commerce, log }: RequestContext, { view }: CartRecord): Promise<Cart | null> {
  const skus = view.lineItems.map(({ sku }) => sku);
  try {
    const marked = withUnsoldMarked(view, await commerce.findOffers(skus, view));
    if (marked.notices.length > 0) return marked;
    const after = await commerce.updateCart(view.id, view.version, [{ action: 'recalculate' }]);
    return { ...after.view, notices: noticesBetween(view, after.view) };
  } catch (error) {
    if (isShopError(error, 'VersionConflict')) return null;
    // Old prices are better than no cart: paying compares them again.
    log.warn('A cart could not be priced anew', { cart: view.id, error });
    return view;
  }
}

/** Whether something can be bought at all; whether enough is left of it is another question. */
export const isSold = (offer: Offer | undefined): boolean => offer !== undefined && offer.price !== null;

/** The cart with nothing left of the lines that are not sold anymore, and with a notice about each. */
function withUnsoldMarked(cart: Cart, offers: ReadonlyMap<string, Offer>): Cart {
  const unsold = cart.lineItems.filter(({ sku }) => !isSold(offers.get(sku)));
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) =>
      unsold.includes(line) ? { ...line, availableQuantity: 0 } : line,
    ),
    notices: unsold.map(({ id, name }) => ({ kind: 'notSold', lineItemId: id, name })),
  };
}
