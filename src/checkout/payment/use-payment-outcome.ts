import { navigate } from 'gatsby';
import type { PaymentResult } from '../../../contract/payment.ts';
import { readEntry } from '../../consent/guarded-storage.ts';
import { removeDraft } from '../checkout-draft.ts';
import { useCheckout } from '../checkout-context.tsx';
import type { PaymentError, PaymentFailure } from '../checkout-state.ts';
import { confirmationPath, ShopApiError, shopErrorOf } from '../../shop-api/shop-api-error.ts';
import { useCartStore } from '../../cart/use-cart.tsx';
import { usePaths } from '../../navigation/page-context.tsx';

/** Whether the payment that led to this page is being returned because another one came first; a reload keeps it. */
export const isPaidTwice = (): boolean =>
  (window.history.state as { readonly paidTwice?: boolean } | null)?.paidTwice === true;

/** Leads to the confirmation of an order, which says if another tab has paid for it first. */
export function useConfirmation() {
  const checkout = useCheckout();
  const { orderConfirmation } = usePaths();
  return {
    show: (orderNumber: string, isPaidTwice = false, replace = false) => {
      const state = isPaidTwice ? { paidTwice: true } : {};
      navigate(confirmationPath(orderConfirmation, orderNumber), { replace, state });
    },
    endCheckout: () => {
      checkout.setState({ payment: 'done' });
      removeDraft();
    },
  };
}

/** What happens after a payment. @param onRefused called after the payment error, once the cart is known again. */
export function usePaymentOutcome(onRefused: () => void) {
  const checkout = useCheckout();
  const { refresh, state } = useCartStore();
  const confirmation = useConfirmation();

  const confirm = (orderNumber: string, isPaidTwice = false) => {
    confirmation.endCheckout();
    confirmation.show(orderNumber, isPaidTwice, true);
  };
  const refuse = async (error: PaymentError) => {
    const hadCart = readEntry('CT_CART_ID') !== null;
    checkout.setState({ payment: error });
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
      checkout.setState({ payment: gone });
    }
    // Without a connection, there is no fresh form either: the shopper keeps the one that is filled in.
    if (error.code !== 'network') onRefused();
  };
  return {
    /** An order leads to its confirmation, unless another browser has the right to open it. */
    conclude: async (result: PaymentResult) => {
      checkout.setState({ activeAdyenPayment: result.payment });
      const { order, money } = result;
      if (!order) return refuse(failureOf(result));
      if (order.mayOpen) confirm(order.orderNumber, money === 'returning');
    },
    /** The shop API or the drop-in failed. */
    fail: (error: unknown) => refuse(shopErrorOf(error)),
  };
}

/** Shoppers are told that nothing was charged only if the bank or they themselves refused, or if the shop API says so. */
export function failureOf({ resultCode, money }: PaymentResult): PaymentFailure {
  if (resultCode === 'Refused') return { code: 'refused', money: money ?? 'none' };
  if (resultCode === 'Cancelled') return { code: 'cancelled', money: money ?? 'none' };
  return { code: 'failed', money: money ?? 'unknown' };
}
