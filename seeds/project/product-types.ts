import type {
  AttributeDefinitionDraft,
  AttributeType,
  LocalizedString,
  ProductTypeDraft,
} from '@commercetools/platform-sdk';
import type { CatalogueModel } from '../../contract/catalogue-model.ts';
import { english } from './types.ts';

type Keyed<Draft> = Draft & { readonly key: string };

/** The values of an enum by their keys, named in one language or in all of them. */
type Values = Readonly<Record<string, string | LocalizedString>>;

/** What a brand has to say about its product type. */
interface ProductTypeSettings {
  readonly key: string;
  readonly description: string;
  readonly model: CatalogueModel;
  /** The values of what the model's axes and facts choose from, and of `cleaning`, by the name of the attribute. */
  readonly values: Readonly<Record<string, Values>>;
  /** What products are measured by, in which units, and the standards that they are tested to. */
  readonly measures?: { readonly names: Values; readonly units: Values };
  readonly standards?: Values;
}

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
const setOf = (elementType: AttributeType): AttributeType => ({ name: 'set', elementType });
const nested = (productType: string): AttributeType => ({
  name: 'nested',
  typeReference: { typeId: 'product-type', id: productType },
});

/** An enum whose values are named in one language, or in all languages if their names are. */
const enumOf = (values: Values = {}): AttributeType => {
  const entries = Object.entries(values);
  const plainNames = entries.flatMap(([key, label]) => (typeof label === 'string' ? [{ key, label }] : []));
  if (plainNames.length > 0) return { name: 'enum', values: plainNames };
  return {
    name: 'lenum',
    values: entries.flatMap(([key, label]) => (typeof label === 'string' ? [] : [{ key, label }])),
  };
};

/** The attributes that follow from what a brand declares. */
function declaredAttributes({ model, values }: ProductTypeSettings): Record<string, AttributeType> {
  const axes = model.axes.flatMap((axis) => [
    ...axis.attributes.map((name) => [name, enumOf(values[name])] as const),
    ...(axis.widget === 'swatch' ? [[axis.hexAttribute, plain.text] as const] : []),
  ]);
  const facts = model.facts.flatMap((fact) =>
    fact.kind === 'range'
      ? [fact.attributes.from, fact.attributes.to].map((name) => [name, plain.number] as const)
      : [[fact.attribute, setOf(enumOf(values[fact.attribute]))] as const],
  );
  return Object.fromEntries([...axes, ...facts]);
}

const attributesOf = (settings: ProductTypeSettings): Record<string, AttributeType> => ({
  kind: enumOf(kindNames),
  ...declaredAttributes(settings),
  tagline: plain.ltext,
  features: setOf(plain.ltext),
  measures: setOf(nested('product-measure')),
  materials: setOf(plain.ltext),
  care: setOf(plain.ltext),
  cleaning: setOf(enumOf(settings.values['cleaning'])),
  washCelsius: plain.number,
  certificates: setOf(nested('product-certificate')),
  warrantyYears: plain.number,
  warnings: setOf(plain.ltext),
  inTheBox: setOf(plain.ltext),
  related: setOf(plain.text),
  launchedOn: plain.date,
  measureQuantity: plain.number,
  measureUnit: enumOf(unitNames),
  gtin: plain.text,
  components: setOf(nested('bundle-component')),
});

const productType = (
  key: string,
  description: string,
  types: Readonly<Record<string, AttributeType>>,
): Keyed<ProductTypeDraft> => ({
  key,
  name: key,
  description,
  attributes: Object.entries(types).map(([name, type]): AttributeDefinitionDraft => ({
    name,
    label: english(name),
    type,
    isRequired: false,
    isSearchable: false,
  })),
});

/** The product type that a brand's model asks for, and those that it consists of. */
export const productTypeDrafts = (settings: ProductTypeSettings): Keyed<ProductTypeDraft>[] => [
  productType(settings.key, settings.description, attributesOf(settings)),
  productType('bundle-component', 'One part of a bundle', { sku: plain.text, quantity: plain.number }),
  // One value, or width, depth, and height; `to` ends a range that begins with the first.
  productType('product-measure', 'One measure of a product', {
    name: enumOf(settings.measures?.names),
    unit: enumOf(settings.measures?.units),
    first: plain.number,
    second: plain.number,
    third: plain.number,
    to: plain.number,
  }),
  productType('product-certificate', 'A standard that a product was tested to', {
    standard: enumOf(settings.standards),
    number: plain.text,
  }),
];
