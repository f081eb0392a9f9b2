// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { linkedPagesOf } from '../../gatsby/page-context.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { isInEea } from '../../stores/european-economic-area.ts';
import { legalGuaranteeIn } from '../../stores/legal-guarantee.ts';
import { paymentMethodsIn } from '../../stores/payment-methods.ts';
import { storeById } from '../../stores/storefront.ts';
import { pathOf } from '../../stores/urls.ts';
import { validateStores } from '../../stores/validate.ts';
import { brands } from './brands.ts';

/* What has to be true of the storefronts of any brand. */
const all = brands.flatMap((brand) => brand.storefronts.map((store) => ({ brand, store, id: store.id })));
const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(all)('the storefront $id of $brand.name', ({ brand, store }) => {
  test('is found by its ID, and ships to every country that it sells in', () => {
    expect(storeById(store.id, brand.storefronts)).toBe(store);
    expect(duplicates(store.languages)).toEqual([]);
    for (const { code } of store.countries) expect(store.shippingCountries).toContain(code);
  });

  test('can be paid for in every country', () => {
    for (const country of store.countries) expect(paymentMethodsIn(country), country.code).not.toEqual([]);
  });

  test('has addresses of which the example of a postal code is right, in every country that it ships to', () => {
    for (const code of store.shippingCountries) {
      const { postalCode } = addressFormat(code);
      expect(postalCode?.pattern.test(postalCode.example) ?? true, code).toBe(true);
    }
  });

  test('product 2.3.37, 3.75, 3.76: has the pages about withdrawal and the legal guarantee exactly if it sells in the European Economic Area', () => {
    const isOwed = store.countries.some(({ code }) => isInEea(code));
    for (const page of ['withdraw', 'content/right-of-withdrawal', 'content/legal-guarantee'] as const)
      expect(store.legalPages.includes(page), page).toBe(isOwed);
    for (const { code } of store.countries) expect(legalGuaranteeIn(code) !== null, code).toBe(isOwed);
  });

  test('product 4.673: has the page about the right to cancel exactly if it sells in Great Britain', () => {
    const isOwed = store.countries.some(({ code }) => code === 'gb');
    expect(store.legalPages.includes('content/right-to-cancel')).toBe(isOwed);
  });

  test('has an address in each language for every page that the brand’s own links lead to', () => {
    for (const key of [...linkedPagesOf(brand), ...store.legalPages])
      for (const language of store.languages)
        expect(pathOf(store, language, key), `${key} in ${language}`).toMatch(/^\/./);
  });
});

test.each(brands)(
  'the storefronts of $name are valid, and no two share a country, an origin, a merchant account, or a search index',
  ({ folder, storefronts }) => {
    validateStores(storefronts, folder);
    expect(duplicates(storefronts.map(({ origin }) => origin))).toEqual([]);
    expect(duplicates(storefronts.map(({ merchantAccount }) => merchantAccount))).toEqual([]);
    expect(duplicates(storefronts.flatMap(({ searchKeys }) => Object.values(searchKeys)))).toEqual([]);
  },
);
