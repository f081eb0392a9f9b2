import { navigate } from 'gatsby';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageSpelling } from '../../redirects/address.ts';
import { indexPublished, readRules } from '../../redirects/published-rules.ts';
import { type RedirectRequest, resolve } from '../../redirects/resolve.ts';
import { countryForRedirects } from '../../redirects/visitor-country.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { getJson } from '../recovery/get-json.ts';
import { countrySeen } from '../region/region-store.ts';

export type AddressState =
  /** It is not redirected; also the initial value, and the value during prerendering and hydration. */
  | { readonly kind: 'missing' }
  /** It may be redirected; nothing is shown yet. */
  | { readonly kind: 'looking' }
  /** It redirects to another site that is slow to open or responds with a download. */
  | { readonly kind: 'moved'; readonly href: string };

/** How long another site may take before the visitor is offered a link to it, in milliseconds. */
const timeout = 3000;

/** How long fetching the rules may take, in milliseconds. */
const rulesTimeout = 5000;

/** Redirects a visitor of a legacy address or short link by the published rules at an address, wherever the visitor comes from. */
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
    return (await findRedirect(rules, { path, query })) ?? page;
  } catch (error) {
    console.warn(error);
    return page;
  }
}

/**
 * Where an address redirects to by the published rules, as hosts decide it; null if it is not redirected. The visitor's location
 * is requested only if it matters and neither the address nor an earlier choice decides.
 * @throws Error if the rules cannot be fetched in time.
 */
export async function findRedirect(
  rules: string,
  address: Pick<RedirectRequest, 'path' | 'query'>,
): Promise<string | null> {
  const published = await getJson<unknown>(rules, { signal: AbortSignal.timeout(rulesTimeout) });
  const index = indexPublished(readRules(published));
  const find = (seen: string | null) => {
    const country = countryForRedirects({ query: address.query, chosen: readEntry('country'), seen }, index);
    return { country, redirect: resolve(index, { ...address, country }) };
  };
  const { country, redirect } = find(null);
  const found =
    country === null && redirect?.dependsOnCountry ? find(await countrySeen()).redirect : redirect;
  return found?.target ?? null;
}

/** A script that hides the not-found page until `useRedirect` has looked up the address: whoever is redirected never sees it. */
export const redirectScript = (): string => `(${String(begin)})()`;

export const showPage = (): string => document.documentElement.style.removeProperty('visibility');

/*
 * Runs in the browser before all modules, so it must not use anything from this file. The message is shown after all if
 * the shop's own code never loads or the visitor comes back from the target.
 */
function begin(): void {
  const { style } = document.documentElement;
  const show = () => style.removeProperty('visibility');
  style.visibility = 'hidden';
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  setTimeout(show, 8000);
}
