import { navigate } from 'gatsby';
import { useEffect, useEffectEvent } from 'react';
import { inPlace } from '../../navigation/scroll-position.ts';
import { searchSettings } from '../service/search-client.ts';
import type { SearchQuery } from '../service/search-query.ts';
import { useSearchRequest } from '../service/use-search-request.ts';

/** How long the results wait until it is known whether the term has a page, in milliseconds. */
const maxWaitMs = 1000;

/**
 * Sends the shopper to the page that the merchant has assigned to a term, unless the address asks for the results.
 * @param results the address of the results, to which the way back from the page leads: the shopper may have wanted them
 * @returns whether there are results to be shown; null while that is still unknown, so that they do not flash
 */
export function useKeywordPage({ term, showsAll }: SearchQuery, results: string): boolean | null {
  const mayLead = term !== '' && !showsAll;
  const { status, value } = useSearchRequest(mayLead ? term : null, async () => {
    const inTime = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
    return { page: await Promise.race([searchSettings().then((known) => known.redirectFor(term)), inTime]) };
  });
  const page = mayLead && status === 'answered' ? value.page : null;
  const leaveFor = useEffectEvent((target: string) => {
    navigate(results, { replace: true, state: inPlace });
    if (target.startsWith('/')) navigate(target);
    else window.location.assign(target);
  });
  useEffect(() => {
    if (page !== null) leaveFor(page);
  }, [page]);
  if (term === '' || page !== null) return false;
  return status === 'loading' ? null : true;
}
