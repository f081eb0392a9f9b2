import { z } from 'zod';
import { requestTypes } from './requests.ts';

/** What careless code sends in place of a value that is missing or not a text. */
const notValues: ReadonlySet<string> = new Set(['[object Object]', 'undefined', 'null', 'NaN']);

const anyText = z.string().refine((value) => !notValues.has(value), 'is not a value');
const text = anyText.min(1);
const countText = z.string().regex(/^\d+$/, 'is not a whole number');
/** In major units, as text: `59.95`. */
const priceText = z.string().regex(/^\d+(\.\d+)?$/, 'is not a decimal number');
/** ISO 4217. */
const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'is not a currency code');
/** Empty if the visitor has no address of this version, or its service did not answer. */
const ipv4 = z.union([z.literal(''), z.ipv4()]).optional();
const ipv6 = z.union([z.literal(''), z.ipv6()]).optional();

/** What is known about the visitor who causes an event, and the filters that are active: `key:option;;key:start - end`. */
const common = {
  klevu_apiKey: text,
  klevu_shopperIP_v4: ipv4,
  klevu_shopperIP_v6: ipv6,
  klevu_uuid: text.optional(),
  data_protection: z.enum(['true', 'false']).optional(),
};
const klevu_activeFilters = text.optional();

const product = {
  klevu_productGroupId: text,
  klevu_productId: text,
  klevu_productVariantId: text,
  klevu_productName: text,
  klevu_productUrl: anyText,
};

const category = { klevu_categoryName: text, klevu_categoryPath: text, klevu_activeFilters };

/**
 * The form of each event of version 1, by its path below `/analytics/`. Every value is a text; what the protocol does not
 * document is refused.
 */
export const formSchemas: Readonly<Record<string, z.ZodType>> = {
  'n-search/search': z.strictObject({
    ...common,
    klevu_term: text,
    klevu_totalResults: countText,
    klevu_typeOfQuery: text,
    klevu_activeFilters,
  }),
  productTracking: z.strictObject({
    ...common,
    klevu_type: z.literal('clicked'),
    klevu_keywords: text,
    ...product,
    klevu_activeFilters,
  }),
  categoryProductViewTracking: z.strictObject({
    ...common,
    ...category,
    klevu_productIds: z.string().regex(/^[^,]+(,[^,]+)*$/, 'is not a list of IDs'),
    klevu_pageStartsFrom: countText,
  }),
  categoryProductClickTracking: z.strictObject({
    ...common,
    ...category,
    ...product,
    klevu_salePrice: priceText,
    klevu_productSku: text,
    klevu_productPosition: countText,
  }),
  dataTracking: z.strictObject({
    ...common,
    type: z.literal('banner'),
    klevu_request: z.literal('click'),
    klevu_term: text,
    klevu_bannerId: text,
    klevu_bannerName: text,
    klevu_image: text,
    klevu_target: text,
  }),
};

const envelope = {
  event_version: z.literal('1.0.0'),
  event_apikey: text,
  user_profile: z.strictObject({
    sessionId: text.optional(),
    ip_address_v4: ipv4,
    ip_address_v6: ipv6,
    klevu_uuid: text.optional(),
    data_protection: z.boolean().optional(),
  }),
};

const list = {
  list_id: text,
  list_logic: z.enum(Object.keys(requestTypes)),
  list_name: text,
  action: text.nullish(),
  spot_id: text.optional(),
  spot_name: text.optional(),
  segment_name: text.optional(),
  segment_id: text.optional(),
};

const listedItem = z.strictObject({
  /** From 1. */
  index: z.int().min(1),
  item_id: text,
  item_group_id: text,
  item_name: text,
  item_variant_id: text,
  price: priceText,
  currency: currencyCode,
  item_brand: text.optional(),
  item_category: text.optional(),
});

const picture = z.strictObject({
  resolution: text,
  index: z.int().min(1),
  banner_alt_tag: z.string(),
  banner_image_url: text,
  content_type: z.literal('image'),
});

const boughtItem = z.strictObject({
  currency: currencyCode,
  item_group_id: text,
  item_id: text,
  item_name: text,
  item_variant_id: text,
  /** In major units, a number in contrast to all other prices. */
  unit_price: z.number().min(0),
  order_id: text,
  order_line_id: text,
  units: z.int().min(1),
});

/** The events of version 2. What the protocol does not document is refused. */
export const eventSchema = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('view_recs_list'),
    ...envelope,
    event_data: z.union([
      z.strictObject({ ...list, items: z.array(listedItem).min(1) }),
      z.strictObject({ ...list, static_content: z.array(picture).min(1) }),
    ]),
  }),
  z.strictObject({
    event: z.literal('select_recs_list'),
    ...envelope,
    event_data: z.strictObject({ ...list, items: z.array(listedItem).length(1) }),
  }),
  z.strictObject({
    event: z.literal('order_purchase'),
    ...envelope,
    event_data: z.strictObject({ items: z.array(boughtItem).min(1) }),
  }),
]);
