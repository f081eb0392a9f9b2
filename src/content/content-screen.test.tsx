// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { us } from '../../stores/storefronts/us.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import type { ContentBlockData } from './types.ts';

vi.stubGlobal('__STORE__', us);
vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
const { ContentScreen } = await import('./content-screen.tsx');

beforeEach(() => {
  // jsdom has no layout.
  document.elementFromPoint = () => null;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  window.location.hash = '';
});

const picture = { width: 16, height: 9, images: { fallback: { src: '/bed.jpg' } } };
const manual = { path: '/files/manuals/baby-cradle.pdf', bytes: 146_290, languages: ['en', 'sv'] };
const headings = ['One', 'Two', 'Three', 'Four'].map((words) => ({ anchor: words.toLowerCase(), words }));
const questions = [
  { group: 'One', anchor: 'wash', question: 'How do I wash it?', answerHtml: '<p>Warm.</p>' },
  { group: 'One', anchor: 'dry', question: 'How do I dry it?', answerHtml: '<p>In the air.</p>' },
];

type Screen = Parameters<typeof ContentScreen<string>>[0];
const show = (blocks: readonly ContentBlockData<string>[], more: Partial<Screen> = {}) =>
  renderInShop(
    <ContentScreen<string>
      header={{ title: 'A guide', updatedOn: '2026-11-26' }}
      lead={null}
      headings={headings}
      blocks={blocks}
      questions={questions}
      renderProducts={(products) => <p>{products.join()}</p>}
      more={[]}
      {...more}
    />,
  );

describe('a page of content', () => {
  test('product 2.3.294: lists its headings if there are four', () => {
    show([]);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#one', '#two', '#three', '#four']);
  });

  test('product 2.3.294: lists no headings if there are fewer', () => {
    show([], { headings: headings.slice(1) });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  test('shows its blocks in order; a list of products that is empty is left out', () => {
    show([
      { kind: 'text', html: '<p>Words.</p>' },
      { kind: 'products', products: ['cradle', 'crib'] },
      { kind: 'picture', picture, alt: 'A bed', caption: 'At night' },
      { kind: 'products', products: [] },
    ]);
    expect(screen.getByText('Words.')).toBeTruthy();
    expect(screen.getByText('cradle,crib')).toBeTruthy();
    expect(within(screen.getByRole('figure')).getByRole('img', { name: 'A bed' })).toBeTruthy();
    expect(screen.getByText('At night')).toBeTruthy();
  });

  test('product 2.3.293: a list of guides has their pictures, which say nothing more than their titles', () => {
    const guide = { title: 'Calmer nights', description: 'What helps.', path: '/nights/', picture };
    show([{ kind: 'guides', guides: [guide] }]);
    expect(screen.getByRole('link', { name: 'Calmer nights' }).getAttribute('href')).toBe('/nights/');
    expect(screen.getByText('What helps.')).toBeTruthy();
    expect(document.querySelector('img')?.alt).toBe('');
  });

  test('product 2.3.290: a manual has its size and languages', () => {
    show([{ kind: 'manuals', manuals: [{ name: 'Baby Cradle', manual }] }]);
    const link = screen.getByRole('link', { name: 'Baby Cradle (PDF, 146 kB)' });
    expect(link.getAttribute('href')).toBe(manual.path);
    expect(screen.getByText('English and Swedish')).toBeTruthy();
  });

  test('product 2.3.290: a manual says so if the reader’s language is not among its own', () => {
    show([{ kind: 'manuals', manuals: [{ name: 'Baby Cradle', manual: { ...manual, languages: ['de'] } }] }]);
    expect(screen.getByText('Only in English so far')).toBeTruthy();
  });

  test('product 5.291: a draft says that it is one', () => {
    show([], { header: { title: 'A guide', updatedOn: '2026-11-26', draft: true } });
    expect(screen.getByText(/^Draft/)).toBeTruthy();
  });
});

describe('product 2.3.291: questions', () => {
  const openOnes = () =>
    [...document.querySelectorAll('details')]
      .filter(({ open }) => open)
      .map((one) => one.querySelector('h3')?.textContent);

  test('are closed, below the heading of their group', () => {
    show([{ kind: 'questions' }]);
    expect(screen.getByRole('region', { name: 'One' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'How do I wash it?',
      'How do I dry it?',
    ]);
    expect(openOnes()).toEqual([]);
  });

  test('the one that the address names is open, also when the address changes', () => {
    window.location.hash = '#dry';
    show([{ kind: 'questions' }]);
    expect(openOnes()).toEqual(['How do I dry it?']);
    window.location.hash = '#wash';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(openOnes()).toEqual(['How do I wash it?', 'How do I dry it?']);
  });
});
