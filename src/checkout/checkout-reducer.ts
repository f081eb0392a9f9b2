import { type CartVersion, isSameVersion } from '../cart/known-cart.ts';
import type { MoneyState } from '../../contract/payment.ts';
import type { ShopApiError } from '../shop-api/shop-api-error.ts';

/** A versioned record of the commerce backend, reduced to what the checkout needs. */
export type Versioned = CartVersion;

/** Why a payment did not result in an order: how it ended without one, or the shop API's own error. */
export type PaymentError = PaymentFailure | ShopApiError;

/** A payment that ended without an order. */
export interface PaymentFailure {
  readonly code: 'refused' | 'cancelled' | 'failed';
  /** What became of the money; null if nothing can be said. */
  readonly money: MoneyState | null;
}

/** State shared by the cart and the checkout while the page is open (docs/product.md, 3). */
export interface CheckoutState {
  readonly cart: Versioned | null;
  readonly cartLoading: boolean;
  readonly showAddressForm: boolean;
  readonly paymentError: PaymentError | null;
  readonly paymentIsDone: boolean;
  readonly paymentInProgress: boolean;
  readonly activeAdyenPayment: Versioned | null;
  readonly adyenLoading: boolean;
  readonly adyenExpressPaymentOngoing: boolean;
  readonly expressPaymentInProgress: boolean;
  readonly showExpressPayment: boolean;
  readonly expressPaymentIsDone: boolean;
  /** Adyen merchant account code, from the store's configuration. */
  readonly adyenMerchantAccount: string;
}

/** The fields that are set as given, without a rule of their own. */
type Flags = Pick<
  CheckoutState,
  | 'cartLoading'
  | 'showAddressForm'
  | 'paymentInProgress'
  | 'adyenLoading'
  | 'adyenExpressPaymentOngoing'
  | 'expressPaymentInProgress'
  | 'showExpressPayment'
  | 'expressPaymentIsDone'
>;

export type CheckoutAction =
  | { readonly type: 'setFlags'; readonly flags: Partial<Flags> }
  | { readonly type: 'setCart'; readonly cart: Versioned | null }
  /** Null removes the message and changes nothing else. */
  | { readonly type: 'setPaymentError'; readonly error: PaymentError | null }
  | { readonly type: 'setPaymentDone' }
  | { readonly type: 'setActiveAdyenPayment'; readonly payment: Versioned | null }
  | { readonly type: 'resetPayment' };

/** The initial state of a page: address form shown, cart loading, nothing paid, express payment off. */
export function initialCheckoutState(adyenMerchantAccount: string): CheckoutState {
  return {
    cart: null,
    cartLoading: true,
    showAddressForm: true,
    paymentError: null,
    paymentIsDone: false,
    paymentInProgress: false,
    activeAdyenPayment: null,
    adyenLoading: false,
    adyenExpressPaymentOngoing: false,
    expressPaymentInProgress: false,
    showExpressPayment: false,
    expressPaymentIsDone: false,
    adyenMerchantAccount,
  };
}

/** The transitions in docs/product.md, 4. An ignored action returns the identical state. */
export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'setFlags':
      return { ...state, ...action.flags };
    case 'setCart':
      return isSameVersion(state.cart, action.cart) ? state : { ...state, cart: versionOf(action.cart) };
    case 'setPaymentError':
      return action.error
        ? { ...state, paymentError: action.error, paymentIsDone: false, paymentInProgress: false }
        : { ...state, paymentError: null };
    case 'setPaymentDone':
      return { ...state, paymentIsDone: true, paymentError: null };
    case 'setActiveAdyenPayment':
      return isSameVersion(state.activeAdyenPayment, action.payment)
        ? state
        : { ...state, activeAdyenPayment: versionOf(action.payment) };
    case 'resetPayment':
      return {
        ...state,
        paymentError: null,
        paymentIsDone: false,
        paymentInProgress: false,
        activeAdyenPayment: null,
        cartLoading: false,
        adyenLoading: false,
        cart: null,
        showAddressForm: true,
      };
  }
}

/** Only ID and version: callers may pass a complete cart. */
function versionOf(record: Versioned | null): Versioned | null {
  return record && { id: record.id, version: record.version };
}
