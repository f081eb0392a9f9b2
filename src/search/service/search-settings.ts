import { searchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import { amountIn, type JsonObject, listIn, objectIn, textIn, textsIn } from './json-fields.ts';
import { linkTarget } from './own-addresses.ts';
import type { SearchIndex } from './search-configuration.ts';
import type { Banner, BannerPlace, SearchSettings } from './search-port.ts';
import { normalizeTerm } from './search-query.ts';
import { storedContents } from './stored-by-index.ts';

/** The files of the console, by address: for 24 hours. */
const storedFiles = storedContents('klevu-kmc-data', 86_400_000);

/**
 * What the merchant has configured, which the console publishes in three files. A file that cannot be read costs only
 * what it contains.
 */
export async function loadSettings(index: SearchIndex): Promise<SearchSettings> {
  const { apiKey, origins } = index;
  const { configuration } = searchEndpoints(index);
  const load = async (address: string): Promise<JsonObject> => {
    const known = objectIn(storedFiles.read(address, apiKey));
    if (known) return known;
    const content = await fetchJson(address).catch(() => null);
    if (content) storedFiles.write(address, content, apiKey);
    return content ?? {};
  };
  const [root, banner, maps] = await Promise.all([
    load(configuration.root),
    load(configuration.banner),
    load(configuration.maps),
  ]);
  const redirects = readRedirects(maps, origins);
  const banners = listIn(banner['klevu_banner'])
    .map(objectIn)
    .filter((entry) => entry !== null);
  return {
    popularTerms: textsIn(root['klevu_webstorePopularTerms']),
    redirectFor: (term) => redirects.get(normalizeTerm(term)) ?? null,
    bannersFor: (place, term) => {
      checkBannerQuery(place, term);
      return banners
        .filter((entry) => isShown(entry, place, normalizeTerm(term)))
        .flatMap((entry) => readBanner(entry, origins) ?? []);
    },
  };
}

/** The flag of a banner for each place. */
const flags = {
  landingpage: 'showOnLandingPage',
  quicksearch: 'showOnQuickSearch',
  merchandising: 'showOnCategoryPage',
} as const satisfies Record<BannerPlace, string>;

/** The texts are the SDK's (docs/product.md, 5.10 and 8.20). */
function checkBannerQuery(place: BannerPlace, term: string): void {
  if ((place as string) === '')
    throw new Error('Search type (landingpage|quicksearch) is required for search query banners');
  if (!(place in flags)) throw new Error("Couldn't find banners for this query. Unknown query type.");
  if (place !== 'merchandising' && normalizeTerm(term) === '')
    throw new Error('Search term is required for search query banners');
}

function readRedirects(maps: JsonObject, origins: readonly string[]): ReadonlyMap<string, string> {
  const entries = listIn(maps['klevu_keywordUrlMap']).map((entry) => objectIn(entry) ?? {});
  return new Map(
    entries.flatMap(({ keywords, url }) => {
      const target = linkTarget(textIn(url) ?? '', origins);
      return target === null ? [] : textsIn(keywords).map((word) => [normalizeTerm(word), target] as const);
    }),
  );
}

/** Whether a banner is for a place and a term, and for today: its days are `yyyy/mm/dd`, the last one included. */
function isShown(banner: JsonObject, place: BannerPlace, term: string): boolean {
  const [start, end] = [textIn(banner['startDate']), textIn(banner['endDate'])];
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');
  const terms = banner['showForTerms'] ?? null;
  return (
    banner[flags[place]] === true &&
    Boolean(start && start <= today) &&
    (!end || today <= end) &&
    (terms === null || textsIn(terms).some((shown) => normalizeTerm(shown) === term))
  );
}

function readBanner(banner: JsonObject, origins: readonly string[]): Banner | null {
  const text = (name: string) => textIn(banner[name]) ?? '';
  const [name, imageUrl, href] = [
    text('bannerName'),
    text('bannerImg'),
    linkTarget(text('redirectUrl'), origins),
  ];
  if (imageUrl === '' || href === null) return null;
  // A number in the documentation, a name in others.
  const id = amountIn(banner['bannerRef'])?.toString() ?? (text('bannerRef') || name);
  return { id, name, imageUrl, altText: text('bannerAltTag'), href };
}
