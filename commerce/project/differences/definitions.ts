import type { FieldDefinition, ProductType, Type, TypeDraft } from '@commercetools/platform-sdk';
import type { ProjectAttribute, ProjectProductType } from '../product-types.ts';
import { type Change, type Difference, missingIn } from './difference.ts';

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
  ((elementOf(type) ?? type).values as EnumValue[] | undefined) ?? [];

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

/** Why something cannot become of the wanted type; null if it is. */
function otherType(what: string, found: ValueType, wanted: ValueType, keyOf: KeyOf): string | null {
  const [is, needed] = [nameOf(found, keyOf), nameOf(wanted, keyOf)];
  if (is === needed || (isOpen(wanted) && readable.includes(is))) return null;
  return `${what} is of the type “${is}”, but the shop needs “${needed}”, and commercetools cannot change a type. Copy its values if you need them, remove it in commercetools, and run this again.`;
}

/** How a custom type differs. */
export const typeDifferences = (
  { resourceTypeIds, fieldDefinitions = [] }: TypeDraft,
  found: Type,
  keyOf: KeyOf,
): Difference[] => [
  ...missingIn(found.resourceTypeIds, resourceTypeIds).map(
    (id) =>
      `It is not for “${id}”, and commercetools cannot change what a type is for. Remove the type, or change its key, and run this again.`,
  ),
  ...fieldDefinitions.flatMap((field) => fieldDifferences(field, found, keyOf)),
];

function fieldDifferences(wanted: FieldDefinition, type: Type, keyOf: KeyOf): Difference[] {
  const { name } = wanted;
  const found = type.fieldDefinitions.find((field) => field.name === name);
  if (!found)
    return [
      {
        says: `add the field ${name}`,
        action: { action: 'addFieldDefinition', fieldDefinition: wanted },
      },
    ];
  const conflict = otherType(`The field ${name}`, found.type, wanted.type, keyOf);
  if (conflict !== null) return [conflict];
  const known = valuesOf(found.type).map(({ key }) => key);
  const missing = valuesOf(wanted.type).filter(({ key }) => !known.includes(key));
  return [
    ...missing.map(({ key, label }): Change => {
      const value = { key, label: typeof label === 'string' ? label : key };
      return {
        says: `add “${key}” to the field ${name}`,
        action: { action: 'addEnumValue', fieldName: name, value },
      };
    }),
    ...(found.required
      ? [
          `The field ${name} is required, but the shop does not always have it, and commercetools cannot change that. Remove the field in commercetools, and run this again.`,
        ]
      : []),
  ];
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
    attributes.flatMap(({ name, type }): [string, string][] => {
      const wanted = nameOf(type, keyOf);
      const other = others.find(({ attributes = [] }) =>
        attributes.some((each) => each.name === name && nameOf(each.type, keyOf) !== wanted),
      );
      if (!other) return [];
      const why = `The attribute ${name} has to be “${wanted}”, but is of another type in the product type “${other.name}”, and can only be of one. Rename it there, and run this again.`;
      return [[name, why]];
    }),
  );
}

/** How a product type differs. Attributes that only the project has are the brand's business. */
export const productTypeDifferences = (
  { attributes }: ProjectProductType,
  found: ProductType,
  keyOf: KeyOf,
): Difference[] => attributes.flatMap((attribute) => attributeDifferences(attribute, found, keyOf));

function attributeDifferences(wanted: ProjectAttribute, type: ProductType, keyOf: KeyOf): Difference[] {
  const { name } = wanted;
  const found = type.attributes?.find((attribute) => attribute.name === name);
  if (!found) {
    const action = { action: 'addAttributeDefinition', attribute: wanted } as Change['action'];
    return [{ says: `add the attribute ${name}`, action }];
  }
  const conflict = otherType(`The attribute ${name}`, found.type, wanted.type, keyOf);
  if (conflict !== null) return [conflict];
  return valuesOf(wanted.type).flatMap((value): Change[] => {
    const known = valuesOf(found.type).find(({ key }) => key === value.key);
    if (!known) return [{ says: `add “${value.key}” to ${name}`, action: addition(name, value) }];
    const label = mergedLabel(known.label, value.label);
    if (label === known.label) return [];
    return [{ says: `rename “${value.key}” of ${name}`, action: renaming(name, { ...value, label }) }];
  });
}

/** The label with the brand's words in place of the project's; the same one if nothing differs. */
function mergedLabel(found: EnumValue['label'], wanted: EnumValue['label']): EnumValue['label'] {
  if (typeof found === 'string' || typeof wanted === 'string') return wanted;
  const differs = Object.entries(wanted).some(([language, text]) => found[language] !== text);
  return differs ? { ...found, ...wanted } : found;
}

const addition = (attributeName: string, { key, label }: EnumValue): Change['action'] =>
  typeof label === 'string'
    ? { action: 'addPlainEnumValue', attributeName, value: { key, label } }
    : { action: 'addLocalizedEnumValue', attributeName, value: { key, label } };

const renaming = (attributeName: string, { key, label }: EnumValue): Change['action'] =>
  typeof label === 'string'
    ? { action: 'changePlainEnumValueLabel', attributeName, newValue: { key, label } }
    : { action: 'changeLocalizedEnumValueLabel', attributeName, newValue: { key, label } };
