import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** A way of delivery that the payer can choose in PayPal's sheet. */
const optionSchema = z.object({
  reference: z.string(),
  description: z.string(),
  /** Minor units. */
  value: z.int(),
  selected: z.boolean(),
});
export type DeliveryOption = z.infer<typeof optionSchema>;

/** An address as PayPal writes it (https://developer.paypal.com/docs/api/orders/v2/#definition-address_portable). */
export const paypalAddressSchema = z.object({
  address_line_1: z.string().optional(),
  address_line_2: z.string().optional(),
  /** State or province. */
  admin_area_1: z.string().optional(),
  /** City. */
  admin_area_2: z.string().optional(),
  postal_code: z.string().optional(),
  country_code: z.string().regex(/^[A-Z]{2}$/),
});

/** Who approved an order, and where to deliver it. */
export const payerSchema = z.object({
  email: z.string(),
  /** The payer's country of residence, ISO 3166-1 alpha-2. */
  country: z.string(),
  /** Absent if the shop did not ask where to deliver. */
  shipping: z.object({ fullName: z.string(), address: paypalAddressSchema }).exactOptional(),
  /** Whether PayPal will refuse when the merchant asks for the money. */
  isDeclined: z.boolean(),
});

/** An order at PayPal, which the merchant may change until the payer's approval becomes a payment. */
export const paypalOrderSchema = z.object({
  /** Whether the merchant may change it: an express payment. */
  isExpress: z.boolean(),
  /** Changes with every update, and is needed for the next one. */
  paymentData: z.string(),
  /** What the merchant asked for at first, in minor units: the goods. */
  goods: z.int(),
  /** Minor units. */
  tax: z.int(),
  /** Minor units, at least 0; it lowers the amount. */
  discount: z.int(),
  options: z.array(optionSchema),
  approval: payerSchema.extend({ payerId: z.string() }).exactOptional(),
});
export type PayPalOrder = z.infer<typeof paypalOrderSchema>;
export type Payer = z.infer<typeof payerSchema>;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An identifier as PayPal makes them: capital letters and digits. */
export const newPayPalId = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Adyen's state of an order, opaque to everybody else. */
export const newPaymentData = (): string => `Ab02b4c0!${newPayPalId(64)}`;

/** The order of a new payment. @param goods minor units */
export const newPayPalOrder = (goods: number, isExpress: boolean): PayPalOrder => ({
  isExpress,
  paymentData: newPaymentData(),
  goods,
  tax: 0,
  discount: 0,
  options: [],
});
