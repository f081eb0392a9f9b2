/** Later, so that a page comes alive first. Safari has no idle callback. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 2000);

/** As soon as everything the page needs at first has loaded and the browser has nothing else to do. */
export function whenLoadedAndIdle(work: () => void): void {
  const wait = () => whenIdle(work);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
