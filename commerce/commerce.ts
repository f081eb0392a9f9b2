import type { CustomObjects } from './custom-objects.ts';
import type { Affiliates } from '../contract/payment.ts';
import type { Cart, LineItem, CartAction } from '../contract/cart.ts';
import type { ShippingMethod, Place } from '../contract/delivery.ts';
import type { Delivery, Order, OrderStatus } from '../contract/order.ts';
import type { TimedPrice } from '../contract/product.ts';
import type { ReturnedLine } from '../contract/return.ts';
import type { Language } from '../stores/types.ts';
import type { StockUse } from './availability.ts';
import type { BundlePart, Component } from './mapping/components.ts';
import type { ReviewChange, ReviewDraft, ReviewRecord, ReviewState } from './review-record.ts';
import type { AnnouncedLine } from './mapping/returns.ts';
import type { PaymentChange, PaymentDraft, PaymentQuery, PaymentRecord } from './payment-record.ts';

/**
 * What the shop API needs from the commerce backend, in the shop's terms. Every operation throws `ShopError`:
 * `CommerceUnavailable` if the service cannot be reached or its response is inconclusive, `VersionConflict` (details `{
 * currentVersion }`) if somebody else was faster, and the matching code for a refusal.
 */
export interface Commerce extends CustomObjects {
  /** Reads one of everything that the shop reads. */
  checkReads(): Promise<void>;
  /** Tries whatever the shop writes, and changes nothing but a record for this purpose. */
  checkWrites(): Promise<void>;

  createCart(draft: CartDraft): Promise<CartRecord>;
  /** Null for an unknown ID. */
  getCart(id: string): Promise<CartRecord | null>;
  /** Applies either all changes or none. */
  updateCart(id: string, version: number, changes: readonly CartChange[]): Promise<CartRecord>;
  /** The methods that deliver to the cart's address; empty without an address. */
  listShippingMethods(cart: Cart): Promise<ShippingMethod[]>;
  /** The methods that deliver to a place with a price in the currency (ISO 4217), at the price of the smallest order. */
  listShippingMethodsTo(place: Pick<Place, 'country' | 'state'>, currency: string): Promise<ShippingMethod[]>;
  /** The offers for these SKUs in a country and currency; unknown SKUs are not in the map. */
  findOffers(skus: readonly string[], selection: PriceSelection): Promise<ReadonlyMap<string, Offer>>;
  /** The same of all variants of the products to which these SKUs belong. */
  findVariants(skus: readonly string[], selection: PriceSelection): Promise<Offer[]>;

  /** Idempotent by key: a payment that already exists is returned. */
  createPayment(draft: PaymentDraft): Promise<PaymentRecord>;
  getPayment(id: string): Promise<PaymentRecord | null>;
  findPaymentByKey(key: string): Promise<PaymentRecord | null>;
  findPaymentByPspReference(pspReference: string): Promise<PaymentRecord | null>;
  /** The latest payments of a visitor, newest first, those included that left their cart. */
  listPaymentsOf(anonymousId: string): Promise<PaymentRecord[]>;
  /** Applies either all changes or none, to the version given. */
  updatePayment(
    payment: Pick<PaymentRecord, 'id' | 'version'>,
    changes: readonly PaymentChange[],
  ): Promise<PaymentRecord>;
  /** Some of the payments that match, oldest first; ask again after the last one until none is left. */
  listPayments(query: PaymentQuery): Promise<PaymentRecord[]>;

  /** @throws ShopError `CartNotActive` if the cart or the order number already has an order. */
  placeOrder(draft: OrderDraft): Promise<OrderRecord>;
  findOrder(orderNumber: string): Promise<OrderRecord | null>;
  /** The order that a cart became, whoever placed it. */
  findOrderOfCart(cartId: string): Promise<OrderRecord | null>;
  /** Applies either all changes or none, to the version given. */
  updateOrder(
    order: Pick<OrderRecord, 'id' | 'version'>,
    changes: readonly OrderChange[],
  ): Promise<OrderRecord>;
  /**
   * An order and its payments in one call.
   * @param language of its goods' names; by default, the one in which it was placed.
   */
  findWholeOrder(orderNumber: string, language?: Language): Promise<OrderWithPayments | null>;
  /** The same of several, the one that has gone longest without a change first, 100 at most. */
  listOrders(query: OrderQuery): Promise<OrderWithPayments[]>;
  /** Returns to stock what an order had taken; doing so twice for the same order counts once. */
  returnStock(sku: string, quantity: number, orderNumber: string): Promise<void>;

