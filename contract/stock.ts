import * as z from 'zod/mini';
import { text } from './fields.ts';

/** The SKUs that `GET /api/stock?sku=…&sku=…` asks about: the variants of one product, far fewer than the maximum. */
export const stockQuerySchema = z.object({ sku: z.array(text(80)).check(z.minLength(1), z.maxLength(50)) });

/** Units in stock by SKU, null if its stock is not tracked; unknown SKUs are left out. */
export const stockSchema = z.record(z.string(), z.nullable(z.int()));
export type Stock = z.infer<typeof stockSchema>;
