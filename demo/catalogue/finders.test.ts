import { expect, test } from 'vitest';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { brand } from '../../brands/demo/build.ts';
import { catalogueOf, type PublishedCatalogue } from '../../commerce/catalogue.ts';
import { finderProblems } from '../../gatsby/finder-checks.ts';
import { finderIn } from '../../gatsby/finders.ts';
import { type Answers, rank } from '../../src/finder/rank.ts';

const sandboxed = useSandboxedShop();

/** What every way of answering the questions puts first. */
function firstOf(finder: NonNullable<typeof brand.finders>[number], published: PublishedCatalogue) {
  const { products } = catalogueOf(published, 'en', brand.storefronts[0].countries);
  const priceOf = (key: string) =>
    Math.min(
      ...products.flatMap((one) =>
        one.key === key ? one.variants.map(({ prices: [first] }) => first.centAmount) : [],
      ),
    );
  const { questions, candidates } = finderIn(finder, products, {});
  const cheapestFirst = candidates.toSorted((one, other) => priceOf(one.key) - priceOf(other.key));
  const ways = questions.reduce<readonly Answers[]>(
    (some, { key, answers }) =>
      some.flatMap((given) => [given, ...answers.map((answer) => ({ ...given, [key]: answer.key }))]),
    [{}],
  );
  const first = ways.map((answers) => rank(questions, answers, cheapestFirst)[0]?.candidate.key);
  return { candidates: candidates.map(({ key }) => key), first };
}

test('product 4.343: each product that a finder chooses among is the first for some answers', async () => {
  const published = await sandboxed.shop.catalogue();
  expect(finderProblems(brand, 'finders.ts')).toEqual([]);
  for (const finder of brand.finders ?? []) {
    const { candidates, first } = firstOf(finder, published);
    expect(candidates.length).toBeGreaterThan(3);
    expect(candidates.filter((key) => !first.includes(key))).toEqual([]);
  }
});
