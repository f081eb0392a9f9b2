import { errorStatus, type ErrorCode } from './errors.ts';

/** A refusal whose reason the caller may know. Everything else that is thrown becomes `Internal`. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  /** What the message is about, e.g. `{ sku, available }`; reaches the browser. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  /** @param options.cause what caused it; logged, never sent. */
  constructor(
    code: ErrorCode,
    message: string,
    details?: Readonly<Record<string, unknown>>,
    options?: { cause: unknown },
  ) {
    super(message, options);
    this.name = 'ShopError';
    this.code = code;
    this.details = details;
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.code];
  }
}

/** Whether `error` is a `ShopError` with one of the given codes. */
export function isShopError(error: unknown, ...codes: readonly ErrorCode[]): error is ShopError {
  return error instanceof ShopError && (codes.length === 0 || codes.includes(error.code));
}
