import type { Samples } from '../types.ts';

export const samples: Samples = {
  product: 'product/shell-jacket',
  category: 'category/jackets',
  skus: { second: 'WOOL-SLATE-S', soldOut: 'SHELL-PINE-XL' },
  otherVariant: { sku: 'SHELL-PINE-M', axis: 'Size', value: 'M' },
};
