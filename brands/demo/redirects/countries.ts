/**
 * The countries a rule may use: ISO 3166-1 alpha-2, lower case, in the order in which the rules of a path are tried
 * (docs/product.md, 9.1).
 */
export const conditionCountries = [
  ...(['us', 'se', 'de', 'fr', 'gb', 'es', 'it', 'nl', 'ca', 'kr', 'hk', 'au', 'jp'] as const),
  ...(['at', 'be', 'hr', 'cz', 'dk', 'ee', 'fi', 'hu', 'ie', 'lv', 'lt', 'lu', 'pl', 'pt'] as const),
  ...(['sk', 'si', 'tw', 'cn', 'cy', 'gr'] as const),
] as const;
export type CountryCode = (typeof conditionCountries)[number];
