import type {
  Attribute,
  FieldType,
  PriceDraft,
  ProductVariantDraft,
  TaxRateDraft,
} from '@commercetools/platform-sdk';
import type { ProjectAccess } from '../oauth.ts';
import type { CommercetoolsSeed } from '../seed.ts';

const english = (text: string) => ({ en: text });
const standardTax = { typeId: 'tax-category', key: 'standard' } as const;

const rate = (
  country: string,
  amount: number,
  place: { state: string } | { includedInPrice: true },
): TaxRateDraft => ({ name: `Tax ${country}`, country, amount, includedInPrice: false, ...place });

const money = (centAmount: number, currencyCode: string) => ({ centAmount, currencyCode });

const delivery = (zone: string, price: number, currency: string, freeAbove?: number) => ({
  zone: { typeId: 'zone', key: zone } as const,
  shippingRates: [
    {
      price: money(price, currency),
      ...(freeAbove !== undefined && { freeAbove: money(freeAbove, currency) }),
    },
  ],
});

const cartDiscount = {
  target: { type: 'lineItems', predicate: '1 = 1' },
  requiresDiscountCode: true,
} as const;

/** A price of a hundred means 100 dollars, 99 euros, 1000 kronor, and 15,000 yen. */
const prices = (dollars: number, euroCents: number): PriceDraft[] => [
  { value: money(dollars * 100, 'USD') },
  { value: money(euroCents, 'EUR') },
  { value: money(dollars * 1000, 'SEK') },
  { value: money(dollars * 150, 'JPY') },
];

const variant = (
  sku: string,
  priced: PriceDraft[],
  attributes: Readonly<Record<string, unknown>> = {},
): ProductVariantDraft => ({
  sku,
  prices: priced,
  attributes: Object.entries(attributes).map(([name, value]): Attribute => ({ name, value })),
  images: ['front', 'detail'].map((label) => ({
    url: `/assets/${sku}-${label}.png`,
    dimensions: { w: 1400, h: 1400 },
    label,
  })),
});

type ProductSeed = NonNullable<CommercetoolsSeed['products']>[number];

const product = (
  key: string,
  name: string,
  draft: Pick<ProductSeed, 'masterVariant'> & Partial<ProductSeed>,
) => ({
  key,
  name: english(name),
  slug: english(key),
  metaDescription: english('Soft and simple'),
  productType: { typeId: 'product-type', key: 'baby-product' } as const,
  taxCategory: standardTax,
  categories: [{ typeId: 'category', key: 'kitchen' } as const],
  ...draft,
});

const fieldTypes: Readonly<Record<string, FieldType>> = {
  helpful: { name: 'Number' },
  use: { name: 'Enum', values: [{ key: 'travel', label: 'Travel' }] },
  writtenOn: { name: 'Date' },
  releases: { name: 'Set', elementType: { name: 'String' } },
};

/** The only client of the small project, unless a test gives it others. */
export const apiClient: ProjectAccess['clients'][number] = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
};

