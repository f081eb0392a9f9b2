import { z } from 'zod';
import { countryCode, text } from './fields.ts';

/** A postal address. The API checks which fields are required in the country. */
export const addressSchema = z.object({
  firstName: text(80),
  lastName: text(80),
  streetName: text(120),
  additionalStreetInfo: z.string().trim().max(120).optional(),
  /** Empty in countries that have none, e.g. Hong Kong. */
  postalCode: z.string().trim().max(20),
  city: text(80),
  /** State or province code, e.g. `NY`, if addresses in the country have one. */
  state: z.string().trim().max(40).optional(),
  country: countryCode,
  phone: z.string().trim().max(30).optional(),
});
export type Address = z.infer<typeof addressSchema>;
