// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../../brands/browser.ts';
import { navigate, useStaticQuery } from '../../testing/gatsby.tsx';
import { stubModalDialog } from '../../testing/modal-dialog.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import {
  quickSearch,
  searchCategories,
  searchContent,
  searchProducts,
  searchSettings,
} from '../service/search-client.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import { rememberTerm } from '../service/search-history.ts';
import { SearchUnavailable } from '../service/search-port.ts';
import { pageOf } from '../service/testing/search-answers.ts';
import { forgetLists } from './use-listing.ts';
import { SearchResults } from './search-results.tsx';
import { stubScreen, useAddressBar, visited } from './testing/browser.ts';

vi.mock('../service/search-client.ts', () => ({
  searchProducts: vi.fn(),
  searchContent: vi.fn(),
  searchCategories: vi.fn(),
  searchSettings: vi.fn(),
  quickSearch: vi.fn(),
}));
vi.mock('../service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));
vi.mock('../service/search-history.ts', () => ({ rememberTerm: vi.fn(), rememberClick: vi.fn() }));

const search = vi.mocked(searchProducts);

/** The search page with the address bar of a browser. */
const Page = ({ start }: { readonly start: string }) => (
  <SearchResults search={useAddressBar(start)} pathname="/search/" />
);

const noText = { ...pageOf([]), records: [] };

beforeAll(stubModalDialog);
beforeEach(() => {
  stubScreen();
  useStaticQuery.mockReturnValue({
    allContentPage: { nodes: [] },
    allCommerceCategory: {
      nodes: [
        { key: 'jackets', name: 'Jackets', path: '/products/jackets/', parentKey: null, language: 'en' },
      ],
    },
  });
  forgetLists();
  navigate.mockClear();
  vi.mocked(reportSearchEvent).mockReset();
  vi.mocked(rememberTerm).mockReset();
  search.mockReset().mockResolvedValue(pageOf(['mini']));
  vi.mocked(searchContent).mockReset().mockResolvedValue(noText);
  vi.mocked(searchCategories).mockReset().mockResolvedValue(noText);
  vi.mocked(searchSettings)
    .mockReset()
    .mockResolvedValue({ popularTerms: [], redirectFor: () => null, bannersFor: () => [] });
  vi.mocked(quickSearch)
    .mockReset()
    .mockResolvedValue({ suggestions: [], products: [], total: 0, categories: [], content: [] });
});

/** Opens the page, and waits for its products. */
async function openPage(start: string) {
  const rendered = renderInShop(<Page start={start} />);
  await screen.findAllByRole('article');
  return rendered;
}
const filters = () => within(screen.getByRole('region', { name: 'Filters' }));
const count = () => screen.getByText(/^\d+ products?$/);

describe('what comes above the products', () => {
  test('product 4.261: says that nothing matches all of a term, and offers categories', async () => {
    search.mockResolvedValue(pageOf(['mini'], { typeOfSearch: 'WILDCARD_OR' }));
    await openPage('?q=jacket+trampoline');
    expect(
      screen.getByRole('heading', { level: 2, name: 'No exact match for “jacket trampoline”' }),
    ).toBeTruthy();
    const categories = within(screen.getByRole('region', { name: 'Categories' }));
    expect(categories.getByRole('link', { name: 'Jackets' }).getAttribute('href')).toBe('/products/jackets/');
  });

  test('product 4.260: is the page that the term is about', async () => {
    const returns = { name: 'Returns', path: '/returns/', summary: 'Within 30 days.' };
    vi.mocked(searchContent).mockResolvedValue({ ...noText, records: [returns], total: 1 });
    await openPage('?q=returns');
    const guide = screen.getByRole('region', { name: 'Guides and help' });
    expect(within(guide).getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe('/returns/');
    const [article] = screen.getAllByRole('article');
    expect(article && guide.compareDocumentPosition(article)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('product 4.265: is every page with all of a term that no product has', async () => {
    search.mockResolvedValue(pageOf(['mini'], { typeOfSearch: 'WILDCARD_OR' }));
    const records = ['Returns', 'Terms of sale'].map((name) => ({ name, path: `/${name}/`, summary: '' }));
    const found = { ...noText, records, total: 2 };
    vi.mocked(searchContent).mockResolvedValueOnce(found);
    await openPage('?q=return+policy');
    expect(screen.getByRole('heading', { level: 2, name: 'Results for “return policy”' })).toBeTruthy();
    const pages = within(screen.getByRole('region', { name: 'Guides and help' })).getAllByRole('link');
    expect(pages.map(({ textContent }) => textContent)).toEqual(['Returns', 'Terms of sale']);
  });
});

describe('the products found', () => {
  test('product 4.21: more follow the shown ones, only they are asked for, and the focus goes to the first of them', async () => {
    search.mockImplementation(({ page }) =>
      Promise.resolve(
        page === 0
          ? pageOf(['a', 'b'], { total: 3, hasNextPage: true })
          : pageOf(['b', 'c'], { total: 3, offset: 24, filters: [] }),
      ),
    );
    const { user } = await openPage('?q=jacket&utm_source=x');
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    expect(navigate).toHaveBeenCalledWith('/search/?q=jacket&utm_source=x&pages=2');
    const added = await screen.findByRole('link', { name: 'The c' });
    await vi.waitFor(() => expect(document.activeElement).toBe(added));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(search.mock.calls.map(([{ page }]) => page)).toEqual([0, 1]);
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });
});

describe('filters', () => {
  test('a box is ticked at once, whatever the router and the service take', async () => {
    navigate.mockImplementationOnce(() => undefined).mockImplementationOnce(() => undefined);
    const { user } = await openPage('?q=jacket&pages=2&s_klevu_price=20-50');
    search.mockReturnValue(new Promise(() => undefined));
    await user.click(filters().getByRole('checkbox', { name: /Sand/ }));
    expect(filters().getByRole<HTMLInputElement>('checkbox', { name: /Sand/ }).checked).toBe(true);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(filters().getByRole('radio', { name: /4 stars/ }));
    expect(visited()).toEqual([
      '?q=jacket&o_color=Sand&s_klevu_price=20-50',
      '?q=jacket&o_color=Sand&o_rating=4&s_klevu_price=20-50',
    ]);
    await vi.waitFor(() =>
      expect(search.mock.lastCall?.[0]).toMatchObject({
        page: 0,
        filters: {
          options: [
            { key: 'color', values: ['Sand'] },
            { key: 'rating', values: ['4'] },
          ],
          ranges: [{ key: 'klevu_price', start: '20', end: '50' }],
        },
      }),
    );
  });

  test('product 4.17, 4.19: what is chosen is listed, and taken back one by one or all at once', async () => {
    const { user } = await openPage('?q=jacket&o_color=Sand&o_rating=4&s_klevu_price=20-50');
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sand×',
      '4 stars and up×',
      '$20 – $50×',
      'Clear all filters',
    ]);
    await user.click(chips.getByRole('button', { name: 'Remove filter Color: Sand' }));
    expect(visited().at(-1)).toBe('?q=jacket&o_rating=4&s_klevu_price=20-50');
    expect(document.activeElement?.textContent).toBe('4 stars and up×');
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(visited().at(-1)).toBe('?q=jacket');
    expect(document.activeElement).toBe(count());
  });

  test('many values are folded, but never a chosen one', async () => {
    const options = Array.from({ length: 14 }, (_, index) => ({
      name: `Color ${index}`,
      value: `c${index}`,
      count: 1,
      selected: false,
    }));
    search.mockResolvedValue(
      pageOf(['mini'], { filters: [{ key: 'color', label: 'Color', type: 'OPTIONS', options }] }),
    );
    const { user } = await openPage('?q=jacket&o_color=c13');
    const colors = within(screen.getByRole('group', { name: 'Color' }));
    expect(colors.getAllByRole('checkbox')).toHaveLength(9);
    expect(colors.getByRole<HTMLInputElement>('checkbox', { name: /Color 13/ }).checked).toBe(true);
    await user.click(colors.getByRole('button', { name: 'Show all 14' }));
    expect(colors.getAllByRole('checkbox')).toHaveLength(14);
    expect(search.mock.lastCall?.[0].optionLimit).toBeGreaterThan(14);
  });
});

test('product 4.264: the filters begin with the switch for stock and what the brand puts first; colors are shown', async () => {
  const swatches = { color: { Sand: '#d9c3a3' } };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === '/texts/swatches/en.json' ? Response.json(swatches) : Response.error()),
  );
  const optionsOf = (...values: string[]) =>
    values.map((value) => ({ name: value, value, count: 1, selected: false }));
  search.mockResolvedValue(
    pageOf(['mini'], {
      filters: [
        { key: 'brand', label: 'Brand', type: 'OPTIONS', options: optionsOf('Ours') },
        { key: 'color', label: 'Color', type: 'OPTIONS', options: optionsOf('Sand', 'Plaid') },
        { key: 'age', label: 'Age', type: 'OPTIONS', options: optionsOf('Newborn') },
        { key: 'inStock', label: 'In stock', type: 'OPTIONS', options: optionsOf('no', 'yes') },
      ],
    }),
  );
  const { user } = await openPage('?q=jacket');
  const filters = within(screen.getByRole('region', { name: 'Filters' }));
  expect(filters.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(
    // As the service lists them, if the brand puts none first.
    brand.filtersFirst ? ['Age', 'Color', 'Brand'] : ['Brand', 'Color', 'Age'],
  );
  const colors = within(filters.getByRole('group', { name: 'Color' }));
  await vi.waitFor(() =>
    expect(colors.getByText('Sand').querySelector('span')?.style.getPropertyValue('--swatch')).toBe(
      '#d9c3a3',
    ),
  );
  expect(colors.getByText('Plaid').querySelector('span')).toBeNull();
  await user.click(filters.getByRole('switch', { name: /^In stock only/ }));
  expect(visited()).toEqual(['?q=jacket&o_inStock=yes']);
  expect(await screen.findByRole('button', { name: 'Remove filter In stock: In stock only' })).toBeTruthy();
});

describe('the price', () => {
  const price = () => within(screen.getByRole('group', { name: 'Price' }));
  const from = () => price().getByRole<HTMLInputElement>('textbox', { name: 'From' });
  const to = () => price().getByRole<HTMLInputElement>('textbox', { name: 'To' });

  test('an amount that cannot be read is refused with a message', async () => {
    const { user } = await openPage('?q=jacket');
    await user.type(to(), 'cheap{Enter}');
    expect(visited()).toEqual([]);
    expect(price().getByRole('alert').textContent).toBe('Enter an amount such as 25.5.');
    expect(to().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(to());
    await user.clear(to());
    await user.type(to(), '45,5{Enter}');
    expect(visited()).toEqual(['?q=jacket&s_klevu_price=10-45.5']);
    expect(price().getByRole('alert').textContent).toBe('');
  });

  test('product 2.2.18, 4.18: has a slider with two thumbs that the keyboard moves; moving one on replaces the entry', async () => {
    await openPage('?q=jacket');
    const lowest = price().getByRole<HTMLInputElement>('slider', { name: 'Lowest price' });
    const highest = price().getByRole<HTMLInputElement>('slider', { name: 'Highest price' });
    expect([lowest, highest].map((thumb) => thumb.getAttribute('aria-valuetext'))).toEqual(['$10', '$90']);
    fireEvent.input(lowest, { target: { value: '15' } });
    expect(visited()).toEqual([]);
    fireEvent.change(lowest);
    expect(visited()).toEqual(['?q=jacket&s_klevu_price=25-90']);
    await vi.waitFor(() => expect(from().value).toBe('25'));
    fireEvent.input(highest, { target: { value: '3' } });
    fireEvent.change(highest);
    // It stops at the other thumb.
    expect(visited().at(-1)).toBe('replaced ?q=jacket&s_klevu_price=25-25');
  });
});

test('a type of results that does not answer keeps the others', async () => {
  vi.mocked(searchContent).mockRejectedValue(new SearchUnavailable('down'));
  await openPage('?q=jacket');
  expect(screen.getByRole('link', { name: 'Guides and help' })).toBeTruthy();
});

test('product 4.265: an empty result offers nothing that only begins like its term', async () => {
  search.mockResolvedValue(pageOf([], { filters: [] }));
  const empty = { products: [], total: 0, categories: [], content: [] };
  vi.mocked(quickSearch).mockResolvedValue({
    ...empty,
    suggestions: [{ text: 'sleep accessories', parts: [] }],
  });
  vi.mocked(searchSettings).mockResolvedValue({
    popularTerms: ['hat'],
    redirectFor: () => null,
    bannersFor: () => [],
  });
  renderInShop(<Page start="?q=sling" />);
  await screen.findByRole('region', { name: 'Popular searches' });
  expect(screen.queryByRole('region', { name: 'Did you mean' })).toBeNull();
});

describe('a term with a page of its own', () => {
  beforeEach(() => {
    vi.mocked(searchSettings).mockResolvedValue({
      popularTerms: [],
      redirectFor: (term) => (term === 'returns' ? '/returns/' : null),
      bannersFor: () => [],
    });
  });

  test('leads there, and the way back leads to the results', async () => {
    renderInShop(<Page start="?q=Returns" />);
    await vi.waitFor(() =>
      expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/search/?q=returns&all=1', '/returns/']),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('article')).toBeNull();
    expect(reportSearchEvent).not.toHaveBeenCalled();
    expect(rememberTerm).not.toHaveBeenCalled();
  });

  test('is searched for meanwhile, and its results are neither shown nor reported before that is known', async () => {
    let tell: (settings: Awaited<ReturnType<typeof searchSettings>>) => void = () => undefined;
    vi.mocked(searchSettings).mockReturnValue(
      new Promise((resolve) => {
        tell = resolve;
      }),
    );
    renderInShop(<Page start="?q=jacket" />);
    await vi.waitFor(() => expect(search).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('article')).toBeNull();
    expect(reportSearchEvent).not.toHaveBeenCalled();
    act(() => tell({ popularTerms: [], redirectFor: () => null, bannersFor: () => [] }));
    expect(await screen.findByRole('article')).toBeTruthy();
    await vi.waitFor(() => expect(reportSearchEvent).toHaveBeenCalledOnce());
  });

  test('is searched for if the console takes too long', async () => {
    vi.mocked(searchSettings).mockReturnValue(new Promise(() => undefined));
    await openPage('?q=returns');
  });

  test('is searched for if the console does not answer', async () => {
    vi.mocked(searchSettings).mockRejectedValue(new SearchUnavailable('down'));
    await openPage('?q=returns');
  });
});

describe('what is reported', () => {
  const reported = () => vi.mocked(reportSearchEvent).mock.calls.map(([event]) => event);

  test('each list once: not more of it, and not the same one again', async () => {
    search.mockResolvedValue(pageOf(['a'], { total: 30, hasNextPage: true }));
    const { user } = await openPage('?q=jacket');
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(2));
    await user.click(filters().getByRole('checkbox', { name: /Sand/ }));
    await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(3));
    await user.click(filters().getByRole('checkbox', { name: /Sand/ }));
    await vi.waitFor(() => expect(visited()).toHaveLength(2));
    const none = { options: [], ranges: [] };
    const common = { name: 'search', term: 'jacket', total: 30, typeOfSearch: 'WILDCARD_AND' };
    await vi.waitFor(() =>
      expect(reported()).toEqual([
        { ...common, filters: none },
        { ...common, filters: { ...none, options: [{ key: 'color', values: ['Sand'] }] } },
      ]),
    );
    expect(rememberTerm).toHaveBeenCalledWith('jacket');
  });

  test('a term that finds nothing is reported, but not remembered', async () => {
    search.mockResolvedValue(pageOf([], { filters: [] }));
    renderInShop(<Page start="?q=zzz" />);
    await vi.waitFor(() => expect(reported()).toMatchObject([{ name: 'search', term: 'zzz', total: 0 }]));
    expect(rememberTerm).not.toHaveBeenCalled();
  });
});
