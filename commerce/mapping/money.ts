import type { Money } from '../../contract/money.ts';

/** The fields every commercetools amount has; high-precision ones carry their rounded cents too. */
interface PlatformMoney {
  readonly centAmount: number;
  readonly currencyCode: string;
  readonly fractionDigits: number;
}

/** A commercetools amount without what only commercetools needs. */
export const moneyOf = ({ centAmount, currencyCode, fractionDigits }: PlatformMoney): Money => ({
  centAmount,
  currencyCode,
  fractionDigits,
});

/** The same currency with another number of minor units. */
export const withCents = (money: Money, centAmount: number): Money => ({ ...moneyOf(money), centAmount });
