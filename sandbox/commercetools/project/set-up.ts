import type {
  ShippingMethod,
  ShippingRateDraft,
  State,
  Store,
  Subscription,
  TaxCategory,
  Zone,
} from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type Actions, actionsOn } from '../actions.ts';
import { customFieldActions, customFields, customFieldsSchema } from '../custom-fields.ts';
import { invalidInput, invalidOperation, refusal } from '../errors.ts';
import type { Resources, TypeId } from '../resources.ts';
import type { Storage } from '../storage.ts';
import { countrySchema, currencySchema, keySchema, moneySchema, resolve } from '../validation.ts';

/** How one type of what an administrator sets up is created and changed. */
export interface SetUp<T extends TypeId> {
  readonly type: T;
  /** The drafts that the shop's set-up sends; the service knows more fields. */
  readonly draft: z.ZodType<object>;
  readonly actions: Actions<Resources[T]>;
  /** @throws CommercetoolsError for a resource, new or changed, that the service refuses */
  readonly check?: (resource: Resources[T], storage: Storage) => void;
}

export const label = z.record(z.string().regex(/^[a-z]{2}(-\w+)*$/i), z.string().min(1));
export const key = { key: keySchema };
export const draftOf = (fields: z.ZodRawShape) => z.strictObject({ ...key, ...fields });

/** @throws CommercetoolsError InvalidInput if two of them are the same. */
export function requireDistinct(names: readonly (string | undefined)[]): void {
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw invalidInput(`There is '${twice}' already.`);
}

const text = z.string().min(1);
const place = z.strictObject({ country: countrySchema, state: text.optional() });
const taxRate = place.extend({ name: text, amount: z.number().min(0).max(1), includedInPrice: z.boolean() });

const onTaxCategories = actionsOn<TaxCategory>();

export const taxCategories: SetUp<'tax-category'> = {
  type: 'tax-category',
  draft: draftOf({ name: text, rates: z.array(taxRate) }),
  actions: {
    setKey: onTaxCategories.setting(key),
    addTaxRate: onTaxCategories.adding('rates', 'taxRate', taxRate),
    replaceTaxRate: onTaxCategories.action(
      { taxRateId: text, taxRate },
      (category, { taxRateId, taxRate: rate }) => {
        const others = category.rates.filter(({ id }) => id !== taxRateId);
        if (others.length === category.rates.length)
          throw invalidOperation(`There is no tax rate with the ID '${taxRateId}'.`);
        return { ...category, rates: [...others, rate as (typeof others)[number]] };
      },
    ),
  },
  check: ({ rates }) => requireDistinct(rates.map(({ id }) => id)),
};

const onZones = actionsOn<Zone>();

/** A place belongs to one zone: `resources.ts` says so. */
export const zones: SetUp<'zone'> = {
  type: 'zone',
  draft: draftOf({ name: text, locations: z.array(place) }),
  actions: { setKey: onZones.setting(key), addLocation: onZones.adding('locations', 'location', place) },
};

const keyOf = (typeId: TypeId) => z.strictObject({ typeId: z.literal(typeId), key: keySchema });
const shippingRate = z.strictObject({ price: moneySchema, freeAbove: moneySchema.optional() });
const zone = keyOf('zone');
const onMethods = actionsOn<ShippingMethod>();

/** The method with other prices in one of its zones. */
const inZone = (
  change: (rates: readonly ShippingRateDraft[], rate: ShippingRateDraft) => ShippingRateDraft[],
) =>
  onMethods.action({ zone, shippingRate }, (method, fields, storage) => {
    const { id } = resolve(storage, 'zone', fields.zone);
    if (!method.zoneRates.some((each) => each.zone.id === id))
      throw invalidOperation(`The zone '${fields.zone.key}' is not one of the shipping method.`);
    const zoneRates = method.zoneRates.map((each) =>
      each.zone.id === id
        ? { ...each, shippingRates: change(each.shippingRates, fields.shippingRate as ShippingRateDraft) }
        : each,
    );
    return { ...method, zoneRates } as ShippingMethod;
  });

