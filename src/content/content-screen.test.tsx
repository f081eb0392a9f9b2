// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';

const { us } = stores;

vi.stubGlobal('__STORE__', us);
const { ContentScreen } = await import('./content-screen.tsx');

const gatsbyImage = {
  layout: 'fullWidth',
  width: 16,
  height: 9,
  images: { fallback: { src: '/bed.jpg' } },
} as const;
const manual = { path: '/files/manuals/bed.pdf', bytes: 146_290, languages: ['de'] };
const headings = ['One', 'Two', 'Three', 'Four'].map((words) => ({ anchor: words.toLowerCase(), words }));
const page = {
  section: 'pages',
  title: 'A guide',
  description: '',
  updatedOn: '2026-11-26',
  draft: false,
  writtenIn: null,
  lead: null,
  headings,
  questions: [],
  blocks: [],
};
type Block = Queries.ContentBlockFieldsFragment;
const block = (kind: string, more: Partial<Block>): Block => ({
  ...{ kind, html: null, caption: null, picture: null, products: [], guides: [] },
  ...more,
});
const named = (name: string) => ({ name, manual: null }) as Block['products'][number];
const show = (blocks: readonly Block[], more: Partial<typeof page> = {}) =>
  renderInShop(
    <ContentScreen
      page={{ ...page, blocks, ...more }}
      renderProducts={(products) => products.length > 0 && <p>{products.map(({ name }) => name).join()}</p>}
      more={[]}
    />,
  );

describe('a page of content', () => {
  test('product 2.3.294: lists no headings if there are fewer', () => {
    show([], { headings: headings.slice(1) });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  test('shows its blocks in order; a list of products that is empty is left out', () => {
    show([
      block('text', { html: '<p>Words.</p>' }),
      block('products', { products: [named('bed'), named('cot')] }),
      block('picture', { picture: { alt: 'A bed', picture: { gatsbyImage } }, caption: 'At night' }),
      block('products', {}),
    ]);
    expect(screen.getByText('Words.')).toBeTruthy();
    expect(screen.getByText('bed,cot')).toBeTruthy();
    expect(within(screen.getByRole('figure')).getByRole('img', { name: 'A bed' })).toBeTruthy();
    expect(screen.getByText('At night')).toBeTruthy();
  });

  test('product 2.3.290: a manual says so if the reader’s language is not among its own', () => {
    show([block('manuals', { products: [{ ...named('Bed'), manual }] })]);
    expect(screen.getByText('Only in English so far')).toBeTruthy();
  });

  test('product 5.291: a draft says that it is one', () => {
    show([], { draft: true });
    expect(screen.getByText(/^Draft/)).toBeTruthy();
  });
});
