import { z } from 'zod';
import { countryCode } from './fields.ts';

/** What the edge knows about a visitor; null if the host does not report it. */
export const visitorSchema = z.object({ country: countryCode.nullable() });
export type Visitor = z.infer<typeof visitorSchema>;
