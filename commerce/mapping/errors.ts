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
type Rejection = z.infer<typeof rejectionSchema>;

/** What the mapping reads of an error that the SDK threw. A failure of the network has the status 0 or none. */
const thrownSchema = z.object({
  statusCode: z.number().optional(),
  body: z
    .object({ errors: z.array(rejectionSchema).optional() })
    .nullish()
    .catch(undefined),
});

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
  const parsed = thrownSchema.safeParse(error);
  const status = parsed.success ? (parsed.data.statusCode ?? 0) : 0;
  if (!parsed.success || status < 400 || status >= 500 || [401, 403, 408, 429].includes(status)) {
    return new ShopError('CommerceUnavailable', 'The shop cannot reach its order system', undefined, {
      cause: error,
    });
  }
  const first = parsed.data.body?.errors?.[0];
  const code = codeOf(status, first);
  // What commercetools says names fields, IDs, and keys that are nobody's business, and a message of ours reaches the browser.
  return new ShopError(code, `The shop’s order system refused this: ${code}`, detailsOf(code, first), {
    cause: error,
  });
}

function codeOf(status: number, error: Rejection | undefined): ErrorCode {
  // Expired, or not valid yet.
  if (error?.reason === 'TimeRangeNonApplicable') return 'DiscountCodeExpired';
  const missing = error?.code === 'ReferencedResourceNotFound' ? error.typeId : undefined;
  if (missing === 'shipping-method') return 'ShippingMethodUnavailable';
  // Nothing that a shopper does helps: the project has not been set up for this storefront.
  if (missing === 'store') return 'CommerceUnavailable';
  return codes[error?.code ?? ''] ?? (status === 404 ? 'NotFound' : 'InvalidInput');
}

/** What the SDK threw, also where it was converted. */
export const thrownBy = (error: unknown): unknown => (error instanceof ShopError ? error.cause : error);

/** The HTTP status that the SDK threw; 0 if there was no answer. */
export function thrownStatus(error: unknown): number {
  const parsed = thrownSchema.safeParse(thrownBy(error));
  return parsed.success ? (parsed.data.statusCode ?? 0) : 0;
}

/** Whether the SDK threw because a unique field (payment key, order number) is taken. */
export function isDuplicate(error: unknown): boolean {
  const parsed = thrownSchema.safeParse(error);
  return parsed.success && parsed.data.body?.errors?.[0]?.code === 'DuplicateField';
}

/** Converts and rethrows what the SDK threw. @throws ShopError always. */
export function refuse(error: unknown): never {
  throw shopErrorOf(error);
}

/** Ignores what the SDK threw if it means that the resource does not exist. @throws ShopError for everything else. */
export function nullWhenNotFound(error: unknown): null {
  const parsed = thrownSchema.safeParse(error);
  if (parsed.success && parsed.data.statusCode === 404) return null;
  return refuse(error);
}

function detailsOf(code: ErrorCode, error: Partial<Rejection> = {}): Record<string, unknown> | undefined {
  if (code === 'VersionConflict' && error.currentVersion !== undefined)
    return { currentVersion: error.currentVersion };
  if (code === 'OutOfStock' && error.skus?.[0] !== undefined) return { sku: error.skus[0], skus: error.skus };
  if (code === 'DiscountCodeNotApplicable' && error.reason) return { reason: error.reason };
  return undefined;
}
