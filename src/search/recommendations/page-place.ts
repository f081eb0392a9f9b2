/** The path of a link without its query. */
export const pagePath = (link: string): string => link.replace(/[?#].*/, '');

/** The paths that the page links to outside this place and that of its own page. */
export function shownElsewhere(place: Element): ReadonlySet<string> {
  const links = [...document.querySelectorAll('main a[href]')]
    .filter((link) => !place.contains(link))
    .map((link) => pagePath(link.getAttribute('href') ?? ''));
  return new Set([...links, window.location.pathname]);
}

/** The places whose rows are still choosing their products, and when they no longer are. */
const choosing = new Map<Node, Promise<void>>();

/** A row's turn to choose its products, because none is in two rows. */
export interface Turn {
  /** Resolves once no row above that is being loaded still has to choose. */
  readonly whenAboveHaveChosen: () => Promise<unknown>;
  /** Lets the rows below choose. */
  readonly end: () => void;
}

/** Lets rows choose from top to bottom, in whatever order their answers arrive. Every turn has to be ended. */
export function takeTurn(place: Node): Turn {
  let resolve = () => {};
  const ended = new Promise<void>((done) => (resolve = done));
  choosing.set(place, ended);
  return {
    whenAboveHaveChosen: () =>
      Promise.all([...choosing].filter(([other]) => isAbove(other, place)).map(([, turn]) => turn)),
    end: () => {
      if (choosing.get(place) === ended) choosing.delete(place);
      resolve();
    },
  };
}

const isAbove = (other: Node, place: Node): boolean =>
  (place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/**
 * Waits until the content of a place can change without moving anything that is visible: while the place is below the
 * viewport; an empty one also while everything after it is. That must hold in two frames: in what was painted last and in
 * what is painted next, because browsers scroll between frames without asking.
 * @throws the signal's reason
 */
export async function untilUnnoticed(place: HTMLElement, signal: AbortSignal): Promise<void> {
  for (let frames = 0; frames < 2;) {
    await nextFrame();
    signal.throwIfAborted();
    if (canChange(place)) frames += 1;
    else {
      frames = 0;
      await scrolledOrResized(signal);
    }
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** @throws the signal's reason */
function scrolledOrResized(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const options = { passive: true, signal: listening.signal };
    window.addEventListener('scroll', end, options);
    window.addEventListener('resize', end, options);
    signal.addEventListener('abort', end, options);
  });
}

/** Whether a place shows a row of the build that a shopper may have seen: it stays, because what was seen must not change. */
export const keepsItsRow = (place: HTMLElement): boolean => place.offsetHeight > 0 && !canChange(place);

/** How far a shopper may scroll until another row is painted, in CSS pixels. */
const scrolledMeanwhile = 200;

/** Whether a place's content can change now without moving anything that is visible. */
export function canChange(place: HTMLElement): boolean {
  const isFilled = place.offsetHeight > 0;
  const firstMoved = isFilled ? place : nextVisible(place);
  const bottom = window.innerHeight + (isFilled ? scrolledMeanwhile : 0);
  return firstMoved === null || firstMoved.getBoundingClientRect().top >= bottom;
}

/** What would be pushed down: the next element in the page that has a height and is not about to change anyway. */
function nextVisible(element: Element): Element | null {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    for (let next = ancestor.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.getAttribute('aria-busy') === 'true') continue;
      // An announcement that nobody sees is not part of the flow, wherever it is in the page.
      if (['absolute', 'fixed'].includes(getComputedStyle(next).position)) continue;
      if (next.getBoundingClientRect().height > 0) return next;
    }
  }
  return null;
}
