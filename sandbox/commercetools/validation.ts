import type { Address } from '@commercetools/platform-sdk';
import type { Context } from 'hono';
import { z } from 'zod';
import { invalidInput, refusal } from './errors.ts';
import type { Resources, TypeId } from './resources.ts';
import type { Storage } from './storage.ts';

/**
 * Parses a request's JSON body. The schemas are deliberately strict: a field this server does not implement is
 * rejected, never silently ignored.
 * @throws CommercetoolsError InvalidJsonInput if the body does not match
 */
export async function readBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(await context.req.json().catch(() => undefined));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const detailedErrorMessage = `${issue?.path.join(' -> ') ?? ''}: ${issue?.message ?? ''}`;
  throw refusal('InvalidJsonInput', 'Request body does not contain valid JSON.', { detailedErrorMessage });
}

/** The body of an update. */
export const updateSchema = <Action>(action: z.ZodType<Action>) =>
  z.strictObject({ version: z.int(), actions: z.array(action).max(500) });

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 4217. */
export const currencySchema = z.string().refine((code) => currencies.has(code), 'unknown currency');

/** ISO 3166-1 alpha-2, upper case. */
export const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => code !== 'ZZ' && regionNames.of(code) !== undefined, 'unknown country');

/** Money as written by callers. */
export const moneySchema = z.strictObject({ centAmount: z.int(), currencyCode: currencySchema });

const text = z.string().max(256).optional();
/** A postal address as written by callers; the country is upper case. */
export const addressSchema: z.ZodType<Address> = z.strictObject({
  country: countrySchema,
  ...{ firstName: text, lastName: text, company: text, email: text, phone: text, mobile: text },
  ...{ streetName: text, streetNumber: text, building: text, apartment: text, additionalStreetInfo: text },
  ...{ additionalAddressInfo: text, postalCode: text, city: text, region: text, state: text },
}) as z.ZodType<Address>;

/** A key assigned by the caller. */
export const keySchema = z.string().regex(/^[\w-]{2,256}$/);

/** A commercetools resource identifier: by ID or by key. */
export const identifierSchema = z.union([
  z.strictObject({ typeId: z.string().optional(), id: z.string() }),
  z.strictObject({ typeId: z.string().optional(), key: z.string() }),
]);
type Identifier = z.infer<typeof identifierSchema>;

/** @throws CommercetoolsError ReferencedResourceNotFound */
export function resolve<T extends TypeId>(storage: Storage, type: T, identifier: Identifier): Resources[T] {
  const resource = 'id' in identifier ? storage.get(type, identifier.id) : storage.find(type, identifier.key);
  if (resource) return resource;
  const [field, value] = 'id' in identifier ? ['id', identifier.id] : ['key', identifier.key];
  const message = `The referenced object of type '${type}' with ${field} '${value}' was not found.`;
  throw refusal('ReferencedResourceNotFound', message, { typeId: type, [field]: value });
}

/** The `version` of a DELETE request, if it has one. */
export function versionIn(context: Context): number | undefined {
  const version = z.coerce.number().int().min(1).optional().safeParse(context.req.query('version'));
  if (!version.success) throw invalidInput('Malformed parameter: version.');
  return version.data;
}
