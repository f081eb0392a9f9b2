import type { ProductCardData, ProductData, VariantData } from '../types.ts';

/** Catalogue data for tests; every field can be overridden. */
export function dollars(amount: number) {
  return {
    centAmount: amount * 100,
    currencyCode: 'USD',
    fractionDigits: 2,
    priorCentAmount: null,
    validUntil: null,
  };
}

export function picture(name: string) {
  return { width: 40, height: 50, images: { fallback: { src: `/${name}.webp` } } };
}

const colors = {
  black: { axis: 'color', key: 'black', name: 'Black', hex: '#000000' },
  sand: { axis: 'color', key: 'sand', name: 'Sand', hex: '#ddccaa' },
};
const materials = {
  woven: { axis: 'material', key: 'woven', name: 'Woven', hex: null },
  mesh: { axis: 'material', key: 'mesh', name: 'Mesh', hex: null },
};

/** The axes of `variantOf`. */
export const axes = [
  { key: 'color', widget: 'swatch' },
  { key: 'material', widget: 'list' },
];

/** A variant whose SKU is `COLOR-MATERIAL`. */
export function variantOf(
  color: keyof typeof colors,
  material: keyof typeof materials,
  fields: Partial<VariantData> = {},
): VariantData {
  const sku = `${color}-${material}`.toUpperCase();
  return {
    sku,
    axes: [colors[color], materials[material]],
    price: dollars(189),
    laterPrices: [],
    measure: null,
    availableQuantity: 20,
    components: [],
    pictures: [{ view: 'front', picture: picture(sku) }],
    ...fields,
  };
}

export function productOf(fields: Partial<ProductData> = {}): ProductData {
  return {
    key: 'carrier',
    name: 'Carrier',
    tagline: 'Close to you',
    description: 'The first paragraph.\n\nThe second one.',
    features: ['Grows with the baby'],
    facts: [
      { key: 'age', on: ['summary', 'table'], text: 'Newborn–3 years' },
      { key: 'weight', on: ['summary', 'table'], text: '3.5–15 kg' },
    ],
    isWorn: false,
    measures: [{ key: 'width', name: 'Width', text: '40 cm', unit: 'mm', values: [400], sides: [] }],
    size: null,
    materials: ['Cotton'],
    care: ['Machine wash'],
    cleaning: [],
    certificates: [],
    warrantyYears: null,
    warnings: [],
    manual: null,
    video: null,
    inTheBox: ['One carrier'],
    rating: null,
    axes,
    variants: [variantOf('black', 'woven')],
    ...fields,
  };
}

export function cardOf(name: string, fields: Partial<ProductCardData> = {}): ProductCardData {
  return {
    key: name,
    path: `/products/${name.toLowerCase()}/`,
    sku: name.toUpperCase(),
    name,
    tagline: 'Close to you',
    price: dollars(189),
    measure: null,
    hasPriceRange: false,
    picture: picture(name),
    secondPicture: null,
    rating: null,
    keyFacts: '',
    colors: [],
    soldOut: false,
    launchedOn: '2026-01-01',
    ...fields,
  };
}
