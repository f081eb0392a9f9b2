import type { Money } from '../../contract/money.ts';

/** The fields of every commercetools amount; high-precision amounts include their rounded cents too. */
interface PlatformMoney {
  readonly centAmount: number;
  readonly currencyCode: string;
  readonly fractionDigits: number;
}

/** A commercetools amount without the fields that only commercetools needs. */
export const moneyOfPlatform = ({ centAmount, currencyCode, fractionDigits }: PlatformMoney): Money => ({
  centAmount,
  currencyCode,
  fractionDigits,
});

/** The same currency with a different number of minor units. */
export const withCents = (money: Money, centAmount: number): Money => ({
  ...moneyOfPlatform(money),
  centAmount,
});
