import * as z from 'zod/mini';
import { countryCode, text, email } from './fields.ts';

/** Asks to be told by e-mail when something is in stock again. Nothing happens before its owner confirms the address. */
export const restockRequestSchema = z.object({
  sku: text(80),
  /** Where the shopper shops: it has to be sold there. */
  country: countryCode,
  email,
});
export type RestockRequest = z.infer<typeof restockRequestSchema>;

/** What a link in an e-mail contains: which request, and what proves that the e-mail has arrived at its address. */
export const restockLinkSchema = z.object({
  request: z.string().check(z.regex(/^R-[A-Z]{2}-[\dA-Z-]{1,20}$/)),
  token: z.string().check(z.maxLength(500)),
});
export type RestockLink = z.infer<typeof restockLinkSchema>;
