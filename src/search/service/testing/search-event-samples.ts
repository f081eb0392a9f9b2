import { lineItemFixture, money, orderFixture } from '../../../testing/carts.ts';
import { emptySelection } from '../filter.ts';
import type { SearchEvent } from '../search-events.ts';
import type { RecommendationList, StaticPicture } from '../search-port.ts';
import { hit } from './visitors.ts';

const filters = {
  options: [{ key: 'color', values: ['black', 'Rust, dark'] }],
  ranges: [{ key: 'klevu_price', start: '60', end: '200' }],
};
const list: RecommendationList = { list_id: 'home', list_logic: 'TRENDING', list_name: 'Trending' };
const picture: StaticPicture = {
  url: 'https://p.test/wide.png',
  altText: '',
  width: 1600,
  resolution: 'desktop',
};

const order = orderFixture();

/** One event of every kind, and its variants. */
export const samples = {
  search: { name: 'search', term: 'rain jackets', total: 8, typeOfSearch: 'WILDCARD_AND', filters },
  'search without filters': {
    name: 'search',
    term: 'bib',
    total: 0,
    typeOfSearch: 'WILDCARD_OR',
    filters: emptySelection,
  },
  'search click': { name: 'search-click', term: 'rain jackets', hit: hit(1), filters },
  'category view': {
    name: 'category-view',
    categoryPath: ['Kitchen', 'Bibs'],
    hits: [hit(2), hit(5), hit(8)],
    offset: 24,
    filters: emptySelection,
  },
  'category click': {
    name: 'category-click',
    categoryPath: ['Kitchen', 'Bibs'],
    hit: hit(2),
    position: 3,
    filters,
  },
  'banner click': {
    name: 'banner-click',
    term: 'jacket',
    banner: {
      id: 'b1',
      name: 'Guide',
      imageUrl: 'https://p.test/b.png',
      altText: 'Guide',
      href: '/pages/guide/',
    },
  },
  'recommendation view': { name: 'recommendation-view', list, shown: [hit(1), hit(2)] },
  'view of pictures': { name: 'recommendation-view', list, shown: [picture] },
  'recommendation click': { name: 'recommendation-click', list, hit: hit(2), position: 2 },
  purchase: {
    name: 'purchase',
    order: {
      ...order,
      cart: {
        ...order.cart,
        lineItems: [
          lineItemFixture({ quantity: 3, totalPrice: money(10_000) }),
          lineItemFixture({ id: 'line-2', kind: 'gift-message', sku: 'MESSAGE' }),
        ],
      },
    },
  },
} as const satisfies Record<string, SearchEvent>;
