import type { Address } from '@commercetools/platform-sdk';
import type { Context } from 'hono';
import { z } from 'zod';
import { invalidInput, refusal } from './errors.ts';
import type { Resources, TypeId } from './resources.ts';
import type { Storage } from './storage.ts';

export const invalidBody = (detailedErrorMessage: string) =>
  refusal('InvalidJsonInput', 'Request body does not contain valid JSON.', { detailedErrorMessage });

/**
 * What callers send. The schemas are deliberately strict: a field this server does not implement is rejected, never silently
 * ignored.
 * @throws CommercetoolsError InvalidJsonInput if the value does not match
 */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, place = ''): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidBody(`${[place, ...(issue?.path ?? [])].join(' -> ')}: ${issue?.message ?? ''}`);
}

/** @throws CommercetoolsError InvalidJsonInput if a request's body does not match */
export const readBody = async <T>(context: Context, schema: z.ZodType<T>): Promise<T> =>
  parsed(schema, await context.req.json().catch(() => undefined));

/** The body of an update. */
export const updateSchema = z.strictObject({
  version: z.int(),
  actions: z.array(z.looseObject({ action: z.string() })).max(500),
});

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
export type Identifier = z.infer<typeof identifierSchema>;

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
