import * as z from 'zod/mini';
import { email } from './cart-requests.ts';
import { code, lines, optionalText, text } from './fields.ts';

/** The most characters of a name, and of a topic or order number as somebody types it, in UTF-16 code units. */
export const maxNameLength = 80;

/** The most characters of a message to customer service, in UTF-16 code units. */
export const maxSupportMessageLength = 1000;

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
