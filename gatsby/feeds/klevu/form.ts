import { z } from 'zod';

/*
 * The form of Klevu's JSON indexing API: https://docs.klevu.com/indexing-apis/overview (limits, records),
 * …/complex-products (variants), …/custom-attributes, and …/data-types.
 */

const text = z.object({ default: z.string() });
const references = z.object({ values: z.array(z.string()) });

/**
 * One record. Variants of a product refer to its record as their `parentProduct`, which Klevu returns as `itemGroupId`; only
 * they have a price. Prices are by currency, the storefront's first before others, and in major units.
 */
export const klevuItem = z.object({
  /** No two records of an index have the same, whatever their types. */
  id: z.string(),
  type: z.enum(['KLEVU_PRODUCT', 'KLEVU_CATEGORY', 'KLEVU_CMS']),
  relations: z.object({ parentProduct: references, categories: references }).partial().optional(),
  /** Also those that the feed declares. */
  attributes: z.looseObject({
    name: text,
    url: z.string(),
    shortDescription: text,
    /** Words are found in it; it is not returned. */
    description: text.optional(),
    /** Of a category: the names from the root to it, separated by `;`. */
    categoryPath: z.string().optional(),
    sku: z.string().optional(),
    image: z.object({ default: z.object({ url: z.string() }) }).optional(),
    price: z.record(z.string(), z.object({ defaultPrice: z.number(), salePrice: z.number() })).optional(),
    inStock: z.boolean().optional(),
    rating: z.number().optional(),
    ratingCount: z.number().optional(),
    /** Further words that it is found by. */
    tags: z.array(z.string()).optional(),
  }),
});
export type KlevuItem = z.infer<typeof klevuItem>;

/** An attribute that is not Klevu's own, and has to be declared before a record may have it. */
export const klevuAttribute = z.object({
  name: z.string().regex(/^[a-z0-9]\w*$/i, 'is not letters, digits, and underscores'),
  datatype: z.enum(['STRING', 'MULTIVALUE', 'NUMBER']),
  label: text,
  searchable: z.boolean(),
  /** Whether shoppers filter by it. */
  filterable: z.boolean(),
  /** Whether results have it. */
  returnable: z.boolean(),
});
export type KlevuAttribute = z.infer<typeof klevuAttribute>;

/** `/feeds/klevu.json`: what the index of each language has to contain. */
export const klevuFeed = z.object({
  indexes: z.array(
    z.object({
      language: z.string(),
      /** The public key of the index. */
      apiKey: z.string(),
      /** How many records all parts have. */
      records: z.int(),
      /** The body of `PUT /v2/attributes/{name}` for each name. */
      attributes: z.array(klevuAttribute),
      /** Addresses of files, each of which is the body of a `PUT /v2/batch`, in this order. */
      parts: z.array(z.string()),
    }),
  ),
});
export type KlevuFeed = z.infer<typeof klevuFeed>;
