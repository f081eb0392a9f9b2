// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate } from '../../testing/gatsby.tsx';
import { stubModalDialog } from '../../testing/modal-dialog.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { cardOf, dollars } from '../../catalogue/testing/products.ts';
import type { ProductCardData } from '../../catalogue/types.ts';
import { browseCategory } from '../service/search-client.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import { personalIdsFor, rememberClick } from '../service/search-history.ts';
import { SearchUnavailable } from '../service/search-port.ts';
import { pageOf } from '../service/testing/search-answers.ts';
import { agreeTo, leaveShop } from '../service/testing/visitors.ts';
import { CategoryListing } from './category-listing.tsx';
import { forgetLists } from './use-listing.ts';
import { stubScreen, useAddressBar, visited } from './testing/browser.ts';

vi.mock('../service/search-client.ts', () => ({ browseCategory: vi.fn() }));
vi.mock('../service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));
vi.mock('../service/search-history.ts', () => ({ personalIdsFor: vi.fn(() => []), rememberClick: vi.fn() }));
vi.mock('../../recovery/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }));

const browse = vi.mocked(browseCategory);

const productOf = (name: string, price: number) => cardOf(name, { price: dollars(price) });
const few = [productOf('middle', 20), productOf('dear', 30), productOf('cheap', 10)];
const many = Array.from({ length: 30 }, (_, index) => productOf(`p${index}`, index));

interface CategoryProps {
  readonly start: string;
  readonly products?: readonly ProductCardData[];
  readonly part?: Parameters<typeof CategoryListing>[0]['part'];
}

/** A category's page with the address bar of a browser. */
function Category({ start, products = few, part = null }: CategoryProps) {
  return (
    <CategoryListing
      products={products}
      part={part}
      categoryPath={['Jackets', 'Accessories']}
      list="category/jackets"
      search={useAddressBar(start)}
      pathname="/jackets/"
    />
  );
}

beforeAll(stubModalDialog);
beforeEach(() => {
  agreeTo('statistics');
  stubScreen();
  navigate.mockClear();
  forgetLists();
  window.history.replaceState(null, '', '/jackets/');
  vi.mocked(reportSearchEvent).mockReset();
  vi.mocked(rememberClick).mockReset();
  browse.mockReset().mockResolvedValue(pageOf(['mini']));
});

afterEach(() => {
  leaveShop();
});

const shown = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const count = () => screen.getByText(/^\d+ products?$/).textContent;
const reported = () => vi.mocked(reportSearchEvent).mock.calls.map(([event]) => event);
const none = { options: [], ranges: [] };

describe('without filters', () => {
  test('product 9.22: they are sorted at once, as in a search, and the address keeps the order', async () => {
    const { user } = renderInShop(<Category start="" />);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    expect(shown()).toEqual(['cheap', 'middle', 'dear']);
    expect(visited()).toEqual(['?sort=PRICE_ASC']);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Featured');
    expect(visited().at(-1)).toBe('');
    expect(browse).not.toHaveBeenCalled();
  });

  test('each page that is seen is reported once, and so is an opened product', async () => {
    const { user } = renderInShop(<Category start="" products={many} />);
    const view = { name: 'category-view', categoryPath: ['Jackets', 'Accessories'], filters: none };
    await vi.waitFor(() => expect(reported()).toMatchObject([{ ...view, offset: 0 }]));
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await vi.waitFor(() =>
      expect(reported()).toMatchObject([
        { ...view, offset: 0 },
        {
          ...view,
          offset: 24,
          hits: [{ id: 'P24', sku: 'P24', key: 'p24', category: 'Jackets;Accessories' }, {}, {}, {}, {}, {}],
        },
      ]),
    );
    await user.click(screen.getByRole('link', { name: 'p2' }));
    await vi.waitFor(() =>
      expect(reported().at(-1)).toMatchObject({ name: 'category-click', position: 3, hit: { id: 'P2' } }),
    );
    expect(vi.mocked(rememberClick).mock.lastCall?.[0]).toMatchObject({ id: 'P2', key: 'p2' });
  });
});

describe('the order for a visitor', () => {
  beforeEach(() => {
    vi.mocked(personalIdsFor).mockReset().mockReturnValue(['A', 'B', 'C']);
    browse.mockResolvedValue(pageOf(['cheap', 'dear', 'middle']));
    agreeTo('functional');
  });

  /** Where the cards are, in pixels from the top of the screen. */
  const placeCards = (...tops: readonly number[]) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, tops[screen.queryAllByRole('article').indexOf(this as HTMLElement)] ?? 0, 1, 1);
    });

  test('changes what is below the screen, with consent and enough clicks here', async () => {
    placeCards(100, 2000, 3000);
    renderInShop(<Category start="" />);
    await vi.waitFor(() => expect(shown()).toEqual(['middle', 'cheap', 'dear']));
    expect(browse.mock.lastCall?.[0]).toMatchObject({ categoryPath: ['Jackets', 'Accessories'] });
  });

  test.each([
    ['without consent', [], ['A', 'B', 'C'], ''],
    ['without clicks', ['functional'], [], ''],
    ['in a chosen order', ['functional'], ['A', 'B', 'C'], '?sort=PRICE_DESC'],
  ] as const)('is not asked for %s', async (_, granted, clicks, start) => {
    agreeTo(...granted);
    vi.mocked(personalIdsFor).mockReturnValue([...clicks]);
    placeCards(2000, 2000, 2000);
    renderInShop(<Category start={start} />);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(browse).not.toHaveBeenCalled();
  });
});

describe('a part of a long list', () => {
  const part = { first: 24, total: 60, links: <a href="/jackets/page/3/">3</a> };

  test('product 2.3.16: it has its products, the number of all, and links to the others', async () => {
    renderInShop(<Category start="" part={part} />);
    expect(shown()).toEqual(['middle', 'dear', 'cheap']);
    expect(count()).toBe('60 products');
    expect(screen.getByRole('link', { name: '3' })).toBeTruthy();
    await vi.waitFor(() => expect(reported()[0]).toMatchObject({ name: 'category-view', offset: 24 }));
    expect(browse).not.toHaveBeenCalled();
  });

  test('the service sorts all of it, from its first page', async () => {
    renderInShop(<Category start="?sort=PRICE_ASC" part={part} />);
    await vi.waitFor(() => expect(shown()).toEqual(['The mini']));
    expect(browse.mock.lastCall?.[0]).toMatchObject({ sort: 'PRICE_ASC', page: 0 });
    expect(screen.queryByRole('link', { name: '3' })).toBeNull();
  });

  test('if the service does not answer, it stays in its own order, and says why', async () => {
    browse.mockRejectedValue(new SearchUnavailable('down'));
    renderInShop(<Category start="?sort=PRICE_ASC" part={part} />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Search is unavailable right now/);
    expect(shown()).toEqual(['middle', 'dear', 'cheap']);
    expect(screen.getByRole('link', { name: '3' })).toBeTruthy();
  });
});
