import type { ErrorCode } from '../../contract/errors.ts';

/** The shop API's own codes, and `network` for an answer that never came. */
export type ShopErrorCode = ErrorCode | 'network';

/** The shop API said no, or could not be reached. */
export class ShopApiError extends Error {
  readonly code: ShopErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ShopErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ShopApiError';
    this.code = code;
    this.details = details;
  }
}

/** Whether an error is the shop API's word for one of these cases. */
export function isShopError(error: unknown, codes: readonly ShopErrorCode[]): error is ShopApiError {
  return error instanceof ShopApiError && codes.includes(error.code);
}

/** The code to show for anything thrown; what is not the shop API's word counts as an internal error. */
export function errorCodeOf(error: unknown): ShopErrorCode {
  return error instanceof ShopApiError ? error.code : 'Internal';
}
