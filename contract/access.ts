import * as z from 'zod/mini';

/** The token of a link (`secret-links.ts`), to be exchanged for a cookie. */
export const openingSchema = z.object({ token: z.string().check(z.maxLength(500)) });

/** A link that opens an order in any browser. */
export const orderLinkSchema = z.object({
  path: z.string(),
});
export type OrderLink = z.infer<typeof orderLinkSchema>;
