import type { AttributeDefinition, AttributeType, ProductType, Type } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { invalidInput, refusal } from '../errors.ts';
import type { Storage } from '../storage.ts';
import { resolve } from '../validation.ts';
import { action, draftOf, label, type ProjectResource, setKey } from './resource.ts';

const plainValue = z.strictObject({ key: z.string().min(1), label: z.string() });
const localizedValue = z.strictObject({ key: z.string().min(1), label });
const name = z.string().regex(/^[\w-]{2,256}$/);

const fieldType: z.ZodType = z.lazy(() =>
  z.discriminatedUnion('name', [
    z.strictObject({
      name: z.enum(['Boolean', 'String', 'LocalizedString', 'Number', 'Money', 'Date', 'Time', 'DateTime']),
    }),
    z.strictObject({ name: z.literal('Enum'), values: z.array(plainValue) }),
    z.strictObject({ name: z.literal('LocalizedEnum'), values: z.array(localizedValue) }),
    z.strictObject({ name: z.literal('Set'), elementType: fieldType }),
  ]),
);
const field = z.strictObject({
  name,
  label,
  type: fieldType,
  required: z.boolean(),
  inputHint: z.enum(['SingleLine', 'MultiLine']).optional(),
});

/** What custom fields can be added to: https://docs.commercetools.com/api/projects/types */
const resourceTypeIds = (
  'address asset associate-role business-unit cart-discount category channel customer customer-group discount-code ' +
  'inventory-entry line-item custom-line-item custom-object order order-edit payment payment-interface-interaction ' +
  'product-price product-selection product-tailoring quote review shipping shipping-method shopping-list ' +
  'shopping-list-text-item standalone-price store transaction'
).split(' ');

type Values = readonly { readonly key: string; readonly label: unknown }[];
type WithValues = { readonly name: string; readonly values?: Values; readonly elementType?: WithValues };

/** The type with other values, wherever they are in it. */
const withValues = (type: WithValues, change: (values: Values) => Values): WithValues =>
  type.elementType
    ? { ...type, elementType: withValues(type.elementType, change) }
    : { ...type, values: change(type.values ?? []) };

const enumOf = (type: WithValues): string => (type.elementType ? enumOf(type.elementType) : type.name);

/** Changes the values of one attribute or field, which has to have the kind of enum. */
function changeValues<Definition extends { readonly name: string; readonly type: unknown }>(
  definitions: readonly Definition[],
  wanted: string,
  kind: string,
  change: (values: Values) => Values,
): Definition[] {
  const found = definitions.find((each) => each.name === wanted);
  if (!found || enumOf(found.type as WithValues) !== kind)
    throw invalidInput(`'${wanted}' is not defined, or is not of the type '${kind}'.`);
  return definitions.map((each) =>
    each === found ? { ...each, type: withValues(each.type as WithValues, change) } : each,
  );
}

const adding = (value: Values[number]) => (values: Values) => {
  if (values.some(({ key }) => key === value.key))
    throw refusal('EnumKeyAlreadyExists', `The '${value.key}' enum key already exists.`);
  return [...values, value];
};
const renaming = (value: Values[number]) => (values: Values) => {
  if (!values.some(({ key }) => key === value.key))
    throw refusal('EnumKeyDoesNotExist', `The '${value.key}' enum key does not exist.`);
  return values.map((each) => (each.key === value.key ? value : each));
};

/** Custom types: fields are added, and their type never changes. */
export const types: ProjectResource<'type'> = {
  type: 'type',
  draft: draftOf({
    name: label,
    description: label.optional(),
    resourceTypeIds: z.array(z.enum(resourceTypeIds)).min(1),
    fieldDefinitions: z.array(field).default([]),
  }),
  actions: {
    addFieldDefinition: action({ fieldDefinition: field }, (type: Type, { fieldDefinition }) => {
      if (type.fieldDefinitions.some((each) => each.name === fieldDefinition.name))
        throw invalidInput(`The field '${fieldDefinition.name}' is defined already.`);
      return { ...type, fieldDefinitions: [...type.fieldDefinitions, fieldDefinition as never] };
    }),
    addEnumValue: action({ fieldName: name, value: plainValue }, (type: Type, { fieldName, value }) => ({
      ...type,
      fieldDefinitions: changeValues(type.fieldDefinitions, fieldName, 'Enum', adding(value)),
    })),
  },
};

