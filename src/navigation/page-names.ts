import type { NamedPage } from './nearest-pages.ts';

/** Where the build writes the pages of a language that can be suggested. */
export const pageNamesPath = (language: string): string => `/texts/${language}/pages.json`;

/**
 * Fetches the pages of a language that can be suggested: a shop with thousands of products has thousands.
 * @throws Error if they cannot be fetched or read; the signal's reason once aborted
 */
export async function loadPageNames(language: string, signal: AbortSignal): Promise<readonly NamedPage[]> {
  const response = await fetch(pageNamesPath(language), { signal });
  if (!response.ok) throw new Error(`The names of pages returned status ${response.status}.`);
  const pages: unknown = await response.json();
  if (!Array.isArray(pages) || !pages.every(isNamedPage))
    throw new Error('The names of pages are not a list of names and paths.');
  return pages;
}

const isNamedPage = (page: unknown): page is NamedPage =>
  typeof page === 'object' &&
  page !== null &&
  'name' in page &&
  'path' in page &&
  typeof page.name === 'string' &&
  typeof page.path === 'string';
