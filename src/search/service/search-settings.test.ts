// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- damages what is stored */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removeEntry } from '../../consent/guarded-storage.ts';
import type { BannerPlace } from './search-port.ts';
import { loadSettings } from './search-settings.ts';
import { indexOf, mockService } from './testing/mocked-service.ts';

const now = new Date(2026, 4, 20, 12);
beforeEach(() => vi.useFakeTimers({ now }));

const banner = (overrides: object = {}) => ({
  bannerName: 'Guide',
  bannerRef: 'guide-1',
  bannerImg: 'https://pictures.test/guide.png',
  bannerAltTag: 'Read the guide',
  redirectUrl: 'https://shop.test/guide/',
  position: 'top',
  showForTerms: null,
  showOnLandingPage: true,
  showOnQuickSearch: true,
  showOnCategoryPage: true,
  startDate: '2026/05/01',
  endDate: '',
  ...overrides,
});
const folder = 'https://services.test/klevu-js-v1/klevu-js-api';
const root = { klevu_webstorePopularTerms: ['jacket', 7, 'bib'] };
const maps = {
  klevu_keywordUrlMap: [
    { keywords: [' Returns ', 'return'], url: 'https://shop.test/returns/' },
    { keywords: ['jobs'], url: 'https://jobs.test/' },
    { keywords: ['hack'], url: 'javascript:alert(1)' },
    null,
  ],
};
const filesWith = (changes: Readonly<Record<string, unknown>> = {}, apiKey = 'key-a') => ({
  [`${folder}/${apiKey}.json`]: changes['root'] ?? root,
  [`${folder}/${apiKey}-banner.json`]: changes['banner'] ?? { klevu_banner: [banner()] },
  [`${folder}/${apiKey}-maps.json`]: changes['maps'] ?? maps,
});
const settings = (index = indexOf()) => loadSettings(index);
const bannersWith = async (overrides: object, place: BannerPlace = 'landingpage', term = 'mini') => {
  mockService([], filesWith({ banner: { klevu_banner: [banner(overrides)] } }));
  return (await settings()).bannersFor(place, term).map(({ name }) => name);
};

describe('product 7.20: the configuration', () => {
  test('is read from three files', async () => {
    const { urls } = mockService([], filesWith());
    const { popularTerms, redirectFor, bannersFor } = await settings();
    expect(urls.toSorted()).toEqual(Object.keys(filesWith()).toSorted());
    expect(popularTerms).toEqual(['jacket', 'bib']);
    expect(redirectFor('returns')).toBe('/returns/');
    expect(bannersFor('quicksearch', 'mini')).toEqual([
      {
        id: 'guide-1',
        name: 'Guide',
        imageUrl: 'https://pictures.test/guide.png',
        altText: 'Read the guide',
        href: '/guide/',
      },
    ]);
  });

  test.each([
    ['root', new Response('<html>')],
    ['banner', new Response(null, { status: 404 })],
    ['maps', Response.json(null)],
  ])('B8: %s that cannot be read costs only itself', async (name, bad) => {
    const { network } = mockService([], filesWith({ [name]: bad }));
    const { popularTerms, redirectFor, bannersFor } = await settings();
    const read = {
      root: popularTerms.length,
      banner: bannersFor('landingpage', 'mini').length,
      maps: redirectFor('returns') === null ? 0 : 1,
    };
    expect(read).toEqual({ root: 2, banner: 1, maps: 1, [name]: 0 });
    await settings();
    expect(network).toHaveBeenCalledTimes(4);
  });
});

