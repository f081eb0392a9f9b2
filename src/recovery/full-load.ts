import { create } from 'zustand';
import { isOnline, onNetworkChange } from './network-status.ts';
import { keepDrafts } from './reload-drafts.ts';
import { mustLeaveFrame, needsNewDocument } from '../navigation/private-pages.ts';

/** How opening the next page is going: `slow` after a second, `unreachable` if there is no connection to open it. */
export type PageLoad = 'ready' | 'slow' | 'unreachable';

/** `refusals`: how many links so far led to pages that could not be opened. */
const pageLoads = create<{ load: PageLoad; refusals: number }>(() => ({ load: 'ready', refusals: 0 }));

export const setPageLoad = (load: PageLoad): void =>
  pageLoads.setState(({ refusals }) => ({ load, refusals: refusals + Number(load === 'unreachable') }));

export const onPageLoad = pageLoads.subscribe;

/** How opening the next page is going; `ready` during server rendering. */
export const usePageLoad = (): PageLoad => pageLoads(({ load }) => load);

/** A number, so that the second link in a row that cannot be followed is shown, too. */
export const useRefusals = (): number => pageLoads(({ refusals }) => refusals);

/** How long a full load may take, in milliseconds, until the page counts as one that stays: the visitor may have stopped it. */
const longestLoad = 10_000;

let leaving: Promise<void> | null = null;

/** The full load that is under way; resolves if the page is still there after ten seconds. */
export const fullLoadUnderWay = (): Promise<void> | null => leaving;

function leave(load: () => void): void {
  leaving = new Promise<void>((resolve) => setTimeout(resolve, longestLoad)).then(() => {
    leaving = null;
  });
  keepDrafts();
  load();
}

/**
 * Opens a page by a full load, because its files are missing or belong to another build. Gatsby calls this (`gatsby/patches.ts`)
 * because it would lose query and hash. Without a connection the current page stays, unless a service worker may have the other.
 */
export function loadFully(path: string): void {
  if (mayLoad()) leave(() => window.location.assign(path));
  else setPageLoad('unreachable');
}

/**
 * Opens a page by a full load if it must not be shown in this document, and in a new tab if it refuses the frame in which this
 * one is. Gatsby asks before it shows a page (`gatsby/patches.ts`). Returns whether it does.
 */
export function opensFully(to: string): boolean {
  const { pathname } = new URL(to, location.href);
  if (mustLeaveFrame(pathname)) {
    setPageLoad('ready');
    window.open(to, '_blank', 'noopener');
    return true;
  }
  const isNeeded = needsNewDocument(pathname);
  if (isNeeded) loadFully(to);
  return isNeeded;
}

/** The same for a page that the visitor goes back or forward to; before Gatsby's router hears of it. */
export function watchHistory(): void {
  window.addEventListener(
    'popstate',
    (event) => {
      if (!needsNewDocument(location.pathname)) return;
      event.stopImmediatePropagation();
      reloadFully();
    },
    true,
  );
}

/** Loads the page of the current address, whose files are missing; without a connection, as soon as there is one. */
export function reloadFully(): void {
  if (mayLoad()) {
    leave(() => window.location.reload());
    return;
  }
  setPageLoad('unreachable');
  const stop = onNetworkChange(() => {
    stop();
    reloadFully();
  });
}

/** Whether a service worker may have other pages, as it does after a first visit. */
export const mayHavePages = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

const mayLoad = () => isOnline() || mayHavePages();
