import { type Language, languages } from './supported-languages.ts';

/**
 * The path of a page or folder in every language: slashes at both ends, except for files. `pathIn` reads it, because rows need
 * not know the languages that only some brand has.
 */
export type Paths = Readonly<Record<Language, string>>;

/** The path in a language, which is the English one where nobody has written it. */
export const pathIn = (
  paths: { readonly en: string; readonly [language: string]: string | undefined },
  language: string,
): string => paths[language] ?? paths.en;

/** A folder of `page-paths.ts`. Its functions are followed by a template, a row of the table. */
export interface PageFolder {
  readonly paths: Paths;
  /**
   * The paths of a page in this folder.
   * @param row the last part of the path in each language: `en:rain-jacket sv:regnjacka de:regenjacke …`.
   * @throws Error if a language is missing, unknown, or repeated, or a part is not lower-case ASCII.
   */
  readonly page: (row: TemplateStringsArray) => Paths;
  /** A folder in this folder, with the same kind of row. */
  readonly folder: (row: TemplateStringsArray) => PageFolder;
}

/** The same path in every language. */
export const inEveryLanguage = (path: string): Paths => pathsOf([], () => path);

export function pageFolder(
  paths: Paths,
  settings: RowSettings = { file: 'stores/page-paths.ts' },
): PageFolder {
  const page = ([row = '']: TemplateStringsArray) => pathsIn(paths, row, settings);
  return { paths, page, folder: (row) => pageFolder(page(row), settings) };
}

interface RowSettings {
  /** Where the row is, for messages. */
  readonly file: string;
  /** The language whose part stands in for a missing one; if omitted, none may be missing. */
  readonly fallback?: Language;
}

/** The paths of what a row describes (`PageFolder.page`), in a folder. @throws Error likewise. */
export function pathsIn(folder: Paths, row: string, settings: RowSettings): Paths {
  const parts = partsOf(row, settings);
  return pathsOf(
    [...Object.keys(folder), ...Object.keys(parts)],
    (language) => `${pathIn(folder, language)}${pathIn(parts, language)}/`,
  );
}

function partsOf(row: string, { file, fallback }: RowSettings): Paths {
  const mistake = (problem: string) => new Error(`${file}: ${problem} in "${row}".`);
  const parts: Partial<Record<string, string>> = {};
  for (const cell of row.trim().split(/\s+/)) {
    const [, language = '', part] = /^([a-zA-Z-]+):([a-z0-9]+(?:[-/][a-z0-9]+)*)$/.exec(cell) ?? [];
    if (part === undefined) throw mistake(`"${cell}" is not a language and a path in a-z, 0-9, and hyphens`);
    if (!isLanguage(language)) throw mistake(`${language} is unknown`);
    if (parts[language] !== undefined) throw mistake(`${language} is repeated`);
    parts[language] = part;
  }
  return pathsOf(Object.keys(parts), (language) => {
    const part = parts[language] ?? (fallback && parts[fallback]);
    if (part === undefined) throw mistake(`${language} is missing`);
    return part;
  });
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Whether a tag (BCP 47) names a language, of the engine's or any other. */
export function isLanguage(tag: string): boolean {
  try {
    return languages.some((known) => known === tag) || names.of(tag) !== undefined;
  } catch {
    return false;
  }
}

const pathsOf = (others: readonly string[], write: (language: string) => string): Paths =>
  Object.fromEntries(
    [...new Set([...languages, ...others])].map((language) => [language, write(language)]),
  ) as Paths;
