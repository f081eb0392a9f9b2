import type { Order } from '../../../contract/order.ts';

/** For where nobody waits for the goods: an arrival that is over, or that paper cannot keep up to date, is not announced. */
export const withoutArrival = ({ shippingMethod, ...cart }: Order['cart']): Order['cart'] => ({
  ...cart,
  shippingMethod: shippingMethod && { ...shippingMethod, arrival: null },
});
