import type { CustomFields, FieldType } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { invalidField, invalidOperation } from './errors.ts';
import { without } from './fields.ts';
import { identifierSchema, resolve } from './references.ts';
import type { Storage } from './storage.ts';

/** What custom fields can be added to here, as a type's `resourceTypeIds` call it; carts share theirs with orders. */
export type CustomizableId =
  | 'inventory-entry'
  | 'line-item'
  | 'order'
  | 'payment'
  | 'payment-interface-interaction'
  | 'review'
  | 'transaction';

const fieldsSchema = z.record(z.string(), z.unknown());

/** How a caller writes custom fields. */
export const customFieldsDraftSchema = z.strictObject({
  type: identifierSchema,
  fields: fieldsSchema.optional(),
});
type CustomFieldsDraft = z.infer<typeof customFieldsDraftSchema>;

/** What `setCustomType` and its relatives consist of; without a type, all custom fields are removed. */
export const customTypeChange = { type: identifierSchema.optional(), fields: fieldsSchema.optional() };
/** What `setCustomField` and its relatives consist of; without a value, the field is removed. */
export const customFieldChange = { name: z.string(), value: z.unknown().optional() };

/** The schema of a field's values, or undefined for the kinds of fields this server does not implement. */
function schemaOf(type: FieldType): z.ZodType | undefined {
  switch (type.name) {
    case 'Boolean':
      return z.boolean();
    case 'Number':
      return z.number();
    case 'String':
      return z.string();
    case 'Date':
      return z.iso.date();
    case 'DateTime':
      return z.iso.datetime({ offset: true });
    case 'LocalizedString':
      return z.record(z.string(), z.string());
    case 'Enum':
      return z.enum(type.values.map(({ key }) => key));
    case 'Set': {
      const element = schemaOf(type.elementType);
      const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;
      return element && z.array(element).refine(distinct);
    }
    default:
      return undefined;
  }
}

function checked(
  storage: Storage,
  of: CustomizableId,
  typeId: string,
  fields: Record<string, unknown>,
): CustomFields {
  const { fieldDefinitions, resourceTypeIds } = resolve(storage, 'type', { id: typeId });
  if (!resourceTypeIds.includes(of)) {
    throw invalidOperation(`The type '${typeId}' cannot be used for '${of}'.`);
  }
  for (const [name, value] of Object.entries(fields)) {
    const definition = fieldDefinitions.find((candidate) => candidate.name === name);
    if (!definition) {
      throw invalidField(name, value, `The field '${name}' is not defined for type '${typeId}'.`);
    }
    if (!schemaOf(definition.type)?.safeParse(value).success) {
      throw invalidField(name, value, `The field '${name}' of type '${typeId}' does not accept this value.`);
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
 * @param of what the fields are added to; the type must have been made for it
 * @throws CommercetoolsError ReferencedResourceNotFound, InvalidField, InvalidOperation
 */
export function customFields(storage: Storage, of: CustomizableId, draft: CustomFieldsDraft): CustomFields {
  const { id } = resolve(storage, 'type', draft.type);
  const entries = Object.entries(draft.fields ?? {}).filter(([, value]) => value !== null);
  return checked(storage, of, id, Object.fromEntries(entries));
}

interface CustomTypeChange {
  readonly type?: CustomFieldsDraft['type'] | undefined;
  readonly fields?: CustomFieldsDraft['fields'];
}

/** The custom fields after `setCustomType`: replaced, or removed if it names no type. */
export function changedCustomType(
  storage: Storage,
  of: CustomizableId,
  { type, fields }: CustomTypeChange,
): CustomFields | undefined {
  return type && customFields(storage, of, { type, fields });
}

interface CustomFieldChange {
  readonly name: string;
  readonly value?: unknown;
}

/**
 * The custom fields after `setCustomField`: one field set, or removed if `value` is null or missing.
 * @throws CommercetoolsError InvalidOperation if the resource has no custom type, or lacks the field to be removed;
 * InvalidField
 */
export function withCustomField(
  storage: Storage,
  of: CustomizableId,
  custom: CustomFields | undefined,
  { name, value }: CustomFieldChange,
): CustomFields {
  if (!custom) throw invalidOperation(`The custom field '${name}' needs a custom type; set the type first.`);
  if (value !== null && value !== undefined) {
    return checked(storage, of, custom.type.id, { ...custom.fields, [name]: value });
  }
  if (!(name in custom.fields)) throw invalidOperation(`The custom field '${name}' is not set.`);
  return checked(storage, of, custom.type.id, without(custom.fields, name));
}
