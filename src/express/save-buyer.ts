import type { Cart } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { isShopError } from '../shop-api/shop-api-error.ts';
import type { ExpressCart } from './express-cart.ts';
import { SheetRefusal, type ShownQuote } from './sheet.ts';
import type { Buyer } from './wallet-handlers.ts';

/**
 * Writes to the cart what the shopper has authorized in a wallet's sheet. The billing address is that of the delivery,
 * because wallets do not tell the card's.
 * @returns the cart, recalculated.
 * @throws SheetRefusal `incomplete`, or ShopApiError
 */
export async function saveBuyer(cart: ExpressCart, buyer: Buyer | null, shown: ShownQuote): Promise<Cart> {
  if (!buyer || !('address' in buyer.contact) || buyer.email === undefined)
    throw new SheetRefusal('incomplete');
  const { contact, email } = buyer;
  const { address, phone } = contact;
  const isNew = !cart.known().discountCodes.some(({ code }) => code === shown.code);
  const actionsWith = (extra: object): readonly CartAction[] => [
    { action: 'setCustomerEmail', email },
    { action: 'setShippingAddress', address: { ...address, ...extra } },
    { action: 'setBillingAddress' },
    { action: 'setForSomebodyElse', isForSomebodyElse: false },
    ...(shown.code !== '' && isNew ? [{ action: 'addDiscountCode' as const, code: shown.code }] : []),
    { action: 'setShippingMethod', shippingMethodId: shown.method.id },
  ];
  if (phone === undefined) return cart.change(actionsWith({}));
  try {
    return await cart.change(actionsWith({ phone }));
  } catch (error) {
    // A wallet's phone number may be invalid in the country. The parcel arrives without one.
    if (!isShopError(error, ['InvalidPhone'])) throw error;
    return cart.change(actionsWith({}));
  }
}
