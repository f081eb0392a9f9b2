import { brand } from '../brands/api.ts';
import type { AxisProperty } from '../contract/catalogue-model.ts';
import type { AxisValue } from '../contract/product.ts';

/** What a variant is, for whoever knows its axes by other names: `{ color: 'Black', size: 'M' }`. */
export const axisPropertiesOf = (
  values: readonly Pick<AxisValue, 'axis' | 'name'>[],
): Readonly<Partial<Record<AxisProperty, string>>> =>
  Object.fromEntries(
    values.flatMap(({ axis, name }) => {
      const property = brand.catalogue.axes.find(({ key }) => key === axis)?.property;
      return property ? [[property, name]] : [];
    }),
  );
