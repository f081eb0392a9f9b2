import * as z from 'zod/mini';
import { addressFields } from '../stores/address-formats/fields.ts';
import { code, countryCode, optionalCode, optionalText } from './fields.ts';

/** The country that `GET /api/delivery?country=` asks about. */
export const deliveryQuerySchema = z.object({ country: countryCode });

/** A place that is known in part: a quote needs less than a parcel. */
export const placeSchema = z.object({
  country: countryCode,
  /** State or province code; if missing, it is derived from the postal code where that tells it. */
  state: z.optional(optionalText(addressFields.state.max)),
  city: z.optional(optionalText(addressFields.city.max)),
  /** May be shortened: a ZIP code's five digits; in Canada and Britain, all but the last three characters. */
  postalCode: z.optional(optionalCode(addressFields.postalCode.max)),
});
export type Place = z.infer<typeof placeSchema>;

/** Where to deliver a cart, and a code that the shopper has entered beside it, e.g. in a wallet's sheet. */
export const quoteRequestSchema = z.extend(placeSchema, { discountCode: z.optional(code(60)) });
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
