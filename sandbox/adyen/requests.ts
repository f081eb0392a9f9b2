import { z } from 'zod';
import { AdyenApiError, invalid } from './api-error.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const text = z.string().trim().min(1);
const webAddress = z.url({ protocol: /^https?$/ });
const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** An amount in minor units. */
export const amountSchema = z.object({
  value: z.int().min(0),
  currency: z.string().refine((code) => currencies.has(code)),
});
export type Amount = z.infer<typeof amountSchema>;

/**
 * Every part of an address that is sent is required, also where a country has no such thing: shops send a placeholder,
 * such as `NA`. "A maximum of five digits for an address in the US, or a maximum of ten characters for all other countries."
 */
const addressSchema = z
  .looseObject({
    city: text,
    country: countryCode,
    houseNumberOrName: text,
    postalCode: text.max(10),
    stateOrProvince: z.string().optional(),
    street: text,
  })
  .refine(
    ({ country, stateOrProvince = '' }) =>
      !['US', 'CA'].includes(country) || /^[A-Z]{2}$/.test(stateOrProvince),
    { path: ['stateOrProvince'] },
  )
  .refine(({ country, postalCode }) => country !== 'US' || /^(\d{1,5}|\D+)$/.test(postalCode), {
    path: ['postalCode'],
  });

/** The amount of a line, in minor units, is that of one piece, and negative for a discount. */
const lineItemsSchema = z.array(z.looseObject({ amountIncludingTax: z.int(), quantity: z.int().min(1) }));

export const paymentMethodsSchema = z.looseObject({
  merchantAccount: text,
  countryCode: countryCode.optional(),
  amount: amountSchema.optional(),
  shopperLocale: z.string().optional(),
});
export type PaymentMethodsRequest = z.infer<typeof paymentMethodsSchema>;

export const paymentSchema = paymentMethodsSchema.extend({
  amount: amountSchema,
  reference: text.max(80),
  returnUrl: webAddress,
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
    holderName: z.string().default(''),
    applePayToken: z.string().optional(),
    googlePayToken: z.string().optional(),
    issuer: z.string().optional(),
    subtype: z.string().optional(),
  }),
});
export type PaymentRequest = z.infer<typeof paymentSchema>;

const methodSchema = (shape: z.ZodRawShape) => z.looseObject({ paymentMethod: z.looseObject(shape) });

/** A store's counter asks for all of it (https://docs.adyen.com/payment-methods/econtext-konbini/api-only). */
const convenienceStoreSchema = z.looseObject({
  shopperName: z.looseObject({ firstName: text, lastName: text }),
  shopperEmail: z.string().regex(/@/),
  telephoneNumber: z.string().regex(/^\+?(?:\d[ -]?){10,13}$/),
});

/** What each method needs to know besides its type. */
const methodSchemas: Readonly<Record<string, z.ZodType>> = {
  blik: methodSchema({ blikCode: z.string().regex(/^\d{6}$/) }),
  econtext_seven_eleven: convenienceStoreSchema,
  econtext_stores: convenienceStoreSchema,
  paypal: methodSchema({ subtype: z.enum(['redirect', 'express']).optional() }),
  /** The browser library groups the number. */
  sepadirectdebit: methodSchema({
    iban: z.string().regex(/^[A-Z]{2}\d{2} ?(?:[A-Z\d] ?){11,30}$/),
    ownerName: text,
  }),
};

/** @throws AdyenApiError 422 if the method's own details are missing or cannot be right */
export function assertDetails(request: PaymentRequest): void {
  readRequest(methodSchemas[request.paymentMethod.type] ?? z.unknown(), request);
}

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

/** Whether the method sends the shopper an invoice, for which its provider has to know what was bought. */
export const isOpenInvoice = (methodType: string): boolean => methodType.startsWith('klarna');

/** @throws AdyenApiError 422 unless the lines of an open invoice add up to `total`, in minor units */
export function assertInvoiceLines(lines: ModificationRequest['lineItems'] = [], total: number): void {
  const sum = lines.reduce((so, { amountIncludingTax, quantity }) => so + amountIncludingTax * quantity, 0);
  if (sum !== total) throw invalid('115', 'Total amount is not the same as the sum of the lines');
}

/** The body, validated by `schema`. @throws AdyenApiError 403 without a merchant account, 422 for anything else */
export function readRequest<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path.join('.'));
  if (paths.includes('merchantAccount')) throw new AdyenApiError(403, '901', 'Invalid Merchant Account');
  throw invalid('702', `Unexpected structure: ${paths.join(', ')}`);
}
