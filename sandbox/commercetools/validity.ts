import { z } from 'zod';
import { invalidField } from './errors.ts';
import { projectOf } from './project.ts';
import type { Storage } from './storage.ts';

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 4217. */
export const currencySchema = z.string().refine((code) => currencies.has(code), 'unknown currency');

/** ISO 3166-1 alpha-2, upper case. */
export const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => code !== 'ZZ' && regionNames.of(code) !== undefined, 'unknown country');

/** @throws CommercetoolsError InvalidField unless `locale` is one of the project's languages */
export function checkLocale(locale: string | undefined, storage: Storage): void {
  const { languages } = projectOf(storage);
  if (locale === undefined || languages.includes(locale)) return;
  throw invalidField('locale', locale, `The project is not configured for the language '${locale}'.`);
}
