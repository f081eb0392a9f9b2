import type { Store } from '../stores/types.ts';
import { type CompiledRule, compile, type RedirectSite } from './compile.ts';
import { indexRules, type RuleIndex } from './rule-index.ts';
import { redirectTables } from './table/index.ts';

/** The whole table as one storefront serves it, ready to be looked up. Takes a few milliseconds. */
export const indexSite = (site: RedirectSite): RuleIndex =>
  indexCompiled(compile(redirectTables, site), site.store);

/** The same from rules that are compiled already. */
export const indexCompiled = (compiled: readonly CompiledRule[], { urls }: Pick<Store, 'urls'>): RuleIndex =>
  indexRules(
    compiled.map(({ rule }) => rule),
    urls.trailingSlash,
  );
