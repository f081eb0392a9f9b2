import * as z from 'zod/mini';
import { email } from './cart-requests.ts';
import { code, lines, optionalText, text } from './fields.ts';
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
