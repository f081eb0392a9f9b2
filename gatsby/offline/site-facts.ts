import { pathKey } from '../../redirects/path-key.ts';
import { sourceParts } from '../../redirects/rule-index.ts';
import type { PageContext } from '../../src/navigation/page-context.tsx';
import { catalogueRoots } from '../../stores/page-paths.ts';
import { pathIn } from '../../stores/page-folder.ts';
import type { Store } from '../../stores/types.ts';
import { type PageKey, prefixOf } from '../../stores/urls.ts';
import type { KeptInAdvance, SiteFacts } from '../../worker/site-facts.ts';
import { pictureAddress } from '../../worker/answer-rules.ts';
import { isMessage } from '../page-context.ts';

/** Pages that need a connection; an address of theirs may contain what was searched for or who ordered. */
const connected: ReadonlySet<string> = new Set<PageKey>([
  'search',
  'compare',
  'checkout',
  'order-confirmation',
  'order-lookup',
  'send-back',
  'back-in-stock',
  'withdraw',
  'claim',
  'newsletter',
  'registration',
  'review',
]);

const isOfCatalogue = (pageKey: string): boolean => /^(product|category)\//.test(pageKey);

/**
 * What the worker knows about the storefront's addresses.
 * @param sources as in the redirect table.
 */
export function addressFacts(
  store: Pick<Store, 'languages'>,
  pages: readonly Pick<PageContext, 'pageKey' | 'i18n'>[],
  sources: readonly string[],
): Pick<SiteFacts, 'languages' | 'pages' | 'folders' | 'screens' | 'sources'> {
  const [first, ...others] = store.languages;
  const keysOf = (some: typeof pages) =>
    some.flatMap(({ i18n }) => pathKey(decodeURI(i18n.path)) ?? []).sort();
  const own = pages.filter(({ pageKey }) => !isMessage(pageKey));
  const segments = sources.flatMap((source) => sourceParts(source)?.key.split('/')[1] ?? []);
  return {
    languages: [first.toLowerCase(), ...others.map((language) => language.toLowerCase())],
    pages: keysOf(own.filter(({ pageKey }) => !connected.has(pageKey) && !isOfCatalogue(pageKey))),
    folders: store.languages.flatMap((language) =>
      catalogueRoots.map(
        (paths) => `${prefixOf(store, language)}${pathIn(paths, language).replace(/\/$/, '')}`,
      ),
    ),
    screens: keysOf(own.filter(({ pageKey }) => connected.has(pageKey))),
    sources: [...new Set(segments)].sort(),
  };
}

/** The part of `limits.pages` that pages nobody has visited may use; the rest is for those that have been. */
const maxBytes = 1_900_000;

/** Pictures per page, from its top. */
const picturesPerPage = 12;

export interface Candidate {
  readonly path: string;
  /** Of its HTML and data, before compression. */
  readonly bytes: number;
  readonly html: string;
  readonly files: readonly string[];
}

/**
 * Chooses what browsers keep in advance: pages in the order given, as long as there is space, the files they need, and
 * one size of the pictures at the top of each.
 * @param sharedDataFile the address of what all of them share.
 */
export function keepInAdvance(
  candidates: readonly Candidate[],
  sharedDataFile: string,
): KeptInAdvance & { readonly bytes: number } {
  const chosen: Candidate[] = [];
  let bytes = 0;
  for (const candidate of candidates) {
    if (bytes + candidate.bytes > maxBytes) continue;
    chosen.push(candidate);
    bytes += candidate.bytes;
  }
  const files = chosen.flatMap((page) => page.files);
  const pictures = chosen.flatMap(({ html }) => picturesOf(html).slice(0, picturesPerPage));
  return {
    paths: chosen.map(({ path }) => path),
    files: [...new Set([sharedDataFile, ...files, ...oneOfEach(pictures)])],
    bytes,
  };
}

/** The pictures of a page, each in the size that a browser without `srcset` would show. */
export const picturesOf = (html: string): string[] =>
  Array.from(html.matchAll(/<img\b[^>]*? src="(\/[^"]+)"/g), ([, src = '']) => src.replaceAll('&amp;', '&'));

function oneOfEach(pictures: readonly string[]): string[] {
  const byAddress = Map.groupBy(pictures, (src) => pictureAddress(new URL(src, 'https://here.invalid')));
  return [...byAddress.values()].flatMap(([first]) => first ?? []);
}
