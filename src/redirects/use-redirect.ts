import { navigate } from 'gatsby';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pathKey } from '../../redirects/path-key.ts';
import { bitPositions, likelySources } from '../../redirects/source-filter.ts';
import { findRedirect } from './find-redirect.ts';
import type { PublishedRedirects } from './published-redirects.ts';
import { showPage } from './redirect-script.ts';
import { visitorCountry } from './visitor-country.ts';

/** What is known of an address that no page has. */
export type AddressState =
  /** It leads nowhere; also what is said ahead of time and while the page hydrates. */
  | { readonly kind: 'missing' }
  /** It may lead somewhere; there is nothing to be shown yet. */
  | { readonly kind: 'looking' }
  /** It leads to another site, which is slow to open, or whose answer is no page but a download. */
  | { readonly kind: 'moved'; readonly href: string };

/** How long another site may take before the visitor is offered a link to it, in milliseconds. */
const patience = 3000;

/**
 * Leads a visitor of an old or a short address to where it leads now, after a full load as after a navigation inside
 * the shop.
 */
export function useRedirect(redirects: PublishedRedirects): AddressState {
  const path = useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => null,
  );
  const [known, setKnown] = useState<{ path: string; state: AddressState } | null>(null);
  const isCandidate =
    path !== null && likelySources(redirects.filter, pathKey(path), bitPositions).length > 0;
  const state: AddressState =
    known?.path === path ? known.state : { kind: isCandidate ? 'looking' : 'missing' };

  useEffect(() => {
    if (path === null || !isCandidate) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const { search, hash } = window.location;
    void targetOf(redirects, path, search).then((target) => {
      if (!isCurrent) return;
      if (target === null) {
        setKnown({ path, state: { kind: 'missing' } });
        return;
      }
      const href = target.includes('#') ? target : target + hash;
      if (target.startsWith('/')) {
        navigate(href, { replace: true });
        return;
      }
      window.location.replace(href);
      timer = setTimeout(() => setKnown({ path, state: { kind: 'moved', href } }), patience);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      showPage();
    };
  }, [redirects, path, isCandidate]);
  useEffect(() => {
    if (path !== null && state.kind !== 'looking') showPage();
  }, [path, state.kind]);
  return state;
}

/** Null for nowhere, and where nobody can find out. */
async function targetOf(redirects: PublishedRedirects, path: string, query: string): Promise<string | null> {
  try {
    return await findRedirect(redirects, { path, query }, () => visitorCountry(query));
  } catch (error) {
    console.warn(error);
    return null;
  }
}
