import type { ByProjectKeyRequestBuilder, Category, ProductProjection } from '@commercetools/platform-sdk';
import type { Language } from '../../stores/types.ts';
import {
  type CommerceCategory,
  commerceCategoryOf,
  type CommerceProduct,
  commerceProductOf,
} from './catalogue-mapping.ts';
import type { Market } from './commerce.ts';
import { shopErrorOf } from './mapping/errors.ts';

/** Resources a page; the most commercetools gives. */
const pageSize = 500;
const page = { sort: 'id asc', limit: pageSize, withTotal: false };

/** Reads the whole published catalogue, for the build: all of it or `ShopError` `CommerceUnavailable`. */
export interface CatalogueReader {
  /** Every published product that has a price in the market. */
  listProducts(market: Market): Promise<CommerceProduct[]>;
  listCategories(): Promise<CommerceCategory[]>;
}

/** @param language of the texts; what has none in it is in English. */
export function createCatalogueReader(
  project: ByProjectKeyRequestBuilder,
  language: Language = 'en',
): CatalogueReader {
  return {
    async listProducts({ country, currency }) {
      const priceSelection = { priceCountry: country.toUpperCase(), priceCurrency: currency };
      const categoryKeys = keysById(await allCategories(project));
      const products = await everyPage<ProductProjection>((where) =>
        project
          .productProjections()
          .get({ queryArgs: { ...page, ...where, ...priceSelection, staged: false } })
          .execute(),
      );
      return products
        .map((product) => commerceProductOf(product, { language, categoryKeys }))
        .filter((product) => product !== null);
    },

    async listCategories() {
      const categories = await allCategories(project);
      const categoryKeys = keysById(categories);
      return categories.map((category) => commerceCategoryOf(category, { language, categoryKeys }));
    },
  };
}

const allCategories = (project: ByProjectKeyRequestBuilder): Promise<Category[]> =>
  everyPage<Category>((where) =>
    project
      .categories()
      .get({ queryArgs: { ...page, ...where } })
      .execute(),
  );

/** Our keys are paths; keys of commercetools cannot hold a slash and have `_` in its place. */
const keysById = (categories: readonly Category[]): ReadonlyMap<string, string> =>
  new Map(categories.map(({ id, key }) => [id, key?.replaceAll('_', '/') ?? id]));

/**
 * All resources, a page at a time by id: what is added or removed meanwhile shifts nothing.
 */
async function everyPage<Resource extends { readonly id: string }>(
  request: (where: { where?: string }) => Promise<{ body: { results: Resource[] } }>,
): Promise<Resource[]> {
  const all: Resource[] = [];
  for (;;) {
    const last = all.at(-1);
    const { body } = await request(last ? { where: `id > "${last.id}"` } : {}).catch((error: unknown) => {
      throw shopErrorOf(error);
    });
    all.push(...body.results);
    if (body.results.length < pageSize) return all;
  }
}
