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

/** The same in an answer, whatever its length: in the Merchant Center, staff may write an address as they like. */
export const answeredAddressSchema: z.ZodMiniType<Address> = z.object({
  firstName: z.string(),
  lastName: z.string(),
  streetName: z.string(),
  additionalStreetInfo: z.optional(z.string()),
  postalCode: z.string(),
  city: z.string(),
  state: z.optional(z.string()),
  country: z.string(),
  phone: z.optional(z.string()),
});
