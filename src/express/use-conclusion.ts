import { navigate } from 'gatsby';
import type { PaymentResult } from '../../contract/payment.ts';
import { useCheckoutDispatch } from '../checkout/checkout-context.tsx';
import { removeDraft } from '../checkout/checkout-draft.ts';
import { paidTwice } from '../checkout/confirmation/paid-twice.ts';
import { usePaths } from '../navigation/page-context.tsx';
import { confirmationPath } from '../shop-api/shop-api-error.ts';
import type { ExpressCart } from './express-cart.ts';

/**
 * Leads an express payment to the confirmation of its order. Only an order of the shopper's own cart ends the checkout: one
 * of a single product leaves the cart, and what was typed for it, as they are.
 */
export function useConclusion(cart: ExpressCart): (result: PaymentResult) => void {
  const dispatch = useCheckoutDispatch();
  const { orderConfirmation } = usePaths();
  return ({ order, money }) => {
    if (!order?.mayOpen) return;
    dispatch({
      type: 'setFlags',
      flags: {
        adyenExpressPaymentOngoing: false,
        expressPaymentInProgress: false,
        expressPaymentIsDone: true,
      },
    });
    if (cart.isShoppers) {
      dispatch({ type: 'setPaymentDone' });
      removeDraft();
    }
    const state = money === 'returning' ? paidTwice : {};
    navigate(confirmationPath(orderConfirmation, order.orderNumber), { state });
  };
}
