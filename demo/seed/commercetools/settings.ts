import type {
  CartDiscount,
  DiscountCode,
  ShippingMethod,
  Store,
  TaxCategory,
  Zone,
} from '@commercetools/platform-sdk';
import { stores } from '../../../stores/index.ts';
import { discounts } from '../../catalogue/discounts.ts';
import type { DemoDiscount } from '../../catalogue/discounts.ts';
import { locationsOf, shippingMethods, zones } from '../../catalogue/shipping.ts';
import { taxRates } from '../../catalogue/taxes.ts';
import { phrase } from '../../catalogue/texts.ts';
import { fractionDigitsOf } from '../../fraction-digits.ts';
import { without } from '../fields.ts';
import { money } from '../money.ts';
import { english, referenceTo, seeded } from './resources.ts';

/** The tax categories `standard` and `reduced`. */
export const seedTaxCategories = (): TaxCategory[] =>
  (['standard', 'reduced'] as const).map((key) => ({
    ...seeded('tax-category', key),
    name: key,
    rates: taxRates
      .filter(({ category }) => category === key)
      .map((rate) => ({ id: `${key}-${rate.country}-${rate.state ?? 'all'}`, ...without(rate, 'category') })),
  }));

export const seedZones = (): Zone[] =>
  zones.map((zone) => ({ ...seeded('zone', zone.key), name: zone.name, locations: locationsOf(zone) }));

export const seedShippingMethods = (): ShippingMethod[] =>
  shippingMethods.map(({ key, name, description }, index) => ({
    ...seeded('shipping-method', key),
    name,
    localizedName: phrase(name),
    localizedDescription: phrase(description),
    taxCategory: referenceTo('tax-category', 'standard'),
    active: true,
    isDefault: index === 0,
    stores: [],
    zoneRates: zones.map(({ key: zone, currency, rates }) => ({
      zone: referenceTo('zone', zone),
      shippingRates: [
        {
          price: money(rates[key].price, currency),
          ...(rates[key].freeAbove !== undefined && { freeAbove: money(rates[key].freeAbove, currency) }),
          tiers: [],
        },
      ],
    })),
  }));

function cartPredicate({ minimum }: DemoDiscount): string {
  if (!minimum) return '1 = 1';
  return Object.entries(minimum)
    .map(([currency, centAmount]) => {
      const digits = fractionDigitsOf(currency);
      return `totalPrice >= "${(centAmount / 10 ** digits).toFixed(digits)} ${currency}"`;
    })
    .join(' or ');
}

const cartDiscountValue = ({ value }: DemoDiscount): CartDiscount['value'] =>
  'permyriad' in value
    ? { type: 'relative', permyriad: value.permyriad }
    : {
        type: 'absolute',
        money: Object.entries(value.amounts).map(([currency, centAmount]) => money(centAmount, currency)),
      };

export const seedCartDiscounts = (): CartDiscount[] =>
  discounts.map((discount, index) => ({
    ...seeded('cart-discount', discount.code),
    name: phrase(discount.name),
    value: cartDiscountValue(discount),
    cartPredicate: cartPredicate(discount),
    target: { type: 'lineItems', predicate: '1 = 1' },
    sortOrder: (1 - (index + 1) / (discounts.length + 1)).toFixed(6),
    stores: [],
    isActive: true,
    requiresDiscountCode: true,
    references: [],
    stackingMode: 'Stacking',
    recurringOrderScope: { type: 'AnyOrder' },
  }));

export const seedDiscountCodes = (): DiscountCode[] =>
  discounts.map(({ code, name, validUntil }) => ({
    ...seeded('discount-code', code),
    code,
    name: phrase(name),
    cartDiscounts: [referenceTo('cart-discount', code)],
    stores: [],
    isActive: true,
    references: [],
    groups: [],
    ...(validUntil !== undefined && { validUntil }),
  }));

export const seedStores = (): Store[] =>
  Object.values(stores).map(({ id, countries, languages }) => ({
    ...seeded('store', id),
    name: english(id),
    languages: [...languages],
    countries: countries.map(({ code }) => ({ code: code.toUpperCase() })),
    distributionChannels: [],
    supplyChannels: [],
    productSelections: [],
  }));
