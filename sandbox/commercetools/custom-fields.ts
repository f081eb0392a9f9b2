import type { CustomFields, FieldType } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { invalidField, invalidOperation } from './errors.ts';
import { without } from './fields.ts';
import { identifierSchema, resolve } from './references.ts';
import type { Storage } from './storage.ts';

/** How a caller writes custom fields. */
export const customFieldsDraftSchema = z.strictObject({
  type: identifierSchema,
  fields: z.record(z.string(), z.unknown()).optional(),
});
type CustomFieldsDraft = z.infer<typeof customFieldsDraftSchema>;

const accepts: Partial<Record<FieldType['name'], z.ZodType>> = {
  Boolean: z.boolean(),
  Number: z.number(),
  String: z.string(),
  DateTime: z.iso.datetime({ offset: true }),
};

function checked(storage: Storage, typeId: string, fields: Record<string, unknown>): CustomFields {
  const { fieldDefinitions } = resolve(storage, 'type', { id: typeId });
  for (const [name, value] of Object.entries(fields)) {
    const definition = fieldDefinitions.find((candidate) => candidate.name === name);
    const schema = definition && accepts[definition.type.name];
    if (!schema?.safeParse(value).success) {
      throw invalidField(
        name,
        value,
        `The type '${typeId}' does not accept this value of the field '${name}'.`,
      );
    }
  }
  for (const { name, required } of fieldDefinitions) {
    if (required && fields[name] === undefined)
      throw invalidField(name, null, `The field '${name}' is required.`);
  }
  return { type: { typeId: 'type', id: typeId }, fields };
}

/**
 * Custom fields as stored: with the type resolved, and every field defined in it and of the right type.
 * @throws CommercetoolsError ReferencedResourceNotFound, InvalidField
 */
export function customFields(storage: Storage, draft: CustomFieldsDraft): CustomFields {
  const { id } = resolve(storage, 'type', draft.type);
  return checked(storage, id, draft.fields ?? {});
}

/**
 * Sets one field, or removes it if `value` is null or missing.
 * @throws CommercetoolsError InvalidOperation if the resource has no custom type
 */
export function withCustomField(
  storage: Storage,
  custom: CustomFields | undefined,
  name: string,
  value: unknown,
): CustomFields {
  if (!custom) throw invalidOperation(`The custom field '${name}' needs a custom type; set the type first.`);
  const fields =
    value === null || value === undefined
      ? without(custom.fields, name)
      : { ...custom.fields, [name]: value };
  return checked(storage, custom.type.id, fields);
}
