/** After so many in a run that could not be finished, a service is down, and the others wait. */
const maxFailures = 3;

/**
 * Works on one after the other, until a service is down or the time is used up; the rest is left to the sweeper's next run.
 * @param until when to begin no further one, in milliseconds since 1970.
 * @param work returns whether nothing is left to do.
 * @returns the one before which it stopped; null after the last one.
 * @throws what `work` throws.
 */
export async function sweepEach<Item>(
  items: readonly Item[],
  until: number,
  work: (item: Item) => Promise<boolean>,
): Promise<Item | null> {
  let failures = 0;
  for (const item of items) {
    if (failures >= maxFailures || Date.now() >= until) return item;
    if (!(await work(item))) failures += 1;
  }
  return null;
}
