import type { ErrorCode } from '../../contract/errors.ts';
import type { MoneyState } from '../../contract/payment.ts';

/** `outdated`: the page's build is gone; `cookiesBlocked`: the browser keeps neither a cart nor the right to see an order. */
export type ShopErrorCode = ErrorCode | 'network' | 'outdated' | 'cookiesBlocked';

/** The shop API rejected a request, or could not be reached. */
export class ShopApiError extends Error {
  readonly code: ShopErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  /** What the shop's staff can find the request by, if it arrived; null for an error of the page itself. */
  readonly reference: string | null;

  constructor(
    code: ShopErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    reference: string | null = null,
  ) {
    super(message);
    this.name = 'ShopApiError';
    this.code = code;
    this.details = details;
    this.reference = reference;
  }
}

/** Whether an error is one of these codes of the shop API. */
export function isShopError(error: unknown, codes: readonly ShopErrorCode[]): error is ShopApiError {
  return error instanceof ShopApiError && codes.includes(error.code);
}

/** The number of the order that a cart has become, according to a `CartNotActive` error; null for any other error. */
export function placedOrderOf(error: ShopApiError): string | null {
  if (error.code !== 'CartNotActive') return null;
  return (error.details.order as { readonly orderNumber: string } | undefined)?.orderNumber ?? null;
}

/** Where an order's confirmation is, or what else is about it, for a browser that may open it. @param page path of that page */
export const confirmationPath = (page: string, orderNumber: string): string =>
  `${page}?${new URLSearchParams({ order: orderNumber })}`;

const moneyStates: readonly unknown[] = ['none', 'returning', 'unknown'] satisfies MoneyState[];

/** What an error says about the money of a payment; null if it says nothing. */
export function moneyOf(error: ShopApiError): MoneyState | null {
  const { money } = error.details;
  return moneyStates.includes(money) ? (money as MoneyState) : null;
}

/** The error of a payment request: without an answer of the shop API, nobody knows what became of the money. */
export function withUnknownMoney(error: ShopApiError): ShopApiError {
  const { code, message, details, reference } = error;
  if (moneyOf(error) || (code !== 'network' && code !== 'Internal')) return error;
  return new ShopApiError(code, message, { ...details, money: 'unknown' }, reference);
}

/** The error to show for anything thrown; anything that does not come from the shop API counts as an internal error. */
export function shopErrorOf(error: unknown): ShopApiError {
  return error instanceof ShopApiError ? error : new ShopApiError('Internal', String(error));
}
