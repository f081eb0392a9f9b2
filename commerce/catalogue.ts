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
import { everyOne, oneByOne } from './every-one.ts';
import { inLanguages } from './in-languages.ts';
import { stockOfVariants, variantsOf } from './mapping/components.ts';
import { discountExpansions } from './mapping/prices.ts';

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

/**
 * Reads the complete catalogue, for the build.
 * @param languages those whose texts are wanted; by default, all of them.
 * @throws ShopError `CommerceUnavailable`.
 */
export async function readCatalogue(
  project: ByProjectKeyRequestBuilder,
  languages?: readonly Language[],
): Promise<PublishedCatalogue> {
  const expand = discountExpansions('prices[*]');
  const pages = oneByOne<ProductProjection>((query) =>
    project.productProjections().get({ queryArgs: { ...query, staged: false, expand } }),
  );
  const products: ProductProjection[] = [];
  const wanted = languages && new Set(['en', ...languages]);
  for await (const product of pages) {
    const read = withReadAttributes(product);
    products.push(wanted ? inLanguages(read, wanted) : read);
  }
  const categories = await everyOne<Category>((queryArgs) => project.categories().get({ queryArgs }));
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

/** Our keys are paths; keys in commercetools cannot contain a slash and use `_` instead. */
export const keysById = (categories: readonly Category[]): ReadonlyMap<string, string> =>
  new Map(categories.map(({ id, key }) => [id, key?.replaceAll('_', '/') ?? id]));
