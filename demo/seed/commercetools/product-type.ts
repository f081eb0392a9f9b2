import { type LocalizedString } from '@commercetools/platform-sdk';
import { productTypeDrafts } from '../../../seeds/project/product-types.ts';
import { brand } from '../../../brands/demo/api.ts';
import { colors } from '../../catalogue/colors.ts';
import { materialNames } from '../../catalogue/materials.ts';
import { measureNames, measureUnits } from '../../catalogue/measures.ts';
import { standardNames } from '../../catalogue/safety.ts';
import { phrase } from '../../catalogue/texts.ts';
import { cleaningNames, positionNames } from '../../catalogue/uses.ts';

const inAllLanguages = (names: Readonly<Record<string, string>>): Record<string, LocalizedString> =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, phrase(name)]));

/** The demo's product type, and those that it consists of. */
export const demoProductTypes = () =>
  productTypeDrafts({
    key: 'baby-product',
    description: 'Everything the demo shop sells',
    model: brand.catalogue,
    values: {
      color: inAllLanguages(Object.fromEntries(Object.entries(colors).map(([key, { name }]) => [key, name]))),
      material: inAllLanguages(materialNames),
      positions: inAllLanguages(positionNames),
      cleaning: inAllLanguages(cleaningNames),
    },
    measures: { names: inAllLanguages(measureNames), units: measureUnits },
    standards: standardNames,
  });
