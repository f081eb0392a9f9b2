import { isInCategory } from './categories.ts';
import type { SearchIndex } from './search-index.ts';
import { sessionIdOf, type VisitorBehavior } from './visitor-behavior.ts';

/** Keys of the segments to which a session's visitor belongs, in the order of the console. */
export function segmentsOf(
  sessionId: string,
  visitors: readonly VisitorBehavior[],
  { segments = {}, variantsOf }: SearchIndex,
): readonly string[] {
  const visitor = visitors.find(({ ids }) => ids.has(sessionIdOf(sessionId)));
  const opened = visitor?.opened.flatMap((key) => variantsOf(key).slice(0, 1)) ?? [];
  return Object.entries(segments)
    .filter(([, { openedIn }]) => opened.some((product) => isInCategory(product, openedIn)))
    .map(([key]) => key);
}
