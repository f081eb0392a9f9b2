import type { Cart } from '../../../contract/cart.ts';
import type { PaymentResult, Approval, CreatePayment, PaymentDetails } from '../../../contract/payment.ts';
import { callShopApi } from '../../shop-api/call-shop-api.ts';
import { useShop, useStore } from '../../shop/shop-context.tsx';
import { track } from '../../telemetry/track.ts';
import { useCheckout } from '../checkout-context.tsx';
import { ShopApiError, shopErrorOf, withUnknownMoney } from '../../shop-api/shop-api-error.ts';

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

/** How long a request may take before the connection is checked, and between checks, in milliseconds. */
const checkInterval = 3000;

/** How long the shop may take to say that it is there, in milliseconds. */
const checkTimeout = 3000;

/**
 * Waits for a payment request only as long as the shop can be reached: a bank may take a minute, but a shopper whose
 * connection is gone should know within seconds. Paying again is safe: an attempt has one key (`paymentKeyOf`).
 * @throws ShopApiError `network` once the browser is offline, or the shop does not respond to a check.
 */
export async function untilLost<Answer>(request: Promise<Answer>): Promise<Answer> {
  const end = new AbortController();
  try {
    return await Promise.race([request, connectionLost(end.signal)]);
  } finally {
    end.abort();
  }
}

function connectionLost(end: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const lose = () => reject(new ShopApiError('network', 'The connection was lost during a payment'));
    const timer = setInterval(() => {
      void isShopThere().then((isThere) => {
        if (!isThere) lose();
      });
    }, checkInterval);
    window.addEventListener('offline', lose, { signal: end });
    end.addEventListener('abort', () => clearInterval(timer));
  });
}

async function isShopThere(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(checkTimeout) });
    return true;
  } catch {
    return false;
  }
}
