import type { CardBrand } from './card-brands.ts';

/** `text` without everything that is not a digit, truncated to `max` digits. */
export const onlyDigits = (text: string, max: number): string => text.replace(/\D/g, '').slice(0, max);

/** Digits in groups as printed on the card: `4111 1111 1111 1111`, Amex `3700 000000 00002`. */
export function formatCardNumber(digits: string, groups: CardBrand['groups']): string {
  const parts: string[] = [];
  let start = 0;
  for (let group = 0; start < digits.length; group += 1) {
    const size = groups[Math.min(group, groups.length - 1)] ?? groups[0];
    parts.push(digits.slice(start, start + size));
    start += size;
  }
  return parts.join(' ');
}

/** The check-digit rule of payment cards (ISO/IEC 7812-1, Luhn). */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, character, index) => {
      const digit = Number(character);
      if (index % 2 === 0) return total + digit;
      return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
    }, 0);
  return digits.length > 0 && sum % 10 === 0;
}
