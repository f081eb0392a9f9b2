// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cardOf } from '../catalogue/testing/products.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { StyleguideScreen } from './styleguide-screen.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

test('product 4.255: the style guide shows every component in its states', () => {
  renderInShop(<StyleguideScreen product={cardOf('Carrier')} />);
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(section('Type').getByText('$1,149.00')).toBeTruthy();
  expect(section('Colors').getByText('on-accent on accent')).toBeTruthy();
  expect(section('Buttons').getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
  const invalid = section('Fields').getByRole('textbox', { name: 'Email' });
  expect(invalid.getAttribute('aria-invalid')).toBe('true');
  expect(section('Fields').getByRole<HTMLInputElement>('textbox', { name: 'Country' }).disabled).toBe(true);
  expect(section('Notices').getByRole('alert').textContent).not.toBe('');
  const products = section('Products');
  expect(products.getAllByRole('article')).toHaveLength(4);
  for (const state of [/^From /, 'Sold out', /4\.6 \(683\)/]) expect(products.getByText(state)).toBeTruthy();
  expect(products.getAllByText(/-20%/)).toHaveLength(2);
  expect(section('Parts of pages').getByRole('navigation')).toBeTruthy();
});
