import { type Paths, pathsIn } from './page-folder.ts';
import type { Language } from './supported-languages.ts';

/** The list of the catalogue's pages that is committed, in the brand's folder; a build works with its own, newer one. */
export const cataloguePagesFile = 'catalogue-rows.json';

/**
 * The pages of the catalogue by key. Each row is the folder or category that the page is in and its slug in each language:
 * `category/jackets en:rain-jacket sv:regnjacka`. A language that is missing has the English slug.
 */
export type CatalogueRows = Readonly<Record<string, string>>;

/** The paths of pages by key. */
export type PathsByKey = Readonly<Record<string, Paths>>;

/**
 * The paths of the pages in a list.
 * @param folders those outside of the catalogue, by the name they have in rows.
 * @throws Error if a row cannot be read, or names a category that has none.
 */
export function pathsOfRows(rows: CatalogueRows, folders: PathsByKey): PathsByKey {
  const known = new Map(Object.entries(folders));
  const pathsOf = (key: string): Paths => {
    const found = known.get(key);
    if (found) return found;
    const [folder = '', ...slugs] = rows[key]?.split(' ') ?? [];
    if (slugs.length === 0) throw new Error(`${cataloguePagesFile}: "${key}" has no row. Build again.`);
    const paths = pathsIn(pathsOf(folder), slugs.join(' '), { file: cataloguePagesFile, fallback: 'en' });
    known.set(key, paths);
    return paths;
  };
  return Object.fromEntries(Object.keys(rows).map((key) => [key, pathsOf(key)]));
}

/** A page whose path in a language is not what it was. */
export interface MovedPage {
  readonly key: string;
  readonly language: Language;
  readonly from: string;
  readonly to: string;
}

/** The pages of both lists whose path has changed, in each language. */
export const movedPages = (before: PathsByKey, now: PathsByKey): MovedPage[] =>
  Object.entries(now).flatMap(([key, paths]) =>
    (Object.keys(paths) as Language[]).flatMap((language) => {
      const from = before[key]?.[language];
      const to = paths[language];
      return from === undefined || from === to ? [] : [{ key, language, from, to }];
    }),
  );
