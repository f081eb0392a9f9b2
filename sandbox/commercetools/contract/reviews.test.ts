import type { ByProjectKeyRequestBuilder, ReviewDraft } from '@commercetools/platform-sdk';
import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import { refusalOf } from '../testing/project.ts';

const carrier = { typeId: 'product', key: 'baby-carrier' } as const;
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

  rule('count once their state has the role for it', async (sdk) => {
    const review = await write(sdk, { target: bib, rating: 2, state: { typeId: 'state', key: 'written' } });
    expect(review.includedInStatistics).toBe(false);
    expect(await ratingsOf(sdk, 'baby-bib')).toBeUndefined();
    const state = { typeId: 'state', key: 'approved' } as const;
    const { body } = await sdk
      .reviews()
      .withId({ ID: review.id })
      .post({ body: { version: review.version, actions: [{ action: 'transitionState', state }] } })
      .execute();
    expect(body.includedInStatistics).toBe(true);
    expect(await ratingsOf(sdk, 'baby-bib')).toMatchObject({ averageRating: 2, count: 1 });
    const received = { typeId: 'state', key: 'received' } as const;
    expect(await refusalOf(write(sdk, { target: bib, rating: 2, state: received }))).toMatchObject({
      statusCode: 400,
    });
  });

  rule('are refused if they say nothing, rate what does not exist, or use a value twice', async (sdk) => {
    const refused = (body: ReviewDraft) => refusalOf(write(sdk, body));
    expect(await refused({ target: bib })).toMatchObject({ statusCode: 400 });
    expect(await refused({ target: bib, rating: 101 })).toMatchObject({ statusCode: 400 });
    expect(await refused({ target: bib, rating: 4.5 })).toMatchObject({ statusCode: 400 });
    expect(await refused({ target: bib, rating: 4, locale: 'not a language' })).toMatchObject({
      statusCode: 400,
    });
    expect(await refused({ target: { typeId: 'product', key: 'nothing' }, rating: 4 })).toMatchObject({
      statusCode: 400,
      code: 'ReferencedResourceNotFound',
    });
    await write(sdk, { target: carrier, rating: 4, uniquenessValue: 'ada carrier' });
    expect(await refused({ target: carrier, rating: 5, uniquenessValue: 'ada carrier' })).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
    });
    const custom = { type: { typeId: 'type', key: 'line-item-gift' } as const, fields: {} };
    expect(await refused({ target: bib, rating: 4, custom })).toMatchObject({ statusCode: 400 });
  });

  rule('are changed and deleted at their version', async (sdk) => {
    const { id, version } = await write(sdk, { target: bib, rating: 1 });
    const at = sdk.reviews().withId({ ID: id });
    const rate = (rating: number) =>
      at.post({ body: { version, actions: [{ action: 'setRating', rating }] } }).execute();
    expect((await rate(5)).body).toMatchObject({ rating: 5 });
    expect(await refusalOf(rate(4))).toMatchObject({ statusCode: 409 });
    expect(await ratingsOf(sdk, 'baby-bib')).toMatchObject({ averageRating: 5 });
    const { version: latest } = (await at.get().execute()).body;
    await at.delete({ queryArgs: { version: latest } }).execute();
    expect(await ratingsOf(sdk, 'baby-bib')).toBeUndefined();
  });
});
