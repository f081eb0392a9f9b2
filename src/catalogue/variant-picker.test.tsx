// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { axes, variantOf } from './testing/products.ts';
import type { VariantData } from './types.ts';
import { VariantPicker } from './variant-picker.tsx';

const blackWoven = variantOf('black', 'woven');
const sandWoven = variantOf('sand', 'woven');
const sandMesh = variantOf('sand', 'mesh', { availableQuantity: 0 });

function renderPicker(variants: readonly VariantData[], selected: VariantData, shown = axes) {
  const onSelect = vi.fn<(variant: VariantData) => void>();
  return {
    onSelect,
    ...renderInShop(<VariantPicker axes={shown} {...{ variants, selected, onSelect }} />),
  };
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test.each([
  [
    'sold out',
    [blackWoven, variantOf('sand', 'woven', { availableQuantity: 0 })],
    'Sand (sold out)',
    true,
    false,
  ],
  ['not sold in that material', [blackWoven, variantOf('sand', 'mesh')], 'Sand (not in Woven)', false, true],
  ['both', [blackWoven, sandMesh], 'Sand (not in Woven) (sold out)', true, true],
] as const)(
  'product 4.308: a color that is %s has marks and words of its own',
  (_, variants, name, soldOut, elsewhere) => {
    renderPicker(variants, blackWoven);
    expect(radio(name).closest('label')?.dataset).toMatchObject({
      soldOut: String(soldOut),
      elsewhere: String(elsewhere),
    });
  },
);

test('product 4.308: a value that changes the other option is marked, and choosing it says what changed', async () => {
  const { user, onSelect } = renderPicker([blackWoven, sandWoven, variantOf('sand', 'mesh')], blackWoven);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(radio('Mesh (not in Black)'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(variantOf('sand', 'mesh'));
  expect(screen.getByRole('status').textContent).toBe('Mesh doesn’t come in Black, so Sand is now selected.');
  await user.click(radio('Sand'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('product 4.308: of three axes, one from a list that says what is sold out, those that a choice changes are named', async () => {
  const inSize = (variant: VariantData, key: string, availableQuantity = 1) => ({
    ...variant,
    sku: `${variant.sku}-${key}`,
    axes: [...variant.axes, { axis: 'size', key, name: key.toUpperCase(), hex: null }],
    availableQuantity,
  });
  const [small, large] = [inSize(blackWoven, 's'), inSize(sandMesh, 'l')];
  const { user, onSelect } = renderPicker([small, large, inSize(blackWoven, 'm', 0)], small, [
    ...axes,
    { key: 'size', widget: 'drop-down' },
  ]);
  const sizes = screen.getByRole('combobox', { name: 'Size' });
  expect([...sizes.children].map(({ textContent }) => textContent)).toEqual([
    'S',
    'L (not in Black, Woven)',
    'M (sold out)',
  ]);
  await user.selectOptions(sizes, 'l');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(large);
  expect(screen.getByRole('status').textContent).toBe(
    'L doesn’t come in Black, Woven, so Sand, Mesh is now selected.',
  );
});

test('a product without options shows no group', () => {
  const only = variantOf('black', 'woven', { axes: [] });
  renderPicker([only], only);
  expect(screen.queryByRole('group')).toBeNull();
});
