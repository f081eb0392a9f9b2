import { navigate } from 'gatsby';
import { useCallback } from 'react';
import type { PaymentResult } from '../../../contract/payment.ts';
import { readEntry } from '../../consent/guarded-storage.ts';
import { removeDraft } from '../checkout-draft.ts';
import { paidTwice } from '../confirmation/paid-twice.ts';
import { useCheckoutDispatch } from '../checkout-context.tsx';
import type { PaymentError, PaymentFailure } from '../checkout-reducer.ts';
import { confirmationPath, ShopApiError } from '../../shop-api/shop-api-error.ts';
import { shopErrorOf } from '../../shop-api/use-shop-data.ts';
import { useCartStore } from '../../cart/use-cart.tsx';
import { usePaths } from '../../navigation/page-context.tsx';

/** What happens after a payment, whether it was made on the page or at a bank. */
export interface PaymentOutcome {
  /**
   * An order leads to its confirmation, which says if another tab has paid for it first, unless another browser has the
   * right to open it; a result without an order is a payment error, and the cart is refetched.
   */
  readonly conclude: (result: PaymentResult) => Promise<void>;
  /**
   * The shop API or the drop-in failed: this is a payment error, and the cart is refetched. After a lost connection, the
   * form stays as it is.
   */
  readonly fail: (error: unknown) => Promise<void>;
}

/**
 * The only place that turns a payment's result into checkout state, except for a wallet's (`src/express/`), whose cart may be
 * another one.
 * @param onRefused called after the payment error, once the cart is known again.
 */
export function usePaymentOutcome(onRefused: () => void): PaymentOutcome {
  const dispatch = useCheckoutDispatch();
  const { refresh, state } = useCartStore();
  const { orderConfirmation } = usePaths();

  const confirm = useCallback(
    (orderNumber: string, isPaidTwice = false) => {
      dispatch({ type: 'setPaymentDone' });
      removeDraft();
      const state = isPaidTwice ? paidTwice : {};
      navigate(confirmationPath(orderConfirmation, orderNumber), { replace: true, state });
    },
    [dispatch, orderConfirmation],
  );

  const refuse = useCallback(
    async (error: PaymentError) => {
      const hadCart = readEntry('CT_CART_ID') !== null;
      dispatch({ type: 'setPaymentError', error });
      // A failed attempt is recorded in the cart, which has a new version now.
      await refresh();
      // The cart may have been ordered after all: the response to an earlier attempt was lost.
      const { ordered } = state.getState();
      if (ordered) {
        confirm(ordered);
        return;
      }
      if (hadCart && readEntry('CT_CART_ID') === null) {
        const gone = new ShopApiError('CartNotActive', 'The cart was ordered in a way that nobody knows');
        dispatch({ type: 'setPaymentError', error: gone });
      }
      // Without a connection, there is no fresh form either: the shopper keeps the one that is filled in.
      if (error.code !== 'network') onRefused();
    },
    [dispatch, refresh, state, confirm, onRefused],
  );
  const conclude = useCallback(
    async (result: PaymentResult) => {
      dispatch({ type: 'setActiveAdyenPayment', payment: result.payment });
      const { order, money } = result;
      if (!order) return refuse(failureOf(result));
      if (order.mayOpen) confirm(order.orderNumber, money === 'returning');
    },
    [dispatch, refuse, confirm],
  );
  const fail = useCallback((error: unknown) => refuse(shopErrorOf(error)), [refuse]);
  return { conclude, fail };
}

/**
 * A result without an order, in the shopper's terms. Shoppers are told that nothing was charged only if the bank or they
 * themselves refused, or if the shop API says so.
 */
export function failureOf({ resultCode, money }: PaymentResult): PaymentFailure {
  if (resultCode === 'Refused') return { code: 'refused', money: money ?? 'none' };
  if (resultCode === 'Cancelled') return { code: 'cancelled', money: money ?? 'none' };
  return { code: 'failed', money: money ?? 'unknown' };
}
