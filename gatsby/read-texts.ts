import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import { brand as builtBrand } from '../brands/build.ts';
import type { BuildBrand } from '../brands/types.ts';
import type { Language } from '../stores/types.ts';
import { detailProblems, namedTexts, type TextFiles, textProblems } from './own-texts.ts';
import type { Localize } from './localize.ts';
import { fallbackLanguagesOf, type Locale, mapTexts, type Texts, withFallback, withOwn } from './texts.ts';

/** The engine's texts. */
const folder = 'locales';

interface TextSettings {
  /** Those of the storefront, the default first. */
  readonly languages: readonly Language[];
  /** Writes each text as the storefront's shoppers read it. */
  readonly localize: Localize;
  /** Whose texts, `{folder}/texts/{language}/{namespace}.json`, take the place of the engine's. */
  readonly brand?: Pick<BuildBrand, 'folder'> & Parameters<typeof namedTexts>[0];
}

/**
 * All texts of a storefront: each file of `locales/` in each of its languages, with the brand's texts in place of the engine's.
 * A text that is missing in a language is that of the storefront's default language, or else the English one.
 * @throws Error with everything that is wrong with the brand's texts and what they are for, each with file and key.
 */
export function readTexts({ languages, localize, brand = builtBrand }: TextSettings): readonly Locale[] {
  const english = readFolder(join(folder, 'en'));
  const own = join(brand.folder, 'texts');
  const problems = [
    ...detailProblems(brand.reviewDetails ?? [], join(brand.folder, 'browser.ts')),
    ...textProblems(english, readOwnTexts(own), own, namedTexts(brand)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const textsOf = (language: Language, ns: string): Texts =>
    withOwn(readFile(folder, language, ns), readFile(own, language, ns));
  return [...english.keys()].flatMap((ns) =>
    languages.map((language) => {
      const texts = fallbackLanguagesOf(languages).reduce(
        (merged, fallback) => withFallback(merged, textsOf(fallback, ns), language),
        textsOf(language, ns),
      );
      return { language, ns, data: JSON.stringify(mapTexts(texts, (text) => localize(text, language))) };
    }),
  );
}

const readOwnTexts = (own: string): ReadonlyMap<string, TextFiles> =>
  new Map(
    existsSync(own)
      ? readdirSync(own, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => [name, readFolder(join(own, name))])
      : [],
  );

export const readFolder = (path: string): TextFiles =>
  new Map(
    readdirSync(path)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => [basename(file, '.json'), parse(join(path, file))]),
  );

function readFile(root: string, language: string, ns: string): Texts {
  const file = join(root, language, `${ns}.json`);
  return existsSync(file) ? parse(file) : {};
}

function parse(file: string): Texts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  } catch (cause) {
    throw new Error(`${file} is not JSON. Correct it: ${String(cause)}`, { cause });
  }
}

/** A namespace of a language. @throws Error if there is none. */
export function textsIn(texts: readonly Locale[], language: Language, ns: string): Texts {
  const found = texts.find((locale) => locale.language === language && locale.ns === ns);
  if (!found) throw new Error(`There are no texts ${ns} in ${language}.`);
  return JSON.parse(found.data) as Texts;
}

/** The same `t` that pages use, for the namespace that all of them share. */
export async function translationIn(texts: readonly Locale[], language: Language): Promise<TFunction> {
  const i18n = createInstance();
  return i18n.init({
    lng: language,
    resources: { [language]: { translation: textsIn(texts, language, 'translation') } },
    interpolation: { escapeValue: false },
  });
}
