// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../testing/intersections.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { rememberOpened } from '../box/use-recent-terms.ts';
import { configureSearch } from '../service/search-client.ts';
import { indexOf, mockService, recordOf } from '../service/testing/mocked-service.ts';
import { agreeTo, hit, leaveShop, stored } from '../service/testing/visitors.ts';
import { Banners, Recommendations } from './late-places.tsx';

/** What the merchant configures in the service's console, from the service's files to the screen. */

vi.mock('gatsby', () => import('../../testing/gatsby.tsx'));

let seen: ReturnType<typeof fakeIntersections>;
/** What a page has shown is remembered, so every test is about something else. */
let id = 0;

beforeEach(() => {
  id += 1;
  vi.useFakeTimers({ now: new Date(2026, 4, 20, 12), toFake: ['Date'] });
  seen = fakeIntersections();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 1200;
      naturalHeight = 300;
      decode = () => Promise.resolve();
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 300, 400));
  configureSearch(indexOf({ currency: undefined }));
});
afterEach(() => {
  // What is still mounted needs the stubs.
  cleanup();
  leaveShop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page whose place is near the viewport. */
function renderPlace(place: ReactNode) {
  const rendered = renderInShop(<main>{place}</main>);
  act(() => seen.see(screen.getByRole('main'), 0));
  return rendered;
}

describe('banners', () => {
  const folder = 'https://services.test/klevu-js-v1/klevu-js-api/key-a';
  const banner = (name: string, changes: object = {}) => ({
    bannerName: name,
    bannerRef: name,
    bannerImg: `https://pictures.test/${name}.png`,
    bannerAltTag: name,
    redirectUrl: `https://shop.test/${name}/`,
    showForTerms: null,
    showOnLandingPage: true,
    showOnQuickSearch: false,
    showOnCategoryPage: false,
    startDate: '2026/05/20',
    endDate: '',
    ...changes,
  });
  const files = {
    [`${folder}.json`]: { klevu_webstorePopularTerms: [] },
    [`${folder}-maps.json`]: { klevu_keywordUrlMap: [] },
    [`${folder}-banner.json`]: {
      klevu_banner: [
        banner('endless'),
        banner('last-day', { endDate: '2026/05/20' }),
        banner('over', { endDate: '2026/05/19' }),
        banner('to-come', { startDate: '2026/05/21' }),
        banner('of-categories', { showOnLandingPage: false, showOnCategoryPage: true }),
        banner('of-the-box', { showOnLandingPage: false, showOnQuickSearch: true }),
        banner('for-this-term', { showForTerms: ['Mini'] }),
        banner('for-another-term', { showForTerms: ['bib'] }),
      ],
    },
  };
  const shown = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));

  test('product 3.13: appear on their days, in their places, and for their terms', async () => {
    mockService([], files);
    const { unmount } = renderPlace(<Banners place="landingpage" term="mini" />);
    await screen.findByRole('img', { name: 'endless' });
    expect(shown()).toEqual(['endless', 'last-day', 'for-this-term']);
    unmount();
    renderPlace(<Banners place="merchandising" term="Kitchen" />);
    await screen.findByRole('img', { name: 'of-categories' });
    expect(shown()).toEqual(['of-categories']);
  });

  test('product 7.20, 9.9: come from three files, which are read once in 24 hours', async () => {
    const { urls } = mockService([], files);
    const read = () => urls.filter((url) => url.startsWith(folder));
    /** Another screen, which shows banners for its term. */
    const openScreen = async () => {
      id += 1;
      const { unmount } = renderPlace(<Banners place="landingpage" term={`term ${id}`} />);
      await screen.findByRole('img', { name: 'endless' });
      unmount();
    };
    await openScreen();
    expect(read().toSorted()).toEqual(Object.keys(files).toSorted());
    const day = 24 * 60 * 60 * 1000;
    vi.setSystemTime(Date.now() + day - 1);
    await openScreen();
    expect(read()).toHaveLength(3);
    vi.setSystemTime(Date.now() + 1);
    await openScreen();
    expect(read()).toHaveLength(6);
  });
});

describe('recommendations', () => {
  const start = 'https://services.test/recommendations/key-a/settings/';
  const usd = { currency: 'USD' };
  const records = [recordOf('one', usd), recordOf('two', usd)];
  const settingsOf = (metadata: object) => ({
    metadata: { title: 'Loved by families', pageType: 'HOME', logic: 'TRENDING', ...metadata },
    search: {
      payload: JSON.stringify({
        recordQueries: [{ typeOfRequest: 'RECS_CUSTOM', settings: { limit: 4, query: { term: '*' } } }],
      }),
    },
  });
  function renderRow(metadata: object) {
    const service = mockService(records, { [start]: settingsOf(metadata) });
    const { unmount } = renderPlace(
      <Recommendations
        id={`place-${id}`}
        categoryPath={['Kitchen']}
        variants={[{ productKey: 'bib', sku: 'BIB' }]}
      />,
    );
    return { ...service, unmount };
  }
  const row = () => screen.findByRole('region', { name: 'Loved by families' });

  test.each([
    ['HOME', 'TRENDING'],
    ['CATEGORY', 'NEWEST_ARRIVALS'],
    ['PRODUCT', 'SIMILAR'],
    ['CHECKOUT', 'BOUGHT_TOGETHER'],
  ])('product 9.27: appear on pages of type %s', async (pageType, logic) => {
    renderRow({ pageType, logic });
    expect(await row()).toBeTruthy();
  });

  test('product 7.14: that need nothing from the search, or have nothing to start from, do not call it', async () => {
    for (const metadata of [{ action: 'HIDE_RECOMMENDATION' }, { logic: 'RECENTLY_VIEWED' }]) {
      id += 1;
      const { bodies, urls, unmount } = renderRow(metadata);
      await waitFor(() => expect(urls.some((url) => url.startsWith(start))).toBe(true));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(bodies).toEqual([]);
      expect(screen.queryByRole('region')).toBeNull();
      unmount();
    }
  });

  test('product 3.16, 9.11, 9.12: start from the last ten of the twenty products that are remembered', async () => {
    agreeTo('functional');
    for (let number = 1; number <= 25; number += 1) rememberOpened(hit(number));
    await waitFor(() => expect(JSON.stringify(stored('klevu-last-clicks'))).toContain('SKU-25'));
    const latest = Array.from({ length: 20 }, (_, index) => `SKU-${25 - index}`);
    expect(stored('klevu-last-clicks')).toEqual({
      'key-a': latest.map((sku, index) => ({ timestamp: Date.now(), id: sku, product: hit(25 - index) })),
    });
    const { bodies } = renderRow({ logic: 'TRENDING_PERSONALIZED' });
    await row();
    expect(bodies[0]?.recordQueries?.[0]?.['settings']).toMatchObject({
      context: { recentObjects: [{ records: latest.slice(0, 10).map((sku) => ({ id: sku })) }] },
    });
  });
});
