/** Milliseconds between two runs, as on the hosts that have schedules. */
const minute = 60_000;

/**
 * Runs a storefront's sweeper regularly, on a host without schedules of its own. A run that takes longer than the
 * interval is not joined by another one. Does not keep the process alive.
 * @returns ends it.
 */
export function sweepEvery(sweeper: () => Promise<void>, interval = minute): () => void {
  let running = false;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      await sweeper();
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  return () => clearInterval(timer);
}
