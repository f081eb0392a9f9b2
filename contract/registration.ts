import * as z from 'zod/mini';
import { addressFields } from '../stores/address-formats/fields.ts';
import { isPhoneText } from '../stores/address-formats/phone-text.ts';
import { batchFrom, maxBatchLength } from '../stores/batch.ts';
import {
  countryCode,
  optionalCode,
  optionalEmail,
  optionalLines,
  optionalText,
  requestKey,
  text,
} from './fields.ts';
import { registrationLengths } from './limits.ts';

/** What somebody says about a product that they own, so that they can be told of a recall. */
const registrationStatement = {
  /** The product's key in the catalogue; empty if it is not in the shop, or not anymore. */
  product: optionalText(registrationLengths.model),
  /** Its name, as the page showed it, or as it was typed. */
  model: text(registrationLengths.model),
  /** As `batchFrom` (`stores/batch.ts`) reads it, e.g. `HF24031`. */
  batch: z.string().check(
    z.maxLength(maxBatchLength),
    z.overwrite((typed) => batchFrom(typed) ?? ''),
    z.minLength(1),
  ),
  /** On which day (`YYYY-MM-DD`), and where; both may be empty, and are in the United States. */
  bought: z.object({
    on: z.union([z.literal(''), z.iso.date()]),
    at: optionalText(registrationLengths.seller),
  }),
  name: optionalText(registrationLengths.name),
  /** A postal address in lines, without the name and the country; may be empty. */
  address: optionalLines(registrationLengths.address),
  country: countryCode,
  /** Empty if they gave none; `missingIn` (`stores/registration-law.ts`) says what a storefront needs. */
  email: optionalEmail,
  phone: optionalCode(addressFields.phone.max).check(
    z.refine((typed) => typed === '' || isPhoneText(typed), 'must be a phone number'),
  ),
};

export const registrationStatementSchema = z.object(registrationStatement);
export type RegistrationStatement = z.infer<typeof registrationStatementSchema>;

export const createRegistrationSchema = z.object({
  key: requestKey,
  ...registrationStatement,
});
export type CreateRegistration = z.infer<typeof createRegistrationSchema>;

/** A registration as the shop keeps it. */
export const registrationSchema = z.object({
  /** Like an order number, e.g. `P-DE-7K3M-9QF2-HT5V`; the shop makes it. */
  id: z.string(),
  /** ISO 8601. */
  receivedAt: z.string(),
  language: z.string(),
  ...registrationStatement,
  /** When its owner changed it last, ISO 8601; absent if never. */
  changedAt: z.optional(z.string()),
  /**
   * When its owner had it deleted, ISO 8601, though the law has it kept for a while: it is then used for nothing but recalls, and no
   * link shows it. Absent otherwise.
   */
  endedAt: z.optional(z.string()),
});
export type Registration = z.infer<typeof registrationSchema>;

export const registrationReceiptSchema = z.object({ id: z.string() });
export type RegistrationReceipt = z.infer<typeof registrationReceiptSchema>;

/** That a registration has been deleted; or until when (ISO 8601) the law has it kept for recalls alone. */
export const registrationEndSchema = z.object({ keptUntil: z.nullable(z.string()) });
export type RegistrationEnd = z.infer<typeof registrationEndSchema>;
