import { cleanEmail } from '../stores/email-address.ts';

/**
 * The one way to write an email address, by which the shop stores, compares, and finds it: cleaned, in lower case, the domain as
 * DNS has it (`MÜLLER.example` is `xn--mller-kva.example`). Dots and what follows a plus stay: to most mail servers, they
 * are part of a name. A text that is no address is only cleaned and written in the same letters.
 */
export function normalizedEmail(address: string): string {
  const plain = cleanEmail(address).toLowerCase().normalize('NFKC');
  const domain = plain.slice(plain.lastIndexOf('@') + 1);
  return domain === plain ? plain : plain.slice(0, plain.length - domain.length) + inAscii(domain);
}

function inAscii(domain: string): string {
  // The parser would also read `1.2` as the number of a machine.
  if (!/[^\0-\x7f]/.test(domain)) return domain;
  try {
    const { href, hostname } = new URL(`http://${domain}`);
    return href === `http://${hostname}/` ? hostname : domain;
  } catch {
    return domain;
  }
}

/** Whether two texts are the same address, however each is written. */
export const isSameEmail = (one: string, other: string): boolean =>
  normalizedEmail(one) === normalizedEmail(other);
