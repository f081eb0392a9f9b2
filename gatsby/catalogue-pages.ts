import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { brand } from '../brands/build.ts';
import { cataloguePagesOf } from '../commerce/catalogue-pages.ts';
import { type PublishedCatalogue, readCatalogue } from '../commerce/catalogue.ts';
import { commercetoolsProject, whileBuilding } from '../commerce/client.ts';
import { nextPriceChange } from '../commerce/price-changes.ts';
import type { Variables } from '../settings/read-settings.ts';
import {
  type CatalogueRows,
  cataloguePagesFile,
  type MovedPage,
  movedPages,
} from '../stores/catalogue-pages.ts';
import { languagesOf } from '../stores/languages.ts';
import { cataloguePaths, listPages, optionalPages, ownPages } from '../stores/page-paths.ts';
import { cleanText } from '../stores/typed-text.ts';
import type { ExpectedFiles } from '../hosts/host-limits.ts';
import type { Store } from '../stores/types.ts';
import { catalogueClient } from './environment.ts';
import { expectedFiles } from './expected-files.ts';

/** Up to when a build knows the catalogue. */
export interface CatalogueRead {
  /** When it began to read it, ISO 8601. */
  readonly at: string;
  /** By the ID of a storefront: when the next of its prices begins or ends by itself, ISO 8601. */
  readonly nextPriceChangeAt: Readonly<Record<string, string | null>>;
  /** By the ID of a storefront: what its build is going to write. */
  readonly expected: Readonly<Record<string, ExpectedFiles>>;
}

/**
 * Reads the catalogue and writes the list of its pages that everything in this folder works with, before anything asks for an
 * address. Git ignores it: what is committed changes by a command only (`npm run redirects -- add-moved`).
 * @throws Error if an address is impossible.
 * @throws ShopError `CommerceUnavailable`.
 */
export async function updateCataloguePages(settings: Variables): Promise<CatalogueRead> {
  const at = new Date();
  const project = commercetoolsProject(catalogueClient(settings), whileBuilding);
  const catalogue = await readCatalogue(project);
  await writeBuiltRows(currentPages(catalogue).rows);
  const ofStorefronts = <Value>(valueOf: (store: Store) => Value) =>
    Object.fromEntries(brand.storefronts.map((store) => [store.id, valueOf(store)]));
  const makesPictures = settings['IMAGES'] === 'files';
  return {
    at: at.toISOString(),
    nextPriceChangeAt: ofStorefronts(({ countries }) => nextPriceChange(catalogue, countries, at)),
    expected: ofStorefronts((store) => expectedFiles(store, catalogue, makesPictures)),
  };
}

/** Writes the list that a build in a folder works with; by default, in the repository. */
export const writeBuiltRows = (rows: CatalogueRows, root = '.'): Promise<void> =>
  writeIfChanged(join(root, brand.folder, 'built-rows.ts'), `export const builtRows = ${textOf(rows)};\n`);

/**
 * The pages of a catalogue, and those that are elsewhere than in the list, after its warnings have been printed.
 * @throws Error if an address is impossible.
 */
export function currentPages(catalogue: PublishedCatalogue): {
  readonly rows: CatalogueRows;
  readonly moved: readonly MovedPage[];
} {
  const settings = {
    languages: languagesOf(brand.storefronts),
    pathsOf: cataloguePaths,
    others: { ...ownPages, ...optionalPages },
    reserved: reservedSlugs,
  };
  const { rows, paths, warnings } = cataloguePagesOf(catalogue, settings);
  for (const warning of warnings) console.warn(cleanText(warning));
  return { rows, moved: movedPages(cataloguePaths(committedRows()), paths) };
}

const committedFile = join(brand.folder, cataloguePagesFile);

/** The list as it was committed. @throws z.ZodError if it is not one. */
export const committedRows = (): CatalogueRows =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(committedFile, 'utf8')));

export const writeCataloguePages = (rows: CatalogueRows): Promise<void> =>
  writeIfChanged(committedFile, `${textOf(rows)}\n`);

const textOf = (rows: CatalogueRows): string => JSON.stringify(rows, null, 2);

async function writeIfChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text);
}

/** `page` of `page/2/`. */
const reservedSlugs = Object.fromEntries(
  Object.entries(listPages).map(([language, path]) => [language, path.replaceAll('/', '')]),
) as typeof listPages;
