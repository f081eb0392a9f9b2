import { decodedOrNull } from './address-spelling.ts';

export interface NamedPage {
  readonly name: string;
  readonly path: string;
}

/** How similar a page has to be: 0 is nothing in common, 1 the same. */
const minSimilarity = 0.35;

const maxPages = 3;

/** The pages whose address or name is most similar to the path of a missing page, the most similar first. */
export function nearestPages(path: string, pages: readonly NamedPage[]): readonly NamedPage[] {
  const wanted = [partsOf(wordsOf(path)), partsOf(lastWords(path))];
  const similarity = ({ name, path: own }: NamedPage) =>
    Math.max(
      ...[wordsOf(own), lastWords(own), wordsOf(name)]
        .map(partsOf)
        .flatMap((parts) => wanted.map((words) => overlap(words, parts))),
    );
  return pages
    .map((page) => ({ page, similarity: similarity(page) }))
    .filter((candidate) => candidate.similarity >= minSimilarity)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

function lastWords(path: string): string {
  return wordsOf(path.split('/').findLast((segment) => segment !== '') ?? '');
}

/** Letters and digits in lower case without accents, everything else as a space. */
function wordsOf(text: string): string {
  const plain = (decodedOrNull(text) ?? text).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** All runs of two letters, which survive typos better than whole words do. */
function partsOf(words: string): ReadonlySet<string> {
  const padded = ` ${words} `;
  return new Set(Array.from(padded.slice(1), (_, index) => padded.slice(index, index + 2)));
}

/** The Dice coefficient of two sets. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part));
  return (2 * shared.length) / (one.size + other.size);
}

/** Where the build writes the pages of a language that can be suggested: a large shop has thousands. */
export const pageNamesPath = (language: string): string => `/texts/${language}/pages.json`;
