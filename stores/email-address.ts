import { cleanCode } from './typed-text.ts';

/** In characters: a longer one fits into no mail server's commands (RFC 5321). */
export const maxEmailLength = 254;

/**
 * What mail servers accept: a local part of any signs that need no quotation marks, and dots anywhere, because Japanese
 * carriers have given out `a..b.@docomo.ne.jp`; a domain of letters of any script. Local parts beyond ASCII are refused:
 * not every server on the way can forward them.
 */
const pattern =
  /^(?!\.*@)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{2,59}|[\p{L}\p{M}]{2,63})$/iu;

/**
 * An email address as it is stored, sent to, and shown: with the signs that keyboards write in other widths, and without the
 * quotation marks that mail programs put around dots and add again.
 */
export const cleanEmail = (typed: string): string =>
  cleanCode(typed)
    .replaceAll('。', '.')
    .replace(/^"([^\s"\\@]+)"@/, '$1@');

/** Whether an email address, cleaned, is valid. */
export const isEmail = (address: string): boolean =>
  address.length <= maxEmailLength && pattern.test(address);
