import { availableParallelism, freemem } from 'node:os';
import pLimit from 'p-limit';
import type { HostName } from '../../hosts/host-limits.ts';
import { type BuildResult, buildStore, lastMemory } from './build-store.ts';
import { type BuildTarget, nameOf } from './build-target.ts';
import { readTables } from './read-tables.ts';
import type { Settings } from '../options.ts';
import { printError, printLine } from '../print.ts';

/** Memory that the build of a small catalogue needs, in bytes, with a safety margin. */
const memoryOfBuild = 2 * 1024 ** 3;

interface FinishedBuild extends BuildResult {
  readonly target: BuildTarget;
}

/** Cores a build uses: two builds in parallel on two cores took a quarter longer than one after the other. */
const coresOfBuild = 2;

/**
 * How many builds the machine can handle in parallel, given its cores and free memory; at least one.
 * @param before what the last builds of the same storefronts took, in bytes.
 */
export function buildsAtOnce(
  before: readonly number[],
  cores = availableParallelism(),
  memory = freemem(),
): number {
  const needed = Math.max(memoryOfBuild, ...before);
  return Math.max(1, Math.min(Math.floor(cores / coresOfBuild), Math.floor(memory / needed)));
}

/**
 * Builds targets, several in parallel; a failure does not stop the others.
 * @returns in the order of the targets what is finished, and what failed.
 */
export async function buildTargets(
  targets: readonly BuildTarget[],
  settings: Settings,
  { reuse, host = null }: { readonly reuse: boolean; readonly host?: HostName | null },
) {
  const finished: FinishedBuild[] = [];
  const failed: { target: BuildTarget; error: Error }[] = [];
  let read: ReturnType<typeof readTables> | null = null;
  const tables = () => (read ??= readTables(settings));

  const build = async (target: BuildTarget): Promise<void> => {
    const name = nameOf(target);
    printLine(`${name}: building …`);
    try {
      const result = await buildStore(target, settings, { reuse, host, tables });
      finished.push({ target, ...result });
      printLine(`${name}: ${result.built ? `built in ${result.seconds} s` : 'already built'}`);
    } catch (error) {
      failed.push({ target, error: error instanceof Error ? error : new Error(String(error)) });
      printError(`${name}: failed`);
    }
  };

  // The first build fills webpack's cache, which all others in its lane share, and says what one takes if none has been built.
  const [first, ...others] = targets;
  if (first) await build(first);
  const limit = pLimit(buildsAtOnce(await Promise.all(targets.map(lastMemory))));
  await limit.map(others, build);
  const position = ({ target }: { target: BuildTarget }) => targets.indexOf(target);
  return { finished: finished.sort((one, other) => position(one) - position(other)), failed };
}
