import { z } from 'zod';
import type { Money } from '../../contract/money.ts';
import type { SearchHit } from './search-port.ts';

/** What the shop reads from the search service's responses. Numbers may be decimal texts. */
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
]);

const anyOrigin = 'https://storefront.invalid';

const recordSchema = z
  .object({
    id: z.string().min(1),
    name: z.string().min(1),
    // Records may contain full URLs; links stay within the storefront.
    url: z
      .string()
      .min(1)
      .refine((url) => URL.canParse(url, anyOrigin)),
    imageUrl: z.string(),
    price: decimal,
    salePrice: decimal.nullish(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    itemGroupId: z.string().optional(),
    sku: z.string(),
    rating: decimal.nullish(),
    inStock: z.string().nullish(),
  })
  .transform((record): SearchHit => ({
    key: record.itemGroupId ?? record.id,
    id: record.id,
    lowestPrice: null,
    brand: '',
    category: '',
    name: record.name,
    path: new URL(record.url, anyOrigin).pathname,
    imageUrl: record.imageUrl,
    price: moneyOf(record.salePrice ?? record.price, record.currency),
    rating: record.rating ?? null,
    inStock: record.inStock !== 'no',
    sku: record.sku,
  }));

/**
 * A record of the index that lacks something the shop needs is skipped: one invalid product must not break the entire
 * search.
 */
const recordsSchema = z
  .array(z.unknown())
  .transform((records) => records.flatMap((record) => recordSchema.safeParse(record).data ?? []));

const filterSchema = z.discriminatedUnion('type', [
  z.object({
    key: z.string(),
    label: z.string(),
    type: z.enum(['OPTIONS', 'RATING']),
    options: z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        count: z.number(),
        selected: z.boolean().default(false),
      }),
    ),
  }),
  z.object({
    key: z.string(),
    label: z.string(),
    type: z.literal('SLIDER'),
    min: z.coerce.string(),
    max: z.coerce.string(),
    start: z
      .string()
      .nullish()
      .transform((start) => start ?? null),
    end: z
      .string()
      .nullish()
      .transform((end) => end ?? null),
  }),
]);

/** A successful response; any other response code is rejected. */
export const answerSchema = z.object({
  meta: z.object({ responseCode: z.literal(200) }),
  queryResults: z
    .array(
      z.object({
        id: z.string(),
        meta: z.object({ totalResultsFound: z.number(), noOfResults: z.number(), offset: z.number() }),
        filters: z.array(filterSchema).default([]),
        records: recordsSchema,
      }),
    )
    .default([]),
  suggestionResults: z
    .array(z.object({ id: z.string(), suggestions: z.array(z.object({ suggest: z.string() })) }))
    .default([]),
});

function moneyOf(amount: number, currencyCode: string): Money {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  const fractionDigits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { centAmount: Math.round(amount * 10 ** fractionDigits), currencyCode, fractionDigits };
}
