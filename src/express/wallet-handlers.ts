import type { CoreConfiguration, PaymentData } from '@adyen/adyen-web';
import type { Cart } from '../../contract/cart.ts';
import type { QuotedMethod } from '../../contract/delivery.ts';
import type { Money } from '../../contract/money.ts';
import type { CreatePayment, PaymentDetails } from '../../contract/payment-requests.ts';
import type { PaymentResult } from '../../contract/payment.ts';
import { submittedOf } from '../checkout/payment/adyen-connection.ts';
import type { SheetProblem, SheetQuestion, ShownQuote } from './sheet.ts';
import type { WalletAddress } from './wallet-address.ts';

/** Where express buttons are, as Adyen's analytics calls it. */
export type ExpressPage = 'pdp' | 'cart' | 'checkout';

/** An error of adyen-web: `CANCEL`, `SCRIPT_ERROR`, or of the wallet itself. */
export interface WalletError {
  readonly name: string;
  readonly message: string;
}

/** Whom a wallet's sheet tells the shop about. */
export interface Buyer {
  readonly contact: WalletAddress;
  readonly email: string | undefined;
}

/** What every wallet needs of the shop; the page renders anew while its button stays, so that these change. */
export interface WalletHandlers {
  /** The cart before anything is known about its delivery. */
  readonly cart: () => Cart;
  /** What the sheet calls each amount. */
  readonly labels: Readonly<Record<'goods' | 'delivery' | 'tax' | 'total', string>>;
  readonly optionText: (method: QuotedMethod) => { readonly label: string; readonly detail: string };
  /** Why the sheet is refused something. */
  readonly problemText: (refusal: unknown, country: string) => string;
  /** The shopper has clicked the wallet's button. */
  readonly begin: () => void;
  /** @throws SheetRefusal */
  readonly quote: (question: SheetQuestion) => Promise<ShownQuote>;
  /** What the sheet shows, or null as long as there was no price. */
  readonly shown: () => ShownQuote | null;
  /** Whether an authorization is being saved or paid: another one is an echo of it. */
  readonly isBusy: () => boolean;
  /**
   * Writes what the wallet knows about the shopper to the cart, and compares its total with the sheet's.
   * @throws SheetRefusal
   */
  readonly authorize: (buyer: Buyer) => Promise<Cart>;
  /** @throws ShopApiError */
  readonly pay: (data: CreatePayment['data']) => Promise<PaymentResult>;
  /** @throws ShopApiError */
  readonly sendDetails: (details: PaymentDetails) => Promise<PaymentResult>;
  /** The payment has a result, and nothing is left to do. */
  readonly onResult: (result: PaymentResult) => void;
  /** A payment could not be sent, or got no answer. */
  readonly onFailure: (error: unknown) => void;
  /** The wallet itself failed. */
  readonly onProblem: (message: string) => void;
  /** The sheet is closed, without a payment. */
  readonly onClosed: () => void;
}

/** PayPal's order exists before its address: a payment without approval comes first, and the order follows the sheet. */
export interface PayPalHandlers extends WalletHandlers {
  /** Opens the order at PayPal for the goods. @throws ShopApiError */
  readonly start: (data: CreatePayment['data']) => Promise<PaymentResult>;
  /**
   * Has the order at PayPal follow a change of address or option.
   * @returns what is shown, and Adyen's new token for the order.
   * @throws SheetRefusal
   */
  readonly follow: (
    question: SheetQuestion,
    paymentData: string,
  ) => Promise<{ readonly paymentData: string }>;
  /** What PayPal has answered: sent at once, or kept for the shop's own order button. */
  readonly onApproved: (details: PaymentDetails) => void;
}

type SubmitAnswer = Parameters<Parameters<NonNullable<CoreConfiguration['onSubmit']>>[2]['resolve']>[0];

/** What adyen-web is told of a payment: its action is Adyen's own, passed through. */
export const answerOf = ({ resultCode, action }: PaymentResult): SubmitAnswer =>
  ({ resultCode, ...(action && { action }) }) as unknown as SubmitAnswer;

/**
 * Pays with what a sheet has encrypted. The sheet is told how it went before the page is.
 * @param decline ends the sheet's wait with an error.
 */
export async function payFromSheet(
  handlers: WalletHandlers,
  data: PaymentData,
  resolve: (answer: SubmitAnswer) => void,
  decline: (problem: SheetProblem) => void,
): Promise<void> {
  try {
    const result = await handlers.pay(submittedOf(data));
    if (result.order ?? result.action) resolve(answerOf(result));
    else decline('refused');
    if (result.order ?? !result.action) handlers.onResult(result);
  } catch (error) {
    decline('failed');
    handlers.onFailure(error);
  }
}

/** An amount as wallets write it: `12.50`, in Japan `1250`. */
export const decimal = ({ centAmount, fractionDigits }: Money): string =>
  (centAmount / 10 ** fractionDigits).toFixed(fractionDigits);

/** A line of a sheet, by one of the labels. */
interface SheetLine {
  readonly label: string;
  readonly amount: string;
}

/** The lines above a sheet's total, of amounts that the shop has calculated. */
export function linesOf({ cart, labels }: WalletHandlers, shown: ShownQuote | null): readonly SheetLine[] {
  const line = (label: string, money: Money): SheetLine => ({ label, amount: decimal(money) });
  return [
    line(labels.goods, shown?.subtotal ?? cart().subtotal),
    ...(shown ? [line(labels.delivery, shown.method.price)] : []),
    ...(shown?.method.addedTax ? [line(labels.tax, shown.method.addedTax)] : []),
  ];
}
