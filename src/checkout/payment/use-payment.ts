import type { Cart } from '../../../contract/cart.ts';
import type { Approval, CreatePayment, PaymentDetails } from '../../../contract/payment-requests.ts';
import type { PaymentResult } from '../../../contract/payment.ts';
import { callShopApi } from '../../shop-api/call-shop-api.ts';
import { shopErrorOf, withUnknownMoney } from '../../shop-api/use-shop-data.ts';
import { useShop, useStore } from '../../shop/shop-context.tsx';
import { track } from '../../telemetry/track.ts';
import { useCheckout } from '../checkout-context.tsx';
import { untilLost } from './until-lost.ts';

/** Sends a payment and what belongs to it, whether by the form or by a wallet. Each throws `ShopApiError`. */
export function usePayment() {
  const { merchantAccount } = useStore();
  const shop = useShop();
  const checkout = useCheckout();
  /** What the shopper agrees to: the total is only compared with the one that the shop API knows. */
  const approvalOf = ({ version, total }: Cart): Approval => {
    const { awinId, cjEventId } = shop.getState();
    const affiliates = { ...(awinId !== null && { awinId }), ...(cjEventId !== null && { cjEventId }) };
    return {
      cartVersion: version,
      expectedTotal: total,
      ...(Object.keys(affiliates).length > 0 && { affiliates }),
    };
  };
  return {
    approvalOf,
    pay: async (cart: Cart, data: CreatePayment['data']): Promise<PaymentResult> => {
      track({ name: 'add_payment_info', cart, method: data.paymentMethod.type });
      const payment = { cartId: cart.id, merchantAccount, data, ...approvalOf(cart) };
      const result = await outcomeOf(callShopApi((api) => api.createPayment(payment)));
      checkout.setState({ activeAdyenPayment: result.payment });
      return result;
    },
    /** @param id of the payment; without it, the active one is meant. */
    sendDetails: (details: PaymentDetails, id = checkout.getState().activeAdyenPayment?.id ?? '') =>
      outcomeOf(callShopApi((api) => api.sendPaymentDetails(id, details))),
  };
}

/** Waits for the answer to a payment. @throws ShopApiError which says that nobody knows, if none arrives. */
async function outcomeOf(request: Promise<PaymentResult>): Promise<PaymentResult> {
  try {
    return await untilLost(request);
  } catch (error) {
    throw withUnknownMoney(shopErrorOf(error));
  }
}
