/** BCP 47 language tags that have texts in `locales/`; English is the basis of all others. */
export const languages = ['en', 'sv', 'de', 'fr', 'es', 'it', 'nl', 'ko', 'ja', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];
