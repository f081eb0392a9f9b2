import { navigate } from 'gatsby';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { findRedirect } from './find-redirect.ts';
import { pageSpelling } from '../../redirects/address.ts';
import type { RuleIndex } from '../../redirects/rule-index.ts';
import { showPage } from './redirect-script.ts';
import { countryForRedirects, needsLocation } from '../../redirects/visitor-country.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { countrySeen } from '../region/region-store.ts';

/** What is known about an address without a page. */
export type AddressState =
  /** It is not redirected; also the initial value, and the value during prerendering and hydration. */
  | { readonly kind: 'missing' }
  /** It may be redirected; nothing is shown yet. */
  | { readonly kind: 'looking' }
  /** It redirects to another site that is slow to open or responds with a download. */
  | { readonly kind: 'moved'; readonly href: string };

/** How long another site may take before the visitor is offered a link to it, in milliseconds. */
const timeout = 3000;

/**
 * Redirects a visitor of a legacy address or short link, both on a full page load and on a navigation within the shop.
 * @param rules the address of the rules file that the build published.
 */
export function useRedirect(rules: string): AddressState {
  const path = useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => null,
  );
  const [known, setKnown] = useState<{ path: string; state: AddressState } | null>(null);
  const state: AddressState =
    known?.path === path ? known.state : { kind: path === null ? 'missing' : 'looking' };

  useEffect(() => {
    if (path === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const { search, hash } = window.location;
    void targetOf(rules, path, search).then((target) => {
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
      timer = setTimeout(() => setKnown({ path, state: { kind: 'moved', href } }), timeout);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      showPage();
    };
  }, [rules, path]);
  useEffect(() => {
    if (path !== null && state.kind !== 'looking') showPage();
  }, [path, state.kind]);
  return state;
}

/** The redirect's target, or the page whose path has the same letters in another case; null if there is neither. */
async function targetOf(rules: string, path: string, query: string): Promise<string | null> {
  const spelled = pageSpelling(path);
  const page = spelled === path ? null : spelled + query;
  try {
    return (await findRedirect(rules, { path, query }, (index) => visitorCountry(query, index))) ?? page;
  } catch (error) {
    console.warn(error);
    return page;
  }
}

/**
 * The country by which this browser's redirect is chosen, by the rule that hosts follow too (`countryForRedirects`).
 * The visitor's location is requested only if nothing else decides.
 */
export async function visitorCountry(
  query: string,
  index: Pick<RuleIndex, 'countries'>,
): Promise<string | null> {
  const signs = { query, chosen: readEntry('country') };
  const seen = needsLocation(signs, index) ? await countrySeen() : null;
  return countryForRedirects({ ...signs, seen }, index);
}
