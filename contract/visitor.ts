import * as z from 'zod/mini';
import { countryCode } from './fields.ts';

/** What the edge knows about a visitor; null if the host does not report it. */
export const visitorSchema = z.object({ country: z.nullable(countryCode) });
export type Visitor = z.infer<typeof visitorSchema>;
