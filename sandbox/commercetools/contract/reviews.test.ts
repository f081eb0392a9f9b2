import type { ByProjectKeyRequestBuilder, ReviewDraft } from '@commercetools/platform-sdk';
import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';

const bib = { typeId: 'product', key: 'baby-bib' } as const;

const write = async (sdk: ByProjectKeyRequestBuilder, body: ReviewDraft) =>
  (await sdk.reviews().post({ body }).execute()).body;

const productOf = async (sdk: ByProjectKeyRequestBuilder, key: string) =>
  (
    await sdk
      .productProjections()
      .get({ queryArgs: { staged: false, where: `key = "${key}"` } })
      .execute()
  ).body.results[0];

const ratingsOf = async (sdk: ByProjectKeyRequestBuilder, key: string) =>
  (await productOf(sdk, key))?.reviewRatingStatistics;

contract('reviews', (rule) => {
  rule('are found by their target, page by page', async (sdk) => {
    const id = (await productOf(sdk, 'baby-carrier'))?.id;
    const query = async (where: string, limit: number) =>
      (
        await sdk
          .reviews()
          .get({ queryArgs: { where, limit, sort: 'id asc' } })
          .execute()
      ).body;
    const target = `target(typeId="product" and id="${id ?? ''}") and includedInStatistics = true`;
    const first = await query(target, 2);
    expect(first).toMatchObject({ limit: 2, count: 2, total: 3 });
    const rest = await query(`${target} and id > "${first.results.at(-1)?.id ?? ''}"`, 2);
    const all = [...first.results, ...rest.results];
    expect(all.map(({ key }) => key).toSorted()).toEqual(['carrier-0', 'carrier-1', 'carrier-2']);
    expect(all[0]).toMatchObject({ title: 'Soft', locale: 'en', target: { typeId: 'product', id } });
    expect((await query('target(id="nothing")', 2)).count).toBe(0);
  });

  rule('are what the ratings of a product are counted from, and nothing else is', async (sdk) => {
    expect(await ratingsOf(sdk, 'baby-bib')).toBeUndefined();
    await write(sdk, { target: bib, title: 'No stars' });
    expect(await ratingsOf(sdk, 'baby-bib')).toBeUndefined();
    await write(sdk, { target: bib, rating: 3 });
    await write(sdk, { target: bib, rating: 4 });
    expect(await ratingsOf(sdk, 'baby-bib')).toEqual({
      averageRating: 3.5,
      highestRating: 4,
      lowestRating: 3,
      count: 2,
      ratingsDistribution: { 3: 1, 4: 1 },
    });
    expect(await ratingsOf(sdk, 'baby-carrier')).toMatchObject({ count: 3 });
  });
});
