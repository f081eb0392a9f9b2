import type { MatchInfo } from 'minisearch';
import { createAnalyzer } from './language/analyzer.ts';
import { groupBy, type Group } from './groups.ts';
import type { KlevuProduct } from './seed.ts';

/** How much a product counts, depending on what of its name was typed. */
const weights = {
  /** "carrier": an accessory of which only what it is made for was named. */
  accessoryNotMeant: 0.5,
  /** "bib": it may be meant. */
  accessoryNamed: 0.9,
  /** "carrier bib": it is meant. */
  accessoryMeant: 1.5,
  /** "fitted sheet": a travel crib that comes with one. */
  includesNamed: 0.7,
} as const;
/** Fields that tell what a product is. */
const namingFields: ReadonlySet<string> = new Set(['name', 'category', 'english']);

/**
 * How much a product counts for what was found in it. Accessories, which are in a subcategory, come after the products
 * they are made for, unless a word asks for them, and then before products that include them.
 */
export function accessoryWeights(
  groups: readonly Group<KlevuProduct>[],
  language: string,
): (product: KlevuProduct, match: MatchInfo) => number {
  const products = groups.map(([product]) => product);
  const rootsWithAccessories = new Set(products.filter(isAccessory).map(rootOf));
  const main = products.filter(
    (product) => !isAccessory(product) && rootsWithAccessories.has(rootOf(product)),
  );
  const namesByRoot = new Map(
    groupBy(main, rootOf).map((inRoot) => [rootOf(inRoot[0]), namesOf(inRoot, language)]),
  );
  return (product, match) => {
    const names = namesByRoot.get(rootOf(product));
    if (!names) return 1;
    const named = Object.keys(match).filter((token) =>
      match[token]?.some((field) => namingFields.has(field)),
    );
    const isMainNamed = named.some((token) => names.has(token));
    const isOtherNamed = named.some((token) => !names.has(token));
    if (!isAccessory(product)) return isOtherNamed && !isMainNamed ? weights.includesNamed : 1;
    if (!isOtherNamed) return weights.accessoryNotMeant;
    return isMainNamed ? weights.accessoryMeant : weights.accessoryNamed;
  };
}

const isAccessory = ({ categoryPath }: KlevuProduct): boolean => categoryPath.includes(';');
const rootOf = ({ categoryPath }: KlevuProduct): string => categoryPath.split(';')[0] ?? '';

/** What the products of a category are called: the words in its name, and those in the names of most products. */
function namesOf(products: Group<KlevuProduct>, language: string): ReadonlySet<string> {
  const analyzer = createAnalyzer(language);
  const english = createAnalyzer('en');
  const counts = new Map<string, number>();
  for (const { name, english: others } of products) {
    const tokens = [...analyzer.tokensOf(name, true), ...others.flatMap((other) => english.tokensOf(other))];
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const frequent = [...counts].flatMap(([token, count]) => (count * 2 > products.length ? [token] : []));
  return new Set([...analyzer.tokensOf(rootOf(products[0]), true), ...frequent]);
}
