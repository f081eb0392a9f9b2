import { createHash } from 'node:crypto';
import type { Order } from '../../contract/order.ts';

/**
 * A digest of what a shopper approves: goods, quantities, prices, delivery, addresses, email, and whether it is a gift. It does not depend on
 * the order of the lines or on the language of their names.
 */
export function approvalOf(cart: Order['cart']): string {
  const lines = cart.lineItems
    .map(({ sku, quantity, totalPrice, giftMessage }) =>
      JSON.stringify([sku, quantity, totalPrice.centAmount, giftMessage]),
    )
    .sort();
  const delivery = cart.shippingMethod && [cart.shippingMethod.id, cart.delivery?.centAmount];
  const parts = [
    lines,
    [cart.total.centAmount, cart.total.currencyCode],
    delivery,
    sortedEntries(cart.shippingAddress),
    sortedEntries(cart.billingAddress),
    cart.email,
    // Only then, so that what was approved before there were gifts still counts.
    ...(cart.isForSomebodyElse ? ['gift'] : []),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const sortedEntries = (address: object | null): unknown =>
  address && Object.entries(address).toSorted(([one], [other]) => (one < other ? -1 : 1));
