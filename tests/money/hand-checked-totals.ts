import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** An amount in major units, the way people write it: `179.82`, or `14112` in yen. */
const amount = z.string().regex(/^\d+(\.\d\d)?$/);
const list = (separator: string) => z.string().transform((text) => text.split(separator).filter(Boolean));

const rowSchema = z.object({
  /** ISO 3166-1 alpha-2, lower case. */
  country: z.string().length(2),
  state: z.string(),
  /** `2 SKU + 1 SKU` */
  items: list(' + ').transform((items) =>
    items.map((item) => {
      const [quantity = '', sku = ''] = item.split(' ');
      return { quantity: Number(quantity), sku };
    }),
  ),
  codes: list(' '),
  delivery: z.enum(['standard', 'express']),
  currency: z.string().length(3),
  /** Before discounts. */
  goods: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  total: amount,
  /** How a person gets there. */
  arithmetic: z.string(),
});
/** One order whose total somebody calculated by hand. */
export type HandCheckedTotal = z.infer<typeof rowSchema>;

const file = readFileSync(new URL('hand-checked-totals.csv', import.meta.url), 'utf8');

/**
 * A hundred orders to every country, worked out by the rules and not by the program. The prices, taxes, and delivery
 * costs are those of the demo shop.
 */
export const handCheckedTotals: readonly HandCheckedTotal[] = z
  .array(rowSchema)
  .parse(parse(file, { columns: true }));
