/** The longest wait, in milliseconds: a slow phone or a busy machine may not be idle as long as a shopper scrolls. */
const timeout = 2000;

/** Later, so that a page is hydrated first. Safari has no idle callback. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout }) : setTimeout(work, timeout);

/** As soon as everything the page needs at first has loaded and the browser has nothing else to do. */
export function whenLoadedAndIdle(work: () => void): void {
  const wait = () => whenIdle(work);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
