import { z } from 'zod';
import type { Address } from '../../contract/address.ts';
import type { InvoiceLine } from '../../commerce/commerce.ts';
import type { Money } from '../../contract/money.ts';
import type { PaymentMethods, CreatePayment, PaymentDetails } from '../../contract/payment.ts';

/**
 * What the shop API needs from the payment service. Operations throw `ShopError` `PaymentUnavailable` if the outcome is
 * unknown (no response, or an error on their side); retrying with the same key is then safe. `pay` and `submitDetails`
 * throw `PaymentUnderWay` while the service is processing the same key, or if it knows the key from another request.
 */
export interface Payments {
  /** The payment methods for an amount in a country, in the form the drop-in expects, and its express wallets. */
  listMethods(query: MethodsQuery): Promise<OfferedMethods>;
  /** Whether the shop takes money by a method in a country, as an express wallet, too. */
  isOffered(type: string, country: string): boolean;
  /** Idempotent by `key`. A payment that the service refuses to process has the result `Error`. */
  pay(request: PaymentRequest): Promise<PaymentAnswer>;
  /**
   * Changes what the sheet of a provisional payment shows and asks for, once for the payment data given.
   * @returns the payment data with which it can be changed next, or approved.
   * @throws ShopError `InvalidInput` for outdated payment data, e.g. because the answer to an earlier change was lost, and for
   * an order that cannot be changed like this, or not anymore.
   */
  updateOrder(order: ProvisionalOrder): Promise<string>;
  /**
   * Submits the details the shopper brought back from the bank; idempotent by payment and details.
   * @throws ShopError `InvalidInput` for details that are invalid or have expired.
   */
  submitDetails(key: string, details: SubmittedDetails): Promise<PaymentAnswer>;
  /**
   * Returns, captures, or refunds authorized money; idempotent by `idempotencyKey`. Whether it succeeded is reported by an event.
   * @returns the modification's pspReference.
   * @throws ShopError `InvalidInput` if the service will never accept it.
   */
  modify(modification: Modification): Promise<string>;
  /**
   * What a webhook reports, whichever merchant account it is about.
   * @throws ShopError `InvalidInput` if the body is not a webhook.
   */
  readEvents(body: unknown): Notified;
}

/** What the payment service wants to know of what a browser sends. */
export type SubmittedDetails = Omit<PaymentDetails, 'approval'>;

export type OfferedMethods = Pick<PaymentMethods, 'paymentMethods' | 'express'>;

/** What the methods on offer depend on. */
export interface MethodsQuery {
  readonly amount: Money;
  readonly country: string;
  /** BCP 47; the language of the methods' names. */
  readonly locale: string;
}

/** What a wallet's sheet is to show. */
export interface ProvisionalOrder {
  readonly pspReference: string;
  /** What the service said last about the order. */
  readonly paymentData: string;
  /** The amount with which the payment was made, with the tax and the price of the chosen way of delivery. */
  readonly total: Money;
  /** Added to the prices; null if they contain it. */
  readonly addedTax: Money | null;
  readonly deliveries: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: Money;
    readonly isChosen: boolean;
  }[];
}

/** An order to the payment service about money that was authorized. */
export interface Modification {
  /** `reverse` returns everything, whether it was only authorized or already captured. */
  readonly kind: 'reverse' | 'capture' | 'refund';
  /** Of the authorization. */
  readonly pspReference: string;
  /** Not used by `reverse`. */
  readonly amount: Money;
  readonly key: string;
  readonly method: string;
  /** Distinguishes it from every other modification; at most 64 characters. */
  readonly idempotencyKey: string;
}

/** What a wallet's sheet has yet to tell is absent from a provisional payment. */
export interface PaymentRequest {
  /** Unique to the attempt; also the reference that webhooks and responses use for it. */
  readonly key: string;
  /** Set for a payment whose amount a wallet's sheet may still change (`updateOrder`). */
  readonly isProvisional?: true;
  readonly orderNumber?: string;
  readonly amount: Money;
  readonly country: string;
  /** BCP 47; the language of the bank's pages and the service's emails. */
  readonly locale: string;
  readonly email?: string;
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
  /** They add up to the amount (`balancedLines`). */
  readonly lineItems?: readonly InvoiceLine[];
  /** For the risk check; absent if the host does not tell it. */
  readonly shopperIp?: string;
  /** When the money is captured: by the service (`immediate`, also if absent), or by us once the parcel ships. */
  readonly capture?: 'immediate' | 'shipment';
  readonly origin: string;
  readonly returnUrl: string;
  /** The drop-in's data: what a browser may decide. */
  readonly data: CreatePayment['data'];
}

export interface PaymentAnswer {
  /** The method of the payment, if the answer is to a request that names it. */
  readonly method?: string;
  readonly resultCode: string;
  /** Null until there is one, e.g. while the shopper is at a bank. */
  readonly pspReference: string | null;
  /** What was authorized, if the service tells it: it can be a part of what was asked for. */
  readonly amount: Pick<Money, 'centAmount' | 'currencyCode'> | null;
  readonly action: ({ type: string } & Record<string, unknown>) | null;
  /** Why it was refused; only for the log and the payment record. */
  readonly reason: string | null;
  /** The key of the payment that the response refers to; null if the service does not report it. */
  readonly reference: string | null;
}

/**
 * A verified notification about a payment, sent independently of the shopper. All of it but `dispute` is signed. Kept in
 * commercetools, which drops fields that are null.
 */
export const paymentEventSchema = z.object({
  /** Adyen's name for what happened, e.g. `AUTHORISATION`. */
  eventCode: z.string(),
  /** Of what happened: the authorization or the modification. */
  pspReference: z.string(),
  /** Of the authorization that a modification is about; null for an authorization. */
  originalReference: z.string().nullish().default(null),
  /** The key of the payment, or whatever reference staff gave to a modification; empty if there is none. */
  key: z.string(),
  success: z.boolean(),
  /** Null where nothing depends on it, and the service does not tell it. */
  amount: z.object({ centAmount: z.int(), currencyCode: z.string() }).nullish().default(null),
  /** What else is said of a dispute, for people: until when it can be defended (ISO 8601 in UTC), and Adyen's `disputeStatus`. */
  dispute: z.object({ deadline: z.string().optional(), state: z.string().optional() }).optional(),
});
export type PaymentEvent = z.output<typeof paymentEventSchema>;

/** What the signed items of a webhook report. */
export interface Notified {
  /** False if an item is not signed by the service: nothing of it is below. */
  readonly isSigned: boolean;
  readonly events: readonly AccountEvent[];
  /** Signed, but of no use to the shop, e.g. `REPORT_AVAILABLE`: for the log. `missing` is what an event that the shop uses lacks. */
  readonly others: readonly (Pick<PaymentEvent, 'eventCode' | 'pspReference' | 'key'> & {
    readonly merchantAccount: string;
    readonly missing: readonly string[] | null;
  })[];
}

/** An event and the Adyen account whose money it is about. */
export interface AccountEvent {
  readonly merchantAccount: string;
  readonly event: PaymentEvent;
}
