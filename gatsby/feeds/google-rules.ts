import { z } from 'zod';

/** Where each rule below is published: every attribute has its own page there. */
export const specification = 'https://support.google.com/merchants/answer/7052112';

/** “Unicode characters; no HTML; no control characters”. */
const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine(
      (value) => !/\p{Cc}|<[a-z/]/iu.test(value.replaceAll('\n', ' ')),
      'has markup or control characters',
    );

/** “Start with http or https; use your verified domain name; encoded according to RFC 3986”; at most 2,000 characters. */
const address = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .regex(/^[\x21-\x7e]*$/, 'is not encoded');

/**
 * “Numeric; ISO 4217; a point as decimal separator”, e.g. `12.99 USD`. Currencies without minor units have no decimals.
 */
const price = z.string().regex(/^(?:0|[1-9]\d*)(?:\.\d{2,3})? [A-Z]{3}$/, 'is not an amount with a currency');

/** GTIN-8, -12, -13 or -14 with its check digit (GS1 General Specifications, 7.9). */
export function isGtin(value: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(value)) return false;
  const digits = Array.from(value, Number).reverse();
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A number and a unit without a space, in the units that the attribute accepts. */
const measure = z.string().regex(/^\d+(?:\.\d+)?(?:kg|g|l|ml|m|cm|sqm|cbm|ct)$/, 'is not a measure');

/**
 * One item of a feed for Google Merchant Center, held against the limits of its product data specification
 * (`specification`). Attributes that the shop never sends are not part of it.
 */
export const feedItem = z.strictObject({
  /** At most 50 characters, the SKU where possible, the same forever. */
  id: z.string().regex(/^[\x21-\x7e]{1,50}$/, 'is not up to 50 plain characters'),
  /** At most 150 characters, without promotion. */
  title: text(150),
  description: text(5000),
  link: address,
  image_link: address,
  additional_image_link: z.array(address).max(10),
  availability: z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder']),
  price,
  /** In addition to the price, which is then the one before. */
  sale_price: price.optional(),
  condition: z.enum(['new', 'refurbished', 'used']),
  brand: text(70),
  gtin: z.string().refine(isGtin, 'is no GTIN').optional(),
  /** At most 70 characters, as the manufacturer assigned it; required without a GTIN. */
  mpn: text(70),
  /** At most 50 characters, the same for all variants of a product. */
  item_group_id: z
    .string()
    .regex(/^[\x21-\x7e]{1,50}$/, 'is not up to 50 plain characters')
    .optional(),
  /** At most 100 characters, no number, no “see picture”. */
  color: text(100).regex(/\p{L}/u).optional(),
  size: text(100).optional(),
  material: text(200).optional(),
  pattern: text(100).optional(),
  age_group: z.enum(['newborn', 'infant', 'toddler', 'kids', 'adult']).optional(),
  /** A category of Google's taxonomy by its full path. */
  google_product_category: z
    .string()
    .regex(/^[^>]+(?: > [^>]+)*$/)
    .optional(),
  /** At most 750 characters, levels separated by ` > `. */
  product_type: text(750).optional(),
  is_bundle: z.literal('yes').optional(),
  unit_pricing_measure: measure.optional(),
  unit_pricing_base_measure: measure.optional(),
});

export type FeedItem = z.infer<typeof feedItem>;
