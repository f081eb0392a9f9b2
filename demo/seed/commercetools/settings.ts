import type { CartDiscountValueDraft, Money } from '@commercetools/platform-sdk';
import { type CommercetoolsSeed, fractionDigitsOf } from 'storefront-sandbox';
import { languages } from '../../../stores/types.ts';
import { type DemoDiscount, discounts } from '../../catalogue/discounts.ts';
import { locationsOf, shippingMethods, zones } from '../../catalogue/shipping.ts';
import { taxRates } from '../../catalogue/taxes.ts';
import { phrase } from '../../catalogue/texts.ts';

type Drafts<Part extends keyof CommercetoolsSeed> = NonNullable<CommercetoolsSeed[Part]>;

const money = (centAmount: number, currencyCode: string): Money => ({ centAmount, currencyCode });

/**
 * The project's own settings. Addresses name a state in ten countries, eight of which tax all states alike: there, the
 * rate of the country applies. The United States and Canada have no such rate, so a state without one stays untaxable.
 */
export const projectSettings = (): NonNullable<CommercetoolsSeed['project']> => ({
  languages: [...languages],
  carts: { countryTaxRateFallbackEnabled: true },
});

/** The tax categories `standard` and `reduced`. */
export const taxCategoryDrafts = (): Drafts<'taxCategories'> =>
  (['standard', 'reduced'] as const).map((key) => ({
    key,
    name: key,
    rates: taxRates
      .filter(({ category }) => category === key)
      .map(({ name, amount, includedInPrice, country, state }) => ({
        name,
        amount,
        includedInPrice,
        country,
        ...(state !== undefined && { state }),
      })),
  }));

export const zoneDrafts = (): Drafts<'zones'> =>
  zones.map((zone) => ({ key: zone.key, name: zone.name, locations: locationsOf(zone) }));

export const shippingMethodDrafts = (): Drafts<'shippingMethods'> =>
  shippingMethods.map(({ key, name, minDays, maxDays }, index) => ({
    key,
    name,
    localizedName: phrase(name),
    custom: { type: { typeId: 'type', key: 'delivery-time' }, fields: { minDays, maxDays } },
    taxCategory: { typeId: 'tax-category', key: 'standard' },
    isDefault: index === 0,
    zoneRates: zones.map(({ key: zone, currency, rates }) => ({
      zone: { typeId: 'zone', key: zone },
      shippingRates: [
        {
          price: money(rates[key].price, currency),
          ...(rates[key].freeAbove !== undefined && { freeAbove: money(rates[key].freeAbove, currency) }),
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

const cartDiscountValue = ({ value }: DemoDiscount): CartDiscountValueDraft =>
  'permyriad' in value
    ? { type: 'relative', permyriad: value.permyriad }
    : {
        type: 'absolute',
        money: Object.entries(value.amounts).map(([currency, centAmount]) => money(centAmount, currency)),
      };

export const cartDiscountDrafts = (): Drafts<'cartDiscounts'> =>
  discounts.map((discount, index) => ({
    key: discount.code,
    name: phrase(discount.name),
    value: cartDiscountValue(discount),
    cartPredicate: cartPredicate(discount),
    target: { type: 'lineItems', predicate: '1 = 1' },
    sortOrder: (1 - (index + 1) / (discounts.length + 1)).toFixed(6),
    requiresDiscountCode: true,
  }));

export const discountCodeDrafts = (): Drafts<'discountCodes'> =>
  discounts.map(({ code, name, validUntil }) => ({
    key: code,
    code,
    name: phrase(name),
    cartDiscounts: [{ typeId: 'cart-discount', key: code }],
    ...(validUntil !== undefined && { validUntil }),
  }));
