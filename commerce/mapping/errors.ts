import { z } from 'zod';
import type { ErrorCode } from '../../contract/errors.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** What commercetools says about a rejected request, as far as the mapping reads it. */
const rejectionSchema = z.object({
  code: z.string(),
  currentVersion: z.number().optional(),
  skus: z.array(z.string()).optional(),
  reason: z.string().optional(),
  typeId: z.string().optional(),
});
type Rejection = Partial<z.infer<typeof rejectionSchema>>;

const thrownSchema = z.object({
  statusCode: z.number().default(0),
  body: z
    .object({ errors: z.array(rejectionSchema).optional() })
    .nullish()
    .catch(undefined),
});

/** What the SDK threw, also where it was converted. */
export const thrownBy = (error: unknown): unknown => (error instanceof ShopError ? error.cause : error);

/** What the mapping reads of an error that the SDK threw; the status is 0 if there was no answer. */
function readThrown(error: unknown): { readonly status: number; readonly rejection: Rejection } {
  const { statusCode: status = 0, body } = thrownSchema.safeParse(thrownBy(error)).data ?? {};
  return { status, rejection: body?.errors?.[0] ?? {} };
}

export const thrownStatus = (error: unknown): number => readThrown(error).status;

/** Whether the SDK threw because a unique field (payment key, order number) is taken. */
export const isDuplicate = (error: unknown): boolean => readThrown(error).rejection.code === 'DuplicateField';

const codes: Readonly<Record<string, ErrorCode>> = {
  ConcurrentModification: 'VersionConflict',
  OutOfStock: 'OutOfStock',
  MatchingPriceNotFound: 'NotSoldHere',
  MissingTaxRateForCountry: 'NoTaxRate',
  ShippingMethodDoesNotMatchCart: 'ShippingMethodUnavailable',
  DiscountCodeNonApplicable: 'DiscountCodeNotApplicable',
  PriceChanged: 'TotalChanged',
};

/**
 * Converts what the SDK threw to a `ShopError`. A 4xx is a refusal; anything else (no response, a 5xx, rejected
 * credentials) leaves the outcome unknown and becomes `CommerceUnavailable`.
 */
export function shopErrorOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const { status, rejection } = readThrown(error);
  if (status < 400 || status >= 500 || [401, 403, 408, 429].includes(status))
    return new ShopError('CommerceUnavailable', 'The shop cannot reach its order system', undefined, {
      cause: error,
    });
  const code = codeOf(status, rejection);
  // What commercetools says names fields, IDs, and keys that are nobody's business, and a message of ours reaches the browser.
  return new ShopError(code, `The shop’s order system refused this: ${code}`, detailsOf(code, rejection), {
    cause: error,
  });
}

function codeOf(status: number, { code = '', reason, typeId }: Rejection): ErrorCode {
  // Expired, or not valid yet.
  if (reason === 'TimeRangeNonApplicable') return 'DiscountCodeExpired';
  const missing = code === 'ReferencedResourceNotFound' ? typeId : undefined;
  if (missing === 'shipping-method') return 'ShippingMethodUnavailable';
  if (missing === 'product') return 'UnknownSku';
  // Nothing that a shopper does helps: the project has not been set up for this storefront, or for reviews.
  if (missing === 'store' || missing === 'state') return 'CommerceUnavailable';
  return codes[code] ?? (status === 404 ? 'NotFound' : 'InvalidInput');
}

/** Converts and rethrows what the SDK threw. @throws ShopError always. */
export function refuse(error: unknown): never {
  throw shopErrorOf(error);
}

/** Ignores what the SDK threw if it means that the resource does not exist. @throws ShopError for everything else. */
export const nullWhenNotFound = (error: unknown): null =>
  thrownStatus(error) === 404 ? null : refuse(error);

function detailsOf(
  code: ErrorCode,
  { currentVersion, skus, reason }: Rejection,
): Record<string, unknown> | undefined {
  if (code === 'VersionConflict' && currentVersion !== undefined) return { currentVersion };
  if (code === 'OutOfStock' && skus?.[0] !== undefined) return { sku: skus[0], skus };
  if (code === 'DiscountCodeNotApplicable' && reason) return { reason };
  return undefined;
}
