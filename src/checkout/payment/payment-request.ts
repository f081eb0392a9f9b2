import type { CreatePayment } from '../../../contract/payment-requests.ts';
import type { PaymentResult } from '../../../contract/payment.ts';
import { shopErrorOf, withUnknownMoney } from '../../shop-api/use-shop-data.ts';
import type { ShopState } from '../../shop/shop-reducer.ts';
import { untilLost } from './until-lost.ts';

/** Waits for the answer to a payment. @throws ShopApiError which says that nobody knows, if none arrives. */
export async function outcomeOf(request: Promise<PaymentResult>): Promise<PaymentResult> {
  try {
    return await untilLost(request);
  } catch (error) {
    throw withUnknownMoney(shopErrorOf(error));
  }
}

/** The affiliates' clicks as part of a payment; empty unless there are any. */
export function affiliatesIn({ awinId, cjEventId }: ShopState): Pick<CreatePayment, 'affiliates'> {
  if (awinId === null && cjEventId === null) return {};
  return { affiliates: { ...(awinId !== null && { awinId }), ...(cjEventId !== null && { cjEventId }) } };
}
