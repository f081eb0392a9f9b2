import { displayNames } from './intl-formats.ts';

/**
 * Hong Kong and Macao, whose long names contain the name of another country; all others are best known by their long
 * names.
 */
const isAutonomous = (code: string): boolean => /^(hk|mo)$/i.test(code);

/**
 * The name of a country in a language: the short one, on which the data of Node and browsers agree (`Hong Kong`, not
 * `Hong Kong SAR China`).
 * @param code ISO 3166-1 alpha-2, any case.
 * @param locale BCP 47 tag of the language.
 */
export function countryName(code: string, locale: string): string {
  return (
    displayNames(locale, { type: 'region', style: isAutonomous(code) ? 'short' : 'long' }).of(
      code.toUpperCase(),
    ) ?? code
  );
}
