import { navigate } from 'gatsby';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { findRedirect } from './find-redirect.ts';
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
const timeout = 3000;

/**
 * Leads a visitor of an old or a short address to where it leads now, after a full load as after a navigation inside
 * the shop.
 * @param rules the address of the file that the build published them in.
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

/** Null for nowhere, and where nobody can find out. */
async function targetOf(rules: string, path: string, query: string): Promise<string | null> {
  try {
    return await findRedirect(rules, { path, query }, () => visitorCountry(query));
  } catch (error) {
    console.warn(error);
    return null;
  }
}
