import type { MoneyState } from '../../contract/payment.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** The error, with what it means for the shopper's money, unless it already says that. */
export function withMoney(error: unknown, money: MoneyState): unknown {
  if (!(error instanceof ShopError)) {
    return new ShopError('Internal', 'Something went wrong', { money }, { cause: error });
  }
  if (error.details?.['money'] !== undefined) return error;
  return new ShopError(
    error.code,
    error.message,
    { ...error.details, money },
    { cause: error.cause ?? error },
  );
}
