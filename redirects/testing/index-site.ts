import { compile, type RedirectSite } from '../compile.ts';
import { indexRules, type RuleIndex } from '../rule-index.ts';
import { redirectTables } from '../../brands/demo/redirects/index.ts';

/** The complete table as served by one storefront, searchable. */
export const indexSite = (site: RedirectSite): RuleIndex =>
  indexRules(
    compile(redirectTables, site).map(({ rule }) => rule),
    site.store.urls.trailingSlash,
  );
