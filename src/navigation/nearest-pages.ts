/** A page that can be suggested. */
export interface NamedPage {
  readonly name: string;
  readonly path: string;
}

/** How similar a page has to be: 0 is nothing in common, 1 the same. */
const minSimilarity = 0.35;

const mostPages = 3;

/**
 * The pages whose address or name is most similar to an address without a page, the most similar first.
 * @param path of the missing page, as in the address: percent-encoded, in any case.
 */
export function nearestPages(path: string, pages: readonly NamedPage[]): readonly NamedPage[] {
  const wanted = [partsOf(wordsOf(path)), partsOf(lastWords(path))];
  const similarity = ({ name, path: own }: NamedPage) =>
    Math.max(
      ...[wordsOf(own), lastWords(own), wordsOf(name)]
        .map(partsOf)
        .flatMap((parts) => wanted.map((one) => overlap(one, parts))),
    );
  return pages
    .map((page) => ({ page, similarity: similarity(page) }))
    .filter((one) => one.similarity >= minSimilarity)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, mostPages)
    .map(({ page }) => page);
}

/** What the last segment of an address is about, in words. */
function lastWords(path: string): string {
  return wordsOf(path.split('/').findLast((segment) => segment !== '') ?? '');
}

/** Letters and digits in lower case without accents, everything else as a space. */
function wordsOf(text: string): string {
  const plain = decoded(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All runs of two letters, which survive typos better than whole words do. */
function partsOf(words: string): ReadonlySet<string> {
  const padded = ` ${words} `;
  return new Set(Array.from(padded.slice(1), (_, index) => padded.slice(index, index + 2)));
}

/** The Dice coefficient of two sets; 0 if it must be too small, so that a very long address costs no time. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [smaller, larger] = one.size < other.size ? [one, other] : [other, one];
  const sizes = smaller.size + larger.size;
  if ((2 * smaller.size) / sizes < minSimilarity) return 0;
  let shared = 0;
  for (const part of smaller) if (larger.has(part)) shared += 1;
  return (2 * shared) / sizes;
}
