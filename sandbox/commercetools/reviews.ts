import type { Review, State } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type Actions, actionsOn } from './actions.ts';
import { customFieldActions, customFields, customFieldsSchema } from './custom-fields.ts';
import { invalidField, invalidInput, invalidOperation } from './errors.ts';
import { newResource, type Storage } from './storage.ts';
import { type Identifier, identifierSchema, keySchema, resolve } from './validation.ts';

const text = z.string().optional();
const { action, setting } = actionsOn<Review>();

/** The review drafts this server implements. */
export const reviewDraftSchema = z.strictObject({
  key: keySchema.optional(),
  ...{ uniquenessValue: text, locale: text, authorName: text, title: text, text },
  rating: z.number().optional(),
  target: identifierSchema.optional(),
  state: identifierSchema.optional(),
  custom: customFieldsSchema.optional(),
});

/** The review for a draft; not stored yet. */
export function newReview(draft: z.infer<typeof reviewDraftSchema>, storage: Storage): Review {
  const { target, state: wanted, custom, ...fields } = draft;
  const { title, text: content, rating } = fields;
  if (title === undefined && content === undefined && rating === undefined)
    throw invalidInput("At least one of 'title', 'text' or 'rating' has to be set.");
  checkRating(rating);
  const state = wanted && reviewState(wanted, storage);
  return {
    ...newResource(),
    ...fields,
    ...(target && { target: { typeId: 'product', id: resolve(storage, 'product', target).id } }),
    ...(state && { state: { typeId: 'state', id: state.id } }),
    // Without a state, it is published at once.
    includedInStatistics: state === undefined || isIncluded(state),
    ...(custom && { custom: customFields(storage, 'review', custom) }),
  } as Review;
}

const isIncluded = ({ roles = [] }: State): boolean => roles.includes('ReviewIncludedInStatistics');

/** @throws CommercetoolsError ReferencedResourceNotFound, InvalidOperation */
function reviewState(identifier: Identifier, storage: Storage): State {
  const state = resolve(storage, 'state', identifier);
  if (state.type === 'ReviewState') return state;
  throw invalidOperation(`The state '${state.id}' is a ${state.type}, not a ReviewState.`);
}

function checkRating(rating: number | undefined): void {
  if (rating !== undefined && (rating < -100 || rating > 100))
    throw invalidField('rating', rating, 'A rating has to be between -100 and 100.');
}

/** The review update actions this server implements. */
export const reviewActions: Actions<Review> = {
  setTitle: setting({ title: text }),
  setText: setting({ text }),
  setAuthorName: setting({ authorName: text }),
  setLocale: setting({ locale: text }),
  setRating: action({ rating: z.number().optional() }, (review, { rating }) => {
    checkRating(rating);
    return { ...review, rating } as Review;
  }),
  transitionState: action({ state: identifierSchema }, (review, wanted, storage) => {
    const next = reviewState(wanted.state, storage);
    const current = review.state && storage.get('state', review.state.id);
    const isAllowed = current
      ? (current.transitions?.some(({ id }) => id === next.id) ?? true)
      : next.initial;
    if (!isAllowed) throw invalidOperation(`The review cannot change to the state '${next.id}'.`);
    return {
      ...review,
      state: { typeId: 'state', id: next.id },
      includedInStatistics: isIncluded(next),
    };
  }),
  ...customFieldActions<Review>('review'),
};
