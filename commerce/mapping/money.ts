import type { Price } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { Money } from '../../contract/money.ts';
import type { CataloguePrice } from '../../contract/product.ts';

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

/** The custom field of a price that the merchant keeps: docs/law.md says what has to be in it. */
const fieldsSchema = z.object({
  lowestPriorPrice: z.object({ centAmount: z.int(), currencyCode: z.string() }),
});

/**
 * What a price is sold at. A product discount is announced as a reduction only if the lowest price of the 30 days
 * before is known, and higher than what is asked now.
 */
export function cataloguePriceOf({ value, discounted, custom }: Price): CataloguePrice {
  const price = moneyOfPlatform(discounted?.value ?? value);
  const fields = discounted && fieldsSchema.safeParse(custom?.fields).data;
  const prior = fields?.lowestPriorPrice;
  const isReduced = prior?.currencyCode === price.currencyCode && prior.centAmount > price.centAmount;
  return { ...price, priorCentAmount: isReduced ? prior.centAmount : null };
}
