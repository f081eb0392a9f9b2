import type { LocalizedString } from '@commercetools/platform-sdk';
import type { CatalogueRows, PathsByKey } from '../stores/catalogue-pages.ts';
import { pathIn } from '../stores/page-folder.ts';
import type { Language } from '../stores/supported-languages.ts';
import { hasPage, isSoldAlone, placeOf } from './catalogue-mapping.ts';
import { keysById, type PublishedCatalogue } from './catalogue.ts';

/** How many pages a message names. */
const named = 10;

/** What an address may contain: it is printed, typed, and pasted into chats. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A category or product with a page of its own. */
interface Entry {
  /** Of its page, e.g. `product/rain-jacket`. */
  readonly key: string;
  /** The row's first word: the key of the category it is in, or a folder. */
  readonly folder: string;
  readonly slug: LocalizedString;
}

/** What the site must know of a catalogue to give each of its pages an address. */
interface PagesSettings {
  /** Those that the storefronts speak, and English. */
  readonly languages: readonly Language[];
  /** The addresses that rows lead to. */
  readonly pathsOf: (rows: CatalogueRows) => PathsByKey;
  /** The addresses of all other pages. */
  readonly others: PathsByKey;
  /** In each language, the word before the number of a list's page, which is no slug. */
  readonly reserved: Readonly<Record<Language, string>>;
}

/** The pages of a catalogue: those of its categories and of all products that are sold alone. */
export interface CataloguePages {
  /** In the order of their keys. */
  readonly rows: CatalogueRows;
  /** Where they lead. */
  readonly paths: PathsByKey;
  /** What an operator should know. */
  readonly warnings: readonly string[];
}

/**
 * Where the pages of a catalogue are, from its slugs: a product in its first category of the shop's tree, a category in its
 * parent.
 * @throws Error that lists every slug that cannot be an address, and every address that two pages have.
 */
export function cataloguePagesOf(
  catalogue: PublishedCatalogue,
  { languages, pathsOf, others, reserved }: PagesSettings,
): CataloguePages {
  const entries = entriesOf(catalogue);
  const unusable = entries.flatMap((entry) => unusableSlugs(entry, languages, reserved));
  if (unusable.length > 0) throw refusal(unusable);
  const rows = Object.fromEntries(entries.map((entry) => [entry.key, rowOf(entry, languages)]));
  const paths = pathsOf(rows);
  const clashes = clashesOf(languages, others, paths);
  if (clashes.length > 0) throw refusal(clashes);
  return { rows, paths, warnings: languages.flatMap((language) => missingSlugs(entries, language)) };
}

const refusal = (problems: readonly string[]) =>
  new Error(`The catalogue has slugs that cannot be addresses:\n${listed(problems, '\n')}`);

function entriesOf({ products, categories }: PublishedCatalogue): Entry[] {
  const categoryKeys = keysById(categories);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const keyOf = (id: string) => categoryKeys.get(id) ?? id;
  const isCurated = (id: string) => byId.get(id)?.custom?.fields['kind'] === 'selected';
  const pageOf = (id: string) => `category/${keyOf(id)}`;
  const hasOne = (id: string) => byId.has(id) && hasPage({ key: keyOf(id) });
  return [
    ...categories
      .filter(({ id }) => hasOne(id))
      .map(({ id, parent, slug }) => {
        const root = isCurated(id) ? 'selected' : 'products';
        return { key: pageOf(id), folder: parent && hasOne(parent.id) ? pageOf(parent.id) : root, slug };
      }),
    ...products.flatMap((product) => {
      const place = placeOf(product, categoryKeys);
      if (!isSoldAlone(place)) return [];
      const category = product.categories.find(({ id }) => hasOne(id) && !isCurated(id));
      const folder = category ? pageOf(category.id) : 'products';
      return [{ key: `product/${place.key}`, folder, slug: product.slug }];
    }),
  ].sort((one, other) => (one.key < other.key ? -1 : 1));
}

const rowOf = ({ folder, slug }: Entry, languages: readonly Language[]): string =>
  [
    folder,
    ...languages.flatMap((language) => {
      const own = slug[language];
      return own === undefined || (language !== 'en' && own === slug['en']) ? [] : `${language}:${own}`;
    }),
  ].join(' ');

function unusableSlugs(
  { key, slug }: Entry,
  languages: readonly Language[],
  reserved: PagesSettings['reserved'],
): string[] {
  if (!slug['en'])
    return [`${key} has no slug in English, which stands in for other languages. Add one in commercetools.`];
  return languages.flatMap((language) => {
    const own = slug[language];
    if (own === undefined) return [];
    const what = `${key} has the slug ${JSON.stringify(own)} in ${language}`;
    if (!slugPattern.test(own))
      return `${what}, but a slug consists of a to z, 0 to 9, and single hyphens. Change it in commercetools.`;
    return own === reserved[language]
      ? `${what}, which is reserved for the pages of lists. Change it in commercetools.`
      : [];
  });
}

function clashesOf(languages: readonly Language[], others: PathsByKey, own: PathsByKey): string[] {
  const all = [...Object.entries(others), ...Object.entries(own)];
  return languages.flatMap((language) => {
    const keyAt = new Map<string, string>();
    return all.flatMap(([key, paths]) => {
      const path = pathIn(paths, language);
      const taken = keyAt.get(path);
      keyAt.set(path, key);
      return taken === undefined
        ? []
        : `${taken} and ${key} have the same address in ${language}, ${path}. Change the slug of one of them in commercetools.`;
    });
  });
}

function missingSlugs(entries: readonly Entry[], language: Language): string[] {
  const missing = entries.filter(({ slug }) => slug[language] === undefined).map(({ key }) => key);
  return missing.length === 0
    ? []
    : [`Addresses in ${language} have the English slug, because there is no other: ${listed(missing, ', ')}`];
}

/** The first of some texts, and how many more there are. */
export function listed(texts: readonly string[], separator: string): string {
  const more = texts.length - named;
  return [...texts.slice(0, named), ...(more > 0 ? [`and ${more} more`] : [])].join(separator);
}
