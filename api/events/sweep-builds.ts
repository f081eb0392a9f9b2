import { callOptions } from '../../commerce/request-scope.ts';
import { publishedBuildPath, publishedBuildSchema } from '../../contract/published-build.ts';
import type { BuildHook } from '../context/build-hook.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changeBuildState, readBuildState, replaceBuildState } from './build-state.ts';
import { decide, type Published } from './decision.ts';

/** How long the storefront and its host may take to answer, in milliseconds. */
const timeout = 5_000;

/**
 * Asks the host for a build if the published pages no longer say what the catalogue says, and it is time. Two at once ask
 * once, because the state is changed before the host is asked; if that host refuses, the next run asks again. One that ends
 * in between has the build taken for lost, an hour later.
 */
export async function sweepBuilds(context: RequestContext): Promise<void> {
  const { environment, log } = context;
  if (environment.buildHook === null) return;
  const before = await readBuildState(context);
  const now = Date.now();
  if (decide(before.value, await readPublished(context), now) !== 'ask') return;
  const asked = await replaceBuildState(context, before, { ...before.value, askedAt: now });
  if (asked === null) return;
  const refusal = await askForBuild(environment.buildHook);
  if (refusal === null) {
    log.info('asked for a build', { changedAt: before.value.changedAt });
    if (before.value.refusal !== null) await changeBuildState(context, { refusal });
    return;
  }
  // Every minute, for as long as it lasts: one error is enough.
  if (refusal === before.value.refusal) log.warn('the host still does not build', { refusal });
  else log.error('the host does not build', { refusal });
  await changeBuildState(context, { refusal, askedAt: before.value.askedAt });
}

/** What the published storefront was built from; null if it does not say, or cannot be reached. */
async function readPublished({
  store,
  log,
}: Pick<RequestContext, 'store' | 'log'>): Promise<Published | null> {
  try {
    const answer = await fetch(`${store.origin}${publishedBuildPath}`, callOptions(timeout));
    const { catalogueReadAt, nextPriceChangeAt } = publishedBuildSchema.parse(await answer.json());
    return {
      readAt: Date.parse(catalogueReadAt),
      nextPriceChangeAt: nextPriceChangeAt === null ? null : Date.parse(nextPriceChangeAt),
    };
  } catch (error) {
    log.debug('published build cannot be read', { error });
    return null;
  }
}

/**
 * Asks for a build.
 * @returns what the host answered instead of taking it; null if it took it, or did not say in time, when it may have.
 */
async function askForBuild({ url, headers, body }: BuildHook): Promise<string | null> {
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