const attributeType: z.ZodType = z.lazy(() =>
  z.discriminatedUnion('name', [
    z.strictObject({
      name: z.enum(['boolean', 'text', 'ltext', 'number', 'money', 'date', 'time', 'datetime']),
    }),
    z.strictObject({ name: z.literal('enum'), values: z.array(plainValue) }),
    z.strictObject({ name: z.literal('lenum'), values: z.array(localizedValue) }),
    z.strictObject({ name: z.literal('set'), elementType: attributeType }),
    z.strictObject({
      name: z.literal('nested'),
      // The service takes no key here.
      typeReference: z.strictObject({ typeId: z.literal('product-type'), id: z.string() }),
    }),
  ]),
);
const attribute = z.strictObject({
  name,
  label,
  type: attributeType,
  isRequired: z.boolean(),
  isSearchable: z.boolean().default(true),
  attributeConstraint: z.enum(['None', 'Unique', 'CombinationUnique', 'SameForAll']).default('None'),
  inputHint: z.enum(['SingleLine', 'MultiLine']).default('SingleLine'),
});
type Attribute = z.infer<typeof attribute>;

/** What two attributes of one name must have in common, in any product type: all but the values of an enum. */
const kindOf = (type: AttributeType): string =>
  JSON.stringify(type, (key, value: unknown) => (key === 'values' ? undefined : value));

/** @throws CommercetoolsError AttributeDefinitionTypeConflict, ReferencedResourceNotFound */
function checked(storage: Storage, { name, type, ...others }: Attribute): AttributeDefinition {
  const wanted = type as AttributeType;
  const inner = wanted.name === 'set' ? wanted.elementType : wanted;
  if (inner.name === 'nested') resolve(storage, 'product-type', { id: inner.typeReference.id });
  for (const { id, name: typeName, attributes = [] } of storage.all('product-type')) {
    const other = attributes.find((each) => each.name === name);
    if (other && kindOf(other.type) !== kindOf(wanted))
      throw refusal(
        'AttributeDefinitionTypeConflict',
        `The attribute with name '${name}' has a different type on product type '${typeName}'.`,
        { conflictingProductTypeId: id, conflictingAttributeName: name },
      );
  }
  return { ...others, name, type: wanted } as AttributeDefinition;
}

const change =
  (kind: 'enum' | 'lenum', how: (value: Values[number]) => (values: Values) => Values) =>
  (type: ProductType, attributeName: string, value: Values[number]): ProductType => ({
    ...type,
    attributes: changeValues(type.attributes ?? [], attributeName, kind, how(value)),
  });
const valueAction = (kind: 'enum' | 'lenum', how: typeof adding, field: 'value' | 'newValue') =>
  action(
    { attributeName: name, [field]: kind === 'enum' ? plainValue : localizedValue },
    (type: ProductType, fields) =>
      change(kind, how)(type, fields.attributeName as string, fields[field] as Values[number]),
  );

/** Product types: attributes are added, and their type never changes. */
export const productTypes: ProjectResource<'product-type'> = {
  type: 'product-type',
  draft: draftOf({
    name: z.string(),
    description: z.string(),
    attributes: z.array(attribute).default([]),
  }),
  complete: ({ attributes }: { attributes: Attribute[] }, storage) => ({
    attributes: attributes.map((each) => checked(storage, each)),
  }),
  actions: {
    setKey: setKey(),
    addAttributeDefinition: action({ attribute }, (type: ProductType, fields, storage) => {
      if (type.attributes?.some((each) => each.name === fields.attribute.name))
        throw refusal(
          'AttributeDefinitionAlreadyExists',
          `An attribute definition with name '${fields.attribute.name}' already exists.`,
        );
      return { ...type, attributes: [...(type.attributes ?? []), checked(storage, fields.attribute)] };
    }),
    addPlainEnumValue: valueAction('enum', adding, 'value'),
    addLocalizedEnumValue: valueAction('lenum', adding, 'value'),
    changePlainEnumValueLabel: valueAction('enum', renaming, 'newValue'),
    changeLocalizedEnumValueLabel: valueAction('lenum', renaming, 'newValue'),
  },
};
