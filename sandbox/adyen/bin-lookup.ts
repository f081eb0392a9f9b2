import { z } from 'zod';
import { detectBrand, unknownBrand } from './secured-fields/card-brands.ts';

const requestSchema = z.object({
  requestId: z.string(),
  /** First 6 to 8 digits, "encrypted". */
  encryptedBin: z.string().regex(/^test_\d{6,8}$/),
  supportedBrands: z.array(z.string()).default([]),
});

/**
 * What the card form learns about a number from its first digits; for an unknown number, the response contains only the
 * request's ID.
 * @returns undefined if the body is not a lookup
 */
export function binLookup(body: unknown): object | undefined {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return undefined;
  const { requestId, encryptedBin, supportedBrands } = parsed.data;
  const brand = detectBrand(encryptedBin.slice('test_'.length));
  if (brand === unknownBrand) return { requestId };
  const [onlyLength, ...otherLengths] = brand.lengths;
  return {
    requestId,
    brands: [
      {
        brand: brand.name,
        paymentMethodVariant: brand.name,
        supported: supportedBrands.includes(brand.name),
        cvcPolicy: brand.securityCodePolicy,
        expiryDatePolicy: 'required',
        enableLuhnCheck: true,
        ...(otherLengths.length === 0 ? { panLength: onlyLength } : {}),
      },
    ],
  };
}
