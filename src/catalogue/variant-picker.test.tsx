// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { variantOf } from './testing/products.ts';
import type { VariantData } from './types.ts';
import { VariantPicker } from './variant-picker.tsx';

const blackWoven = variantOf('black', 'woven');
const blackMesh = variantOf('black', 'mesh', { availableQuantity: 0 });
const sandWoven = variantOf('sand', 'woven');
const sandMesh = variantOf('sand', 'mesh', { availableQuantity: 0 });
const all = [blackWoven, blackMesh, sandWoven, sandMesh];

function renderPicker(variants: readonly VariantData[], selected: VariantData) {
  const onSelect = vi.fn<(variant: VariantData) => void>();
  return {
    onSelect,
    ...renderInShop(<VariantPicker variants={variants} selected={selected} onSelect={onSelect} />),
  };
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('offers each color and material once and marks the selected ones', () => {
  renderPicker(all, sandWoven);
  const colors = within(screen.getByRole('group', { name: 'Color: Sand' }));
  expect(colors.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Material: Woven' })).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([
    radio('Sand'),
    radio('Woven'),
  ]);
});

test('choosing a color keeps the material', async () => {
  const { user, onSelect } = renderPicker(all, blackWoven);
  await user.click(radio('Sand'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(sandWoven);
});

test('choosing a material keeps the color, and sold-out variants can still be viewed', async () => {
  const { user, onSelect } = renderPicker(all, sandWoven);
  await user.click(radio('Mesh (sold out)'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(sandMesh);
});

test('a color that is available in one material is not marked as sold out', () => {
  renderPicker(all, blackMesh);
  expect(radio('Black').checked).toBe(true);
  expect(screen.queryByRole('radio', { name: 'Black (sold out)' })).toBeNull();
});

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

test('a value that changes the other option is marked, and choosing it says what changed', async () => {
  const { user, onSelect } = renderPicker([blackWoven, sandWoven, variantOf('sand', 'mesh')], blackWoven);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(radio('Mesh (not in Black)'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(variantOf('sand', 'mesh'));
  expect(screen.getByRole('status').textContent).toBe('Mesh doesn’t come in Black, so Sand is now selected.');
  await user.click(radio('Sand'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('works from the keyboard', async () => {
  const { user, onSelect } = renderPicker(all, blackWoven);
  radio('Black').focus();
  await user.keyboard('{ArrowRight}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(sandWoven);
});

test('a single value is only text', () => {
  renderPicker([blackWoven, sandWoven], blackWoven);
  expect(screen.getByRole('group', { name: 'Material: Woven' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('a product without options shows no group', () => {
  const only = variantOf('black', 'woven', { color: null, material: null });
  renderPicker([only], only);
  expect(screen.queryByRole('group')).toBeNull();
});
