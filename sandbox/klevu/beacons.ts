import { z } from 'zod';
import { anyText, countText, ipv4, ipv6, priceText, text } from './event-fields.ts';

/** What is known about the visitor who causes an event. */
const visitor = {
  klevu_shopperIP_v4: ipv4.optional(),
  klevu_shopperIP_v6: ipv6.optional(),
  klevu_uuid: text.optional(),
  data_protection: z.enum(['true', 'false']).optional(),
};

/** `key:option;;key:start - end` */
const activeFilters = text.optional();

const product = {
  klevu_productGroupId: text,
  klevu_productId: text,
  klevu_productVariantId: text,
  klevu_productName: text,
  klevu_productUrl: anyText,
};

const category = {
  klevu_categoryName: text,
  klevu_categoryPath: text,
  klevu_activeFilters: activeFilters,
  klevu_abTestId: text.optional(),
  klevu_abTestVariantId: text.optional(),
};

/**
 * The form of each event of version 1, by its path below `/analytics/`. Every value is a text; what the protocol does not
 * document is refused.
 */
export const beaconSchemas = {
  'n-search/search': z.strictObject({
    klevu_apiKey: text,
    klevu_term: text,
    klevu_totalResults: countText,
    klevu_typeOfQuery: text,
    klevu_activeFilters: activeFilters,
    ...visitor,
  }),
  productTracking: z.strictObject({
    klevu_apiKey: text,
    klevu_type: z.literal('clicked'),
    klevu_keywords: text,
    ...product,
    klevu_activeFilters: activeFilters,
    ...visitor,
  }),
  categoryProductViewTracking: z.strictObject({
    klevu_apiKey: text,
    ...category,
    klevu_productIds: z.string().regex(/^[^,]+(,[^,]+)*$/, 'is not a list of IDs'),
    klevu_pageStartsFrom: countText,
    ...visitor,
  }),
  categoryProductClickTracking: z.strictObject({
    klevu_apiKey: text,
    ...category,
    ...product,
    klevu_salePrice: priceText,
    klevu_productSku: text,
    klevu_productPosition: countText,
    ...visitor,
  }),
  dataTracking: z.strictObject({
    klevu_apiKey: text,
    type: z.literal('banner'),
    klevu_request: z.literal('click'),
    klevu_term: text,
    klevu_bannerId: text,
    klevu_bannerName: text,
    klevu_image: text,
    klevu_target: text,
    ...visitor,
  }),
} as const;

/** The name of an event of version 1: its path. */
export type BeaconName = keyof typeof beaconSchemas;

export const beaconNames = Object.keys(beaconSchemas) as readonly BeaconName[];
