import type { Patch } from '../patch.ts';

/** The parts of webpack that are used here. */
interface Hook {
  readonly tap: (name: string, run: () => void) => void;
}
export interface HashedCompilation {
  children: readonly unknown[];
  readonly hooks: { readonly beforeHash: Hook; readonly afterHash: Hook };
}
interface Compiler {
  readonly hooks: {
    readonly compilation: {
      readonly tap: (name: string, run: (compilation: HashedCompilation) => void) => void;
    };
  };
}

const name = 'SteadyHash';

/** Adds the hash of a build up without the compilations of stylesheets. */
export const hashWithoutStylesheets = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(name, (compilation) => {
      let children: readonly unknown[] = [];
      compilation.hooks.beforeHash.tap(name, () => {
        children = compilation.children;
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap(name, () => {
        compilation.children = children;
      });
    });
  },
};

/**
 * Webpack includes the compilations of stylesheets in the hash of a build. They exist only where the cache lacks a
 * stylesheet, so the first build from the cache would count as a new one: Gatsby would write every page again, and
 * every open tab would load the shop anew. Without them, equal files have an equal build.
 */
export const steadyHash: Patch = { plugins: [hashWithoutStylesheets] };
