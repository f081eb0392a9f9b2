import { useLanguage } from '../i18n/use-locale.ts';
import { searchCategories, searchContent } from '../search/search-client.ts';
import type { CategoryHit, ContentHit, TextPage } from '../search/search-port.ts';
import { useSearchRequest } from '../search/use-search-request.ts';

/** Guides or categories per page of results: a line or two each, so that ten fit where a few products would. */
const textPageSize = 10;

/** Guides and pages, or categories, for a term. `found` is all shown pages as one, or null. */
export interface TextResults<Hit> {
  readonly status: 'idle' | 'loading' | 'answered' | 'unavailable';
  readonly found: TextPage<Hit> | null;
  readonly retry: () => void;
}

/** @param term null asks for nothing. @param pages the number of pages shown */
export const useContentResults = (term: string | null, pages: number): TextResults<ContentHit> =>
  useTextResults(term, pages, searchContent);

/** @param term null asks for nothing. @param pages the number of pages shown */
export const useCategoryResults = (term: string | null, pages: number): TextResults<CategoryHit> =>
  useTextResults(term, pages, searchCategories);

function useTextResults<Hit>(
  term: string | null,
  pages: number,
  search: (request: Parameters<typeof searchContent>[0]) => Promise<TextPage<Hit>>,
): TextResults<Hit> {
  const language = useLanguage();
  const key = term === null ? null : JSON.stringify([term, pages, language]);
  const request = useSearchRequest(
    key,
    async (signal) => {
      const numbers = Array.from({ length: pages }, (_, page) => page);
      const found = await Promise.all(
        numbers.map((page) => search({ term: term ?? '', page, pageSize: textPageSize, signal })),
      );
      return {
        term,
        records: found.flatMap(({ records }) => records),
        total: found[0]?.total ?? 0,
        hasNextPage: found.at(-1)?.hasNextPage ?? false,
      };
    },
    0,
  );
  // The results of another term are not these.
  const found = request.value?.term === term ? request.value : null;
  return { status: request.status, found, retry: request.retry };
}
