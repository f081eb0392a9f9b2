import { callOptions } from '../../commerce/request-scope.ts';
import type { BuildHook } from '../context/build-hook.ts';

/** How long the host may take to answer, in milliseconds. */
const timeout = 5_000;

/**
 * Asks for a build.
 * @returns what the host answered instead of taking it; null if it took it, or did not say in time, when it may have.
 */
export async function askForBuild({ url, headers, body }: BuildHook): Promise<string | null> {
  const call = callOptions(timeout);
  const all = { ...call.headers, ...headers };
  try {
    const { ok, status } = await fetch(url, { method: 'POST', ...call, headers: all, body: body ?? null });
    return ok ? null : `answered ${status}`;
  } catch (error) {
    if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) return null;
    return 'cannot be reached';
  }
}