  /** The reviews with these keys, of which there need not be any, in any order. */
  findReviews(keys: readonly string[]): Promise<ReviewRecord[]>;
  /** Null for an unknown ID, as for a review that does not give one to five stars. */
  getReview(id: string): Promise<ReviewRecord | null>;
  /** All that are in a state, of every storefront, the one that has gone longest without a change first. */
  listReviews(state: ReviewState): Promise<ReviewRecord[]>;
  /** @throws ShopError `VersionConflict` if there is one with this key. */
  createReview(draft: ReviewDraft): Promise<ReviewRecord>;
  /** Applies either all changes or none, to the version given. */
  updateReview(
    review: Pick<ReviewRecord, 'id' | 'version'>,
    changes: readonly ReviewChange[],
  ): Promise<ReviewRecord>;
  /** Deletes it for good; one that is gone counts as deleted. */
  removeReview(review: Pick<ReviewRecord, 'id' | 'version'>): Promise<void>;
}

/**
 * Determines which of its prices something is sold at, as commercetools calls it; the country also determines the tax.
 */
export interface PriceSelection {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
}

interface CartDraft extends PriceSelection {
  /** The visitor it belongs to; nobody can open or pay a cart without one. */
  readonly anonymousId: string | null;
  readonly lineItems: readonly DraftLine[];
  /** Codes as the shopper entered them. */
  readonly discountCodes?: readonly string[];
  readonly email?: string | null;
  readonly mayBeAskedForReview?: boolean | undefined;
  /** Where it would be delivered, as far as that is known. */
  readonly place?: Place;
  /** Days after its last change when commercetools deletes it; 90 if omitted. */
  readonly keptDays?: number;
}

export interface DraftLine {
  readonly sku: string;
  readonly quantity: number;
  readonly giftMessage?: string;
}

/** A cart as the shopper sees it, plus what only the server knows about it. */
export interface CartRecord {
  readonly view: Cart;
  /** The visitor it belongs to. */
  readonly anonymousId: string | null;
  /** False once it has been ordered or merged. */
  readonly active: boolean;
  /** Whether its goods and prices are held while it is paid for. */
  readonly frozen: boolean;
  /** When it last changed, in milliseconds since 1970. */
  readonly modifiedAt: number;
  /** The number of the order it will become; null until it is paid for the first time. */
  readonly orderNumber: string | null;
  /** Payments on the cart, oldest first. */
  readonly paymentIds: readonly string[];
  /** What its bundles consist of. commercetools takes stock only by line, so an order needs a line for each of these. */
  readonly bundleParts: readonly BundlePart[];
  /** IDs of such lines from an earlier attempt to pay; the view leaves them out. */
  readonly partLineIds: readonly string[];
  /** What is paid for; adds up to the view's total once that has its tax. */
  readonly invoiceLines: readonly InvoiceLine[];
}

/** One line of what is paid for; `gross` and `net` are for the entire line, in minor units of the cart's currency. */
export interface InvoiceLine {
  /**
   * `discount` is a discount on the total; all others are in the amounts of the items. `correction` makes up for lines that
   * do not add up to the total.
   */
  readonly kind: 'item' | 'shipping' | 'discount' | 'correction';
  /** The SKU of an item; otherwise the kind. */
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** After discounts, with tax; a discount is negative. */
  readonly gross: number;
  /** After discounts, without tax. */
  readonly net: number;
  /** The tax's share of the net amount, e.g. 0.19. */
  readonly taxRate: number;
}

/** What a shopper may change, and what only the checkout changes. */
export type CartChange =
  | Exclude<CartAction, { action: 'setForSomebodyElse' | 'setMayBeAskedForReview' }>
  /** Brings prices, product data, and stock up to date; lines whose product no longer exists are dropped. */
  | { readonly action: 'recalculate' }
  | { readonly action: 'setGiftMessage'; readonly lineItemId: string; readonly giftMessage: string }
  | CheckoutFields
  /** Has the order take a bundle's component from stock: a line that costs nothing and that shoppers do not see. */
  | { readonly action: 'addBundlePart'; readonly part: BundlePart; readonly currency: string }
  /** The language for whatever is written to the customer. */
  | { readonly action: 'setLocale'; readonly locale: Language }
  | { readonly action: 'freeze' | 'unfreeze' }
  | { readonly action: 'addPayment'; readonly paymentId: string }
  | { readonly action: 'removePayment'; readonly paymentId: string };

/** Everything in the cart's custom fields: what is left out is removed. An order takes the fields over. */
interface CheckoutFields {
  readonly action: 'setCheckoutFields';
  readonly orderNumber: string | null;
  readonly isForSomebodyElse: boolean;
  readonly mayBeAskedForReview: boolean | undefined;
  /** Whether the order is to be confirmed, and everything about it told, by e-mail. */
  readonly wantsMails?: boolean;
  readonly affiliates?: Affiliates;
}

