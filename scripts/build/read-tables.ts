import { type CatalogueRead, updateCataloguePages } from '../../gatsby/catalogue-pages.ts';
import { typeMistakes } from '../../gatsby/redirects/type-check.ts';
import type { Settings } from '../options.ts';

/**
 * Reads what a build begins with: the catalogue, whose pages are written to their list, and the table of redirects, which
 * names them.
 * @returns up to when the catalogue is known.
 * @throws Error with everything that must be corrected first.
 */
export async function readTables(settings: Settings): Promise<CatalogueRead> {
  const read = await updateCataloguePages(settings);
  const mistakes = await typeMistakes();
  if (mistakes !== null) throw new Error(`Redirects: ${mistakes}`);
  return read;
}
