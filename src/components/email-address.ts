import { regexes } from 'zod/mini';

/** Maximum length of an email address; the same as in the contract. */
export const maxEmailLength = 254;

/** Whether an email address is valid. Only the pattern of the contract's schema is in a page's first load. */
export function isEmail(value: string): boolean {
  const typed = value.trim();
  return typed.length <= maxEmailLength && regexes.email.test(typed);
}
