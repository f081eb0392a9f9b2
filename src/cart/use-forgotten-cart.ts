import { useEffect } from 'react';
import type { Order } from '../../contract/order.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { useCheckoutDispatch, useCheckoutState } from '../checkout/checkout-context.tsx';

/**
 * Resets the payment once its order exists: right after paying, and when the order turns out to be of the cart
 * this browser still holds. A confirmation opened again later leaves a new cart alone.
 */
export function useForgottenCart(order: Order | null): void {
  const { paymentIsDone } = useCheckoutState();
  const dispatch = useCheckoutDispatch();
  const orderedCartId = order?.cart.id;
  useEffect(() => {
    const isOurs = orderedCartId !== undefined && orderedCartId === readEntry('CT_CART_ID');
    if (paymentIsDone || isOurs) dispatch({ type: 'resetPayment' });
  }, [paymentIsDone, orderedCartId, dispatch]);
}
