import { availableParallelism, freemem } from 'node:os';
import pLimit from 'p-limit';
import { type BuildResult, buildStore } from './build-store.ts';
import { type BuildTarget, nameOf } from './build-target.ts';
import { readTables } from './read-tables.ts';
import type { Settings } from '../options.ts';
import { printError, printLine } from '../print.ts';

/** Memory one build needs, in bytes, with a safety margin. */
const memoryOfBuild = 2 * 1024 ** 3;

interface FinishedBuild extends BuildResult {
  readonly target: BuildTarget;
}

/** Cores a build uses: two builds in parallel on two cores took a quarter longer than one after the other. */
const coresOfBuild = 2;

/** How many builds the machine can handle in parallel, given its cores and free memory; at least one. */
export function buildsAtOnce(cores = availableParallelism(), memory = freemem()): number {
  return Math.max(1, Math.min(Math.floor(cores / coresOfBuild), Math.floor(memory / memoryOfBuild)));
}

/**
 * Builds targets, several in parallel; a failure does not stop the others.
 * @returns in the order of the targets what is finished, and what failed.
 * @param atOnce how many to build in parallel; if omitted, as many as the machine can handle.
 */
export async function buildTargets(
  targets: readonly BuildTarget[],
  settings: Settings,
  { reuse, atOnce }: { readonly reuse: boolean; readonly atOnce?: number },
) {
  const finished: FinishedBuild[] = [];
  const failed: { target: BuildTarget; error: Error }[] = [];
  let read: ReturnType<typeof readTables> | null = null;
  const tables = () => (read ??= readTables(settings));

  const build = async (target: BuildTarget): Promise<void> => {
    const name = nameOf(target);
    printLine(`${name}: building …`);
    try {
      const result = await buildStore(target, settings, { reuse, tables });
      finished.push({ target, ...result });
      printLine(`${name}: ${result.built ? `built in ${result.seconds} s` : 'already built'}`);
    } catch (error) {
      failed.push({ target, error: error instanceof Error ? error : new Error(String(error)) });
      printError(`${name}: failed`);
    }
  };

  // The first build fills webpack's cache, which all others in its lane share.
  const [first, ...others] = targets;
  if (first) await build(first);
  const limit = pLimit(atOnce ?? buildsAtOnce());
  await limit.map(others, build);
  const position = ({ target }: { target: BuildTarget }) => targets.indexOf(target);
  return { finished: finished.sort((one, other) => position(one) - position(other)), failed };
}
