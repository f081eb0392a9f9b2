// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { searchProducts } from '../search/search-client.ts';
import { hitOf, pageOf } from '../search/testing/search-answers.ts';
import { SearchResults } from './search-results.tsx';
import { SearchUnavailable } from '../search/search-unavailable.ts';

vi.mock('../search/search-client.ts', () => ({ searchProducts: vi.fn() }));
vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const search = vi.mocked(searchProducts);
const visited: string[] = [];

/** The search page with the address bar of a browser. */
function Page({ start }: { readonly start: string }) {
  const [locationSearch, setLocationSearch] = useState(start);
  const navigate = (next: string) => {
    visited.push(next);
    setLocationSearch(next);
  };
  return <SearchResults locationSearch={locationSearch} onNavigate={navigate} locale="en-US" />;
}

beforeEach(() => {
  visited.length = 0;
  search.mockReset();
});

describe('SearchResults', () => {
  test('sends no request without a term', () => {
    renderInShop(<Page start="" />);
    expect(screen.getByText(/What are you looking for/)).toBeTruthy();
    expect(search).not.toHaveBeenCalled();
  });

  test('shows the products found, with their number in a live region', async () => {
    search.mockResolvedValue(
      pageOf(['mini', 'one'], { records: [hitOf('mini'), hitOf('one', { inStock: false })] }),
    );
    renderInShop(<Page start="?q=Carrier" />);
    expect((await screen.findByRole('link', { name: 'The mini' })).getAttribute('href')).toBe(
      '/products/mini/',
    );
    expect(screen.getByRole('heading', { name: 'Results for “carrier”' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2 products');
    expect(screen.getAllByText('$10.00')).toHaveLength(2);
    expect(screen.getByText('Sold out')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('a selected filter is in the URL and applied to the search, and all can be cleared', async () => {
    search.mockResolvedValue(pageOf(['mini']));
    renderInShop(<Page start="?q=carrier&pages=2&s_klevu_price=20-50" />);
    const user = userEvent.setup();
    await user.click(await screen.findByText('Filters (1)'));
    await user.click(screen.getByRole('checkbox', { name: /Sand/ }));
    expect(visited).toEqual(['?q=carrier&o_color=Sand&s_klevu_price=20-50']);
    expect(await screen.findByText('Filters (2)')).toBeTruthy();
    await vi.waitFor(() =>
      expect(search.mock.lastCall?.[0]).toMatchObject({
        page: 0,
        filters: {
          options: [{ key: 'color', values: ['Sand'] }],
          ranges: [{ key: 'klevu_price', start: '20', end: '50' }],
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(visited.at(-1)).toBe('?q=carrier');
  });

  test('a price range may have one open end', async () => {
    search.mockResolvedValue(pageOf(['mini']));
    renderInShop(<Page start="?q=carrier" />);
    const user = userEvent.setup();
    await user.click(await screen.findByText('Filters'));
    const price = within(screen.getByRole('group', { name: 'Price' }));
    await user.type(price.getByRole('spinbutton', { name: 'From' }), '25{Enter}');
    expect(visited.at(-1)).toBe('?q=carrier&s_klevu_price=25-90');
  });

  test('ratings are listed from best to worst', async () => {
    search.mockResolvedValue(pageOf(['mini']));
    renderInShop(<Page start="?q=carrier" />);
    await userEvent.click(await screen.findByText('Filters'));
    const ratings = within(screen.getByRole('group', { name: 'Rating' })).getAllByRole('checkbox');
    expect(ratings.map((box) => box.parentElement?.textContent)).toEqual([
      '4 stars and up(1)',
      '3 stars and up(2)',
    ]);
  });

  test('the order is in the URL', async () => {
    search.mockResolvedValue(pageOf(['mini']));
    renderInShop(<Page start="?q=carrier" />);
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Price: low to high');
    expect(visited).toEqual(['?q=carrier&sort=PRICE_ASC']);
    await vi.waitFor(() => expect(search.mock.lastCall?.[0].sort).toBe('PRICE_ASC'));
  });

  test('more products follow the shown ones, and the focus goes to the first of them', async () => {
    search.mockImplementation(({ page }) =>
      Promise.resolve(
        page === 0
          ? pageOf(['a', 'b'], { total: 3, hasNextPage: true })
          : pageOf(['b', 'c'], { total: 3, filters: [] }),
      ),
    );
    renderInShop(<Page start="?q=carrier" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const added = await screen.findByRole('link', { name: 'The c' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await vi.waitFor(() => expect(document.activeElement).toBe(added));
    expect(visited).toEqual(['?q=carrier&pages=2']);
  });

  test('an empty result is reported, with the reason if there are filters', async () => {
    search.mockResolvedValue(pageOf([], { filters: [] }));
    const { unmount } = renderInShop(<Page start="?q=zzz" />);
    expect(await screen.findByText('We couldn’t find anything for “zzz”.')).toBeTruthy();
    unmount();
    renderInShop(<Page start="?q=zzz&o_color=Sand" />);
    expect(await screen.findByText(/No products match all of your filters/)).toBeTruthy();
    await userEvent.click(screen.getByText('Filters (1)'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(visited.at(-1)).toBe('?q=zzz');
  });

  test('reports when search is unavailable, and retries on request', async () => {
    search.mockRejectedValueOnce(new SearchUnavailable('down')).mockResolvedValue(pageOf(['mini']));
    renderInShop(<Page start="?q=carrier" />);
    expect((await screen.findByRole('alert')).textContent).toContain('Search is unavailable right now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The mini' })).toBeTruthy();
  });
});
