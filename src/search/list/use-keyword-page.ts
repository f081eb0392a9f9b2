import { useEffect, useEffectEvent } from 'react';
import { searchSettings } from '../service/search-client.ts';
import type { SearchQuery } from '../service/search-query.ts';
import { useSearchRequest } from '../service/use-search-request.ts';

/** How long the results wait until it is known whether the term has a page, in milliseconds. */
const maxWaitMs = 1000;

/**
 * Sends the shopper to the page that the merchant has assigned to a term, unless the address asks for the results.
 * @param onPage called with the page's path or full address
 * @returns whether there are results to be shown; null while that is still unknown, so that they do not flash
 */
export function useKeywordPage(
  { term, showsAll }: SearchQuery,
  onPage: (page: string) => void,
): boolean | null {
  const mayLead = term !== '' && !showsAll;
  const { status, value } = useSearchRequest(mayLead ? term : null, async () => {
    const inTime = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
    return { page: await Promise.race([searchSettings().then((known) => known.redirectFor(term)), inTime]) };
  });
  const page = mayLead && status === 'answered' ? value.page : null;
  const leave = useEffectEvent(onPage);
  useEffect(() => {
    if (page !== null) leave(page);
  }, [page]);
  if (term === '' || page !== null) return false;
  return status === 'loading' ? null : true;
}
