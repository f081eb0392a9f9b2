import * as z from 'zod/mini';
import { countryCode, optionalCode, optionalText, text } from './fields.ts';

/** A postal address. The API checks which fields are required in the country. */
export const addressSchema = z.object({
  firstName: text(80),
  lastName: text(80),
  streetName: text(120),
  additionalStreetInfo: z.optional(optionalText(120)),
  /** Empty in countries that have none, e.g. Hong Kong. */
  postalCode: optionalCode(20),
  city: text(80),
  /** State or province code, e.g. `NY`, if addresses in the country have one. */
  state: z.optional(optionalText(40)),
  country: countryCode,
  phone: z.optional(optionalCode(30)),
});
export type Address = z.infer<typeof addressSchema>;
