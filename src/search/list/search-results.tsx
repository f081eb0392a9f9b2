import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategories } from '../../components/use-categories.ts';
import { useScrollBack } from '../../navigation/scroll-position.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { track } from '../../telemetry/track.ts';
import { useTracked } from '../../telemetry/use-tracked.ts';
import { Banners } from '../recommendations/banners.tsx';
import { countSelected, emptySelection, type FilterSelection } from '../service/filter.ts';
import { searchCategories, searchContent } from '../service/search-client.ts';
import { reportSearchEvent } from '../service/search-events.ts';
import { rememberClick, rememberTerm } from '../service/search-history.ts';
import type { ResultPage, SearchHit, TextSearch } from '../service/search-port.ts';
import {
  readSearchQuery,
  type SearchQuery,
  type SearchType,
  writeSearchQuery,
} from '../service/search-query.ts';
import { AboveProducts, isInexact, pagesAbove } from './above-products.tsx';
import { EmptyResult } from './empty-result.tsx';
import * as firstPaint from './first-paint.module.css';
import * as listStyles from './listing.module.css';
import { FoundProducts, ListingFilters, Unavailable } from './live-list.tsx';
import { productRequest } from './product-request.ts';
import * as styles from './search-results.module.css';
import { SearchTypeLinks } from './search-type-links.tsx';
import { RelatedSearches } from './term-links.tsx';
import { TextResultList } from './text-results.tsx';
import { type ListView, Toolbar } from './toolbar.tsx';
import { useKeywordPage } from './use-keyword-page.ts';
import { type Listing, type ListRequest, useListing } from './use-listing.ts';
import { usePromptAddress } from './use-prompt-address.ts';

interface SearchResultsProps {
  /** The query of the page's address, with its `?`: the complete state of this part. Empty until the page is hydrated. */
  readonly search: string;
  readonly pathname: string;
}

/** The search page below its box: products, guides, and categories for a term. */
export function SearchResults({ search, pathname }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const [address, go] = usePromptAddress(search, pathname);
  const query = readSearchQuery(address);
  const { term, type } = query;
  const queryWith = (next: Partial<SearchQuery>) => writeSearchQuery(address, { ...query, ...next });
  useActiveType(type);
  const hasResults = useKeywordPage(query, pathname + queryWith({ showsAll: true }));
  const isShown = hasResults === true;
  const isWanted = hasResults !== false;
  const pagesOf = (of: SearchType) => (of === type ? query.pages : 1);
  const reportWhenShown = useReport(isShown ? term : null);
  const answer = useListing(
    isWanted
      ? productRequest({ term }, { ...query, pages: pagesOf('product') }, (page, isFirst) => {
          if (isFirst) reportWhenShown({ term, page, selection: query.selection });
        })
      : null,
  );
  const textRequest = <Hit,>(
    of: SearchType,
    ask: (request: TextSearch) => Promise<ResultPage<Hit>>,
  ): ListRequest<Hit> => ({
    source: `${of} ${term}`,
    chosen: '',
    pages: pagesOf(of),
    ask: (page) => ask({ term, page, pageSize: textPageSize }),
  });
  const contentAnswer = useListing(isWanted ? textRequest('content', searchContent) : null);
  const categoryAnswer = useListing(isWanted ? textRequest('category', searchCategories) : null);
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
  const shopCategories = useCategories();
  useScrollBack(isShown && { product: listing, content, category: categories }[type].found !== null);

  if (term === '') return <p className={`${styles.message} ${firstPaint.unread}`}>{t('results.idle')}</p>;
  const moreTo = pathname + queryWith({ pages: query.pages + 1 });
  const [firstHit] = listing.found?.records ?? [];
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
          pathname + queryWith({ type: chosen, pages: 1, sort: 'RELEVANCE', selection: emptySelection })
        }
      />
      {type === 'product' && listing.found && (
        <AboveProducts
          isInexact={isInexact(listing.found, content.found)}
          pages={pagesAbove(term, listing.found, content.found, categories.found)}
          categories={shopCategories}
        />
      )}
      {type === 'product' && (
        <ProductResults
          {...{ query, listing, moreTo }}
          change={(next, replaces = false) => go(queryWith({ pages: 1, ...next }), replaces)}
          banners={isShown && <Banners place="landingpage" term={term} />}
          empty={
            <EmptyResult
              term={term}
              otherHits={[...(categories.found?.records ?? []), ...(content.found?.records ?? [])]}
            />
          }
        />
      )}
      {type === 'product' && firstHit && <RelatedSearches term={term} hit={firstHit} />}
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

/** Guides or categories per page of results: a line or two each, so that ten fit where a few products would. */
const textPageSize = 10;

interface ProductResultsProps extends Pick<ListView, 'moreTo' | 'change'> {
  readonly query: SearchQuery;
  readonly listing: Listing;
  /** Above the products: in front of what is still loading, so that they can appear. */
  readonly banners: ReactNode;
  /** Shown if the term finds no product at all. */
  readonly empty: ReactNode;
}

/** The products that a search has found. */
function ProductResults({ query, listing, banners, empty, ...address }: ProductResultsProps) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  const countLine = useRef<HTMLParagraphElement>(null);
  const { term, selection } = query;
  const { status, found, retry } = listing;
  const chosen = countSelected(selection);
  if (status === 'unavailable') return <Unavailable about="results" onRetry={retry} />;
  if (found?.total === 0 && chosen === 0) return empty;
  const open = (hit: SearchHit) => {
    track({ name: 'select_item', list: 'search', product: hit });
    reportSearchEvent({ name: 'search-click', term, hit, filters: selection });
    rememberClick(hit);
  };
  const view = { ...query, ...address, chosen, isOpen, setIsOpen, isBeside: true, countLine };
  return (
    <div className={listStyles.listing}>
      <Toolbar
        view={view}
        count={found ? t('results.count', { count: found.total }) : t('results.loading')}
        ownOrder={t('results.bestMatch')}
      />
      <ListingFilters view={view} listing={listing} />
      {chosen === 0 && <div className={listStyles.banners}>{banners}</div>}
      {found ? (
        <FoundProducts {...{ view, found }} isBusy={status === 'loading'} onOpen={open} />
      ) : (
        <div className={listStyles.pending} aria-busy="true" />
      )}
    </div>
  );
}

/** The first page of a list that has arrived, and what it was asked for. */
interface Answered {
  readonly term: string;
  readonly page: ResultPage;
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
  const { setState } = useShop();
  useEffect(() => setState({ activeSearchType: type }), [setState, type]);
}
