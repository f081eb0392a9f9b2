/** Milliseconds between two runs, as on the hosts that have schedules. */
const minute = 60_000;

/**
 * Runs a storefront's sweeper regularly, on a host without schedules of its own. A run that takes longer than the
 * interval is not joined by another one. Does not keep the process alive.
 * @returns ends it, and resolves when the last run has ended.
 */
export function sweepEvery(sweeper: () => Promise<void>, interval = minute): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= sweeper().finally(() => (running = null));
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
