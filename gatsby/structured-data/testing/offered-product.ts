import type { OfferedProduct, OfferedVariant } from '../product.ts';

export const priceIn = (currencyCode: string, centAmount: number, priorCentAmount: number | null = null) => ({
  ...{ centAmount, currencyCode, priorCentAmount, validUntil: null },
  fractionDigits: currencyCode === 'JPY' ? 0 : 2,
  countries: [],
});

/** A variant in a color that costs 149 dollars. */
export const offered = (key: string, fields: Partial<OfferedVariant> = {}): OfferedVariant => ({
  sku: `SHELL-${key.toUpperCase()}`,
  axes: [
    { axis: 'color', key, name: key, hex: '#000000' },
    { axis: 'material', key: 'cotton', name: 'Cotton', hex: null },
  ],
  availableQuantity: 3,
  prices: [priceIn('USD', 14900)],
  pictures: [`https://shop.example/${key}.webp`],
  ...fields,
});

export const jacket: OfferedProduct = {
  key: 'shell-jacket',
  name: 'Shell jacket',
  tagline: 'Keeps the rain out.',
  description: 'Three layers.',
  rating: { average: 4.8, count: 683 },
  variants: [offered('black'), offered('blue', { availableQuantity: 0 })],
  url: 'https://shop.example/shell/',
  reviews: [],
  returnPolicyId: 'https://shop.example/shell/#returns',
};
