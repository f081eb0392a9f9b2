import type {
  ByProjectKeyRequestBuilder,
  Review,
  ReviewDraft,
  ReviewUpdateAction,
} from '@commercetools/platform-sdk';
import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import { refusalOf } from '../testing/project.ts';

const state = (key: string) => ({ typeId: 'state', key }) as const;
const draft: ReviewDraft = {
  key: 'order-1_baby-bib',
  uniquenessValue: 'order-1',
  rating: 1,
  target: { typeId: 'product', key: 'baby-bib' },
  state: state('review-to-check'),
  custom: { type: { typeId: 'type', key: 'review-details' }, fields: { use: 'travel' } },
};
const expand = ['target', 'state'];

const write = async (sdk: ByProjectKeyRequestBuilder, changes: Partial<ReviewDraft> = {}): Promise<Review> =>
  (
    await sdk
      .reviews()
      .post({ body: { ...draft, ...changes }, queryArgs: { expand } })
      .execute()
  ).body;

const update = async (
  sdk: ByProjectKeyRequestBuilder,
  { id: ID, version }: Pick<Review, 'id' | 'version'>,
  ...actions: ReviewUpdateAction[]
): Promise<Review> =>
  (await sdk.reviews().withId({ ID }).post({ body: { version, actions } }).execute()).body;

async function ratingOfBib(sdk: ByProjectKeyRequestBuilder) {
  const queryArgs = { where: 'key = "baby-bib"' };
  const { body } = await sdk.productProjections().get({ queryArgs }).execute();
  return body.results[0]?.reviewRatingStatistics;
}

contract('reviews', (rule) => {
  rule('count in the ratings of their product as long as their state has the role', async (sdk) => {
    const written = await write(sdk);
    expect(written).toMatchObject({
      includedInStatistics: false,
      ...{ target: { obj: { key: 'baby-bib' } }, state: { obj: { key: 'review-to-check' } } },
    });
    expect(await ratingOfBib(sdk)).toBeUndefined();
    const publish = { action: 'transitionState', state: state('review-published') } as const;
    const published = await update(sdk, written, publish, { action: 'setRating', rating: 4 });
    expect(published.includedInStatistics).toBe(true);
    expect(await ratingOfBib(sdk)).toMatchObject({ averageRating: 4, count: 1 });
    const found = await sdk
      .reviews()
      .withKey({ key: draft.key ?? '' })
      .get()
      .execute();
    expect(found.body.id).toBe(written.id);
  });

  rule('without a state are published, and begin with an initial one', async (sdk) => {
    const { state: _, ...stateless } = draft;
    const review = (await sdk.reviews().post({ body: stateless }).execute()).body;
    expect(review.includedInStatistics).toBe(true);
    const to = (key: string) => update(sdk, review, { action: 'transitionState', state: state(key) });
    expect(await refusalOf(to('review-published'))).toMatchObject({ code: 'InvalidOperation' });
    expect((await to('review-to-check')).includedInStatistics).toBe(false);
  });

  rule('are refused twice, about nothing, and with what does not exist', async (sdk) => {
    const review = await write(sdk);
    const refused = (changes: Partial<ReviewDraft>) =>
      refusalOf(write(sdk, { key: 'other', uniquenessValue: 'other', ...changes }));
    expect(await refused({ key: draft.key ?? '' })).toMatchObject({ code: 'DuplicateField', field: 'key' });
    expect(await refused({ uniquenessValue: 'order-1' })).toMatchObject({
      ...{ code: 'DuplicateField', field: 'uniquenessValue' },
    });
    const missing = { statusCode: 400, code: 'ReferencedResourceNotFound' };
    expect(await refused({ target: { typeId: 'product', key: 'none' } })).toMatchObject(missing);
    expect(await refused({ state: state('none') })).toMatchObject(missing);
    expect(await refused({ rating: 101 })).toMatchObject({ statusCode: 400 });
    for (const fields of [{ use: 'juggling' }, { writtenOn: 'today' }, { unknown: 1 }])
      expect(
        await refused({ custom: { type: { typeId: 'type', key: 'review-details' }, fields } }),
      ).toMatchObject({
        code: 'InvalidField',
      });
    await update(sdk, review, { action: 'setTitle', title: 'Soft' });
    const stale = update(sdk, review, { action: 'setTitle', title: 'Hard' });
    expect(await refusalOf(stale)).toMatchObject({ statusCode: 409, currentVersion: review.version + 1 });
  });

  rule('are deleted in the version that was read', async (sdk) => {
    const { id: ID, version } = await write(sdk);
    const remove = (at: number) =>
      sdk
        .reviews()
        .withId({ ID })
        .delete({ queryArgs: { version: at } })
        .execute();
    expect(await refusalOf(remove(version + 1))).toMatchObject({ statusCode: 409 });
    await remove(version);
    expect(await refusalOf(remove(version))).toMatchObject({ statusCode: 404 });
  });
});
