import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message that every build of i18next contains exactly once. */
const mark = 'i18next is already initialized';

/**
 * How many copies of i18next a build's scripts contain: the plugin imports its CommonJS build, the shop its ES build.
 */
export function i18nextCopiesIn(folder: string): number {
  const scripts = globSync('*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return scripts.join('\n').split(mark).length - 1;
}

/** @throws Error if a build contains i18next twice, or no copy that this recognizes. */
export function expectOneI18next(folder: string): void {
  const copies = i18nextCopiesIn(folder);
  if (copies !== 1)
    throw new Error(
      `${folder} contains i18next ${copies} times instead of once. gatsby/webpack.ts explains who imports it.`,
    );
}
