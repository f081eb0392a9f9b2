import type { Review } from '@commercetools/platform-sdk';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  changedCustomType,
  customFieldChange,
  customFields,
  customFieldsDraftSchema,
  customTypeChange,
  withCustomField,
} from '../custom-fields.ts';
import { invalidField, invalidOperation, notFound } from '../errors.ts';
import { expand } from '../expansion.ts';
import { assign } from '../fields.ts';
import { queryPage } from '../queries.ts';
import { identifierSchema, resolve } from '../references.ts';
import { checkVersion, newResource } from '../storage.ts';
import type { Storage } from '../storage.ts';
import { keySchema, readBody, requiredVersion } from '../validation.ts';

/** Stars, percent, or likes: https://docs.commercetools.com/api/projects/reviews */
const rating = z.int().min(-100).max(100);
const target = z.union([
  z.strictObject({ typeId: z.enum(['product', 'channel']), id: z.string() }),
  z.strictObject({ typeId: z.enum(['product', 'channel']), key: z.string() }),
]);

const draftSchema = z
  .strictObject({
    key: keySchema.optional(),
    uniquenessValue: z.string().optional(),
    locale: z.string().optional(),
    authorName: z.string().optional(),
    title: z.string().optional(),
    text: z.string().optional(),
    rating: rating.optional(),
    target: target.optional(),
    state: identifierSchema.optional(),
    custom: customFieldsDraftSchema.optional(),
  })
  .refine(
    ({ title, text, rating }) => title !== undefined || text !== undefined || rating !== undefined,
    'A review needs a title, a text, or a rating.',
  );

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('setText'), text: z.string().optional() }),
  z.strictObject({ action: z.literal('setTitle'), title: z.string().optional() }),
  z.strictObject({ action: z.literal('setRating'), rating: rating.optional() }),
  z.strictObject({
    action: z.literal('transitionState'),
    state: identifierSchema,
    force: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal('setCustomType'), ...customTypeChange }),
  z.strictObject({ action: z.literal('setCustomField'), ...customFieldChange }),
]);
type ReviewAction = z.infer<typeof actionSchema>;

const updateSchema = z.strictObject({ version: z.int(), actions: z.array(actionSchema).max(500) });

/** @throws CommercetoolsError InvalidField unless it is a language tag (RFC 5646). */
function checkLanguageTag(locale: string | undefined): void {
  if (locale === undefined) return;
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    throw invalidField('locale', locale, `'${locale}' is not a language tag.`);
  }
}

/** A state for reviews, and whether reviews in it count. */
function inState(state: z.infer<typeof identifierSchema>, storage: Storage) {
  const { id, type, roles = [] } = resolve(storage, 'state', state);
  if (type !== 'ReviewState') throw invalidOperation(`The state '${id}' is not a review state.`);
  return {
    state: { typeId: 'state' as const, id },
    includedInStatistics: roles.includes('ReviewIncludedInStatistics'),
  };
}

function newReview(draft: z.infer<typeof draftSchema>, storage: Storage): Review {
  const { target, state, custom, ...texts } = draft;
  checkLanguageTag(texts.locale);
  return {
    ...newResource(),
    ...(Object.fromEntries(
      Object.entries(texts).filter(([, value]) => value !== undefined),
    ) as Partial<Review>),
    includedInStatistics: true,
    ...(target && { target: { typeId: target.typeId, id: resolve(storage, target.typeId, target).id } }),
    ...(state && inState(state, storage)),
    ...(custom && { custom: customFields(storage, 'review', custom) }),
  };
}

/** @throws CommercetoolsError InvalidOperation unless the workflow leads from the one state to the other. */
function movedTo(
  review: Review,
  { state, force = false }: Extract<ReviewAction, { action: 'transitionState' }>,
  storage: Storage,
) {
  const next = inState(state, storage);
  const from = review.state && storage.get('state', review.state.id);
  const { initial } = resolve(storage, 'state', { id: next.state.id });
  const leads = from ? (from.transitions?.some(({ id }) => id === next.state.id) ?? true) : initial;
  if (!leads && !force) throw invalidOperation(`The review cannot move to the state '${next.state.id}'.`);
  return { ...review, ...next };
}

function apply(review: Review, action: ReviewAction, storage: Storage): Review {
  switch (action.action) {
    case 'setText':
      return assign(review, 'text', action.text);
    case 'setTitle':
      return assign(review, 'title', action.title);
    case 'setRating':
      return assign(review, 'rating', action.rating);
    case 'transitionState':
      return movedTo(review, action, storage);
    case 'setCustomType':
      return assign(review, 'custom', changedCustomType(storage, 'review', action));
    case 'setCustomField':
      return { ...review, custom: withCustomField(storage, 'review', review.custom, action) };
  }
}

/** Reviews of products and channels; what they amount to is in `statistics.ts`. */
export function reviewRoutes(storage: Storage): Hono {
  const routes = new Hono();

  function find(reference: string): Review {
    const review = reference.startsWith('key=')
      ? storage.find('review', reference.slice('key='.length))
      : storage.get('review', reference);
    if (!review) throw notFound(`review '${reference}'`);
    return review;
  }

  routes.get('/', (context) =>
    context.json(queryPage('review', storage.all('review'), new URL(context.req.url).searchParams, storage)),
  );
  routes.get('/:reference', (context) => {
    const paths = new URL(context.req.url).searchParams.getAll('expand');
    return context.json(expand(find(context.req.param('reference')), paths, storage));
  });

  routes.post('/', async (context) => {
    const draft = await readBody(context, draftSchema);
    const insert = () => storage.insert('review', newReview(draft, storage));
    return context.json(storage.transaction(insert), 201);
  });

  routes.post('/:reference', async (context) => {
    const { version, actions } = await readBody(context, updateSchema);
    const review = storage.transaction(() => {
      const current = find(context.req.param('reference'));
      checkVersion(current, version);
      const changed = actions.reduce((draft, action) => apply(draft, action, storage), current);
      return storage.update('review', current, version, changed);
    });
    return context.json(review);
  });

  routes.delete('/:reference', (context) => {
    const version = requiredVersion(context);
    const review = storage.transaction(() => {
      const current = find(context.req.param('reference'));
      storage.remove('review', current, version);
      return current;
    });
    return context.json(review);
  });

  return routes;
}
