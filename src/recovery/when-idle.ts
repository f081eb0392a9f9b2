/** Later, so that a page comes alive first. Safari has no idle callback. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 2000);
