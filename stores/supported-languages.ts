/** BCP 47 language tags that have texts in `locales/`; English is the basis of all others. */
export const languages = ['en', 'sv', 'de', 'fr', 'es', 'it', 'nl', 'ko', 'ja', 'zh-Hant'] as const;

/**
 * Languages whose texts a brand brings, all of them or some; the others are in English:
 * `declare module '…/stores/supported-languages.ts' { interface BrandLanguages { nb: true } }`.
 */
export interface BrandLanguages {}
export type Language = keyof (Record<(typeof languages)[number], true> & BrandLanguages);
