import type { Context } from 'hono';
import { z } from 'zod';
import { invalidInput, invalidJson } from './errors.ts';
import { countrySchema, currencySchema } from './validity.ts';

/**
 * Parses a request's JSON body. The schemas are deliberately strict: a field this server does not implement is
 * rejected, never silently ignored.
 * @throws CommercetoolsError InvalidJsonInput if the body does not match
 */
export async function readBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch(() => {
    throw invalidJson('The body could not be parsed.');
  });
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidJson(`${issue?.path.join(' -> ') ?? ''}: ${issue?.message ?? ''}`);
}

/** The `version` a DELETE request must carry. */
export function requiredVersion(context: Context): number {
  const version = z.coerce.number().int().min(1).safeParse(context.req.query('version'));
  if (!version.success) throw invalidInput('Missing required parameter: version.');
  return version.data;
}

/** The `version` a DELETE request may carry. */
export function optionalVersion(context: Context): number | undefined {
  return context.req.query('version') === undefined ? undefined : requiredVersion(context);
}

/** Money as written by callers. */
export const moneyDraftSchema = z.strictObject({
  type: z.literal('centPrecision').optional(),
  centAmount: z.int(),
  currencyCode: currencySchema,
  fractionDigits: z.int().optional(),
});

const text = z.string().max(256);
/** A postal address as written by callers; the country is upper case. */
export const addressSchema = z.strictObject({
  id: text.optional(),
  key: text.optional(),
  country: countrySchema,
  title: text.optional(),
  salutation: text.optional(),
  firstName: text.optional(),
  lastName: text.optional(),
  streetName: text.optional(),
  streetNumber: text.optional(),
  additionalStreetInfo: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  region: text.optional(),
  state: text.optional(),
  company: text.optional(),
  department: text.optional(),
  building: text.optional(),
  apartment: text.optional(),
  pOBox: text.optional(),
  phone: text.optional(),
  mobile: text.optional(),
  email: text.optional(),
  additionalAddressInfo: text.optional(),
});

/** A key assigned by the caller. */
export const keySchema = z.string().regex(/^[\w-]{2,256}$/);
