import type { ProductProjection } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { brand } from '../../brands/api.ts';
import type { Axis } from '../../contract/catalogue-model.ts';
import { attributeReader } from './attributes.ts';
import { axisValuesOf, checkAxes } from './axes.ts';

const axes: readonly Axis[] = [
  { key: 'size', attributes: ['shoeSize', 'size'], widget: 'drop-down' },
  { key: 'color', attributes: ['color'], widget: 'swatch', hexAttribute: 'hex' },
];
const attributesOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

test.each([
  [{ size: 'M' }, ['M', 'M']],
  [{ shoeSize: 42.5 }, ['42.5', '42.5']],
  [{ size: { key: 'm', label: { en: 'Medium', sv: 'Mellan' } } }, ['m', 'Mellan']],
  [{ size: { en: 'Medium', sv: 'Mellan' } }, ['Medium', 'Mellan']],
])('%j is the key and the name %j', (values, [key, name]) => {
  const read = attributeReader(attributesOf({ ...values, color: 'Sand', hex: '#dca' }), 'sv');
  expect(axisValuesOf(read, axes)).toEqual([
    { axis: 'size', key, name, hex: null },
    { axis: 'color', key: 'Sand', name: 'Sand', hex: '#dca' },
  ]);
});

const productOf = (key: string, ...variants: readonly Readonly<Record<string, unknown>>[]) => {
  const [masterVariant, ...others] = variants.map((values, index) => ({
    sku: `${key}-${index}`,
    attributes: attributesOf(values),
  }));
  return { key, masterVariant, variants: others } as unknown as ProductProjection;
};
const shirt = productOf('shirt', { size: 'S', color: 'Sand' }, { size: 'M', color: 'Sand' });

test('a catalogue cannot be published while a variant lacks an axis of its product, or an axis is nowhere', () => {
  const belt = productOf('belt', { color: 'Black' });
  expect(() => checkAxes([shirt, belt], axes)).not.toThrow();
  expect(() => checkAxes([shirt, productOf('sock', { size: 'S' }, {})], axes)).toThrow(
    'The product sock has the axis "size", but not its sock-1: set shoeSize or size for all of its variants, or for none.',
  );
  expect(() => checkAxes([belt], axes)).toThrow(
    `No product has the axis "size": name another attribute than shoeSize or size in ${brand.folder}/catalogue.ts`,
  );
});
