import type { CustomFields, FieldType } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type Actions, actionsOn } from './actions.ts';
import { invalidField, invalidOperation } from './errors.ts';
import type { Storage } from './storage.ts';
import { identifierSchema, resolve } from './validation.ts';

/** What custom fields can be added to here, as a type's `resourceTypeIds` call it; carts share theirs with orders. */
type CustomizableId =
  'inventory-entry' | 'line-item' | 'order' | 'payment' | 'review' | 'shipping-method' | 'transaction';

/** How a caller writes custom fields. */
export const customFieldsSchema = z.strictObject({
  type: identifierSchema,
  fields: z.record(z.string(), z.unknown()).default({}),
});

const schemas: Readonly<Record<string, z.ZodType>> = {
  Boolean: z.boolean(),
  Date: z.iso.date(),
  Number: z.number(),
  String: z.string(),
};

/** The schema of a field's values, or undefined for the kinds of fields this server does not implement. */
function schemaOf(type: FieldType): z.ZodType | undefined {
  if (type.name === 'Enum') return z.enum(type.values.map(({ key }) => key));
  if (type.name !== 'Set') return schemas[type.name];
  const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;
  const element = schemas[type.elementType.name];
  return element && z.array(element).refine(distinct);
}

/**
 * Custom fields as stored: with the type resolved, and every field defined in it and of the right type.
 * @param of what the fields are added to; the type must have been made for it
 * @throws CommercetoolsError ReferencedResourceNotFound, InvalidField, InvalidOperation
 */
export function customFields(
  storage: Storage,
  of: CustomizableId,
  { type, fields }: z.infer<typeof customFieldsSchema>,
): CustomFields {
  const { id, fieldDefinitions, resourceTypeIds } = resolve(storage, 'type', type);
  if (!resourceTypeIds.includes(of)) throw invalidOperation(`The type '${id}' cannot be used for '${of}'.`);
  for (const [name, value] of Object.entries(fields)) {
    const definition = fieldDefinitions.find((candidate) => candidate.name === name);
    if (!definition) throw invalidField(name, value, `The field '${name}' is not defined for type '${id}'.`);
    if (!schemaOf(definition.type)?.safeParse(value).success)
      throw invalidField(name, value, `The field '${name}' of type '${id}' does not accept this value.`);
  }
  return { type: { typeId: 'type', id }, fields };
}

/**
 * The actions that replace all custom fields of a resource, or set one of them; without a value, it is removed.
 * @throws CommercetoolsError InvalidOperation if the resource has no custom type, or lacks the field to be removed
 */
export function customFieldActions<Resource extends { readonly custom?: CustomFields }>(
  of: CustomizableId,
): Actions<Resource> {
  const { action } = actionsOn<Resource>();
  return {
    setCustomType: action(customFieldsSchema.shape, (current, fields, storage) => ({
      ...current,
      custom: customFields(storage, of, fields),
    })),
    setCustomField: action(
      { name: z.string(), value: z.unknown().optional() },
      (current, { name, value }, storage) => {
        const { custom } = current;
        if (!custom)
          throw invalidOperation(`The custom field '${name}' needs a custom type; set the type first.`);
        const { [name]: previous, ...others } = custom.fields as Readonly<Record<string, unknown>>;
        if (value === undefined && previous === undefined)
          throw invalidOperation(`The custom field '${name}' is not set.`);
        const fields = value === undefined ? others : { ...others, [name]: value };
        return { ...current, custom: customFields(storage, of, { type: custom.type, fields }) };
      },
    ),
  };
}
