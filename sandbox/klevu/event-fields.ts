import { z } from 'zod';

/** What careless code sends in place of a value that is missing or not a text. */
const notValues: ReadonlySet<string> = new Set(['[object Object]', 'undefined', 'null', 'NaN']);

/** A text that is a value, possibly empty. */
export const anyText = z.string().refine((value) => !notValues.has(value), 'is not a value');

/** A text that is a value and not empty. */
export const text = anyText.min(1);

/** A number of things, as text: `0`, `12`. */
export const countText = z.string().regex(/^\d+$/, 'is not a whole number');

/** A price in major units, as text: `59.95`. */
export const priceText = z.string().regex(/^\d+(\.\d+)?$/, 'is not a decimal number');

/** ISO 4217. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'is not a currency code');

/** Empty if the visitor has no address of this version, or its service did not answer. */
export const ipv4 = z.union([z.literal(''), z.ipv4()]);
export const ipv6 = z.union([z.literal(''), z.ipv6()]);
