import * as z from 'zod/mini';
import { code, lines, optionalText, text, email } from './fields.ts';
import { maxNameLength, maxSupportMessageLength } from './limits.ts';

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
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** What is answered to a request for a link and to a message: nothing but that it was accepted. */
export const acceptedSchema = z.object({});
export type Accepted = z.infer<typeof acceptedSchema>;

/** A withdrawal that has been stored. */
export const withdrawalReceiptSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;
