import { catalogueOf, type PublishedCatalogue, productsSoldIn } from '../commerce/catalogue.ts';
import type { Store, StoreId } from '../stores/types.ts';
import { laterPagesOf } from './category-lists.ts';
import { finderPagesOf } from './finders.ts';
import { isPageKey, type PageKey, pageKeysOf } from '../stores/urls.ts';

/**
 * The pages each storefront builds: every screen, every category with all pages of its list, the products it has a price
 * for, finders among several of these, and the content that is for every storefront or required by its own law. Every storefront's build arrives at the
 * same result, so that alternates are reciprocal.
 * @param unpublished pages of `content/` that are drafts, or that nobody has written.
 */
export function builtPagesOf(
  stores: readonly Store[],
  catalogue: PublishedCatalogue,
  unpublished: ReadonlySet<PageKey> = new Set(),
): ReadonlyMap<StoreId, readonly PageKey[]> {
  const legal = new Set(stores.flatMap(({ legalPages }) => legalPages));
  return new Map(
    stores.map((store) => {
      const shared = pageKeysOf(store).filter(
        (key) =>
          !/^(product|finder)\//.test(key) &&
          !legal.has(key) &&
          !unpublished.has(key) &&
          (key !== 'send-back' || store.returnDays !== null),
      );
      const sold = productsSoldIn(catalogue, store.countries);
      const products = sold.map(({ key }) => `product/${key}`).filter((key) => isPageKey(store, key));
      const finders = finderPagesOf(store, sold);
      return [
        store.id,
        [...shared, ...laterPagesOf(sold, store), ...store.legalPages, ...products, ...finders],
      ];
    }),
  );
}

export function variantsOf(
  stores: readonly Store[],
  catalogue: PublishedCatalogue,
): ReadonlyMap<StoreId, ReadonlyMap<PageKey, readonly string[]>> {
  return new Map(
    stores.map((store) => {
      const { products } = catalogueOf(catalogue, store.languages[0], store.countries);
      const pages = products.map(
        ({ key, variants }) => [`product/${key}`, variants.map(({ sku }) => sku)] as const,
      );
      return [
        store.id,
        new Map(pages.flatMap(([page, skus]) => (isPageKey(store, page) ? [[page, skus]] : []))),
      ];
    }),
  );
}
