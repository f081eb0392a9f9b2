import { type SandboxSeed, startSandbox } from 'storefront-sandbox';

const en = (text: string) => ({ en: text });
const price = { centAmount: 1250, currencyCode: 'EUR' };

/** A shop that sells one mug, in Germany. */
const seed: SandboxSeed = {
  name: 'Mug & Co.',
  commercetools: {
    credentials: {
      projectKey: 'mugs',
      clients: [{ clientId: 'any-client', clientSecret: 'any-secret' }],
    },
    taxCategories: [
      {
        key: 'standard',
        name: 'Standard',
        rates: [{ name: 'VAT', country: 'DE', amount: 0.19, includedInPrice: true }],
      },
    ],
    zones: [{ key: 'germany', name: 'Germany', locations: [{ country: 'DE' }] }],
    shippingMethods: [
      {
        key: 'parcel',
        name: 'Parcel',
        isDefault: true,
        taxCategory: { typeId: 'tax-category', key: 'standard' },
        zoneRates: [
          {
            zone: { typeId: 'zone', key: 'germany' },
            shippingRates: [{ price: { centAmount: 490, currencyCode: 'EUR' } }],
          },
        ],
      },
    ],
    productTypes: [{ key: 'mug', name: 'Mug', description: 'Something to drink from' }],
    categories: [{ key: 'mugs', name: en('Mugs'), slug: en('mugs') }],
    products: [
      {
        key: 'blue-mug',
        name: en('Blue mug'),
        slug: en('blue-mug'),
        productType: { typeId: 'product-type', key: 'mug' },
        taxCategory: { typeId: 'tax-category', key: 'standard' },
        categories: [{ typeId: 'category', key: 'mugs' }],
        masterVariant: {
          sku: 'MUG-BLUE',
          prices: [{ value: price }],
          images: [{ url: '/assets/mug.svg', dimensions: { w: 400, h: 400 } }],
        },
      },
    ],
    inventory: [{ sku: 'MUG-BLUE', quantityOnStock: 20 }],
  },
  klevu: {
    indexes: {
      'klevu-mugs': {
        language: 'en',
        synonyms: [['cup', 'mug']],
        products: [
          {
            id: 'MUG-BLUE',
            itemGroupId: 'blue-mug',
            name: 'Blue mug',
            url: '/mugs/blue-mug/?sku=MUG-BLUE',
            imageUrl: '/assets/mug.svg',
            price: '12.50',
            salePrice: '12.50',
            currency: 'EUR',
            sku: 'MUG-BLUE',
            brand: 'Mug & Co.',
            category: 'Mugs',
            categoryPath: 'Mugs',
            color: ['Blue'],
            material: ['Stoneware'],
            rating: 4.5,
            ratingCount: 12,
            inStock: 'yes',
            shortDesc: 'Holds about a third of a liter',
            launchedOn: '2026-01-01',
            categoryPaths: ['Mugs'],
            features: [],
            related: [],
            english: [],
            prices: { EUR: '12.50' },
          },
        ],
      },
    },
  },
  adyen: {
    credentials: { apiKey: 'any-key', hmacKey: '00'.repeat(32) },
    paymentMethods: [{ type: 'scheme', name: { en: 'Cards', de: 'Karten' }, brands: ['visa', 'mc'] }],
  },
  pictures: () =>
    new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
      headers: { 'content-type': 'image/svg+xml' },
    }),
};

/** Starts the services of the shop; `port` 0 takes any free port. */
export const startMugSandbox = (port: number, dataFolder: string) =>
  startSandbox(seed, {
    port,
    dataFolder,
    webhookUrlOf: (merchantAccount) => `http://localhost:3000/webhooks/${merchantAccount}`,
  });
