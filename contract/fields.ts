import * as z from 'zod/mini';

/**
 * Removes characters that nobody can see but that change how a text reads or prints: control characters and the
 * controls of writing direction. Line breaks and tabs become spaces, unless `lines` keeps line breaks.
 */
export function cleanText(text: string, lines: 'lines' | 'one line' = 'one line'): string {
  // First, because two spaces may be left of what one of these separates.
  const visible = text.replace(/(?!\s)[\p{Cc}\p{Bidi_Control}]/gu, '');
  const spaced =
    lines === 'lines'
      ? visible.replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replace(/[\t\v\f]/g, ' ')
      : visible.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ');
  return spaced.trim();
}

/** Half of a surrogate pair is not a character: it can neither be stored nor be part of an address. */
const wellFormed = z.refine<string>((value) => !/\p{Surrogate}/u.test(value), 'must be well-formed text');

const cleaned = z.overwrite((value: string) => cleanText(value));

/** Text of a form, cleaned and trimmed; may be empty. */
export const optionalText = (max: number) => z.string().check(wellFormed, cleaned, z.maxLength(max));

/** Text of a form, cleaned and trimmed, at least one character long. */
export const text = (max: number) => optionalText(max).check(z.minLength(1));

/** Text of several lines, cleaned and trimmed; may be empty. */
export const optionalLines = (max: number) =>
  z.string().check(
    wellFormed,
    z.overwrite((value) => cleanText(value, 'lines')),
    z.maxLength(max),
  );

/** Text of several lines, cleaned and trimmed, at least one character long. */
export const lines = (max: number) => optionalLines(max).check(z.minLength(1));

/** An ID that the shop or one of its services assigned. */
export const id = z.string().check(z.regex(/^[\w-]{1,80}$/));

/** ISO 3166-1 alpha-2, lower case as in a `Store`. */
export const countryCode = z.string().check(z.regex(/^[a-z]{2}$/));

/** ISO 4217. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** An address that a page may open: one of another scheme could run code. */
export const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/?#]/i));

/** The same, but only over https: what it is asked for is nobody else's business. */
export const secureAddress = z.string().check(z.regex(/^https:\/\/[^\s/?#]/i));
