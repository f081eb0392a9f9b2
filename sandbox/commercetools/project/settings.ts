import type { State, Store, Subscription } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { invalidInput, refusal } from '../errors.ts';
import type { Resources } from '../resources.ts';
import type { Storage } from '../storage.ts';
import { countrySchema, currencySchema } from '../validation.ts';
import { action, draftOf, label, type ProjectResource } from './resource.ts';

const language = z.string().regex(/^[a-z]{2,3}(-\w+)*$/i);

/** A Store speaks languages of its project. @throws CommercetoolsError ProjectNotConfiguredForLanguages */
function known(storage: Storage, languages: readonly string[]): string[] {
  const [project] = storage.all('project');
  const missing = languages.filter((each) => !project?.languages.includes(each));
  if (missing.length > 0)
    throw refusal(
      'ProjectNotConfiguredForLanguages',
      `The project is not configured for the languages ${missing.join(', ')}.`,
    );
  return [...languages];
}

type Project = Resources['project'];

/** The project itself. */
export const project: ProjectResource<'project'> = {
  type: 'project',
  draft: z.never(),
  actions: {
    changeLanguages: action(
      { languages: z.array(language).min(1) },
      (current: Project, { languages }, storage) => {
        const used = storage.all('store').flatMap((store) => store.languages);
        if (used.some((each) => !languages.includes(each)))
          throw refusal('LanguageUsedInStores', 'A language is used in Stores.');
        return { ...current, languages };
      },
    ),
    changeCurrencies: action({ currencies: z.array(currencySchema).min(1) }, (current: Project, fields) => ({
      ...current,
      ...fields,
    })),
    changeCountries: action({ countries: z.array(countrySchema) }, (current: Project, { countries }) => ({
      ...current,
      countries,
    })),
    changeCountryTaxRateFallbackEnabled: action(
      { countryTaxRateFallbackEnabled: z.boolean() },
      (current: Project, { countryTaxRateFallbackEnabled }) => ({
        ...current,
        carts: { ...current.carts, countryTaxRateFallbackEnabled },
      }),
    ),
  },
};

const roles = z.array(z.enum(['ReviewIncludedInStatistics', 'Return']));

export const states: ProjectResource<'state'> = {
  type: 'state',
  draft: draftOf({
    type: z.enum(['OrderState', 'LineItemState', 'ProductState', 'ReviewState', 'PaymentState']),
    name: label.optional(),
    initial: z.boolean().default(true),
    roles: roles.default([]),
  }),
  complete: ({ type, roles: wanted }: { type: string; roles: string[] }) => {
    if (wanted.includes('ReviewIncludedInStatistics') && type !== 'ReviewState')
      throw invalidInput(`A state of the type '${type}' cannot have the role 'ReviewIncludedInStatistics'.`);
    return { builtIn: false };
  },
  actions: {
    addRoles: action({ roles }, (state: State, fields) => ({
      ...state,
      roles: [...new Set([...(state.roles ?? []), ...fields.roles])],
    })),
  },
};

const countries = z.array(z.strictObject({ code: countrySchema }));

export const stores: ProjectResource<'store'> = {
  type: 'store',
  draft: draftOf({
    name: label.optional(),
    languages: z.array(language).default([]),
    countries: countries.default([]),
  }),
  complete: ({ languages }: { languages: string[] }, storage) => ({
    languages: known(storage, languages),
    distributionChannels: [],
    supplyChannels: [],
    productSelections: [],
  }),
  actions: {
    setLanguages: action({ languages: z.array(language) }, (store: Store, fields, storage) => ({
      ...store,
      languages: known(storage, fields.languages),
    })),
    setCountries: action({ countries }, (store: Store, fields) => ({ ...store, ...fields })),
  },
};

const destination = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('EventBridge'),
    region: z.string().min(1),
    accountId: z.string().regex(/^\d{12}$/),
  }),
  z.strictObject({ type: z.literal('EventGrid'), uri: z.url(), accessKey: z.string().min(1) }),
  z.strictObject({
    type: z.literal('GoogleCloudPubSub'),
    projectId: z.string().min(1),
    topic: z.string().min(1),
  }),
]);

/** Of what messages tell, and what changes are told of. */
const withMessages =
  'category customer inventory-entry order payment product product-selection quote review shopping-list standalone-price store'.split(
    ' ',
  );
const withChanges = [
  ...withMessages,
  ...'cart cart-discount channel discount-code key-value-document product-discount product-type shipping-method state tax-category zone'.split(
    ' ',
  ),
];
const messages = z.array(
  z.strictObject({ resourceTypeId: z.enum(withMessages), types: z.array(z.string()).default([]) }),
);
const changes = z.array(z.strictObject({ resourceTypeId: z.enum(withChanges) }));

/** Where events go; the service tells no secret back. */
export const subscriptions: ProjectResource<'subscription'> = {
  type: 'subscription',
  draft: draftOf({
    destination,
    messages: messages.default([]),
    changes: changes.default([]),
    format: z
      .discriminatedUnion('type', [
        z.strictObject({ type: z.literal('Platform') }),
        z.strictObject({ type: z.literal('CloudEvents'), cloudEventsVersion: z.literal('1.0') }),
      ])
      .default({ type: 'Platform' }),
  }),
  complete: (draft: Pick<Subscription, 'messages' | 'changes'>) => {
    if (draft.messages.length + draft.changes.length === 0)
      throw invalidInput('A subscription needs messages or changes.');
    return { events: [], status: 'Healthy' };
  },
  actions: {
    changeDestination: action({ destination }, (current: Subscription, fields) => ({
      ...current,
      destination: fields.destination as Subscription['destination'],
    })),
    setMessages: action({ messages }, (current: Subscription, fields) => ({ ...current, ...fields })),
    setChanges: action({ changes }, (current: Subscription, fields) => ({ ...current, ...fields })),
  },
};