export const shippingMethods: SetUp<'shipping-method'> = {
  type: 'shipping-method',
  draft: draftOf({
    name: text,
    localizedName: label.optional(),
    taxCategory: keyOf('tax-category'),
    zoneRates: z.array(z.strictObject({ zone, shippingRates: z.array(shippingRate) })),
    isDefault: z.boolean(),
    custom: customFieldsSchema.optional(),
  }),
  actions: {
    setKey: onMethods.setting(key),
    addZone: onMethods.action({ zone }, (method, added, storage) => {
      const { id } = resolve(storage, 'zone', added.zone);
      const rate = { zone: { typeId: 'zone' as const, id }, shippingRates: [] };
      return { ...method, zoneRates: [...method.zoneRates, rate] };
    }),
    addShippingRate: inZone((rates, added) => [...rates, added]),
    removeShippingRate: inZone((rates, { price }) => {
      const others = rates.filter(
        (rate) =>
          rate.price.currencyCode !== price.currencyCode || rate.price.centAmount !== price.centAmount,
      );
      if (others.length === rates.length) throw invalidOperation('There is no such shipping rate.');
      return others;
    }),
    ...customFieldActions<ShippingMethod>('shipping-method'),
  },
  check({ zoneRates, custom }, storage) {
    requireDistinct(zoneRates.map((each) => each.zone.id));
    for (const { shippingRates } of zoneRates)
      requireDistinct(shippingRates.map(({ price }) => price.currencyCode));
    if (custom) customFields(storage, 'shipping-method', custom);
  },
};

const roles = z.array(z.literal('ReviewIncludedInStatistics'));

/** The shop needs states of reviews only. */
export const states: SetUp<'state'> = {
  type: 'state',
  draft: draftOf({
    type: z.literal('ReviewState'),
    name: label,
    initial: z.boolean(),
    roles: roles.optional(),
  }),
  actions: {
    addRoles: actionsOn<State>().action({ roles }, (state, added) => ({
      ...state,
      roles: [...new Set([...(state.roles ?? []), ...added.roles])],
    })),
  },
};

const languages = z.array(z.string().regex(/^[a-z]{2,3}(-\w+)*$/i));
const countries = z.array(z.strictObject({ code: countrySchema }));
const onStores = actionsOn<Store>();

export const stores: SetUp<'store'> = {
  type: 'store',
  draft: draftOf({ name: label.optional(), languages, countries: countries.optional() }),
  actions: { setLanguages: onStores.setting({ languages }), setCountries: onStores.setting({ countries }) },
  check(store, storage) {
    const known = storage.all('project').flatMap((project) => project.languages);
    const missing = store.languages.filter((each) => !known.includes(each));
    if (missing.length === 0) return;
    const message = `The project is not configured for the languages ${missing.join(', ')}.`;
    throw refusal('ProjectNotConfiguredForLanguages', message);
  },
};

const onProject = actionsOn<Resources['project']>();

/** The project's own settings. */
export const projectActions: Actions<Resources['project']> = {
  changeLanguages: onProject.action({ languages: languages.min(1) }, (project, wanted, storage) => {
    const used = storage.all('store').flatMap((store) => store.languages);
    if (used.some((each) => !wanted.languages.includes(each)))
      throw refusal('LanguageUsedInStores', 'A language is used in Stores.');
    return { ...project, ...wanted };
  }),
  changeCurrencies: onProject.setting({ currencies: z.array(currencySchema).min(1) }),
  changeCountries: onProject.setting({ countries: z.array(countrySchema) }),
  changeCountryTaxRateFallbackEnabled: onProject.action(
    { countryTaxRateFallbackEnabled: z.boolean() },
    (project, setting) => ({ ...project, carts: { ...project.carts, ...setting } }),
  ),
};

const destination = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('EventBridge'), region: text, accountId: z.string().regex(/^\d{12}$/) }),
  z
    .strictObject({ type: z.literal('EventGrid'), uri: z.url(), accessKey: text })
    // The service does not tell the secret again.
    .transform(({ accessKey: _, ...told }) => told),
  z.strictObject({ type: z.literal('GoogleCloudPubSub'), projectId: text, topic: text }),
]);
/** What the shop wants to be told of; the service tells more. */
const messages = z
  .array(
    z.strictObject({
      resourceTypeId: z.enum(['product', 'standalone-price', 'inventory-entry', 'review', 'order']),
    }),
  )
  .min(1);
const changes = z.array(
  z.strictObject({ resourceTypeId: z.enum(['category', 'product-discount', 'review']) }),
);
const onSubscriptions = actionsOn<Subscription>();

export const subscriptions: SetUp<'subscription'> = {
  type: 'subscription',
  draft: draftOf({
    destination,
    messages,
    changes,
    format: z.strictObject({ type: z.literal('CloudEvents'), cloudEventsVersion: z.literal('1.0') }),
  }),
  actions: {
    changeDestination: onSubscriptions.setting({ destination }),
    setMessages: onSubscriptions.setting({ messages }),
    setChanges: onSubscriptions.setting({ changes }),
  },
};
