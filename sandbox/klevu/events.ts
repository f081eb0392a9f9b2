import { z } from 'zod';
import { currencyCode, ipv4, ipv6, priceText, text } from './event-fields.ts';
import { recommendationLogics } from './recommendation-logics.ts';

const envelope = {
  event_version: z.literal('1.0.0'),
  event_apikey: text,
  user_profile: z.strictObject({
    sessionId: text.optional(),
    ip_address_v4: ipv4.optional(),
    ip_address_v6: ipv6.optional(),
    klevu_uuid: text.optional(),
    data_protection: z.boolean().optional(),
  }),
};

const list = {
  list_id: text,
  list_logic: z.enum(recommendationLogics),
  list_name: text,
  // Only lists of the merchant's console have these.
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

const staticContent = z
  .array(
    z.strictObject({
      resolution: text,
      index: z.int().min(1),
      banner_alt_tag: z.string(),
      banner_image_url: text,
      content_type: z.literal('image'),
    }),
  )
  .min(1);

/** Products or pictures, never both. */
const listOf = (items: typeof listedItems) =>
  z.union([z.strictObject({ ...list, items }), z.strictObject({ ...list, static_content: staticContent })]);

const listedItems = z.array(listedItem).min(1);

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
  z.strictObject({ event: z.literal('view_recs_list'), ...envelope, event_data: listOf(listedItems) }),
  z.strictObject({
    event: z.literal('select_recs_list'),
    ...envelope,
    event_data: listOf(listedItems.max(1)),
  }),
  z.strictObject({
    event: z.literal('order_purchase'),
    ...envelope,
    event_data: z.strictObject({ items: z.array(boughtItem).min(1) }),
  }),
]);
