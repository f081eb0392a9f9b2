import type { Alternate } from '../../stores/alternates.ts';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { addressWithin } from '../navigation/address-within.ts';
import { getJson } from '../recovery/get-json.ts';
import type { Page } from '../navigation/page-context.tsx';

/** Where the build writes the directory of `stores/directory.ts`; no page includes it. */
export const directoryPath = '/storefronts.json';

/**
 * The current page's addresses for other countries and languages: from the document if it was loaded with this page,
 * otherwise from this page's own HTML. None if that cannot be fetched, or if the page has no address of its own.
 */
export async function pageAlternates({ storeIds }: Pick<Page, 'storeIds'>): Promise<readonly Alternate[]> {
  const own = alternatesIn(document);
  if (own.length > 0 || storeIds.length === 0) return own;
  try {
    const response = await fetch(addressWithin({ pathname: window.location.pathname }));
    if (!response.ok) return [];
    return alternatesIn(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    return [];
  }
}

/** `gatsby/html/announcements.tsx` renders them. */
const alternatesIn = ({ head }: Document): readonly Alternate[] =>
  Array.from(head.querySelectorAll<HTMLLinkElement>('link[hreflang]'), ({ hreflang, href }) => ({
    hreflang,
    href,
  }));

/** Removes the addresses of the page that the document was loaded with, because another page is shown now. */
export function forgetAlternates(): void {
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
}

/** Fetches every country that shoppers can choose, with its storefront. @throws Error if that fails. */
export const loadDirectory = () => getJson<readonly DirectoryEntry[]>(directoryPath);
