import { loadExtra, loadPart } from '../../recovery/reload-guard.ts';
import { requiredIndex, type SearchIndex } from './search-configuration.ts';
import { SearchUnavailable } from './search-port.ts';

/**
 * A function of the search library, which is loaded on first use: it is large, and few visitors search. It asks the index
 * that is configured when it is called.
 * @returns a function that throws SearchUnavailable if there is no answer that can be used
 */
function lazily<Module, Request extends readonly unknown[], Answer>(
  load: () => Promise<Module>,
  functionIn: (module: Module) => (index: SearchIndex, ...request: Request) => Promise<Answer>,
) {
  return async (...request: Request): Promise<Answer> => {
    const index = requiredIndex();
    const module = await load().catch((cause: unknown) => {
      throw new SearchUnavailable('The search library did not load', { cause });
    });
    return functionIn(module)(index, ...request);
  };
}

/** The search page's HTML announces it by this name (gatsby/shared-data.ts). */
const importAdapter = () => import(/* webpackChunkName: "klevu-adapter" */ './klevu-adapter.ts');
const adapter = () => loadPart(importAdapter);
/** For what no shopper waits for. */
const extraAdapter = () => loadExtra(importAdapter);

/** Products for a term. */
export const searchProducts = lazily(adapter, (klevu) => klevu.searchProducts);

/** Guides and pages for a term. */
export const searchContent = lazily(adapter, (klevu) => klevu.searchContent);

/** Categories for a term. */
export const searchCategories = lazily(adapter, (klevu) => klevu.searchCategories);

/** The products of a category. */
export const browseCategory = lazily(adapter, (klevu) => klevu.browseCategory);

/** Everything offered for a term that is still being typed, in one request. */
export const quickSearch = lazily(adapter, (klevu) => klevu.quickSearch);

/** What the merchant has configured; asked for at most once a day. */
export const searchSettings = lazily(extraAdapter, (klevu) => klevu.loadSettings);

/** The terms that the service understands by one, which comes first (docs/product.md, 7.19). */
export const annotationsOf = lazily(extraAdapter, (klevu) => klevu.loadAnnotations);
