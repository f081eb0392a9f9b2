import { expect, it } from 'vitest';
import { brand as built } from '../../brands/build.ts';
import { brand as second } from '../../brands/second/build.ts';
import { projectOf } from './description.ts';

const brands = [built, second].map((brand) => ({ brand, ...projectOf(brand) }));

/** Every reference in a draft, wherever it is. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { typeId, key } = value as { readonly typeId?: unknown; readonly key?: unknown };
  if (typeof typeId === 'string') return [`${typeId}/${String(key)}`];
  return Object.values(value).flatMap(referencesIn);
}

it.each(brands)(
  '$brand.folder refers only to what its project has, and nested types come first',
  (project) => {
    const { taxCategories, zones, types, shippingMethods, productTypes } = project;
    const known = new Set(
      Object.entries({ 'tax-category': taxCategories, zone: zones, type: types }).flatMap(
        ([typeId, drafts]) => drafts.map(({ key }) => `${typeId}/${key}`),
      ),
    );
    for (const draft of [...shippingMethods, ...productTypes]) {
      expect(referencesIn(draft).filter((reference) => !known.has(reference))).toEqual([]);
      known.add(`product-type/${draft.key}`);
    }
  },
);

it.each(brands)(
  '$brand.folder delivers and taxes wherever it sells, in the currency of the country',
  (project) => {
    const [standard] = project.taxCategories;
    const prices = project.shippingMethods.flatMap(({ zoneRates }) => zoneRates);
    for (const { code, currency } of project.brand.storefronts.flatMap(({ countries }) => countries)) {
      const country = code.toUpperCase();
      const zone = project.zones.find(({ locations }) => locations.some((at) => at.country === country));
      const rates = prices
        .filter((rate) => rate.zone.key === zone?.key)
        .flatMap((rate) => rate.shippingRates);
      expect(rates.map(({ price }) => price.currencyCode)).toContain(currency);
      expect(standard?.rates.map((rate) => rate.country)).toContain(country);
    }
  },
);
