import type { Language } from '../stores/types.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Every text of one file in one language, as pages query it. */
export interface Locale {
  readonly language: Language;
  readonly ns: string;
  readonly data: string;
}

/** Where texts come from that a language lacks: the storefront's default language, then English. */
export const fallbackLanguagesOf = ([first]: readonly Language[]): readonly Language[] =>
  first === undefined || first === 'en' ? ['en'] : [first, 'en'];

/** The texts of the engine with those of a brand in their place. */
export function withOwn(texts: Texts, own: Texts): Texts {
  const replaced = Object.entries(own).map(([key, value]): [string, string | Texts] => {
    const below = texts[key];
    return [key, typeof value === 'object' && typeof below === 'object' ? withOwn(below, value) : value];
  });
  return { ...texts, ...Object.fromEntries(replaced) };
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** A key without the ending of its plural form. */
export const baseOf = (key: string): string => key.replace(pluralForm, '');

/** The texts, with those of `fallback` where some are missing; plural forms are those that the language needs. */
export function withFallback(texts: Texts, fallback: Texts, language: string): Texts {
  const merged = Object.entries(texts).map(([key, value]): [string, string | Texts] => {
    const below = fallback[key];
    return [
      key,
      typeof value === 'object' && typeof below === 'object' ? withFallback(value, below, language) : value,
    ];
  });
  const missing = Object.entries(fallback)
    .filter(([key]) => !(key in texts) && !pluralForm.test(key))
    .map(([key, value]): [string, string | Texts] => [
      key,
      typeof value === 'string' ? value : withFallback({}, value, language),
    ]);
  const forms = Object.keys(fallback)
    .filter((key) => key.endsWith('_other'))
    .flatMap((key) => pluralsOf(key in texts ? texts : fallback, baseOf(key), language))
    .filter(([key]) => !(key in texts));
  return Object.fromEntries([...merged, ...forms, ...missing]);
}

/** The forms of a text in each category of a language, which may have more of them than the texts. */
const pluralsOf = (texts: Texts, base: string, language: string): [string, string | Texts][] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => {
    const key = `${base}_${category}`;
    return [key, texts[key] ?? texts[`${base}_other`] ?? ''];
  });

export function mapTexts(texts: Texts, change: (text: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}

/** Every text with its key: `register.what`. */
export const flatTexts = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatTexts(value, `${prefix}${key}.`),
  );
