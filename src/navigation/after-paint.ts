/** Later than what has just been shown: e.g. the router renders the whole page, for which a ticked box must not wait. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
