import type { RequestContext } from '../context/request-context.ts';
import { askForBuild } from './ask-for-build.ts';
import { changeBuildState, readBuildState, replaceBuildState } from './build-state.ts';
import { decide } from './decision.ts';
import { readPublished } from './published-build.ts';

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
