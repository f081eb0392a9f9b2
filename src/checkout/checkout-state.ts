import type { MoneyState, PaymentResult } from '../../contract/payment.ts';
import type { CartState } from '../cart/known-cart.ts';
import type { ShopApiError } from '../shop-api/shop-api-error.ts';

/** Why a payment did not result in an order: how it ended without one, or the shop API's own error. */
export type PaymentError = PaymentFailure | ShopApiError;

/** A payment that ended without an order. */
export interface PaymentFailure {
  readonly code: 'refused' | 'cancelled' | 'failed';
  /** What became of the money; null if nothing can be said. */
  readonly money: MoneyState | null;
}

/** Where a wallet's sheet stands: what was `approved` in it waits for the shop's own order button. */
export type SheetStage = 'closed' | 'open' | 'authorizing' | 'approved' | 'paid';

/** How far the shopper has come, as long as the page is open. */
export interface CheckoutStages {
  readonly showAddressForm: boolean;
  readonly adyenLoading: boolean;
  readonly activeAdyenPayment: PaymentResult['payment'] | null;
  /** The payment by the form; an error is how the last one ended. */
  readonly payment: 'none' | 'inProgress' | 'done' | PaymentError;
  /** `none`: no wallet can be used here. */
  readonly wallet: SheetStage | 'none';
}

export const initialStages: CheckoutStages = {
  showAddressForm: true,
  adyenLoading: false,
  activeAdyenPayment: null,
  payment: 'none',
  wallet: 'none',
};

/** The fields of docs/product.md, 3. */
export const checkoutState = (
  { payment, wallet, ...others }: CheckoutStages,
  { cart, loading }: Pick<CartState, 'cart' | 'loading'>,
  adyenMerchantAccount: string,
) => ({
  ...others,
  cart: cart && { id: cart.id, version: cart.version },
  cartLoading: loading,
  paymentError: typeof payment === 'object' ? payment : null,
  paymentIsDone: payment === 'done',
  paymentInProgress: payment === 'inProgress',
  adyenExpressPaymentOngoing: wallet === 'open' || wallet === 'authorizing',
  expressPaymentInProgress: wallet === 'authorizing',
  showExpressPayment: wallet !== 'none' && wallet !== 'paid',
  expressPaymentIsDone: wallet === 'paid',
  adyenMerchantAccount,
});
export type CheckoutState = ReturnType<typeof checkoutState>;
