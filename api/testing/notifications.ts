import type { Cart } from '../../contract/cart.ts';
import type { PaymentEvent } from '../adyen/payments.ts';
import type { fakeShopApi } from './fake-shop-api.ts';

/** A notification about a cart's payment on fakes, the latest one if not said otherwise. */
export function notificationOf(
  { payments }: Pick<ReturnType<typeof fakeShopApi>, 'payments'>,
  cart: Cart,
  eventCode: string,
  part: Partial<PaymentEvent> = {},
): PaymentEvent {
  const key = part.key ?? payments.paid.at(-1)?.key ?? '';
  const isAuthorization = eventCode === 'AUTHORISATION';
  return {
    eventCode,
    key,
    success: true,
    pspReference: isAuthorization ? `PSP-${key}` : `MOD-${eventCode}`,
    originalReference: isAuthorization ? null : `PSP-${key}`,
    amount: cart.total,
    ...part,
  };
}