describe('product 9.9: the configuration is cached for 24 hours', () => {
  const day = 24 * 60 * 60 * 1000;

  test('and then read again', async () => {
    const { network } = mockService([], filesWith());
    await settings();
    vi.setSystemTime(now.getTime() + day - 1);
    expect((await settings()).popularTerms).toEqual(['jacket', 'bib']);
    expect(network).toHaveBeenCalledTimes(3);
    vi.setSystemTime(now.getTime() + day);
    await settings();
    expect(network).toHaveBeenCalledTimes(6);
  });

  test('B8: for each API key on its own', async () => {
    mockService([], filesWith());
    await settings();
    const other = indexOf({ apiKey: 'key-b' });
    const { network } = mockService(
      [],
      filesWith({ root: { klevu_webstorePopularTerms: ['hylla'] } }, 'key-b'),
    );
    expect((await settings(other)).popularTerms).toEqual(['hylla']);
    expect((await settings()).popularTerms).toEqual(['jacket', 'bib']);
    expect(network).toHaveBeenCalledTimes(3);
  });

  test('what is stored may be damaged', async () => {
    for (const damaged of ['{"key-a":{"root":7', '{"key-a":[]}']) {
      const { network } = mockService([], filesWith());
      localStorage.setItem('klevu-kmc-data', damaged);
      expect((await settings()).popularTerms).toEqual(['jacket', 'bib']);
      expect(network).toHaveBeenCalledTimes(3);
    }
  });
});

describe('keywords lead to pages', () => {
  test.each([
    ['returns', '/returns/'],
    ['  RETURNS ', '/returns/'],
    ['jobs', 'https://jobs.test/'],
    ['hack', null],
    ['returning', null],
    ['', null],
  ])('%j: %s', async (term, target) => {
    mockService([], filesWith());
    expect((await settings()).redirectFor(term)).toBe(target);
  });
});

describe('product 1.8, 3.13: banners', () => {
  test.each([
    ['begin on their first day', { startDate: '2026/05/20' }, ['Guide']],
    ['not before', { startDate: '2026/05/21' }, []],
    ['end after their last day', { endDate: '2026/05/20' }, ['Guide']],
    ['not later', { endDate: '2026/05/19' }, []],
    ['need a first day', { startDate: null }, []],
    ['may lack a last day', { endDate: null }, ['Guide']],
    [
      'for a term appear for this term, however it is written',
      { showForTerms: ['Rain ', ' MINI'] },
      ['Guide'],
    ],
    ['for a term do not appear for others', { showForTerms: ['bib'] }, []],
    ['for no term never appear', { showForTerms: [] }, []],
    ['that lead nowhere do not appear', { redirectUrl: 'javascript:alert(1)' }, []],
    ['without a picture do not appear', { bannerImg: '' }, []],
  ])('%s', async (_, overrides, names) => {
    expect(await bannersWith(overrides)).toEqual(names);
  });

  test.each<[BannerPlace, string]>([
    ['landingpage', 'showOnLandingPage'],
    ['quicksearch', 'showOnQuickSearch'],
    ['merchandising', 'showOnCategoryPage'],
  ])('appear in their place: %s', async (place, flag) => {
    const nowhere = { showOnLandingPage: false, showOnQuickSearch: false, showOnCategoryPage: false };
    expect(await bannersWith(nowhere, place)).toEqual([]);
    removeEntry('klevu-kmc-data');
    expect(await bannersWith({ ...nowhere, [flag]: true }, place)).toEqual(['Guide']);
  });

  test('of a category appear by its path', async () => {
    const terms = { showForTerms: ['Jackets;Accessories'] };
    expect(await bannersWith(terms, 'merchandising', 'Jackets;Accessories')).toEqual(['Guide']);
    expect(await bannersWith(terms, 'merchandising', 'Jackets')).toEqual([]);
  });
});

describe('a request for banners', () => {
  const request = async (place: string, term: string) => {
    mockService([], filesWith());
    const { bannersFor } = await settings();
    return () => bannersFor(place as BannerPlace, term);
  };

  test('product 5.10: needs a type and a term', async () => {
    expect(await request('', 'mini')).toThrow(
      'Search type (landingpage|quicksearch) is required for search query banners',
    );
    expect(await request('landingpage', ' ')).toThrow('Search term is required for search query banners');
    expect(await request('quicksearch', '')).toThrow('Search term is required for search query banners');
  });

  test('product 8.20: of another type has no banners', async () => {
    expect(await request('homepage', 'mini')).toThrow(
      "Couldn't find banners for this query. Unknown query type.",
    );
  });
});
