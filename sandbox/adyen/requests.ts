import { z } from 'zod';
import type { AdyenApiError } from './api-error.ts';
import { addressSchema } from './address-rules.ts';
import { AdyenApiError as ApiError, invalid } from './api-error.ts';
import { lineItemsSchema } from './line-item-rules.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const text = z.string().trim().min(1);
const webAddress = z.url({ protocol: /^https?$/ });

/** An amount in minor units. */
export const amountSchema = z.object({
  value: z.int().min(0),
  currency: z.string().refine((code) => currencies.has(code)),
});
export type Amount = z.infer<typeof amountSchema>;

export const paymentMethodsSchema = z.looseObject({
  merchantAccount: text,
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  amount: amountSchema.optional(),
  shopperLocale: z.string().optional(),
  allowedPaymentMethods: z.array(z.string()).optional(),
  blockedPaymentMethods: z.array(z.string()).optional(),
});
export type PaymentMethodsRequest = z.infer<typeof paymentMethodsSchema>;

export const paymentSchema = z.looseObject({
  merchantAccount: text,
  amount: amountSchema,
  reference: text.max(80),
  returnUrl: webAddress,
  shopperLocale: z.string().optional(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  additionalData: z.looseObject({ manualCapture: z.string().optional() }).optional(),
  authenticationData: z
    .looseObject({ threeDSRequestData: z.looseObject({ nativeThreeDS: z.string().optional() }).optional() })
    .optional(),
  billingAddress: addressSchema.optional(),
  browserInfo: z.looseObject({}).optional(),
  deliveryAddress: addressSchema.optional(),
  lineItems: lineItemsSchema.optional(),
  origin: webAddress.optional(),
  shopperIP: z.union([z.ipv4(), z.ipv6()]).optional(),
  paymentMethod: z.looseObject({
    type: text,
    encryptedCardNumber: z.string().optional(),
    encryptedExpiryMonth: z.string().optional(),
    encryptedExpiryYear: z.string().optional(),
    encryptedSecurityCode: z.string().optional(),
    holderName: z.string().optional(),
    applePayToken: z.string().optional(),
    blikCode: z.string().optional(),
    googlePayToken: z.string().optional(),
    iban: z.string().optional(),
    issuer: z.string().optional(),
    ownerName: z.string().optional(),
    subtype: z.string().optional(),
  }),
  shopperEmail: z.string().optional(),
  shopperName: z.looseObject({ firstName: z.string(), lastName: z.string() }).optional(),
  telephoneNumber: z.string().optional(),
});
export type PaymentRequest = z.infer<typeof paymentSchema>;

export const balanceSchema = paymentSchema.pick({ merchantAccount: true, amount: true, paymentMethod: true });

export const detailsSchema = z.looseObject({
  details: z.looseObject({
    orderID: text.optional(),
    payerID: text.optional(),
    payload: text.optional(),
    redirectResult: text.optional(),
    threeDSResult: text.optional(),
  }),
  paymentData: text.optional(),
});
export type DetailsRequest = z.infer<typeof detailsSchema>;

export const modificationSchema = z.looseObject({
  merchantAccount: text,
  reference: text.max(80).optional(),
  amount: amountSchema.optional(),
  lineItems: lineItemsSchema.optional(),
});
export type ModificationRequest = z.infer<typeof modificationSchema>;

/** Adyen's response to a missing or malformed field, by the field's path; the first that applies is used. */
const fieldErrors: readonly (readonly [path: string, error: AdyenApiError])[] = [
  ['merchantAccount', new ApiError(403, '901', 'Invalid Merchant Account', 'security')],
  ['amount.value', invalid('137', 'Invalid amount specified')],
  ['amount.currency', invalid('138', 'Unsupported currency specified')],
  ['amount', invalid('100', 'No amount specified')],
  ['reference', invalid('130', 'Reference Missing')],
  ['returnUrl', invalid('14_030', 'Return URL is missing.')],
  ['paymentMethod', invalid('14_006', "Required object 'paymentMethod' is not provided.")],
  ['countryCode', invalid('158', 'Invalid country code')],
  ['shopperIP', invalid('190', 'Invalid shopper IP')],
  ['details', invalid('14_007', "Required object 'details' is not provided.")],
];

/** The body, validated by `schema`. @throws AdyenApiError the error Adyen returns for the first invalid field */
export function readRequest<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path.join('.'));
  const [, error] =
    fieldErrors.find(([path]) => paths.some((found) => `${found}.`.startsWith(`${path}.`))) ?? [];
  throw error ?? invalid('702', `Unexpected structure: ${paths.join(', ')}`);
}
