// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../brands/browser.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ProductFacts } from './product-facts.tsx';
import { productOf } from './testing/products.ts';

const headings = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map((heading) => heading.textContent);

test('a product for no particular age or weight has only measurements', () => {
  renderInShop(<ProductFacts product={productOf({ facts: [] })} />);
  expect(headings()).toContain('Measurements');
  expect(headings()).not.toContain('Good to know');
  expect(screen.getAllByRole('term')).toHaveLength(1);
});

test('shows no heading without content', () => {
  const bare = { features: [], measures: [], care: [], inTheBox: [], facts: [] };
  renderInShop(<ProductFacts product={productOf(bare)} />);
  expect(headings()).toEqual(['About this product', 'Materials']);
  const list = screen.getByRole('list', { hidden: true });
  expect(within(list).getByRole('listitem', { hidden: true }).textContent).toBe('Cotton');
});

const safe = productOf({
  warnings: ['Keep the face free.'],
  certificates: [
    { key: 'en-13209-2', name: 'EN 13209-2', number: null },
    { key: 'oeko-tex-100', name: 'OEKO-TEX Standard 100', number: '00.DEMO.1' },
  ],
  manual: { path: '/files/manuals/carrier.pdf', bytes: 120_000, languages: ['en', 'de'] },
});

test('product 4.275: warnings, standards, and the manual are on every page; companies only in the European Union', () => {
  const { unmount } = renderInShop(<ProductFacts product={safe} />);
  expect(screen.getByText('Keep the face free.').closest('details')?.open).toBe(true);
  expect(screen.getByText('OEKO-TEX Standard 100, certificate 00.DEMO.1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manual (PDF, 120 kB)' }).getAttribute('href')).toBe(
    '/files/manuals/carrier.pdf',
  );
  expect(screen.queryByText('Manufacturer')).toBeNull();
  unmount();
  renderInShop(<ProductFacts product={safe} />, stores.de);
  for (const { name, addressLines, email } of [brand.manufacturer, brand.responsiblePerson].filter(
    (party) => party !== null,
  )) {
    for (const line of [name, ...addressLines]) expect(screen.getByText(line)).toBeTruthy();
    expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  }
});

test('product 4.275: a product without warnings names who is responsible for it in the European Union', () => {
  const { unmount } = renderInShop(<ProductFacts product={productOf()} />);
  expect(headings()).not.toContain('Safety');
  unmount();
  renderInShop(<ProductFacts product={productOf()} />, stores.eu);
  expect(headings()).toContain('Safety');
});
