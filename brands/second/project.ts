import type { BrandProject } from '../project-types.ts';
import { storefronts } from './storefronts/index.ts';

export const sizes = ['s', 'm', 'l', 'xl'] as const;

/** What products may be, by the attributes that hold it. */
export const values = {
  color: { pine: { en: 'Pine', nb: 'Furu' }, slate: { en: 'Slate', nb: 'Skifer' } },
  size: Object.fromEntries(sizes.map((size) => [size, { en: size.toUpperCase() }])),
  weather: {
    rain: { en: 'Rain', nb: 'Regn' },
    wind: { en: 'Wind', nb: 'Vind' },
    cold: { en: 'Cold', nb: 'Kulde' },
  },
};

const countries = storefronts.flatMap((store) =>
  store.countries.map(({ code, currency }) => ({
    code: code.toUpperCase(),
    currency,
    included: store.tax.included,
  })),
);

/** What the brand has in its commercetools project, beside its products. EXAMPLES: taxes and what delivery costs. */
export const project: BrandProject = {
  productType: { key: 'product', description: 'Everything the shop sells', values },
  taxes: countries.map(({ code, included }) => ({
    name: 'Tax (example)',
    amount: 0.25,
    includedInPrice: included,
    country: code,
  })),
  zones: countries.map(({ code, currency }) => ({
    key: code.toLowerCase(),
    name: code,
    currency,
    countries: [code],
    rates: { standard: { price: 7_900, freeAbove: 100_000 } },
  })),
  shippingMethods: [{ key: 'standard', name: 'Standard', minDays: 2, maxDays: 4 }],
};
