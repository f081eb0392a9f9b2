import { fullLoadUnderWay } from './full-load.ts';
import { isOnline } from './network-status.ts';
import { keepDrafts } from './reload-drafts.ts';

/** The line that is revealed when a page cannot start, by whichever code still runs. */
export const startFailureId = 'start-failure';

/** Marks an address that the guard has reloaded; `1` is its only value (docs/product.md, 9). */
const reloadParameter = 'reloaded';

let hasReloaded = false;

/**
 * Prepares recovery from files that vanish during a deployment. It has to run before Gatsby reads the address and adds
 * its own listener: Gatsby reloads on every rejected chunk, without end if the chunk stays missing.
 */
export function startRecovery(): void {
  forgetParameter();
  mendFragment();
  window.addEventListener('unhandledrejection', (event) => {
    if (!isLoadError(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOnce(event.reason).catch((error: unknown) => {
      // As an error that nobody caught, which the error reporter listens for (docs/product.md, 4.3).
      window.reportError(error);
      revealStartFailure();
    });
  });
}

function revealStartFailure(): void {
  const bar = document.getElementById(startFailureId);
  if (!bar) return;
  bar.hidden = false;
  bar.onclick = () => window.location.reload();
}

/** Removes the parameter from the address bar, so that it is never copied, shared, or reported. */
function forgetParameter(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(reloadParameter)) return;
  hasReloaded = url.searchParams.get(reloadParameter) === '1';
  url.searchParams.delete(reloadParameter);
  window.history.replaceState(window.history.state, '', url);
}

/** Gatsby fails on a fragment with half of an encoded character, as in a link that an app has encoded and cut. */
function mendFragment(): void {
  const url = new URL(window.location.href);
  if (isWhole(url.hash)) return;
  const start = url.hash.replace(/(?:%[\da-f]{0,2}){1,4}$/i, '');
  url.hash = isWhole(start) ? start : '';
  window.history.replaceState(window.history.state, '', url);
}

function isWhole(encoded: string): boolean {
  try {
    decodeURI(encoded);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a file of the build could not be loaded: a chunk of webpack's or of its styles, page data, or a static query;
 * or whether page data names a chunk that this build does not know.
 * The messages are those of webpack 5 and of Gatsby 5 (cache-dir/loader.js and production-app.js).
 */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /^Loading (CSS )?chunk .+ failed|^page resources for .+ not found|^We couldn't (load "|find the correct component chunk)/.test(
      error.message,
    )
  );
}

/**
 * Reloads the page once, with what was typed kept, because the build it belongs to seems to be gone. Not while another
 * page is being loaded in full, which a reload would replace. Never resolves.
 * @throws the error itself if it is not about loading, if the page has been reloaded already, or without a connection.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const leaving = fullLoadUnderWay();
  if (leaving) await leaving;
  if (!isLoadError(error) || hasReloaded || !isOnline()) throw error;
  hasReloaded = true;
  keepDrafts();
  const url = new URL(window.location.href);
  url.searchParams.set(reloadParameter, '1');
  window.location.replace(url);
  return new Promise(() => undefined);
}

/**
 * Imports a part of the shop that a shopper waits for: it is tried twice, and then the page is reloaded once.
 * @throws the import's error if the page cannot be reloaded; asking again imports it anew.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return loadExtra(load).catch(reloadOnce);
}

/**
 * Imports a part that nobody has asked for. It is tried twice as well, but the page is never reloaded for it.
 * @throws the import's error; asking again imports it anew.
 */
export async function loadExtra<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isLoadError(error)) throw error;
    return load();
  }
}
