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
  readonly plugins?: readonly object[];
  /** Changes what Gatsby has configured. */
  readonly configure?: (config: GatsbyWebpackConfig) => void;
}

/** The end of a file's path, what the file contains exactly once, and what that is replaced with. */
export type Expression = readonly [file: string, from: string, to: string];

/** A module, in the form in which other modules import it, and the file of ours that replaces it. */
export type ModuleReplacement = readonly [wanted: RegExp, file: string];

/** The parts of Gatsby's webpack configuration that are changed. */
export interface GatsbyWebpackConfig {
  readonly plugins: readonly {
    readonly constructor: { readonly name: string };
    readonly options?: { ignoreOrder?: boolean };
  }[];
  readonly optimization?: {
    readonly splitChunks?: {
      readonly cacheGroups?: {
        readonly shared?: { name: unknown; chunks?: (chunk: { readonly name?: string | null }) => boolean };
        styles?: unknown;
        adyen?: unknown;
      };
    };
  };
  readonly entry?: object;
}

/** Code for an expression: a module of ours, as Gatsby's modules can ask for it. */
export const requireOurs = (file: string): string => `require(${JSON.stringify(resolve(file))})`;

/**
 * Applies patches to the code of a stage: call it last, so that they see what everything else has configured.
 */
export function applyPatches(
  patches: readonly Patch[],
  { actions, getConfig, plugins, stage }: CreateWebpackConfigArgs,
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
    plugins: [
      ...patches.flatMap(({ plugins: own = [] }) => own),
      ...modules.map(([wanted, file]) => replaceModule(wanted, resolve(file))),
    ],
  });
  const config = (getConfig as () => GatsbyWebpackConfig)();
  for (const { configure } of patches) configure?.(config);
  actions.replaceWebpackConfig(config);
}
