import type { CatalogueModel } from '../../contract/catalogue-model.ts';

export const catalogue: CatalogueModel = {
  axes: [
    { key: 'color', attributes: ['color'], property: 'color', widget: 'swatch', hexAttribute: 'colorHex' },
    { key: 'size', attributes: ['size'], property: 'size', widget: 'list' },
  ],
  facts: [],
};
