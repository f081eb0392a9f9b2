import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message that i18next's code holds once, in each of its builds. */
const mark = 'i18next is already initialized';

/** How often the scripts of a build bring i18next: the plugin asks for its CommonJS build, the shop for the ES one. */
export function i18nextCopiesIn(folder: string): number {
  const scripts = globSync('*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return scripts.join('\n').split(mark).length - 1;
}

/** @throws Error when a build brings i18next twice, or none that this knows. */
export function expectOneI18next(folder: string): void {
  const copies = i18nextCopiesIn(folder);
  if (copies !== 1)
    throw new Error(
      `${folder} holds i18next ${copies} times, not once. gatsby/webpack.ts says who brings it.`,
    );
}
