import { walletToken } from 'storefront-sandbox';
import { z } from 'zod';
import { seed } from '../../local/seed.ts';
import type { Cart } from '../../contract/cart.ts';
import type { QuotedMethod, Place } from '../../contract/delivery.ts';
import { decimalOf } from '../../contract/decimal.ts';
import type { Money } from '../../contract/money.ts';
import {
  type PaymentResult,
  paymentResultSchema,
  type UpdatedOrder,
  updatedOrderSchema,
} from '../../contract/payment.ts';
import { merchantAccountFor, type ShopBrowser } from './shop-browser.ts';

interface AuthorizedCard {
  /** What the wallet's sheet showed when the shopper authorized it. */
  readonly shown: Money;
  readonly merchantAccount: string;
  /** `DECLINED` for one that the sandbox's bank declines. */
  readonly holderName?: string;
}

/** What both wallets' tokens say of a card, and of what the sheet showed. */
const tokenOf = (
  { shown, holderName = 'Ada Berg' }: Omit<AuthorizedCard, 'merchantAccount'>,
  merchant: string,
) =>
  btoa(
    JSON.stringify(
      walletToken({
        card: { number: '4111111111111111', holderName },
        merchant,
        price: decimalOf(shown),
        currency: shown.currencyCode,
      }),
    ),
  );

/** Google Pay's part of a payment. */
export function googlePay({ merchantAccount, ...card }: AuthorizedCard) {
  return {
    paymentMethod: {
      type: 'googlepay',
      googlePayToken: tokenOf(card, merchantAccount),
      googlePayCardNetwork: 'VISA',
      subtype: 'express',
    },
  };
}

/** Apple Pay's part of a payment. */
export function applePay(card: Omit<AuthorizedCard, 'merchantAccount'>) {
  const offered = seed.paymentMethods.find(({ type }) => type === 'applepay');
  const merchantIdentifier = offered?.configuration?.merchantId ?? '';
  const applePayToken = tokenOf(card, merchantIdentifier);
  return { paymentMethod: { type: 'applepay', applePayToken, subtype: 'express' } };
}

/** Begins a payment in PayPal's sheet, as its script does when the shopper presses the button. */
export const payPalPayment = (cart: Cart, merchantAccount = merchantAccountFor(cart)) => ({
  cartId: cart.id,
  cartVersion: cart.version,
  merchantAccount,
  data: { paymentMethod: { type: 'paypal', subtype: 'express' } },
});

const sdkAction = z.object({ paymentData: z.string(), sdkData: z.object({ token: z.string() }) });
const payPalOrder = z.object({ value: z.string(), payerId: z.string().nullable() });

/** PayPal's sheet in a shopper's browser, on a running sandbox. */
export class PayPalSheet {
  readonly #sandboxUrl: string;
  readonly #browser: ShopBrowser;
  readonly #orderId: string;
  readonly paymentId: string;
  paymentData: string;

  private constructor(sandboxUrl: string, browser: ShopBrowser, { payment, action }: PaymentResult) {
    const { paymentData, sdkData } = sdkAction.parse(action);
    this.#sandboxUrl = sandboxUrl;
    this.#browser = browser;
    this.#orderId = sdkData.token;
    this.paymentId = payment.id;
    this.paymentData = paymentData;
  }

  static async open(sandboxUrl: string, browser: ShopBrowser, cart: Cart): Promise<PayPalSheet> {
    const begun = await browser.ask(paymentResultSchema, '/api/payments/provisional', payPalPayment(cart));
    return new PayPalSheet(sandboxUrl, browser, begun);
  }

  get path(): string {
    return `/api/payments/${this.paymentId}`;
  }

  /** Chooses where and how to deliver; the first way if none is named. */
  async choose(place: Place, shippingMethodId?: QuotedMethod['id']): Promise<UpdatedOrder> {
    const update = { place, ...(shippingMethodId && { shippingMethodId }), paymentData: this.paymentData };
    const updated = await this.#browser.ask(updatedOrderSchema, `${this.path}/order`, update);
    this.paymentData = updated.paymentData;
    return updated;
  }

  /** Approves what the sheet shows. @returns what PayPal's script then tells Adyen's. */
  async approve(isDeclined = false): Promise<{ orderID: string; payerID: string }> {
    const { value } = await this.#askPayPal();
    const { payerId } = await this.#askPayPal('/approve', { isDeclined, value });
    return { orderID: this.#orderId, payerID: payerId ?? '' };
  }

  /** The body that ends the payment for a cart as the browser sees it. */
  approval(cart: Cart, details: object, expectedTotal = cart.total) {
    const approval = { cartVersion: cart.version, expectedTotal };
    return { details, paymentData: this.paymentData, approval };
  }

  async #askPayPal(path = '', body?: object) {
    const init = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {};
    const response = await fetch(`${this.#sandboxUrl}/paypal/orders/${this.#orderId}${path}`, init);
    if (!response.ok) throw new Error(`PayPal answered ${response.status}: ${await response.text()}`);
    return payPalOrder.parse(await response.json());
  }
}
