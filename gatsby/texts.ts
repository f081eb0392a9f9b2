import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Namespace } from '../src/i18n/namespaces.ts';
import type { Language } from '../stores/types.ts';
import { pseudo } from './pseudo.ts';

/** A tree of texts as it stands in `locales/`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * A namespace's texts in a language; what the language lacks is in English.
 * @param pseudoTexts whether to give every text its pseudo form.
 */
export function readTexts(language: Language, namespace: Namespace, pseudoTexts: boolean): Texts {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join('locales', folder, `${namespace}.json`), 'utf8')) as Texts;
  const texts = language === 'en' ? read('en') : withFallback(read(language), read('en'));
  return pseudoTexts ? mapTexts(texts, pseudo) : texts;
}

/** The texts with those of `ground` where they lack some; plural forms are the language's own. */
export function withFallback(texts: Texts, ground: Texts): Texts {
  const missing = Object.entries(ground).filter(
    ([key]) => !(key in texts) && !/_(zero|one|two|few|many|other)$/.test(key),
  );
  const merged = Object.entries(texts).map(([key, value]): [string, string | Texts] => {
    const below = ground[key];
    return [key, typeof value === 'object' && typeof below === 'object' ? withFallback(value, below) : value];
  });
  return Object.fromEntries([...merged, ...missing]);
}

/** The same tree with every text changed. */
export function mapTexts(texts: Texts, change: (text: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}
