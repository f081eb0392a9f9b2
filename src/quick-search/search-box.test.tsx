// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { SearchBox } from './search-box.tsx';
import { quickSearch } from '../search/search-client.ts';
import { hitOf } from '../search/testing/search-answers.ts';
import { SearchUnavailable } from '../search/search-unavailable.ts';
import { parseSuggestion } from '../search/suggestion-markup.ts';

vi.mock('../search/search-client.ts', () => ({ quickSearch: vi.fn() }));

const suggestions = vi.mocked(quickSearch);
const onNavigate = vi.fn<(path: string) => void>();

beforeEach(() => {
  onNavigate.mockReset();
  suggestions.mockReset().mockResolvedValue({
    suggestions: [parseSuggestion('baby <b>carr</b>iers')],
    products: [hitOf('mini'), hitOf('one', { inStock: false })],
    categories: [],
    content: [],
    total: 2,
  });
});

const box = () => screen.getByRole('combobox', { name: 'Search for products' });
async function type(text: string, initialTerm = '') {
  renderInShop(<SearchBox onNavigate={onNavigate} locale="en-US" initialTerm={initialTerm} />);
  const user = userEvent.setup();
  await user.type(box(), text);
  return user;
}

describe('SearchBox', () => {
  test('offers completions and products for what is typed', async () => {
    await type('Carr');
    const list = await screen.findByRole('listbox');
    expect(await within(list).findAllByRole('option')).toHaveLength(3);
    expect(within(within(list).getByRole('group', { name: 'Suggestions' })).getByText('carr').tagName).toBe(
      'B',
    );
    const products = within(list).getByRole('group', { name: 'Products' });
    expect(within(products).getByRole('option', { name: /The mini.*\$10\.00/ })).toBeTruthy();
    expect(within(products).getByRole('option', { name: /The one.*Sold out/ })).toBeTruthy();
    expect(suggestions.mock.lastCall?.[0]).toBe('carr');
    expect(screen.getByRole('status').textContent).toContain('3 suggestions');
  });

  test('Enter searches for the exact text, even while suggestions are open', async () => {
    const user = await type('  Carr ');
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(onNavigate.mock.calls).toEqual([['/search/?q=carr']]);
  });

  test('the arrow keys choose a suggestion, and Enter opens it', async () => {
    const user = await type('carr');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).getAttribute('id'),
    );
    await user.keyboard('{Enter}');
    expect(onNavigate.mock.calls).toEqual([['/products/mini/?sku=MINI-RED']]);
  });

  test('a click on a completion searches for it', async () => {
    const user = await type('carr');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(onNavigate.mock.calls).toEqual([['/search/?q=baby+carriers']]);
  });

  test('Escape closes the suggestions, and leaving the box selects none', async () => {
    const user = await type('carr');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(onNavigate).not.toHaveBeenCalled();
    expect((box() as HTMLInputElement).value).toBe('carr');
    await user.type(box(), 'i');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  test('one letter or the initial term sends no request; an empty search does nothing', async () => {
    const user = await type('c');
    await user.clear(box());
    await user.keyboard('{Enter}');
    expect(onNavigate).not.toHaveBeenCalled();
    expect(suggestions).not.toHaveBeenCalled();
  });

  test('starts with a term, and follows a new one', () => {
    const boxWith = (term: string) => <SearchBox onNavigate={onNavigate} locale="en-US" initialTerm={term} />;
    const { rerender } = renderInShop(boxWith('mini'));
    expect((box() as HTMLInputElement).value).toBe('mini');
    rerender(boxWith('one'));
    expect((box() as HTMLInputElement).value).toBe('one');
    expect(suggestions).not.toHaveBeenCalled();
  });

  test('reports when nothing was found, and when search is unavailable', async () => {
    suggestions.mockResolvedValueOnce({ suggestions: [], products: [], categories: [], content: [], total: 0 });
    const user = await type('zzz');
    expect(await screen.findByText('Nothing found for “zzz” yet.')).toBeTruthy();
    suggestions.mockRejectedValueOnce(new SearchUnavailable('down'));
    await user.type(box(), 'z');
    expect(await screen.findByText('Search is unavailable right now.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(onNavigate.mock.calls).toEqual([['/search/?q=zzzz']]);
  });
});
