import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { brand } from '../../brands/build.ts';
import type { PublishedCatalogue } from '../../commerce/catalogue.ts';
import type { MovedLinks } from '../../redirects/records.ts';
import { currentPages, writeCataloguePages } from '../../gatsby/catalogue-pages.ts';
import type { CatalogueRows, MovedPage } from '../../stores/catalogue-pages.ts';
import { pathIn } from '../../stores/page-folder.ts';
import { listPages } from '../../stores/page-paths.ts';
import { prefixOf } from '../../stores/urls.ts';
import { parseCommand } from '../command-line.ts';
import { readPublished } from './built-pages.ts';
import { printLine } from '../../scripts/print.ts';

const tableFile = `${brand.folder}/redirects/moved.ts`;

/** What the command works with; tests provide their own. */
interface Surroundings {
  readonly readCatalogue: () => Promise<PublishedCatalogue>;
  readonly write: (links: MovedLinks, rows: CatalogueRows) => Promise<void>;
}

/**
 * `add-moved`: adds a redirect for every page of the catalogue whose address has changed since its list was generated, and
 * brings the list up to date.
 * @returns the exit code: 0.
 * @throws Error if an address is impossible, or the catalogue cannot be read.
 */
export async function addMovedCommand(
  args: readonly string[],
  { readCatalogue, write }: Surroundings = { readCatalogue: readPublished, write: writeBoth },
): Promise<number> {
  parseCommand(args, {});
  const { rows, moved: moves } = currentPages(await readCatalogue());
  const links = linksOf(moves);
  await write({ ...brand.moved, ...links }, rows);
  const added = Object.keys(links);
  printLine(
    added.length === 0
      ? 'No page has moved.'
      : `${added.length} redirects added to ${tableFile}:\n${added.join('\n')}\nCommit it together with the list of the catalogue's pages.`,
  );
  return 0;
}

/** Every address that moved pages had, in all storefronts. */
function linksOf(moves: readonly MovedPage[]): MovedLinks {
  const every = brand.storefronts;
  return Object.fromEntries(
    moves.flatMap(({ key, language, from }) => {
      const prefixes = every
        .filter(({ languages }) => languages.includes(language))
        .map((store) => prefixOf(store, language));
      const old = key.startsWith('category/') ? [from, `${from}${pathIn(listPages, language)}*`] : [from];
      return [...new Set(prefixes)].flatMap((prefix) =>
        old.map((path) => [prefix + path, { to: key, ...(prefix !== '' && { language }) }] as const),
      );
    }),
  );
}

async function writeBoth(links: MovedLinks, rows: CatalogueRows): Promise<void> {
  await writeFile(tableFile, await tableOf(links));
  await writeCataloguePages(rows);
}

/** The text of the table. */
async function tableOf(links: MovedLinks): Promise<string> {
  const before = await readFile(tableFile, 'utf8');
  const [head = ''] = before.split('= {');
  const lines = Object.entries(links).map(
    ([path, link]) => `${JSON.stringify(path)}: ${JSON.stringify(link)},`,
  );
  const text = `${head}= {\n${lines.join('\n')}\n};\n`;
  return format(text, { ...(await resolveConfig(tableFile)), filepath: tableFile });
}
