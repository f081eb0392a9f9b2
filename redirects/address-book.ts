import type { PathsByKey } from '../stores/catalogue-pages.ts';
import { pathIn } from '../stores/page-folder.ts';
import { listPages } from '../stores/page-paths.ts';
import type { Store } from '../stores/types.ts';
import { isPageKey, type PageKey, prefixOf } from '../stores/urls.ts';
import { type CompiledRule, compile, type RedirectSite, withoutIdleRules } from './compile.ts';
import { pathKey } from './path-key.ts';
import type { LegacyLink, LegacyLinks, MovedLinks } from './records.ts';
import { sourceId, sourceParts } from './rule-index.ts';
import { storePagesOf } from './store-pages.ts';

/** Whose an address is: a page by its key, which need not exist any more, in a language. */
export interface AddressOwner {
  readonly page: string;
  readonly language: string;
}

/**
 * Every address that pages of the catalogue have or had on a storefront, in the form in which paths are compared
 * (`pathKey`), with its last owner. A build reads the book of the last one and publishes the next.
 */
export type AddressBook = Readonly<Record<string, AddressOwner>>;

/** Where a storefront publishes its book. */
export const addressBookPath = '/addresses.json';

/** The addresses of pages on a storefront, in each of its languages. */
export const addressesOf = (store: Pick<Store, 'languages'>, paths: PathsByKey): AddressBook =>
  Object.fromEntries(
    store.languages.flatMap((language) =>
      Object.entries(paths).map(([page, inLanguages]) => [
        keyOf(prefixOf(store, language) + pathIn(inLanguages, language)),
        { page, language },
      ]),
    ),
  );

/** The book that a build publishes: a page that has an address now is its owner. */
export function nextBook(before: AddressBook, store: Store, built: readonly PageKey[]): AddressBook {
  const ofCatalogue = built.filter((key) => /^(product|category)\//.test(key) && isPageKey(store, key));
  const paths = ofCatalogue.map((key) => [key, store.paths[key as keyof Store['paths']]] as const);
  return { ...before, ...addressesOf(store, Object.fromEntries(paths)) };
}

/** What a brand's `redirects/moved.ts` says of addresses; everything below an address is not one. */
export const addressesIn = (links: MovedLinks, { languages }: Pick<Store, 'languages'>): AddressBook =>
  Object.fromEntries(
    Object.entries(links)
      .filter(([path]) => !path.endsWith('*'))
      .map(([path, { to, language = languages[0] }]) => [keyOf(path), { page: to, language }]),
  );

const keyOf = (path: string): string => pathKey(path) ?? path;

interface WithFormerAddresses {
  /** Those that were written, and one for each former address of a page that is still there. */
  readonly rules: readonly CompiledRule[];
  /** What cannot be decided without a person, each in a sentence or two that say what to do. */
  readonly clashes: readonly string[];
}

/**
 * Adds to the rules that people wrote those from former addresses of the catalogue's pages. Each leads to where its page is now,
 * however often it has moved. The former address of a page that is gone needs none: like any missing page, it is not found.
 * @param before the addresses so far.
 * @param builtPages the pages each storefront builds.
 * @param movedFile the file whose lines decide clashes.
 */
export function withFormerAddresses(
  written: readonly CompiledRule[],
  before: AddressBook,
  site: RedirectSite,
  builtPages: Parameters<typeof withoutIdleRules>[2],
  movedFile: string,
): WithFormerAddresses {
  const built = builtPages.get(site.store.id) ?? [];
  const { links, clashes } = formerLinks(before, site.store, built, movedFile);
  const table = { file: addressBookPath, legacyLinks: links };
  const former = withoutIdleRules(compile([table], site), site, builtPages);
  const writtenAt = new Map(written.map((rule) => [idOf(rule), rule]));
  const others = former.filter((rule) => {
    const taken = writtenAt.get(idOf(rule));
    if (taken && taken.origin.pageKey !== rule.origin.pageKey)
      clashes.push(
        `${rule.rule.fromPath} was the address of ${rule.origin.pageKey}, which has moved, and ${taken.origin.file} leads it to ${taken.rule.toPath}. Remove the line there; if the address should lead there, move the line to ${movedFile}, which decides.`,
      );
    return !taken;
  });
  return { rules: [...written, ...others], clashes };
}

const idOf = ({ rule }: CompiledRule): string => {
  const parts = sourceParts(rule.fromPath);
  return parts ? sourceId(parts) : rule.fromPath;
};

function formerLinks(before: AddressBook, store: Store, built: readonly PageKey[], movedFile: string) {
  const isBuilt = new Set<string>(built);
  const { pageAt, pathAt } = storePagesOf(store, built);
  const links: Record<string, LegacyLink> = {};
  const clashes: string[] = [];
  for (const [address, { page, language }] of Object.entries(before)) {
    if (!isBuilt.has(page)) continue;
    const owner = pageAt.get(pathAt.get(address) ?? '');
    const spoken = store.languages.find((candidate) => candidate === language);
    const link = { to: page as PageKey, ...(spoken && { language: spoken }), isGenerated: true } as const;
    if (owner === undefined) {
      links[`${address}/`] = link;
      if (page.startsWith('category/')) links[`${address}/${pathIn(listPages, language)}*`] = link;
    } else if (owner !== page)
      clashes.push(
        `${address}/ was the address of ${page}, which has moved, and is now that of ${owner}: links to the one would lead to the other. Change the slug of ${owner} in commercetools; if the links should lead there, add '${address}/': { to: '${owner}', language: '${language}' } to ${movedFile}.`,
      );
  }
  return { links: links as LegacyLinks, clashes };
}
