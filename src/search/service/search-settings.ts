import { KlevuGetBannersByType } from '@klevu/core';
import { searchEndpoints, type SearchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import { amountIn, listIn, objectIn, textIn, textsIn } from './json-fields.ts';
import { linkTarget } from './own-addresses.ts';
import type { SearchIndex } from './search-configuration.ts';
import type { Banner, BannerPlace, SearchSettings } from './search-port.ts';
import { normalizeTerm } from './search-query.ts';
import { storedByIndex } from './stored-by-index.ts';

/** The files in which the console publishes what a merchant has configured, by name. */
type SettingsFiles = Readonly<Record<keyof SearchEndpoints['configuration'], unknown>>;

interface StoredFile {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly content: unknown;
}

/** How long a file is used before it is requested again: 24 hours. */
const lifetimeMs = 86_400_000;

/** The files of an index that may still be used, by name. */
const storedFiles = storedByIndex<Readonly<Record<string, StoredFile>>>('klevu-kmc-data', (value) =>
  Object.fromEntries(
    Object.entries(objectIn(value) ?? {}).flatMap(([name, file]) => {
      const { savedAt, content } = objectIn(file) ?? {};
      const since = amountIn(savedAt) ?? 0;
      const age = Date.now() - since;
      return age >= 0 && age < lifetimeMs && content ? [[name, { savedAt: since, content }]] : [];
    }),
  ),
);

/** What the merchant has configured. A file that cannot be read costs only what it contains. */
export async function loadSettings(index: SearchIndex, signal: AbortSignal): Promise<SearchSettings> {
  const { apiKey, origins } = index;
  const { configuration } = searchEndpoints(index);
  const stored = storedFiles.read(apiKey) ?? {};
  const loaded: Record<string, StoredFile> = {};
  const load = async (name: keyof SettingsFiles): Promise<unknown> => {
    if (stored[name]) return stored[name].content;
    const content = await fetchJson(configuration[name], { signal }).catch(() => null);
    if (content) loaded[name] = { savedAt: Date.now(), content };
    return content;
  };
  const [root, banner, maps] = await Promise.all([load('root'), load('banner'), load('maps')]);
  signal.throwIfAborted();
  if (Object.keys(loaded).length > 0) storedFiles.write(apiKey, { ...stored, ...loaded });
  return readSettings({ root, banner, maps }, origins);
}

/** What the files say. @param origins of this storefront, in addition to the page's own */
function readSettings(files: SettingsFiles, origins: readonly string[]): SearchSettings {
  const redirects = readRedirects(files.maps, origins);
  const banners = listIn(objectIn(files.banner)?.['klevu_banner']).flatMap(readBanner);
  return {
    popularTerms: textsIn(objectIn(files.root)?.['klevu_webstorePopularTerms']),
    redirectFor: (term) => redirects.get(normalizeTerm(term)) ?? null,
    bannersFor: (place, term) => {
      checkBannerQuery(place, term);
      return KlevuGetBannersByType(banners, place, normalizeTerm(term)).flatMap(
        (banner) => toBanner(banner, origins) ?? [],
      );
    },
  };
}

/** The texts are the SDK's (docs/product.md, 5.10 and 8.20). */
function checkBannerQuery(place: BannerPlace, term: string): void {
  if ((place as string) === '')
    throw new Error('Search type (landingpage|quicksearch) is required for search query banners');
  if (!['landingpage', 'quicksearch', 'merchandising'].includes(place))
    throw new Error("Couldn't find banners for this query. Unknown query type.");
  if (place !== 'merchandising' && normalizeTerm(term) === '')
    throw new Error('Search term is required for search query banners');
}

function readRedirects(maps: unknown, origins: readonly string[]): ReadonlyMap<string, string> {
  const entries = listIn(objectIn(maps)?.['klevu_keywordUrlMap']).map((entry) => objectIn(entry) ?? {});
  return new Map(
    entries.flatMap(({ keywords, url }) => {
      const target = linkTarget(textIn(url) ?? '', origins);
      return target === null ? [] : textsIn(keywords).map((word) => [normalizeTerm(word), target] as const);
    }),
  );
}

type KlevuBanner = Parameters<typeof KlevuGetBannersByType>[0][number];

/** A banner as the SDK selects it: it compares terms exactly, and fails on dates that are missing. */
function readBanner(value: unknown): readonly KlevuBanner[] {
  const banner = objectIn(value);
  const text = (name: string) => textIn(banner?.[name]) ?? '';
  if (!text('bannerImg') || !text('startDate')) return [];
  const terms = banner?.['showForTerms'] ?? null;
  return [
    {
      bannerName: text('bannerName'),
      // A number in the type of the SDK, a name in others.
      bannerRef: (banner?.['bannerRef'] ?? text('bannerName')) as KlevuBanner['bannerRef'],
      bannerImg: text('bannerImg'),
      bannerAltTag: text('bannerAltTag'),
      redirectUrl: text('redirectUrl'),
      position: text('position'),
      startDate: text('startDate'),
      endDate: text('endDate'),
      // Null is every term, but the type of the SDK does not say so.
      showForTerms: (terms === null ? null : textsIn(terms).map(normalizeTerm)) as string[],
      showOnLandingPage: banner?.['showOnLandingPage'] === true,
      showOnQuickSearch: banner?.['showOnQuickSearch'] === true,
      showOnCategoryPage: banner?.['showOnCategoryPage'] === true,
    },
  ];
}

function toBanner(banner: KlevuBanner, origins: readonly string[]): Banner | null {
  const href = linkTarget(banner.redirectUrl, origins);
  if (href === null) return null;
  return {
    id: String(banner.bannerRef),
    name: banner.bannerName,
    imageUrl: banner.bannerImg,
    altText: banner.bannerAltTag,
    href,
  };
}
