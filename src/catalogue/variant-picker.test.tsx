// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { variantOf } from './testing/products.ts';
import type { VariantData } from './types.ts';
import { VariantPicker } from './variant-picker.tsx';

const blackWoven = variantOf('black', 'woven');
const sandWoven = variantOf('sand', 'woven');
const sandMesh = variantOf('sand', 'mesh', { availableQuantity: 0 });

function renderPicker(variants: readonly VariantData[], selected: VariantData) {
  const onSelect = vi.fn<(variant: VariantData) => void>();
  return {
    onSelect,
    ...renderInShop(<VariantPicker variants={variants} selected={selected} onSelect={onSelect} />),
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

test('a value that changes the other option is marked, and choosing it says what changed', async () => {
  const { user, onSelect } = renderPicker([blackWoven, sandWoven, variantOf('sand', 'mesh')], blackWoven);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(radio('Mesh (not in Black)'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(variantOf('sand', 'mesh'));
  expect(screen.getByRole('status').textContent).toBe('Mesh doesn’t come in Black, so Sand is now selected.');
  await user.click(radio('Sand'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a product without options shows no group', () => {
  const only = variantOf('black', 'woven', { color: null, material: null });
  renderPicker([only], only);
  expect(screen.queryByRole('group')).toBeNull();
});
