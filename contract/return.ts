import * as z from 'zod/mini';
import { id, requestKey, text } from './fields.ts';
import { maxLines, maxQuantity } from './limits.ts';

/** Why something is sent back. */
export const returnReasons = [
  'tooSmall',
  'tooLarge',
  'notAsExpected',
  'damaged',
  'wrongItem',
  'changedMind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

const quantity = z.int().check(z.minimum(1), z.maximum(maxQuantity));

/** Announces that something of an order is sent back. */
export const createReturnSchema = z.object({
  key: requestKey,
  lines: z
    .array(
      z.object({
        lineItemId: id,
        quantity,
        reason: z.enum(returnReasons),
        /** The SKU of the variant that is wanted instead; null for money back. */
        exchangeFor: z.nullable(text(80)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxLines)),
});
export type CreateReturn = z.infer<typeof createReturnSchema>;

/** Pieces of one line that are on their way back, or have come back. */
export const returnedLineSchema = z.object({
  /** Never changes. */
  id: z.string(),
  /** The same for all lines that were announced, or came back, together. */
  returnId: z.string(),
  /** What the announcement is called, e.g. `T-DE-7K3M-9QF2-HT5V`; null if nobody announced it in the shop. */
  number: z.nullable(z.string()),
  /** When it was announced or came back, ISO 8601. */
  at: z.string(),
  lineItemId: z.string(),
  name: z.string(),
  quantity: z.int().check(z.minimum(1)),
  /** `closed`: it came back, and staff decided that no money is returned, e.g. because they sent something else instead. */
  state: z.enum(['announced', 'received', 'refunded', 'closed']),
  reason: z.nullable(z.enum(returnReasons)),
  /** What is wanted instead, in words; null for money back. */
  exchangeFor: z.nullable(z.string()),
  /** Whether whoever the order was a gift for announced it: staff arrange with them what they get for it. */
  isByRecipient: z.boolean(),
});
export type ReturnedLine = z.infer<typeof returnedLineSchema>;

/** What a return of an order can be about. */
const optionFields = {
  /** Variants for which lines can be exchanged: of the same product, at the same price, and in stock. */
  exchanges: z.array(z.object({ lineItemId: z.string(), sku: z.string(), name: z.string() })),
  /** Whether the shop has labels; without them, shoppers choose a carrier. */
  hasLabels: z.boolean(),
};
export const returnOptionsSchema = z.object(optionFields);
export type ReturnOptions = z.infer<typeof returnOptionsSchema>;
export type Exchange = ReturnOptions['exchanges'][number];

/** An order as whoever it was a gift for may see it: no price, no name, no address, and nothing of how it was paid. */
export const giftSchema = z.object({
  ...optionFields,
  orderNumber: z.string(),
  /** What can be sent back, with as many pieces. */
  lines: z.array(z.object({ id: z.string(), name: z.string(), variantLabel: z.string(), quantity: z.int() })),
  /** Until when, ISO 8601. */
  until: z.string(),
  /** What is on its way back or has come back because they announced it. */
  returns: z.array(returnedLineSchema),
});
export type Gift = z.infer<typeof giftSchema>;
