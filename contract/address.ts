import * as z from 'zod/mini';
import {
  type AbsentField,
  type AddressField,
  addressFields,
  eachField,
  type FieldFacts,
  type PostalAddress,
} from '../stores/address-formats/fields.ts';
import { countryCode, optionalCode, optionalText } from './fields.ts';

export type Address = PostalAddress;

type Text = z.ZodMiniString<string>;
type Shape = Readonly<Record<Exclude<AddressField, AbsentField>, Text>> &
  Readonly<Record<AbsentField, z.ZodMiniOptional<Text>>>;

const shapeOf = (textOf: (facts: FieldFacts) => Text): Shape =>
  eachField((field) => {
    const facts = addressFields[field];
    return facts.without === 'no field' ? z.optional(textOf(facts)) : textOf(facts);
  }) as Shape;

/** An address in a request. The API checks which fields are required in the country. */
export const addressSchema = z.object({
  ...shapeOf(({ max, isCode, without }) => {
    const text = (isCode ? optionalCode : optionalText)(max);
    return without ? text : text.check(z.minLength(1));
  }),
  country: countryCode,
});

/** An address in an answer, whatever its length: in the Merchant Center, staff may write an address as they like. */
export const answeredAddressSchema = z.object({ ...shapeOf(() => z.string()), country: z.string() });
