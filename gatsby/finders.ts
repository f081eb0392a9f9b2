import type { SourceNodesArgs } from 'gatsby';
import { brand } from '../brands/build.ts';
import type { Finder, FinderTrait } from '../brands/types.ts';
import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import type { Range } from '../contract/product.ts';
import type { Language } from '../stores/types.ts';
import { isPageKey, type PageKey } from '../stores/urls.ts';
import { ancestorsOf, isAccessory } from './category-lists.ts';
import { mostRatedFirst } from './home-lists.ts';
import { createNode } from './source-catalogue.ts';
import { flatTexts, type Texts } from './texts.ts';

type Finders = readonly Finder[];
type Placed = Pick<CommerceProduct, 'categoryKeys'>;

/** More than anybody's category whose products look alike; those with the fewest ratings are left out. */
const mostCandidates = 60;

/** Two products are compared; it takes more for questions to help. */
const fewestCandidates = 3;

export const pageKeyOf = ({ category }: Finder) => `finder/${category}`;

const isCandidate = (product: Placed, { category }: Finder): boolean =>
  !isAccessory(product) && ancestorsOf(product.categoryKeys[0] ?? '').includes(category);

/** The pages of finders that have something to choose from. @param sold in the storefront. */
export const finderPagesOf = (
  store: Parameters<typeof isPageKey>[0],
  sold: readonly Placed[],
  finders: Finders = brand.finders ?? [],
): PageKey[] =>
  finders
    .filter((finder) => sold.filter((product) => isCandidate(product, finder)).length >= fewestCandidates)
    .map(pageKeyOf)
    .filter((key) => isPageKey(store, key));

interface FinderSettings {
  readonly language: Language;
  /** The pages of the storefront. */
  readonly own: ReadonlySet<PageKey>;
  /** `finder.json` of the language. */
  readonly texts: Texts;
}

export function createFinderNodes(
  args: SourceNodesArgs,
  products: readonly CommerceProduct[],
  { language, own, texts }: FinderSettings,
): void {
  const idOf = (type: string, key: string) => args.createNodeId(`${type} ${language} ${key}`);
  for (const finder of brand.finders ?? []) {
    const pageKey = pageKeyOf(finder);
    if (!own.has(pageKey as PageKey)) continue;
    const { candidates, ...worded } = finderIn(finder, products, texts);
    createNode(args, 'Finder', `${language} ${pageKey}`, {
      ...worded,
      pageKey,
      language,
      categoryId: idOf('CommerceCategory', finder.category),
      candidates: candidates.map(({ key, traits }) => ({ traits, productId: idOf('CommerceProduct', key) })),
    });
  }
}

/**
 * A finder in the words of a language, with the names of the traits that each candidate has; those of its category with the most
 * ratings.
 * @param texts `finder.json` of the language.
 */
export function finderIn(finder: Finder, products: readonly CommerceProduct[], texts: Texts) {
  const known = new Map(flatTexts(texts));
  const text = (path: string) => known.get(`finders.${finder.category}.${path}`) ?? '';
  const candidates = products.filter((product) => isCandidate(product, finder));
  return {
    title: text('title'),
    description: text('description'),
    questions: finder.questions.map(({ key, answers }) => ({
      key,
      text: text(`questions.${key}.text`),
      answers: answers.map((answer) => ({
        key: answer.key,
        text: text(`questions.${key}.answers.${answer.key}`),
        needs: answer.needs ?? [],
        prefers: answer.prefers ?? [],
      })),
    })),
    traits: Object.keys(finder.traits).map((key) => ({
      key,
      has: text(`traits.${key}.has`),
      lacks: text(`traits.${key}.lacks`),
      isCaveat: finder.caveats?.includes(key) ?? false,
    })),
    candidates: mostRatedFirst(candidates)
      .slice(0, mostCandidates)
      .map((product) => ({ key: product.key, traits: traitsOf(product, finder) })),
  };
}

type Known = Pick<CommerceProduct, 'facts' | 'measures' | 'variants'>;

export const traitsOf = (product: Known, { traits }: Pick<Finder, 'traits'>): string[] =>
  Object.entries(traits).flatMap(([name, trait]) => (hasTrait(product, trait) ? [name] : []));

function hasTrait({ facts, measures, variants }: Known, trait: FinderTrait): boolean {
  if ('axis' in trait)
    return variants.some(({ axes }) =>
      axes.some(({ axis, key }) => axis === trait.axis && key === trait.has),
    );
  if ('measures' in trait)
    return measures
      .filter(({ key }) => trait.measures.includes(key))
      .some(({ values, to }) =>
        'atMost' in trait
          ? Math.max(...values, to ?? 0) <= trait.atMost
          : covers({ from: values[0], to: to ?? values[0] }, trait.covers),
      );
  const fact = facts.find(({ key }) => key === trait.fact);
  return 'has' in trait
    ? (fact?.choices.some(({ key }) => key === trait.has) ?? false)
    : covers(fact?.range ?? null, trait.covers);
}

const covers = (range: Range | null, numbers: readonly number[]): boolean =>
  range !== null &&
  numbers.every((number) => number >= (range.from ?? number) && number <= (range.to ?? number));
