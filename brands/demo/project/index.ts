import type { BrandProject, ValueNames } from '../../project-types.ts';
import {
  cleaningNames,
  colors,
  materialNames,
  measureNames,
  measureUnits,
  positionNames,
  standardNames,
} from './attributes.ts';
import { inAllLanguages } from './names.ts';
import { shippingMethods, zones } from './shipping.ts';
import { taxRates } from './taxes.ts';

const translated = (names: Readonly<Record<string, string>>): ValueNames =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, inAllLanguages(name)]));

/** What the demo has in its commercetools project, beside its products. */
export const project: BrandProject = {
  productType: {
    key: 'baby-product',
    description: 'Everything the demo shop sells',
    values: {
      color: translated(Object.fromEntries(Object.entries(colors).map(([key, { name }]) => [key, name]))),
      material: translated(materialNames),
      positions: translated(positionNames),
      cleaning: translated(cleaningNames),
    },
    measures: { names: translated(measureNames), units: measureUnits },
    standards: standardNames,
  },
  taxes: taxRates,
  zones,
  shippingMethods: shippingMethods.map(({ name, ...method }) => ({
    ...method,
    name,
    localizedName: inAllLanguages(name),
  })),
};
