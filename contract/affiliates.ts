import { z } from 'zod';

const clickId = z.string().regex(/^[\w.-]{1,100}$/);

/** The clicks on affiliates' links that led to an order: IDs of Awin (`awc`) and of CJ Affiliate (`cjevent`). */
export const affiliatesSchema = z.object({ awinId: clickId.optional(), cjEventId: clickId.optional() });
export type Affiliates = z.infer<typeof affiliatesSchema>;
