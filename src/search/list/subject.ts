import type { ContentHit, NamedPage } from '../service/search-port.ts';

/** How much of a name a term has to say, by letters, to be what the page is about: `shipping` of “Shipping and delivery”. */
const leastShare = 0.4;

/** Whether a term says what something with this name is about: all of its words are in the name, and are much of it. */
export function isSubject(term: string, name: string): boolean {
  const words = plain(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  const inName = plain(name);
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return (
    words.length > 0 &&
    words.every((word) => inName.includes(word)) &&
    letters(words.join('')) >= letters(inName) * leastShare
  );
}

/** Without upper case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The page that a term is about by its title or its address; null if there is none, or if a category is called that,
 * because then the shopper looks for products.
 */
export function pageAbout(
  term: string,
  pages: readonly ContentHit[],
  categories: readonly NamedPage[],
): ContentHit | null {
  if (categories.some(({ name }) => isSubject(term, name))) return null;
  const slugOf = ({ path }: NamedPage) => path.split('/').findLast(Boolean) ?? '';
  return pages.find((page) => isSubject(term, page.name) || isSubject(term, slugOf(page))) ?? null;
}
