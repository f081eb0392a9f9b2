import type { ByProjectKeyRequestBuilder, Category, ProductProjection } from '@commercetools/platform-sdk';
import type { Language, StoreCountry } from '../stores/types.ts';
import {
  type CommerceCategory,
  commerceCategoryOf,
  type CommerceProduct,
  commerceProductOf,
  isSoldAlone,
  isSoldIn,
  placeOf,
  variantAttributes,
} from './catalogue-mapping.ts';
import { stockOfVariants, variantsOf } from './mapping/components.ts';
import { refuse } from './mapping/errors.ts';
import { discountExpansions } from './mapping/prices.ts';

/** Resources per page; the maximum commercetools allows. */
const pageSize = 500;
export const pageQuery = { sort: 'id asc', limit: pageSize, withTotal: false };

/** The complete published catalogue in the form commercetools returns, with the attributes that are read. */
export interface PublishedCatalogue {
  readonly products: readonly ProductProjection[];
  readonly categories: readonly Category[];
}

/** A storefront's catalogue in one language. */
export interface Catalogue {
  /** Every product that has a price in one of the countries. */
  readonly products: readonly CommerceProduct[];
  readonly categories: readonly CommerceCategory[];
}

/** Reads the complete catalogue, for the build. @throws ShopError `CommerceUnavailable`. */
export async function readCatalogue(project: ByProjectKeyRequestBuilder): Promise<PublishedCatalogue> {
  const [products, categories] = await Promise.all([allProducts(project), allCategories(project)]);
  return { products, categories };
}

/** @param language the language of the texts; missing texts are in English. */
export function catalogueOf(
  { products, categories }: PublishedCatalogue,
  language: Language,
  countries: readonly StoreCountry[],
): Catalogue {
  const stock = stockOfVariants(products.flatMap(variantsOf));
  const context = { language, countries, stock, categoryKeys: keysById(categories) };
  return {
    products: products
      .map((product) => commerceProductOf(product, context))
      .filter((product) => product !== null),
    categories: categories.map((category) => commerceCategoryOf(category, context)),
  };
}

/** The keys of the products with a page that have a price in one of the countries, and of the categories they are in. */
export function productsSoldIn(
  { products, categories }: PublishedCatalogue,
  countries: readonly StoreCountry[],
): Pick<CommerceProduct, 'key' | 'categoryKeys'>[] {
  const categoryKeys = keysById(categories);
  return products
    .filter((product) => isSoldIn(product, countries))
    .map((product) => placeOf(product, categoryKeys))
    .filter(isSoldAlone);
}

const allProducts = (project: ByProjectKeyRequestBuilder): Promise<ProductProjection[]> =>
  everyPage<ProductProjection>(
    (where) =>
      project
        .productProjections()
        .get({
          queryArgs: { ...pageQuery, ...where, staged: false, expand: discountExpansions('prices[*]') },
        })
        .execute(),
    withReadAttributes,
  );

/**
 * A product whose variants, except for the first, have only the attributes in which they differ: commercetools repeats
 * all texts of a product in every variant, and a build holds the entire catalogue.
 */
const withReadAttributes = (product: ProductProjection): ProductProjection => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    attributes: variant.attributes?.filter(({ name }) => variantAttributes.has(name)) ?? [],
  })),
});

const allCategories = (project: ByProjectKeyRequestBuilder): Promise<Category[]> =>
  everyPage<Category>((where) =>
    project
      .categories()
      .get({ queryArgs: { ...pageQuery, ...where } })
      .execute(),
  );

/** Our keys are paths; keys in commercetools cannot contain a slash and use `_` instead. */
export const keysById = (categories: readonly Category[]): ReadonlyMap<string, string> =>
  new Map(categories.map(({ id, key }) => [id, key?.replaceAll('_', '/') ?? id]));

/**
 * All resources, one page at a time, ordered by ID: resources added or removed in the meantime do not shift the pages.
 */
export async function everyPage<Resource extends { readonly id: string }>(
  request: (where: { where?: string }) => Promise<{ body: { results: Resource[] } }>,
  keep: (resource: Resource) => Resource = (resource) => resource,
): Promise<Resource[]> {
  const all: Resource[] = [];
  for (;;) {
    const last = all.at(-1);
    const { body } = await request(last ? { where: `id > "${last.id}"` } : {}).catch(refuse);
    all.push(...body.results.map(keep));
    if (body.results.length < pageSize) return all;
  }
}
