import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * A change to the code of others. Every file in `gatsby/patches/` is one and says what it repairs. What an option of
 * Gatsby or webpack can do is in `gatsby/webpack.ts` instead.
 */
export interface Patch {
  /** Replaces single expressions. */
  readonly expressions?: readonly Expression[];
  /** Replaces modules. */
  readonly modules?: readonly ModuleReplacement[];
  /** Replaces modules where no HTML is rendered. */
  readonly browserModules?: readonly ModuleReplacement[];
}

/** The end of a file's path, what the file contains exactly once, and what that is replaced with. */
export type Expression = readonly [file: string, from: string, to: string];

/** A module, in the form in which other modules import it, and the file of ours that replaces it. */
export type ModuleReplacement = readonly [wanted: RegExp, file: string];

/** Code for an expression: a module of ours, as Gatsby's modules can ask for it. */
export const requireOurs = (file: string): string => `require(${JSON.stringify(resolve(file))})`;

/** Applies patches to the code of a stage. */
export function applyPatches(
  patches: readonly Patch[],
  { actions, plugins, stage }: CreateWebpackConfigArgs,
): void {
  const replaceModule = plugins.normalModuleReplacement as (wanted: RegExp, file: string) => object;
  const expressions = patches.flatMap((patch) => patch.expressions ?? []);
  const modules = patches.flatMap(({ modules: everywhere = [], browserModules = [] }) =>
    stage.endsWith('-html') ? everywhere : [...everywhere, ...browserModules],
  );
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: (path: string) => expressions.some(([file]) => path.endsWith(file)),
          enforce: 'pre',
          loader: resolve('gatsby/replace-expressions.ts'),
          options: { expressions },
        },
      ],
    },
    plugins: modules.map(([wanted, file]) => replaceModule(wanted, resolve(file))),
  });
}
