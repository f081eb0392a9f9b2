import * as z from 'zod/mini';
import { code, countryCode, email, lines, optionalLines, optionalText, requestKey, text } from './fields.ts';
import { fileIdsSchema } from './files.ts';
import { maxNameLength, maxSupportMessageLength, withdrawalLengths } from './limits.ts';

/** Asks for a link to an order. Whether there is such an order is told only to the order's own email address. */
export const orderLinkRequestSchema = z.object({ orderNumber: code(maxNameLength), email });
export type OrderLinkRequest = z.infer<typeof orderLinkRequestSchema>;

/** A message to customer service, which answers to `email`. */
export const supportMessageSchema = z.object({
  name: text(maxNameLength),
  email,
  /** A topic or an order number; may be empty. */
  topic: optionalText(maxNameLength),
  message: lines(maxSupportMessageLength),
  /** Photographs that it comes with; pages of an older build name none. */
  files: z._default(fileIdsSchema, []),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** What is answered to a request for a link and to a message: nothing but that it was accepted. */
export const acceptedSchema = z.object({});
export type Accepted = z.infer<typeof acceptedSchema>;

export const withdrawalReceiptSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;

/** Asks to be told by e-mail when something is in stock again. Nothing happens before its owner confirms the address. */
export const restockRequestSchema = z.object({
  sku: text(80),
  /** Where the shopper shops: it has to be sold there. */
  country: countryCode,
  email,
});
export type RestockRequest = z.infer<typeof restockRequestSchema>;

/** A consumer's statement to withdraw from a contract (Directive 2011/83/EU, Article 11a). */
const withdrawalStatement = {
  name: text(withdrawalLengths.name),
  /** As typed: whether there is such an order decides nothing here. */
  orderNumber: text(withdrawalLengths.orderNumber),
  email,
  /** What is sent back, in the customer's words; empty for the whole order. */
  items: optionalLines(withdrawalLengths.items),
  note: optionalLines(withdrawalLengths.note),
};

export const createWithdrawalSchema = z.object({
  key: requestKey,
  ...withdrawalStatement,
});
export type CreateWithdrawal = z.infer<typeof createWithdrawalSchema>;

/** What somebody fills in; the key is made when it is confirmed. */
export type WithdrawalStatement = Omit<CreateWithdrawal, 'key'>;

/**
 * What is known of the order that a customer names. `matched`: it exists and has the customer's email address. The rest is for a
 * person; the customer is answered the same.
 */
export const orderStandingSchema = z.enum(['matched', 'other-email', 'unknown']);
export type OrderStanding = z.infer<typeof orderStandingSchema>;

/** A withdrawal as the shop keeps it. */
export const withdrawalSchema = z.object({
  /** Like an order number, e.g. `W-DE-7K3M-9QF2-HT5V`; the shop makes it. */
  id: z.string(),
  receivedAt: z.string(),
  language: z.string(),
  ...withdrawalStatement,
  order: orderStandingSchema,
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** The token of a link (`secret-links.ts`), to be exchanged for a cookie. */
export const openingSchema = z.object({ token: z.string().check(z.maxLength(500)) });

/** A link that opens an order in any browser. */
export const orderLinkSchema = z.object({ path: z.string() });
export type OrderLink = z.infer<typeof orderLinkSchema>;
