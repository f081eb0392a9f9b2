import { navigate } from 'gatsby';
import { useCallback } from 'react';
import type { PaymentResult } from '../../contract/payment.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { removeDraft } from '../checkout/checkout-draft.ts';
import { useCheckoutDispatch } from '../checkout/checkout-context.tsx';
import type { PaymentError } from '../checkout/checkout-reducer.ts';
import { confirmationPath, errorCodeOf, type PlacedOrder } from '../shop-api/shop-api-error.ts';
import { useCartStore } from '../cart/use-cart.tsx';
import { usePaths } from '../navigation/use-paths.ts';

/** What happens after a payment, whether it was made on the page or at a bank. */
export interface PaymentOutcome {
  /** An order leads to its confirmation; anything else is a payment error, and the cart is refetched. */
  readonly conclude: (result: PaymentResult) => Promise<void>;
  /**
   * The shop API or the drop-in failed: this is a payment error, and the cart is refetched. After a lost connection, the
   * form stays as it is.
   */
  readonly fail: (error: unknown) => Promise<void>;
}

/**
 * The only place that turns a payment's result into checkout state.
 * @param onRefused called after the payment error, once the cart is known again.
 */
export function usePaymentOutcome(onRefused: () => void): PaymentOutcome {
  const dispatch = useCheckoutDispatch();
  const { refresh, state } = useCartStore();
  const { orderConfirmation } = usePaths();

  const confirm = useCallback(
    (order: PlacedOrder) => {
      dispatch({ type: 'setPaymentDone' });
      removeDraft();
      navigate(confirmationPath(orderConfirmation, order), { replace: true });
    },
    [dispatch, orderConfirmation],
  );

  const refuse = useCallback(
    async (error: PaymentError) => {
      dispatch({ type: 'setPaymentError', error });
      // A failed attempt is recorded in the cart, which has a new version now.
      await refresh();
      // The cart may have been ordered after all: the response to an earlier attempt was lost.
      const { ordered } = state.getState();
      if (ordered) {
        confirm(ordered);
        return;
      }
      if (readEntry('CT_CART_ID') === null) dispatch({ type: 'setPaymentError', error: 'CartNotActive' });
      // Without a connection, there is no fresh form either: the shopper keeps the one that is filled in.
      if (error !== 'network') onRefused();
    },
    [dispatch, refresh, state, confirm, onRefused],
  );
  const conclude = useCallback(
    async (result: PaymentResult) => {
      dispatch({ type: 'setActiveAdyenPayment', payment: result.payment });
      if (!result.order) return refuse(errorOf(result.resultCode));
      confirm(result.order);
    },
    [dispatch, refuse, confirm],
  );
  const fail = useCallback((error: unknown) => refuse(errorCodeOf(error)), [refuse]);
  return { conclude, fail };
}

/** A result without an order, in the shopper's terms; if it should have had an order, the error is ours. */
function errorOf(resultCode: string): PaymentError {
  if (resultCode === 'Cancelled') return 'cancelled';
  return resultCode === 'Refused' || resultCode === 'Error' ? 'refused' : 'Internal';
}
