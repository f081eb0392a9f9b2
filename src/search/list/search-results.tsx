import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrollBack } from '../../navigation/scroll-position.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import { searchCategories, searchContent } from '../service/search-client.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import { rememberTerm } from '../service/search-history.ts';
import { emptySelection, type FilterSelection } from '../service/filter.ts';
import type { NamedPage, SearchHit, SearchPage } from '../service/search-port.ts';
import {
  readSearchQuery,
  type SearchQuery,
  type SearchType,
  writeSearchQuery,
} from '../service/search-query.ts';
import { useCurrency, useShop } from '../../shop/shop-context.tsx';
import { useTracked } from '../../telemetry/use-tracked.ts';
import { AboveProducts, isInexact, pagesAbove } from './above-products.tsx';
import { EmptyResult } from './empty-result.tsx';
import * as firstPaint from './first-paint.module.css';
import { ProductResults } from './product-results.tsx';
import * as styles from './search-results.module.css';
import { SearchTypeLinks } from './search-type-links.tsx';
import { TextResultList } from './text-results.tsx';
import { useKeywordPage } from './use-keyword-page.ts';
import { productRequest, textRequest } from './list-requests.ts';
import { useListing } from './use-listing.ts';
import { type NavigateOptions, usePromptAddress } from './use-prompt-address.ts';

interface SearchResultsProps {
  /** The query of the page's address, with its `?`: the complete state of this part. Empty until the page is hydrated. */
  readonly search: string;
  readonly pathname: string;
  /** Puts another query in the address. */
  readonly onNavigate: (search: string, options: NavigateOptions) => void;
  /** Opens the page that the merchant has assigned to a term. @param here the query to come back to */
  readonly onKeywordPage: (page: string, here: string) => void;
  /** Pages of customer service. */
  readonly helpPages: readonly NamedPage[];
  /** The shop's top categories. */
  readonly categories: readonly NamedPage[];
  /** Shown if nothing is found. */
  readonly popularProducts: ReactNode;
  /** What the merchant shows above the products of a term. */
  readonly renderBanners: (term: string) => ReactNode;
  /** What comes after the products of a term. @param hit the first of them */
  readonly renderRelated: (term: string, hit: SearchHit) => ReactNode;
}

/** The search page below its box: products, guides, and categories for a term. */
export function SearchResults(props: SearchResultsProps) {
  const { search, pathname, onNavigate, onKeywordPage, helpPages } = props;
  const { popularProducts, renderBanners, renderRelated } = props;
  const { t } = useTranslation('search');
  const [address, go] = usePromptAddress(search, onNavigate);
  const query = readSearchQuery(address);
  const { term, type } = query;
  useActiveType(type);
  const hasResults = useKeywordPage(query, (page) =>
    onKeywordPage(page, writeSearchQuery(address, { ...query, showsAll: true })),
  );
  const isShown = hasResults === true;
  const isWanted = hasResults !== false;
  const pagesOf = (of: SearchType) => (of === type ? query.pages : 1);
  const reportWhenShown = useReport(isShown ? term : null);
  const locale = { language: useLanguage(), currency: useCurrency() };
  const answer = useListing(
    isWanted
      ? productRequest({ term }, { ...query, pages: pagesOf('product') }, locale, (page, isNew) => {
          if (isNew) reportWhenShown({ term, page, selection: query.selection });
        })
      : null,
  );
  const contentAnswer = useListing(
    isWanted ? textRequest('content', term, pagesOf('content'), locale, searchContent) : null,
  );
  const categoryAnswer = useListing(
    isWanted ? textRequest('category', term, pagesOf('category'), locale, searchCategories) : null,
  );
  // What is about a term comes above its products, so it has to be known before them.
  const isComplete = [contentAnswer, categoryAnswer].every((its) => its.status !== 'loading' || its.found);
  const listing = isShown && isComplete ? answer : pending;
  const products = listing.status === 'answered' ? listing.found : null;
  useTracked(term, products && { name: 'search', term, results: products.total });
  useTracked(
    term,
    products && products.total > 0
      ? { name: 'view_item_list', list: 'search', products: products.records }
      : null,
  );
  const content = isShown ? contentAnswer : pending;
  const categories = isShown ? categoryAnswer : pending;
  useScrollBack(isShown && { product: listing, content, category: categories }[type].found !== null);

  if (term === '') return <p className={`${styles.message} ${firstPaint.unread}`}>{t('results.idle')}</p>;
  const change = (next: Partial<SearchQuery>, replace = false) =>
    go(writeSearchQuery(address, { ...query, pages: 1, ...next }), { replace });
  const addressWith = (next: Partial<SearchQuery>) =>
    pathname + writeSearchQuery(address, { ...query, ...next });
  const moreTo = addressWith({ pages: query.pages + 1 });
  return (
    <div className={styles.results}>
      <h2 className={styles.heading}>
        {t(isInexact(listing.found, content.found) ? 'results.inexactFor' : 'results.headingFor', { term })}
      </h2>
      <SearchTypeLinks
        totals={{
          product: listing.found?.total ?? null,
          content: content.found?.total ?? null,
          category: categories.found?.total ?? null,
        }}
        linkTo={(chosen) =>
          addressWith({ type: chosen, pages: 1, sort: 'RELEVANCE', selection: emptySelection })
        }
      />
      {type === 'product' && listing.found && (
        <AboveProducts
          isInexact={isInexact(listing.found, content.found)}
          pages={pagesAbove(term, listing.found, content.found, categories.found)}
          categories={props.categories}
        />
      )}
      {type === 'product' && (
        <ProductResults
          query={query}
          listing={listing}
          onChange={change}
          moreTo={moreTo}
          banners={isShown && renderBanners(term)}
          empty={
            <EmptyResult
              term={term}
              otherHits={[...(categories.found?.records ?? []), ...(content.found?.records ?? [])]}
              helpPages={helpPages}
              popularProducts={popularProducts}
            />
          }
        />
      )}
      {type === 'product' && listing.found?.records[0] && renderRelated(term, listing.found.records[0])}
      {type === 'content' && (
        <TextResultList results={content} emptyText={t('results.emptyContent', { term })} moreTo={moreTo} />
      )}
      {type === 'category' && (
        <TextResultList
          results={categories}
          emptyText={t('results.emptyCategory', { term })}
          moreTo={moreTo}
        />
      )}
    </div>
  );
}

/** Until it is known whether a term leads to another page. */
const pending = { status: 'loading', found: null, retry: () => undefined } as const;

/** The first page of a list that has arrived, and what it was asked for. */
interface Answered {
  readonly term: string;
  readonly page: SearchPage;
  readonly selection: FilterSelection;
}

/** Reports an answer once its term is shown; one whose term leads to another page never is. */
function useReport(shownTerm: string | null): (answer: Answered) => void {
  const answered = useRef<Answered | null>(null);
  useEffect(() => {
    const { current } = answered;
    if (current === null || current.term !== shownTerm) return;
    answered.current = null;
    const { term, selection: filters, page } = current;
    reportSearchEvent({ name: 'search', term, total: page.total, typeOfSearch: page.typeOfSearch, filters });
    if (page.total > 0) rememberTerm(term);
  });
  return (answer) => {
    answered.current = answer;
  };
}

/** The type is in the address; the shop's state follows it. */
function useActiveType(type: SearchType): void {
  const { dispatch } = useShop();
  useEffect(() => dispatch({ type: 'setActiveSearchType', searchType: type }), [dispatch, type]);
}
