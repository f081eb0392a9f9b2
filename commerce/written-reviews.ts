import type {
  ByProjectKeyRequestBuilder,
  Review as Resource,
  ReviewSetCustomFieldAction,
  ReviewUpdateAction,
} from '@commercetools/platform-sdk';
import { brand } from '../brands/api.ts';
import { ShopError } from '../contract/shop-error.ts';
import type { Commerce } from './commerce.ts';
import { everyOne, type PageQuery } from './every-one.ts';
import { isDuplicate, nullWhenNotFound, refuse } from './mapping/errors.ts';
import type { ReviewChange, ReviewRecord, ReviewState, ReviewWords } from './review-record.ts';
import { filesOf, reviewOf } from './reviews.ts';

/** The custom type of reviews. */
const detailsType = { typeId: 'type', key: 'review-details' } as const;

/** The states of reviews that `npm run setup` brings to a project. */
const stateKeys: Readonly<Record<ReviewState, string>> = {
  toCheck: 'review-to-check',
  published: 'review-published',
  declined: 'review-declined',
};
const referenceTo = (state: ReviewState) => ({ typeId: 'state', key: stateKeys[state] }) as const;

/** What names products and states by their keys. */
const expand = ['target', 'state'];

/** The part of `Commerce` that is about reviews that customers write. */
export function reviewOperations(project: ByProjectKeyRequestBuilder) {
  const list = async (condition: string): Promise<ReviewRecord[]> => {
    const page = (query: PageQuery) => project.reviews().get({ queryArgs: { ...query, expand } });
    const found = await everyOne<Resource>(page, condition);
    return found.flatMap((resource) => reviewRecordOf(resource) ?? []);
  };

  return {
    async findReviews(keys) {
      if (keys.length === 0) return [];
      return list(`key in (${keys.map((key) => JSON.stringify(key)).join(', ')})`);
    },

    async getReview(id) {
      const request = project.reviews().withId({ ID: id }).get({ queryArgs: { expand } });
      return request.execute().then(({ body }) => reviewRecordOf(body), nullWhenNotFound);
    },

    async listReviews(state) {
      // Without a state, a review is published; commercetools finds none by the key of its state.
      const found = await list(`includedInStatistics = ${state === 'published'}`);
      return found
        .filter((review) => review.state === state)
        .toSorted((one, other) => one.changedAt.localeCompare(other.changedAt));
    },

    async createReview({ key, productKey, language, ...words }) {
      const { rating, title, text, author } = words;
      const body = {
        ...{ key, rating, locale: language },
        ...(title && { title }),
        ...(text && { text }),
        ...(author && { authorName: author }),
        target: { typeId: 'product', key: productKey },
        state: referenceTo('toCheck'),
        custom: { type: detailsType, fields: { verifiedPurchase: true, ...fieldsOf(words) } },
      } as const;
      const request = project.reviews().post({ body, queryArgs: { expand } });
      return request.execute().then(knownRecord, (cause: unknown) => {
        if (!isDuplicate(cause)) return refuse(cause);
        throw new ShopError('VersionConflict', 'This review has been written already', undefined, { cause });
      });
    },

    async updateReview({ id, version }, changes) {
      const at = project.reviews().withId({ ID: id });
      const { body: current } = await at.get().execute().catch(refuse);
      const actions = changes.flatMap((change) => actionsOf(change, current));
      // Custom fields can only be set once there is a custom type, which reviews from elsewhere may lack.
      const typed = current.custom ? [] : [{ action: 'setCustomType', type: detailsType } as const];
      const request = at.post({ body: { version, actions: [...typed, ...actions] }, queryArgs: { expand } });
      return request.execute().then(knownRecord, refuse);
    },

    async removeReview({ id, version }) {
      const queryArgs = { version, dataErasure: true };
      await project.reviews().withId({ ID: id }).delete({ queryArgs }).execute().catch(nullWhenNotFound);
    },
  } satisfies Partial<Commerce>;
}

const knownRecord = ({ body }: { readonly body: Resource }): ReviewRecord => {
  const record = reviewRecordOf(body);
  if (!record) throw new ShopError('InvalidInput', 'A review needs one to five stars');
  return record;
};

/** With its product and its state expanded; null for a review whose rating is not one to five stars. */
function reviewRecordOf(resource: Resource): ReviewRecord | null {
  const review = reviewOf(resource);
  if (!review) return null;
  const { version, key = null, includedInStatistics, state, target, lastModifiedAt } = resource;
  const isDeclined = state?.obj?.key === stateKeys.declined;
  return {
    ...review,
    version,
    key,
    productKey: target?.obj?.key ?? null,
    state: includedInStatistics ? 'published' : isDeclined ? 'declined' : 'toCheck',
    files: filesOf(resource),
    changedAt: lastModifiedAt,
  };
}

const fieldsOf = ({ details, files }: Pick<ReviewWords, 'details' | 'files'>): Record<string, unknown> => ({
  ...details,
  ...(files.length > 0 && { files }),
});

/** The actions of a change to a review as it is now. commercetools refuses to remove a field that is not set. */
function actionsOf(change: ReviewChange, { custom }: Resource): ReviewUpdateAction[] {
  const current: Readonly<Record<string, unknown>> = custom?.fields ?? {};
  const setField = (name: string, value: unknown): ReviewSetCustomFieldAction[] =>
    value === undefined && current[name] === undefined
      ? []
      : [{ action: 'setCustomField', name, ...(value !== undefined && { value }) }];
  switch (change.change) {
    case 'rewrite': {
      const fields = fieldsOf(change);
      const names = [...(brand.reviewDetails ?? []).map(({ key }) => key), 'files'];
      return [
        { action: 'setRating', rating: change.rating },
        // Without a value, they are removed.
        { action: 'setTitle', ...(change.title && { title: change.title }) },
        { action: 'setText', ...(change.text && { text: change.text }) },
        { action: 'setAuthorName', ...(change.author && { authorName: change.author }) },
        { action: 'setLocale', locale: change.language },
        ...names.flatMap((name) => setField(name, fields[name])),
        { action: 'transitionState', state: referenceTo('toCheck') },
      ];
    }
    case 'setState':
      return [{ action: 'transitionState', state: referenceTo(change.state) }];
    case 'setAnswer':
      return setField('answer', change.answer ?? undefined);
    case 'addHelpful': {
      const known = current['helpful'];
      return setField('helpful', (typeof known === 'number' ? known : 0) + change.count);
    }
  }
}
