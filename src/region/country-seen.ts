import type { Visitor } from '../../contract/visitor.ts';

/**
 * Where the edge sees the visitor (ISO 3166-1 alpha-2, lower case), or null when it does not say or cannot be asked.
 * Every first visit asks, so it does without the shop API's client and its schemas; a code that is none of ours has no
 * effect, and nobody waits longer than five seconds.
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
