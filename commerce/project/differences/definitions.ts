import type {
  AttributeDefinition,
  FieldDefinition,
  ProductType,
  ProductTypeUpdateAction,
  Type,
  TypeDraft,
  TypeUpdateAction,
} from '@commercetools/platform-sdk';
import { type Change, type Difference, missingIn } from '../found.ts';
import type { ProjectAttribute, ProjectProductType } from '../product-types.ts';

/** What this needs to know of the type of a field or an attribute, by whichever side it is described. */
interface ValueType {
  readonly name: string;
  readonly elementType?: unknown;
  readonly typeReference?: unknown;
  readonly values?: unknown;
}

interface EnumValue {
  readonly key: string;
  readonly label: string | Readonly<Record<string, string>>;
}

type KeyOf = (id: string) => string;

const elementOf = (type: ValueType) => type.elementType as ValueType | undefined;
const valuesOf = (type: ValueType): readonly EnumValue[] =>
  (elementOf(type) ? valuesOf(elementOf(type) ?? type) : (type.values as EnumValue[] | undefined)) ?? [];

/** In words: `set of nested product-measure`. */
function nameOf(type: ValueType, keyOf: KeyOf): string {
  const element = elementOf(type);
  if (element) return `set of ${nameOf(element, keyOf)}`;
  const { id, key } = (type.typeReference ?? {}) as { readonly id?: string; readonly key?: string };
  return type.typeReference === undefined ? type.name : `nested ${key ?? keyOf(id ?? '')}`;
}

/** An attribute that chooses from values which the brand does not list may be whatever the shop can read. */
const isOpen = (wanted: ValueType) => wanted.name === 'lenum' && valuesOf(wanted).length === 0;
const readable = ['enum', 'lenum', 'text', 'ltext', 'number'];

const otherType = (what: string, found: string, wanted: string) =>
  `${what} is of the type “${found}”, but the shop needs “${wanted}”, and commercetools cannot change a type. ` +
  'Copy its values if you need them, remove it in commercetools, and run this again.';

/** How a custom type differs. */
export function typeDifference(wanted: TypeDraft, found: Type, keyOf: KeyOf): Difference {
  const fields = (wanted.fieldDefinitions ?? []).map((field) => fieldDifference(field, found, keyOf));
  const unfit = missingIn(found.resourceTypeIds, wanted.resourceTypeIds);
  return {
    changes: fields.flatMap(({ changes }) => changes),
    conflicts: [
      ...unfit.map(
        (id) =>
          `It is not for “${id}”, and commercetools cannot change what a type is for. Remove the type, or change its key, and run this again.`,
      ),
      ...fields.flatMap(({ conflicts }) => conflicts),
    ],
  };
}

function fieldDifference(wanted: FieldDefinition, type: Type, keyOf: KeyOf): Difference {
  const { name } = wanted;
  const found = type.fieldDefinitions.find((field) => field.name === name);
  const change = (says: string, action: TypeUpdateAction): Change => ({ says, action });
  if (!found)
    return {
      changes: [change(`add the field ${name}`, { action: 'addFieldDefinition', fieldDefinition: wanted })],
      conflicts: [],
    };
  const [is, needed] = [found, wanted].map((field) => nameOf(field.type, keyOf));
  if (is !== needed)
    return { changes: [], conflicts: [otherType(`The field ${name}`, `${is}`, `${needed}`)] };
  const known = valuesOf(found.type).map(({ key }) => key);
  return {
    changes: valuesOf(wanted.type)
      .filter(({ key }) => !known.includes(key))
      .map(({ key, label }) =>
        change(`add “${key}” to the field ${name}`, {
          action: 'addEnumValue',
          fieldName: name,
          value: { key, label: typeof label === 'string' ? label : key },
        }),
      ),
    conflicts: found.required
      ? [
          `The field ${name} is required, but the shop does not always have it, and commercetools cannot change that. Remove the field in commercetools, and run this again.`,
        ]
      : [],
  };
}

/**
 * The attributes that a product type cannot have, because another one has one of the same name and another type, with why:
 * an attribute has one type in the whole project.
 */
export function clashes(
  { key, attributes }: ProjectProductType,
  found: readonly ProductType[],
  keyOf: KeyOf,
): ReadonlyMap<string, string> {
  const others = found.filter((type) => type.key !== key);
  return new Map(
    attributes.flatMap(({ name, type }) => {
      const wanted = nameOf(type, keyOf);
      const other = others.find(({ attributes = [] }) =>
        attributes.some((each) => each.name === name && nameOf(each.type, keyOf) !== wanted),
      );
      return other
        ? [
            [
              name,
              `The attribute ${name} has to be “${wanted}”, but is of another type in the product type “${other.name}”, and can only be of one. Rename it there, and run this again.`,
            ] as const,
          ]
        : [];
    }),
  );
}

/** How a product type differs. Attributes that only the project has are the brand's business. */
export function productTypeDifference(
  wanted: ProjectProductType,
  found: ProductType,
  keyOf: KeyOf,
): Difference {
  const attributes = wanted.attributes.map((attribute) =>
    attributeDifference(
      attribute,
      found.attributes?.find(({ name }) => name === attribute.name),
      keyOf,
    ),
  );
  return {
    changes: attributes.flatMap(({ changes }) => changes),
    conflicts: attributes.flatMap(({ conflicts }) => conflicts),
  };
}

function attributeDifference(
  wanted: ProjectAttribute,
  found: AttributeDefinition | undefined,
  keyOf: KeyOf,
): Difference {
  const { name } = wanted;
  if (!found)
    return {
      changes: [
        {
          says: `add the attribute ${name}`,
          action: { action: 'addAttributeDefinition', attribute: wanted } as Change['action'],
        },
      ],
      conflicts: [],
    };
  const [is, needed] = [nameOf(found.type, keyOf), nameOf(wanted.type, keyOf)];
  if (is !== needed && !(isOpen(wanted.type) && readable.includes(is)))
    return { changes: [], conflicts: [otherType(`The attribute ${name}`, is, needed)] };
  return {
    changes: valuesOf(wanted.type).flatMap((value): Change[] => {
      const known = valuesOf(found.type).find(({ key }) => key === value.key);
      if (!known) return [{ says: `add “${value.key}” to ${name}`, action: addition(name, value) }];
      const label = mergedLabel(known.label, value.label);
      if (label === known.label) return [];
      return [{ says: `rename “${value.key}” of ${name}`, action: renaming(name, { ...value, label }) }];
    }),
    conflicts: [],
  };
}

/** The label with the brand's words in place of the project's; the same one if nothing differs. */
function mergedLabel(found: EnumValue['label'], wanted: EnumValue['label']): EnumValue['label'] {
  if (typeof found === 'string' || typeof wanted === 'string') return found === wanted ? found : wanted;
  const differs = Object.entries(wanted).some(([language, text]) => found[language] !== text);
  return differs ? { ...found, ...wanted } : found;
}

const addition = (attributeName: string, { key, label }: EnumValue): ProductTypeUpdateAction =>
  typeof label === 'string'
    ? { action: 'addPlainEnumValue', attributeName, value: { key, label } }
    : { action: 'addLocalizedEnumValue', attributeName, value: { key, label } };

const renaming = (attributeName: string, { key, label }: EnumValue): ProductTypeUpdateAction =>
  typeof label === 'string'
    ? { action: 'changePlainEnumValueLabel', attributeName, newValue: { key, label } }
    : { action: 'changeLocalizedEnumValueLabel', attributeName, newValue: { key, label } };
