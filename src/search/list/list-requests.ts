import { listPageSize } from '../../navigation/list-pages.ts';
import type { Filter } from '../service/filter.ts';
import { browseCategory, searchProducts } from '../service/search-client.ts';
import type { ResultPage, SearchPage, TextSearch } from '../service/search-port.ts';
import type { ListingState } from '../service/search-query.ts';
import type { ListRequest } from './use-listing.ts';

/** Where the products of a list come from. */
type ProductSource =
  | { readonly term: string }
  /** Names from the root to the category. */
  | { readonly categoryPath: readonly string[] };

/** The language and currency that a list's answer depends on. */
export interface ListLocale {
  readonly language: string;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * Values per filter, instead of the service's ten: there are more colors than ten, and a value that is not listed cannot
 * be chosen. The panel shows the first ones and folds the others.
 */
const filterOptionLimit = 60;

/** Guides or categories per page of results: a line or two each, so that ten fit where a few products would. */
const textPageSize = 10;

/**
 * The request for a list of products. Pages that were shown a few minutes ago are not requested again.
 * @param onAnswer called with every page that was not known yet, in no particular order, and with whether it is the
 *   first page of a list that is new
 */
export function productRequest(
  source: ProductSource,
  { sort, selection: filters, pages }: ListingState,
  locale: ListLocale,
  onAnswer: (page: SearchPage, isNew: boolean) => void,
): ListRequest<SearchPage> {
  const list = JSON.stringify([source, sort, filters, locale]);
  const key = `${pages} pages ${list}`;
  const pageKey = (page: number) => `page ${page} ${list}`;
  const keptProducts = (listKey: string) => keptPage(listKey) as SearchPage | null;
  const ask = (page: number, signal: AbortSignal) => {
    const request = {
      filters,
      sort,
      page,
      pageSize: listPageSize,
      optionLimit: filterOptionLimit,
      signal,
    };
    const answer =
      'term' in source
        ? searchProducts({ ...request, ...source })
        : browseCategory({ ...request, ...source }).then((found) => ({
            ...found,
            filters: withOtherCategories(found.filters, source.categoryPath),
          }));
    return answer.then((found) => ({ ...found, filters: thoseThatNarrow(found) }));
  };
  const load = async (signal: AbortSignal) => {
    const isNew = keptPage(pageKey(0)) === null;
    const found = await Promise.all(
      pageNumbers(pages).map(async (page) => {
        const before = keptProducts(pageKey(page));
        if (before) return before;
        const answer = await ask(page, signal);
        keepPage(pageKey(page), answer);
        onAnswer(answer, isNew && page === 0);
        return answer;
      }),
    );
    const all = joined(found);
    keepPage(key, all);
    return all;
  };
  return { source: JSON.stringify(source), key, known: keptProducts(key), load };
}

/**
 * The request for guides and pages, or for categories; like products, they are shown again without asking.
 * @param pages the number of pages shown
 */
export function textRequest<Hit>(
  type: 'content' | 'category',
  term: string,
  pages: number,
  { language }: ListLocale,
  search: (request: TextSearch) => Promise<ResultPage<Hit>>,
): ListRequest<ResultPage<Hit>> {
  const key = JSON.stringify([type, term, pages, language]);
  return {
    source: term,
    key,
    // The key contains what was asked for, and so which kind of results it has.
    known: keptPage(key) as ResultPage<Hit> | null,
    load: async (signal) => {
      const found = await Promise.all(
        pageNumbers(pages).map((page) => search({ term, page, pageSize: textPageSize, signal })),
      );
      const all = {
        records: found.flatMap(({ records }) => records),
        total: found[0]?.total ?? 0,
        hasNextPage: found.at(-1)?.hasNextPage ?? false,
        typeOfSearch: found[0]?.typeOfSearch ?? '',
      };
      keepPage(key, all);
      return all;
    },
  };
}

const pageNumbers = (count: number): readonly number[] => Array.from({ length: count }, (_, page) => page);

/** Pages in a row as one page; a product that has moved to a later page meanwhile is listed once. */
function joined(pages: readonly SearchPage[]): SearchPage {
  const [first] = pages;
  const records = new Map(pages.flatMap((page) => page.records).map((record) => [record.key, record]));
  return {
    records: [...records.values()],
    total: first?.total ?? 0,
    offset: 0,
    typeOfSearch: first?.typeOfSearch ?? '',
    filters: first?.filters ?? [],
    hasNextPage: pages.at(-1)?.hasNextPage ?? false,
  };
}

/**
 * The filters without those whose only value all products have: choosing it would change nothing. Ratings always stay,
 * because shoppers look for them.
 */
const thoseThatNarrow = ({ filters, total }: SearchPage): readonly Filter[] =>
  filters.filter(
    (filter) =>
      total < 2 ||
      filter.type !== 'OPTIONS' ||
      filter.options.length > 1 ||
      filter.options.some(({ selected, count }) => selected || count < total),
  );

/**
 * The filters of a category's list without its own name and those above it: every product has them, so choosing one
 * changes nothing. A filter without another option is left out.
 * @param categoryPath names from the root to the category
 */
export function withOtherCategories(
  filters: readonly Filter[],
  categoryPath: readonly string[],
): readonly Filter[] {
  return filters.flatMap((filter) => {
    if (filter.key !== 'category' || filter.type === 'SLIDER') return [filter];
    const options = filter.options.filter(({ name }) => !categoryPath.includes(name));
    return options.length > 0 ? [{ ...filter, options }] : [];
  });
}

/** How long a list is shown again without asking, in milliseconds: as long as the service's answers are cached. */
const lifetimeMs = 600_000;

/** More than anybody goes back through. */
const maxKeptPages = 80;

const kept = new Map<string, { readonly page: ResultPage<unknown>; readonly since: number }>();

/**
 * A page of a list that was shown a while ago, or null: a shopper who comes back from a product finds the list at once
 * and complete, so that the browser can scroll to where it was.
 */
function keptPage(key: string): ResultPage<unknown> | null {
  const entry = kept.get(key);
  if (!entry) return null;
  if (Date.now() - entry.since < lifetimeMs) return entry.page;
  kept.delete(key);
  return null;
}

function keepPage(key: string, page: ResultPage<unknown>): void {
  kept.delete(key);
  kept.set(key, { page, since: Date.now() });
  const [oldest] = kept.keys();
  if (kept.size > maxKeptPages && oldest !== undefined) kept.delete(oldest);
}

/** Forgets all lists. */
export function forgetLists(): void {
  kept.clear();
}
