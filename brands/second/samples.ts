import type { Samples } from '../types.ts';

/* EXAMPLES: what journeys buy, search, and read. */
export const samples: Samples = {
  product: 'product/shell-jacket',
  category: 'category/jackets',
  usual: { sku: 'SHELL-PINE-S', name: 'Shell jacket', price: '2 499,00 kr', category: 'Jackets' },
  otherVariant: { sku: 'SHELL-PINE-M', axis: 'Size', value: 'M' },
  second: {
    page: 'product/wool-jacket',
    sku: 'WOOL-SLATE-S',
    name: 'Wool jacket',
    categoryPage: 'category/selected/shop',
    category: 'Everything',
  },
  third: { page: 'product/wind-jacket', sku: 'WIND-PINE', name: 'Wind jacket' },
  soldOut: { page: 'product/shell-jacket', sku: 'SHELL-PINE-XL', name: 'Shell jacket' },
};
