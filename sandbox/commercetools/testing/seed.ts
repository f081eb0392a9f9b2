import type { DemoCategory, DemoProduct } from '../../catalogue/types.ts';

/** A small assortment whose sums a reader can check in the head. */
export const categories: readonly DemoCategory[] = [
  { key: 'kitchen', name: 'Kitchen', description: 'For meals', order: 1, kind: 'product' },
  { key: 'kitchen/bibs', name: 'Bibs', description: 'For spills', order: 2, kind: 'product' },
  { key: 'selected/shop', name: 'All', description: 'Everything', order: 1, kind: 'selected' },
];

const base = {
  kind: 'product',
  tagline: 'Soft and simple',
  description: 'First.\n\nSecond.',
  features: ['Soft', 'Washable'],
  measurements: [{ label: 'Width', value: '30 cm' }],
  materials: ['Cotton'],
  care: ['Wash at 40 °C'],
  inTheBox: ['One of it'],
  categories: ['kitchen'],
  taxCategory: 'standard',
  rating: { average: 4.6, count: 12 },
  related: [],
  picture: 'bib',
  launchedOn: '2024-03-01',
} as const satisfies Partial<DemoProduct>;

export const products: readonly DemoProduct[] = [
  {
    ...base,
    key: 'baby-carrier',
    name: 'Baby carrier',
    priceUsd: 100,
    ageMonths: { from: 0, to: 15 },
    weightKg: { from: 3.2, to: 12 },
    related: ['baby-bib'],
    variants: [
      { sku: 'CARRIER-BLACK', color: 'black', material: 'woven', stock: 50 },
      { sku: 'CARRIER-SAND', color: 'sand', material: 'mesh', stock: 2, priceUsd: 120 },
      { sku: 'CARRIER-WHITE', color: 'white', stock: 0 },
    ],
  },
  {
    ...base,
    key: 'baby-bib',
    name: 'Bib',
    priceUsd: 20,
    categories: ['kitchen/bibs', 'selected/shop'],
    variants: [{ sku: 'BIB', stock: 200 }],
  },
  {
    ...base,
    key: 'meal-kit',
    name: 'Meal kit',
    kind: 'bundle',
    priceUsd: 35,
    variants: [{ sku: 'MEAL-KIT', stock: 30, components: [{ sku: 'BIB', quantity: 2 }] }],
  },
  {
    ...base,
    key: 'gift-message',
    name: 'Gift message',
    kind: 'gift-message',
    priceUsd: 2.5,
    variants: [{ sku: 'GIFT-MESSAGE', stock: 1000 }],
  },
];
