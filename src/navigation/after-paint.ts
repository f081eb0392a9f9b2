/** Where nothing is painted, for instance because the machine is busy, work waits for this many milliseconds at most. */
const longestWait = 100;

/** Later than what has just been shown: e.g. the router renders the whole page, for which a ticked box must not wait. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const doOnce = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(doOnce));
  setTimeout(doOnce, longestWait);
}
