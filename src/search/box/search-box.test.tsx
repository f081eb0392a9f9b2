// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { quickSearch, searchSettings } from '../service/search-client.ts';
import { type QuickSearch, type SearchSettings, SearchUnavailable } from '../service/search-port.ts';
import { parseSuggestion } from '../service/klevu-adapter.ts';
import { hitOf } from '../service/testing/search-answers.ts';
import { useStaticQuery } from '../../testing/gatsby.tsx';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { SearchBox } from './search-box.tsx';

vi.mock('../service/search-client.ts', () => ({ quickSearch: vi.fn(), searchSettings: vi.fn() }));
vi.mock('../service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));
vi.mock('../service/search-history.ts', () => ({ recentTerms: () => [] }));

const asked = vi.mocked(quickSearch);
const onNavigate = vi.fn<(path: string) => void>();

const found: QuickSearch = {
  suggestions: [parseSuggestion('rain <b>jack</b>ets')],
  products: [hitOf('mini')],
  categories: [],
  content: [],
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
  onNavigate.mockClear();
  asked.mockReset().mockResolvedValue(found);
  vi.mocked(searchSettings)
    .mockReset()
    .mockResolvedValue({
      popularTerms: ['hat', 'kitchen'],
      redirectFor: () => null,
      bannersFor: () => [],
    });
});

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for products' });
const offers = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');

function renderBox(isOverlay = true) {
  return renderInShop(
    <>
      <SearchBox onNavigate={onNavigate} isOverlay={isOverlay} />
      <p>Elsewhere</p>
    </>,
    undefined,
    { sitePaths: { search: '/search/', 'content/returns': '/returns/' } },
  ).user;
}
async function type(text: string, isOverlay = true) {
  const user = renderBox(isOverlay);
  await user.type(box(), text);
  return user;
}
const answer = () => screen.findByRole('group', { name: 'Products' });

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
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('rain jackets');
});

test('suggestions that correct a typo are called that', async () => {
  await type('carier');
  await answer();
  expect(group('Did you mean').map(({ textContent }) => textContent)).toEqual(['rain jackets']);
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
  expect(offers()).toEqual(['hat', 'kitchen', 'Kitchen', 'Sending back']);
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
