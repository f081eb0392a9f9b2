import type { GatsbyNode } from 'gatsby';
import type { Language } from '../stores/types.ts';
import { buildEnvironment } from './environment.ts';
import { pseudo } from './pseudo.ts';

/** A tree of texts as found in `locales/`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The node that `gatsby-plugin-react-i18next` creates for a file in `locales/`. */
export interface Locale {
  readonly language: string;
  /** The namespace: the file's name. */
  readonly ns: string;
  /** The file's content. */
  readonly data: string;
}

/** Completes the texts of a `Locale` whenever they are read: the plugin's nodes contain the files unchanged. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = (args) => {
  const create = args.createResolvers as (resolvers: object) => void;
  const { pseudoTexts } = buildEnvironment();
  const complete = onceForEach(pseudoTexts);
  const resolve = async (locale: Locale, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
    const filter = { language: { eq: 'en' }, ns: { eq: locale.ns } };
    // With a query, so that Gatsby knows which pages to rebuild when an English text changes.
    const english = await nodeModel.findOne({ type: 'Locale', query: { filter } });
    return complete(locale, english);
  };
  create({ Locale: { data: { resolve } } });
};

/** `completeTexts` that remembers what it has done: every page asks for the same few files. */
export function onceForEach(pseudoTexts: boolean): (locale: Locale, english: Locale | null) => string {
  const known = new Map<
    string,
    { readonly from: readonly [string, string | undefined]; readonly texts: string }
  >();
  return (locale, english) => {
    const name = `${locale.language} ${locale.ns}`;
    const before = known.get(name);
    if (before && before.from[0] === locale.data && before.from[1] === english?.data) return before.texts;
    const texts = completeTexts(locale, english, pseudoTexts);
    known.set(name, { from: [locale.data, english?.data], texts });
    return texts;
  };
}

interface NodeModel {
  readonly findOne: (query: object) => Promise<Locale | null>;
}

/** The texts of `Locale` nodes in some languages, complete, for output that no page query produces. */
export function textsInLanguages(
  locales: readonly Locale[],
  languages: readonly Language[],
  pseudoTexts: boolean,
): readonly Locale[] {
  const english = new Map(
    locales.filter(({ language }) => language === 'en').map((locale) => [locale.ns, locale]),
  );
  return locales
    .filter(({ language }) => languages.some((one) => one === language))
    .map((locale) => ({
      ...locale,
      data: completeTexts(locale, english.get(locale.ns) ?? null, pseudoTexts),
    }));
}

/**
 * A namespace's texts as JSON; texts missing in the language are in English.
 * @param pseudoTexts whether to convert every text to its pseudo form.
 */
export function completeTexts(locale: Locale, english: Locale | null, pseudoTexts: boolean): string {
  const read = ({ data }: Locale) => JSON.parse(data) as Texts;
  const texts = english ? withFallback(read(locale), read(english)) : read(locale);
  return JSON.stringify(pseudoTexts ? mapTexts(texts, pseudo) : texts);
}

/** The texts, with those of `ground` where some are missing; plural forms are the language's own. */
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

export function mapTexts(texts: Texts, change: (text: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}
