import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { brand } from '../../../brands/api.ts';
import { englishWordsOf, englishWriter } from '../../../stores/english.ts';
import { defaultLanguageOf } from '../../../stores/languages.ts';
import type { Language, Store } from '../../../stores/types.ts';
import type { MailTexts } from './mail-template.ts';

const namespaces = [
  'mail',
  'cart',
  'checkout',
  'delivery',
  'translation',
  'claims',
  'photos',
  'newsletter',
] as const;

/** Where texts are, those of the brand last. Not every file is in each language. */
export const textFolders = ['locales', join(brand.folder, 'texts')] as const;

/** By the country whose English they contain, the language they fall back to, and their own. */
const known = new Map<string, MailTexts>();

/**
 * The texts of a language, in the English of a storefront's first country. What is missing is in the storefront's default
 * language, or else in English.
 */
export function mailTexts(language: Language, store: Store): MailTexts {
  const country = store.countries[0].code;
  const fallback = defaultLanguageOf(store);
  const key = `${country} ${fallback} ${language}`;
  const texts = known.get(key) ?? readTexts(country, [language, fallback, 'en']);
  known.set(key, texts);
  return texts;
}

function readTexts(country: string, [language, ...fallbacks]: readonly [Language, ...Language[]]): MailTexts {
  const instance = createInstance();
  // React escapes what is shown, and plain text needs no escaping.
  const interpolation = { escapeValue: false };
  const options = { load: 'currentOnly', defaultNS: 'mail', initAsync: false, interpolation } as const;
  void instance.init({ ...options, resources: {}, fallbackLng: fallbacks });
  const inEnglish = englishWriter(englishWordsOf(country, brand.english));
  for (const each of new Set([language, ...fallbacks])) {
    for (const ns of namespaces) {
      for (const folder of textFolders) {
        const file = join(folder, each, `${ns}.json`);
        if (!existsSync(file)) continue;
        const texts: unknown = JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) =>
          typeof value === 'string' && each === 'en' ? inEnglish(value) : value,
        );
        instance.addResourceBundle(each, ns, texts, true, true);
      }
    }
  }
  return instance.getFixedT(language, namespaces);
}
