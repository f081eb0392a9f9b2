import { existsSync } from 'node:fs';
import { finishedBuild } from './build-store.ts';
import { type BuildTarget, outputOf } from './build-target.ts';
import type { Settings } from '../options.ts';

/**
 * The folder of a storefront's build, if that is what a build with these settings would write now.
 * @throws Error with the command to run if there is no build, or if it is of another commit or other settings.
 */
export async function currentBuild(target: BuildTarget, settings: Settings): Promise<string> {
  const output = outputOf(target);
  const build = `npm run build -- --store ${target.store}`;
  if (!existsSync(output)) throw new Error(`${output} does not exist. Build the storefront first: ${build}`);
  if ((await finishedBuild(target, settings)) === null)
    throw new Error(
      `${output} was built from other files or with other settings than those of this command. Build it again: ${build}`,
    );
  return output;
}
