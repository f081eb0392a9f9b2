import type {
  ShippingMethod,
  ShippingRate,
  TaxCategory,
  TaxRate,
  Zone,
  ZoneRate,
} from '@commercetools/platform-sdk';
import { z } from 'zod';
import { changedCustomFields, customFields, customFieldsSchema } from '../custom-fields.ts';
import { invalidOperation } from '../errors.ts';
import { money } from '../money.ts';
import type { Storage } from '../storage.ts';
import { countrySchema, identifierSchema, moneySchema, resolve } from '../validation.ts';
import { action, draftOf, label, type ProjectResource, setKey } from './resource.ts';

const taxRate = z.strictObject({
  name: z.string().min(1),
  amount: z.number().min(0).max(1),
  includedInPrice: z.boolean(),
  country: countrySchema,
  state: z.string().optional(),
});
const rateOf = (draft: z.infer<typeof taxRate>): TaxRate => ({
  ...(draft as TaxRate),
  id: crypto.randomUUID().slice(0, 8),
});

export const taxCategories: ProjectResource<'tax-category'> = {
  type: 'tax-category',
  draft: draftOf({
    name: z.string().min(1),
    description: z.string().optional(),
    rates: z.array(taxRate).default([]),
  }),
  complete: ({ rates }: { rates: z.infer<typeof taxRate>[] }) => ({ rates: rates.map(rateOf) }),
  actions: {
    setKey: setKey(),
    addTaxRate: action({ taxRate }, (category: TaxCategory, fields) => {
      const { country, state } = fields.taxRate;
      if (category.rates.some((rate) => rate.country === country && rate.state === state))
        throw invalidOperation(`There is a tax rate for '${country}' already.`);
      return { ...category, rates: [...category.rates, rateOf(fields.taxRate)] };
    }),
    replaceTaxRate: action({ taxRateId: z.string(), taxRate }, (category: TaxCategory, fields) => {
      if (!category.rates.some(({ id }) => id === fields.taxRateId))
        throw invalidOperation(`There is no tax rate with the ID '${fields.taxRateId}'.`);
      return {
        ...category,
        rates: category.rates.map((rate) => (rate.id === fields.taxRateId ? rateOf(fields.taxRate) : rate)),
      };
    }),
  },
};

const location = z.strictObject({ country: countrySchema, state: z.string().optional() });

/** A place belongs to one zone: `resources.ts` says so. */
export const zones: ProjectResource<'zone'> = {
  type: 'zone',
  draft: draftOf({
    name: z.string().min(1),
    description: z.string().optional(),
    locations: z.array(location).default([]),
  }),
  actions: {
    setKey: setKey(),
    addLocation: action({ location }, (zone: Zone, fields) => ({
      ...zone,
      locations: [...zone.locations, fields.location as Zone['locations'][number]],
    })),
  },
};

const shippingRate = z.strictObject({ price: moneySchema, freeAbove: moneySchema.optional() });
type RateDraft = z.infer<typeof shippingRate>;
const shippingRateOf = ({ price, freeAbove }: RateDraft): ShippingRate => ({
  price: money(price.centAmount, price.currencyCode),
  ...(freeAbove && { freeAbove: money(freeAbove.centAmount, freeAbove.currencyCode) }),
  tiers: [],
});
const isRate =
  ({ price }: RateDraft) =>
  (rate: ShippingRate) =>
    rate.price.currencyCode === price.currencyCode && rate.price.centAmount === price.centAmount;

const zoneRate = z.strictObject({ zone: identifierSchema, shippingRates: z.array(shippingRate) });
const zoneOf = (storage: Storage, zone: z.infer<typeof identifierSchema>) =>
  ({ typeId: 'zone', id: resolve(storage, 'zone', zone).id }) as const;

interface MethodDraft {
  readonly taxCategory: z.infer<typeof identifierSchema>;
  readonly zoneRates: readonly z.infer<typeof zoneRate>[];
  readonly custom?: z.infer<typeof customFieldsSchema>;
}

/** The method with other prices in one of its zones. */
function inZone(
  storage: Storage,
  method: ShippingMethod,
  zone: z.infer<typeof identifierSchema>,
  change: (rates: readonly ShippingRate[]) => ShippingRate[],
): ShippingMethod {
  const { id } = zoneOf(storage, zone);
  if (!method.zoneRates.some((rate) => rate.zone.id === id))
    throw invalidOperation(`The zone '${id}' is not one of the shipping method.`);
  return {
    ...method,
    zoneRates: method.zoneRates.map((rate): ZoneRate => ({
      ...rate,
      shippingRates: rate.zone.id === id ? change(rate.shippingRates) : rate.shippingRates,
    })),
  };
}

export const shippingMethods: ProjectResource<'shipping-method'> = {
  type: 'shipping-method',
  draft: draftOf({
    name: z.string().min(1),
    localizedName: label.optional(),
    taxCategory: identifierSchema,
    zoneRates: z.array(zoneRate),
    isDefault: z.boolean(),
    custom: customFieldsSchema.optional(),
  }),
  complete: ({ taxCategory, zoneRates, custom }: MethodDraft, storage) => ({
    active: true,
    taxCategory: { typeId: 'tax-category', id: resolve(storage, 'tax-category', taxCategory).id },
    zoneRates: zoneRates.map(({ zone, shippingRates }) => ({
      zone: zoneOf(storage, zone),
      shippingRates: shippingRates.map(shippingRateOf),
    })),
    ...(custom && { custom: customFields(storage, 'shipping-method', custom) }),
  }),
  actions: {
    setKey: setKey(),
    addZone: action({ zone: identifierSchema }, (method: ShippingMethod, fields, storage) => {
      const zone = zoneOf(storage, fields.zone);
      if (method.zoneRates.some((rate) => rate.zone.id === zone.id))
        throw invalidOperation(`The zone '${zone.id}' is one of the shipping method already.`);
      return { ...method, zoneRates: [...method.zoneRates, { zone, shippingRates: [] }] };
    }),
    addShippingRate: action(
      { zone: identifierSchema, shippingRate },
      (method: ShippingMethod, { zone, shippingRate: added }, storage) =>
        inZone(storage, method, zone, (rates) => {
          if (rates.some(({ price }) => price.currencyCode === added.price.currencyCode))
            throw invalidOperation(`There is a shipping rate in '${added.price.currencyCode}' already.`);
          return [...rates, shippingRateOf(added)];
        }),
    ),
    removeShippingRate: action(
      { zone: identifierSchema, shippingRate },
      (method: ShippingMethod, { zone, shippingRate: removed }, storage) =>
        inZone(storage, method, zone, (rates) => {
          if (!rates.some(isRate(removed))) throw invalidOperation('There is no such shipping rate.');
          return rates.filter((rate) => !isRate(removed)(rate));
        }),
    ),
    setCustomType: action(customFieldsSchema.shape, (method: ShippingMethod, { type, fields }, storage) => ({
      ...method,
      custom: customFields(storage, 'shipping-method', { type, fields }),
    })),
    setCustomField: action(
      { name: z.string(), value: z.unknown() },
      (method: ShippingMethod, { name, value }, storage) => ({
        ...method,
        custom: changedCustomFields(storage, 'shipping-method', method.custom, {
          action: 'setCustomField',
          name,
          value,
        }),
      }),
    ),
  },
};
