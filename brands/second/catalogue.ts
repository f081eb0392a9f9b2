import type { CatalogueModel } from '../../contract/catalogue-model.ts';

export const catalogue: CatalogueModel = {
  axes: [
    { key: 'color', attributes: ['color'], property: 'color', widget: 'swatch', hexAttribute: 'colorHex' },
    { key: 'size', attributes: ['size'], property: 'size', widget: 'list' },
  ],
  facts: [
    {
      key: 'weight',
      kind: 'range',
      attributes: { from: 'weightFrom', to: 'weightTo' },
      unit: 'gram',
      on: ['card', 'summary', 'table'],
    },
    { key: 'weather', kind: 'choices', attribute: 'weather', on: ['card', 'summary', 'table'] },
  ],
};
