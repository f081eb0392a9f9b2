import type { ProductProjection } from '@commercetools/platform-sdk';
import { brand } from '../../brands/api.ts';
import type { Axis } from '../../contract/catalogue-model.ts';
import type { AxisValue } from '../../contract/product.ts';
import { type AttributeReader, attributeReader } from './attributes.ts';
import { variantsOf } from './components.ts';

const declared = brand.catalogue.axes;

/** What a variant is on each axis, in the order of the axes; those without a value are left out. */
export const axisValuesOf = (read: AttributeReader, axes: readonly Axis[] = declared): AxisValue[] =>
  axes.flatMap((axis) => {
    const value = axis.attributes.map(read.value).find((found) => found !== null);
    const hex = axis.widget === 'swatch' ? read.text(axis.hexAttribute) : null;
    return value ? [{ axis: axis.key, ...value, hex }] : [];
  });

/**
 * A variant without a value on one of its product's axes could not be chosen, and an axis that nothing has is most likely a
 * misspelled attribute.
 * @throws Error with everything that has to be corrected before the catalogue can be published.
 */
export function checkAxes(products: readonly ProductProjection[], axes: readonly Axis[] = declared): void {
  const all = products.map((product) => {
    const variants = variantsOf(product).map(({ sku = '?', attributes }) => ({
      sku,
      has: new Set(axisValuesOf(attributeReader(attributes, 'en'), axes).map(({ axis }) => axis)),
    }));
    return { key: product.key ?? product.id, variants };
  });
  const problems = axes.flatMap(({ key, attributes }) => {
    const names = attributes.join(' or ');
    const having = all.filter(({ variants }) => variants.some(({ has }) => has.has(key)));
    if (having.length === 0)
      return `No product has the axis "${key}": name another attribute than ${names} in ${brand.folder}/catalogue.ts, or remove the axis.`;
    return having.flatMap((product) => {
      const lacking = product.variants.flatMap(({ sku, has }) => (has.has(key) ? [] : sku));
      return lacking.length === 0
        ? []
        : `The product ${product.key} has the axis "${key}", but not its ${lacking.join(', ')}: set ${names} for all of its variants, or for none.`;
    });
  });
  if (problems.length > 0) throw new Error(`The catalogue cannot be published:\n${problems.join('\n')}`);
}
