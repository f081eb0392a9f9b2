import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Language, languages } from '../../stores/types.ts';

const productsSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    tagline: z.string(),
    /** Its paragraphs. */
    description: z.array(z.string()),
    features: z.array(z.string()),
  }),
);
const categoriesSchema = z.record(
  z.string(),
  z.object({ name: z.string(), title: z.string().optional(), description: z.string() }),
);
const phrasesSchema = z.record(z.string(), z.string());

/** The translations in one language: products and categories by key, shared lines by their English text. */
export interface Translation {
  readonly products: z.infer<typeof productsSchema>;
  readonly categories: z.infer<typeof categoriesSchema>;
  readonly phrases: z.infer<typeof phrasesSchema>;
}

/** Every language except English, in which the typed catalogue itself is written. */
export const translatedLanguages = languages.filter((language) => language !== 'en');

/** A file that does not exist yet contains no translations: an unfinished language must not stop the sandbox. */
function read(language: Language, file: string): unknown {
  const url = new URL(`./texts/${language}/${file}.json`, import.meta.url);
  try {
    return JSON.parse(readFileSync(url, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`demo/catalogue/texts/${language}/${file}.json is not JSON.`, { cause: error });
  }
}

const translationOf = (language: Language): Translation => ({
  products: productsSchema.parse(read(language, 'products')),
  categories: categoriesSchema.parse(read(language, 'categories')),
  phrases: phrasesSchema.parse(read(language, 'phrases')),
});

/** All translations of the catalogue, by language; read once. */
export const translations: Readonly<Partial<Record<Language, Translation>>> = Object.fromEntries(
  translatedLanguages.map((language) => [language, translationOf(language)]),
);
