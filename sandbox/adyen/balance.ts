import { isAuthorised, type Modification, type Payment } from './payment.ts';

/**
 * Where a payment's money is, in minor units of its currency: `captured` by the merchant, `refunded`, still `reserved` at
 * the shopper's bank, and `kept` by the merchant.
 */
export function balanceOf({ authorised = 0, modifications }: Payment) {
  const balance = { captured: 0, refunded: 0, reserved: authorised, kept: 0 };
  const move = (from: 'reserved' | 'kept', value: number, to?: 'captured' | 'refunded') => {
    balance[from] -= value;
    if (to) balance[to] += value;
  };
  for (const { kind, value } of modifications.filter(({ success }) => success)) {
    if (kind === 'capture') {
      move('reserved', value, 'captured');
      balance.kept += value;
    } else if (kind === 'refund') move('kept', value, 'refunded');
    else if (kind === 'chargeback') move('kept', value);
    else {
      move('reserved', balance.reserved);
      if (kind === 'reversal') move('kept', balance.kept, 'refunded');
    }
  }
  return balance;
}

/** What a merchant asks for, or what happens although nobody did. */
export interface Requested {
  readonly kind: Exclude<Modification['kind'], 'chargeback'>;
  readonly value: number;
}

/** Why Adyen does not even accept a modification (422): Adyen's error code and message; undefined if it does. */
export function refusalOfRequested(
  payment: Payment,
  { kind, value }: Requested,
): readonly [errorCode: string, message: string] | undefined {
  if (!isAuthorised(payment)) return undefined;
  if (payment.modifications.some((past) => past.success && ['cancel', 'reversal'].includes(past.kind)))
    return ['908', 'The payment is already cancelled'];
  const { captured, refunded } = balanceOf(payment);
  const isTooMuch =
    (kind === 'capture' && value > (payment.authorised ?? 0)) ||
    (kind === 'refund' && captured > 0 && refunded + value > captured);
  return isTooMuch ? ['166', 'Amount not allowed for this operation'] : undefined;
}

/** Japanese convenience stores take cash and do not pay it out (https://docs.adyen.com/payment-methods/econtext-konbini/). */
const isPaidInCash = ({ method }: Payment): boolean => method.startsWith('econtext_');

/** Why an accepted modification fails, as its webhook says; empty if it succeeds. */
export function failureOf(payment: Payment, { kind, value }: Requested): string {
  if (!isAuthorised(payment)) return 'Transaction is not authorised';
  const { captured, refunded, reserved, kept } = balanceOf(payment);
  if (kind === 'cancel') return captured > 0 ? 'Transaction is already captured' : '';
  if (kind !== 'capture' && captured > 0 && isPaidInCash(payment))
    return 'Refund is not supported for this payment method';
  const isPossible = {
    capture: value <= reserved,
    refund: value <= kept,
    reversal: refunded === 0 && (captured === 0 || kept > 0),
  }[kind];
  return isPossible ? '' : 'Insufficient balance on payment';
}
