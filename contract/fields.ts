import { z } from 'zod';

/** Text of a form, trimmed, at least one character long. */
export const text = (max: number) => z.string().trim().min(1).max(max);

/** ISO 3166-1 alpha-2, lower case as in a `Store`. */
export const countryCode = z.string().regex(/^[a-z]{2}$/);
