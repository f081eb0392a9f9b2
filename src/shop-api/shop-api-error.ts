import type { ErrorCode } from '../../contract/errors.ts';

/**
 * The shop API's own codes, `network` for a response that never arrived, and `outdated` if the page belongs to a build
 * whose files are gone, and `cookiesBlocked` if the browser keeps no cart.
 */
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

/** What opens an order's confirmation. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly token: string;
}

/** The order that a cart has become, according to a `CartNotActive` error; null for any other error. */
export function placedOrderOf(error: ShopApiError): PlacedOrder | null {
  return error.code === 'CartNotActive' ? ((error.details.order as PlacedOrder | undefined) ?? null) : null;
}

/** Where an order's confirmation is. @param page path of the confirmation page */
export const confirmationPath = (page: string, { orderNumber, token }: PlacedOrder): string =>
  `${page}?${new URLSearchParams({ order: orderNumber, token })}`;

/** The code to show for anything thrown; anything that does not come from the shop API counts as an internal error. */
export function errorCodeOf(error: unknown): ShopErrorCode {
  return error instanceof ShopApiError ? error.code : 'Internal';
}
