import { z } from 'zod';

/**
 * Removes what nobody can see but what changes how a text reads or prints: control characters and the controls of
 * writing direction. Line breaks and tabs become spaces, unless `lines` keeps line breaks.
 */
export function cleanText(text: string, lines: 'lines' | 'one line' = 'one line'): string {
  const spaced =
    lines === 'lines'
      ? text.replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replace(/\t/g, ' ')
      : text.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ');
  return spaced.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '').trim();
}

/** Half of a surrogate pair is not a character: it can neither be stored nor be part of an address. */
const wellFormed = z.string().refine((value) => value.isWellFormed(), 'must be well-formed text');

/** Text of a form, cleaned and trimmed; may be empty. */
export const optionalText = (max: number) =>
  wellFormed.transform((value) => cleanText(value)).pipe(z.string().max(max));

/** Text of a form, cleaned and trimmed, at least one character long. */
export const text = (max: number) =>
  wellFormed.transform((value) => cleanText(value)).pipe(z.string().min(1).max(max));

/** Text of several lines, cleaned and trimmed, at least one character long. */
export const lines = (max: number) =>
  wellFormed.transform((value) => cleanText(value, 'lines')).pipe(z.string().min(1).max(max));

/** An email address, cleaned of what a keyboard or a clipboard adds. */
export const email = wellFormed.transform((value) => cleanText(value)).pipe(z.email().max(254));

/** An ID that the shop or one of its services assigned. */
export const id = z.string().regex(/^[\w-]{1,80}$/);

/** ISO 3166-1 alpha-2, lower case as in a `Store`. */
export const countryCode = z.string().regex(/^[a-z]{2}$/);

/** An address that a page may open. */
export const webAddress = z.url({ protocol: /^https?$/ });
