import type { KlevuSynonyms } from 'storefront-sandbox';
import type { Language } from '../../../stores/types.ts';
import { de } from './synonyms/de.ts';
import { en } from './synonyms/en.ts';
import { es } from './synonyms/es.ts';
import { fr } from './synonyms/fr.ts';
import { it } from './synonyms/it.ts';
import { ja } from './synonyms/ja.ts';
import { ko } from './synonyms/ko.ts';
import { nl } from './synonyms/nl.ts';
import { sv } from './synonyms/sv.ts';
import { zhHant } from './synonyms/zh-hant.ts';

const byLanguage: Readonly<Record<Language, KlevuSynonyms>> = {
  en,
  sv,
  de,
  fr,
  es,
  it,
  nl,
  ko,
  ja,
  'zh-Hant': zhHant,
};

/** What shoppers call our products, in a language and in English: every index also finds English words. */
export function synonymsIn(language: Language): KlevuSynonyms {
  const own = byLanguage[language];
  return language === 'en'
    ? own
    : {
        equal: [...(own.equal ?? []), ...(en.equal ?? [])],
        broader: { ...en.broader, ...own.broader },
      };
}
