import type { Language } from '../../../stores/types.ts';

/** The drop-in's translations for our languages, under the names Adyen uses. */
export const adyenLocales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  sv: 'sv-SE',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
  ko: 'ko-KR',
  ja: 'ja-JP',
  'zh-Hant': 'zh-TW',
};
