import { compile, type RedirectSite } from '../compile.ts';
import { indexRules, type RuleIndex } from '../rule-index.ts';
import type { RedirectTable } from '../records.ts';

/** A table as served by one storefront, searchable. */
export const indexSite = (tables: readonly RedirectTable[], site: RedirectSite): RuleIndex =>
  indexRules(
    compile(tables, site).map(({ rule }) => rule),
    site.store.urls.trailingSlash,
  );