/** What one SKU is sold for. */
export interface Offer {
  readonly sku: string;
  /** The key of its product, after which the page is named. */
  readonly productKey: string;
  /** The product's name. */
  readonly name: string;
  /** What distinguishes it from the product's other variants, e.g. `Black, Cotton`; empty if nothing does. */
  readonly variantLabel: string;
  readonly kind: LineItem['kind'];
  /** Null if it has no price. */
  readonly price: TimedPrice | null;
  /** Units in stock; null if stock is not tracked. Of a bundle, as many as its components suffice for. */
  readonly availableQuantity: number | null;
  /** The stocks that each unit takes from: its own, and in a bundle that of each component. */
  readonly takes: readonly StockUse[];
}

/**
 * `BalanceDue`: it was paid, and the money went back although nobody here asked for that. `CreditOwed`: it was paid, and
 * the shop owes money, e.g. because it was canceled.
 */
export type OrderPaymentState = 'Paid' | 'Pending' | 'Failed' | 'BalanceDue' | 'CreditOwed';

interface OrderDraft {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly orderNumber: string;
  readonly paymentState: OrderPaymentState;
}

/** A change to an order. The shop changes orders because of what became of their payments, or because they are canceled or sent back. */
export type OrderChange =
  | { readonly change: 'setPaymentState'; readonly paymentState: OrderPaymentState }
  | { readonly change: 'cancel' }
  /** Keeps what is not shipped yet from being shipped. */
  | { readonly change: 'delayShipment' }
  | { readonly change: 'setMoneyReturned'; readonly references: readonly string[] }
  | { readonly change: 'setStockRelease'; readonly stockRelease: 'wanted' | 'done' }
  /** Without `mails`, only whether something is left to do. */
  | { readonly change: 'setMails'; readonly mails?: string; readonly unfinished: boolean }
  /** Its customer does not want to be asked what they think of it. */
  | { readonly change: 'declineReviewInvitation' }
  /** Something is sent back; the number names the announcement. */
  | { readonly change: 'announceReturn'; readonly number: string; readonly lines: readonly AnnouncedLine[] }
  /** Money goes back for a line of `returns` that was received. */
  | { readonly change: 'markReturnRefunded'; readonly returnItemId: string }
  | { readonly change: 'addPayment' | 'removePayment'; readonly paymentId: string };

/** Where an order stands in a list. */
export type OrderMark = Pick<OrderRecord, 'id' | 'modifiedAt'>;

/** Orders of a storefront about which customers are told by e-mail. */
export interface OrderQuery {
  readonly storeId: string;
  /** Whether only those about which something may be left to do. */
  readonly unfinished: boolean;
  /** Where to go on. */
  readonly after: OrderMark;
  /** Only those last changed before then, in milliseconds since 1970. */
  readonly before: number;
}

export interface OrderWithPayments {
  readonly order: OrderRecord;
  /** Those that the order names, oldest first. */
  readonly payments: readonly PaymentRecord[];
}

export interface OrderRecord {
  readonly id: string;
  readonly version: number;
  readonly orderNumber: string;
  /** The cart it was; null if staff created it without one. */
  readonly cartId: string | null;
  readonly canceled: boolean;
  readonly shipped: boolean;
  readonly status: OrderStatus;
  readonly deliveries: readonly Delivery[];
  /** What is on its way back or has come back, oldest first. */
  readonly returns: readonly ReturnedLine[];
  /** Whether the stock of a canceled order has to go back; null if it keeps its stock. */
  readonly stockRelease: 'wanted' | 'done' | null;
  /** References of the returns of money for which the order was marked, because nobody here had asked for them. */
  readonly moneyReturned: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly paymentState: OrderPaymentState;
  readonly paymentIds: readonly string[];
  /** Units that it took from stock, by SKU: those of a bundle's components, too. */
  readonly taken: readonly Component[];
  /** The language for whatever is written to the customer, who may have ordered in one that the storefront no longer has. */
  readonly language: string | null;
  /** Whether its customer is told about it by e-mail; not for orders from before e-mails were sent. */
  readonly wantsMails: boolean;
  /** Its e-mails, as JSON (`mailLedgerSchema`); null in orders from before they were noted there. */
  readonly mails: string | null;
  /** Whether something was begun for it and may not have ended, so that the sweeper looks at it. */
  readonly unfinished: boolean;
  /** When it last changed, in milliseconds since 1970. */
  readonly modifiedAt: number;
  readonly cart: Order['cart'];
}
