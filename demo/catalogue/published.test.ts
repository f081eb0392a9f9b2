import { beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../../brands/demo/storefronts/index.ts';
import type { Language, StoreId } from '../../stores/types.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { catalogueOf, productsSoldIn, type PublishedCatalogue } from '../../commerce/catalogue.ts';

const sandboxed = useSandboxedShop();
let published: PublishedCatalogue;
beforeAll(async () => {
  published = await sandboxed.shop.catalogue();
});

const catalogueIn = (storeId: StoreId, language: Language) =>
  catalogueOf(published, language, stores[storeId].countries);
const keysSoldIn = (countries: Parameters<typeof productsSoldIn>[1]) =>
  productsSoldIn(published, countries).map(({ key }) => key);

describe('a product that a storefront has no price for', () => {
  it('is the only kind that is missing: everything sold has a page, except the message of a gift', () => {
    for (const store of Object.values(stores)) {
      const listed = catalogueIn(store.id, 'en').products.filter(({ kind }) => kind !== 'gift-message');
      expect(keysSoldIn(store.countries)).toEqual(listed.map(({ key }) => key));
    }
  });
});
