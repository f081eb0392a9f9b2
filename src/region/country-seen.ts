import type { Visitor } from '../../contract/visitor.ts';

/**
 * Where the edge sees the visitor (ISO 3166-1 alpha-2, lower case), or null if it does not report it or is unreachable.
 * Every first visit asks, so this does not use the shop API's client and its schemas; an unknown code has no effect,
 * and nobody waits longer than five seconds.
 */
export async function countrySeen(): Promise<string | null> {
  try {
    const answer = (await (
      await fetch('/api/visitor', { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    ).json()) as Partial<Visitor> | null;
    return typeof answer?.country === 'string' ? answer.country : null;
  } catch {
    return null;
  }
}
