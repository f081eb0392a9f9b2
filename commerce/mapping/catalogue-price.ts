import type { Price } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { CataloguePrice } from '../../contract/product.ts';
import { moneyOfPlatform } from './money.ts';

/** The custom field of a price that the merchant keeps: docs/going-live.md says what has to be in it. */
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
