// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quickSearch, searchSettings } from '../service/search-client.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import { forgetTerms, recentTerms, rememberClick } from '../service/search-history.ts';
import type { QuickSearch, SearchSettings } from '../service/search-port.ts';
import { SearchUnavailable } from '../service/search-unavailable.ts';
import { parseSuggestion } from '../service/klevu-quick-search.ts';
import { hitOf } from '../service/testing/search-answers.ts';
import { useStaticQuery } from '../../testing/gatsby.tsx';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { SearchBox } from './search-box.tsx';

vi.mock('gatsby', () => import('../../testing/gatsby.tsx'));
vi.mock('../service/search-client.ts', () => ({ quickSearch: vi.fn(), searchSettings: vi.fn() }));
vi.mock('../service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));
vi.mock('../service/search-history.ts', () => ({
  recentTerms: vi.fn(() => []),
  rememberClick: vi.fn(),
  forgetTerms: vi.fn(),
}));

const asked = vi.mocked(quickSearch);
const bannersFor = vi.fn((): readonly (typeof banner)[] => []);
const banner = { id: '1', name: 'Guide', imageUrl: '/guide.png', altText: 'Find yours', href: '/guide/' };
const onNavigate = vi.fn<(path: string) => void>();
const onLeave = vi.fn<() => void>();

const found: QuickSearch = {
  suggestions: [parseSuggestion('baby <b>carr</b>iers')],
  products: [
    hitOf('mini'),
    hitOf('one', { inStock: false }),
    hitOf('move', {
      lowestPrice: { centAmount: 900, currencyCode: 'USD', fractionDigits: 2 },
      hasPriceRange: true,
    }),
  ],
  categories: [{ id: '1', name: 'Baby carriers', path: '/products/baby-carriers/' }],
  content: [{ id: '2', name: 'Babywearing guide', path: '/pages/babywearing-guide/', summary: '' }],
  total: 12,
};
const nothing: QuickSearch = { suggestions: [], products: [], categories: [], content: [], total: 0 };

beforeEach(() => {
  vi.stubGlobal('matchMedia', undefined);
  Element.prototype.scrollIntoView = () => undefined;
  useStaticQuery.mockReturnValue({
    allCommerceCategory: {
      nodes: [{ key: 'kitchen', name: 'Kitchen', path: '/kitchen/', parentKey: null, language: 'en' }],
    },
    allContentPage: { nodes: [{ key: 'content/returns', title: 'Sending back', language: 'en' }] },
  });
  for (const mock of [onNavigate, onLeave, bannersFor, vi.mocked(reportSearchEvent)]) mock.mockClear();
  for (const mock of [rememberClick, forgetTerms]) vi.mocked(mock).mockClear();
  asked.mockReset().mockResolvedValue(found);
  vi.mocked(searchSettings)
    .mockReset()
    .mockResolvedValue({
      popularTerms: ['bouncer', 'kitchen'],
      redirectFor: (term) => (term === 'returns' ? '/customer-service/returns/' : null),
      bannersFor,
    });
});
afterEach(() => vi.unstubAllGlobals());

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for products' });
const offers = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');

function renderBox(isOverlay = true) {
  return renderInShop(
    <>
      <SearchBox onNavigate={onNavigate} onLeave={onLeave} locale="en-US" isOverlay={isOverlay} />
      <p>Elsewhere</p>
    </>,
  ).user;
}
async function type(text: string, isOverlay = true) {
  const user = renderBox(isOverlay);
  await user.type(box(), text);
  return user;
}
const answer = () => screen.findByRole('group', { name: 'Products' });

test('before typing, offers recent terms, categories, and popular terms', async () => {
  vi.mocked(recentTerms).mockReturnValueOnce(['bib', 'mug'].map((term) => ({ timestamp: 1, term })));
  const user = renderBox();
  await screen.findByRole('group', { name: 'Popular searches' });
  await screen.findByRole('group', { name: 'Recent searches' });
  expect(offers()).toEqual(['bib', 'mug', 'Kitchen', 'bouncer']);
  await user.click(screen.getByRole('option', { name: 'bouncer' }));
  expect(onNavigate.mock.calls).toEqual([['/search/?q=bouncer']]);
  expect(asked).not.toHaveBeenCalled();
});

test('while typing, offers everything that was found, and says how much', async () => {
  await type('Carr');
  await answer();
  expect(within(group('Suggestions')[0] as HTMLElement).getByText('carr').tagName).toBe('B');
  expect(group('Products').map(({ textContent }) => textContent)).toEqual([
    'The mini$10.00',
    'The oneSold out',
    'The moveFrom $9.00',
  ]);
  expect(group('Categories').map(({ textContent }) => textContent)).toEqual(['Baby carriers']);
  expect(group('Guides and help').map(({ textContent }) => textContent)).toEqual(['Babywearing guide']);
  expect(screen.getByRole('option', { name: 'Show all 12 results' })).toBeTruthy();
  expect(asked.mock.calls.map(([term]) => term)).toEqual(['carr']);
  expect(screen.getByRole('status').textContent).toContain('7 suggestions');
});

test('Home and End move the cursor, and keys of an input method go to it', async () => {
  const user = await type('carr');
  await answer();
  await user.keyboard('{ArrowDown}{Home}s{End}y');
  expect(box().value).toBe('scarry');
  fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
});

test('what the arrow keys have reached stays reached when an offer arrives above it', async () => {
  const settings = Promise.withResolvers<SearchSettings>();
  vi.mocked(searchSettings).mockReturnValue(settings.promise);
  const user = await type('returns');
  await answer();
  await user.keyboard('{ArrowDown}');
  settings.resolve({ popularTerms: [], redirectFor: () => '/elsewhere/', bannersFor: () => [] });
  await screen.findByRole('option', { name: 'Go to our page about “returns”' });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('baby carriers');
});

test.each([
  ['baby carriers', '/search/?q=baby+carriers'],
  ['Baby carriers', '/products/baby-carriers/'],
  ['Babywearing guide', '/pages/babywearing-guide/'],
  ['Show all 12 results', '/search/?q=carr'],
])('a click on “%s” opens %s', async (name, path) => {
  const user = await type('carr');
  await answer();
  await user.click(screen.getAllByRole('option').find(({ textContent }) => textContent === name) ?? box());
  expect(onNavigate.mock.calls).toEqual([[path]]);
});

test('suggestions that correct a typo are called that', async () => {
  await type('carier');
  await answer();
  expect(group('Did you mean').map(({ textContent }) => textContent)).toEqual(['baby carriers']);
});

test('what was typed in one go is asked for once, and one letter is not', async () => {
  const user = await type('c');
  await user.keyboard('arri');
  await answer();
  expect(asked.mock.calls.map(([term]) => term)).toEqual(['carri']);
  await user.clear(box());
  await user.keyboard('{Enter}');
  expect(onNavigate).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledOnce();
});

test('one character of Japanese is enough', async () => {
  await type('服');
  await answer();
  expect(asked.mock.lastCall?.[0]).toBe('服');
});

test('if nothing is found, says so, and offers popular terms, categories, and help', async () => {
  asked.mockResolvedValue(nothing);
  await type('zzz');
  expect(await screen.findByText('Nothing found for “zzz” yet.')).toBe(screen.getByRole('status'));
  expect(offers()).toEqual(['bouncer', 'kitchen', 'Kitchen', 'Sending back']);
  expect(group('Help').map(({ textContent }) => textContent)).toEqual(['Sending back']);
});

test('if search is unavailable, says so, and offers the search page, categories, and help', async () => {
  asked.mockRejectedValue(new SearchUnavailable('down'));
  vi.mocked(searchSettings).mockRejectedValue(new SearchUnavailable('down'));
  const user = await type('carr');
  expect(await screen.findByText(/Search is unavailable right now/)).toBe(screen.getByRole('status'));
  expect(offers()).toEqual(['Search for “carr”', 'Kitchen', 'Sending back']);
  await user.keyboard('{Enter}');
  expect(onNavigate.mock.calls).toEqual([['/search/?q=carr']]);
});

test('banners follow what was found, and leave the overlay when they are chosen', async () => {
  bannersFor.mockReturnValue([banner]);
  const user = await type('carr');
  await answer();
  expect(bannersFor.mock.lastCall).toEqual(['quicksearch', 'carr']);
  await user.click(screen.getByRole('link', { name: 'Find yours' }));
  expect(vi.mocked(reportSearchEvent).mock.lastCall).toEqual([
    { name: 'banner-click', term: 'carr', banner },
  ]);
  expect(onLeave).toHaveBeenCalledOnce();
  bannersFor.mockReturnValue([]);
});

test('on a page, offers appear with the first key or click, and Escape or a click elsewhere closes them', async () => {
  const user = renderBox(false);
  expect(offers()).toEqual([]);
  await user.click(box());
  expect(offers()).toContain('Kitchen');
  await user.keyboard('carr');
  await answer();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(offers()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(box().value).toBe('carr');
  await user.keyboard('i');
  await answer();
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByText('Elsewhere'));
  expect(offers()).toEqual([]);
  expect(box().value).toBe('carri');
  expect(onNavigate).not.toHaveBeenCalled();
});

test('on a page, removing a recent term leaves the offers open', async () => {
  const terms = ['bib', 'mug'].map((term) => ({ timestamp: 1, term }));
  vi.mocked(recentTerms).mockReturnValueOnce(terms);
  const user = renderBox(false);
  await user.click(box());
  await screen.findByRole('group', { name: 'Recent searches' });
  await user.click(screen.getByRole('button', { name: 'Remove “mug”' }));
  expect(group('Recent searches').map(({ textContent }) => textContent)).toEqual(['bib']);
});
