import type { GatsbyNode } from 'gatsby';
import type { Language } from '../stores/types.ts';
import { buildEnvironment } from './environment.ts';
import { type Say, sayOf } from './say.ts';

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
  const { pseudoTexts, store } = buildEnvironment();
  const complete = onceForEach(sayOf(store, pseudoTexts));
  const resolve = async (locale: Locale, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
    // With queries, so that Gatsby knows which pages to rebuild when such a text changes.
    const find = (language: Language) => {
      const filter = { language: { eq: language }, ns: { eq: locale.ns } };
      return nodeModel.findOne({ type: 'Locale', query: { filter } });
    };
    return complete(locale, present(await Promise.all(groundLanguagesOf(store.languages).map(find))));
  };
  create({ Locale: { data: { resolve } } });
};

/** Where texts come from that a language lacks: the storefront's default language, then English. */
export const groundLanguagesOf = ([first]: readonly Language[]): readonly Language[] =>
  first === undefined || first === 'en' ? ['en'] : [first, 'en'];

const present = (locales: readonly (Locale | null | undefined)[]): Locale[] =>
  locales.filter((locale) => locale !== null && locale !== undefined);

/** `completeTexts` that remembers what it has done: every page asks for the same few files. */
export function onceForEach(say: Say): (locale: Locale, grounds: readonly Locale[]) => string {
  const known = new Map<string, { readonly from: readonly string[]; readonly texts: string }>();
  return (locale, grounds) => {
    const name = `${locale.language} ${locale.ns}`;
    const from = [locale, ...grounds].map(({ data }) => data);
    const before = known.get(name);
    const isSame =
      before?.from.length === from.length && before.from.every((data, index) => data === from[index]);
    if (before && isSame) return before.texts;
    const texts = completeTexts(locale, grounds, say);
    known.set(name, { from, texts });
    return texts;
  };
}

interface NodeModel {
  readonly findOne: (query: object) => Promise<Locale | null>;
}

/**
 * The texts of `Locale` nodes in a storefront's languages, complete, for output that no page query produces.
 * @param languages the default first.
 */
export function textsInLanguages(
  locales: readonly Locale[],
  languages: readonly Language[],
  say: Say,
): readonly Locale[] {
  const groundsOf = (ns: string) =>
    present(
      groundLanguagesOf(languages).map((language) =>
        locales.find((locale) => locale.language === language && locale.ns === ns),
      ),
    );
  return locales
    .filter(({ language }) => languages.some((one) => one === language))
    .map((locale) => ({ ...locale, data: completeTexts(locale, groundsOf(locale.ns), say) }));
}

/**
 * A namespace's texts as JSON; texts missing in the language are those of the first ground that has them.
 * @param say writes each text as the storefront's shoppers read it.
 */
export function completeTexts(locale: Locale, grounds: readonly Locale[], say: Say): string {
  const read = ({ data }: Locale) => JSON.parse(data) as Texts;
  const texts = grounds.reduce((merged, ground) => withFallback(merged, read(ground)), read(locale));
  return JSON.stringify(mapTexts(texts, (text) => say(text, locale.language)));
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
