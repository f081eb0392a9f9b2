import { yearOfBatch } from './batch.ts';
import type { Store } from './types.ts';

/** What a country's law asks of a page on which products are registered, so that their owners can be told of a recall. */
interface RegistrationLaw {
  /** For how many years after a product was made its registration is kept, whatever its owner wants. */
  readonly keptYears: number;
}

/**
 * United States, 16 CFR 1130.7 and 1130.8: the page states its purpose in words of the law, asks for name, address, e-mail address,
 * telephone number, model, and date of manufacture, and for nothing else, and is linked from the home page. What is registered is
 * used for nothing but recalls and safety alerts.
 */
const laws: Readonly<Record<string, RegistrationLaw>> = { us: { keptYears: 6 } };

/** The law that registrations of a storefront follow; null where only data protection does. */
export const registrationLawOf = ({ countries }: Pick<Store, 'countries'>): RegistrationLaw | null =>
  countries.map(({ code }) => laws[code]).find((law) => law !== undefined) ?? null;

/**
 * Until when a registration has to be kept: the end of the last year in which its product may be as old as the law says.
 * @returns milliseconds since 1970; null if no law asks for it.
 */
export function keptByLawUntil(
  store: Pick<Store, 'countries'>,
  { batch, receivedAt }: { readonly batch: string; readonly receivedAt: string },
): number | null {
  const law = registrationLawOf(store);
  if (law === null) return null;
  // Nobody registers what has not been made yet: such a number was misread.
  const madeIn = Math.min(yearOfBatch(batch), new Date(receivedAt).getUTCFullYear());
  return Date.UTC(madeIn + law.keptYears + 1);
}

/** What somebody may be reached by. */
interface Reachable {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * What a registration lacks, by the field that asks for it: the law of the United States has names and postal addresses; elsewhere, one
 * way to reach somebody at once is the least that a recall needs, and `email` stands for both.
 */
export function missingIn(
  store: Pick<Store, 'countries'>,
  { name, address, email, phone }: Reachable,
): readonly ('name' | 'address' | 'email')[] {
  if (registrationLawOf(store) === null) return email === '' && phone === '' ? ['email'] : [];
  return [...(name === '' ? ['name' as const] : []), ...(address === '' ? ['address' as const] : [])];
}
