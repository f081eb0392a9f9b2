import * as z from 'zod/mini';
import { currencyCode } from './fields.ts';

/** An amount in the currency's minor units (cents, öre; yen have none), as commercetools writes it. */
export const moneySchema = z.object({
  centAmount: z.int(),
  currencyCode,
  /** Decimal places of the currency, from ISO 4217: 2 for USD, 0 for JPY. */
  fractionDigits: z.int().check(z.minimum(0), z.maximum(3)),
});
export type Money = z.infer<typeof moneySchema>;

/** Whether two amounts are the same number of minor units of the same currency. */
export const isSameMoney = (
  one: Pick<Money, 'centAmount' | 'currencyCode'>,
  other: Pick<Money, 'centAmount' | 'currencyCode'>,
): boolean => one.currencyCode === other.currencyCode && one.centAmount === other.centAmount;
