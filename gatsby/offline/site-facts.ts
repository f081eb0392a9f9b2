import { pathKey } from '../../redirects/path-key.ts';
import { sourceParts } from '../../redirects/rule-index.ts';
import { catalogueRoots } from '../../stores/page-paths.ts';
import { pathIn } from '../../stores/page-folder.ts';
import type { Store } from '../../stores/types.ts';
import { type PageKey, prefixOf } from '../../stores/urls.ts';
import type { SiteFacts } from '../../worker/site-facts.ts';

/** A page as it was created. */
export interface CreatedPage {
  readonly path: string;
  readonly context: { readonly pageKey: string; readonly i18n: { readonly language: string } };
}

/** Pages that need a connection; an address of theirs may contain what was searched for or who ordered. */
const connected: ReadonlySet<string> = new Set<PageKey>([
  'search',
  'checkout',
  'order-confirmation',
  'order-lookup',
  'back-in-stock',
  'withdraw',
]);

/** Files, which appear at other addresses than their own. */
const messages: ReadonlySet<string> = new Set<PageKey>(['not-found', 'server-error']);

const isOfCatalogue = (pageKey: string): boolean => /^(product|category)\//.test(pageKey);

/**
 * What the worker knows about the storefront's addresses.
 * @param sources as in the redirect table.
 */
export function addressFacts(
  store: Pick<Store, 'languages'>,
  pages: readonly CreatedPage[],
  sources: readonly string[],
): Pick<SiteFacts, 'languages' | 'pages' | 'folders' | 'screens' | 'sources'> {
  const [first, ...others] = store.languages;
  const keysOf = (some: readonly CreatedPage[]) =>
    some.flatMap(({ path }) => pathKey(decodeURI(path)) ?? []).sort();
  const own = pages.filter(({ context }) => !messages.has(context.pageKey));
  const segments = sources.flatMap((source) => sourceParts(source)?.key.split('/')[1] ?? []);
  return {
    languages: [first.toLowerCase(), ...others.map((language) => language.toLowerCase())],
    pages: keysOf(
      own.filter(({ context }) => !connected.has(context.pageKey) && !isOfCatalogue(context.pageKey)),
    ),
    folders: store.languages.flatMap((language) =>
      catalogueRoots.map(
        (paths) => `${prefixOf(store, language)}${pathIn(paths, language).replace(/\/$/, '')}`,
      ),
    ),
    screens: keysOf(own.filter(({ context }) => connected.has(context.pageKey))),
    sources: [...new Set(segments)].sort(),
  };
}