/** A small project whose sums readers can check in their heads. */
export const projectSeed: CommercetoolsSeed = {
  credentials: { projectKey: 'cradle', clients: [apiClient] },
  taxCategories: [
    {
      key: 'standard',
      name: 'standard',
      rates: [
        rate('US', 0.08875, { state: 'NY' }),
        rate('US', 0, { state: 'OR' }),
        rate('DE', 0.19, { includedInPrice: true }),
        rate('GB', 0.2, { includedInPrice: true }),
        rate('SE', 0.25, { includedInPrice: true }),
        rate('JP', 0.1, { includedInPrice: true }),
      ],
    },
  ],
  zones: [
    {
      key: 'united-states',
      name: 'United States',
      locations: ['NY', 'OR', 'CA'].map((state) => ({ country: 'US', state })),
    },
    { key: 'europe', name: 'Europe', locations: [{ country: 'DE' }] },
    { key: 'sweden', name: 'Sweden', locations: [{ country: 'SE' }] },
    { key: 'japan', name: 'Japan', locations: [{ country: 'JP' }] },
  ],
  shippingMethods: [
    {
      key: 'standard',
      name: 'Standard',
      taxCategory: standardTax,
      isDefault: true,
      zoneRates: [
        delivery('united-states', 695, 'USD', 7500),
        delivery('europe', 490, 'EUR', 6000),
        delivery('sweden', 4900, 'SEK', 60000),
        delivery('japan', 660, 'JPY', 8000),
      ],
    },
    {
      key: 'express',
      name: 'Express',
      taxCategory: standardTax,
      isDefault: false,
      zoneRates: [
        delivery('united-states', 1895, 'USD'),
        delivery('europe', 1290, 'EUR'),
        delivery('sweden', 12900, 'SEK'),
        delivery('japan', 1320, 'JPY'),
      ],
    },
  ],
  cartDiscounts: [
    {
      ...cartDiscount,
      key: 'WELCOME10',
      name: english('10 % off'),
      value: { type: 'relative', permyriad: 1000 },
      cartPredicate: '1 = 1',
      sortOrder: '0.75',
    },
    {
      ...cartDiscount,
      key: 'CRADLE15',
      name: english('15 off larger orders'),
      value: {
        type: 'absolute',
        money: [money(1500, 'USD'), money(1500, 'EUR'), money(15000, 'SEK'), money(2200, 'JPY')],
      },
      cartPredicate:
        'totalPrice >= "100.00 USD" or totalPrice >= "100.00 EUR" or totalPrice >= "1000.00 SEK" or totalPrice >= "15000 JPY"',
      sortOrder: '0.5',
    },
    {
      ...cartDiscount,
      key: 'EXPIRED5',
      name: english('5 % off, long ago'),
      value: { type: 'relative', permyriad: 500 },
      cartPredicate: '1 = 1',
      sortOrder: '0.25',
    },
  ],
  discountCodes: ['WELCOME10', 'CRADLE15', 'EXPIRED5'].map((code) => ({
    key: code,
    code,
    cartDiscounts: [{ typeId: 'cart-discount', key: code }],
    ...(code === 'EXPIRED5' && { validUntil: '2024-02-01T00:00:00.000Z' }),
  })),
  types: [
    ['line-item-gift', 'line-item', ['giftMessage']] as const,
    ['cart-checkout', 'order', ['orderNumber', 'stockRelease']] as const,
    [
      'payment-settlement',
      'payment',
      ['settlement', 'approved', 'merchantAccount', 'needsPerson', 'refusal', 'instructions'],
    ] as const,
    ['stock-releases', 'inventory-entry', ['releases']] as const,
    ['review-details', 'review', ['helpful', 'use', 'writtenOn']] as const,
    ['category-kind', 'category', ['kind']] as const,
  ].map(([key, resource, fields]) => ({
    key,
    name: english(key),
    resourceTypeIds: [resource],
    fieldDefinitions: fields.map((name) => ({
      name,
      label: english(name),
      type: fieldTypes[name] ?? { name: 'String' },
      required: false,
    })),
  })),
  // Their transitions would have to be set once all are there.
  states: [
    { key: 'review-to-check', type: 'ReviewState', initial: true },
    {
      key: 'review-published',
      type: 'ReviewState',
      initial: false,
      roles: ['ReviewIncludedInStatistics'],
    },
  ],
  productTypes: [{ key: 'baby-product', name: 'baby-product', description: 'Everything' }],
  categories: [
    { key: 'kitchen', name: english('Kitchen'), slug: english('kitchen') },
    {
      key: 'kitchen_bibs',
      name: english('Bibs'),
      slug: english('bibs'),
      parent: { typeId: 'category', key: 'kitchen' },
    },
    {
      key: 'selected_shop',
      name: english('All'),
      slug: english('shop'),
      custom: { type: { typeId: 'type', key: 'category-kind' }, fields: { kind: 'selected' } },
    },
  ],
  products: [
    product('baby-carrier', 'Baby carrier', {
      masterVariant: variant('CARRIER-BLACK', prices(100, 9900), {
        color: { key: 'black', label: english('Black') },
        features: [english('Soft'), english('Washable')],
        weightToKg: 12,
      }),
      variants: [variant('CARRIER-SAND', prices(120, 11900)), variant('CARRIER-WHITE', prices(100, 9900))],
    }),
    product('baby-bib', 'Bib', {
      masterVariant: variant('BIB', prices(20, 1890)),
      categories: ['kitchen_bibs', 'selected_shop'].map((key) => ({ typeId: 'category', key })),
    }),
    product('meal-kit', 'Meal kit', {
      masterVariant: variant('MEAL-KIT', prices(35, 3290), {
        components: [
          [
            { name: 'sku', value: 'BIB' },
            { name: 'quantity', value: 2 },
          ],
        ],
      }),
    }),
    product('swaddle', 'Swaddle', {
      masterVariant: variant('SWADDLE', [
        {
          value: money(4000, 'USD'),
          discounted: { value: money(3000, 'USD'), discount: { typeId: 'product-discount', id: 'sale' } },
        },
      ]),
    }),
    product('gift-message', 'Gift message', {
      masterVariant: variant('GIFT-MESSAGE', prices(2.5, 250)),
    }),
  ],
  stores: ['us', 'de'].map((key) => ({
    key,
    name: english(`Storefront ${key}`),
    countries: [{ code: key.toUpperCase() }],
  })),
  reviews: [5, 5, 4].map((rating, index) => ({
    key: `carrier-${index}`,
    rating,
    title: 'Soft',
    locale: 'en',
    target: { typeId: 'product', key: 'baby-carrier' },
  })),
  inventory: [
    ...Object.entries({
      'CARRIER-BLACK': 50,
      'CARRIER-SAND': 2,
      'CARRIER-WHITE': 0,
      BIB: 200,
      'MEAL-KIT': 30,
      'GIFT-MESSAGE': 1000,
    }).map(([sku, quantityOnStock]) => ({ sku, quantityOnStock })),
  ],
};
