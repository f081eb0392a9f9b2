import type { MoneyState } from '../../contract/payment.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { isOver } from '../cart/attempts.ts';
import { standingOf } from '../adyen/standing.ts';
import { cartIdOfPaymentKey } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';

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

/**
 * What all attempts to pay for a cart say about the shopper's money, including those that left the cart when it was
 * changed. Nothing was taken only if every one of them has ended without money; `unknown` if they cannot be read.
 */
export async function moneyOfCart(
  { commerce, log }: Pick<RequestContext, 'commerce' | 'log'>,
  cartId: string,
  anonymousId: string,
): Promise<MoneyState> {
  try {
    const payments = await commerce.listPaymentsOf(anonymousId);
    const attempts = payments.filter(({ key }) => cartIdOfPaymentKey(key) === cartId);
    if (!attempts.every(isOver)) return 'unknown';
    return attempts.some((payment) => standingOf(payment).outcome === 'returned') ? 'returning' : 'none';
  } catch (error) {
    log.warn('the attempts of a cart cannot be read', { cart: cartId, error });
    return 'unknown';
  }
}
