import type {
  AttributeDefinitionDraft,
  AttributeEnumType,
  AttributeLocalizedEnumType,
  AttributeNestedType,
  AttributeSetType,
  AttributeType,
  ProductTypeDraft,
} from '@commercetools/platform-sdk';
import type { BrandProject, ValueNames } from '../../brands/types.ts';
import type { CatalogueModel } from '../../contract/catalogue-model.ts';
import { english } from './types.ts';

/** As commercetools describes it, but a nested product type is named by its key: its ID differs from project to project. */
export type ProjectAttributeType =
  | Exclude<AttributeType, AttributeNestedType | AttributeSetType>
  | { readonly name: 'set'; readonly elementType: ProjectAttributeType }
  | {
      readonly name: 'nested';
      readonly typeReference: { readonly typeId: 'product-type'; readonly key: string };
    };

export type ProjectAttribute = Omit<AttributeDefinitionDraft, 'type'> & {
  readonly type: ProjectAttributeType;
};

export type ProjectProductType = Omit<ProductTypeDraft, 'key' | 'attributes'> & {
  readonly key: string;
  readonly attributes: readonly ProjectAttribute[];
};

/** Plain-language names of the product kinds. */
export const kindNames = {
  product: 'Product',
  bundle: 'Bundle',
  'gift-box': 'Gift box',
  'gift-message': 'Gift message',
} as const;

/** Plain-language names of the units that goods sold by measure are priced in. */
export const unitNames = { kg: 'kg', l: 'l', m: 'm', m2: 'm²', m3: 'm³' } as const;

const plain = {
  text: { name: 'text' },
  number: { name: 'number' },
  date: { name: 'date' },
  ltext: { name: 'ltext' },
} as const;
const setOf = (elementType: ProjectAttributeType): ProjectAttributeType => ({ name: 'set', elementType });
const nested = (key: string): ProjectAttributeType => ({
  name: 'nested',
  typeReference: { typeId: 'product-type', key },
});

/** An enum whose values are named in one language, or in all languages if their names are. */
const enumOf = (values: ValueNames = {}): AttributeEnumType | AttributeLocalizedEnumType => {
  const entries = Object.entries(values).map(([key, label]) => ({ key, label }));
  return {
    name: entries.some(({ label }) => typeof label === 'string') ? 'enum' : 'lenum',
    values: entries,
  } as AttributeEnumType | AttributeLocalizedEnumType;
};

/** Those that follow from what a brand declares, and those of any shop. */
function attributesOf(
  { axes, facts }: CatalogueModel,
  values: Readonly<Record<string, ValueNames>>,
): Record<string, ProjectAttributeType> {
  const declared = [
    ...axes.flatMap((axis) => [
      ...axis.attributes.map((name) => [name, enumOf(values[name])] as const),
      ...(axis.widget === 'swatch' ? [[axis.hexAttribute, plain.text] as const] : []),
    ]),
    ...facts.flatMap((fact) =>
      fact.kind === 'range'
        ? [fact.attributes.from, fact.attributes.to].map((name) => [name, plain.number] as const)
        : [[fact.attribute, setOf(enumOf(values[fact.attribute]))] as const],
    ),
  ];
  return {
    kind: enumOf(kindNames),
    ...Object.fromEntries<ProjectAttributeType>(declared),
    tagline: plain.ltext,
    features: setOf(plain.ltext),
    measures: setOf(nested('product-measure')),
    materials: setOf(plain.ltext),
    care: setOf(plain.ltext),
    cleaning: setOf(enumOf(values['cleaning'])),
    washCelsius: plain.number,
    certificates: setOf(nested('product-certificate')),
    warrantyYears: plain.number,
    warnings: setOf(plain.ltext),
    inTheBox: setOf(plain.ltext),
    related: setOf(plain.text),
    partOf: setOf(plain.text),
    launchedOn: plain.date,
    measureQuantity: plain.number,
    measureUnit: enumOf(unitNames),
    gtin: plain.text,
    components: setOf(nested('bundle-component')),
  };
}

const productType = (
  key: string,
  description: string,
  types: Readonly<Record<string, ProjectAttributeType>>,
): ProjectProductType => ({
  key,
  name: key,
  description,
  attributes: Object.entries(types).map(([name, type]) => ({
    name,
    label: english(name),
    type,
    isRequired: false,
    isSearchable: false,
  })),
});

/** The product type that a brand's model asks for, after those that it consists of. */
export const productTypesOf = (
  model: CatalogueModel,
  { key, description, values, measures, standards }: BrandProject['productType'],
): readonly ProjectProductType[] => [
  productType('bundle-component', 'One part of a bundle', { sku: plain.text, quantity: plain.number }),
  // One value, or width, depth, and height; `to` ends a range that begins with the first.
  productType('product-measure', 'One measure of a product', {
    name: enumOf(measures?.names),
    unit: enumOf(measures?.units),
    first: plain.number,
    second: plain.number,
    third: plain.number,
    to: plain.number,
  }),
  productType('product-certificate', 'A standard that a product was tested to', {
    standard: enumOf(standards),
    number: plain.text,
  }),
  productType(key, description, attributesOf(model, values)),
];
