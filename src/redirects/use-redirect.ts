import { navigate } from 'gatsby';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pathKey } from '../../redirects/path-key.ts';
import { bitPositions, likelySources } from '../../redirects/source-filter.ts';
import { findRedirect } from './find-redirect.ts';
import type { PublishedRedirects } from './published-redirects.ts';
import { showPage } from './redirect-script.ts';
import { visitorCountry } from './visitor-country.ts';

/**
 * Leads a visitor of an old or a short address to where it leads now, after a full load as after a navigation inside
 * the shop. True while that may still happen, when there is nothing to be shown; false for an address that is wrong,
 * and while the page is rendered ahead and hydrates.
 */
export function useRedirect(redirects: PublishedRedirects): boolean {
  const path = useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => null,
  );
  const [missing, setMissing] = useState<string | null>(null);
  const isCandidate =
    path !== null &&
    path !== missing &&
    likelySources(redirects.filter, pathKey(path), bitPositions).length > 0;

  useEffect(() => {
    if (path === null) return;
    if (!isCandidate) {
      showPage();
      return;
    }
    let isCurrent = true;
    void followRedirect(redirects, path, () => isCurrent).then((isMissing) => isMissing && setMissing(path));
    return () => {
      isCurrent = false;
      showPage();
    };
  }, [redirects, path, isCandidate]);
  return isCandidate;
}

/** Goes where the address leads. Resolves to whether it leads nowhere. */
async function followRedirect(
  redirects: PublishedRedirects,
  path: string,
  isCurrent: () => boolean,
): Promise<boolean> {
  const { search, hash } = window.location;
  const target = await findRedirect(redirects, { path, query: search }, () => visitorCountry(search)).catch(
    (error: unknown) => {
      console.warn(error);
      return null;
    },
  );
  if (!isCurrent()) return false;
  if (target === null) return true;
  const destination = target.includes('#') ? target : target + hash;
  if (target.startsWith('/')) navigate(destination, { replace: true });
  else window.location.replace(destination);
  return false;
}
