import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { PublishedCatalogue } from '../../commerce/catalogue.ts';
import { builtPagesOf } from '../../gatsby/built-pages.ts';
import { asLegacyLink, type LegacyLink, type LegacyLinks } from '../../redirects/records.ts';
import { moved } from '../../redirects/table/moved.ts';
import { rowsOf, writeCataloguePages } from '../../gatsby/catalogue-pages.ts';
import { type CatalogueRows, type MovedPage, movedPages } from '../../stores/catalogue-pages.ts';
import { stores } from '../../stores/index.ts';
import { cataloguePaths, knownCatalogueRows, listPages } from '../../stores/page-paths.ts';
import type { StoreId } from '../../stores/types.ts';
import { type PageKey, prefixOf } from '../../stores/urls.ts';
import { parseCommand, type Print } from '../command-line.ts';
import { readPublished } from './built-pages.ts';
import { usageOf } from './command-line.ts';

const tableFile = 'redirects/table/moved.ts';

/** What the command works with; tests provide their own. */
interface Surroundings {
  readonly print: Print;
  readonly readCatalogue: () => Promise<PublishedCatalogue>;
  readonly write: (links: LegacyLinks, rows: CatalogueRows) => Promise<void>;
}

/**
 * `add-moved`: adds a redirect for every page of the catalogue whose address has changed since its list was generated, and
 * brings the list up to date.
 * @returns the exit code: 0.
 * @throws Error if an address is impossible, or the catalogue cannot be read.
 */
export async function addMovedCommand(
  args: readonly string[],
  surroundings: Partial<Surroundings> = {},
): Promise<number> {
  parseCommand(usageOf('add-moved'), { args: [...args], options: {} });
  const { print = console.log, readCatalogue = readPublished, write = writeBoth } = surroundings;
  const catalogue = await readCatalogue();
  const rows = rowsOf(catalogue);
  const moves = movedPages(cataloguePaths(knownCatalogueRows), cataloguePaths(rows));
  const isBuilt = builtPagesOf(Object.values(stores), catalogue);
  const links = linksOf(moves, rows, (id, key) => isBuilt.get(id)?.includes(key) ?? false);
  await write({ ...moved, ...links }, rows);
  const added = Object.keys(links);
  print(
    added.length === 0
      ? 'No page has moved.'
      : `${added.length} redirects added to ${tableFile}:\n${added.join('\n')}\nCommit it together with the list of the catalogue's pages.`,
  );
  return 0;
}

/** Every address that moved pages had, with the redirect that it needs. */
function linksOf(
  moves: readonly MovedPage[],
  rows: CatalogueRows,
  isBuilt: (store: StoreId, key: PageKey) => boolean,
): LegacyLinks {
  const every = Object.values(stores);
  const linkTo = (key: PageKey): LegacyLink => {
    const without = every.filter(({ id }) => !isBuilt(id, key));
    if (without.length === 0) return { to: key };
    const [folder = ''] = rows[key]?.split(' ') ?? [];
    const instead = (folder.startsWith('category/') ? folder : 'home') as PageKey;
    return { to: key, except: Object.fromEntries(without.map(({ id }) => [id, instead])) };
  };
  return Object.fromEntries(
    moves.flatMap(({ key, language, from }) => {
      const prefixes = every
        .filter(({ languages }) => languages.includes(language))
        .map((store) => prefixOf(store, language));
      const old = key.startsWith('category/') ? [from, `${from}${listPages[language]}*`] : [from];
      return [...new Set(prefixes)].flatMap((prefix) =>
        old.map((path): [string, LegacyLink] => [
          prefix + path,
          { ...linkTo(key as PageKey), ...(prefix !== '' && { language }) },
        ]),
      );
    }),
  );
}

async function writeBoth(links: LegacyLinks, rows: CatalogueRows): Promise<void> {
  await writeFile(tableFile, await tableOf(links));
  await writeCataloguePages(rows);
}

/** The text of the table. */
async function tableOf(links: LegacyLinks): Promise<string> {
  const lines = Object.entries(links).map(([path, link]) => {
    const { to, ...rest } = asLegacyLink(link);
    const isShort = Object.keys(rest).length === 0;
    return `${JSON.stringify(path)}: ${JSON.stringify(isShort ? to : link)},`;
  });
  const text = [
    "import type { LegacyLinks } from '../records.ts';",
    '',
    '/**',
    ' * Where pages of the catalogue were before their slug or category changed. `npm run redirects -- add-moved` adds to it; what',
    ' * is here may be edited.',
    ' */',
    'export const moved: LegacyLinks = {',
    ...lines,
    '};',
    '',
  ].join('\n');
  return format(text, { ...(await resolveConfig(tableFile)), filepath: tableFile });
}
