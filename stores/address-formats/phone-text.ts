import { cleanNumber } from '../typed-text.ts';

/** At most what phone keyboards and address books write between digits, and an extension. */
const pattern = /^[\d\s+()./-]+(?:(?:,? ?ext(?:ension|n)?[.:]?|;ext=|x|#) ?\d{1,7})?$/i;

/**
 * Whether a text looks like a phone number: at least five digits, and nothing that no phone number contains. Numbers that
 * do not exist pass; only the shop API knows what a country's numbers look like.
 */
export function isPhoneText(typed: string): boolean {
  const plain = cleanNumber(typed);
  return pattern.test(plain) && plain.replace(/\D/g, '').length >= 5;
}
