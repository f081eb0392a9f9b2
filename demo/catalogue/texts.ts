import { readFileSync } from 'node:fs';
import { nameIn } from '../../brands/demo/project/names.ts';
import { type Language, languages } from '../../stores/types.ts';
import type { DemoCategory, DemoProduct } from './types.ts';

/** The translations in one language: products and categories by key, shared lines by their English text. */
interface Translation {
  readonly products: Readonly<
    Record<string, Record<'name' | 'tagline', string> & Record<'description' | 'features', readonly string[]>>
  >;
  readonly categories: Readonly<Record<string, Omit<DemoCategory, 'key'>>>;
  readonly phrases: Readonly<Record<string, string>>;
}

/** Every language except English, in which the typed catalogue itself is written. */
export const translatedLanguages = languages.filter((language) => language !== 'en');

/** All translations of the catalogue, by language; read once. */
export const translations: Readonly<Partial<Record<Language, Translation>>> = Object.fromEntries(
  translatedLanguages.map((language) => {
    const read = (file: keyof Translation): unknown =>
      JSON.parse(readFileSync(new URL(`./texts/${language}/${file}.json`, import.meta.url), 'utf8'));
    return [
      language,
      { products: read('products'), categories: read('categories'), phrases: read('phrases') } as Translation,
    ];
  }),
);

/** A text in every language of the storefronts. */
export type Localized = Readonly<Record<Language, string>>;

type ProductWords = Pick<DemoProduct, 'key' | 'name' | 'tagline' | 'description' | 'features'>;
type CategoryWords = Pick<DemoCategory, 'key' | 'name' | 'title' | 'description'>;

const inEach = (textIn: (language: Language) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Localized;

/** The English text, with its translations; a missing translation is in English. */
const localized = (english: string, find: (translation: Translation) => string | undefined): Localized =>
  inEach((language) => {
    const translation = translations[language];
    return (translation && find(translation)) ?? english;
  });

/** What does not depend on the language, such as the name of a file. */
export const untranslated = (text: string): Localized => inEach(() => text);

/** A line that several products may share: a color, a material, a care instruction, a label. */
export const phrase = (english: string): Localized =>
  inEach((language) => nameIn(language, english) ?? translations[language]?.phrases[english] ?? english);

/** The texts that belong to a single product. */
export function productTexts({ key, name, tagline, description, features }: ProductWords) {
  return {
    name: localized(name, ({ products }) => products[key]?.name),
    tagline: localized(tagline, ({ products }) => products[key]?.tagline),
    description: localized(description, ({ products }) => products[key]?.description.join('\n\n')),
    features: features.map((feature, index) =>
      localized(feature, ({ products }) => products[key]?.features[index]),
    ),
  };
}

/** A category's name and description, and its title for search engines if it has one. */
export function categoryTexts({ key, name, title, description }: CategoryWords) {
  return {
    name: localized(name, ({ categories }) => categories[key]?.name),
    ...(title !== undefined && {
      metaTitle: localized(title, ({ categories }) => categories[key]?.title),
    }),
    description: localized(description, ({ categories }) => categories[key]?.description),
  };
}

/** Terms of the search service itself, translated along with the catalogue. */
export const searchWords = ['Category', 'Brand', 'In stock', 'Rating', 'Price', 'Yes', 'No'] as const;

/** Names of payment methods, translated along with the catalogue. */
export const paymentWords = [
  'Cards',
  'Pay later with Klarna',
  'Online banking',
  'SEPA direct debit',
  'Convenience store (konbini)',
  'Bank transfer',
] as const;
