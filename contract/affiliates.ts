import * as z from 'zod/mini';

const clickId = z.string().check(z.regex(/^[\w.-]{1,100}$/));

/** The clicks on affiliates' links that led to an order: IDs of Awin (`awc`) and of CJ Affiliate (`cjevent`). */
export const affiliatesSchema = z.object({ awinId: z.optional(clickId), cjEventId: z.optional(clickId) });
export type Affiliates = z.infer<typeof affiliatesSchema>;
