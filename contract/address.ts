import { z } from 'zod';
import { countryCode, optionalText, text } from './fields.ts';

/** A postal address. The API checks which fields are required in the country. */
export const addressSchema = z.object({
  firstName: text(80),
  lastName: text(80),
  streetName: text(120),
  additionalStreetInfo: optionalText(120).optional(),
  /** Empty in countries that have none, e.g. Hong Kong. */
  postalCode: optionalText(20),
  city: text(80),
  /** State or province code, e.g. `NY`, if addresses in the country have one. */
  state: optionalText(40).optional(),
  country: countryCode,
  phone: optionalText(30).optional(),
});
export type Address = z.infer<typeof addressSchema>;
