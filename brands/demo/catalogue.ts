import type { CatalogueModel } from '../../contract/catalogue-model.ts';

export const catalogue: CatalogueModel = {
  axes: [
    { key: 'color', attributes: ['color'], property: 'color', widget: 'swatch', hexAttribute: 'colorHex' },
    { key: 'material', attributes: ['material'], property: 'material', widget: 'list' },
  ],
  facts: [
    {
      key: 'age',
      kind: 'range',
      attributes: { from: 'ageFromMonths', to: 'ageToMonths' },
      unit: 'month',
      zero: 'birth',
      google: 'age_group',
      groups: [0, 6, 12, 24, 36],
      on: ['card', 'summary', 'table'],
    },
    {
      key: 'weight',
      kind: 'range',
      attributes: { from: 'weightFromKg', to: 'weightToKg' },
      unit: 'kg',
      groups: [3, 5, 7, 9, 12],
      on: ['card', 'summary', 'table'],
    },
    { key: 'positions', kind: 'choices', attribute: 'positions', worn: 'facing-in', on: ['summary'] },
  ],
};
