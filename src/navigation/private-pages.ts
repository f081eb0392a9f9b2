import { secretLinks } from '../../contract/secret-links.ts';

/** Set by the build: the paths, in every language and without their last slash, of the pages that take a payment, show an order, or are opened by a link with a secret or with somebody's list. */
declare const __PRIVATE_PATHS__: readonly string[];

/** Whether a page takes a payment or shows an order: no script of anybody else but the payment method's runs there. */
export const isPrivate = (pathname: string): boolean => isAmong(__PRIVATE_PATHS__, pathname);

const isAmong = (paths: readonly string[], pathname: string): boolean =>
  paths.includes(pathname.replace(/\/$/, ''));

/** Set by the build: the paths of the cart, in the same form. */
declare const __CART_PATHS__: readonly string[];

/** Whether this document is in another site's frame, which such a page refuses to be in (`EMBEDDING_ORIGINS`). */
export const mustLeaveFrame = (pathname: string): boolean =>
  window.self !== window.top && (isPrivate(pathname) || isAmong(__CART_PATHS__, pathname));

let isObserved = false;

/** Notes that a script of somebody else, or a recording, has begun in this document. It may stay until the document ends. */
export function noteObserver(): void {
  isObserved = true;
}

/** How the fragment of a link begins that contains somebody's list (`src/saved/shared-list.ts`). */
export const listMark = '#list=';

/** Scripts can read the address that opened the document as long as that lives, and nothing can clear it. */
function wasOpenedByLink(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const { searchParams: query, hash } = new URL(opened?.name ?? '', location.href);
  if (hash.startsWith(listMark)) return true;
  // Only the pages of such links take secrets out of their addresses; at any other, there may be one, too.
  return 'openLink' in window || Object.values(secretLinks).some(({ secret }) => query.has(secret));
}

/** Whether scripts of others, and recordings, may begin in this document now. */
export const mayBeObserved = (): boolean => !isPrivate(location.pathname) && !wasOpenedByLink();

/** Whether a page must not be shown here: a private one beside scripts of others; others where they could learn a secret. */
export const needsNewDocument = (pathname: string): boolean =>
  isPrivate(pathname) ? isObserved : wasOpenedByLink();
