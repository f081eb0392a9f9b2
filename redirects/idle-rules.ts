import type { StoreId } from '../stores/types.ts';
import type { PageKey } from '../stores/urls.ts';
import type { CompiledRule, RedirectSite } from './compile.ts';
import { sourceParts } from './rule-index.ts';
import { storePagesOf } from './store-pages.ts';

/**
 * The rules of a storefront without those of generated links (`LegacyLink.isGenerated`) that are of no use there: it does not
 * have the page they lead to, or has a page at the address they lead from. Of links that people wrote, both is a mistake, which
 * the lint reports.
 * @param builtPages the pages each storefront builds; every page of a storefront that is left out counts as built.
 */
export function withoutIdleRules(
  compiled: readonly CompiledRule[],
  { store }: RedirectSite,
  builtPages: ReadonlyMap<StoreId, readonly PageKey[]>,
): readonly CompiledRule[] {
  const pages = new Map([...builtPages].map(([id, keys]) => [id, new Set<PageKey>(keys)]));
  const own = [...storePagesOf(store, builtPages.get(store.id) ?? []).pathAt.keys()];
  const paths = new Set(own);
  const hidesPage = (fromPath: string): boolean => {
    const source = sourceParts(fromPath);
    if (!source) return false;
    return source.isPrefix ? own.some((path) => path.startsWith(`${source.key}/`)) : paths.has(source.key);
  };
  return compiled.filter(({ rule, origin }) => {
    if (!origin.isGenerated || origin.store === null || origin.pageKey === null) return true;
    return (pages.get(origin.store)?.has(origin.pageKey) ?? true) && !hidesPage(rule.fromPath);
  });
}
