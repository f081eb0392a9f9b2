import * as z from 'zod/mini';
import { isEmail } from '../stores/email-address.ts';
import { cleanCode, cleanLine, cleanText } from '../stores/typed-text.ts';
import { normalizedEmail } from './email-address.ts';

/** Half of a surrogate pair is not a character: it can neither be stored nor be part of an address. */
const wellFormed = z.refine<string>((value) => !/\p{Surrogate}/u.test(value), 'must be well-formed text');

/** A field of a form as the browser cleans it, too (`stores/typed-text.ts`). */
const cleaned = (clean: (typed: string) => string, max: number) =>
  z.string().check(wellFormed, z.overwrite(clean), z.maxLength(max));

/** Text of a form in one line, cleaned; may be empty. */
export const optionalText = (max: number) => cleaned(cleanLine, max);

/** Text of a form in one line, cleaned, at least one character long. */
export const text = (max: number) => optionalText(max).check(z.minLength(1));

/** What is compared rather than read, e.g. a postal code, cleaned; may be empty. */
export const optionalCode = (max: number) => cleaned(cleanCode, max);

/** What is compared rather than read, e.g. a discount code, cleaned, at least one character long. */
export const code = (max: number) => optionalCode(max).check(z.minLength(1));

/** Text of several lines, cleaned; may be empty. */
export const optionalLines = (max: number) => cleaned((typed) => cleanText(typed, 'lines'), max);

/** Text of several lines, cleaned, at least one character long. */
export const lines = (max: number) => optionalLines(max).check(z.minLength(1));

/** An ID that the shop or one of its services assigned. */
export const id = z.string().check(z.regex(/^[\w-]{1,80}$/));

/** Made by the browser for one request of a customer: sending it again, e.g. by a double click, adds nothing. */
export const requestKey = z.string().check(z.regex(/^[\w-]{16,80}$/));

/** ISO 3166-1 alpha-2, lower case as in a `Store`. */
export const countryCode = z.string().check(z.regex(/^[a-z]{2}$/));

/** ISO 4217. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** An address that a page may open: one of another scheme could run code. */
export const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/?#]/i));

/** The same, but only over https: what it is asked for is nobody else's business. */
export const secureAddress = z.string().check(z.regex(/^https:\/\/[^\s/?#]/i));

/** An email address, cleaned of what a keyboard or a clipboard adds, and written as the shop stores and finds it. */
export const email = z.string().check(z.overwrite(normalizedEmail), z.refine(isEmail));

/** The same, or an empty text. */
export const optionalEmail = z.string().check(
  z.overwrite(normalizedEmail),
  z.refine((address) => address === '' || isEmail(address)),
);
