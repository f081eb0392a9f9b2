import type {
  AttributeDefinitionDraft,
  AttributeType,
  FieldDefinition,
  ProductTypeDraft,
  TypeDraft,
} from '@commercetools/platform-sdk';
import type { CommercetoolsSeed } from 'storefront-sandbox';
import { colors } from '../../catalogue/colors.ts';
import { materialNames } from '../../catalogue/materials.ts';
import { measureNames, measureUnits } from '../../catalogue/measures.ts';
import { standardNames } from '../../catalogue/safety.ts';
import { phrase } from '../../catalogue/texts.ts';
import { cleaningNames, positionNames } from '../../catalogue/uses.ts';
import { reviewUses } from '../../reviews/index.ts';

/** Texts that only the shop's staff sees. */
export const english = (text: string) => ({ en: text });

const text = { name: 'String' } as const;
const yesOrNo = { name: 'Boolean' } as const;

const field = (name: string, label: string, type: FieldDefinition['type'] = text): FieldDefinition => ({
  name,
  label: english(label),
  type,
  required: false,
  inputHint: 'SingleLine',
});

const type = (
  key: string,
  name: string,
  of: TypeDraft['resourceTypeIds'],
  fields: FieldDefinition[],
): TypeDraft => ({
  key,
  name: english(name),
  resourceTypeIds: of,
  fieldDefinitions: fields,
});

/** The custom types of the demo's project: what a shop like this adds to commercetools' own fields. */
export const typeDrafts = (): TypeDraft[] => [
  type('line-item-gift', 'Gift', ['line-item'], [field('giftMessage', 'Gift message')]),
  type('line-item-part', 'Part of a bundle', ['line-item'], [field('bundle', 'SKU of the bundle')]),
  type(
    'cart-checkout',
    'Checkout',
    ['order'],
    [
      field('orderNumber', 'Future order number'),
      field('isGift', 'Goes to somebody else than who pays: no prices in the parcel', yesOrNo),
      field('wantsMails', 'Everything about the order is told by e-mail', yesOrNo),
      field('awinId', 'Click of an Awin partner'),
      field('cjEventId', 'Click of a CJ Affiliate partner'),
      field('stockRelease', 'Stock of a canceled order: wanted or done'),
      field('moneyReturned', 'References of money that went back although nobody here asked for it'),
    ],
  ),
  type(
    'payment-settlement',
    'Settlement',
    ['payment'],
    [
      field('settlement', 'open until everything about the payment is over, then closed'),
      field('approved', 'Digest of what the shopper approved'),
      field('merchantAccount', 'Adyen account that takes the money'),
      field('needsPerson', 'Why somebody has to look at it'),
      field('refusal', 'Why the order was refused, as JSON'),
      field('instructions', 'How the shopper pays later, as JSON'),
    ],
  ),
  type(
    'payment-transaction',
    'Transaction of a payment',
    ['transaction'],
    [field('unasked', 'Money that went back although nobody here asked for it', { name: 'Boolean' })],
  ),
  type(
    'stock-releases',
    'Stock given back',
    ['inventory-entry'],
    [field('releases', 'Numbers of the canceled orders', { name: 'Set', elementType: text })],
  ),
  type(
    'delivery-time',
    'Delivery time',
    ['shipping-method'],
    [
      field('minDays', 'Working days until a parcel arrives, at least', { name: 'Number' }),
      field('maxDays', 'Working days until a parcel arrives, at most', { name: 'Number' }),
    ],
  ),
  type(
    'review-details',
    'Details of a review',
    ['review'],
    [
      field('writtenOn', 'When it was written, unless when it was created here', { name: 'Date' }),
      field('verifiedPurchase', 'We know that the author bought the product from us', yesOrNo),
      field('childAgeMonths', 'Age of the child in months', { name: 'Number' }),
      field('use', 'What the product was used for', {
        name: 'Enum',
        values: reviewUses.map((key) => ({ key, label: key })),
      }),
      field('helpful', 'How many readers found it helpful', { name: 'Number' }),
      field('answer', 'What we answer, in the language of the review'),
    ],
  ),
  type(
    'product-price',
    'Price of a product',
    ['product-price'],
    [field('lowestPriorPrice', 'Lowest price of the 30 days before the reduction', { name: 'Money' })],
  ),
  type('category-kind', 'Kind of category', ['category'], [field('kind', 'product or selected')]),
  type(
    'payment-interaction',
    'Payment provider call',
    ['payment-interface-interaction'],
    [
      field('createdAt', 'When', { name: 'DateTime' }),
      field('type', 'Call'),
      field('request', 'Request'),
      field('response', 'Response'),
    ],
  ),
];

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
const localizedEnum = (names: Readonly<Record<string, string>>): AttributeType => ({
  name: 'lenum',
  values: Object.entries(names).map(([key, label]) => ({ key, label: phrase(label) })),
});

const plainEnum = (names: Readonly<Record<string, string>>): AttributeType => ({
  name: 'enum',
  values: Object.entries(names).map(([key, label]) => ({ key, label })),
});

const attributes: Readonly<Record<string, AttributeType>> = {
  kind: plainEnum(kindNames),
  color: localizedEnum(Object.fromEntries(Object.entries(colors).map(([key, { name }]) => [key, name]))),
  colorHex: plain.text,
  material: localizedEnum(materialNames),
  tagline: plain.ltext,
  features: setOf(plain.ltext),
  ageFromMonths: plain.number,
  ageToMonths: plain.number,
  weightFromKg: plain.number,
  weightToKg: plain.number,
  positions: setOf(localizedEnum(positionNames)),
  measures: setOf(nested('product-measure')),
  materials: setOf(plain.ltext),
  care: setOf(plain.ltext),
  cleaning: setOf(localizedEnum(cleaningNames)),
  washCelsius: plain.number,
  certificates: setOf(nested('product-certificate')),
  warrantyYears: plain.number,
  warnings: setOf(plain.ltext),
  inTheBox: setOf(plain.ltext),
  related: setOf(plain.text),
  launchedOn: plain.date,
  measureQuantity: plain.number,
  measureUnit: plainEnum(unitNames),
  components: setOf(nested('bundle-component')),
};

/** The parts of `measures`: one value, or width, depth, and height; `to` ends a range that begins with the first. */
const measure: Readonly<Record<string, AttributeType>> = {
  name: localizedEnum(measureNames),
  unit: plainEnum(measureUnits),
  first: plain.number,
  second: plain.number,
  third: plain.number,
  to: plain.number,
};

const definitions = (types: Readonly<Record<string, AttributeType>>): AttributeDefinitionDraft[] =>
  Object.entries(types).map(([name, attributeType]) => ({
    name,
    label: english(name),
    type: attributeType,
    isRequired: false,
    isSearchable: false,
  }));

const productType = (
  key: string,
  description: string,
  types: Readonly<Record<string, AttributeType>>,
): ProductTypeDraft & { readonly key: string } => ({
  key,
  name: key,
  description,
  attributes: definitions(types),
});

export const productTypeDrafts = (): NonNullable<CommercetoolsSeed['productTypes']> => [
  productType('baby-product', 'Everything the demo shop sells', attributes),
  productType('bundle-component', 'One part of a bundle', { sku: plain.text, quantity: plain.number }),
  productType('product-measure', 'One measure of a product', measure),
  productType('product-certificate', 'A standard that a product was tested to', {
    standard: plainEnum(standardNames),
    number: plain.text,
  }),
];
