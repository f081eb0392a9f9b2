import type { AttributeType, ProductType, Type } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type Action, actionsOn } from '../actions.ts';
import { invalidInput, refusal } from '../errors.ts';
import type { Storage } from '../storage.ts';
import { draftOf, key, label, requireDistinct, type SetUp } from './set-up.ts';

const name = z.string().regex(/^[\w-]{2,256}$/);
const valueKey = { key: z.string().min(1) };
const plainValue = z.strictObject({ ...valueKey, label: z.string() });
const localizedValue = z.strictObject({ ...valueKey, label });

/** The type of a field or an attribute: simple, values to choose from, a set of another one, or something else. */
function valueType(
  simple: string[],
  [plain, localized, set]: [string, string, string],
  ...others: z.ZodType[]
) {
  const type: z.ZodType = z.lazy(() =>
    z.union([
      z.strictObject({ name: z.enum(simple) }),
      z.strictObject({ name: z.literal(plain), values: z.array(plainValue) }),
      z.strictObject({ name: z.literal(localized), values: z.array(localizedValue) }),
      z.strictObject({ name: z.literal(set), elementType: type }),
      ...others,
    ]),
  );
  return type;
}

/** As much of the type of a field or an attribute as says which values it takes. */
interface ValueType {
  readonly elementType?: ValueType;
  readonly values?: readonly { readonly key: string }[];
}

/** An action that adds a value to the definition that `nameField` names, or gives it another label (`newValue`). */
const valueAction = <Resource extends object>(
  list: keyof Resource,
  nameField: 'attributeName' | 'fieldName',
  valueField: 'newValue' | 'value',
  schema: typeof localizedValue | typeof plainValue,
): Action<Resource> =>
  actionsOn<Resource>().action({ [nameField]: name, [valueField]: schema }, (resource, fields) => {
    const value = fields[valueField] as { readonly key: string };
    const changed = ({ elementType, values = [], ...type }: ValueType): ValueType => {
      if (elementType) return { ...type, elementType: changed(elementType) };
      const others = values.filter((known) => known.key !== value.key);
      const isKnown = others.length < values.length;
      if (isKnown === (valueField === 'value'))
        throw invalidInput(`The enum key '${value.key}' exists already, or does not exist.`);
      return { ...type, values: [...others, value] };
    };
    const definitions = resource[list] as readonly { readonly name: string; readonly type: ValueType }[];
    return {
      ...resource,
      [list]: definitions.map((each) =>
        each.name === fields[nameField] ? { ...each, type: changed(each.type) } : each,
      ),
    };
  });

/** What the shop adds fields to; https://docs.commercetools.com/api/projects/types has more. */
const resourceTypeIds = [
  ...['category', 'inventory-entry', 'line-item', 'order', 'payment', 'product-price', 'review'],
  ...['shipping-method', 'transaction'],
];

const field = z.strictObject({
  name,
  label,
  type: valueType(['Boolean', 'String', 'Number', 'Money', 'Date'], ['Enum', 'LocalizedEnum', 'Set']),
  required: z.boolean(),
  inputHint: z.enum(['SingleLine', 'MultiLine']).optional(),
});

/** Custom types: fields are added, and their type never changes. */
export const types: SetUp<'type'> = {
  type: 'type',
  draft: draftOf({
    name: label,
    resourceTypeIds: z.array(z.enum(resourceTypeIds)).min(1),
    fieldDefinitions: z.array(field).optional(),
  }),
  actions: {
    addFieldDefinition: actionsOn<Type>().adding('fieldDefinitions', 'fieldDefinition', field),
    addEnumValue: valueAction('fieldDefinitions', 'fieldName', 'value', plainValue),
  },
  check: ({ fieldDefinitions }) => requireDistinct(fieldDefinitions.map((each) => each.name)),
};

const attribute = z.strictObject({
  name,
  label,
  type: valueType(
    ['text', 'ltext', 'number', 'date'],
    ['enum', 'lenum', 'set'],
    z.strictObject({
      name: z.literal('nested'),
      // The service takes no key here.
      typeReference: z.strictObject({ typeId: z.literal('product-type'), id: z.string() }),
    }),
  ),
  isRequired: z.boolean(),
  isSearchable: z.boolean(),
});

/** What two attributes of one name must have in common, in any product type: all but the values of an enum. */
const kindOf = (type: AttributeType): string =>
  JSON.stringify(type, (name, value: unknown) => (name === 'values' ? undefined : value));

/** @throws CommercetoolsError AttributeDefinitionTypeConflict */
function checkAttributes({ id, attributes = [] }: ProductType, storage: Storage): void {
  requireDistinct(attributes.map((each) => each.name));
  for (const other of storage.all('product-type').filter((type) => type.id !== id)) {
    const conflict = attributes.find(({ name, type }) =>
      other.attributes?.some((each) => each.name === name && kindOf(each.type) !== kindOf(type)),
    );
    if (conflict)
      throw refusal(
        'AttributeDefinitionTypeConflict',
        `The attribute with name '${conflict.name}' has a different type on product type '${other.name}'.`,
        { conflictingProductTypeId: other.id, conflictingAttributeName: conflict.name },
      );
  }
}

const onProductTypes = actionsOn<ProductType>();

/** Product types: attributes are added, and their type never changes. */
export const productTypes: SetUp<'product-type'> = {
  type: 'product-type',
  draft: draftOf({ name: z.string(), description: z.string(), attributes: z.array(attribute).optional() }),
  actions: {
    setKey: onProductTypes.setting(key),
    addAttributeDefinition: onProductTypes.adding('attributes', 'attribute', attribute),
    addPlainEnumValue: valueAction('attributes', 'attributeName', 'value', plainValue),
    addLocalizedEnumValue: valueAction('attributes', 'attributeName', 'value', localizedValue),
    changePlainEnumValueLabel: valueAction('attributes', 'attributeName', 'newValue', plainValue),
    changeLocalizedEnumValueLabel: valueAction('attributes', 'attributeName', 'newValue', localizedValue),
  },
  check: checkAttributes,
};
