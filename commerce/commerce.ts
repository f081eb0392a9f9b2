import type { Address } from '../contract/address.ts';
import type { Cart, LineItem, ShippingMethod } from '../contract/cart.ts';
import type { CartAction } from '../contract/cart-requests.ts';
import type { Money } from '../contract/money.ts';
import type { Order } from '../contract/order.ts';

/**
 * What the shop API asks of commerce, in the shop's words. Every operation throws `ShopError`:
 * `CommerceUnavailable` when the service cannot be reached or does not answer for sure, `VersionConflict`
 * (details `{ currentVersion }`) when somebody else was first, and the code that fits for a refusal.
 */
export interface Commerce {
  createCart(draft: CartDraft): Promise<CartRecord>;
  /** Null for an id commerce does not know. */
  getCart(id: string): Promise<CartRecord | null>;
  /** All changes or none. */
  updateCart(id: string, version: number, changes: readonly CartChange[]): Promise<CartRecord>;
  /** The methods that deliver to the cart's address; none without an address. */
  listShippingMethods(cart: Cart): Promise<ShippingMethod[]>;
  /** Whether any method delivers to an address, priced in a currency (ISO 4217). */
  canDeliver(address: Address, currency: string): Promise<boolean>;
  /** What is sold of these SKUs for a country and currency; unknown SKUs are not in the map. */
  findOffers(skus: readonly string[], selection: PriceSelection): Promise<ReadonlyMap<string, Offer>>;

  /** Idempotent by key: a payment that is there already is returned. */
  createPayment(draft: PaymentDraft): Promise<PaymentRecord>;
  getPayment(id: string): Promise<PaymentRecord | null>;
  findPaymentByKey(key: string): Promise<PaymentRecord | null>;
  /** Writes down what the payment service said; a transaction is unique by type and `interactionId`. */
  recordPayment(id: string, entry: PaymentEntry): Promise<PaymentRecord>;

  /** @throws ShopError `CartNotActive` when the cart or the order number has an order already. */
  placeOrder(draft: OrderDraft): Promise<OrderRecord>;
  findOrder(orderNumber: string): Promise<OrderRecord | null>;
  setOrderPaymentState(order: OrderRecord, state: OrderPaymentState): Promise<OrderRecord>;
}

/** Which of its prices something is sold at, as commercetools calls it; the country decides the tax, too. */
export interface PriceSelection {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
}

interface CartDraft extends PriceSelection {
  readonly anonymousId: string;
  readonly lineItems: readonly DraftLine[];
  /** Codes the shopper typed, as typed. */
  readonly discountCodes?: readonly string[];
  readonly email?: string | null;
}

/** A line item to be. */
export interface DraftLine {
  readonly sku: string;
  readonly quantity: number;
  readonly giftMessage?: string;
}

/** A cart as the shopper sees it, and what only the server knows of it. */
export interface CartRecord {
  readonly view: Cart;
  /** The visitor it belongs to. */
  readonly anonymousId: string | null;
  /** False once it is ordered or merged. */
  readonly active: boolean;
  /** Payments on the cart, oldest first. */
  readonly paymentIds: readonly string[];
}

/** What a shopper may change, and what only the checkout does. */
export type CartChange =
  | CartAction
  | { readonly action: 'recalculate' }
  | { readonly action: 'setGiftMessage'; readonly lineItemId: string; readonly giftMessage: string }
  | { readonly action: 'setOrderNumber'; readonly orderNumber: string }
  | { readonly action: 'addPayment'; readonly paymentId: string }
  | { readonly action: 'removePayment'; readonly paymentId: string };

/** What one SKU is sold at. */
export interface Offer {
  readonly sku: string;
  readonly kind: LineItem['kind'];
  /** Null where it has no price. */
  readonly price: Money | null;
  /** Pieces on stock; null where stock is not counted. */
  readonly availableQuantity: number | null;
}

interface PaymentDraft {
  readonly key: string;
  readonly amount: Money;
  /** The payment service's name of the method, e.g. `scheme`. */
  readonly method: string;
  readonly anonymousId: string;
}

export interface PaymentRecord {
  readonly id: string;
  readonly version: number;
  readonly key: string;
  readonly amount: Money;
  readonly method: string;
  /** Adyen's last resultCode; null while no answer is known. */
  readonly resultCode: string | null;
  /** Adyen's pspReference of the authorisation; null before there is one. */
  readonly pspReference: string | null;
  /** `wanted` until Adyen took the reversal, then `sent`; null when nothing is to be reversed. */
  readonly reversal: 'wanted' | 'sent' | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** One thing to write down about a payment; the parts happen together. */
export interface PaymentEntry {
  readonly resultCode?: string;
  /** Adyen's reason for a refusal; never shown to the shopper. */
  readonly reason?: string;
  readonly transaction?: {
    readonly type: 'Authorization' | 'CancelAuthorization';
    readonly state: 'Initial' | 'Pending' | 'Success' | 'Failure';
    readonly interactionId: string;
  };
}

export type OrderPaymentState = 'Paid' | 'Pending' | 'Failed';

interface OrderDraft {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly orderNumber: string;
  readonly paymentState: OrderPaymentState;
}

export interface OrderRecord {
  readonly id: string;
  readonly version: number;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly paymentState: OrderPaymentState;
  readonly paymentIds: readonly string[];
  readonly cart: Order['cart'];
}
