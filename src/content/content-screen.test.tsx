// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import type { ContentBlockData } from './types.ts';

const { us } = stores;

vi.stubGlobal('__STORE__', us);
const { ContentScreen } = await import('./content-screen.tsx');

const picture = { width: 16, height: 9, images: { fallback: { src: '/bed.jpg' } } };
const manual = { path: '/files/manuals/bed.pdf', bytes: 146_290, languages: ['de'] };
const headings = ['One', 'Two', 'Three', 'Four'].map((words) => ({ anchor: words.toLowerCase(), words }));
type Screen = Parameters<typeof ContentScreen<string>>[0];
const show = (blocks: readonly ContentBlockData<string>[], more: Partial<Screen> = {}) =>
  renderInShop(
    <ContentScreen<string>
      header={{ title: 'A guide', updatedOn: '2026-11-26' }}
      lead={null}
      headings={headings}
      blocks={blocks}
      questions={[]}
      renderProducts={(products) => <p>{products.join()}</p>}
      more={[]}
      {...more}
    />,
  );

describe('a page of content', () => {
  test('product 2.3.294: lists no headings if there are fewer', () => {
    show([], { headings: headings.slice(1) });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  test('shows its blocks in order; a list of products that is empty is left out', () => {
    show([
      { kind: 'text', html: '<p>Words.</p>' },
      { kind: 'products', products: ['bed', 'cot'] },
      { kind: 'picture', picture, alt: 'A bed', caption: 'At night' },
      { kind: 'products', products: [] },
    ]);
    expect(screen.getByText('Words.')).toBeTruthy();
    expect(screen.getByText('bed,cot')).toBeTruthy();
    expect(within(screen.getByRole('figure')).getByRole('img', { name: 'A bed' })).toBeTruthy();
    expect(screen.getByText('At night')).toBeTruthy();
  });

  test('product 2.3.290: a manual says so if the reader’s language is not among its own', () => {
    show([{ kind: 'manuals', manuals: [{ name: 'Bed', manual }] }]);
    expect(screen.getByText('Only in English so far')).toBeTruthy();
  });

  test('product 5.291: a draft says that it is one', () => {
    show([], { header: { title: 'A guide', updatedOn: '2026-11-26', draft: true } });
    expect(screen.getByText(/^Draft/)).toBeTruthy();
  });
});
