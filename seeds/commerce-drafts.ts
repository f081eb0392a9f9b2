import type { Attribute, ProductVariantDraft } from '@commercetools/platform-sdk';
import type { CommercetoolsSeed } from 'storefront-sandbox';
import { pictureNameOf } from './picture-files.ts';
import {
  pictureSizes,
  type SmallProduct,
  type SmallShop,
  type SmallVariant,
  factsOf,
  valuesOf,
} from './small-shop.ts';

/** Of a category in commercetools, whose keys have no slash. */
const categoryKeyOf = (path: string) => path.replaceAll('/', '_');

const productTypeKey = 'product';
const taxCategory = { typeId: 'tax-category', key: 'standard' } as const;
const pictureSide = pictureSizes[''];

export const commerceDrafts = (shop: SmallShop): Omit<CommercetoolsSeed, 'credentials'> => ({
  categories: shop.categories.map(({ key, name, slug, description }, index) => ({
    key: categoryKeyOf(key),
    name,
    slug,
    description,
    orderHint: `0.${String(index + 1).padStart(3, '0')}`,
    custom: {
      type: { typeId: 'type', key: 'category-kind' },
      fields: { kind: key.startsWith('selected/') ? 'selected' : 'product' },
    },
  })),
  products: shop.products.map((product) => productDraft(shop, product)),
  inventory: shop.products.flatMap(({ variants }) =>
    variants.map(({ sku, stock }) => ({ sku, quantityOnStock: stock })),
  ),
});

function productDraft(shop: SmallShop, product: SmallProduct) {
  const { key, name, slug, description, tagline, categories, variants } = product;
  const [first, ...others] = variants;
  return {
    key,
    name,
    slug,
    description,
    metaDescription: tagline,
    taxCategory,
    productType: { typeId: 'product-type', key: productTypeKey } as const,
    categories: categories.map((category) => ({ typeId: 'category' as const, key: categoryKeyOf(category) })),
    masterVariant: variantDraft(shop, product, first),
    variants: others.map((variant) => variantDraft(shop, product, variant)),
  };
}

function variantDraft(shop: SmallShop, product: SmallProduct, variant: SmallVariant): ProductVariantDraft {
  const axes = valuesOf(shop, variant).flatMap(({ axis, key, name, hex }): Attribute[] => [
    { name: axis.attributes[0], value: { key, label: name } },
    ...(axis.widget === 'swatch' && hex !== undefined ? [{ name: axis.hexAttribute, value: hex }] : []),
  ]);
  const facts = factsOf(shop, product).map(({ attribute, value }): Attribute => ({
    name: attribute,
    value: typeof value === 'number' ? value : value.map(({ key, name }) => ({ key, label: name })),
  }));
  return {
    sku: variant.sku,
    prices: Object.entries(product.prices).map(([currencyCode, centAmount]) => ({
      value: { currencyCode, centAmount },
    })),
    attributes: [
      { name: 'kind', value: { key: 'product', label: 'Product' } },
      ...axes,
      ...facts,
      { name: 'tagline', value: product.tagline },
      ...(product.features ? [{ name: 'features', value: product.features }] : []),
      { name: 'launchedOn', value: product.launchedOn },
    ],
    images: [
      {
        url: `/assets/${pictureNameOf(shop, product, variant.sku)}-front.jpg`,
        dimensions: { w: pictureSide, h: pictureSide },
        label: 'front',
      },
    ],
  };
}
