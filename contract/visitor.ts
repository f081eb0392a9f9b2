import { z } from 'zod';
import { countryCode } from './fields.ts';

/** What the edge saw of a visitor; null where the host does not say. */
export const visitorSchema = z.object({ country: countryCode.nullable() });
export type Visitor = z.infer<typeof visitorSchema>;
